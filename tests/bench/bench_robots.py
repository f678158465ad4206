"""Robots: what a stronger one wins from a weaker, and what a decision costs: `python -m tests.bench.bench_robots`.

Every deal is played twice with the seats swapped. A difference of several standard errors is no luck. Times are of one
processor; PokerKit's is what it takes to carry out one action at random in the same game, dealing and all.
"""

import statistics
import sys
import warnings
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

from engine.actions import Action, Call, Check
from engine.blinds import Blinds, Limit
from engine.deck import shuffled
from engine.hand import Hand
from engine.robots import STRENGTHS, STYLES, Robot, play_out, robot
from engine.seats import first_positions
from engine.view import SeatView
from tests.bench.one_core import one_core, worked
from tests.engine.duplicate import duplicate

LEARNER, CLUB, EXPERT = STRENGTHS
HANDS = 20_000
FEWER = 6_000
CHIPS = 10_000


class Match(NamedTuple):
    """Two strengths, in every style against itself."""

    stronger: str
    weaker: str
    limit: Limit
    hands: int


MATCHES = (
    Match(EXPERT, CLUB, Limit.NO_LIMIT, HANDS),
    Match(CLUB, LEARNER, Limit.NO_LIMIT, HANDS),
    Match(EXPERT, LEARNER, Limit.NO_LIMIT, FEWER),
    Match(EXPERT, CLUB, Limit.FIXED_LIMIT, FEWER),
    Match(CLUB, LEARNER, Limit.FIXED_LIMIT, FEWER),
)


class Timed:
    """A robot whose decisions are timed, in seconds."""

    def __init__(self, plays: Robot) -> None:
        self.plays = plays
        self.taken: list[float] = []

    def decide(self, view: SeatView, rng: Random) -> Action:
        """What the robot decides."""
        begun = worked()
        action = self.plays.decide(view, rng)
        self.taken.append(worked() - begun)
        return action


class AnyLegal:
    """A player that draws among what is legal and does not look at its cards."""

    def decide(self, view: SeatView, rng: Random) -> Action:
        """Mostly stays in."""
        legal = view.legal
        assert legal is not None
        if legal.min_raise_to is not None and rng.random() > 0.8:
            return legal.raise_to(legal.min_raise_to)
        return Check() if legal.can_check else Call()


def played(match: Match, style: str) -> str:
    """One line: chips in a hundred hands, blinds 50/100."""
    found = duplicate(
        robot(style, match.stronger),
        robot(style, match.weaker),
        match.hands,
        Blinds(50, 100, limit=match.limit),
        CHIPS,
    )
    what = f"{style} {match.stronger} from {match.weaker}, {match.limit.value.replace('_', '-')}"
    return (
        f"{what:<52}{found.won:>+12,.0f} chips/100   error {found.error:>6,.0f}   {found.errors:>5.1f} errors"
        f"   {found.hands:,} hands"
    )


def decisions(hands: int, players: int = 6) -> dict[tuple[str, str], list[float]]:
    """How long each robot's decisions took at mixed tables, seconds; a random player's under two empty words."""
    timed = {(style, strength): Timed(robot(style, strength)) for style in STYLES for strength in STRENGTHS}
    timed["", ""] = Timed(AnyLegal())
    rng = Random(7)
    kinds = list(timed)
    for number in range(hands):
        stacks = dict.fromkeys(range(1, players + 1), CHIPS)
        seated = {seat: timed[kinds[(number * players + seat) % len(kinds)]] for seat in stacks}
        hand = Hand(stacks, first_positions(1 + number % players, stacks), Blinds(50, 100), shuffled(rng))
        play_out(hand, seated, rng)
    return {kind: one.taken for kind, one in timed.items()}


def pokerkits_action(pokerkit: Any, hands: int = 30) -> float:
    """What one action costs on average that PokerKit carries out in the same game, milliseconds."""
    rng, taken = Random(7), []
    for _ in range(hands):
        state = pokerkit.NoLimitTexasHoldem.create_state(tuple(pokerkit.Automation), True, 0, (50, 100), 100, CHIPS, 6)
        while state.status:
            draw = rng.random()
            begun = worked()
            if draw > 0.8 and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()
            taken.append(worked() - begun)
    return 1000 * statistics.mean(taken)


def main() -> None:
    """Play and report."""
    warnings.simplefilter("ignore")
    with one_core():
        action = pokerkits_action(import_module("pokerkit")) if find_spec("pokerkit") else None
        for (style, strength), taken in decisions(2000).items():
            what = f"decision, {style} {strength}" if style else "decision, any legal action"
            usual, mean, slow = statistics.median(taken), statistics.mean(taken), statistics.quantiles(taken, n=100)[-1]
            line = f"{what:<52}{1000 * usual:>12,.3f} ms   mean {1000 * mean:.3f}   99 of 100 in {1000 * slow:.2f}"
            if action is not None:
                line += f"   PokerKit, one action, mean {action:.3f} ms"
            sys.stdout.write(line + "\n")
        for match in MATCHES:
            for style in STYLES:
                sys.stdout.write(played(match, style) + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
