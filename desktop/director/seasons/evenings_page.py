"""Which evenings belong to a season: those of its days, without some and with others."""

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import wrapped
from tournament.events import Season
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.seasons.results import EveningResult
from tournament.seasons.table import belongs
from tournament.wording.values import iso_day, isolated

STREAM = int(Qt.ItemDataRole.UserRole)


class EveningsPage(QWidget):
    """A tick for each evening that is over; one that was not ticked by hand follows the season's days.

    Signals:
        changed: other evenings belong to it.
    """

    changed = pyqtSignal()

    def __init__(self, season: Season, evenings: Sequence[EveningResult], parent: QWidget) -> None:
        super().__init__(parent)
        self._evenings = {result.stream: result for result in evenings}
        self._added, self._left_out = set(season.added), set(season.left_out)
        self._days: tuple[str, str | None] = (season.first_day, season.last_day)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        about = _("Evenings of its days belong to the season by themselves as soon as they are over.")
        column.addWidget(wrapped(about, self))
        self.list = QListWidget(self)
        self.list.setSpacing(3)
        for result in evenings:
            players = ngettext("{n} player", "{n} players", len(result.people)).format(n=len(result.people))
            item = QListWidgetItem(" · ".join((iso_day(result.day), isolated(result.name), players)), self.list)
            item.setData(STREAM, result.stream)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
        self.list.setCurrentRow(0)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.field = Field(_("&Evenings that are over; Space ticks"), self.list, self)
        column.addWidget(self.field, 1)
        self.list.itemChanged.connect(self._ticked)
        self.follow(season.first_day, season.last_day)

    @property
    def chosen(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The streams that are added, and those that are left out."""
        return tuple(sorted(self._added)), tuple(sorted(self._left_out))

    def follow(self, first_day: str, last_day: str | None) -> None:
        """The season has these days now."""
        self._days = (first_day, last_day)
        self._show()

    def _season(self) -> Season:
        return Season("", *self._days, added=tuple(self._added), left_out=tuple(self._left_out))

    def _show(self) -> None:
        season, count = self._season(), 0
        self.list.blockSignals(True)
        for row in range(self.list.count()):
            item = self.list.item(row)
            if item is not None:
                result = self._evenings[item.data(STREAM)]
                there = belongs(season, result.stream, result.day)
                count += there
                item.setCheckState(Qt.CheckState.Checked if there else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        said = ngettext("{n} evening belongs to it.", "{n} evenings belong to it.", count).format(n=count)
        self.field.say(said if self._evenings else _("No evening is over yet; those to come follow by their day."))

    @pyqtSlot(QListWidgetItem)
    def _ticked(self, item: QListWidgetItem) -> None:
        result = self._evenings[item.data(STREAM)]
        in_time = belongs(Season("", *self._days), result.stream, result.day)
        ticked = item.checkState() is Qt.CheckState.Checked
        for streams, holds in ((self._added, ticked and not in_time), (self._left_out, in_time and not ticked)):
            streams.discard(result.stream)
            if holds:
                streams.add(result.stream)
        self._show()
        self.changed.emit()
