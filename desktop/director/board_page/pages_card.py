"""Which page the board shows, held or in turn, and whether it shows anything."""

from collections.abc import Callable, Collection
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.board_words import nothing_on, page_name
from desktop.director.commands.in_use import set_tip
from desktop.director.parts import PlainLabel, button, refuse, wrapped
from desktop.display.showing import Blank
from tournament.board.pages import PageKind
from tournament.language import gettext as _

EDGE_PX, GAP_PX = 14, 6


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
        column.setContentsMargins(EDGE_PX, 12, EDGE_PX, 14)
        column.setSpacing(8)
        column.addWidget(PlainLabel(_("Page"), self, kind="label"))
        self.in_turn = self._choice(_("In turn"), partial(self._want_page, None))
        set_tip(self.in_turn, _("The clock, and the pages chosen under Look, one after the other"), "hold")
        self.pages = {page: self._choice(page_name(page), partial(self._want_page, page)) for page in PageKind}
        self._grid = QGridLayout()
        self._grid.setSpacing(GAP_PX)
        self._columns = 0
        column.addLayout(self._grid)
        self.shown = wrapped("", self, kind="note")
        column.addWidget(self.shown)
        column.addStretch(1)
        column.addWidget(PlainLabel(_("Screen"), self, kind="label"))
        words = {
            Blank.NO: (_("Shown"), _("Show the tournament")),
            Blank.BLACK: (_("Black"), _("Show nothing at all; the clock goes on")),
            Blank.PICTURE: (_("Picture"), _("Show the interlude, a picture chosen under Look, instead")),
        }
        self.blanks = {
            blank: self._choice(word, partial(self._want_blank, blank)) for blank, (word, _tip) in words.items()
        }
        for blank, (_word, tip) in words.items():
            self.blanks[blank].setToolTip(tip)
            if blank is not Blank.NO:
                set_tip(self.blanks[blank], tip, "black" if blank is Blank.BLACK else "picture")
        row = QHBoxLayout()
        row.setSpacing(GAP_PX)
        for made in self.blanks.values():
            row.addWidget(made, 1)
        column.addLayout(row)
        self.stand_in(2)

    def stand_within(self, width: int) -> None:
        """Put as many pages side by side as a card of that width has room for, up to four."""
        widest = max(made.sizeHint().width() for made in (self.in_turn, *self.pages.values()))
        self.stand_in(max(2, min(4, (width - 2 * EDGE_PX + GAP_PX) // (widest + GAP_PX))))

    def stand_in(self, columns: int) -> None:
        """Put the pages side by side in so many columns."""
        if columns == self._columns:
            return
        self._columns = columns
        buttons = (self.in_turn, *self.pages.values())
        for number, made in enumerate(buttons):
            self._grid.removeWidget(made)
            self._grid.addWidget(made, number // columns, number % columns)
        for each in range(len(buttons)):
            self._grid.setColumnStretch(each, int(each < columns))

    def show_wishes(
        self,
        held: PageKind | None,
        shown: PageKind,
        blank: Blank,
        filled: Collection[PageKind],
        *,
        has_picture: bool = True,
        is_over: bool = False,
    ) -> None:
        """Mark what is chosen and what is seen; what is not `filled` cannot be held.

        `has_picture`: one was chosen to be shown instead of the board; `is_over`: somebody has won.
        """
        self.in_turn.setChecked(held is None)
        for page, made in self.pages.items():
            made.setChecked(page is held)
            refuse(made, None if page is held or page in filled else nothing_on(page, is_over=is_over))
        for each, made in self.blanks.items():
            made.setChecked(each is blank)
        self.shown.setText(self._sentence(held, shown, blank, has_picture=has_picture))

    def _sentence(self, held: PageKind | None, shown: PageKind, blank: Blank, *, has_picture: bool) -> str:
        if blank is Blank.PICTURE and not has_picture:
            return _("Black: no interlude is chosen under Look.")
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

    def _want_page(self, page: PageKind | None, checked: bool = False) -> None:
        self.page_wanted.emit(page)

    def _want_blank(self, blank: Blank, checked: bool = False) -> None:
        self.blank_wanted.emit(blank)
