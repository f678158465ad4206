"""Beside the felt of a training table: how one stands, and one of three things to read: hint, hand, review."""

from __future__ import annotations

from enum import Enum

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QButtonGroup, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import AnsweringButton, PlainLabel
from desktop.director.tables.flow import FlowLayout
from desktop.display.looks.style import ThemeName
from desktop.play.felt.dress import DRESSES
from desktop.play.training.words import Words
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.training.session import Session
from tournament.wording.values import decimal, signed

WIDTH_PX = 376
KEYS = {"hint": "?", "hand": "J", "review": "V"}


class Page(Enum):
    """What is read."""

    HINT = "hint"
    HAND = "hand"
    REVIEW = "review"


class Side(QWidget):
    """The result of the session above, a page of words below.

    Signals:
        wanted: the `Page` whose button was pressed.
    """

    wanted = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-bar")
        look.set_width(self, WIDTH_PX)
        self.result = PlainLabel("", self, kind="felt-result")
        self.about = PlainLabel("", self, kind="felt-muted")
        self.about.setWordWrap(True)
        self.hint = Words(_("Hint"), self)
        self.hand = Words(_("What happened in this hand"), self)
        self.review = Words(_("Review of the hand"), self)
        self._stack = QStackedWidget(self)
        self._pages = {Page.HINT: self.hint, Page.HAND: self.hand, Page.REVIEW: self.review}
        self._group = QButtonGroup(self)
        self.buttons: dict[Page, QPushButton] = {}
        row = FlowLayout(gap=8)
        for page, words in self._titles().items():
            self._stack.addWidget(self._pages[page])
            row.addWidget(self._button(page, words))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 12, 12)
        column.setSpacing(12)
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self.result)
        head.addWidget(self.about)
        column.addLayout(head)
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        self._group.idClicked.connect(self._clicked)
        self.show_page(Page.HAND)

    @property
    def page(self) -> Page:
        """What is shown."""
        return list(self._pages)[self._stack.currentIndex()]

    def show_page(self, page: Page) -> None:
        """Show that."""
        self._stack.setCurrentWidget(self._pages[page])
        self.buttons[page].setChecked(True)

    def show_result(self, session: Session, seat: int) -> None:
        """What that seat has won or lost, in chips and big blinds."""
        delta = session.results[seat]
        self.result.setText(signed(delta))
        blinds = decimal(round(abs(delta) / session.table.blinds.big, 1))
        hands = ngettext("{n} hand", "{n} hands", session.hands).format(n=session.hands)
        said = _("{blinds} big blinds lost in {hands}") if delta < 0 else _("{blinds} big blinds won in {hands}")
        self.about.setText(said.format(blinds=blinds, hands=hands) if session.hands else _("No hand played yet"))
        self.result.setAccessibleName(_("Your result: {chips} chips").format(chips=signed(delta)))

    def _titles(self) -> dict[Page, str]:
        return {Page.HINT: _("Hint"), Page.HAND: _("Hand"), Page.REVIEW: _("Review")}

    def _button(self, page: Page, words: str) -> QPushButton:
        said = _("{words} ({key})").format(words=words, key=KEYS[page.value])
        made = AnsweringButton(said, self)
        made.setCheckable(True)
        made.setAutoDefault(False)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setAccessibleName(words)
        look.set_kind(made, "felt-small")
        self.buttons[page] = made
        self._group.addButton(made, list(Page).index(page))
        return made

    @pyqtSlot(int)
    def _clicked(self, number: int) -> None:
        self.wanted.emit(list(Page)[number])


def style_sheet(theme: ThemeName) -> str:
    """What the words beside a felt wear, beside `dress.style_sheet`."""
    d, px = DRESSES[theme], look.scaled
    return f"""
    QScrollArea[kind="felt-words"] {{ background: {d.bar}; border: none; }}
    QScrollArea[kind="felt-words"]:focus {{ border: 1px solid {d.focus}; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-result"] {{ font-size: {px(32)}px; font-weight: 700;
        color: {d.text}; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-part"] {{ color: {d.accent}; font-size: {px(14)}px;
        font-weight: 700; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-sentence"] {{ color: {d.text}; font-size: {px(15)}px; }}
    QPushButton[kind="felt-next"] {{ background: {d.raising}; color: {d.raising_ink}; border: 1px solid {d.raising};
        border-radius: {px(8)}px; padding: 4px 14px; font-size: {px(14)}px; font-weight: 700; }}
    QPushButton[kind="felt-next"]:focus {{ border: 2px solid {d.focus}; padding: 3px 13px; }}
    QPushButton[kind="felt-next"]:disabled {{ background: {d.bar}; color: {d.muted}; border: 1px dashed {d.line}; }}
    QScrollBar:vertical {{ background: {d.bar}; width: {px(10)}px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {d.line}; border-radius: {px(5)}px; min-height: {px(30)}px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: {d.bar}; }}
    """
