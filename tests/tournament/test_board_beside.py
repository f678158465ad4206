"""What stands beside the clock: chips and those that go, what is for sale, who is out in this round."""

from dataclasses import replace

import pytest

from tests.fakes import MINUTE, Night, created, people
from tests.tournament.doors import RE_ENTRY, Door, opened
from tournament.board.view import BoardView, ChipColour, view
from tournament.chips import chip_sets, colour_up
from tournament.chips.chips import Chip
from tournament.clocks import timekeeping
from tournament.names import TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.people import registration
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.structures.structure import Break, Level, Structure

GREEN, BLACK, PURPLE = ChipColour(25, "green"), ChipColour(100, "black"), ChipColour(500, "purple")
CHIPS = (Chip(500, 40, "purple"), Chip(25, 300, "green"), Chip(100, 200, "black"))
REBUY = Price("Rebuy", Buying.REBUY, Shares(prizes=900, house=100), 5_000, Window(until=2))
ADD_ON = Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=2, until=2))
NAMES = people(6)


def shown(door: Door) -> BoardView:
    return view(door.state, door.now)


def played(*, more: tuple[Price, ...] = ()) -> Door:
    """Six players, chips chosen; the break is from minute 40 to 50."""
    return Door(opened(more=more)).do(chip_sets.choose_chips, CHIPS).start(*NAMES)


# ---- chips -----------------------------------------------------------------------------------------------------------


def test_the_chips_are_shown_smallest_first_and_none_where_nobody_said_which_there_are() -> None:
    assert shown(played()).colours == (GREEN, BLACK, PURPLE)
    assert shown(Door(opened()).start(*NAMES)).colours == ()


def test_a_colour_goes_in_the_next_break_and_in_the_break_itself_until_it_has_gone_everywhere() -> None:
    door = Door(opened(seats=3)).do(chip_sets.choose_chips, CHIPS)
    assert shown(door).going == (GREEN,)
    door.start(*NAMES).later(10)
    assert shown(door).going == (GREEN,)
    assert shown(door.later(31)).going == (GREEN,)
    door.do(colour_up.told, 25, 100, 0, TableNo(1))
    assert (shown(door).going, shown(door).colours) == ((GREEN,), (GREEN, BLACK, PURPLE))
    door.do(colour_up.told, 25, 100, 0, TableNo(2))
    assert (shown(door).going, shown(door).colours) == ((), (BLACK, PURPLE))
    door.night.evening.undo()
    assert (shown(door).going, shown(door).colours) == ((GREEN,), (GREEN, BLACK, PURPLE))


def test_in_a_break_only_its_own_colours_go() -> None:
    level = Level(25, 50, duration_ms=20 * MINUTE)
    periods = (level, Break(10 * MINUTE), Level(100, 200), Break(10 * MINUTE, colours=(25,)), Level(500, 1_000))
    setup = replace(opened(), structure=Structure("Two breaks", periods, 10_000))
    door = Door(setup).do(chip_sets.choose_chips, CHIPS).start(*NAMES)
    assert shown(door).going == ()
    assert shown(door.later(25)).going == ()
    assert shown(door.later(10)).going == (GREEN, BLACK)


def test_a_colour_that_the_structure_names_goes_also_where_nobody_said_which_chips_there_are() -> None:
    periods = (Level(25, 50), Break(10 * MINUTE, colours=(25,)), Level(100, 200))
    door = Door(replace(opened(), structure=Structure("One break", periods, 10_000))).start(*NAMES)
    assert shown(door).going == (ChipColour(25),)


def test_no_chip_goes_where_none_is_real_nor_when_it_is_over() -> None:
    night = Night(created(seed=1)).enter(*NAMES)
    night.evening.perform(lambda state, at: chip_sets.choose_chips(state, at, CHIPS))
    assert view(night.evening.state, night.evening.now()).going == ()
    door = played()
    for name in NAMES[1:]:
        door.bust(name)
    assert shown(door).going == ()


# ---- for sale --------------------------------------------------------------------------------------------------------


def offered(door: Door) -> list[tuple[str, int, int, float | None, bool]]:
    """Name, chips, cost, minutes until it closes, whether with the break."""
    return [
        (
            each.name,
            each.chips,
            each.cost,
            None if each.closes is None else (each.closes - door.now) / MINUTE,
            each.with_break,
        )
        for each in shown(door).for_sale
    ]


