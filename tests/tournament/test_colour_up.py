"""A colour goes at one table or at all: round up, race, told; stacks and the chips in play follow (TDA 24, D-13)."""

from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fakes import Night, created
from tournament import fold, wording
from tournament.chips import chip_sets, colour_up, stacks
from tournament.chips.chips import Chip
from tournament.chips.colour_up import OddChips, raced_again
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.events import ColourRemoved, Seat, StackCount, TableWay
from tournament.history import Step
from tournament.names import SeatNo, TableNo
from tournament.rules import ROBERT, EveningRules, HalfChip, RescueChip
from tournament.sales import prices
from tournament.state import Tournament
from tournament.tables import moves

SEED = bytes(range(32))
ONE, TWO = TableNo(1), TableNo(2)


def night(players: int = 4, *, rules: EveningRules | None = None, seats: int = 9, stack: int = 10_000) -> Night:
    """A kept evening of so many, with cards in the air."""
    setup = created(seats=seats, stack=stack)
    made = Night(setup if rules is None else replace(setup, rules=rules))
    return made.enter(*(f"P{n:02}" for n in range(1, players + 1))).draw().start()


def known(stacks_by_name: dict[str, int]) -> Night:
    """A real evening at a dealt table, where every stack is known."""
    average = sum(stacks_by_name.values()) // len(stacks_by_name)
    setup = replace(created(stack=average), way=TableWay.DEALT)
    made = Night(setup).enter(*stacks_by_name).draw().start()
    state = made.evening.state
    entries = {number: replace(entry, stack=stacks_by_name[entry.name]) for number, entry in state.entries.items()}
    made.evening._state = replace(state, entries=entries)  # as hands would have left them
    fold.count_chips(made.evening.state)
    return made


def state_of(made: Night) -> Tournament:
    return made.evening.state


def by_seat(made: Night, table: TableNo = ONE) -> list[str]:
    return [entry.name for entry in state_of(made).at_table(table)]


def odd(made: Night, **chips: int) -> list[OddChips]:
    return [OddChips(made.number(name), count) for name, count in chips.items()]


def code_of(made: Night, decision: partial[Step]) -> str:
    before = state_of(made)
    with pytest.raises(Refusal) as refused:
        made.evening.perform(decision)
    assert state_of(made) is before
    assert "{" not in wording.refusal(refused.value)
    return refused.value.code


def said(made: Night) -> str:
    return wording.step(made.evening.steps[-1].step).replace(wording.THIN_SPACE, " ")


# ---- round up ------------------------------------------------------------------------------------------------------


def test_rounding_up_makes_every_odd_rest_one_new_chip_and_shows_the_new_total() -> None:
    made = night()
    names = odd(made, P01=3, P02=1, P03=0, P04=4)
    made.evening.perform(partial(colour_up.round_up, value=25, into=100, odd=names))
    assert state_of(made).chips_in_play == 40_000 + 25 + 75
    assert said(made) == "Chips of 25 rounded up into 100: 40 000 → 40 100 in play"


def test_known_stacks_say_how_many_are_odd() -> None:
    made = known({"Anna": 10_075, "Boris": 9_950, "Cyril": 9_975})
    made.evening.perform(partial(colour_up.round_up, value=25, into=100))
    state = state_of(made)
    assert sorted(entry.stack or 0 for entry in state.left) == [10_000, 10_000, 10_100]
    assert state.chips_in_play == 30_100
    fold.count_chips(state)


def test_counted_stacks_change_and_stay_counts_of_their_time_and_unknown_ones_stay_unknown() -> None:
    made = night()
    made.evening.perform(partial(stacks.count_stacks, counts=[StackCount(made.number("P01"), 7_575)]))
    at = made.clock.at
    made.clock.forward(60_000)
    made.evening.perform(partial(colour_up.round_up, value=25, into=100, odd=odd(made, P01=3, P02=1)))
    first, second = (state_of(made).entries[made.number(name)] for name in ("P01", "P02"))
    assert (first.stack, first.counted, second.stack) == (7_600, at, None)


def test_only_the_total_may_be_told_where_nobody_noted_who_had_how_many() -> None:
    made = night()
    made.evening.perform(partial(colour_up.round_up, value=25, into=100, total=175))
    assert state_of(made).chips_in_play == 40_175


# ---- race ----------------------------------------------------------------------------------------------------------


