"""What facts about busts make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import PlayerBusted, PlayerReinstated
from tournament.fold.chairs import (
    check_left,
    check_started,
    gone,
    sit,
    stacks_of_kept_tables,
    stand_up,
    waits_no_more,
    with_entry,
)
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Bust, Knockout, Tournament


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
        lost = len(entry.purchases) - sum(knockout.heads for knockout in entry.knockouts)
        back = replace(back, knockouts=(*entry.knockouts, Knockout(entry.bust.by, lost, entry.bust.at)))
    state = with_entry(state, back)
    if entry.player is not None:
        state = waits_no_more(state, entry.player)
    if event.seat is None:
        return with_entry(state, replace(back, stack=None))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else replace(state, draws=event.draw.number)
