"""Cards that somebody saw, chosen by click or typed: a card that lies elsewhere cannot be taken again."""

from collections.abc import Mapping, Sequence
from functools import partial

from PyQt6.QtCore import QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QPainter, QPaintEvent
from PyQt6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.display.drawing.drawn import Box
from desktop.display.looks.style import ThemeName
from desktop.play.felt.cards import paint_card
from desktop.play.felt.colours import COLOURS, FeltColours
from engine.cards import Card, cards, texts
from engine.errors import BadSetup
from tournament import hand_words
from tournament.language import gettext as _
from tournament.language import ngettext

WIDE_PX, HIGH_PX, GAP_PX = 46, 62, 4
RANKS, SUITS = range(12, -1, -1), (3, 2, 1, 0)


class CardButton(QPushButton):
    """One of 52; pressed while it is chosen."""

    def __init__(self, card: Card, colours: FeltColours, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self._colours = colours
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard types them
        self.setAccessibleName(hand_words.card(card))
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = 0 if self.isChecked() else look.scaled(5)
        box = Box(2, 1 + lift, self.width() - 4, self.height() - 3 - look.scaled(5))
        if self.isEnabled():
            paint_card(painter, box, self.card, self._colours, counts=self.isChecked())
        else:
            painter.setOpacity(0.25)
            paint_card(painter, box, self.card, self._colours)
        painter.end()


class CardsDialog(QDialog):
    """Asks for so many cards at most.

    Attributes:
        grid: a button for each card.
        typed: the same as text.

    Signals:
        chosen: a tuple of cards, empty where nobody saw them.
    """

    chosen = pyqtSignal(object)

    def __init__(
        self,
        title: str,
        counts: Sequence[int],
        now: Sequence[Card],
        used: Mapping[Card, str],
        parent: QWidget,
        theme: ThemeName = ThemeName.DARK,
    ) -> None:
        """`counts`: how many there may be; `used`: cards that lie elsewhere, with where; `now`: those told before."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Cards"))
        self._counts, self._used = tuple(counts), dict(used)
        self._cards: tuple[Card, ...] = tuple(now)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        column.addWidget(PlainLabel(title, self, kind="dialog-title"))
        self.grid: dict[Card, CardButton] = {}
        column.addLayout(self._laid_out(COLOURS[theme]))
        self.typed = QLineEdit(self)
        self.typed.setMaxLength(20)
        self.typed.setPlaceholderText("AhKd")
        self.typed.setText(texts(self._cards))
        self.typed.textEdited.connect(self._read)
        column.addWidget(Field(_("&Cards, typed"), self.typed, self))
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.unseen = button(_("&Not seen"), self)
        self.unseen.clicked.connect(self._none)
        ends.addWidget(self.unseen)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Take these"), self._done)
        column.addLayout(ends)
        self.typed.setFocus()
        self.typed.selectAll()
        self._show()

    def _laid_out(self, colours: FeltColours) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(look.scaled(GAP_PX))
        for row, suit in enumerate(SUITS):
            for place, rank in enumerate(RANKS):
                card = Card(rank * 4 + suit)
                made = self.grid[card] = CardButton(card, colours, self)
                if card in self._used:
                    made.setEnabled(False)
                    made.setToolTip(self._used[card])
                made.clicked.connect(partial(self._clicked, card))
                grid.addWidget(made, row, place)
        return grid

    @property
    def cards(self) -> tuple[Card, ...]:
        """Those chosen now."""
        return self._cards

    def _clicked(self, card: Card, checked: bool) -> None:
        most = max(self._counts)
        held = [one for one in self._cards if one != card]
        if checked:
            held = [*held[len(held) - most + 1 :], card] if len(held) >= most else [*held, card]
        self._cards = tuple(held)
        self.typed.setText(texts(self._cards))
        self._show()
        if checked and len(self._cards) == most:
            self._done()

    @pyqtSlot(str)
    def _read(self, _text: str) -> None:
        self._show()

    def _show(self) -> None:
        why = self._why_not()
        for card, made in self.grid.items():
            made.setChecked(card in self._cards)
        self.wrong.setText(why if why and self.typed.text().strip() else "")
        self.yes.setEnabled(not why)
        self.yes.setToolTip(why)

    def _why_not(self) -> str:
        """Why what is typed cannot be; empty where it can."""
        text = self.typed.text().replace(" ", "").replace(",", "").replace("10", "T")
        try:
            self._cards = cards("".join([letter.upper() if place % 2 == 0 else letter.lower()
                                         for place, letter in enumerate(text)]))  # fmt: skip
        except BadSetup:
            self._cards = ()
            return _("Cards are a rank and a suit each: Ah, Td, 9c.")
        for one in self._cards:
            if one in self._used:
                return _("{card} is there already: {where}.").format(card=hand_words.card(one), where=self._used[one])
        if len(set(self._cards)) < len(self._cards):
            return _("That is the same card twice.")
        if len(self._cards) not in self._counts:
            most = max(self._counts)
            return ngettext("{n} card, please.", "{n} cards, please.", most).format(n=most)
        return ""

    @pyqtSlot()
    def _none(self) -> None:
        self.chosen.emit(())
        self.accept()

    @pyqtSlot()
    def _done(self) -> None:
        self.chosen.emit(self._cards)
        self.accept()
