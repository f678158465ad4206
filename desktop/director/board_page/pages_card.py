"""Which page the board shows, held or in turn, and whether it shows anything."""

from collections.abc import Callable, Collection
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.board_page.words import nothing_on, page_name
from desktop.director.parts import PlainLabel, button, refuse, wrapped
from desktop.display.showing import Blank
from tournament.board.pages import PageKind
from tournament.language import gettext as _


class PagesCard(QFrame):
    """A button for each page, and for a dark board.

    Signals:
        page_wanted: the `PageKind` to hold, None: in turn.
        blank_wanted: a `Blank`.
    """

    page_wanted = pyqtSignal(object)
    blank_wanted = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 14)
        column.setSpacing(8)
        column.addWidget(PlainLabel(_("Page"), self, kind="label"))
        self.in_turn = self._choice(_("In turn"), partial(self._want_page, None))
        self.in_turn.setToolTip(_("The clock, and the pages chosen under Look, one after the other (F2)"))
        self.pages = {page: self._choice(page_name(page), partial(self._want_page, page)) for page in PageKind}
        column.addLayout(self._grid((self.in_turn, *self.pages.values()), 2))
        self.shown = wrapped("", self, kind="note")
        column.addWidget(self.shown)
        column.addStretch(1)
        column.addWidget(PlainLabel(_("Screen"), self, kind="label"))
        words = {
            Blank.NO: (_("Shown"), _("Show the tournament")),
            Blank.BLACK: (_("Black"), _("Show nothing at all; the clock goes on (F4)")),
            Blank.PICTURE: (_("Picture"), _("Show the picture chosen under Look instead (Shift+F4)")),
        }
        self.blanks = {
            blank: self._choice(word, partial(self._want_blank, blank)) for blank, (word, _tip) in words.items()
        }
        for blank, (_word, tip) in words.items():
            self.blanks[blank].setToolTip(tip)
        column.addLayout(self._grid(tuple(self.blanks.values()), 3))

    def show_wishes(self, held: PageKind | None, shown: PageKind, blank: Blank, filled: Collection[PageKind]) -> None:
        """Mark what is chosen and what is seen; what is not `filled` cannot be held."""
        self.in_turn.setChecked(held is None)
        for page, made in self.pages.items():
            made.setChecked(page is held)
            refuse(made, None if page is held or page in filled else nothing_on(page))
        for each, made in self.blanks.items():
            made.setChecked(each is blank)
        self.shown.setText(self._sentence(held, shown, blank))

    def _sentence(self, held: PageKind | None, shown: PageKind, blank: Blank) -> str:
        if blank is not Blank.NO:
            return _("Nobody sees the tournament now.")
        if held is not None and held is not shown:
            return _("There is nothing on the page that is held; the clock is shown.")
        if held is not None:
            return _("Held until another page is wanted.")
        return _("Now: {page}").format(page=page_name(shown))

    def _choice(self, word: str, press: Callable[..., None]) -> QPushButton:
        made = button(word, self, kind="choice")
        made.setCheckable(True)
        made.clicked.connect(press)
        return made

    def _grid(self, buttons: tuple[QPushButton, ...], columns: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for number, made in enumerate(buttons):
            grid.addWidget(made, number // columns, number % columns)
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        return grid

    def _want_page(self, page: PageKind | None, checked: bool = False) -> None:
        self.page_wanted.emit(page)

    def _want_blank(self, blank: Blank, checked: bool = False) -> None:
        self.blank_wanted.emit(blank)