def test_a_race_deals_from_its_draw_and_anybody_can_repeat_it() -> None:
    made = night(players=5)
    names = odd(made, P01=3, P02=1, P04=2, P05=3)
    made.evening.perform(partial(colour_up.race, value=25, into=100, table=ONE, odd=names, server_seed=SEED))
    state = state_of(made)
    event = state.colours[0]
    # C-167: nine odd chips are 225: two new chips, 25 leave play.
    assert event.total == -25
    assert state.chips_in_play == 50_000 - 25
    assert event.draw is not None
    assert event.draw.number == state.draws == 2
    again = raced_again(event, state.setup.rules)
    assert again is not None
    assert [each.change for each in again.players] == [change.change for change in event.changes]
    seats = [state.entries[change.entry].seat for change in event.changes]
    assert [seat.number for seat in seats if seat] == sorted(seat.number for seat in seats if seat)
    assert said(made).startswith("Chips of 25 raced off at table 1: 50 000 → 49 975 in play; P0")


def test_c169_at_half_by_either_rule() -> None:
    for rules, total in ((EveningRules(), 50), (replace(EveningRules(), half_chip=HalfChip.GIVES_NONE), -50)):
        made = night(rules=rules)
        names = odd(made, P01=3, P02=3, P03=2, P04=2)
        made.evening.perform(partial(colour_up.race, value=25, into=100, table=ONE, odd=names, server_seed=SEED))
        assert state_of(made).colours[0].total == total


def test_d14_a_rescue_chip_adds_to_the_chips_in_play_by_tda_and_not_by_robert() -> None:
    for rules, total in ((EveningRules(), 25 + 100), (ROBERT, 25)):
        made = night(rules=rules)
        first = by_seat(made)
        names = [OddChips(made.number(first[0]), 1, last=True), *odd(made, **{first[1]: 3, first[2]: 3})]
        # A seed with which the last chip does not win.
        for n in range(50):
            step = colour_up.race(state_of(made), made.clock.at, 25, 100, ONE, names, bytes([n]) * 32)
            if step.facts["rescued"]:
                break
        event = step.events[0]
        assert isinstance(event, ColourRemoved)
        assert event.total == total
        assert event.changes[0].change == 75
        assert event.changes[0].last
        assert raced_again(event, rules) is not None


def test_a_stack_that_is_known_says_better_than_anybody_that_these_are_not_his_last_chips() -> None:
    made = known({"Anna": 10_025, "Boris": 9_975})
    said = [OddChips(made.number("Anna"), 5, last=True)]
    made.evening.perform(partial(colour_up.race, value=25, into=100, table=ONE, odd=said, server_seed=SEED))
    raced = made.evening.steps[-1].step.events[0]
    assert isinstance(raced, ColourRemoved)
    assert not any(change.last for change in raced.changes)
    again = raced_again(raced, made.evening.state.setup.rules)
    assert again is not None
    assert {each.change for each in again.players} == {change.change for change in raced.changes}


def test_a_known_last_chip_is_found_by_itself() -> None:
    made = known({"Anna": 75, "Boris": 20_100, "Cyril": 9_825})
    step = colour_up.race(state_of(made), made.clock.at, 25, 100, ONE, (), SEED)
    event = step.events[0]
    assert isinstance(event, ColourRemoved)
    assert {change.entry: change.last for change in event.changes} == {
        made.number("Anna"): True,
        made.number("Cyril"): False,
    }
    made.evening.perform(partial(colour_up.race, value=25, into=100, table=ONE, odd=(), server_seed=SEED))
    fold.count_chips(state_of(made))
    assert all(entry.stack and entry.stack % 100 == 0 for entry in state_of(made).left)


def test_a_race_without_odd_chips_needs_no_cards() -> None:
    made = known({"Anna": 10_000, "Boris": 10_000})
    made.evening.perform(partial(colour_up.race, value=25, into=100, table=ONE, odd=(), server_seed=SEED))
    assert state_of(made).colours[0].draw is None
    assert state_of(made).draws == 1


# ---- told, and found later -----------------------------------------------------------------------------------------


def test_race_done_total_minus_25() -> None:
    made = night()
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=-25, table=ONE))
    assert state_of(made).chips_in_play == 39_975
    assert said(made) == "Chips of 25 are gone at table 1: 40 000 → 39 975 in play"


def test_tda_24_c_chips_found_later_are_changed_at_equal_value_and_the_rest_goes() -> None:
    made = night()
    found = partial(colour_up.found_later, value=25, into=100, entry=made.number("P01"), count=7)
    assert code_of(made, found) == "colour_not_gone"
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=0))
    made.evening.perform(found)
    assert state_of(made).chips_in_play == 40_000 - 75
    assert said(made) == "7 chips of 25 found with P01: 40 000 → 39 925 in play"
    assert code_of(made, partial(found.func, value=25, into=100, entry=made.number("P01"), count=0)) == (
        "odd_chips_out_of_range"
    )


