"""The seasons of the club, league by league, the newest first."""

from collections.abc import Callable, Iterable, Iterator

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop import look
from tournament.events import Season
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import sort_key
from tournament.wording import leagues
from tournament.wording.values import isolated

NAME = int(Qt.ItemDataRole.UserRole)


class SeasonList(QListWidget):
    """Two lines for each; where there are leagues, their names stand above.

    Signals:
        chosen: the name of a season.
        wanted: the same, by Enter or pressed twice.
    """

    chosen = pyqtSignal(str)
    wanted = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "choices")
        self.setAccessibleName(_("Seasons"))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._said: list[tuple[str, str]] = []
        self.currentItemChanged.connect(self._tell)
        self.itemActivated.connect(self._want)

    @property
    def name(self) -> str:
        """Of the season that is chosen; empty: none is."""
        item = self.currentItem()
        return "" if item is None else item.data(NAME) or ""

    def show_seasons(self, seasons: Iterable[Season], about: Callable[[Season], str], chosen: str) -> None:
        """Show them; `about`: their second line; `chosen`: the name of the one to choose, if it is there."""
        said = list(_items(seasons, about))
        if said != self._said:
            self._said = said
            self.blockSignals(True)
            self.clear()
            for name, words in said:
                item = QListWidgetItem(words, self)
                item.setData(NAME, name)
                if not name:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                    item.setFont(look.text_font(look.LABEL_PX, QFont.Weight.DemiBold))
            self.blockSignals(False)
        rows = [row for row, (name, _words) in enumerate(said) if name]
        row = next((row for row in rows if said[row][0] == chosen), rows[0] if rows else -1)
        self.blockSignals(True)
        self.setCurrentRow(row)
        self.blockSignals(False)

    @pyqtSlot(QListWidgetItem, QListWidgetItem)
    def _tell(self, now: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if self.name:
            self.chosen.emit(self.name)

    @pyqtSlot(QListWidgetItem)
    def _want(self, item: QListWidgetItem) -> None:
        if item.data(NAME):
            self.wanted.emit(item.data(NAME))


def _items(seasons: Iterable[Season], about: Callable[[Season], str]) -> Iterator[tuple[str, str]]:
    """Name and words of each line; those of leagues have no name."""
    by_league: dict[str, list[Season]] = {}
    for season in sorted(seasons, key=lambda each: (each.first_day, sort_key(each.name)), reverse=True):
        by_league.setdefault(season.league, []).append(season)
    has_leagues = any(by_league)
    for league, found in by_league.items():
        if has_leagues:
            yield "", isolated(league) if league else _("Without a league")
        for season in found:
            yield season.name, f"{isolated(season.name)}\n{about(season)}"


def standing(season: Season, today: str, *, closed: bool) -> str:
    """How it stands in a word."""
    if closed:
        return _("closed")
    if season.first_day > today:
        return _("to come")
    return _("over") if season.last_day is not None and season.last_day < today else _("running")


def about_season(season: Season, evenings: int, today: str, *, closed: bool) -> str:
    """Days, evenings, how it stands."""
    count = ngettext("{n} evening", "{n} evenings", evenings).format(n=evenings)
    return f"{leagues.days(season)}\n{count} · {standing(season, today, closed=closed)}"
