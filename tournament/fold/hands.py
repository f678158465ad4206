"""What facts about hands make of the state: how a table's are played, those that begin, end and are void."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    ButtonMoved,
    HandBegan,
    HandPlayed,
    HandsAttached,
    HandVoided,
    PlayedBy,
    PositionsTold,
    TableWay,
    TableWayChosen,
)
from tournament.fold.chairs import check_started, ticked, with_entry, with_table
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Tournament
from tournament.table import UnderWay


@apply.register
def _(event: TableWayChosen, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    given = {count.entry: count.chips for count in event.stacks}
    entries = dict(state.entries)
    for number in table.seats.values():
        entry = state.entry(number)
        if number in given:
            if given[number] < 0:
                raise RuleViolation("count_negative", name=entry.shown_name)
            entry = replace(entry, stack=given[number], counted=None)
        elif event.way is not TableWay.KEPT and (entry.stack is None or entry.counted is not None):
            raise RuleViolation("stack_unknown", name=entry.shown_name)
        elif event.way is TableWay.KEPT and entry.deciding is None and table.way is not TableWay.KEPT:
            # From now on it is a count of this moment, which goes stale with every hand of real cards.
            entry = replace(entry, counted=at)
        entries[number] = entry
    # Hands of real cards that nobody enters go by the clock, and so will those after them.
    again = None if event.way is TableWay.KEPT else table.again
    # A hand of real cards that nobody enters is over when hands are played otherwise: that changes between hands.
    changed = replace(table, way=event.way, under_way=None, again=again, hands=table.hand, over=True)
    return with_table(replace(state, entries=entries), changed)


@apply.register
def _(event: PlayedBy, state: Tournament, at: Instant) -> Tournament:
    robot = (event.style, event.strength) if event.style else None
    for number in event.entries:
        state = with_entry(state, replace(state.entry(number), robot=robot))
    return state


@apply.register
def _(event: HandBegan, state: Tournament, at: Instant) -> Tournament:
    table = state.tables.get(event.table)
    if table is None or not state.has_started(at):
        # Undo passes over a hand that only began, so it just lapses with the start, or with its table.
        return state
    if event.number <= max(table.hands, table.begun):
        raise RuleViolation("hand_out_of_order", table=event.table, hand=event.number)
    stacks = {count.entry: count.chips for count in event.stacks}
    before, here = table.under_way, set(table.seats.values())
    changed = any(number not in here or state.entry(number).stack != chips for number, chips in stacks.items())
    if changed or before is not None or table.way is not TableWay.DEALT:
        # What it was dealt upon was undone or corrected since: it has become void, and nothing came of it. So has the
        # hand before it, where it is the result of that one.
        again = event.level if before is None else before.level
        return with_table(state, replace(table, begun=event.number, under_way=None, again=again))
    going = UnderWay(event.number, at, event.level, event.positions, stacks)
    return with_table(state, replace(table, begun=event.number, under_way=going))


@apply.register
def _(event: HandVoided, state: Tournament, at: Instant) -> Tournament:
    table = state.tables.get(event.table)
    going = None if table is None else table.under_way
    if table is None or going is None or going.number != event.number:
        # The hand was undone itself, or it was void already.
        return state
    return with_table(state, replace(table, under_way=None, again=going.level, ready=at))


@apply.register
def _(event: HandPlayed, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    check_started(state, at)
    due = table.next_number if table.under_way is None else table.under_way.number
    if event.number != due:
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
        over=True,
        dealt_in=table.dealt_in | {change.entry for change in event.stacks},
        ready=at,
        under_way=None,
        again=None,
    )
    state = with_table(replace(state, entries=entries, hands=state.hands + 1), played)
    return ticked(state, event.table)


@apply.register
def _(event: PositionsTold, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    dealt_in = table.dealt_in | set(table.seats.values())
    return with_table(state, replace(table, positions=event.positions, over=False, dealt_in=dealt_in, ready=at))


@apply.register
def _(event: ButtonMoved, state: Tournament, at: Instant) -> Tournament:
    table = state.table(event.table)
    check_started(state, at)
    dealt_in = table.dealt_in | (set(event.dealt) & set(table.seats.values()))
    moved = replace(table, positions=event.positions, over=False, begun=table.next_number, ready=at)
    return with_table(state, replace(moved, dealt_in=dealt_in))


@apply.register
def _(event: HandsAttached, state: Tournament, at: Instant) -> Tournament:
    known = next((each for each in state.attached if each.sha256 == event.sha256), None)
    if known is not None:
        raise RuleViolation("hands_attached_already", name=event.name, known=known.name)
    return replace(state, attached=(*state.attached, event))
