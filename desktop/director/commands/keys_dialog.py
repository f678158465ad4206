"""F1: every key by groups, searched, changed, and put back."""

from PyQt6.QtCore import QItemSelection, QModelIndex, Qt, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.director.commands import sequences
from desktop.director.commands.acting import Commands
from desktop.director.commands.catalogue import ALL
from desktop.director.commands.change_key import ChangeKeyDialog
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.commands.command import Command, Group
from desktop.director.commands.matching import matching
from desktop.director.commands.schemes import SCHEMES
from desktop.director.line_keys import LineKeys
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import Choice, PlainLabel, button, refuse, wrapped
from tournament.language import gettext as _

EDGE_PX = 40
"""So much of the window stays free."""
TALLEST_PX, WIDEST_PX = 720, 780
CHANGE = 2
"""The column that changes the key of its row."""


class KeysDialog(QDialog):
    """The list, a line that searches it, and the scheme above it; what is changed holds at once."""

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Keys"))
        self._commands = commands
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Keys"), self, kind="dialog-title"))
        column.addLayout(self._head())
        self.about = wrapped("", self, kind="note")
        column.addWidget(self.about)
        self.table = ValueTable(
            [Column(_("Command"), stretch=1), Column(_("Keys"), stretch=1, strong=True), Column("")], self
        )
        self.view = ValueView(self.table, self, _("Keys"))
        self.view.clicked.connect(self._clicked)
        self.view.doubleClicked.connect(self._ask)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self.view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(self._ask)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)
        column.addWidget(self.view, 1)
        column.addLayout(self._foot())
        commands.keys_changed.connect(self._show)
        self._show()
        size = parent.size()
        self.resize(min(WIDEST_PX, size.width() - EDGE_PX), min(TALLEST_PX, size.height() - EDGE_PX))
        LineKeys(self)
        self.search.setFocus()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(_("Search: words or a key"))
        self.search.setAccessibleName(_("Search the keys"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._show)
        self.scheme = Choice(self)
        self.scheme.setAccessibleName(_("Which keys"))
        for scheme in SCHEMES.values():
            self.scheme.addItem(scheme.name, scheme.code)
        self.scheme.activated.connect(self._choose_scheme)
        row.addWidget(self.search, 1)
        row.addWidget(self.scheme)
        return row

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.change = button(_("Change…"), self)
        self.change.clicked.connect(self._ask)
        self.reset = button(_("Reset"), self)
        self.reset.clicked.connect(self._reset)
        self.reset_all = button(_("Reset all"), self)
        self.reset_all.clicked.connect(self._reset_all)
        done = button(_("Done"), self)
        done.clicked.connect(self.accept)
        for made in (self.change, self.reset, self.reset_all):
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(done)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(str)
    def _show(self, typed: str = "") -> None:
        choice = self._commands.choice
        found = set(matching(self.search.text(), ((_words(each, choice), each.code) for each in ALL)))
        rows: list[Row] = []
        for group in Group:
            shown = [each for each in ALL if each.group is group and each.code in found]
            if shown:
                rows.append(Row((group.title, "", ""), pill="still", pill_at=0))
            rows.extend(_row(each, choice) for each in shown)
        if not self.search.text():
            rows.append(Row((_("Always so"), "", ""), pill="still", pill_at=0))
            rows.extend(Row((says, keys, ""), muted=True) for keys, says in _fixed())
        kept = self.view.chosen()
        self.table.show_rows(rows)
        if kept is not None:
            self.view.choose(kept)
        self.scheme.setCurrentIndex(max(0, self.scheme.findData(choice.scheme)))
        self.about.setText(SCHEMES[choice.scheme].about)
        self._offer()

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._offer()

    def _offer(self) -> None:
        code, changes = self.view.chosen(), self._commands.choice.changes
        nobody = _("Choose a command in the list first.") if code is None else None
        refuse(self.change, nobody, _("Another key, or none"))
        unchanged = None if code in changes else _("It has the keys of the scheme.")
        refuse(self.reset, nobody or unchanged, _("The keys of the scheme again"))
        refuse(self.reset_all, None if changes else _("No key was changed."), _("All keys of the scheme again"))

    # ---- changing --------------------------------------------------------------------------------------------------

    @pyqtSlot(QModelIndex)
    def _clicked(self, where: QModelIndex) -> None:
        if where.column() == CHANGE:
            self._ask()

    @pyqtSlot()
    @pyqtSlot(QModelIndex)
    def _ask(self, where: QModelIndex | None = None) -> None:
        code = self.view.chosen()
        if code is not None and self.findChild(ChangeKeyDialog) is None:
            dialog = ChangeKeyDialog(self._commands.choice, code, self)
            dialog.chosen.connect(self._commands.choose)
            dialog.open()

    @pyqtSlot()
    def _reset(self) -> None:
        code = self.view.chosen()
        if code is not None:
            self._commands.choose(self._commands.choice.without(code))

    @pyqtSlot()
    def _reset_all(self) -> None:
        self._commands.choose(KeyboardChoice(self._commands.choice.scheme))

    @pyqtSlot(int)
    def _choose_scheme(self, index: int) -> None:
        """The changes belong to the scheme that they were made in."""
        scheme = str(self.scheme.itemData(index))
        if scheme != self._commands.choice.scheme:
            self._commands.choose(KeyboardChoice(scheme))


def _row(command: Command, choice: KeyboardChoice) -> Row:
    keys = sequences.shown(choice.keys_of(command.code)) or "–"
    changed = ((1, "good"),) if command.code in choice.changes else ()
    return Row((command.says(), keys, _("Change…")), command.code, pills=((CHANGE, "brass"), *changed))


def _words(command: Command, choice: KeyboardChoice) -> str:
    also = "" if command.also is None else command.also()
    return f"{command.says()} {command.group.title} {also} {sequences.shown(choice.keys_of(command.code))}"


def _fixed() -> list[tuple[str, str]]:
    """Keys that belong to one place, and are not changed."""
    return [
        (sequences.shown(("Shift+Enter",)), _("In the line of the People page: enters, pays later")),
        (sequences.shown(("Del",)), _("In the history: undo the chosen line")),
        (_("2 5 Enter"), _("At the tables: table 2, seat 5")),
        (sequences.shown(("F11", "Esc")), _("On the board itself: out of full screen; F11 back")),
        (sequences.shown(("B", ".")), _("On the board itself, as remotes send it: black; shown again")),
        (sequences.shown(("F5",)), _("On the board itself, as remotes send it: full screen")),
        (sequences.shown(("Esc",)), _("Close a question; leave a message for the room")),
    ]
