"""Speed of the card game, ours beside PokerKit in the same run: `python -m tests.bench.bench_engine`.

Each figure is the median of several rounds in CPU seconds, so that a busy computer matters less; ratios compare rounds
of one run only, because computers differ.
"""

import random
import statistics
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from engine.actions import Action, Call, Check, Fold
from engine.blinds import AnteKind, Blinds
from engine.cards import ALL_CARDS, text
from engine.deck import shuffled
from engine.hand import Hand
from engine.ranking import strength
from engine.robots import play_out, style
from engine.seats import first_positions
from tests.bench import bench_replay

ROUNDS = 5


def per_second(work: Callable[[int], None], count: int) -> float:
    """How many pieces of `work` are done in a second: the median of the rounds."""
    found = []
    for number in range(ROUNDS + 1):
        start = process_time()
        work(number)
        found.append(count / (process_time() - start))
    return statistics.median(found[1:])  # the first round warms up


def say(what: str, ours: float, theirs: float | None = None) -> None:
    """One line of the report."""
    line = f"{what:<52}{ours:>12,.0f}/s"
    if theirs is not None:
        line += f"   PokerKit {theirs:>10,.0f}/s   ratio {ours / theirs:,.1f}"
    sys.stdout.write(line + "\n")


def seven_cards(count: int) -> list[list[Any]]:
    """Random seven-card hands."""
    rng = Random(1)
    return [rng.sample(ALL_CARDS, 7) for _ in range(count)]


def evaluate(count: int) -> Callable[[int], None]:
    """Rank `count` seven-card hands."""
    hands = seven_cards(count)

    def work(_: int) -> None:
        for hand in hands:
            strength(hand)

    return work


def play_random(count: int) -> Callable[[int], None]:
    """Six-handed no-limit hands of random legal actions, 100 big blinds deep, dealt to the end."""
    blinds = Blinds(50, 100)
    stacks = dict.fromkeys(range(1, 7), 10_000)
    where = first_positions(6, stacks)

    def work(number: int) -> None:
        rng = Random(number)
        for _ in range(count):
            hand = Hand(stacks, where, blinds, shuffled(rng))
            while hand.to_act is not None:
                legal = hand.legal()
                draw = rng.random()
                action: Action = Check() if legal.can_check else Call()
                if draw < 0.2 and not legal.can_check:
                    action = Fold()
                elif draw > 0.8 and legal.min_raise_to is not None:
                    action = legal.raise_to(legal.min_raise_to)
                hand.act(action)

    return work


def play_robots(count: int, players: int) -> Callable[[int], None]:
    """Hands of tight and loose robots with a big blind ante, views and all."""
    blinds = Blinds(100, 200, 200, AnteKind.BIG_BLIND)
    robots = {seat: style("tight" if seat % 2 else "loose") for seat in range(1, players + 1)}

    def work(number: int) -> None:
        rng = Random(number)
        for place in range(count):
            stacks = {seat: int(4 + 76 * rng.random()) * 200 for seat in robots}
            hand = Hand(stacks, first_positions(1 + place % players, stacks), blinds, shuffled(rng))
            play_out(hand, robots, rng)

    return work


def pokerkit_evaluate(pokerkit: Any, count: int) -> Callable[[int], None]:
    """The same hands ranked by PokerKit."""
    hands = ["".join(text(one) for one in hand) for hand in seven_cards(count)]

    def work(_: int) -> None:
        for hand in hands:
            pokerkit.StandardHighHand.from_game(hand)

    return work


def pokerkit_play(pokerkit: Any, count: int) -> Callable[[int], None]:
    """The same game played by PokerKit with everything it can do by itself."""
    automations = tuple(pokerkit.Automation)

    def work(number: int) -> None:
        rng = Random(number)
        random.seed(number)  # noqa: TID251 - PokerKit deals from the module's own generator
        for _ in range(count):
            state = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 0, (50, 100), 100, 10_000, 6)
            while state.status:
                draw = rng.random()
                if draw < 0.2 and state.checking_or_calling_amount:
                    state.fold()
                elif draw > 0.8 and state.can_complete_bet_or_raise_to():
                    state.complete_bet_or_raise_to()
                else:
                    state.check_or_call()

    return work


def main() -> None:
    """Measure and report."""
    warnings.simplefilter("ignore")
    hands = bench_replay.prepared()
    replayed: float | None = None
    theirs: list[float | None] = [None, None]
    if find_spec("pokerkit") is None:
        sys.stdout.write("PokerKit is not installed: only our own figures.\n")
    else:
        pokerkit = import_module("pokerkit")
        theirs = [
            per_second(pokerkit_evaluate(pokerkit, 1000), 1000),
            per_second(pokerkit_play(pokerkit, 60), 60),
        ]
        if hands:
            replayed = per_second(bench_replay.pokerkits(pokerkit, hands[:100]), 100)
    say("seven-card hands ranked", per_second(evaluate(100_000), 100_000), theirs[0])
    say("random six-handed no-limit hands, dealt to the end", per_second(play_random(2000), 2000), theirs[1])
    if hands:
        say("Pluribus hands replayed", per_second(bench_replay.ours(hands), len(hands)), replayed)
    else:
        sys.stdout.write(f"No replay is measured: {bench_replay.HANDS} is not here.\n")
    for players in (9, 6, 2):
        say(f"robot hands, {players}-handed", per_second(play_robots(1000, players), 1000))


if __name__ == "__main__":
    main()
