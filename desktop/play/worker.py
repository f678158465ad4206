"""The desk's worker process: plays dealt hands ahead and gives them back; it knows no window and no file.

Lines come in on standard input, and what has been played goes out on standard output, all of it UTF-8:

    forget 120 7    steps from number 120 on no longer count; from now on this is turn 7
    step {…}        the next step of the evening's log, as `db.codec.dump_step` wrote it
    play            play the hand that ends next, upon everything so far
    deal 31 {…}     play this hand (`setup`): `engine.saved`'s hand, the robots by seat, the seed of their chance

    hand 7 {…}      the step of a hand played in turn 7: its number, its instant, its facts and its text
    over 7          nothing is left to play
    dealt 31 {…}    the hand of that errand, played out, as `engine.saved` saves it

A hand played by `play` counts here at once, so that the next one builds upon it; the desk believes it only if its own
log still ends where this one did. One given by `deal` is kept nowhere, and nothing else that goes out says anything of
it. The process ends with its input.
"""

import json
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random

from db.codec import dump_step, load_step
from engine import robots
from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.saved import resumed, saved
from tournament import simulation
from tournament.evening import Evening
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.simulation import ComingHand, Timetable
from tournament.state import Tournament


class Memory:
    """A shelf that keeps nothing: the desk stores what it believes."""

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Nothing to do."""


class Worker:
    """The log as far as the desk has told it, and the hands played upon it."""

    def __init__(self) -> None:
        self._steps: list[Stored] = []
        self._evening: Evening | None = None
        self._turn = b"0"
        self._timetable = Timetable()

    def obey(self, line: bytes) -> Iterator[bytes]:
        """Do what the line says; the lines to answer.

        Raises:
            ValueError: the line is none of this protocol.
        """
        word, _, rest = line.strip().partition(b" ")
        if word == b"forget":
            number, self._turn = rest.split()
            self._forget(int(number))
        elif word == b"step":
            self._learn(load_step(rest.decode()))
        elif word == b"play":
            yield self._play()
        elif word == b"deal":
            errand, _, text = rest.partition(b" ")
            try:
                yield b"dealt " + errand + b" " + _played_out(text)
            except EngineRefusal as refusal:
                # What it says of cards stays here: the last words of this process are written down.
                raise ValueError(f"not played out: {refusal.code}") from None
        else:
            raise ValueError(f"not understood: {line!r}")

    def _forget(self, number: int) -> None:
        evening = self._evening
        if evening is not None and len(evening.steps) > number - 1:
            self._steps = list(evening.steps)[: number - 1]
            self._evening = None
        elif evening is None:
            del self._steps[number - 1 :]

    def _learn(self, stored: Stored) -> None:
        if self._evening is not None:
            self._steps = list(self._evening.steps)
            self._evening = None
        self._steps.append(stored)

    def _play(self) -> bytes:
        if self._evening is None:
            self._evening = Evening(Memory(), 0, self._steps, _at_its_start)
        evening = self._evening
        coming = self._timetable.coming_hand(evening.state)
        if coming is None:
            return b"over " + self._turn
        played = evening.perform(partial(_play, coming=coming, timetable=self._timetable), at=coming.ends)
        return b"hand " + self._turn + b" " + dump_step(played).encode()


def setup(hand: Hand, players: Mapping[int, tuple[str, str]], seed: int) -> bytes:
    """What `deal` is told: a hand in which nothing was done yet, who plays it by style and strength, their chance."""
    chosen = [[seat, style, strength] for seat, (style, strength) in sorted(players.items())]
    return json.dumps({"hand": saved(hand), "robots": chosen, "seed": seed}, separators=(",", ":")).encode()


def finished(text: bytes) -> Hand:
    """The hand of an answer `dealt`. Raises BadSetup for what is no such hand."""
    return resumed(json.loads(text))


def _played_out(text: bytes) -> bytes:
    told = json.loads(text)
    hand = resumed(told["hand"])
    players = {seat: robots.robot(style, strength) for seat, style, strength in told["robots"]}
    robots.play_out(hand, players, Random(told["seed"]))  # noqa: S311  (a robot's whims, not secrets)
    return json.dumps(saved(hand), separators=(",", ":")).encode()


def _play(state: Tournament, at: Instant, coming: ComingHand, timetable: Timetable) -> Step:
    return simulation.play(state, coming, timetable)


def _at_its_start() -> Instant:
    """A simulated evening stands at its own newest step and never asks what time it is."""
    return 0


def main() -> None:
    """Obey until the input ends, which it does when the desk is gone, however it went."""
    # Ctrl+C in a terminal reaches every process started from it; the desk decides when this one ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = sys.stdout.buffer
    worker = Worker()
    for line in sys.stdin.buffer:
        for answer in worker.obey(line):
            answers.write(answer + b"\n")
            answers.flush()


if __name__ == "__main__":
    main()
