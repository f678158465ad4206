"""Odds: the published counts to the last board, other boards one by one, and samples within their errors."""

import csv
import random
import statistics
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine import bulk, ranges
from engine.cards import ALL_CARDS, Card, cards, texts
from engine.errors import BadSetup
from engine.odds import HandOdds, Odds, odds
from engine.ranking import strength

Find = Callable[[str], Path]


def asked(hands: str, board: str = "", dead: str = "", *, exact: bool = False, seed: int = 0, samples: int = 0) -> Odds:
    """The odds of hands that stand apart by a blank."""
    read = [ranges.read(hand) for hand in hands.split()]
    return odds(read, cards(board), cards(dead), exact=exact, seed=seed, samples=samples or 250_000)


def rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def one_by_one(hands: Sequence[Sequence[Card]], board: Sequence[Card], dead: Sequence[Card] = ()) -> list[list[int]]:
    """What `shared` has to be, by ranking every hand on every board."""
    gone = {*board, *dead, *(one for hand in hands for one in hand)}
    live = [one for one in ALL_CARDS if one not in gone]
    shared = [[0] * len(hands) for _ in hands]
    for rest in combinations(live, 5 - len(board)):
        found = [strength((*hand, *board, *rest)) for hand in hands]
        best = max(found)
        among = found.count(best)
        for player, own in enumerate(found):
            shared[player][among - 1] += own == best
    return shared


def test_known_hands_are_counted_to_the_last_board(shared_file: Find) -> None:
    for row in rows(shared_file("cases/numbers/equity_heads_up_specific.csv")):
        found = asked(f"{row['hand1']} {row['hand2']}")
        first, second = found.hands
        expected = [int(row[name]) for name in ("win", "tie", "lose", "boards")]
        assert [first.win, first.tie, first.lose, found.boards] == expected, row
        assert [second.lose, second.tie, second.win] == expected[:3]
        assert found.exact
        assert found.error == 0
        assert f"{float(first.equity) * 100:.6f}" == row["equity1_pct"]


def test_classes_of_hands_are_counted_over_all_their_suits(shared_file: Find) -> None:
    for row in rows(shared_file("cases/numbers/equity_heads_up_class_average.csv")):
        found = asked(f"{row['class1']} {row['class2']}", exact=True)
        expected = [int(row[name]) for name in ("win", "tie", "lose", "total")]
        assert [found.hands[0].win, found.hands[0].tie, found.hands[0].lose, found.boards] == expected, row


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["AA", "22", "KQs"])
def test_a_class_against_any_two_cards_is_counted_where_that_is_wanted(shared_file: Find, hand: str) -> None:
    table = {row["hand"]: row for row in rows(shared_file("cases/numbers/equity_vs_random_169.csv"))}
    if hand not in table:
        pytest.skip(f"{hand} is not in the table")
    found = asked(f"{hand} random", exact=True)
    expected = [int(table[hand][name]) for name in ("win", "tie", "lose", "total")]
    assert [found.hands[0].win, found.hands[0].tie, found.hands[0].lose, found.boards] == expected


@pytest.mark.slow
def test_every_class_against_any_two_cards_is_sampled_within_its_error(shared_file: Find) -> None:
    for number, row in enumerate(rows(shared_file("cases/numbers/equity_vs_random_169.csv"))):
        found = asked(f"{row['hand']} random", seed=number, samples=20_000)
        expected = (int(row["win"]) + int(row["tie"]) / 2) / int(row["total"])
        assert not found.exact
        assert found.boards == 20_000
        assert abs(float(found.hands[0].equity) - expected) < 4 * found.hands[0].error, row


