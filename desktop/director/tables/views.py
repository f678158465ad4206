"""How the tables are seen: as cards of three sizes, or as a list; remembered while the program runs."""

from enum import Enum

from desktop.director.tables.grid import Zoom


class View(Enum):
    """All cards at once, cards with names, large cards, a row for each table, a row for each player."""

    ALL = "all"
    NORMAL = "normal"
    LARGE = "large"
    TABLES = "tables"
    PLAYERS = "players"

    @property
    def zoom(self) -> Zoom | None:
        """How large the cards are, None for a list."""
        return {View.ALL: Zoom.ALL, View.NORMAL: Zoom.NORMAL, View.LARGE: Zoom.LARGE}.get(self)


SIZES = (View.ALL, View.NORMAL, View.LARGE)
_LAST: list[View] = [View.NORMAL]


def last() -> View:
    """How the tables were seen last."""
    return _LAST[0]


def remember(view: View) -> None:
    """They are seen so from now on."""
    _LAST[0] = view
