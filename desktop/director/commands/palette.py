"""Ctrl+K: any command, player or place by a few letters."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QItemSelection, QModelIndex, Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QApplication, QDialog, QLineEdit, QVBoxLayout, QWidget

from desktop.director.commands import in_use
from desktop.director.commands.acting import Commands
from desktop.director.commands.catalogue import ALL
from desktop.director.commands.matching import matching
from desktop.director.desk import EveningDesk
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import wrapped
from tournament.entry import Entry
from tournament.language import gettext as _
from tournament.people.people import sort_key

WIDTH_PX, HEIGHT_PX, TOP_PX = 640, 440, 72
ENOUGH = 2
"""So many letters must be typed before players are looked for."""
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True)
class Found:
    """A line of the list: its words, what stands beside them, its key, what Enter does, and why not."""

    says: str
    beside: str
    key: str
    do: Callable[[], object]
    why_not: str | None = None


class PaletteLine(QLineEdit):
    """The line to type in; the arrows move in the list below it."""

    def __init__(self, view: ValueView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self.setPlaceholderText(_("A command, a player, a place"))
        self.setAccessibleName(_("Find a command, a player or a place"))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is not None and event.key() in MOVING:
            QApplication.sendEvent(self._view, event)
        else:
            super().keyPressEvent(event)


class Palette(QDialog):
    """Enter does what is chosen, Esc closes; what cannot be done now is grey and says why."""

    def __init__(self, commands: Commands, desk: EveningDesk | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Commands"))
        self._commands, self._desk = commands, desk
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 18, 18, 14)
        column.setSpacing(10)
        columns = [Column(_("Command"), stretch=3, strong=True), Column("", stretch=2), Column(_("Key"), number=True)]
        self.table = ValueTable(columns, self)
        self.view = ValueView(self.table, self, _("What was found"))
        heads = self.view.horizontalHeader()
        if heads is not None:
            heads.hide()
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.clicked.connect(self._clicked)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)
        self.line = PaletteLine(self.view, self)
        self.line.textChanged.connect(self._look_for)
        self.line.returnPressed.connect(self._do)
        self.said = wrapped("", self)
        self.said.setMinimumHeight(self.said.fontMetrics().height())
        column.addWidget(self.line)
        column.addWidget(self.view, 1)
        column.addWidget(self.said)
        self.found: list[Found] = []
        self._known = [*self._commands_known()]
        self._look_for("")
        size = parent.size()
        self.resize(min(WIDTH_PX, size.width() - 40), min(HEIGHT_PX, size.height() - 80))
        self.move(parent.mapToGlobal(parent.rect().topLeft()).x() + (size.width() - self.width()) // 2,
                  parent.mapToGlobal(parent.rect().topLeft()).y() + TOP_PX)  # fmt: skip
        self.line.setFocus()

    def _commands_known(self) -> list[tuple[str, Found]]:
        known = []
        for command in ALL:
            if command.code == "palette":
                continue
            says, group = self._commands.says(command.code), command.group.title
            why = self._commands.why_not(command.code)
            also = "" if command.also is None else command.also()
            found = Found(
                says, why or group, in_use.key_of(command.code), partial(self._commands.do, command.code), why
            )
            known.append((f"{says} {command.says()} {group} {also}", found))
        return known

    @pyqtSlot(str)
    def _look_for(self, typed: str) -> None:
        self.found = [*self._players(typed), *matching(typed, self._known)]
        rows = [
            Row((each.says, each.beside, each.key), number, muted=each.why_not is not None)
            for number, each in enumerate(self.found)
        ]
        self.table.show_rows(rows)
        first = next((number for number, each in enumerate(self.found) if each.why_not is None), 0)
        if rows:
            self.view.choose(first)
            self.view.scrollToTop()
        self._say()

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._say()

    def _say(self) -> None:
        """Why the chosen one cannot be done, whole."""
        number = self.view.chosen()
        if not self.found:
            self.said.setText(_("Nothing here is called that."))
        elif number is not None:
            self.said.setText(self.found[number].why_not or "")

    def _players(self, typed: str) -> list[Found]:
        desk = self._desk
        if desk is None or len(typed.strip()) < ENOUGH:
            return []
        entries = sorted(desk.bridge.state.entries.values(), key=lambda entry: sort_key(entry.shown_name))
        return matching(typed, ((entry.shown_name, self._player(desk, entry)) for entry in entries))

    def _player(self, desk: EveningDesk, entry: Entry) -> Found:
        if entry.seat is not None:
            beside = _("table {table}, seat {seat}").format(table=entry.seat.table, seat=entry.seat.number)
            return Found(entry.shown_name, beside, "", partial(desk.to_seat, entry.seat))
        beside = _("no seat yet") if entry.is_in else _("out")
        return Found(entry.shown_name, beside, "", partial(_show_person, desk, entry))

    @pyqtSlot(QModelIndex)
    def _clicked(self, where: QModelIndex) -> None:
        self._do()

    @pyqtSlot()
    def _do(self) -> None:
        """Close first: what is done may ask something itself."""
        number = self.view.chosen()
        chosen = None if number is None else self.found[number]
        if chosen is None:
            return
        if chosen.why_not is not None:
            return  # said below the list already
        self.accept()
        chosen.do()


def _show_person(desk: EveningDesk, entry: Entry) -> None:
    """The row of the People page."""
    desk.go_to("people")
    desk.people.view.choose(entry.number)
