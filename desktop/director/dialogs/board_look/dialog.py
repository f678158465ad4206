"""How the board looks: chosen at the left, seen at the right, kept as a file that can be shared."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import QSize, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QFileDialog, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.board_look import samples
from desktop.director.dialogs.board_look.club_pictures import ClubPictures
from desktop.director.dialogs.board_look.colours import Colours
from desktop.director.dialogs.board_look.preview import Contents, Preview
from desktop.director.dialogs.board_look.standing import Standing
from desktop.director.dialogs.board_look.turns import Turns
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.parts import PlainLabel, breakable, button, with_answer, wrapped
from desktop.display.looks import style_file
from desktop.display.looks.style import USUAL, Style
from desktop.display.showing import Showing
from templates.files import write_files
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _

SMALL_PX, LARGE_PX = (1_000, 660), (1_320, 860)
TITLE_BAR_PX = 36
"""What a window manager puts above it."""
CHOSEN_PX, SCROLLBAR_PX = 430, 10
"""The width of the left side: two pictures and their words side by side; a language of long words needs more."""

_SWATCHES_MS = 150
"""So long after the last change the small pictures are drawn again."""


class BoardLookDialog(QDialog):
    """Colours, what stands where, pictures, pages in turn; every change is seen at once, Cancel takes all back.

    Signals:
        changed: the `Style` as it is now, after every change, so that the board can follow; when the dialog is
            cancelled the one it began with, once more.
        chosen: the `Style`, when it is taken.
    """

    changed = pyqtSignal(object)
    chosen = pyqtSignal(object)

    def __init__(
        self,
        style: Style,
        showing: Showing,
        parent: QWidget,
        contents: Contents,
        *,
        is_upright: bool = False,
    ) -> None:
        """`showing`: what the board shows now; `contents`: what the evening has for a page, for the preview.

        `is_upright`: the board is higher than it is wide.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Look of the board"))
        self._before = self.style_now = style
        self._view = samples.level(showing.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Look of the board"), self, kind="dialog-title"))
        self.colours, self.standing = Colours(self), Standing(self)
        self.pictures, self.turns = ClubPictures(self), Turns(self)
        self._sections = (self.colours, self.standing, self.pictures, self.turns)
        self.preview = Preview(style, showing, contents, self, is_upright=is_upright)
        sides = QHBoxLayout()
        sides.setSpacing(20)
        sides.addWidget(self._make_choices())
        sides.addWidget(self.preview, 1)
        column.addLayout(sides, 1)
        self.said = wrapped("", self, kind="wrong")
        self.said.hide()
        column.addWidget(self.said)
        column.addLayout(self._make_ends())
        self._swatches = QTimer(self)
        self._swatches.setSingleShot(True)
        self._swatches.setInterval(_SWATCHES_MS)
        self._swatches.timeout.connect(self._paint_swatches)
        self._put()
        self._paint_swatches()
        for section in self._sections:
            section.edited.connect(partial(self._take_from, section))
        self._fit(parent)
        self.colours.themes.buttons[style.theme].setFocus()

    def _fit(self, parent: QWidget) -> None:
        """As large as is good, as the window below it allows, and never larger than the screen."""
        screen = parent.screen()
        free = QSize(*LARGE_PX) if screen is None else screen.availableGeometry().size() - QSize(0, TITLE_BAR_PX)
        wanted = QSize(*SMALL_PX).expandedTo(parent.size() - QSize(80, 40)).boundedTo(QSize(*LARGE_PX))
        self.resize(wanted.boundedTo(free))

    def _make_choices(self) -> QScrollArea:
        """The left side; it is scrolled where it is longer than the dialog."""
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(8)
        titles = (_("Colours"), _("What stands where"), _("Pictures"), _("Pages in turn"))
        for number, (title, section) in enumerate(zip(titles, self._sections, strict=True)):
            if number:
                column.addSpacing(10)
            column.addWidget(PlainLabel(title, inside, kind="strong"))
            column.addWidget(section)
        column.addStretch(1)
        area.setWidget(inside)
        area.setFixedWidth(max(CHOSEN_PX + 16, inside.minimumSizeHint().width() + SCROLLBAR_PX))
        for part in (inside, area.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        return area

    def _make_ends(self) -> QHBoxLayout:
        ends = QHBoxLayout()
        ends.setSpacing(8)
        self.save_as = button(_("Save as file…"), self)
        self.save_as.clicked.connect(self._ask_save)
        self.take_from = button(_("Take from file…"), self)
        self.take_from.clicked.connect(self._ask_read)
        self.usual = button(_("Usual look"), self)
        self.usual.clicked.connect(self._as_usual)
        for made in (self.save_as, self.take_from, self.usual):
            ends.addWidget(made)
        ends.addStretch(1)
        self.done_button = with_answer(self, ends, _("Done"), self._done)
        return ends

    def put(self, showing: Showing) -> None:
        """The evening has gone on; the preview follows."""
        self.preview.put(showing)

    # ---- choosing ----------------------------------------------------------------------------------------------------

    def wear(self, style: Style) -> None:
        """Choose all of that, as if by hand."""
        changed, self.style_now = style != self.style_now, style
        self._put()
        if changed:
            self._swatches.start()
            self.changed.emit(style)

    @pyqtSlot()
    def _take_from(self, section: Colours | Standing | ClubPictures | Turns) -> None:
        self._say("")
        self.wear(section.worn(self.style_now))

    def _put(self) -> None:
        for section in self._sections:
            section.put(self.style_now)
        self.preview.wear(self.style_now)

    @pyqtSlot()
    def _paint_swatches(self) -> None:
        self.colours.paint(self._view, self.style_now)
        self.standing.paint(self._view, self.style_now)

    @pyqtSlot()
    def _as_usual(self) -> None:
        self._say("")
        self.colours.forget_wrong()
        self.wear(USUAL)

    # ---- as a file ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _ask_save(self) -> None:
        self._say("")
        asked = QFileDialog(self, _("Save the look of the board"))
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)  # asks before it writes over anything
        asked.setDefaultSuffix(style_file.ENDING.removeprefix("."))
        asked.selectFile(_("Board") + style_file.ENDING)
        asked.fileSelected.connect(self.save)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save(self, file: str) -> None:
        """Write what is chosen into that file."""
        path = Path(file)
        try:
            write_files(path.parent, {path.name: style_file.write(self.style_now)})
        except OSError as error:
            refusal = BadInput("cannot_write", file=str(path), detail=error.strerror or str(error))
            self._say(wording.refusal(refusal))
            return
        self._say(_("Saved as {file}.").format(file=path.name), kind="note")

    @pyqtSlot()
    def _ask_read(self) -> None:
        self._say("")
        ask_file(self, _("Look of a board"), f"*{style_file.ENDING} *.json", self.take)

    @pyqtSlot(str)
    def take(self, file: str) -> None:
        """Choose what that file holds, or say why not; then nothing has changed."""
        try:
            style = style_file.read(Path(file))
        except BadInput as wrong:
            self._say(wording.refusal(wrong))
            return
        self.colours.forget_wrong()
        self.wear(style)
        self._say(_("This is the look in {file}.").format(file=Path(file).name), kind="note")

    def _say(self, text: str, kind: str = "wrong") -> None:
        look.set_kind(self.said, kind)
        self.said.setText(breakable(text))
        self.said.setVisible(bool(text))

    # ---- the end -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _done(self) -> None:
        if wrong := self.colours.wrong():
            self._say(wrong)
            self.colours.accent.setFocus()
            self.colours.accent.selectAll()
            return
        self.chosen.emit(self.style_now)
        self.accept()

    def reject(self) -> None:
        if self.style_now != self._before:
            self.changed.emit(self._before)
        super().reject()
