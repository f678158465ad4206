"""Which commands, players and places a few letters mean: words in any order, accents aside."""

from collections.abc import Iterable
from typing import TypeVar

from tournament.people.people import base_letters

T = TypeVar("T")


def matching(typed: str, known: Iterable[tuple[str, T]]) -> list[T]:
    """Those whose words hold every word typed: first what begins so, then where each begins a word, then the others."""
    whole = f" {base_letters(typed).strip()}"
    wanted = whole.split()
    found = []
    for place, (words, thing) in enumerate(known):
        text = f" {base_letters(words)}"
        if all(word in text for word in wanted):
            inside = not all(f" {word}" in text for word in wanted)
            found.append((not text.startswith(whole), inside, place, thing))
    return [thing for *_order, thing in sorted(found, key=lambda each: each[:3])]
