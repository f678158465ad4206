"""What a way of reckoning comes to: on a real evening, and for the season as it stands."""

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import QTimer, pyqtSlot
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import EmptyState, PlainLabel, long_choice, wrapped
from desktop.director.seasons.season_desk import SeasonDesk
from tournament.errors import BadInput
from tournament.events import Season
from tournament.language import gettext as _
from tournament.seasons.points import preview
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import canonical_of
from tournament.seasons.table import Line, SeasonTable, evening_decimals, evenings_of, season_table
from tournament.wording.printed import points
from tournament.wording.values import iso_day, isolated, ordinal_place

WAIT_MS = 150
"""A season is reckoned when nobody has typed for so long."""


class SeasonPreview(QWidget):
    """Two short lists; the second says what each person had before."""

    def __init__(
        self, desk: SeasonDesk, before: Season | None, evenings: Sequence[EveningResult], parent: QWidget
    ) -> None:
        """`before`: the season as it is kept; None: it is a new one."""
        super().__init__(parent)
        self._desk, self._before = desk, before
        self._season: Season | None = None
        self._evenings = {result.stream: result for result in evenings}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.evening = long_choice(self)
        for result in evenings:
            self.evening.addItem(f"{iso_day(result.day)} · {isolated(result.name)}", result.stream)
        column.addWidget(Field(_("What it comes to o&n"), self.evening, self))
        empty = EmptyState(_("No evening is over yet."), _("After the first one its points are shown here."), self)
        points_columns = (
            Column(_("Place"), number=True),
            Column(_("Player"), stretch=1),
            Column(_("Points"), number=True),
        )
        self.of_evening = ListOrEmpty(points_columns, _("Points of the evening"), empty, self)
        column.addWidget(self.of_evening, 1)
        column.addWidget(PlainLabel(_("And in the season"), self, kind="label"))
        none = EmptyState(_("No evening belongs to it yet."), _("Its days, and “Evenings”, say which ones do."), self)
        columns = (
            Column(_("Rank"), number=True),
            Column(_("Player"), stretch=1),
            Column(_("Points"), number=True),
            Column(_("Before"), number=True),
        )
        self.of_season = ListOrEmpty(columns, _("The season's table"), none, self)
        column.addWidget(self.of_season, 1)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self.reckon)
        self.evening.currentIndexChanged.connect(self._show_evening)

    def show_season(self, season: Season) -> None:
        """Show what that one comes to; its name does not matter."""
        if season == self._season:
            return
        self._season = season
        self._choose_evening(season)
        self._show_evening()
        if self._unchanged is not None or not self._evenings:
            self.reckon()
        else:
            self._timer.start()

    def _choose_evening(self, season: Season) -> None:
        """The newest of its own, unless the director looks at another one."""
        if self.evening.property("chosen"):
            return
        own = evenings_of(season, tuple(self._evenings.values()))
        index = self.evening.findData(own[-1].stream) if own else 0
        self.evening.blockSignals(True)
        self.evening.setCurrentIndex(index)
        self.evening.blockSignals(False)

    @pyqtSlot()
    @pyqtSlot(int)
    def _show_evening(self, index: int | None = None) -> None:
        if index is not None:
            self.evening.setProperty("chosen", True)
        result, season = self._evenings.get(self.evening.currentData()), self._season
        if result is None or season is None:
            self.of_evening.show_rows(())
            return
        try:
            earned = preview(season.scoring.formula, result, season.scoring, canonical_of(self._desk.state))
        except BadInput:
            return  # said beside the formula; what was shown last stays
        places = evening_decimals(season.scoring)
        self.of_evening.show_rows(
            [
                Row(
                    (
                        ordinal_place(each.guest.place, tied=each.guest.sharing > 1),
                        isolated(each.guest.name),
                        points(each.points, places) if each.refused is None else _("cannot be reckoned"),
                    ),
                    each.guest.number,
                    marked=each.guest.place == 1,
                )
                for each in earned
            ]
        )

    @property
    def _unchanged(self) -> SeasonTable | None:
        """The table that is there already, as long as nothing but the name is another."""
        before, season = self._before, self._season
        if before is None or season is None or replace(season, name=before.name) != before:
            return None
        return self._desk.table(before)

    @pyqtSlot()
    def reckon(self) -> None:
        """The season's table by what is typed now."""
        self._timer.stop()
        season, roster, results = self._season, self._desk.state, self._desk.results()
        if season is None:
            return
        table = self._unchanged
        if table is None:
            adjustments = () if self._before is None else None
            named = season if self._before is None else replace(season, name=self._before.name)
            table = season_table(named, results, roster, adjustments)
        before = None if self._before is None else self._desk.table(self._before)
        old = {} if before is None else {line.player: line for line in before.lines}
        rows = [_row(line, table, old.get(line.player), before) for line in table.lines]
        self.of_season.show_rows(rows)
        failed = len(table.notices)
        self.said.setText(_("For some the formula cannot be reckoned; they get 0 points there.") if failed else "")
        self.said.setVisible(bool(failed))


def _row(line: Line, table: SeasonTable, old: Line | None, before: SeasonTable | None) -> Row:
    was = ""
    if before is not None:
        was = _("none") if old is None else points(old.points, before.decimals)
        if old is not None and old.rank is not None and old.rank != line.rank:
            was = _("{points}, rank {rank}").format(points=was, rank=old.rank)
        if old is not None and (old.rank, old.points) == (line.rank, line.points):
            was = "="
    rank = "–" if line.rank is None else ordinal_place(line.rank, tied=line.tied)
    cells = (rank, isolated(line.name), points(line.points, table.decimals), was)
    return Row(cells, line.player, muted=line.rank is None, marked=line.rank == 1)