@pytest.mark.parametrize("number", range(40))
def test_other_boards_are_counted_as_if_one_by_one(number: int) -> None:
    """Two to ten hands, dead cards; every second deal from one suit and a half, so that flushes meet."""
    rng = Random(number)
    players, on_board, dead = rng.randint(2, 10), rng.choice((3, 4, 5)), rng.randint(0, 5)
    deck = [one for one in ALL_CARDS if number % 2 == 0 or one & 3 in {0, 1} or one >> 2 > 6]
    dealt = rng.sample(deck, 2 * players + on_board + dead)
    hands = [tuple(dealt[2 * player : 2 * player + 2]) for player in range(players)]
    board, gone = dealt[2 * players : 2 * players + on_board], dealt[2 * players + on_board :]
    found = odds([ranges.holding(*hand) for hand in hands], board, gone)
    assert [list(hand.shared) for hand in found.hands] == one_by_one(hands, board, gone)
    assert sum(hand.equity for hand in found.hands) == 1


@pytest.mark.parametrize(("hands", "dead"), [("AhKh QhJh 2h2c", ""), ("7s6s 8s8d 5s4s", "AsKs")])
def test_three_hands_before_the_flop_are_counted_as_if_one_by_one(hands: str, dead: str) -> None:
    """Every board as cards, looked up in bulk, flushes and all."""
    holdings = [cards(hand) for hand in hands.split()]
    gone = {*cards(dead), *(one for hand in holdings for one in hand)}
    live = np.array([one for one in ALL_CARDS if one not in gone], np.uint8)
    boards = live[np.fromiter((one for board in combinations(range(len(live)), 5) for one in board), np.uint8)]
    boards = boards.reshape(-1, 5)
    hand = [np.tile(np.array(holding, np.uint8), (len(boards), 1)) for holding in holdings]
    places = np.array([bulk.places(np.hstack([one, boards])) for one in hand])
    best = places == places.max(axis=0)
    expected = [[int((row & (best.sum(axis=0) == among)).sum()) for among in (1, 2, 3)] for row in best]
    found = asked(hands, dead=dead)
    assert found.boards == len(boards)
    assert [list(one.shared) for one in found.hands] == expected


def test_equities_are_whole_fractions_of_the_boards_and_add_up() -> None:
    found = asked("AhKd AcKs AsKh 7d7c", "2d3d4c")
    assert sum(hand.equity for hand in found.hands) == 1
    assert all(hand.equity.denominator <= 12 * found.boards for hand in found.hands)
    assert all(hand.win + hand.tie + hand.lose == found.boards for hand in found.hands)
    board_plays = asked("2c2d 3c3d 4h4s", "AsKsQsJsTs")
    assert [(hand.win, hand.tie, hand.equity) for hand in board_plays.hands] == [(0, 1, Fraction(1, 3))] * 3


def test_ten_known_hands_are_still_counted() -> None:
    found = asked("AdAc KhKs QcQd JhJs Ts9s 8d7d 6c5c 4h3h 2s2d AhKd")
    assert found.exact
    assert found.boards == 201_376
    assert sum(hand.equity for hand in found.hands) == 1


def test_ranges_are_counted_deal_by_deal_where_that_is_cheap() -> None:
    """Each deal of the two ranges on its own, added up."""
    board, first, second = cards("Kd7c2d"), ranges.read("QQ+, AKs"), ranges.read("99-77, AdKc")
    found = odds([first, second], board)
    total = np.zeros((2, 2), np.int64)
    for mine in first.holdings:
        for yours in second.holdings:
            if len({*mine, *yours, *board}) == 7:
                total += np.array(
                    [hand.shared for hand in odds([ranges.holding(*mine), ranges.holding(*yours)], board).hands]
                )
    assert found.exact
    assert [list(hand.shared) for hand in found.hands] == total.tolist()


