"""When a colour goes: by what breaks say, else after the last level that needs it."""

from functools import partial

from engine.blinds import AnteKind
from tests.fakes import MINUTE, Night, created
from tournament.chips import chip_sets, colour_up
from tournament.chips.chips import Chip
from tournament.chips.colours_going import Going, due, goes
from tournament.clocks import timekeeping
from tournament.names import TableNo
from tournament.structures import structure_files
from tournament.structures.structure import Break, Level, Structure

CHIPS = (25, 100, 500, 1000)


def structure(*periods: Level | Break) -> Structure:
    return Structure("Made up", periods, 10_000)


def level(small: int, big: int, ante: int = 0) -> Level:
    return Level(small, big, ante, AnteKind.BIG_BLIND, 20 * MINUTE)


PAUSE = Break(10 * MINUTE)
SILENT = structure(
    level(25, 50), level(75, 150), PAUSE, level(100, 200), level(200, 400), PAUSE, level(500, 1000), level(1000, 2000)
)


def test_a_colour_goes_in_the_first_break_after_the_last_level_that_needs_it() -> None:
    assert goes(SILENT, CHIPS) == (
        Going(25, 100, 2, 2, at_break=True, said=False),
        Going(100, 500, 4, 5, at_break=True, said=False),
        Going(500, 1000, 5, 7, at_break=False, said=False),
    )


def test_the_largest_chips_stay() -> None:
    assert [each.value for each in goes(SILENT, (25, 100))] == [25]


def test_an_ante_can_need_a_colour_longer_than_the_blinds() -> None:
    found = goes(structure(level(100, 200), level(100, 200, 25), PAUSE, level(200, 400)), CHIPS)
    assert found[0] == Going(25, 100, 2, 2, at_break=True, said=False)


def test_what_no_level_needs_goes_in_the_first_break_and_says_so() -> None:
    found = goes(structure(level(100, 200), PAUSE, level(200, 400)), CHIPS)
    assert found[0] == Going(25, 100, 0, 1, at_break=True, said=False)


def test_what_the_last_listed_level_needs_stays() -> None:
    found = goes(structure(level(25, 50), level(75, 150)), CHIPS)
    assert found[0] == Going(25, 100, 2, None, at_break=False, said=False)


def test_a_break_that_names_a_colour_has_the_word() -> None:
    said = structure(
        level(25, 50), level(100, 200), PAUSE, level(200, 400), Break(10 * MINUTE, (25, 100)), level(500, 1000)
    )
    found = goes(said, CHIPS)
    assert found[0] == Going(25, 500, 1, 4, at_break=True, said=True)
    assert found[1] == Going(100, 500, 3, 4, at_break=True, said=True)


def test_two_colours_that_go_together_go_into_one_that_stays() -> None:
    both = structure(level(25, 50), Break(10 * MINUTE, (25, 50)), level(100, 200))
    assert [(each.value, each.into) for each in goes(both, (25, 50, 100))] == [(25, 100), (50, 100)]


def test_without_a_set_only_named_colours_go_into_what_clubs_usually_have() -> None:
    found = goes(structure_files.shipped()["home-3h"])
    assert [(each.value, each.into, each.after) for each in found] == [(25, 100, 3), (100, 500, 7), (500, 1000, 9)]
    assert all(each.said and each.at_break for each in found)
    assert goes(SILENT) == ()


def test_shipped_structures_say_the_same_as_what_follows_from_their_levels() -> None:
    for shipped in structure_files.shipped().values():
        for each in goes(shipped):
            if each.index is not None:
                assert shipped.level_number(each.index) >= each.after, shipped.name


# ---- in an evening ---------------------------------------------------------------------------------------------------


def night(players: int = 4, *, seats: int = 9, seed: int | None = None) -> Night:
    made = Night(created(structure=SILENT, seats=seats, seed=seed))
    made.enter(*(f"P{n:02}" for n in range(players))).draw().start()
    return made


def waiting(made: Night) -> list[tuple[int, int | None, tuple[int, ...]]]:
    found = due(made.evening.state, made.evening.now())
    return [(each.value, each.into, tuple(each.tables)) for each in found]


def test_nothing_is_due_before_its_break_and_everything_after_it_until_it_is_done() -> None:
    made = night()
    made.evening.perform(partial(chip_sets.choose_chips, chips=[Chip(value, 100) for value in CHIPS]))
    assert waiting(made) == []
    made.clock.forward(40 * MINUTE)
    assert waiting(made) == [(25, 100, (1,))]
    made.clock.forward(15 * MINUTE)
    assert waiting(made) == [(25, 100, (1,))]
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=75))
    assert waiting(made) == []
    made.evening.undo()
    assert waiting(made) == [(25, 100, (1,))]


def test_without_a_set_and_without_a_word_of_the_structure_nothing_is_due() -> None:
    made = night()
    made.clock.forward(60 * MINUTE)
    assert waiting(made) == []


def test_only_tables_that_still_have_the_colour_are_asked() -> None:
    made = night(players=12, seats=6)
    made.evening.perform(partial(chip_sets.choose_chips, chips=[Chip(value, 100) for value in CHIPS]))
    made.clock.forward(40 * MINUTE)
    assert waiting(made) == [(25, 100, (1, 2))]
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=75, table=TableNo(2)))
    assert waiting(made) == [(25, 100, (1,))]


def test_where_chips_are_only_numbers_nothing_is_due() -> None:
    made = night(seed=3)
    made.clock.forward(60 * MINUTE)
    assert waiting(made) == []


def test_the_clock_taken_to_the_break_makes_it_due_and_back_again_not() -> None:
    made = night()
    made.evening.perform(partial(chip_sets.choose_chips, chips=[Chip(value, 100) for value in CHIPS]))
    made.evening.perform(timekeeping.next_level)
    made.evening.perform(timekeeping.next_level)
    assert waiting(made) == [(25, 100, (1,))]
    made.evening.take_back()
    assert waiting(made) == []