def test_chips_found_later_are_changed_for_the_smallest_in_play_so_that_nothing_more_is_lost() -> None:
    made = night()
    owned = [Chip(25, 400), Chip(100, 400), Chip(500, 100)]
    made.evening.perform(partial(chip_sets.choose_chips, chips=owned))
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=0))
    found = partial(colour_up.found_later, value=25, entry=made.number("P01"), count=30)
    assert code_of(made, partial(found, into=500)) == "smaller_chips_in_play"
    made.evening.perform(partial(found, into=100))
    assert state_of(made).chips_in_play == 40_000 - 50
    # Once those of 100 have gone as well, those of 500 are the smallest.
    made.evening.perform(partial(colour_up.told, value=100, into=500, total=0))
    made.evening.perform(partial(found, into=500))
    assert state_of(made).chips_in_play == 40_000 - 50 - 250


# ---- table by table ------------------------------------------------------------------------------------------------


def two_tables() -> Night:
    return night(players=12, seats=6)


def test_a_colour_goes_table_by_table_and_never_twice_at_one() -> None:
    made = two_tables()
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=25, table=ONE))
    again = partial(colour_up.told, value=25, into=100, total=25, table=ONE)
    assert code_of(made, again) == "colour_gone_at_table"
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=50))
    assert code_of(made, partial(colour_up.told, value=25, into=100, total=0)) == "colour_gone"
    assert state_of(made).chips_in_play == 120_075
    made.evening.undo()
    assert state_of(made).chips_in_play == 120_025
    assert not colour_up.taking_part(state_of(made), 25, ONE)
    assert len(colour_up.taking_part(state_of(made), 25, TWO)) == 6


def move(made: Night, name: str, table: TableNo) -> None:
    free = min(set(range(1, 11)) - set(state_of(made).table(table).seats))
    made.evening.perform(partial(moves.move_by_hand, entry=made.number(name), to=Seat(table, SeatNo(free))))


def test_who_is_moved_to_a_table_that_was_done_races_there_alone() -> None:
    made = two_tables()
    at_two = by_seat(made, TWO)[0]
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=25, table=ONE))
    move(made, at_two, ONE)
    stays = by_seat(made, ONE)[0]
    race = partial(colour_up.race, value=25, into=100, table=ONE, server_seed=SEED)
    assert code_of(made, partial(race, odd=odd(made, **{stays: 2}))) == "changed_already"
    assert code_of(made, partial(race, odd=odd(made, **{by_seat(made, TWO)[0]: 2}))) == "not_at_table"
    made.evening.perform(partial(race, odd=odd(made, **{at_two: 3})))
    # Three odd chips of 25 alone are more than half a chip of 100.
    assert state_of(made).colours[-1].total == 25
    assert code_of(made, partial(race, odd=odd(made, **{at_two: 3}))) == "colour_gone_at_table"


def test_who_has_raced_is_left_out_at_the_table_he_comes_to() -> None:
    made = two_tables()
    raced = by_seat(made, ONE)[0]
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=25, table=ONE))
    move(made, raced, TWO)
    assert raced not in [entry.name for entry in colour_up.taking_part(state_of(made), 25, TWO)]


def test_who_enters_after_a_colour_began_to_go_gets_none_of_it() -> None:
    made = Night(replace(created(), prices=prices.plain(2_000, 10_000, 4))).enter("P01", "P02", "P03").draw().start()
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=25, table=ONE))
    made.enter("P04")
    assert colour_up.taking_part(state_of(made), 25) == ()


# ---- what is refused -----------------------------------------------------------------------------------------------


def test_what_is_nonsense_is_refused_with_its_reason() -> None:
    made = night()
    up = partial(colour_up.round_up, value=25, into=100)
    assert code_of(made, up) == "odd_chips_unknown"
    assert code_of(made, partial(colour_up.round_up, value=100, into=25, total=0)) == "new_chip_too_small"
    assert code_of(made, partial(colour_up.round_up, value=25, into=25, total=0)) == "new_chip_too_small"
    assert code_of(made, partial(colour_up.round_up, value=20, into=50, total=0)) == "new_chip_no_multiple"
    assert code_of(made, partial(up, total=30)) == "total_no_multiple"
    assert code_of(made, partial(up, total=-25)) == "total_out_of_range"
    assert code_of(made, partial(up, total=4 * 75 + 25)) == "total_out_of_range"
    assert code_of(made, partial(colour_up.told, value=25, into=100, total=-325)) == "total_out_of_range"
    assert code_of(made, partial(up, odd=odd(made, P01=-1))) == "odd_chips_out_of_range"
    assert code_of(made, partial(up, odd=[*odd(made, P01=1), *odd(made, P01=2)])) == "named_twice"
    # 40 000 in play are 1 600 chips of 25, of all players together.
    assert code_of(made, partial(up, odd=odd(made, P01=1_000, P02=601))) == "odd_chips_out_of_range"
    assert code_of(made, partial(up, table=TableNo(7), total=0)) == "no_such_table"
    made.evening.perform(partial(chip_sets.choose_chips, chips=[Chip(25, 100), Chip(500, 100)]))
    assert code_of(made, partial(up, total=0)) == "chips_not_in_set"
    fresh = Night(created()).enter("Anna", "Boris")
    assert code_of(fresh, partial(up, total=0)) == "not_started"


