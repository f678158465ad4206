"""Two names, one person? What is written about each, what speaks against it, and who stays."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop import look
from desktop.director.club.portrait import portrait
from desktop.director.parts import PlainLabel, breakable, button, with_answer, wrapped
from desktop.director.seasons.season_desk import SeasonDesk
from tournament import wording
from tournament.club import Player, merging
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.seasons.table import SeasonTable
from tournament.wording.printed import points
from tournament.wording.values import isolated, short

PHOTO_PX = 64


class MergeDialog(QDialog):
    """The two side by side; nothing is merged until that is pressed, and it can be undone."""

    def __init__(self, club: SeasonDesk, kept: PlayerId, gone: PlayerId, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Merge two people"))
        self.setMinimumWidth(620)
        self._club, self._kept, self._gone = club, kept, gone
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Are they one person?"), self, kind="dialog-title"))
        about = _("The other becomes one more name of who stays. Past evenings stay as they are; it can be undone.")
        column.addWidget(wrapped(about, self))
        self._sides = QWidget(self)
        self._grid = QGridLayout(self._sides)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)
        column.addWidget(self._sides)
        self.together = wrapped("", self)
        column.addWidget(self.together)
        self.concerns = wrapped("", self, kind="note")
        column.addWidget(self.concerns)
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        column.addStretch(1)
        ends = QHBoxLayout()
        self.swap = button(_("The other one stays"), self)
        self.swap.clicked.connect(self._swap)
        ends.addWidget(self.swap)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Merge"), self._merge)
        column.addLayout(ends)
        club.refused.connect(self._say_wrong)
        self._show()

    def _show(self) -> None:
        """Both, with what differs in strong."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        roster = self._club.state
        self.proposal = merging.propose_merge(roster, self._kept, self._gone, self._club.evenings_of())
        proposal = self.proposal
        differing = {each.about for each in proposal.differences}
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        for side, (words, player, evenings) in enumerate(
            (
                (_("Stays"), proposal.kept, proposal.evenings_kept),
                (_("Becomes another name"), proposal.gone, proposal.evenings_gone),
            ),
            start=1,
        ):
            self._grid.addWidget(PlainLabel(words, self._sides, kind="label"), 0, side)
            photo = QLabel(self._sides)
            photo.setPixmap(portrait(player, look.scaled(PHOTO_PX), self.devicePixelRatioF()))
            self._grid.addWidget(photo, 1, side)
            self._write(side, player, evenings, differing)
        for row, words in enumerate((_("Name"), _("Nickname"), _("Notes"), _("Evenings")), start=2):
            self._grid.addWidget(PlainLabel(words, self._sides, kind="label"), row, 0, Qt.AlignmentFlag.AlignTop)
        said = self._together()
        self.together.setText(said)
        self.together.setVisible(bool(said))
        self.concerns.setText(" ".join(wording.refusal(concern) for concern in proposal.concerns))
        self.concerns.setVisible(bool(proposal.concerns))

    def _together(self) -> str:
        """How much comes together: evenings, and in which seasons there are points of both."""
        proposal = self.proposal
        evenings = proposal.evenings_kept + proposal.evenings_gone - len(proposal.together)
        said = [ngettext("Together {n} evening.", "Together {n} evenings.", evenings).format(n=evenings)]
        merge = partial(merging.merge_players, kept=proposal.kept.number, gone=proposal.gone.number)
        try:
            tables = [table for table in self._tables() if self._has_both(table)]
            for table in tables:
                merged = self._club.table_after(merge, table.season)
                line = next(line for line in merged.lines if line.player == proposal.kept.number)
                name, both = short(table.season.name), points(line.points, merged.decimals)
                said.append(_("In {season}: {points} points.").format(season=name, points=both))
        except StorageTrouble:
            return said[0]
        return " ".join(said)

    def _tables(self) -> list[SeasonTable]:
        """Of the seasons that a merge changes: what is closed stays as it is."""
        going_on = (each for each in self._club.state.seasons.values() if not self._club.is_closed(each))
        return [self._club.table(season) for season in going_on]

    def _has_both(self, table: SeasonTable) -> bool:
        numbers = {self.proposal.kept.number, self.proposal.gone.number}
        return sum(line.player in numbers for line in table.lines) > 1

    def _write(self, side: int, player: Player, evenings: int, differing: set[str]) -> None:
        played = ngettext("{n} evening", "{n} evenings", evenings).format(n=evenings)
        rows = (("name", player.name), ("nickname", player.nickname), ("notes", player.notes), ("", played))
        for row, (about, text) in enumerate(rows, start=2):
            kind = "strong" if about in differing else "muted"
            said = wrapped(isolated(breakable(text)) or _("none"), self._sides, kind=kind)
            self._grid.addWidget(said, row, side, Qt.AlignmentFlag.AlignTop)

    @pyqtSlot()
    def _swap(self) -> None:
        self._kept, self._gone = self._gone, self._kept
        self._show()

    @pyqtSlot(str)
    def _say_wrong(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.show()

    @pyqtSlot()
    def _merge(self) -> None:
        if self._club.perform(partial(merging.merge_players, kept=self._kept, gone=self._gone)):
            self.accept()
