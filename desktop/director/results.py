"""The Results page: the order now and at the end, and the files to send round."""

from pathlib import Path

from PyQt6.QtCore import QUrl, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QDesktopServices, QGuiApplication
from PyQt6.QtWidgets import QFileDialog, QWidget

from db.errors import StorageTrouble
from desktop import exports, sheets
from desktop.bridge import Bridge
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, button, page_layout, refuse
from tournament import standings, wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording.prizes import of_line


class ResultsPage(Page):
    """The standings, with what can be made of them.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.copying = button(_("Copy as text"), self)
        self.copying.clicked.connect(self._copy)
        self.picturing = button(_("Copy as picture"), self)
        self.picturing.clicked.connect(self.copy_picture)
        self.opening = button(_("Open"), self, says=_("Open the standings"))
        self.opening.clicked.connect(self._open_page)
        self.exporting = button(_("Export…"), self, kind="primary")
        self.exporting.clicked.connect(self._choose_folder)
        self.head = PageHead(_("Results"), self, [self.copying, self.picturing, self.opening, self.exporting])
        column.addWidget(self.head)
        empty = EmptyState(
            _("No standings yet"), _("Enter people on the People page and draw seats on the Tables page."), self
        )
        columns = [
            Column(_("Place"), number=True),
            Column(_("Name"), stretch=4, strong=True),
            Column(_("Prize"), number=True),
            Column(_("Bounties"), number=True),
            Column(_("Chips"), number=True, spare=True),
            Column(_("Out by"), stretch=3),
            Column(_("Level"), number=True, spare=True),
            Column(_("Out at"), spare=True),
        ]
        self.list = ListOrEmpty(columns, _("Standings"), empty, self)
        self.view = self.list.view
        column.addWidget(self.list, 1)

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        parts = (state.entries, state.finished, state.deal, state.payouts, state.till, state.orders)
        return (*parts, state.hand_for_hand, state.bounty_rule, state.mystery, state.prices, state.loose)

    def show_state(self, state: Tournament) -> None:
        lines = standings.standings(state)
        self.list.show_rows([_row(state, line) for line in lines])
        final = state.finished is not None
        self.head.hint.setText(_("final") if final else _("as they are now") if lines else "")
        nothing = None if lines else _("Nobody has entered yet.")
        for made, says in (
            (self.copying, _("For the group chat")),
            (self.picturing, _("For the group chat, with places in columns")),
            (self.opening, _("The page to mail and print, in your browser")),
            (self.exporting, _("Standings, cash sheet, results and hands, into a folder")),
        ):
            refuse(made, nothing, says)

    # ---- out of the house ------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(exports.as_text(self.bridge))
            self.told.emit(_("The standings are copied; paste them into the chat."))

    @pyqtSlot()
    def copy_picture(self) -> None:
        """The standings as a picture."""
        sheets.copy(exports.as_sheet(self.bridge))
        self.told.emit(_("The standings are copied as a picture; paste it into the chat."))

    @pyqtSlot()
    def _choose_folder(self) -> None:
        asked = QFileDialog(self, _("Export into a folder"))
        asked.setFileMode(QFileDialog.FileMode.Directory)
        asked.setOption(QFileDialog.Option.ShowDirsOnly)
        asked.fileSelected.connect(self.export_to)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def export_to(self, folder: str) -> None:
        """Write the files into that folder."""
        try:
            names = exports.export(self.bridge, Path(folder))
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return
        self.told.emit(_("{files} are in {folder}.").format(files=wording.list_of(names), folder=folder))

    @pyqtSlot()
    def _open_page(self) -> None:
        try:
            page = exports.export_page(self.bridge)
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(page))):
            self.told.emit(_("No program shows the page; it is {file}.").format(file=page))


def _row(state: Tournament, line: Standing) -> Row:
    utc = state.setup.timing is Timing.SIMULATED
    out = line.eliminated_by or line.chips == 0
    cells = (
        "–" if line.place is None else wording.ordinal_place(line.place, tied=line.tied),
        line.name,
        of_line(line, state.setup.currency),
        wording.amount(line.bounty, state.setup.currency) if line.bounty else "",
        "" if not line.chips else wording.chips(line.chips),
        _("deciding") if line.deciding else wording.out_by(line.eliminated_by, line.removed),
        "" if line.level is None else str(line.level),
        wording.time_of_day(line.out_at, utc=utc) if line.out_at is not None and out else "",
    )
    return Row(cells, line.entry, pill="", pill_at=-1)
