"""Who gets what of a pot, large: a card for what goes back, one for each pot, and what everybody takes in all."""

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, breakable, wrapped
from engine.pot_call import HOUSE, CalledPot, Kind, Line, Settlement
from tournament import wording
from tournament.language import gettext as _
from tournament.wording import pots as pot_words

HEAD_PX, WINNER_PX = 17, 20


class ResultView(QScrollArea):
    """Made anew with every answer; empty, it says what to do."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Who gets what"))
        self._inside: QWidget | None = None

    def say(self, title: str, sentence: str, *, wrong: bool) -> None:
        """Nothing is to be seen yet: why, and what to do."""
        column = self._begin()
        column.addWidget(_heading(title, self._inside))
        column.addWidget(wrapped(breakable(sentence), self._inside, kind="wrong" if wrong else "muted"))
        self._end(column, sentence)

    def show_answer(self, found: Settlement, names: Mapping[int, str], missing: str = "") -> None:
        """The whole answer; `missing`: the pots lie there, but that is needed to give them away."""
        column = self._begin()
        if missing:
            column.addWidget(wrapped(breakable(missing), self._inside, kind="strong"))
        if found.back is not None:
            column.addWidget(self._card(_("Goes back first"), found.back.amount, [found.back], None, found, names))
        for pot in found.pots:
            title = pot_words.pot_name(pot.number, len(found.pots))
            column.addWidget(self._card(title, pot.amount, pot.lines, pot, found, names))
        if missing:
            column.addWidget(PlainLabel(pot_words.adds_up(found), self._inside, kind="muted"))
        else:
            column.addWidget(self._sums(found, names))
        lines = [pot_words.line(found.back, None, found, names)] if found.back is not None else []
        lines += [pot_words.line(line, pot, found, names) for pot in found.pots for line in pot.lines]
        self._end(column, "\n".join([missing, *lines] if missing else lines))

    def _card(
        self,
        title: str,
        amount: int,
        lines: Sequence[Line],
        pot: CalledPot | None,
        found: Settlement,
        names: Mapping[int, str],
    ) -> QFrame:
        card = QFrame(self._inside)
        look.set_kind(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(3)
        column.addLayout(_pair(_heading(title, card), amount, HEAD_PX, card))
        winners = dict.fromkeys(lines[0].seats, amount) if pot is None else pot.winners
        laid = [line for line in lines if line.kind is Kind.LAID]
        for line in laid:
            column.addLayout(_ruled(pot_words.why(line, pot, found, names), line, card))
        for seat, chips in winners.items():
            column.addLayout(_pair(_winner(pot_words.player(seat, names), card), chips, WINNER_PX, card))
        for line in lines:
            if line.kind is not Kind.LAID:
                column.addLayout(_ruled(pot_words.why(line, pot, found, names), line, card))
        return card

    def _sums(self, found: Settlement, names: Mapping[int, str]) -> QFrame:
        card = QFrame(self._inside)
        look.set_kind(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 10, 16, 10)
        column.setSpacing(3)
        head = QHBoxLayout()
        head.addWidget(_heading(_("In all"), card), 1)
        head.addWidget(PlainLabel(pot_words.adds_up(found), card, kind="muted"))
        column.addLayout(head)
        for seat in found.received:
            share = pot_words.parts(found, seat)
            row = _pair(_winner(pot_words.player(seat, names), card), sum(share), WINNER_PX, card)
            if len(share) > 1:
                parts = wrapped(" + ".join([wording.chips(part) for part in share]), card)
                parts.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                row.insertWidget(1, parts, 1)
            column.addLayout(row)
        return card

    def _begin(self) -> QVBoxLayout:
        self._inside = QWidget(self)
        look.set_kind(self._inside, "surface")
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(2, 2, 8, 2)
        column.setSpacing(10)
        return column

    def _end(self, column: QVBoxLayout, said: str) -> None:
        column.addStretch(1)
        bar = self.verticalScrollBar()
        place = 0 if bar is None else bar.value()
        self.setWidget(self._inside)  # the one before is deleted with it
        if bar is not None:
            bar.setValue(place)
        self.setAccessibleDescription(said)


def _heading(text: str, inside: QWidget | None) -> PlainLabel:
    made = PlainLabel(text, inside, kind="strong")
    made.setFont(look.text_font(HEAD_PX, QFont.Weight.Bold))
    return made


def _winner(text: str, inside: QWidget) -> PlainLabel:
    made = PlainLabel(text, inside, elide=True)
    made.setFont(look.text_font(WINNER_PX, QFont.Weight.DemiBold))
    return made


def _pair(left: PlainLabel, chips: int, pixels: int, inside: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    amount = PlainLabel(wording.chips(chips), inside)
    amount.setFont(look.digits(pixels, QFont.Weight.Bold))
    row.addWidget(left, 1)
    row.addWidget(amount)
    return row


def _ruled(said: str, of: Line, inside: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(12)
    row.addWidget(wrapped(breakable(said), inside, kind=""), 1)
    written = PlainLabel(pot_words.rule(of), inside, kind="muted")
    if HOUSE in of.rule:
        written.setToolTip(_("House: no rule book says it in words; every house does it so."))
    row.addWidget(written, 0, Qt.AlignmentFlag.AlignTop)
    return row
