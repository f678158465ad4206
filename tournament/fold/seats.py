"""What facts about chairs, hands and busts make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    FinalTableDrawn,
    HandPlayed,
    PlayerBusted,
    PlayerReinstated,
    PlayerSeated,
    PlayersMoved,
    PositionsTold,
    SeatsDrawn,
    TableBroken,
    TableHeld,
    TableOpened,
)
from tournament.fold.chairs import (
    check_left,
    check_started,
    close,
    gone,
    move,
    sit,
    stacks_of_kept_tables,
    stand_up,
    waits_no_more,
    with_entry,
    with_table,
)
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Bust, Table, Tournament


@apply.register
def _(event: TableOpened, state: Tournament, at: Instant) -> Tournament:
    if event.table in state.tables:
        raise RuleViolation("table_open", table=event.table)
    return with_table(state, Table(event.table, event.chairs, event.way, ready=at))


@apply.register
def _(event: SeatsDrawn, state: Tournament, at: Instant) -> Tournament:
    for seated in event.seats:
        state = sit(state, seated.entry, seated.seat, at)
    for button in event.buttons:
        state = with_table(state, replace(state.table(button.table), first_button=button.number))
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: PlayerSeated, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.seat.table)
    if not table.seats and table.positions is None:
        # A table that nobody drew a button for: its first player has it.
        state = with_table(state, replace(table, first_button=event.seat.number))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else replace(state, draws=event.draw.number)


@apply.register
def _(event: PlayersMoved, state: Tournament, at: Instant) -> Tournament:
    return move(state, event.moves, at)


@apply.register
def _(event: TableBroken, state: Tournament, at: Instant) -> Tournament:
    state = move(state, event.moves, at)
    return replace(close(state, event.table), draws=event.draw.number)


@apply.register
def _(event: FinalTableDrawn, state: Tournament, at: Instant) -> Tournament:
    for moved in event.moves:
        state = stand_up(state, moved.entry, moved.origin)
    for number in tuple(state.tables):
        if number != event.table:
            state = close(state, number)
    final = state.table(event.table)
    if final.seats:
        raise RuleViolation("seat_taken", table=event.table, seat=min(final.seats))
    drawn = replace(final, positions=None, first_button=event.button, dealt_in=frozenset(), ready=at, held=False)
    state = with_table(state, drawn)
    for moved in event.moves:
        state = sit(state, moved.entry, moved.to, at, moved=moved.origin != moved.to)
    return replace(state, draws=event.draw.number)


@apply.register
def _(event: TableHeld, state: Tournament, at: Instant) -> Tournament:
    return with_table(state, replace(state.table(event.table), held=True))


@apply.register
def _(event: HandPlayed, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    check_started(state, at)
    if event.number != table.hands + 1:
        raise RuleViolation("hand_out_of_order", table=event.table, hand=event.number)
    if sum(change.after - change.before for change in event.stacks) != 0:
        raise RuleViolation("chips_do_not_add_up", table=event.table, hand=event.number)
    entries = dict(state.entries)
    for change in event.stacks:
        entry = state.entry(change.entry)
        if entry.seat is None or entry.seat.table != event.table:
            raise RuleViolation("not_at_table", name=entry.shown_name, table=event.table)
        if entry.stack != change.before or change.after < 0:
            raise RuleViolation("stack_differs", name=entry.shown_name, table=event.table, hand=event.number)
        entries[change.entry] = replace(entry, stack=change.after)
    played = replace(
        table,
        hands=event.number,
        level=event.level,
        hands_in_level=(table.hands_in_level if table.level == event.level else 0) + 1,
        positions=event.positions,
        dealt_in=table.dealt_in | {change.entry for change in event.stacks},
        ready=at,
    )
    return with_table(replace(state, entries=entries, hands=state.hands + 1), played)


@apply.register
def _(event: PositionsTold, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    dealt_in = table.dealt_in | set(table.seats.values())
    return with_table(state, replace(table, positions=event.positions, dealt_in=dealt_in, ready=at))


@apply.register
def _(event: PlayerBusted, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    check_left(state)
    if (entry.seat.table if entry.seat else None) != event.table:
        raise RuleViolation("not_at_table", name=entry.shown_name, table=event.table)
    for other in event.by:
        if not state.entry(other).is_in:
            raise RuleViolation("eliminator_out", name=state.entry(other).shown_name)
    table = None if event.hand is None or event.table is None else state.table(event.table)
    bust = Bust(
        group=state.groups + 1,
        rank=event.rank_in_hand,
        at=at,
        by=event.by,
        seat=entry.seat,
        hand=None if event.hand is None else state.hands,
        level=state.clock.reading(at).index if table is None else table.level,
        started_with=event.started_with,
    )
    if entry.seat is not None:
        state = stand_up(state, event.entry, entry.seat)
    if entry.stack and entry.counted is None and not state.setup.counted:
        raise RuleViolation("still_has_chips", name=entry.shown_name, chips=entry.stack)
    state = with_entry(state, replace(state.entries[event.entry], stack=0, counted=None, bust=bust))
    return gone(state, at)


@apply.register
def _(event: PlayerReinstated, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.bust is None:
        raise RuleViolation("not_out", name=entry.shown_name)
    others = state.entries_of(entry.player)
    if any(each.is_in for each in others):
        raise RuleViolation("already_entered", name=entry.shown_name, known=entry.shown_name)
    if any(each.number > entry.number for each in others):
        raise RuleViolation("entered_again", name=entry.shown_name)
    if state.finished is not None:
        state = replace(state, clock=state.clock.reopened(at), finished=None)
        state = stacks_of_kept_tables(state, known=False)
    chips = entry.bust.started_with if entry.bust.removed is not None else None
    if chips is not None:
        # Nobody had won them: they come back into play with him.
        state = replace(state, removed=state.removed - chips)
    back = replace(entry, bust=None, stack=0 if event.bought_back else chips, counted=None)
    if event.bought_back and state.setup.rules.rebuy_keeps_knockout:
        lost = len(entry.purchases) - sum(entry.heads)
        back = replace(back, knockouts=(*entry.knockouts, entry.bust.by), heads=(*entry.heads, lost))
    state = with_entry(state, back)
    if entry.player is not None:
        state = waits_no_more(state, entry.player)
    if event.seat is None:
        return with_entry(state, replace(back, stack=None))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else replace(state, draws=event.draw.number)
