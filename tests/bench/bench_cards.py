"""Speed of ranking cards, ours beside phevaluator in the same run: `python -m tests.bench.bench_cards`.

Each figure is the median of several rounds in CPU seconds, so that a busy computer matters less; ratios compare rounds
of one run only, because computers differ.
"""

import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine import bulk, odds, ranges
from engine.cards import ALL_CARDS, Card
from engine.ranking import strength, strength_of_seven

ROUNDS = 9
HANDS = 100_000
BULK_HANDS = 1_000_000


def cpu_seconds(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The median of the rounds, after one to get warm."""
    found = []
    for _ in range(rounds + 1):
        start = process_time()
        work()
        found.append(process_time() - start)
    return statistics.median(found[1:])


def seven_cards(count: int = HANDS) -> list[list[Card]]:
    """Random seven-card hands."""
    rng = Random(1)
    return [rng.sample(ALL_CARDS, 7) for _ in range(count)]


def seven_cards_in_bulk(count: int = BULK_HANDS) -> NDArray[np.uint8]:
    """Random seven-card hands, one a row."""
    order = np.random.default_rng(1).random((count, 52), np.float32)
    return np.argpartition(order, 7, axis=1)[:, :7].astype(np.uint8)


def single_per_second(*, checked: bool) -> float:
    """Hands ranked one by one, with or without the checks for double cards."""
    hands = seven_cards()
    rank: Callable[[list[Card]], int] = strength if checked else strength_of_seven

    def work() -> None:
        for hand in hands:
            rank(hand)

    return HANDS / cpu_seconds(work)


def phevaluator_per_second() -> float | None:
    """The same hands ranked by phevaluator's public call on whole numbers; None where it is not installed."""
    if find_spec("phevaluator") is None:
        return None
    evaluate: Any = import_module("phevaluator").evaluate_cards
    hands = [tuple(map(int, hand)) for hand in seven_cards()]

    def work() -> None:
        for hand in hands:
            evaluate(*hand)

    return HANDS / cpu_seconds(work)


def bulk_per_second() -> float:
    """Hands ranked together, from their cards."""
    hands = seven_cards_in_bulk()
    return BULK_HANDS / cpu_seconds(lambda: bulk.places(hands))


def bulk_of_sums_per_second() -> float:
    """Hands ranked together, from sums of keys made before."""
    hands = seven_cards_in_bulk()
    totals, held = bulk.sums(hands), bulk.held(hands)
    return BULK_HANDS / cpu_seconds(lambda: bulk.places_of_sums(totals, held))


def heads_up_seconds() -> float:
    """The exact odds of two known hands before the flop, 1,712,304 boards."""
    hands = [ranges.read("AhKs"), ranges.read("7d7c")]
    return cpu_seconds(lambda: odds.odds(hands))


def ten_hands_seconds() -> float:
    """The exact odds of ten known hands before the flop."""
    texts = ["AdAc", "KhKs", "QcQd", "JhJs", "Ts9s", "8d7d", "6c5c", "4h3h", "2s2d", "AhKd"]
    hands = [ranges.read(text) for text in texts]
    return cpu_seconds(lambda: odds.odds(hands))


def sample_seconds() -> float:
    """250,000 sampled deals of a range and two unknown hands."""
    hands = [ranges.read(text) for text in ("QQ+,AK", "random", "random")]
    return cpu_seconds(lambda: odds.odds(hands), rounds=3)


def tables_seconds() -> float:
    """Making the tables of `bulk`, once a process."""

    def work() -> None:
        bulk.tables.cache_clear()
        bulk.tables()

    return cpu_seconds(work)


def table_bytes() -> int:
    """The memory of these tables."""
    return bulk.tables().size


def import_seconds(module: str) -> float:
    """Importing a module in a fresh Python, without the start of Python itself."""
    program = f"import time; start = time.process_time(); import {module}; print(time.process_time() - start)"

    def once() -> float:
        ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
        return float(ended.stdout)

    return statistics.median(once() for _ in range(ROUNDS))


def say(what: str, ours: float, theirs: float | None = None) -> None:
    """One line of a speed."""
    line = f"{what:<52}{ours:>12,.0f}/s"
    if theirs is not None:
        line += f"   phevaluator {theirs:>9,.0f}/s   ratio {ours / theirs:,.1f}"
    sys.stdout.write(line + "\n")


def main() -> None:
    """Measure and report."""
    theirs = phevaluator_per_second()
    if theirs is None:
        sys.stdout.write("phevaluator is not installed: only our own figures.\n")
    say("seven cards ranked, checked", single_per_second(checked=True), theirs)
    say("seven cards ranked, known to differ", single_per_second(checked=False), theirs)
    say("seven cards ranked in bulk, from cards", bulk_per_second(), theirs)
    say("seven cards ranked in bulk, from sums of keys", bulk_of_sums_per_second(), theirs)
    for what, seconds in (
        ("odds of two known hands, 1,712,304 boards", heads_up_seconds()),
        ("odds of ten known hands, 201,376 boards", ten_hands_seconds()),
        ("odds of a range and two unknown hands, sampled", sample_seconds()),
        ("tables of engine.bulk, made once", tables_seconds()),
        ("import engine.hand", import_seconds("engine.hand")),
        ("import engine.odds, NumPy and all", import_seconds("engine.odds")),
    ):
        sys.stdout.write(f"{what:<52}{1000 * seconds:>12,.1f} ms\n")
    sys.stdout.write(f"{'tables of engine.bulk':<52}{table_bytes() / 1e6:>12,.1f} MB\n")


if __name__ == "__main__":
    main()
