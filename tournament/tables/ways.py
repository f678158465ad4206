"""How the hands of a table are played: kept, recorded or dealt; that may change between hands."""

from collections.abc import Sequence

from tournament import fold
from tournament.errors import RuleViolation
from tournament.events import StackCount, TableWay, TableWayChosen, Timing
from tournament.history import Step
from tournament.names import Instant, TableNo
from tournament.state import Entry, Tournament


def unknown_stacks(state: Tournament, number: TableNo) -> tuple[Entry, ...]:
    """Whose chips at that table have to be counted before its hands can be recorded or dealt, by seat."""
    here = (state.entry(entry) for _seat, entry in sorted(state.table(number).seats.items()))
    return tuple(entry for entry in here if entry.stack is None or entry.counted is not None)


def choose_way(
    state: Tournament, at: Instant, number: TableNo, way: TableWay, stacks: Sequence[StackCount] = ()
) -> Step:
    """Have the hands of that table kept, recorded or dealt from the next one on.

    `stacks`: what those whose chips the program does not know have in front of them; to keep hands none are needed. It
    may be played that way already: then somebody has come there from a table whose hands are kept, and is counted.

    Raises:
        RuleViolation: `no_such_table`, `simulated_time`, `evening_over`, `way_already`, `hand_under_way`,
            `named_twice`, `stack_is_known`, `stack_unknown`, `count_negative`, `not_at_table`, `more_than_in_play`, and
            `counts_do_not_add_up` (`counted`, `in_play`) where with these every stack of the evening is known.
    """
    table = state.table(number)
    if state.setup.timing is Timing.SIMULATED:
        raise RuleViolation("simulated_time")
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if table.way is way and (way is TableWay.KEPT or not unknown_stacks(state, number)):
        raise RuleViolation("way_already", table=number)
    if table.under_way is not None:
        raise RuleViolation("hand_under_way", table=number)
    given = [] if way is TableWay.KEPT else list(stacks)
    if way is not TableWay.KEPT:
        _check(state, number, given)
    chosen = TableWayChosen(number, way, tuple(given))
    try:
        fold.apply_step(state, (chosen,), at)
    except RuleViolation as refusal:
        if refusal.code != "chips_do_not_add_up":
            raise
        raise RuleViolation("counts_do_not_add_up", **refusal.facts) from refusal
    return Step("way_chosen", (chosen,), {"table": number, "way": way.value})


def _check(state: Tournament, number: TableNo, given: Sequence[StackCount]) -> None:
    """Exactly those are counted whose chips nobody knows, and together they can have so many."""
    named = [count.entry for count in given]
    missing = {entry.number: entry for entry in unknown_stacks(state, number)}
    for place, entry in enumerate(named):
        name = state.entry(entry).shown_name
        if entry in named[:place]:
            raise RuleViolation("named_twice", name=name)
        if entry not in state.table(number).seats.values():
            raise RuleViolation("not_at_table", name=name, table=number)
        if entry not in missing:
            raise RuleViolation("stack_is_known", name=name, chips=state.entry(entry).stack)
    uncounted = [entry for number, entry in missing.items() if number not in named]
    if uncounted:
        raise RuleViolation("stack_unknown", name=uncounted[0].shown_name)
    for count in given:
        if count.chips < 0 or (count.chips == 0 and state.entry(count.entry).deciding is None):
            raise RuleViolation("count_negative", name=state.entry(count.entry).shown_name)
    together = sum(count.chips for count in given)
    if together > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=together, in_play=state.chips_in_play)
