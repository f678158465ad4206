"""Cards that somebody saw, chosen by click or typed: a card that lies elsewhere cannot be taken again."""

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.recording.card_grid import CardGrid
from desktop.display.looks.style import ThemeName
from desktop.play.felt.colours import COLOURS
from engine.cards import Card, cards, texts
from engine.errors import BadSetup
from tournament import hand_words
from tournament.language import gettext as _
from tournament.language import ngettext


class CardsDialog(QDialog):
    """Asks for so many cards at most.

    Attributes:
        grid: all cards.
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
        self.grid = CardGrid(self._used, COLOURS[theme], self)
        self.grid.pressed.connect(self._pressed)
        column.addWidget(self.grid)
        self.typed = QLineEdit(self)
        self.typed.setMaxLength(20)
        self.typed.setPlaceholderText(_("AhKd"))
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

    @property
    def cards(self) -> tuple[Card, ...]:
        """Those chosen now."""
        return self._cards

    @pyqtSlot(int)
    def _pressed(self, number: int) -> None:
        card, most = Card(number), max(self._counts)
        held = [one for one in self._cards if one != card]
        added = card not in self._cards
        if added:
            held = [*held[len(held) - most + 1 :], card] if len(held) >= most else [*held, card]
        self.typed.setText(texts(held))
        self._show()
        if added and len(held) == most:
            self._done()

    @pyqtSlot(str)
    def _read(self, _text: str) -> None:
        self._show()

    def _show(self) -> None:
        why = self._why_not()
        self.grid.choose(self._cards)
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
