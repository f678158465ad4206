"""The Results page: every report of the evening as it is now, and the ways in which it leaves the house."""

from dataclasses import fields
from functools import cache

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QResizeEvent
from PyQt6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop import exports, look, pictures, sheets
from desktop.bridge import Bridge
from desktop.director.lists import ValueView
from desktop.director.page import Page
from desktop.director.parts import PageHead, button, page_layout, refuse
from desktop.director.results.browser import browse
from desktop.director.results.chooser import Chooser
from desktop.director.results.page_view import PageView
from desktop.director.results.publish_line import PublishLine
from desktop.director.results.table_choice import TableChoice
from desktop.leaving import OfEvening
from desktop.publishing import Publishing
from tournament import wording
from tournament.language import gettext as _
from tournament.reports import catalogue
from tournament.reports.page import Page as Printout
from tournament.state import Tournament

PASSING = frozenset({"clock", "last", "shot_clocks", "commitments"})
"""What changes with every press and stands in no report; that of the structure marks what is behind us."""
NARROW_PX = 900
"""A page less wide than this gives the reports the room of their names."""
FOLLOWS_CLOCK = frozenset({"structure"})


class ResultsPage(Page):
    """The reports at the left, the chosen one beside them: the very values that its files are made of.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, publishing: Publishing, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._publishing = publishing
        column = page_layout(self)
        self.head = PageHead(_("Results"), self, self._buttons())
        column.addWidget(self.head)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(14)
        self._leaving = OfEvening(bridge)
        self.chooser = Chooser(tuple(self._leaving.reports.items()), self)
        self.chooser.chosen.connect(self._choose)
        self.shown = PageView(self)
        row.addWidget(self.chooser)
        self.tables = TableChoice(self)
        self.tables.chosen.connect(self._choose_table)
        beside = QVBoxLayout()
        beside.setSpacing(14)
        beside.addWidget(self.tables, 0, Qt.AlignmentFlag.AlignLeft)
        beside.addWidget(self.shown, 1)
        row.addLayout(beside, 1)
        column.addLayout(row, 1)
        self.published = PublishLine(publishing, bridge.evening.number, self)
        self.published.told.connect(self.told)
        column.addWidget(self.published)
        self.publishing.clicked.connect(self.published.ask)

    def _buttons(self) -> list[QPushButton]:
        self.copying = button(_("Copy as text"), self)
        self.copying.clicked.connect(self.copy_text)
        self.picturing = button(_("Copy as picture"), self)
        self.picturing.clicked.connect(self.copy_picture)
        self.opening = button(_("Open"), self, says=_("Open in the browser"))
        self.opening.clicked.connect(self.open_report)
        self.printing = button(_("Print…"), self)
        self.printing.clicked.connect(self.ask_print)
        self.publishing = button(_("Publish…"), self)
        self.exporting = button(_("Export…"), self, kind="primary")
        self.exporting.clicked.connect(self.ask_export)
        return [self.copying, self.picturing, self.opening, self.printing, self.publishing, self.exporting]

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        narrow = self.width() < look.scaled(NARROW_PX)
        self.chooser.be_narrow(narrow=narrow)
        self.shown.be_narrow(narrow=narrow)
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    @property
    def view(self) -> ValueView:
        """The first list of the report that is shown; all of them have one but the hands."""
        return self.shown.lists[0].view

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        left_out = PASSING - {"clock"} if self.chooser.name in FOLLOWS_CLOCK else PASSING
        said = tuple(getattr(state, name) for name in _parts() if name not in left_out)
        return (*said, self.bridge.club.state)  # what its seasons are, and whose the points

    def show_state(self, state: Tournament) -> None:
        self.chooser.offer(tuple(self._leaving.reports.items()))
        name = self.chooser.name
        try:
            page = exports.made(self.bridge, name, table=self.tables.table)
        except StorageTrouble as trouble:
            self.told.emit(wording.refusal(trouble))
            return
        self.tables.offer(None if catalogue.of_hands(name) is None else page)
        self.shown.show_page(page, _hint(name))
        self.head.hint.setText(page.heading)
        table = None if pictures.is_picture(page) else _("Only tables that are for everybody are copied as a picture.")
        for made, why, says in (
            (self.copying, None, _("For the group chat")),
            (self.picturing, table, _("For the group chat, with everything in columns")),
            (self.opening, None, _("The page to mail and to print, in your browser")),
            (self.printing, _why_not_printed(name), _("Look at it on paper first")),
            (self.publishing, None, _("A folder that always holds the evening as it stands")),
            (self.exporting, None, _("Reports as files for people, spreadsheets and programs")),
        ):
            refuse(made, why, says)

    @pyqtSlot(str)
    def _choose(self, name: str) -> None:
        self._shown = None
        self.refresh()

    @pyqtSlot()
    def _choose_table(self) -> None:
        self._shown = None
        self.refresh()

    def show_report(self, name: str) -> None:
        """Show that one."""
        self.chooser.choose(name)

    # ---- out of the house ------------------------------------------------------------------------------------------

    def _made(self, name: str) -> Printout | None:
        """That report now; what cannot be read is told."""
        try:
            return exports.made(self.bridge, name or self.chooser.name, table=self.tables.table)
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return None

    @pyqtSlot()
    def copy_text(self, name: str = "") -> None:
        """The report of that name, else the one shown, as lines for a chat."""
        page, clipboard = self._made(name), QGuiApplication.clipboard()
        if page is not None and clipboard is not None:
            clipboard.setText(exports.as_text(page))
            said = _("Copied: {report}. Paste it into the chat.")
            self.told.emit(said.format(report=_titled(page)))

    @pyqtSlot()
    def copy_picture(self, name: str = "") -> None:
        """The same as a picture."""
        page = self._made(name)
        if page is not None:
            sheets.copy(exports.as_sheet(page))
            said = _("Copied as a picture: {report}. Paste it into the chat.")
            self.told.emit(said.format(report=_titled(page)))

    @pyqtSlot()
    def open_report(self, name: str = "") -> None:
        """The same as a page in the browser."""
        page = self._made(name)
        if page is None:
            return
        try:
            file = exports.open_page(self.bridge, page)
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return
        if said := browse(file):
            self.told.emit(said)

    @pyqtSlot()
    def ask_print(self) -> None:
        """Show the report on paper, and print it from there."""
        from desktop.director.results.print_dialog import PrintDialog

        dialog = PrintDialog(OfEvening(self.bridge), self._publishing.settings, self.chooser.name, self)
        dialog.told.connect(self.told)
        dialog.open()

    @pyqtSlot()
    def ask_look(self) -> None:
        """Ask what printouts and pages look like."""
        from desktop.director.results.look_dialog import LookDialog

        dialog = LookDialog(self.bridge, self)
        dialog.told.connect(self.told)
        dialog.open()

    @pyqtSlot()
    def ask_export(self) -> None:
        """Ask which files are wanted, and where."""
        from desktop.director.results.export_dialog import ExportDialog

        try:
            texts = exports.hand_texts(self.bridge)
        except StorageTrouble as trouble:
            self.bridge.trouble.emit(wording.refusal(trouble))
            return
        dialog = ExportDialog(OfEvening(self.bridge, texts), self._publishing.settings, self)
        dialog.told.connect(self.told)
        dialog.open()


@cache
def _parts() -> tuple[str, ...]:
    return tuple(each.name for each in fields(Tournament))


def _why_not_printed(name: str) -> str | None:
    report = catalogue.of_name(name)
    return None if report is None or report.printable else _("This one is not made for paper; Open shows it.")


def _titled(page: Printout) -> str:
    report = catalogue.of_name(page.name)
    return page.heading if report is None else report.title()


def _hint(name: str) -> str:
    """What to do so that there is something to see."""
    match name:
        case "hands" | "highlights":
            return _("Hands that are dealt or recorded here are kept; files of hands played elsewhere can be attached.")
        case "payout-slips":
            return _("Whoever has won something that was not handed over has a slip here.")
        case "receipts":
            return _("Whoever has bought something has a receipt here.")
        case _ if name.startswith("season"):
            return _("The table of the season follows from its evenings; “Leagues and seasons” shows all of it.")
        case "prizes":
            return _("Prizes follow from the buy-ins, or from what the Prizes page says.")
        case _:
            return _("Enter people on the People page and draw seats on the Tables page.")