def test_while_the_clock_counts_down_to_the_start_the_room_knows_when_the_first_break_will_be() -> None:
    door = Door(opened()).enter(*NAMES)
    assert shown(door).next_break is None
    door.night.draw()
    begins = door.now + 10 * MINUTE
    door.do(timekeeping.schedule_start, begins)
    assert shown(door).next_break == (begins + 40 * MINUTE, 10 * MINUTE)


def test_nothing_is_for_sale_before_the_clock_has_started() -> None:
    door = Door(opened(more=(REBUY,))).enter(*NAMES)
    assert offered(door) == []
    door.night.draw()
    door.do(timekeeping.schedule_start, door.now + 10 * MINUTE)
    assert offered(door) == []


def test_late_entries_re_entries_and_rebuys_are_for_sale_with_what_they_cost_in_all() -> None:
    door = played(more=(RE_ENTRY, REBUY, ADD_ON)).later(10)
    assert offered(door) == [
        ("Buy-in", 10_000, 2_000, 40, False),
        ("Re-entry", 10_000, 2_200, 40, False),
        ("Rebuy", 5_000, 1_000, 40, False),
    ]


def test_what_closes_with_the_break_says_so_also_while_the_clock_stands() -> None:
    door = played(more=(ADD_ON, replace(REBUY, window=Window(until=3)))).do(registration.close).later(43)
    assert offered(door) == [("Add-on", 5_000, 1_000, 7, True), ("Rebuy", 5_000, 1_000, 27, False)]
    door.do(timekeeping.pause)
    assert offered(door) == [("Add-on", 5_000, 1_000, None, True), ("Rebuy", 5_000, 1_000, None, False)]


def test_nobody_can_enter_where_it_is_full_and_nothing_is_sold_out_of_stock() -> None:
    door = Door(opened(capacity=6, more=(REBUY, replace(ADD_ON, window=Window(), in_all=1)))).start(*NAMES)
    assert [name for name, *_rest in offered(door)] == ["Rebuy", "Add-on"]
    door.bust(NAMES[0])
    assert [name for name, *_rest in offered(door)] == ["Buy-in", "Rebuy", "Add-on"]


def test_nothing_is_for_sale_once_it_is_over() -> None:
    door = played(more=(REBUY, RE_ENTRY))
    for name in NAMES[1:]:
        door.bust(name)
    assert offered(door) == []


# ---- hand for hand ---------------------------------------------------------------------------------------------------


def test_who_is_out_in_the_round_under_way_is_named_until_it_is_over() -> None:
    door = Door(opened(seats=4, until=0, more=())).start(*people(8)).later(20)
    door.bust("P001")
    door.do(hand_for_hand.begin, until=hand_for_hand.BY_HAND)
    assert shown(door).round_out == ()
    first, second = door.state.at_table(TableNo(2))[0], door.state.at_table(TableNo(1))[0]
    door.later(1).do(elimination.bust, [Out(first.number, ())])
    door.later(1).do(elimination.bust, [Out(second.number, ())])
    assert shown(door).round_out == (first.name, second.name)
    door.night.evening.undo()
    assert shown(door).round_out == (first.name,)
    door.do(hand_for_hand.round_over)
    assert shown(door).round_out == ()


@pytest.mark.parametrize("waits", [True, False])
def test_after_a_break_that_waits_nobody_knows_when_the_next_one_comes(waits: bool) -> None:
    periods = (Level(25, 50), Break(10 * MINUTE, waits=waits), Level(50, 100), Break(10 * MINUTE), Level(100, 200))
    door = Door(replace(opened(), structure=Structure("Two breaks", periods, 10_000))).start(*NAMES)
    begins = door.now + 20 * MINUTE
    assert shown(door).next_break == (begins, 10 * MINUTE)
    after = shown(door.later(25)).next_break
    assert after == (None if waits else (begins + 30 * MINUTE, 10 * MINUTE))


def test_two_breaks_that_follow_one_another_say_when_both_are_over() -> None:
    level = Level(25, 50, duration_ms=20 * MINUTE)
    two = Structure("Two breaks", (level, Break(10 * MINUTE), Break(5 * MINUTE), level), 10_000)
    night = Night(created(structure=two)).enter("Anna", "Boris").draw().start()
    night.clock.forward(22 * MINUTE)
    seen = view(night.evening.state, night.clock.at)
    assert seen.on_break
    assert seen.back_at == night.clock.at + 13 * MINUTE
