"""Which hands are shown: what is typed, a table, a player, what happened."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.director.parts import Choice, PlainLabel, long_choice, wrapped
from tournament.hand_book import search, words
from tournament.hand_book.row import HandRow
from tournament.hand_book.search import Names
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.people.people import sort_key
from tournament.state import Tournament

TYPING_MS = 120
"""A pause in typing after which the list follows."""


class FilterLine(QWidget):
    """A line to type in and three choices; all of them together say which hands are meant.

    Signals:
        changed: others are to be shown.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(8)
        label = PlainLabel(_("&Find"), self, kind="label")
        self.typed = QLineEdit(self)
        self.typed.setClearButtonEnabled(True)
        self.typed.setPlaceholderText(_("anna all-in >5000 bust table 2 #41 flush"))
        self.typed.setAccessibleName(_("Find hands"))
        label.setBuddy(self.typed)
        self.table, self.player, self.what = Choice(self), long_choice(self), Choice(self)
        for choice, said, first in (
            (self.table, _("Hands of which table"), _("All tables")),
            (self.player, _("Hands of which player"), _("All players")),
        ):
            choice.setAccessibleName(said)
            choice.addItem(first)
        self.what.setAccessibleName(_("Hands in which what happened"))
        for code, said in (
            ("", _("All hands")),
            ("all-in", _("Somebody all-in")),
            ("bust", _("Somebody out")),
            ("showdown", _("Cards shown")),
            ("void", _("Void ones")),
            ("attached", _("From files")),
        ):
            self.what.addItem(said, code)
        self.count = PlainLabel("", self, kind="muted")
        row.addWidget(label)
        row.addWidget(self.typed, 1)
        row.addWidget(self.count)
        choices = QHBoxLayout()
        choices.setSpacing(8)
        choices.addWidget(self.table)
        choices.addWidget(self.player, 1)
        choices.addWidget(self.what)
        choices.addStretch(1)
        column.addLayout(row)
        column.addLayout(choices)
        self.hint = wrapped("", self)
        column.addWidget(self.hint)
        self._usual = _(
            "Words: a name, all-in, bust, won, shown, void · >5000 or >20bb · table 2 · #41 · full house · -not"
        )
        self.hint.setText(self._usual)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(TYPING_MS)
        self._pause.timeout.connect(self.changed)
        self.typed.textChanged.connect(partial(self._look, soon=False))
        for choice in (self.table, self.player, self.what):
            choice.currentIndexChanged.connect(partial(self._look, soon=True))
        self._tables: tuple[TableNo, ...] = ()
        self._players: tuple[str, ...] = ()

    @property
    def is_on(self) -> bool:
        """Whether anything is left out."""
        chosen = (self.table.currentIndex(), self.player.currentIndex(), self.what.currentIndex())
        return bool(self.typed.text().strip()) or any(each > 0 for each in chosen)

    def offer(self, rows: Sequence[HandRow], state: Tournament) -> None:
        """Offer the tables and players of these hands; whatever is chosen stays chosen."""
        tables = {row.table: row for row in rows if row.table is not None and not row.is_attached}
        numbers = tuple(sorted(tables))
        if numbers != self._tables:
            self._tables = numbers
            named = [(words.where(tables[number], state), number) for number in numbers]
            _refill(self.table, [(said, number) for said, number in named])
        people = {each.name for row in rows for each in row.players if each.name}
        players = tuple(sorted(people, key=sort_key))
        if players != self._players:
            self._players = players
            _refill(self.player, [(name, name) for name in players])

    def found(self, rows: Sequence[HandRow], called: Names) -> list[HandRow]:
        """Those of the rows that are meant; a name that nobody has is said below the line."""
        table, player = self.table.currentData(), self.player.currentData()
        query = search.query(self.typed.text(), called)
        what = search.query(self.what.currentData() or "")
        kept = [
            row
            for row in rows
            if (table is None or (row.table == table and not row.is_attached))
            and (player is None or any(each.name == player for each in row.players))
            and what.holds(row)
            and query.holds(row)
        ]
        unknown = query.unknown(rows, called) if not kept else []
        if unknown:
            said = _("Nobody in these hands is called {name}, and it is none of the words.")
            self.hint.setText(said.format(name=unknown[0]))
        else:
            self.hint.setText(self._usual)
        return kept

    def clear(self) -> None:
        """Nothing is left out any more."""
        self.typed.clear()
        for choice in (self.table, self.player, self.what):
            choice.setCurrentIndex(0)

    def _look(self, changed: object = None, *, soon: bool) -> None:
        if soon:
            self.changed.emit()
        else:
            self._pause.start()

    @pyqtSlot()
    def show_now(self) -> None:
        """What was typed counts at once."""
        self._pause.stop()
        self.changed.emit()


def _refill(choice: Choice, items: Sequence[tuple[str, object]]) -> None:
    """The items below the first one, which means all; whatever was chosen is chosen again if it is still there."""
    chosen = choice.currentData()
    choice.blockSignals(True)  # nobody has chosen anything
    while choice.count() > 1:
        choice.removeItem(choice.count() - 1)
    for said, data in items:
        choice.addItem(said, data)
    at = choice.findData(chosen) if chosen is not None else 0
    choice.setCurrentIndex(max(at, 0))
    choice.blockSignals(False)