def test_known_stacks_are_not_contradicted() -> None:
    made = known({"Anna": 10_075, "Boris": 9_925})
    up = partial(colour_up.round_up, value=25, into=100)
    assert code_of(made, partial(up, total=100)) == "odd_chips_are_known"
    assert code_of(made, partial(up, odd=odd(made, Anna=2))) == "odd_chips_differ"
    small = known({"Anna": 10_030, "Boris": 9_970})
    assert code_of(small, up) == "smaller_chips_there"


def test_a_colour_does_not_go_into_one_that_has_gone_itself() -> None:
    made = night()
    made.evening.perform(partial(colour_up.told, value=25, into=100, total=0))
    assert code_of(made, partial(colour_up.told, value=5, into=25, total=0)) == "new_chip_is_gone"


def test_a_fact_that_takes_more_than_there_is_contradicts_the_log() -> None:
    made = night(stack=100)
    event = ColourRemoved(25, 100, None, -500)
    with pytest.raises(RuleViolation, match="more_than_in_play"):
        fold.apply(event, state_of(made), made.clock.at)


# ---- the set -------------------------------------------------------------------------------------------------------


def test_the_owned_set_is_chosen_smallest_first_and_undone() -> None:
    made = night()
    chips = [Chip(100, 200, " red "), Chip(25, 300, "white")]
    made.evening.perform(partial(chip_sets.choose_chips, chips=chips))
    assert state_of(made).chip_set == (Chip(25, 300, "white"), Chip(100, 200, "red"))
    assert said(made) == "Chips: 300 × 25 white, 200 × 100 red"
    made.evening.undo()
    assert state_of(made).chip_set == ()


@pytest.mark.parametrize(
    ("chips", "code"),
    [
        ([], "no_chips_owned"),
        ([Chip(25, 10), Chip(25, 20)], "chip_value_twice"),
        ([Chip(0, 10)], "chip_value_out_of_range"),
        ([Chip(-25, 10)], "chip_value_out_of_range"),
        ([Chip(10**13, 10)], "chip_value_out_of_range"),
        ([Chip(25, -1)], "chip_count_out_of_range"),
        ([Chip(25, 0)], "chip_count_out_of_range"),
        ([Chip(25, 10, "w" * 25)], "colour_too_long"),
        ([Chip(25, 10, "wh\u202eite")], "colour_has_control_characters"),
        ([Chip(n, 10) for n in range(1, 20)], "too_many_colours"),
    ],
)
def test_a_set_that_is_none_is_refused(chips: list[Chip], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        chip_sets.checked(chips)
    assert refused.value.code == code
    assert "{" not in wording.refusal(refused.value)


@settings(max_examples=30, deadline=None)
@given(
    odd_stacks=st.lists(st.integers(1, 400).map(lambda n: n * 25), min_size=2, max_size=9),
    by_cards=st.booleans(),
    rescue=st.sampled_from(RescueChip),
)
def test_known_stacks_stay_whole_and_add_up_whichever_way_the_colour_goes(
    odd_stacks: list[int], by_cards: bool, rescue: RescueChip
) -> None:
    missing = -sum(odd_stacks) % (25 * len(odd_stacks))
    odd_stacks[0] += missing
    made = known({f"P{n:02}": stack for n, stack in enumerate(odd_stacks, start=1)})
    state = replace(
        state_of(made), setup=replace(state_of(made).setup, rules=replace(EveningRules(), rescue_chip=rescue))
    )
    at = made.clock.at
    if by_cards:
        step = colour_up.race(state, at, 25, 100, ONE, (), SEED)
    else:
        step = colour_up.round_up(state, at, 25, 100)
    after = fold.apply_step(state, step.events, at)
    assert all(entry.stack and entry.stack % 100 == 0 for entry in after.left), "nobody is raced out"
    assert sum(entry.stack or 0 for entry in after.left) == after.chips_in_play == step.facts["after"]
