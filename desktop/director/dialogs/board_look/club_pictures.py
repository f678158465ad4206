"""The club's pictures on a board: chosen, looked at, removed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.director.dialogs.file_asked import ask_file
from desktop.director.parts import PlainLabel, breakable, button, refuse, wrapped
from desktop.display.drawing.decoding import decoded
from desktop.display.looks import pictures
from desktop.display.looks.style import Style
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _

_SHOWN = QSize(64, 36)


@dataclass(frozen=True, slots=True)
class _Use:
    """What a picture is for: its name, what a file dialog asks, what it is for in a few words, its longest side."""

    name: str
    asks: str
    about: str
    longest: int


def _uses() -> Mapping[str, _Use]:
    """By the attribute of `Style`."""
    return {
        "logo": _Use(_("Logo"), _("A picture for the logo"), _("beside the name"), pictures.LOGO_PX),
        "background": _Use(
            _("Background"), _("A picture for the background"), _("behind everything"), pictures.BACKGROUND_PX
        ),
        "blank": _Use(
            _("Interlude"), _("A picture for the interlude"), _("while nothing is shown"), pictures.BACKGROUND_PX
        ),
    }


class _Row:
    """One picture: its name, how it looks, two buttons, and why not."""

    def __init__(self, use: _Use, parent: QWidget, grid: QGridLayout, number: int) -> None:
        self.use = use
        self.shown = QLabel(parent)
        self.shown.setFixedSize(_SHOWN)
        self.shown.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(PlainLabel(use.name, parent))
        words.addWidget(PlainLabel(use.about, parent, kind="label"))
        choose, remove = _("{picture}: choose…"), _("{picture}: remove")
        self.choose: QPushButton = button(_("Choose…"), parent, says=choose.format(picture=use.name))
        self.remove: QPushButton = button(_("Remove"), parent, says=remove.format(picture=use.name))
        self.wrong = wrapped("", parent, kind="wrong")
        self.wrong.hide()
        grid.addWidget(self.shown, 2 * number, 0)
        grid.addLayout(words, 2 * number, 1)
        grid.addWidget(self.choose, 2 * number, 2)
        grid.addWidget(self.remove, 2 * number, 3)
        grid.addWidget(self.wrong, 2 * number + 1, 0, 1, 4)

    def put(self, data: bytes) -> None:
        """Show that picture; empty: none."""
        image = decoded(data) if data else None
        if image is None or image.isNull():
            self.shown.setPixmap(QPixmap())
            self.shown.setText("–")
        else:
            ratio = self.shown.devicePixelRatioF()
            size = QSize(round(_SHOWN.width() * ratio), round(_SHOWN.height() * ratio))
            small = image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
            pixmap = QPixmap.fromImage(small)
            pixmap.setDevicePixelRatio(ratio)
            self.shown.setPixmap(pixmap)
        refuse(self.remove, None if data else _("There is none."))
        self.say("")

    def say(self, wrong: str) -> None:
        """Why a file was not taken; empty: nothing was wrong."""
        self.wrong.setText(breakable(wrong))
        self.wrong.setVisible(bool(wrong))


class ClubPictures(QWidget):
    """Logo, background, and what is shown instead of the board.

    Signals:
        edited: something was changed; `worn` says what.
    """

    edited = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        self._data: dict[str, bytes] = {}
        self.rows = {name: _Row(use, self, grid, number) for number, (name, use) in enumerate(_uses().items())}
        for name, row in self.rows.items():
            row.choose.clicked.connect(partial(self._ask, name))
            row.remove.clicked.connect(partial(self._remove, name))

    def worn(self, style: Style) -> Style:
        """The style with the pictures as chosen here."""
        return replace(style, logo=self._data["logo"], background=self._data["background"], blank=self._data["blank"])

    def put(self, style: Style) -> None:
        """Show what is chosen."""
        for name, row in self.rows.items():
            data: bytes = getattr(style, name)
            if data != self._data.get(name):
                self._data[name] = data
                row.put(data)

    def bring(self, name: str, file: str) -> None:
        """Take the picture in that file, or say beside the button why not."""
        row = self.rows[name]
        try:
            self._data[name] = pictures.bring(Path(file), row.use.longest)
        except BadInput as wrong:
            row.say(wording.refusal(wrong))
            return
        row.put(self._data[name])
        self.edited.emit()

    @pyqtSlot()
    def _ask(self, name: str) -> None:
        self.rows[name].say("")
        ask_file(self, self.rows[name].use.asks, pictures.ENDINGS, partial(self.bring, name))

    @pyqtSlot()
    def _remove(self, name: str) -> None:
        self._data[name] = b""
        self.rows[name].put(b"")
        self.edited.emit()