@pytest.mark.parametrize(
    ("hands", "board"),
    [("AhAd KsKc random", ""), ("88+,AQ+ 88+,AQ+", "Kd7c2d9s3h"), ("QQ+ JJ+,AK 99+", "Tc9h2s5d")],
    ids=["any two", "ranges that share cards", "three ranges"],
)
def test_a_sample_lies_within_four_errors_of_the_count(hands: str, board: str) -> None:
    read = [ranges.read(hand) for hand in hands.split()]
    known = cards(board)
    sample = odds(read, known, seed=3, samples=60_000)
    assert not sample.exact
    assert sample.boards == 60_000
    assert sum(hand.equity for hand in sample.hands) == 1
    counted = odds(read, known, exact=True)
    assert counted.exact
    for drawn, exact in zip(sample.hands, counted.hands, strict=True):
        assert 0 < drawn.error <= sample.error < 0.003
        assert abs(float(drawn.equity - exact.equity)) < 4 * drawn.error


@pytest.mark.parametrize("won", [0, 2000])
def test_a_sample_without_a_single_exception_is_not_without_error(won: int) -> None:
    """What happens once in n deals is missed by every third sample of n."""
    assert HandOdds("AA", (won, 0), 2000, exact=False).error == pytest.approx(1 / 2000, rel=0.01)
    assert HandOdds("AA", (won, 0), 2000, exact=True).error == 0


def test_the_stated_error_is_how_far_samples_spread() -> None:
    found = [asked("random random random", seed=seed, samples=1_000).hands[0] for seed in range(100)]
    spread = statistics.stdev(float(hand.equity) for hand in found)
    stated = statistics.fmean(hand.error for hand in found)
    assert 0.75 < spread / stated < 1.3


def test_a_seed_draws_the_same_deals_and_nothing_else_is_drawn_from() -> None:
    before = random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()
    one, same, other = (asked("AKs random", seed=seed, samples=5_000) for seed in (1, 1, 2))
    assert one == same != other
    assert (random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()) == before


def test_the_names_of_the_suits_change_nothing() -> None:
    assert asked("AhKh 2c2d", "Qh7h3s").hands[0].shared == asked("AsKs 2d2c", "Qs7s3h").hands[0].shared


@pytest.mark.parametrize(
    ("hands", "board", "dead", "code", "facts"),
    [
        ("AhAd", "", "", "hands_compared", {"hands": 1}),
        (" ".join(texts(ALL_CARDS[2 * n : 2 * n + 2]) for n in range(11)), "", "", "hands_compared", {"hands": 11}),
        ("AhAd KhKd", "2c", "", "board_length", {"cards": 1}),
        ("AhAd KhKd", "2c3c", "", "board_length", {"cards": 2}),
        ("AhAd KhKd", "2c3c4c5c6c7c", "", "board_length", {"cards": 6}),
        ("AhAd AdKd", "", "", "card_twice", {"card": "Ad"}),
        ("AhAd KhKd", "Kd2c3c", "", "card_twice", {"card": "Kd"}),
        ("AhAd KhKd", "2c3c4c", "4c", "card_twice", {"card": "4c"}),
        ("AhAd KhKd", "", texts(one for one in ALL_CARDS if one >> 2 < 11), "cards_short", {"needed": 53}),
        ("AA KhKd", "AcAdAs", "", "range_blocked", {"range": "AA"}),
        ("AA AhAd AcKs", "", "", "range_blocked", {"range": "AA"}),
        ("AA AA AA", "", "", "ranges_collide", {}),
        ("QQ+ QQ+ QQ+ QQ+ QQ+ QQ+ QQ+", "", "", "ranges_crowded", {}),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    hands: str, board: str, dead: str, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(BadSetup) as refusal:
        asked(hands, board, dead)
    assert refusal.value.code == code
    assert facts.items() <= refusal.value.facts.items()


def test_too_few_samples_and_too_many_deals_are_refused() -> None:
    with pytest.raises(BadSetup) as refusal:
        asked("AA random", samples=10)
    assert refusal.value.code == "samples_few"
    with pytest.raises(BadSetup) as refusal:
        asked("random random", exact=True)
    assert refusal.value.code == "deals_many"
