"""The chip race by the published rule, with the cards as they fall (rules.md C-167, C-169, C-172, B61, B62)."""

import json
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card, cards
from tournament.chips.chip_race import Odd, Race, decks, race, raced_for, whole_sets
from tournament.events import Draw
from tournament.names import SeatNo
from tournament.rules import HalfChip, RescueChip

SEED = Draw(1, "ab" * 32)


def held(
    odd: dict[int, int],
    falling: str = "",
    *,
    value: int = 25,
    into: int = 100,
    half: HalfChip = HalfChip.GIVES_ONE,
    rescue: RescueChip = RescueChip.EXTRA,
    last: tuple[int, ...] = (),
) -> Race:
    """The race of odd chips by seat, with these cards in the order in which they are dealt."""
    deck: Iterator[Card] = iter(cards(falling)) if falling else decks(SEED)
    odds = [Odd(SeatNo(seat), chips, seat in last) for seat, chips in odd.items()]
    return race(odds, value, into, deck, half, rescue)


def changes(found: Race) -> dict[int, int]:
    return {each.seat: each.change for each in found.players}


def test_c167_the_ace_and_the_king_of_spades_win_and_25_leave_play() -> None:
    found = held({1: 3, 3: 1, 4: 2, 5: 3}, "9c4dKh Ks Ad2c 7s7hJc")
    assert changes(found) == {1: -75, 3: 75, 4: 50, 5: -75}
    assert found.raced_for == 2
    assert found.total == -25


def test_c167_cards_are_dealt_from_seat_1_and_all_of_a_players_before_the_next() -> None:
    found = held({5: 3, 4: 2, 1: 3, 3: 1}, "9c4dKh Ks Ad2c 7s7hJc")
    assert [(each.seat, each.cards) for each in found.players] == [
        (1, cards("9c4dKh")),
        (3, cards("Ks")),
        (4, cards("Ad2c")),
        (5, cards("7s7hJc")),
    ]


@pytest.mark.parametrize(("half", "new"), [(HalfChip.GIVES_ONE, 3), (HalfChip.GIVES_NONE, 2)])
def test_c169_a_rest_of_exactly_half_a_chip_gives_one_more_or_does_not(half: HalfChip, new: int) -> None:
    assert raced_for(10, 25, 100, half) == new
    found = held({1: 3, 2: 3, 3: 2, 4: 2}, half=half)
    assert found.total == new * 100 - 250


def test_c172_whole_sets_are_changed_first() -> None:
    assert whole_sets(14, 25, 100) == (3, 2)
    found = held({1: 14, 2: 2}, "2c3c AsKs")
    assert [(each.sets, each.odd, each.change) for each in found.players] == [(3, 2, -50), (0, 2, 50)]


