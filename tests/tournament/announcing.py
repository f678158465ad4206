"""Announcing in tests: what a step announces, and rules that use every word there is."""

from functools import partial

from tests.tournament.presses import Press, Pressed
from tournament.announcing import occasions, placeholders
from tournament.announcing.announcements import announcements
from tournament.announcing.occasions import Occasion
from tournament.announcing.rules import NUMBERED, Rule, When
from tournament.evening import Change, Evening
from tournament.state import Tournament

_NUMBERS = {When.BEFORE_END: (60, 10), When.PLAYERS_LEFT: (1, 2, 3, 4, 9)}

EVERY_WORD = tuple(
    Rule(when, number, sound=when.value, say=text, message=text)
    for when in When
    for number in (_NUMBERS[when] if when in NUMBERED else (None,))
    for text in (" ".join(f"{{{word}}}" for word in placeholders.known(when)),)
)
"""A rule for each occasion, with everything that may stand in braces."""


def has_braces(text: str) -> bool:
    """Whether something was not filled in."""
    return "{" in text or "}" in text


class Listener:
    """Somebody who hears what an evening's steps announce."""

    def __init__(self, evening: Evening) -> None:
        self.newest: tuple[Occasion, ...] = ()
        self._evening = evening
        evening.subscribe(self._changed)

    def _changed(self, change: Change[Tournament]) -> None:
        self.newest = occasions.of_change(change)

    @property
    def whens(self) -> list[When]:
        """What the newest step has announced."""
        return [occasion.when for occasion in self.newest]

    def says(self, *rules: Rule) -> list[str]:
        """What these rules say to it."""
        told = announcements(rules, self.newest, self._evening.state, self._evening.now())
        return [each.say for each in told]


def heard(pressed: Pressed, decision: Press, **facts: object) -> list[When]:
    """What that press announces."""
    listener = Listener(pressed.night.evening)
    pressed.night.evening.perform(partial(decision, **facts))
    return listener.whens
