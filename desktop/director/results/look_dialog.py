"""Look of the printouts: the club's name, colour, logo and a style sheet of its own, with a picture of a page."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QSize, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QPainter, QPixmap
from PyQt6.QtWidgets import (
    QColorDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from db.errors import StorageTrouble
from desktop import exports, look
from desktop.aside import aside
from desktop.bridge import Bridge
from desktop.director.club import portrait
from desktop.director.dialogs.wish_fields import Field
from desktop.director.dialogs.working_dialog import WorkingDialog
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.results.browser import browse
from desktop.printing import Printout
from tournament import wording
from tournament.club.house_style import PLAIN, HouseStyle, set_house_style
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.reports.page import Page, Table

WIDE_PX, PREVIEW_PX, SHEET_PX = 880, 340, 60
WAIT_MS = 350
"""After the last letter the picture is made anew."""
ROWS = 8
"""Of a table in the picture: enough to see it, and soon made."""


class LookDialog(WorkingDialog):
    """What every page, print and published file looks like from now on.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Look of the printouts"))
        look.set_least_width(self, WIDE_PX)
        self._bridge = bridge
        self._logo = b""
        self._busy = False
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Look of the printouts"), self, kind="dialog-title"))
        row = QHBoxLayout()
        row.setSpacing(24)
        row.addLayout(self._fields(), 1)
        self.picture = QLabel(self)
        self.picture.setAccessibleName(_("A page as it would look"))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self.picture.setFrameShape(QLabel.Shape.Box)
        self.picture.setFixedSize(PREVIEW_PX, round(PREVIEW_PX * 1.42))  # larger texts need the room more
        row.addWidget(self.picture)
        column.addLayout(row, 1)
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.plain = button(_("As it &comes"), self)
        self.plain.clicked.connect(partial(self.show_style, PLAIN))
        self.browse = button(_("See it in the &browser"), self)
        self.browse.clicked.connect(self._browse)
        ends.addWidget(self.plain)
        ends.addWidget(self.browse)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Look like that"), self.keep)
        column.addLayout(ends)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT_MS)
        self._timer.timeout.connect(self._paint)
        self.show_style(bridge.club.state.house_style)
        self.club.setFocus()

    def _fields(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(10)
        self.club = QLineEdit(self)
        self.club.textChanged.connect(self._look)
        column.addWidget(Field(_("&Name of the club"), self.club, self))
        self.colour = QLineEdit(self)
        self.colour.setMaxLength(7)
        self.colour.textChanged.connect(self._look)
        self.choosing = button(_("C&hoose…"), self, says=_("Choose the colour"))
        self.choosing.clicked.connect(self._ask_colour)
        column.addLayout(_beside(Field(_("C&olour, as #RRGGBB"), self.colour, self), (self.choosing,)))
        self.logo = QLabel(self)
        self.logo.setMinimumHeight(look.scaled(44))
        self.bringing = button(_("Lo&go…"), self)
        self.bringing.clicked.connect(self._ask_logo)
        self.removing = button(_("No logo"), self)
        self.removing.clicked.connect(self._no_logo)
        column.addLayout(_beside(self.logo, (self.bringing, self.removing)))
        self.sheet = QPlainTextEdit(self)
        self.sheet.setTabChangesFocus(True)
        self.sheet.setMinimumHeight(look.scaled(SHEET_PX))
        self.sheet.textChanged.connect(self._look)
        field = Field(_("&Style sheet of your own (CSS)"), self.sheet, self)
        field.say(_("It counts on pages for browsers, after the program's own; paper does not know it."))
        column.addWidget(field, 1)
        return column

    # ---- what is chosen --------------------------------------------------------------------------------------------

    @property
    def style_chosen(self) -> HouseStyle:
        """What stands in the fields."""
        return HouseStyle(self.club.text().strip(), self.colour.text().strip(), self._logo, self.sheet.toPlainText())

    def show_style(self, style: HouseStyle, checked: bool = False) -> None:
        """Fill the fields with that."""
        self.club.setText(style.club)
        self.colour.setText(style.colour)
        self.sheet.setPlainText(style.style_sheet)
        self._take_logo(style.logo)

    def _take_logo(self, logo: bytes) -> None:
        self._logo = logo
        self.removing.setVisible(bool(logo))
        picture = QPixmap()
        if logo and picture.loadFromData(logo):
            height = look.scaled(44)
            self.logo.setPixmap(picture.scaledToHeight(height, Qt.TransformationMode.SmoothTransformation))
        else:
            self.logo.setText(_("No logo yet"))
        self._look()

    @pyqtSlot()
    def _ask_colour(self) -> None:
        asked = QColorDialog(QColor(self.colour.text()), self)
        asked.colorSelected.connect(self._take_colour)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(QColor)
    def _take_colour(self, colour: QColor) -> None:
        self.colour.setText(colour.name().upper())

    @pyqtSlot()
    def _ask_logo(self) -> None:
        asked = QFileDialog(self, _("Logo of the club"), "", portrait.ENDINGS)
        asked.setFileMode(QFileDialog.FileMode.ExistingFile)
        asked.fileSelected.connect(self.bring_logo)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def bring_logo(self, file: str) -> None:
        """Take the picture in that file."""
        try:
            self._take_logo(portrait.bring(Path(file)))
        except Refusal as wrong:
            self._say(wording.refusal(wrong))

    @pyqtSlot()
    def _no_logo(self) -> None:
        self._take_logo(b"")

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        if hasattr(self, "_timer"):
            self.wrong.hide()
            self._timer.start()

    # ---- what it looks like ----------------------------------------------------------------------------------------

    @pyqtSlot()
    def _paint(self) -> None:
        """A picture of the standings; what cannot be a style leaves the last one."""
        style = self.style_chosen
        if self._busy or not QColor.isValidColorName(style.colour) or len(style.colour) != 7:
            return
        try:
            page = _short(exports.made(self._bridge, "standings"))
        except StorageTrouble as trouble:
            self._say(wording.refusal(trouble))
            return
        self._busy = True
        with self.at_work(waits=False):
            content = aside(partial(exports.pdf, page, replace(style, style_sheet=""), "a4"))
        self._busy = False
        if self.is_to_go:
            return
        printout = Printout(content, self)
        ratio = self.devicePixelRatioF()
        shown = QPixmap(QSize(self.picture.size()) * ratio)
        shown.fill(Qt.GlobalColor.white)  # a PDF has no ground: paper is
        painter = QPainter(shown)
        painter.drawImage(0, 0, printout.document.render(0, shown.size()))
        painter.end()
        shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)
        printout.deleteLater()
        if self.style_chosen != style:
            self._timer.start()

    @pyqtSlot()
    def _browse(self) -> None:
        try:
            file = exports.open_page(self._bridge, exports.made(self._bridge, "standings"), self.style_chosen)
        except StorageTrouble as trouble:
            self._say(wording.refusal(trouble))
            return
        if said := browse(file):
            self._say(said)

    # ---- keeping it ------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """From now on; nothing to do where it is so already."""
        style = self.style_chosen
        if style != self._bridge.club.state.house_style:
            try:
                self._bridge.club.perform(partial(set_house_style, style=style))
            except (Refusal, StorageTrouble) as wrong:
                self._say(wording.refusal(wrong))
                return
            self.told.emit(_("Printouts, pages and published files look like that from now on."))
        self.accept()

    def _say(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        self.wrong.show()


def _beside(widget: QWidget, buttons: Sequence[QWidget]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addWidget(widget, 1)
    for made in buttons:
        row.addWidget(made, 0, Qt.AlignmentFlag.AlignBottom)
    return row


def _short(page: Page) -> Page:
    parts = tuple(replace(part, rows=part.rows[:ROWS]) for part in page.parts if isinstance(part, Table))
    return replace(page, parts=parts, flat=None)
