"""A draw that anybody can check: the seed's fingerprint before, the seats and the seed afterwards."""

from dataclasses import dataclass
from functools import partial
from typing import Protocol

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import look, sheets
from desktop.bridge import Bridge
from desktop.director.dialogs.verify import VerifyDialog
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import button, with_done
from desktop.director.tables.words import chip, fit, label
from desktop.sheets import Heading, Sheet
from tournament import wording
from tournament.draws import breaking, draw, redraws, seating
from tournament.events import Draw, FinalTableDrawn, Seat, SeatsDrawn, SeatsRedrawn, TableBroken
from tournament.history import Step, Stored
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant, TableNo
from tournament.state import Tournament
from tournament.tables.tables import breaking_order_of
from tournament.wording.draws import could_not_be_apart
from tournament.wording.values import isolated

DrawEvent = SeatsDrawn | TableBroken | SeatsRedrawn | FinalTableDrawn

LONGEST_CLIENT_SEED = 200


class DrawDecision(Protocol):
    """A decision that draws with the given 32 bytes, and what came from the room."""

    def __call__(self, state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "") -> Step:
        """The step."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """Which draw: its title, what it does in a sentence, and the decision that takes the 32 bytes."""

    title: str
    about: str
    decide: DrawDecision


def seats(state: Tournament) -> Occasion:
    """The draw before the start."""
    players = len(state.left)
    tables = len(seating.tables_for(state, players)) if players else 0
    about = _("{players} players are drawn onto the tables ({tables}), and each table's first button.")
    return Occasion(_("Draw the seats"), about.format(players=players, tables=tables), seating.draw_seats)


def broken_table(state: Tournament, table: TableNo) -> Occasion:
    """The draw of a table that breaks."""
    about = _("The players of table {table} are drawn onto the free seats of the other tables. TDA 10.")
    named = wording.numbered(state, table)
    return Occasion(
        _("Break table {table}").format(table=named), about.format(table=named), partial(_break, table=table)
    )


def final_table(state: Tournament) -> Occasion:
    """The draw of the final table; where nothing is redrawn, of the table that is broken for it."""
    rule = state.setup.rules.final_table_rule
    if 1 in redraws.asked_for(state):
        about = _("All {players} players are drawn onto one table, with a new button. {rule}.")
        said = about.format(players=len(state.left), rule=rule)
    else:
        about = _("The players of table {table} are drawn onto the free chairs of the final table. {rule}.")
        said = about.format(table=breaking_order_of(state)[0], rule=rule)
    return Occasion(_("Draw the final table"), said, redraws.draw_final_table)


def redraw(state: Tournament, tables: int) -> Occasion:
    """The draw of new seats for everybody, at so many tables."""
    about = _("All {players} players are drawn onto {tables} tables, each with a new button. {rule}.")
    said = about.format(players=len(state.left), tables=tables, rule=wording.moves.redraw_rule(state, tables))
    return Occasion(_("Draw new seats"), said, partial(_redraw, tables=tables))


def _redraw(state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "", *, tables: int) -> Step:
    return redraws.redraw(state, at, server_seed, tables, client_seed)


def _break(state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "", *, table: TableNo) -> Step:
    return breaking.break_table(state, at, table, server_seed, client_seed)


def drawn_by(stored: Stored) -> DrawEvent | None:
    """The draw that this step was, None if it was none."""
    return next((event for event in stored.step.events if isinstance(event, DrawEvent)), None)


def chairs(event: DrawEvent) -> list[tuple[EntryNo, Seat]]:
    """Who was drawn onto which chair, table by table."""
    if isinstance(event, SeatsDrawn):
        found = [(seated.entry, seated.seat) for seated in event.seats]
    else:
        found = [(moved.entry, moved.to) for moved in event.moves]
    return sorted(found, key=lambda pair: pair[1])


class DrawDialog(QDialog):
    """Shows what will be drawn, draws, and then shows the seats by table and by name."""

    def __init__(self, bridge: Bridge, occasion: Occasion, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._occasion = occasion
        self._seed = bridge.server_seed()
        self._result: DrawResult | None = None
        self.setWindowTitle(occasion.title)
        look.set_least_width(self, 560)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 26, 28, 26)
        self._column.setSpacing(10)
        self._column.addWidget(label(occasion.title, "dialog-title", self))
        self._before = QWidget(self)
        before = QVBoxLayout(self._before)
        before.setContentsMargins(0, 0, 0, 0)
        before.setSpacing(8)
        before.addWidget(label(occasion.about, "muted", self))
        before.addSpacing(8)
        before.addWidget(
            label(_("Fingerprint of the draw's seed (SHA-256), shown before anybody is drawn:"), "label", self)
        )
        before.addWidget(_code(draw.commitment(self._seed), self))
        before.addLayout(self._announcement())
        self._room = QLineEdit(self)
        self._room.setMaxLength(LONGEST_CLIENT_SEED)
        self._room.setPlaceholderText(_("Lottery numbers, three cards … or nothing"))
        asked = label(_("&Mixed in from the room, once the list is closed:"), "label", self)
        asked.setBuddy(self._room)
        before.addSpacing(8)
        before.addWidget(asked)
        before.addWidget(self._room)
        self._column.addWidget(self._before)
        self._why_not = label("", "wrong", self)
        self._column.addWidget(self._why_not)
        self._cancel = QPushButton(_("Cancel"), self)
        self._cancel.setAutoDefault(False)
        self._cancel.clicked.connect(self._leave)
        self._draw = QPushButton(_("Draw"), self)
        look.set_kind(self._draw, "primary")
        self._draw.setDefault(True)
        self._draw.clicked.connect(self._draw_now)
        row = QHBoxLayout()
        row.setContentsMargins(0, 10, 0, 0)
        row.addStretch(1)
        row.addWidget(self._cancel)
        row.addWidget(self._draw)
        self._column.addLayout(row)
        self._say_why_not()

    def _announcement(self) -> QHBoxLayout:
        """A button that puts the fingerprint into the history, so that it can be proved to have been shown before."""
        row = QHBoxLayout()
        self._announce = QPushButton(_("&Announce this draw"), self)
        self._announce.setAutoDefault(False)
        self._announce.setToolTip(_("The fingerprint stands in the history; only its seed can then be drawn with."))
        self._announce.clicked.connect(self._announce_now)
        self._announced = label(_("Announced; it stands in the history."), "muted", self)
        row.addWidget(self._announce, 0, Qt.AlignmentFlag.AlignLeft)
        row.addWidget(self._announced, 1)
        self._show_announced()
        return row

    def _show_announced(self) -> None:
        self._announce.setVisible(not self._bridge.announced)
        self._announced.setVisible(self._bridge.announced)

    @pyqtSlot()
    def _announce_now(self) -> None:
        self._bridge.announce()
        self._show_announced()
        self._say_why_not()

    def _say_why_not(self) -> None:
        why = self._bridge.may(self._decision())
        self._why_not.setText(why or "")
        self._why_not.setVisible(why is not None)
        self._draw.setEnabled(why is None)
        self._draw.setToolTip(why or "")
        (self._draw if why is None else self._cancel).setFocus()
        fit(self)

    def _decision(self) -> partial[Step]:
        return partial(self._occasion.decide, server_seed=self._seed, client_seed=self._room.text().strip())

    @pyqtSlot()
    def _draw_now(self) -> None:
        if self._result is not None:
            self.accept()
            return
        stored = self._bridge.perform(self._decision())
        if stored is None or drawn_by(stored) is None:
            self._say_why_not()
            return
        self._before.hide()
        self._result = DrawResult(self._bridge, stored, self)
        self._column.insertWidget(2, self._result, 1)
        self._cancel.hide()
        self._draw.setText(_("Done"))
        self.resize(self.width(), 620)

    @pyqtSlot()
    def _leave(self) -> None:
        self.reject()


class DrawnDialog(QDialog):
    """A draw that has taken place, to be looked at again."""

    def __init__(self, bridge: Bridge, stored: Stored, parent: QWidget) -> None:
        super().__init__(parent)
        event = drawn_by(stored)
        number = "" if event is None else event.draw.number
        self.setWindowTitle(_("The draw"))
        self.resize(560, 620)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(10)
        column.addWidget(label(_("Draw {n}").format(n=number), "dialog-title", self))
        column.addWidget(DrawResult(bridge, stored, self), 1)
        with_done(self, column)


class DrawResult(QWidget):
    """Who sits where, by table or by name, and the seed that anybody can check it with."""

    def __init__(self, bridge: Bridge, stored: Stored, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        event, entries = drawn_by(stored), bridge.state.entries
        seated = [] if event is None else chairs(event)
        rows = [(entries[entry].name, str(seat.table), str(seat.number)) for entry, seat in seated]
        self._rows = rows
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        row = QHBoxLayout()
        choice = QButtonGroup(self)
        self._pages = QStackedWidget(self)
        player = Column(_("Player"), stretch=1, strong=True)
        table, seat = Column(_("Table")), Column(_("Seat"))
        by_table = [Row((table_no, seat_no, name)) for name, table_no, seat_no in rows]
        by_name = [Row(cells) for cells in sorted(rows, key=lambda cells: cells[0].casefold())]
        for text, columns, shown in (
            (_("By table"), (table, seat, player), by_table),
            (_("By name"), (player, table, seat), by_name),
        ):
            by = chip(text, self)
            choice.addButton(by, self._pages.count())
            row.addWidget(by)
            values = ValueTable(columns, self)
            values.show_rows(shown)
            self._pages.addWidget(ValueView(values, self, text))
        row.addStretch(1)
        self.copy_text = button(_("Copy as text"), self, kind="link", says=_("Copy the seats as text"))
        self.copy_text.clicked.connect(self._copy_text)
        self.copy_picture = button(_("Copy as picture"), self, kind="link", says=_("Copy the seats as a picture"))
        self.copy_picture.clicked.connect(self._copy_picture)
        row.addWidget(self.copy_text)
        row.addWidget(self.copy_picture)
        for view in self._pages.findChildren(ValueView):
            self.setTabOrder(self.copy_picture, view)
        choice.button(0).setChecked(True)  # type: ignore[union-attr]  # just added
        choice.idClicked.connect(self._pages.setCurrentIndex)
        column.addLayout(row)
        column.addWidget(self._pages, 1)
        self.copied = label("", "muted", self)
        self.copied.hide()
        column.addWidget(self.copied)
        self.together = label(could_not_be_apart(stored.step.facts), "note", self)
        self.together.setVisible(bool(self.together.text()))
        column.addWidget(self.together)
        if event is not None:
            column.addLayout(self._seed(event.draw))

    def _seed(self, draw: Draw) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        row = QHBoxLayout()
        row.addWidget(label(_("The seed, whose fingerprint was shown before:"), "label", self), 1)
        self.verify = button(_("Verify the draws…"), self, kind="link")
        self.verify.clicked.connect(self._verify)
        row.addWidget(self.verify)
        column.addLayout(row)
        column.addWidget(_code(draw.server_seed, self))
        if draw.client_seed:
            column.addWidget(label(_("Mixed in from the room:"), "label", self))
            column.addWidget(label(draw.client_seed, "strong", self))
        return column

    @property
    def _is_by_name(self) -> bool:
        return self._pages.currentIndex() == 1

    def sheet(self) -> Sheet:
        """The seats as they are shown now, to be painted."""
        name = Heading(_("Player"), strong=True)
        table, seat = Heading(_("Table"), number=True), Heading(_("Seat"), number=True)
        by_name = [(isolated(who), table_no, seat_no) for who, table_no, seat_no in self._rows]
        title = self._bridge.state.setup.name
        if self._is_by_name:
            return Sheet(title, (), (name, table, seat), sorted(by_name, key=lambda cells: cells[0].casefold()))
        return Sheet(title, (), (table, seat, name), [(where, number, who) for who, where, number in by_name])

    @pyqtSlot()
    def _copy_text(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard is None:
            return
        said = _("{name}: table {table} seat {seat}")
        rows = sorted(self._rows, key=lambda cells: cells[0].casefold()) if self._is_by_name else self._rows
        lines = [said.format(name=isolated(who), table=table, seat=seat) for who, table, seat in rows]
        clipboard.setText("\n".join((self._bridge.state.setup.name, *lines)))
        self._say_copied(_("The seats are copied; paste them into the chat."))

    @pyqtSlot()
    def _copy_picture(self) -> None:
        sheets.copy(self.sheet())
        self._say_copied(_("The seats are copied as a picture; paste it into the chat."))

    def _say_copied(self, said: str) -> None:
        self.copied.setText(said)
        self.copied.show()

    @pyqtSlot()
    def _verify(self) -> None:
        VerifyDialog(self._bridge, self).open()


def _code(text: str, parent: QWidget) -> QLabel:
    """Hexadecimal digits in groups that can be read out and copied."""
    made = label(" ".join(text[n : n + 8] for n in range(0, len(text), 8)), "strong", parent)
    made.setFont(look.digits(look.LABEL_PX))
    made.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return made
