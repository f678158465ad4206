"""What was just done at the door: who, what was paid, and the seat in large type, to be read out."""

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop import look
from desktop.director.club.portrait import portrait
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.club import Player
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents, PlayerId
from tournament.sales import cash
from tournament.state import Entry, Tournament
from tournament.wording.values import isolated

SEAT_PX, PORTRAIT_PX = 26, 36
FEW = 3
"""So many are named; more are counted."""


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
        self._entries: tuple[Entry, ...] = ()
        self.hide()

    def look(self, state: Tournament) -> None:
        """What was undone since is said no longer, nor where somebody sat who has been moved or is out."""
        if any(not _stands(state, entry) for entry in self._entries):
            self._entries = ()
            self.hide()

    def show_entered(self, state: Tournament, entries: Sequence[Entry], about: Player | None) -> None:
        """These have just entered; `about`: what the club knows of the only one."""
        self._entries = tuple(entries)
        if not entries:
            self.hide()
            return
        self.said.setText(together(state, entries))
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


def _stands(state: Tournament, entry: Entry) -> bool:
    now = state.entries.get(entry.number)
    return now is not None and now.is_in and now.player == entry.player and now.seat == entry.seat


def together(state: Tournament, entries: Sequence[Entry]) -> str:
    """What was done with each of a few; of more how many they are and what they have paid together."""
    owed = {account.player: account.owing for account in cash.accounts(state) if account.player is not None}
    if len(entries) <= FEW:
        return "; ".join(done(state, entry, owed) for entry in entries)
    owing = sum(owed.get(entry.player, 0) for entry in entries if entry.player is not None)
    paid = sum(entry.charged for entry in entries) - owing
    said = ngettext("{n} player: paid {amount}", "{n} players: paid {amount}", len(entries))
    said = said.format(n=len(entries), amount=wording.amount(paid, state.setup.currency))
    if owing:
        amount = wording.amount(owing, state.setup.currency)
        return _("{said}, {amount} owing").format(said=said, amount=amount)
    return said


def done(state: Tournament, entry: Entry, owed: Mapping[PlayerId, Cents]) -> str:
    """Anna: paid €20, table 2 seat 5."""
    currency = state.setup.currency
    owing = owed.get(entry.player, 0) if entry.player is not None else 0
    paid = _("owes {amount}") if owing else _("paid {amount}")
    money = paid.format(amount=wording.amount(owing or entry.charged, currency))
    name = isolated(wording.short(entry.name))
    if entry.seat is None:
        return _("{name}: {money}").format(name=name, money=money)
    return _("{name}: {money}, table {table} seat {seat}").format(
        name=name, money=money, table=wording.numbered(state, entry.seat.table), seat=entry.seat.number
    )
