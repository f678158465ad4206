"""What facts about the chips themselves make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import ChipSetChosen, ColourChange, ColourRemoved
from tournament.fold.chairs import with_entry
from tournament.fold.facts import apply
from tournament.fold.seeds import after_draw
from tournament.names import EntryNo, Instant
from tournament.state import Tournament


@apply.register
def _(event: ChipSetChosen, state: Tournament, at: Instant) -> Tournament:
    return replace(state, chip_set=event.chips)


@apply.register
def _(event: ColourRemoved, state: Tournament, at: Instant) -> Tournament:
    if event.table is not None:
        state.table(event.table)
    here = frozenset(entry.number for entry in state.left)
    # Who is out has not changed his: where that was a mistake he comes back with them.
    still = state.holding.get(event.value, frozenset(entry.number for entry in state.entered))
    concerned = _concerned(event, state, here)
    found_later = event.way is None and bool(event.changes)
    if not found_later and still.isdisjoint(concerned):
        raise RuleViolation("colour_gone", value=event.value)
    if state.chips_in_play + event.total < 0:
        raise RuleViolation("more_than_in_play", chips=-event.total, in_play=state.chips_in_play)
    for change in event.changes:
        state = _changed(state, change)
    state = replace(
        state,
        colours=(*state.colours, event),
        holding={**state.holding, event.value: still - concerned},
    )
    return state if event.draw is None else after_draw(state, event.draw)


def _concerned(event: ColourRemoved, state: Tournament, here: frozenset[EntryNo]) -> frozenset[EntryNo]:
    """Whose chips it is about: those at the table, or all; whoever was named, too."""
    seated = here if event.table is None else frozenset(state.table(event.table).seats.values())
    named = frozenset(change.entry for change in event.changes)
    if event.way is None and named:
        return named
    strangers = named - seated
    if strangers and event.table is not None:
        raise RuleViolation("not_at_table", name=state.entry(min(strangers)).shown_name, table=event.table)
    return seated | named


def _changed(state: Tournament, change: ColourChange) -> Tournament:
    entry = state.entry(change.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.stack is None:
        return state
    stack = entry.stack + change.change
    if stack < 0:
        if entry.counted is None:
            raise RuleViolation("more_than_in_play", chips=-change.change, in_play=entry.stack)
        # The count was of another moment; he cannot have less than nothing.
        stack = 0
    return with_entry(state, replace(entry, stack=stack))
