"""Lines about tables that the program deals: `hand begins 1`, `hand played out 1`, `hand void 1 stopped`, `robot …`."""

import hashlib
from collections.abc import Mapping
from functools import partial

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of
from console.stories.told import server_seed as seed_of
from console.stories.words import Words
from engine import robots
from engine.deck import shuffled
from tournament import chance
from tournament.changing import replace
from tournament.dealing import beginning, ending, players, settling, voiding
from tournament.dealing.under_way import under_way
from tournament.events import Voiding
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.state import Tournament

USUAL = ("tight", robots.USUAL_STRENGTH)
"""Who plays in the place of people here."""


def _begins(words: Words, calendar: Calendar) -> Decide:
    """`hand begins 1`."""
    return partial(beginning.begin, number=_table(words))


def _played_out(words: Words, calendar: Calendar) -> Decide:
    """`hand played out 1`: dealt from the SHA-256 of `NAME/hand/TABLE/NUMBER`, played by robots at every seat."""
    number = _table(words)

    def decide(state: Tournament, at: Instant) -> Step:
        going = under_way(state, number)
        text = f"{state.setup.name}/hand/{number}/{going.number}"
        seed = int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
        hand = beginning.dealt(state, number, shuffled(chance.source(seed, "deck")))
        chosen = players.robots_at(state, state.table(number))
        by_seat = {int(seat): robots.robot(*chosen.get(seat, USUAL)) for seat in state.table(number).seats}
        robots.play_out(hand, by_seat, chance.source(seed, "robots"))
        return ending.finish(state, at, number, hand, lambda draw: seed_of(replace(state, draws=draw - 1), None))

    return decide


def _void(words: Words, calendar: Calendar) -> Decide:
    """`hand void 1`, `hand void 1 cut off`."""
    number = _table(words)
    why = next((why for why in Voiding if words.take(why.value.replace("_", " "))), Voiding.STOPPED)
    return partial(voiding.void, number=number, why=why)


def _robot(words: Words, calendar: Calendar) -> Decide:
    """`robot tight expert Anna, Boris`."""
    style, strength = words.word(_("the robot's style")), words.word(_("the robot's strength"))
    names = words.names()

    def decide(state: Tournament, at: Instant) -> Step:
        return players.played_by(state, at, [entry_of(state, name).number for name in names], style, strength)

    return decide


def _at_the_screen(words: Words, calendar: Calendar) -> Decide:
    """`at the screen Anna`."""
    names = words.names()
    return lambda state, at: players.played_by(state, at, [entry_of(state, name).number for name in names])


def _settle(words: Words, calendar: Calendar) -> Decide:
    """`settle tables`."""

    def decide(state: Tournament, at: Instant) -> Step:
        return settling.settle(state, at, lambda draw: seed_of(replace(state, draws=draw - 1), None))

    return decide


def _table(words: Words) -> TableNo:
    return TableNo(words.number(_("the table")))


READERS: Mapping[str, Reader] = {
    "hand begins": _begins,
    "hand played out": _played_out,
    "hand void": _void,
    "robot": _robot,
    "at the screen": _at_the_screen,
    "settle tables": _settle,
}
"""By the words that the line begins with."""
