"""Speed of the card game, ours beside PokerKit in the same run: `python -m tests.bench.bench_engine`.

Each figure is the median of several rounds in CPU seconds, so that a busy computer matters less; ratios compare rounds
of one run only, because computers differ.
"""

import gc
import random
import statistics
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, NamedTuple

from engine.actions import Action, Call, Check, Fold
from engine.blinds import AnteKind, Blinds
from engine.cards import text
from engine.deck import shuffled
from engine.hand import Hand
from engine.ranking import strength
from engine.robots import play_out, robot
from engine.seats import first_positions
from tests.bench import bench_replay
from tests.bench.bench_cards import seven_cards

ROUNDS = 15


class Measured(NamedTuple):
    """Pieces of work a second, and how many times as many as the peer's."""

    ours: float
    theirs: float | None = None
    ratio: float | None = None


class Work(NamedTuple):
    """So many `pieces` of something to do; `do` gets the number of the round."""

    do: Callable[[int], None]
    pieces: int

    def per_second(self, number: int) -> float:
        """How many pieces in a CPU second, in this round."""
        start = process_time()
        self.do(number)
        return self.pieces / (process_time() - start)


def measured(ours: Work, theirs: Work | None = None) -> Measured:
    """The medians of the rounds; ours and the peer's take turns, and the ratio is the median of the rounds' own.

    So a computer that is busy for a while slows both.
    """
    rounds = [
        (ours.per_second(number), None if theirs is None else theirs.per_second(number)) for number in range(ROUNDS + 1)
    ][1:]  # the first round warms up
    own = statistics.median(mine for mine, _ in rounds)
    peers = [peer for _, peer in rounds if peer is not None]
    if not peers:
        return Measured(own)
    ratio = statistics.median(mine / peer for mine, peer in rounds if peer is not None)
    return Measured(own, statistics.median(peers), ratio)


def say(what: str, found: Measured) -> None:
    """One line of the report."""
    line = f"{what:<52}{found.ours:>12,.0f}/s"
    if found.theirs is not None:
        line += f"   PokerKit {found.theirs:>10,.0f}/s   ratio {found.ratio:,.1f}"
    sys.stdout.write(line + "\n")


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
    robots = {seat: robot("tight" if seat % 2 else "loose", "club") for seat in range(1, players + 1)}

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
    # What was only prepared, and the libraries, are not the collector's business in anybody's rounds.
    gc.collect()
    gc.freeze()
    ranked = played = replayed = None
    if find_spec("pokerkit") is None:
        sys.stdout.write("PokerKit is not installed: only our own figures.\n")
    else:
        pokerkit = import_module("pokerkit")
        ranked = Work(pokerkit_evaluate(pokerkit, 200), 200)
        played = Work(pokerkit_play(pokerkit, 12), 12)
        replayed = Work(bench_replay.pokerkits(pokerkit, hands[:60]), len(hands[:60]))
    say("seven-card hands ranked", measured(Work(evaluate(20_000), 20_000), ranked))
    say("random six-handed no-limit hands, dealt to the end", measured(Work(play_random(400), 400), played))
    if hands:
        say("Pluribus hands replayed", measured(Work(bench_replay.ours(hands), len(hands)), replayed))
    else:
        sys.stdout.write(f"No replay is measured: {bench_replay.HANDS} is not here.\n")
    for players in (9, 6, 2):
        say(f"robot hands, {players}-handed", measured(Work(play_robots(200, players), 200)))


if __name__ == "__main__":
    main()