@pytest.mark.parametrize(("odd", "new"), [(1, 0), (2, 1), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_one_odd_chip_of_a_quarter_is_removed_and_two_or_three_give_one(odd: int, new: int) -> None:
    assert raced_for(odd, 25, 100, HalfChip.GIVES_ONE) == new


def test_suits_rank_spades_hearts_diamonds_clubs() -> None:
    for higher, lower in (("s", "h"), ("h", "d"), ("d", "c")):
        found = held({1: 2, 2: 2}, f"Q{lower}2c Q{higher}2d")
        assert changes(found) == {1: -50, 2: 50}


def test_nobody_wins_two_chips_whatever_cards_he_has() -> None:
    found = held({1: 3, 2: 3, 3: 2}, "AsAhAd 2c3c4c 5c6c")
    assert [each.won for each in found.players] == [True, False, True]


def test_tda_24_a_whoever_would_be_raced_out_gets_a_chip_beside_those_raced_for() -> None:
    found = held({1: 3, 3: 1, 4: 2, 5: 3}, "9c4dKh Ks Ad2c 7s7hJc", last=(5,))
    assert changes(found) == {1: -75, 3: 75, 4: 50, 5: 25}
    assert [each.seat for each in found.players if each.rescued] == [5]
    assert found.total == 75


def test_rrop_15_the_chip_of_whoever_would_be_raced_out_comes_out_of_the_race() -> None:
    found = held({1: 3, 3: 1, 4: 2, 5: 3}, "9c4dKh Ks Ad2c 7s7hJc", last=(5,), rescue=RescueChip.FROM_RACE)
    assert changes(found) == {1: -75, 3: -25, 4: 50, 5: 25}
    assert found.total == -25


def test_rrop_15_a_rescue_that_takes_the_chip_of_another_last_player_rescues_him_too() -> None:
    found = held({1: 3, 3: 1, 4: 2, 5: 3}, "9c4dKh Ks Ad2c 7s7hJc", last=(3, 5), rescue=RescueChip.FROM_RACE)
    assert [each.seat for each in found.players if each.rescued] == [3, 5]
    assert not any(each.won for each in found.players)
    assert found.total == -25


def test_more_last_players_than_chips_all_keep_one() -> None:
    for rescue in RescueChip:
        found = held({1: 1, 2: 1, 3: 1}, "AsKsQs", last=(1, 2, 3), rescue=rescue)
        assert [each.won or each.rescued for each in found.players] == [True] * 3


def test_somebody_who_has_changed_a_whole_set_has_chips_left_and_is_not_rescued() -> None:
    found = held({1: 5, 2: 3}, "2c AsAhAd", last=(1,))
    assert [each.rescued for each in found.players] == [False, False]


def test_a_second_deck_is_taken_where_one_is_not_enough() -> None:
    dealt = decks(SEED)
    first = [next(dealt) for _ in range(52)]
    second = [next(dealt) for _ in range(52)]
    assert sorted(first) == sorted(second) == list(range(52))
    assert first != second
    found = held(dict(zip(range(1, 11), repeat(19), strict=False)), value=5, into=100)
    assert sum(each.odd for each in found.players) == 190
    assert found.raced_for == 10


def test_everybody_who_has_the_seed_deals_the_same_cards() -> None:
    assert held({1: 3, 2: 2}) == held({1: 3, 2: 2})


@given(
    odd=st.dictionaries(st.integers(1, 10), st.integers(0, 40), min_size=1),
    sizes=st.sampled_from([(5, 25), (25, 100), (100, 500), (500, 1000), (1000, 5000)]),
    half=st.sampled_from(HalfChip),
    rescue=st.sampled_from(RescueChip),
    last=st.sets(st.integers(1, 10)),
    seed=st.integers(0, 1000),
)
def test_a_race_loses_or_gains_at_most_half_a_chip_and_one_for_each_who_is_rescued(
    odd: dict[int, int],
    sizes: tuple[int, int],
    half: HalfChip,
    rescue: RescueChip,
    last: set[int],
    seed: int,
) -> None:
    value, into = sizes
    odds = [Odd(SeatNo(seat), chips, seat in last) for seat, chips in odd.items()]
    found = race(odds, value, into, decks(Draw(1, f"{seed:064x}")), half, rescue)
    won = sum(each.won for each in found.players)
    rescued = sum(each.rescued for each in found.players)
    # Never more new chips than players who race for them.
    assert found.raced_for <= sum(each.odd > 0 for each in found.players)
    assert won == found.raced_for if rescue is RescueChip.EXTRA else won + rescued >= found.raced_for
    assert (
        sum(each.change for each in found.players)
        == found.total
        == (won + rescued) * into - value * sum(each.odd for each in found.players)
    )
    assert abs(found.raced_for * into - value * sum(each.odd for each in found.players)) * 2 <= into
    for each in found.players:
        assert not (each.won and each.rescued)
        assert each.sets or not (each.odd and each.seat in last) or each.won or each.rescued


def test_the_published_examples(shared_file: Callable[[str], Path]) -> None:
    facts = json.loads(shared_file("cases/numbers/chips.json").read_text(encoding="utf-8"))
    for example in facts["chip_race_examples"]:
        odd = example.get("odd_chips_total") or example.get("odd_total") or example["odd_value"] // example["old"]
        assert raced_for(odd, example["old"], example["new"], HalfChip.GIVES_ONE) == example["new_chips_awarded"]
    own = next(each for each in facts["chip_race_examples"] if "odd_by_seat" in each)
    found = held({int(seat): chips for seat, chips in own["odd_by_seat"].items()})
    assert found.raced_for == 3
    assert sum(len(each.cards) for each in found.players) == own["odd_total"] == 11
    assert found.total == 300 - own["value"]
