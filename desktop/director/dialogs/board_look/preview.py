"""The board as it would look, beside what is chosen."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QSize, pyqtSlot
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.director.board_words import page_name
from desktop.director.dialogs.board_look import samples, words
from desktop.director.parts import PlainLabel, button
from desktop.director.tables.flow import FlowLayout
from desktop.display.canvas import Canvas
from desktop.display.looks.style import ROTATED, Style
from desktop.display.showing import Blank, Showing
from tournament.board.pages import Content, PageKind
from tournament.board.view import BoardView
from tournament.language import gettext as _

Contents = Callable[[PageKind], Content | None]
"""What this evening has for a page of the board; None: nothing yet."""

LYING, UPRIGHT = (16, 9), (9, 16)


class _Wall(QWidget):
    """What the canvas hangs on: as large as fits, in the shape of a screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.canvas = Canvas(self)
        self.shape = LYING
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(480, 270)

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 285)

    def turn(self, shape: tuple[int, int]) -> None:
        """Hang it the other way."""
        self.shape = shape
        self._hang()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        self._hang()

    def _hang(self) -> None:
        wide, high = self.shape
        step = min(self.width() / wide, self.height() / high)
        width, height = int(step * wide), int(step * high)
        self.canvas.setGeometry((self.width() - width) // 2, 0, width, height)


class Preview(QWidget):
    """A canvas in the style, and buttons for what it shows."""

    def __init__(
        self, style: Style, showing: Showing, contents: Contents, parent: QWidget, *, is_upright: bool = False
    ) -> None:
        super().__init__(parent)
        self._showing, self._contents = showing, contents
        self._shows: Callable[[], Showing] = self._now
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(PlainLabel(_("Preview"), self, kind="strong"), 1)
        self.upright = button(_("Upright screen"), self, kind="choice")
        self.upright.setCheckable(True)
        self.upright.clicked.connect(self._turn)
        head.addWidget(self.upright)
        column.addLayout(head)
        self.buttons: Mapping[str, QPushButton] = self._make_buttons(column)
        self.wall = _Wall(self)
        self.wall.canvas.setAccessibleName(_("Preview of the board"))
        self.wall.canvas.wear(style)
        column.addSpacing(4)
        column.addWidget(self.wall, 1)
        self.buttons["now"].click()
        if is_upright:
            self.upright.click()

    @property
    def canvas(self) -> Canvas:
        """What is looked at."""
        return self.wall.canvas

    def put(self, showing: Showing) -> None:
        """The evening has gone on."""
        self._showing = showing
        self.canvas.put(self._shows())

    def wear(self, style: Style) -> None:
        """Look like that from now on."""
        self.canvas.wear(style)

    def _make_buttons(self, column: QVBoxLayout) -> Mapping[str, QPushButton]:
        said = words.pages()
        ways: dict[str, tuple[str, Callable[[], Showing]]] = {
            "now": (_("Now"), self._now),
            "level": (_("Level"), partial(self._clock, samples.level)),
            "last_minute": (_("Last minute"), partial(self._clock, samples.last_minute)),
            "break": (_("Break"), partial(self._clock, samples.on_break)),
            "moves": (page_name(PageKind.MOVES), partial(self._page, PageKind.MOVES)),
            **{kind.value: (said[kind], partial(self._page, kind)) for kind in ROTATED},
            "message": (page_name(PageKind.MESSAGE), partial(self._page, PageKind.MESSAGE)),
            "interlude": (_("Interlude"), self._interlude),
        }
        flow = FlowLayout(gap=6)
        group = QButtonGroup(self)
        made: dict[str, QPushButton] = {}
        for name, (word, shows) in ways.items():
            each = button(word, self, kind="choice", says=_("Preview: {what}").format(what=word))
            each.setCheckable(True)
            each.clicked.connect(partial(self._show_with, shows))
            group.addButton(each)
            flow.addWidget(each)
            made[name] = each
        column.addLayout(flow)
        return made

    # ---- what it shows -----------------------------------------------------------------------------------------------

    def _now(self) -> Showing:
        return self._showing

    def _clock(self, made: Callable[[BoardView], BoardView]) -> Showing:
        return Showing(made(self._showing.view))

    def _page(self, kind: PageKind) -> Showing:
        view = self._showing.view
        on_clock = view if view.level is not None and view.winner is None else samples.level(view)
        return Showing(on_clock, self._contents(kind) or samples.page(kind, view))

    def _interlude(self) -> Showing:
        return replace(self._showing, blank=Blank.PICTURE)

    @pyqtSlot()
    def _show_with(self, shows: Callable[[], Showing]) -> None:
        self._shows = shows
        self.canvas.put(shows())

    @pyqtSlot()
    def _turn(self) -> None:
        self.wall.turn(UPRIGHT if self.upright.isChecked() else LYING)
