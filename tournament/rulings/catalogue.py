"""All rulings, and how one is found by a few words."""

from collections.abc import Iterator

from tournament.people.people import base_letters
from tournament.rulings import betting, blinds, conduct, dealing, seats, showing
from tournament.rulings.ruling import Ruling, Tonight

RULINGS: tuple[Ruling, ...] = (
    *betting.RULINGS,
    *dealing.RULINGS,
    *blinds.RULINGS,
    *showing.RULINGS,
    *seats.RULINGS,
    *conduct.RULINGS,
)
"""By subject."""

TITLE, ALSO, SAID = 4, 2, 1
"""How much a word counts that is found in the title, among the other words, or only in the answer."""


def find(words: str, tonight: Tonight) -> tuple[Ruling, ...]:
    """The rulings in which each of these words begins one, best first; all of them where nothing is asked.

    Accents, capitals and the order of the words do not matter; "47" finds what follows TDA 47.
    """
    asked = list(_words(words))
    if not asked:
        return RULINGS
    found = ((_weight(ruling, asked, tonight), ruling) for ruling in RULINGS)
    ranked = sorted((each for each in found if each[0]), key=lambda each: -each[0])
    return tuple(ruling for _weight_of, ruling in ranked)


def _weight(ruling: Ruling, asked: list[str], tonight: Tonight) -> int:
    answer = ruling.answer(tonight)
    places = (
        (TITLE, list(_words(ruling.title()))),
        (ALSO, list(_words(ruling.also()))),
        (SAID, list(_words(f"{answer.said} {answer.rule}"))),
    )
    total = 0
    for word in asked:
        best = max((weight for weight, there in places if any(each.startswith(word) for each in there)), default=0)
        if not best:
            return 0
        total += best
    return total


def _words(text: str) -> Iterator[str]:
    """Letters and figures only, so that "all-in", "all in" and "“raise”" are found as they are typed."""
    plain = "".join(letter if letter.isalnum() else " " for letter in base_letters(text))
    yield from plain.split()
