"""What a PokerStars text says beside the game, written again where that changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from engine.records.stars.header import START, Illegible
from engine.records.stars.lines import Kind, line, longest_first
from engine.records.stars.sheet import Page
from engine.records.stars.title import plain

_LONGEST = 1000
_HARMLESS = frozenset((Kind.REMARK, Kind.CASHED_OUT, Kind.UNKNOWN))


def remarks(page: Page) -> Iterator[str]:
    """The remarks of a record, such as chat and who cashed out, but none that would be read as part of the game."""
    said = page.fact("remarks")
    names = longest_first(page.names)
    for one in said if isinstance(said, list | tuple) else ():
        text = plain(one)
        if not text or len(text) > _LONGEST or START.match(text):
            continue
        try:
            kind = line(text, names).kind
        except Illegible:
            continue
        if kind in _HARMLESS:
            yield text
