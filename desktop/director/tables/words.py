"""Small pieces that the cards and dialogs of the tables share."""

from PyQt6.QtCore import QEvent, QSize, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import AnsweringButton, PlainLabel, wrapped


def label(text: str, kind: str, parent: QWidget) -> PlainLabel:
    """A sentence of that kind of the style sheet."""
    return wrapped(text, parent, kind=kind)


def chip(text: str, parent: QWidget, *, checkable: bool = True) -> QPushButton:
    """A small button; Enter passes it by, so that it reaches the dialog's own answer."""
    made = QPushButton(plain(text), parent)
    made.setCheckable(checkable)
    made.setAutoDefault(False)
    return made


def fit(dialog: QDialog, *, only_grow: bool = False) -> None:
    """Make the dialog as high as its parts need at its width; rows of chips break where the room ends.

    `only_grow`: a dialog that is high enough stays as it is.
    """
    layout = dialog.layout()
    if layout is None:
        return
    # From the inside out: a part that was just hidden must not be measured as it was.
    for part in reversed(dialog.findChildren(QWidget)):
        inside = part.layout()
        if inside is not None:
            inside.activate()
    layout.activate()
    width = max(dialog.width(), dialog.minimumWidth())
    height = layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    if not only_grow or height > dialog.height():
        dialog.resize(width, height)


def plain(name: str) -> str:
    """A name as a button's text: an ampersand in it is no keyboard mark."""
    return name.replace("&", "&&")


class BigAnswer(AnsweringButton):
    """A large button: what it does, and below it in small what comes of it, with its key."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = PlainLabel(text, self, kind="strong")
        self._below = PlainLabel("", self, elide=True)
        self._below.setFont(look.digits(look.LABEL_PX))
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(2)
        for each in (self._text, self._below):
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(each)
        look.set_least_height(self, 66)

    def say(self, below: str, does: str | None = None) -> None:
        """What stands in small; `does`: other words for what it does."""
        if does is not None:
            self._text.setText(does)
        self._below.setText(below)
        self._recolour()
        self.setAccessibleName(f"{self._text.text()}, {below}")

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Enter answers, as it says; Space is the clock's, and a stray one must not take anybody out."""
        if event is not None and event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        return super().sizeHint() if layout is None else layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return super().minimumSizeHint() if layout is None else layout.totalMinimumSize()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.EnabledChange, QEvent.Type.StyleChange):
            self._recolour()

    def _recolour(self) -> None:
        """The style sheet colours the button's own text only; the two lines take the same colour."""
        colour = (
            look.colours().faint
            if not self.isEnabled()
            else look.colours().surface
            if self.property("kind") == "good"
            else look.colours().text
        )
        for each in (self._text, self._below):
            each.setStyleSheet(f"color: {colour};")
