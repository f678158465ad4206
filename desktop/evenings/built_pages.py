"""The pages of an evening, built once for all its boards."""

from desktop.display.turning import moment_of
from tournament.board import contents
from tournament.board.pages import Content, PageKind
from tournament.names import Instant
from tournament.state import Tournament


class BuiltPages:
    """What the pages hold, as long as nothing can have changed: the board, its neighbour and the desk see the same."""

    def __init__(self) -> None:
        self._of: Tournament | None = None
        self._moment: tuple[object, ...] = ()
        self._built: dict[PageKind, Content | None] = {}

    def content(self, kind: PageKind, state: Tournament, at: Instant) -> Content | None:
        """As `tournament.board.contents.content`."""
        self._forget_if_past(state, at)
        if kind not in self._built:
            self._built[kind] = contents.content(kind, state, at)
        return self._built[kind]

    def has(self, kind: PageKind, state: Tournament, at: Instant) -> bool:
        """As `tournament.board.contents.has_content`."""
        self._forget_if_past(state, at)
        if kind in self._built:
            return self._built[kind] is not None
        return contents.has_content(kind, state, at)

    def _forget_if_past(self, state: Tournament, at: Instant) -> None:
        moment = moment_of(state, at)
        if state is not self._of or moment != self._moment:
            self._of, self._moment, self._built = state, moment, {}
