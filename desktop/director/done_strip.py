"""What was just done at the door: who, what was paid, and the seat in large type, to be read out."""

from collections.abc import Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop import look
from desktop.director.club.portrait import portrait
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.club import Player
from tournament.language import gettext as _
from tournament.sales import cash
from tournament.state import Entry, Tournament
from tournament.wording.values import isolated

SEAT_PX, PORTRAIT_PX = 26, 36


class DoneStrip(QFrame):
    """A card below the line; it stays until somebody else has entered."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(12)
        self.photo = QLabel(self)
        row.addWidget(self.photo)
        words = QVBoxLayout()
        words.setSpacing(0)
        self.said = PlainLabel("", self, kind="strong", elide=True)
        self.note = PlainLabel("", self, kind="note", elide=True)
        words.addWidget(self.said)
        words.addWidget(self.note)
        row.addLayout(words, 1)
        self.seat = PlainLabel("", self)
        self.seat.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.seat)
        self.hide()

    def show_entered(self, state: Tournament, entries: Sequence[Entry], about: Player | None) -> None:
        """These have just entered; `about`: what the club knows of the only one."""
        if not entries:
            self.hide()
            return
        self.said.setText("; ".join(done(state, entry) for entry in entries))
        self.note.setText("" if about is None else " ".join(about.notes.split()))
        self.note.setVisible(bool(self.note.text()))
        self.photo.setVisible(about is not None and bool(about.picture))
        if about is not None and about.picture:
            self.photo.setPixmap(portrait(about, look.scaled(PORTRAIT_PX), self.devicePixelRatioF()))
        seat = entries[0].seat if len(entries) == 1 else None
        self.seat.setVisible(seat is not None)
        if seat is not None:
            self.seat.setFont(look.digits(SEAT_PX, QFont.Weight.Bold))
            self.seat.setText(wording.chair(state, seat))
        self.show()


def done(state: Tournament, entry: Entry) -> str:
    """Anna: paid €20, table 2 seat 5."""
    currency = state.setup.currency
    owing = cash.account_of(state, entry.player).owing if entry.player is not None else 0
    paid = _("owes {amount}") if owing else _("paid {amount}")
    money = paid.format(amount=wording.amount(owing or entry.charged, currency))
    name = isolated(wording.short(entry.name))
    if entry.seat is None:
        return _("{name}: {money}").format(name=name, money=money)
    return _("{name}: {money}, table {table} seat {seat}").format(
        name=name, money=money, table=wording.numbered(state, entry.seat.table), seat=entry.seat.number
    )
