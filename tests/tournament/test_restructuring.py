"""The structure changes while the evening runs: the past stays, the running level asks, the rest follows."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import AnteKind, Limit
from tests.fakes import HOUR, MINUTE, SEVEN, Night, created
from tournament import wording
from tournament.clocks import breaks, timekeeping
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.history import Step
from tournament.names import SECOND, Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.state import Tournament
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_edits import same

LENGTH = 8 * MINUTE + 30 * SECOND
SIX = Structure(
    "Six levels",
    (
        *(Level(big // 2, big, duration_ms=LENGTH) for big in (100, 200, 300)),
        Break(10 * MINUTE),
        *(Level(big // 2, big, duration_ms=LENGTH) for big in (400, 600, 800)),
    ),
    10_000,
)


@pytest.fixture
def night() -> Night:
    return Night(created(structure=SIX)).enter("Anna", "Boris", "Cyril").draw().start()


def do(night: Night, decision: Callable[..., Step], **said: object) -> None:
    night.evening.perform(partial(decision, **said))


def refused(night: Night, decision: Callable[..., Step], **said: object) -> RuleViolation:
    before = night.evening.state
    with pytest.raises(RuleViolation) as refusal:
        do(night, decision, **said)
    assert night.evening.state is before
    assert wording.refusal(refusal.value)
    return refusal.value


def left(night: Night) -> int:
    return night.evening.state.clock.reading(night.clock.at).remaining or 0


def lengths(night: Night) -> list[float | None]:
    periods = night.evening.state.structure.periods
    return [None if one.duration_ms is None else one.duration_ms / MINUTE for one in periods]


def test_a_new_length_of_all_levels_asks_what_the_running_one_does(night: Night) -> None:
    """B111: levels of 8:30 become 8:00 while level 1 runs."""
    night.clock.forward(3 * MINUTE)
    asked = refused(night, restructuring.all_levels_last, length=8 * MINUTE)
    assert asked.code == "running_level_changes"
    assert (asked.facts["time_left"], asked.facts["time_left_then"]) == (330 * SECOND, 300 * SECOND)
    assert wording.refusal(asked) == (
        "Level 1 is running with 5:30 left: keep it as it is, or let it follow with 5:00 left."
    )


def test_applied_to_the_running_level_the_remaining_time_is_reduced(night: Night) -> None:
    """B111: by 30 seconds, and all following levels last 8:00; breaks keep their length."""
    night.clock.forward(3 * MINUTE)
    do(night, restructuring.all_levels_last, length=8 * MINUTE, running=Running.APPLY)
    assert left(night) == 5 * MINUTE
    assert lengths(night) == [8, 8, 8, 10, 8, 8, 8]
    after = night.evening.state.structure.period(9)
    assert after.duration_ms == 8 * MINUTE


def test_kept_the_running_level_ends_as_it_would_have(night: Night) -> None:
    """B111, the other answer."""
    night.clock.forward(3 * MINUTE)
    do(night, restructuring.all_levels_last, length=8 * MINUTE, running=Running.KEEP)
    assert left(night) == 330 * SECOND
    assert lengths(night) == [8.5, 8, 8, 10, 8, 8, 8]


def test_a_length_that_is_over_already_leaves_nothing_of_the_level_and_takes_nothing_from_the_next(
    night: Night,
) -> None:
    """B111: never below zero."""
    night.clock.forward(6 * MINUTE)
    do(night, restructuring.all_levels_last, length=5 * MINUTE, running=Running.APPLY)
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.index, reading.remaining) == (1, 5 * MINUTE)


@pytest.mark.parametrize("length", [-5 * MINUTE, 0, 400, 100_001 * MINUTE])
def test_a_wrong_length_is_refused_and_the_clock_goes_on(night: Night, length: int) -> None:
    """B112: -5, 0, 0:00:00.4 and too long."""
    night.clock.forward(MINUTE)
    assert refused(night, restructuring.all_levels_last, length=length).code in ("period_too_short", "period_too_long")
    night.clock.forward(MINUTE)
    assert left(night) == LENGTH - 2 * MINUTE


def test_the_longest_length_is_accepted(night: Night) -> None:
    """B112: 100000 minutes."""
    do(night, restructuring.all_levels_last, length=100_000 * MINUTE, running=Running.APPLY)
    assert left(night) == 100_000 * MINUTE


def test_a_structure_without_levels_starts_nothing_and_can_be_corrected() -> None:
    """B244: the start is whole or not at all."""
    night = Night(created(structure=Structure("Empty", (), 10_000), stack=10_000)).enter("Anna", "Boris").draw()
    with pytest.raises(Refusal, match="structure_without_levels"):
        night.start()
    assert not night.evening.state.has_started(night.clock.at)
    assert night.evening.steps[-1].step.label == "seats_drawn"
    assert refused(night, restructuring.change_structure, new=Structure("Empty", ())).code == "structure_without_levels"
    do(night, restructuring.change_structure, new=SIX)
    night.start()
    assert left(night) == LENGTH


def test_what_is_over_cannot_become_another(night: Night) -> None:
    night.clock.forward(2 * LENGTH)
    said = {"number": 1, "change": lambda level: replace(level, big_blind=150)}
    past = refused(night, restructuring.change_level, **said)
    assert (past.code, past.facts["level"]) == ("past_level_changes", 1)
    assert refused(night, restructuring.change_structure, new=SIX.with_minutes(20)).code == "past_level_changes"


def test_before_the_start_everything_may_change() -> None:
    night = Night(created(structure=SIX)).enter("Anna", "Boris").draw()
    do(night, restructuring.change_level, number=1, change=lambda level: replace(level, small_blind=25))
    do(night, restructuring.insert_break, after=0, pause=Break(5 * MINUTE))
    do(night, restructuring.remove_level, number=2)
    assert [one.big_blind for one in night.evening.state.structure.periods if isinstance(one, Level)][:2] == [100, 300]
    assert isinstance(night.evening.state.structure.period(0), Break)


def test_an_appointed_start_is_still_before_the_start(night: Night) -> None:
    waiting = Night(created(structure=SIX)).enter("Anna", "Boris").draw()
    do(waiting, timekeeping.schedule_start, start_at=SEVEN + HOUR)
    do(waiting, restructuring.all_levels_last, length=5 * MINUTE)
    waiting.clock.forward(HOUR + MINUTE)
    assert left(waiting) == 4 * MINUTE


def test_after_the_end_nothing_changes(night: Night) -> None:
    for name in ("Cyril", "Boris"):
        night.evening.perform(partial(elimination.bust, outs=[Out(night.number(name), (), 1)]))
    assert refused(night, restructuring.all_levels_last, length=5 * MINUTE).code == "evening_over"
    assert refused(night, restructuring.shorten_to, end=0).code == "evening_over"


def test_the_same_structure_is_no_change(night: Night) -> None:
    assert refused(night, restructuring.change_structure, new=SIX).code == "structure_same"


def test_a_running_level_cannot_become_a_break(night: Night) -> None:
    new = replace(SIX, periods=(Break(MINUTE), *SIX.periods))
    assert refused(night, restructuring.change_structure, new=new).code == "running_level_goes"


def test_only_what_comes_later_moves_in_the_list(night: Night) -> None:
    night.clock.forward(LENGTH)
    for decision, said in (
        (restructuring.insert_level, {"after": 1, "level": Level(75, 150)}),
        (restructuring.insert_break, {"after": 1, "pause": Break(MINUTE)}),
        (restructuring.remove_level, {"number": 2}),
        (restructuring.move_break, {"after": 3, "to": 1}),
    ):
        assert refused(night, decision, **said).code == "before_the_present"
    do(night, restructuring.insert_level, after=2, level=Level(125, 250))
    do(night, restructuring.move_break, after=4, to=5)
    do(night, restructuring.insert_break, after=2, pause=Break(7 * MINUTE, (25,), waits=True))
    do(night, restructuring.remove_level, number=6)
    structure = night.evening.state.structure
    assert [one.big_blind if isinstance(one, Level) else -one.duration_ms // MINUTE for one in structure.periods] == [
        100, 200, -7, 250, 300, 400, -10, 800,
    ]  # fmt: skip
    do(night, restructuring.remove_break, after=5)
    assert refused(night, restructuring.remove_break, after=5).code == "no_such_break"
    assert refused(night, restructuring.remove_level, number=9).code == "no_such_level"


def test_undo_brings_the_structure_and_the_clock_back_as_they_would_have_been(night: Night) -> None:
    night.clock.forward(3 * MINUTE)
    do(night, restructuring.all_levels_last, length=4 * MINUTE, running=Running.APPLY)
    night.clock.forward(2 * MINUTE)
    assert night.evening.state.clock.reading(night.clock.at).index == 1
    night.evening.undo()
    assert night.evening.state.structure == SIX
    assert left(night) == LENGTH - 5 * MINUTE


def test_a_press_stays_good_when_the_level_it_went_to_is_undone(night: Night) -> None:
    for _ in range(3):
        do(night, restructuring.insert_level, after=6, level=Level(1000, 2000))
    for _ in range(8):
        do(night, timekeeping.next_level)
    for _ in range(3):
        night.evening.undo()
    reading = night.evening.state.clock.reading(night.clock.at)
    assert isinstance(reading.period, Level)
    assert night.evening.state.structure == SIX


def test_time_added_by_hand_stays(night: Night) -> None:
    do(night, timekeeping.add_time, time=2 * MINUTE)
    do(night, restructuring.all_levels_last, length=8 * MINUTE, running=Running.APPLY)
    assert left(night) == 10 * MINUTE


def test_the_rest_of_a_level_cut_by_a_break_shrinks_by_as_much_as_the_level(night: Night) -> None:
    night.clock.forward(3 * MINUTE)
    do(night, breaks.break_now, duration=5 * MINUTE)
    night.clock.forward(6 * MINUTE)
    assert left(night) == 270 * SECOND
    do(night, restructuring.all_levels_last, length=8 * MINUTE, running=Running.APPLY)
    assert left(night) == 240 * SECOND
    assert refused(night, restructuring.remove_break, after=1).code == "before_the_present"


def test_a_level_of_the_continuation_can_be_changed_as_well(night: Night) -> None:
    shown = night.evening.state.structure.period(8)
    assert isinstance(shown, Level)
    do(night, restructuring.change_level, number=8, change=lambda level: replace(level, duration_ms=30 * MINUTE))
    assert night.evening.state.structure.period(8) == replace(shown, duration_ms=30 * MINUTE)
    assert refused(night, restructuring.change_level, number=10**9, change=lambda level: level).code == "no_such_level"


def test_past_the_list_the_blinds_stay_when_only_the_length_changes(night: Night) -> None:
    for _ in range(7):
        do(night, timekeeping.next_level)
    before = [night.evening.state.structure.period(index) for index in range(7, 14)]
    do(night, restructuring.all_levels_last, length=5 * MINUTE, later=True)
    after = [night.evening.state.structure.period(index) for index in range(7, 14)]
    assert after == [before[0], *(replace(one, duration_ms=5 * MINUTE) for one in before[1:])]


def test_another_structure_can_be_followed_from_the_next_level_on(night: Night) -> None:
    night.clock.forward(MINUTE)
    template = Structure("Slow", tuple(Level(big // 2, big) for big in (100, 150, 200, 300)), 20_000)
    do(night, restructuring.follow, template=template)
    structure = night.evening.state.structure
    assert (structure.name, structure.period(0), structure.period(1)) == ("Slow", SIX.periods[0], Level(75, 150))
    assert structure.starting_stack == 10_000


def test_limits_hands_and_colours_change_like_everything_else(night: Night) -> None:
    new = replace(SIX, periods=(*SIX.periods[:4], Level(200, 400, 400, AnteKind.BIG_BLIND, None, Limit.POT_LIMIT, 9)))
    do(night, restructuring.change_structure, new=new)
    assert night.evening.state.structure.period(4) == new.periods[4]


# Whatever is changed --------------------------------------------------------------------------------------------------

EDITS = st.one_of(
    st.builds(
        lambda length, running, later: partial(
            restructuring.all_levels_last, length=length * MINUTE, running=running, later=later
        ),
        st.integers(1, 20),
        st.sampled_from(Running),
        st.booleans(),
    ),
    st.builds(
        lambda after, big: partial(restructuring.insert_level, after=after, level=Level(big, 2 * big)),
        st.integers(0, 12),
        st.integers(1, 999),
    ),
    st.builds(lambda after: partial(restructuring.insert_break, after=after, pause=Break(MINUTE)), st.integers(0, 12)),
    st.builds(lambda number: partial(restructuring.remove_level, number=number), st.integers(1, 9)),
    st.builds(
        lambda after, to: partial(restructuring.move_break, after=after, to=to), st.integers(0, 9), st.integers(0, 9)
    ),
    st.builds(
        lambda number, running: partial(
            restructuring.change_level,
            number=number,
            change=lambda level: replace(level, ante=level.big_blind),
            running=running,
        ),
        st.integers(1, 12),
        st.sampled_from(Running),
    ),
    st.just(timekeeping.next_level),
)


@given(st.lists(st.tuples(EDITS, st.integers(0, 9 * 60)), max_size=8))
def test_the_past_never_changes_and_undoing_everything_leads_back(
    edits: list[tuple[partial[Step], int]],
) -> None:
    night = Night(created(structure=SIX)).enter("Anna", "Boris").draw().start()
    for decision, seconds in edits:
        night.clock.forward(seconds * SECOND)
        before = night.evening.state
        present = before.clock.reading(night.clock.at)
        try:
            night.evening.perform(decision)
        except RuleViolation:
            assert night.evening.state is before
            continue
        _check_the_past(before, night.evening.state, present.index)
        assert night.evening.state.clock.reading(night.clock.at).index >= present.index
    while (target := night.evening.undo_target()) is not None and target.step.label == "structure_changed":
        night.evening.undo()
    assert night.evening.state.structure == SIX


PRESSES = st.one_of(
    st.builds(lambda minutes: partial(breaks.break_now, duration=minutes * MINUTE), st.integers(1, 5)),
    st.builds(lambda minutes: partial(breaks.break_after, duration=minutes * MINUTE), st.integers(1, 5)),
    st.builds(lambda minutes: partial(timekeeping.add_time, time=minutes * MINUTE), st.integers(-3, 3)),
    st.just(timekeeping.next_level),
    st.just(timekeeping.previous_level),
)


@given(st.lists(st.tuples(EDITS | PRESSES, st.integers(0, 9 * 60)), max_size=8))
def test_between_breaks_and_other_presses_an_edit_leaves_the_past_and_the_clock_alone(
    acts: list[tuple[Callable[[Tournament, Instant], Step], int]],
) -> None:
    night = Night(created(structure=SIX)).enter("Anna", "Boris").draw().start()
    for decision, seconds in acts:
        night.clock.forward(seconds * SECOND)
        before = night.evening.state
        shown = before.clock.reading(night.clock.at)
        try:
            done = night.evening.perform(decision)
        except RuleViolation:
            continue
        if done.step.label == "structure_changed":
            _check_the_past(before, night.evening.state, shown.index)
            now = night.evening.state.clock.reading(night.clock.at)
            assert now.index > shown.index or now.elapsed == shown.elapsed
    while (press := night.evening.press_target()) is not None:
        try:
            night.evening.undo(press.seq)
        except RuleViolation:
            break


def _check_the_past(before: Tournament, after: Tournament, present: int) -> None:
    for index in range(present):
        one, other = before.structure.period(index), after.structure.period(index)
        assert same(one, other)


def test_nonsense_is_refused_as_a_decision(night: Night) -> None:
    wrong = refused(night, restructuring.insert_level, after=2, level=Level(300, 200))
    assert wrong.code == "small_blind_over_big_blind"
    assert not isinstance(wrong, BadInput)
