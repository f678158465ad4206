"""Many hands at once: the same order as one by one, as another evaluator, and the known number of each category."""

import subprocess
import sys
from importlib import import_module
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine import bulk
from engine.cards import cards
from engine.errors import BadSetup
from engine.ranking import Category, category, strength, strength_of_seven
from tests.engine.test_ranking import SEVEN_CARD_COUNTS


def random_hands(number: int, seed: int) -> NDArray[np.uint8]:
    """So many hands of seven different cards."""
    order = np.random.default_rng(seed).random((number, 52), np.float32)
    return np.argpartition(order, 7, axis=1)[:, :7].astype(np.uint8)


@pytest.fixture(scope="module")
def million() -> NDArray[np.uint8]:
    """A million random hands."""
    return np.concatenate([random_hands(100_000, seed) for seed in range(10)])


@pytest.mark.slow
def test_all_seven_card_hands_fall_into_the_known_numbers() -> None:
    """133,784,560 hands, each looked up: three low cards with every four above them."""
    fours = np.array(list(combinations(range(51, -1, -1), 4)), np.uint8)
    # Sorted by the lowest card, the highest first, so that the fours above a card stand at the beginning.
    fours = fours[np.argsort(-fours[:, 3].astype(np.int64), kind="stable")]
    above = np.searchsorted(-fours[:, 3].astype(np.int64), -np.arange(52), side="left")
    sums, held = bulk.sums(fours), bulk.held(fours)
    found = np.zeros(4825, np.int64)
    for third in range(48):
        number = int(above[third])
        pairs = np.array(list(combinations(range(third), 2)), np.uint8).reshape(-1, 2)
        for first, second in pairs.tolist():
            low = [first, second, third]
            totals = sums[:number] + int(bulk.KEY[low].sum())
            ranks = held[:number] | np.bitwise_or.reduce(bulk.HELD[low])
            found += np.bincount(bulk.places_of_sums(totals, ranks), minlength=4825)
    assert found[0] == 0
    assert (found[1:] > 0).all()
    counted = np.bincount(bulk.categories(np.arange(1, 4825, dtype=np.uint16)), weights=found[1:])
    assert {Category(kind): int(number) for kind, number in enumerate(counted)} == SEVEN_CARD_COUNTS
    assert found[4824] == 4324, "royal flushes"


def test_a_million_random_hands_stand_in_the_order_of_another_evaluator(million: NDArray[np.uint8]) -> None:
    """Its ranks count down from the worst hand, so they fall wherever our places rise, and nowhere else."""
    evaluate = pytest.importorskip("phevaluator._pheval").evaluate_7cards
    theirs = np.fromiter((evaluate(*hand) for hand in million.tolist()), np.int64, len(million))
    places = bulk.places(million)
    pairs = np.unique(places.astype(np.int64) << 16 | theirs)
    assert len(pairs) == len(np.unique(places)) == len(np.unique(theirs))
    assert (np.diff(pairs & 0xFFFF) < 0).all()


def test_the_other_evaluator_is_asked_as_its_users_ask_it() -> None:
    evaluate = pytest.importorskip("phevaluator").evaluate_cards
    for hand in random_hands(2_000, 50).tolist():
        assert evaluate(*hand) == import_module("phevaluator._pheval").evaluate_7cards(*hand)


def test_each_hand_is_worth_what_it_is_worth_alone(million: NDArray[np.uint8]) -> None:
    some = million[:50_000]
    assert bulk.strengths(bulk.places(some)).tolist() == [strength_of_seven(hand) for hand in some.tolist()]


def test_sums_of_keys_and_held_ranks_are_looked_up_like_cards(million: NDArray[np.uint8]) -> None:
    some = million[:40_000]
    assert (bulk.places_of_sums(bulk.sums(some), bulk.held(some)) == bulk.places(some)).all()
    assert (bulk.places(some.astype(np.int64)) == bulk.places(some)).all()
    # Keys are added, held ranks joined: parts of a hand may be prepared.
    totals = bulk.sums(some[:, :5]) + bulk.KEY[some[:, 5]] + bulk.KEY[some[:, 6]]
    held = bulk.held(some[:, :5]) | bulk.held(some[:, 5:])
    assert (bulk.places_of_sums(totals, held) == bulk.places(some)).all()


def test_categories_are_those_of_the_ranking(million: NDArray[np.uint8]) -> None:
    some = million[:5_000]
    expected = [category(strength(hand)) for hand in some.tolist()]
    assert bulk.categories(bulk.places(some)).tolist() == expected


def test_the_tables_hold_every_strength_of_seven_cards_once() -> None:
    tables = bulk.tables()
    assert len(tables.strengths) == 4825
    assert (np.diff(tables.strengths.astype(np.int64)) > 0).all()
    assert np.count_nonzero(tables.by_ranks) == 49_205
    assert np.count_nonzero(tables.by_flush) == 1287 + 1716 + 1716
    assert tables.size < 16_000_000


def test_the_royal_flush_has_the_last_place_and_no_hands_have_none() -> None:
    royal = cards("As Ks Qs Js Ts 2d 3c")
    worst = cards("2c 3d 4h 5s 7c 8d 9h")
    assert bulk.places(np.array([royal, worst])).tolist() == [4824, 1]
    assert bulk.places(np.zeros((0, 7), np.uint8)).tolist() == []


@pytest.mark.parametrize(
    ("hands", "code"),
    [
        (np.zeros((3, 6), np.uint8), "cards_to_rank"),
        (np.zeros(7, np.uint8), "cards_to_rank"),
        (np.array([[0, 1, 2, 3, 4, 5, 52]]), "no_such_card"),
        (np.array([[0, 1, 2, 3, 4, 5, -1]]), "no_such_card"),
    ],
)
def test_other_shapes_and_cards_that_do_not_exist_are_refused(hands: bulk.Hands, code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        bulk.places(hands)
    assert refusal.value.code == code


def test_a_table_is_played_without_numpy(root: Path) -> None:
    modules = "engine.hand, engine.robots, console.cli, tournament.deals.deal_making"
    program = f"import {modules}, sys; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=root, check=False).returncode == 0


def test_numpy_is_imported_where_much_is_reckoned_and_nowhere_else(root: Path) -> None:
    rooms = ("engine", "tournament", "db", "templates", "console", "desktop")
    found = {
        path for room in rooms for path in (root / room).rglob("*.py") if "import numpy" in path.read_text("utf-8")
    }
    reckoning = {"engine/bulk.py", "engine/odds.py", "tournament/deals/icm.py"}
    assert {path.relative_to(root).as_posix() for path in found} == reckoning
