"""Changing the structure of an evening, also while it runs.

The past stays as it is, the level being played asks, all that comes after it follows.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any

from tournament import forecast
from tournament.clocks import cuts
from tournament.errors import BadInput, RuleViolation
from tournament.events import StructureChanged
from tournament.forecast import Forecast
from tournament.history import Step
from tournament.names import MINUTE, Instant, Milliseconds
from tournament.state import Tournament
from tournament.structures.structure import MOST_PERIODS, Break, Level, Period, Structure
from tournament.structures.structure_check import check
from tournament.structures.structure_edits import (
    behind_what_is_played,
    end_of_level,
    in_proportion,
    index_of_break,
    inserted,
    level_of,
    listed_upto,
    removed,
    same,
    settled,
    with_break_moved,
    with_length,
    with_period,
)

LEAST: Milliseconds = 5 * MINUTE
"""Shortening goes no further than this where nobody says another least length."""


class Running(StrEnum):
    """What a change does to the level being played."""

    KEEP = "keep"
    """It ends as it is; the change counts from the next one on."""
    APPLY = "apply"
    """It changes as well: a new length changes the time that is left, never below nothing."""


Edit = Callable[[Structure], Structure]


def change_structure(
    state: Tournament,
    at: Instant,
    new: Structure,
    running: Running | None = None,
    said: Mapping[str, Any] | None = None,
) -> Step:
    """Follow another structure from here on; before the start all of it may change.

    `said`: what the history tells of it, `edit` first; otherwise that the structure was changed.

    Raises:
        RuleViolation: what `structure_check.check` refuses; `evening_over`, `structure_same`; `past_level_changes`
            (`level`, `on_break`): a level or break that is over would have been another; `running_level_goes`: the
            present one would be gone; `running_level_changes` (`level`, `time_left` and `time_left_then` in
            milliseconds): it would change, and nobody said whether it should; `running` says it.
    """
    if state.clock.over:
        raise RuleViolation("evening_over")
    new = cuts.played_by(state.setup.timing, new)
    _check(new)
    if state.has_started(at):
        new = _with_the_past(state, at, new, running)
    new = settled(new)
    if new == state.structure:
        raise RuleViolation("structure_same")
    return Step("structure_changed", (StructureChanged(new),), {"edit": "whole", **(said or {})})


def _check(new: Structure) -> None:
    try:
        check(new)
    except BadInput as nonsense:
        raise RuleViolation(nonsense.code, **nonsense.facts) from nonsense


def _with_the_past(state: Tournament, at: Instant, new: Structure, running: Running | None) -> Structure:
    """The new structure as far as it may count, everything before the present level as it was."""
    old, present = state.structure, state.clock.reading(at).index
    for index in range(present):
        if not same(new.period(index), old.period(index)):
            facts = {"level": old.level_number(index), "on_break": isinstance(old.period(index), Break)}
            raise RuleViolation("past_level_changes", **facts)
    here, then = old.period(present), new.period(present)
    if same(here, then):
        return new
    if isinstance(here, Break) is not isinstance(then, Break):
        raise RuleViolation("running_level_goes", level=old.level_number(present), on_break=isinstance(here, Break))
    match running:
        case Running.APPLY:
            return new
        case Running.KEEP:
            return with_period(new, present, here)
        case None:
            raise RuleViolation("running_level_changes", **_question(state, at, new, present))


def _question(state: Tournament, at: Instant, new: Structure, present: int) -> dict[str, Any]:
    """What the director is asked: how much is left of the level now, and how much would be."""
    left = state.clock.reading(at).remaining
    then = state.clock.with_structure(new, at).reading(at)
    return {
        "level": state.structure.level_number(present),
        "on_break": isinstance(state.structure.period(present), Break),
        "time_left": left,
        "time_left_then": then.remaining if then.index == present else 0,
    }


def edit(
    state: Tournament, at: Instant, made: Edit, running: Running | None = None, said: Mapping[str, Any] | None = None
) -> Step:
    """Change the present structure by one of the edits below.

    Raises:
        RuleViolation: as `change_structure`, and what the edit itself refuses.
    """
    listed = listed_upto(state.structure, state.clock.reading(at).index)
    return change_structure(state, at, made(listed), running, said)


def all_levels_last(
    state: Tournament, at: Instant, length: Milliseconds, running: Running | None = None, *, later: bool = False
) -> Step:
    """Give every level from the present one on that length, or every level after it (`later`); breaks keep theirs.

    Raises:
        RuleViolation: as `change_structure`.
    """
    first = max(0, _present(state, at) + later)
    said = {"edit": "all_last", "length": length}
    return edit(state, at, lambda old: with_length(old, length, first), running, said)


def change_level(
    state: Tournament, at: Instant, number: int, change: Callable[[Level], Level], running: Running | None = None
) -> Step:
    """Change the level that people see under that number, also one of the continuation.

    Raises:
        RuleViolation: as `change_structure`; `no_such_level`.
    """
    old = _listed_with(state, number)
    index, level = _part_ahead(state, at, old, number)
    new = with_period(old, index, change(level))
    return change_structure(state, at, new, running, {"edit": "level", "level": number})


def level_numbered(state: Tournament, number: int) -> Level:
    """The level that people see under that number, also one of the continuation.

    Raises:
        RuleViolation: `no_such_level`.
    """
    return level_of(_listed_with(state, number), number)[1]


def insert_level(state: Tournament, at: Instant, after: int, level: Level) -> Step:
    """Put one more level behind that of a number (0: at the beginning), before a break that follows it.

    Raises:
        RuleViolation: as `change_structure`; `no_such_level`, `before_the_present`.
    """
    return _insert(state, at, after, level, {"edit": "level_inserted", "level": after + 1})


def insert_break(state: Tournament, at: Instant, after: int, pause: Break) -> Step:
    """Put a break behind the level of that number; 0: before the first.

    Raises:
        RuleViolation: as `change_structure`; `no_such_level`, `before_the_present`.
    """
    return _insert(state, at, after, pause, {"edit": "break_inserted", "level": after, "length": pause.duration_ms})


def _insert(state: Tournament, at: Instant, after: int, period: Period, said: dict[str, Any]) -> Step:
    old = _listed_with(state, after)
    index = end_of_level(old, after)
    _check_ahead(state, at, index)
    return change_structure(state, at, inserted(old, index, period), said=said)


def have_break_wait(state: Tournament, at: Instant, *, waits: bool) -> Step:
    """Have the clock stand at the end of the break being shown, else of the next one; or go on by itself there.

    Raises:
        RuleViolation: as `change_structure`; `no_break_follows`: none is listed from here on.
    """
    listed = listed_upto(state.structure, state.clock.reading(at).index)
    present = max(_present(state, at), 0)
    found = next((n for n in range(present, len(listed.periods)) if isinstance(listed.periods[n], Break)), None)
    if found is None:
        raise RuleViolation("no_break_follows")
    pause = listed.periods[found]
    assert isinstance(pause, Break)  # noqa: S101
    said = {"edit": "break_waits" if waits else "break_goes_on", "level": listed.level_number(found)}
    new = with_period(listed, found, replace(pause, waits=waits))
    return change_structure(state, at, new, Running.APPLY, said)


def remove_level(state: Tournament, at: Instant, number: int) -> Step:
    """Leave out the level that people see under that number.

    Raises:
        RuleViolation: as `change_structure`; `no_such_level`, `before_the_present`.
    """
    index, _level = level_of(state.structure, number)
    _check_ahead(state, at, index)
    return change_structure(state, at, removed(state.structure, index), said={"edit": "level_removed", "level": number})


def remove_break(state: Tournament, at: Instant, after: int) -> Step:
    """Leave out the break behind the level of that number.

    Raises:
        RuleViolation: as `change_structure`; `no_such_break`, `before_the_present`.
    """
    index = index_of_break(state.structure, after, _present(state, at))
    _check_ahead(state, at, index)
    return change_structure(state, at, removed(state.structure, index), said={"edit": "break_removed", "level": after})


def move_break(state: Tournament, at: Instant, after: int, to: int) -> Step:
    """Have the break behind one level behind another one instead.

    Raises:
        RuleViolation: as `change_structure`; `no_such_break`, `no_such_level`, `before_the_present`.
    """
    old = _listed_with(state, to)
    index = index_of_break(old, after, _present(state, at))
    _check_ahead(state, at, index)
    _check_ahead(state, at, end_of_level(old, to))
    said = {"edit": "break_moved", "level": after, "to": to}
    return change_structure(state, at, with_break_moved(old, index, to), said=said)


def _listed_with(state: Tournament, number: int) -> Structure:
    """The structure with the level of that number in its list, as far as one can see the continuation."""
    old = state.structure
    more = number - old.level_number(len(old.periods) - 1)
    return listed_upto(old, len(old.periods) - 1 + max(0, min(more, MOST_PERIODS)))


def _part_ahead(state: Tournament, at: Instant, structure: Structure, number: int) -> tuple[int, Level]:
    """The level of that number; of one that a break has cut in two the part being played, or that comes next."""
    present = _present(state, at)
    if present >= 0 and structure.level_number(present) == number:
        for index in range(present, behind_what_is_played(structure, present)):
            period = structure.period(index)
            if isinstance(period, Level):
                return index, period
    return level_of(structure, number)


def _present(state: Tournament, at: Instant) -> int:
    """The index of the level or break being shown; -1 before the start."""
    return state.clock.reading(at).index if state.has_started(at) else -1


def _check_ahead(state: Tournament, at: Instant, index: int) -> None:
    """Only what comes after the present level or break can move in the list."""
    present = _present(state, at)
    if index <= present:
        level = state.structure.level_number(present)
        on_break = isinstance(state.structure.period(present), Break)
        raise RuleViolation("before_the_present", level=level, on_break=on_break)


def follow(state: Tournament, at: Instant, template: Structure) -> Step:
    """Go on by another structure after the level or break being shown, with its level of the next number.

    Between two levels its break is left out: there the evening has its own. A level that a break has cut in two is
    played to its end first.

    Raises:
        RuleViolation: as `change_structure`.
    """
    if not state.has_started(at):
        return change_structure(state, at, template)
    present = state.clock.reading(at).index
    listed = listed_upto(state.structure, present)
    behind, number = behind_what_is_played(listed, present), listed.level_number(present)
    between = isinstance(listed.periods[behind - 1], Break)
    coming = (
        period
        for index, period in enumerate(template.periods)
        if template.level_number(index) > number
        or (template.level_number(index) == number and isinstance(period, Break) and not between)
    )
    periods = (*listed.periods[:behind], *coming)
    return change_structure(state, at, replace(template, periods=periods, starting_stack=listed.starting_stack))


def shorten_to(state: Tournament, at: Instant, end: Instant, least: Milliseconds = LEAST) -> Step:
    """Shorten the levels from the next one on so that the evening probably ends by then.

    Raises:
        RuleViolation: as `shorten` and `change_structure`.
    """
    new, found = shorten(state, at, end, least)
    return change_structure(state, at, new, Running.KEEP, {"edit": "shortened", "end": found.at})


def shorten(state: Tournament, at: Instant, end: Instant, least: Milliseconds = LEAST) -> tuple[Structure, Forecast]:
    """The structure with later levels in proportion shorter, in whole minutes, and when it then ends; breaks stay.

    Levels that are not longer than `least` stay as they are, and so do those without minutes.

    Raises:
        RuleViolation: `no_chips_in_play`, `evening_over`; `ends_already` (`end_at`): it is expected to end by then;
            `cannot_end_by` (`end_at`): not even with every level as short as that.
    """
    if state.clock.over:
        raise RuleViolation("evening_over")
    now = forecast.expected_end(state, at)
    if now is None:
        raise RuleViolation("no_chips_in_play")
    if now.at <= end:
        raise RuleViolation("ends_already", end_at=now.at)
    first = _present(state, at) + 1
    listed, hand = listed_upto(state.structure, now.level), forecast.hand_length(state)

    def tried(thousandths: int) -> tuple[Structure, Forecast]:
        new = in_proportion(listed, first, thousandths, least)
        clock = state.clock.with_structure(new, at)
        return new, forecast.of_clock(clock, state.chips_in_play, at, hand=hand)

    shortest = tried(0)
    if shortest[1].at > end:
        raise RuleViolation("cannot_end_by", end_at=shortest[1].at)
    # The longest levels that still end by then: the end never comes earlier for longer ones.
    enough, too_long = 0, 1000
    while too_long - enough > 1:
        middle = (enough + too_long) // 2
        enough, too_long = (middle, too_long) if tried(middle)[1].at <= end else (enough, middle)
    return tried(enough)
