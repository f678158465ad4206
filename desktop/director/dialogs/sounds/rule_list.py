"""The rules as sentences, each with a tick; what is at the top acts first."""

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QKeyEvent
from PyQt6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop import look
from desktop.director.parts import as_plain
from desktop.sound.players import lacking
from tournament.announcing.rules import Rule
from tournament.language import gettext as _
from tournament.wording import announced

ROW_PX = 36
SIDE_PX, EDGE_PX = 10, 5


class RuleList(QListWidget):
    """Space ticks, Enter opens, Delete removes, Alt and the arrows move.

    Signals:
        opened: the row of the rule that shall be changed.
        changed: the rules, or which one is chosen.
    """

    opened = pyqtSignal(int)
    changed = pyqtSignal()

    def __init__(self, rules: Sequence[Rule], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Sound rules"))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setPalette(look.boxes())
        self.setViewportMargins(SIDE_PX, EDGE_PX, EDGE_PX, EDGE_PX)
        self._rules: list[Rule] = []
        self.show_rules(rules)
        self.itemChanged.connect(self._ticked)
        self.itemDoubleClicked.connect(self._open)
        self.currentRowChanged.connect(self.changed)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """As they stand."""
        return tuple(self._rules)

    def chosen(self) -> Rule | None:
        """The one that the keyboard is on."""
        row = self.currentRow()
        return self._rules[row] if 0 <= row < len(self._rules) else None

    def show_rules(self, rules: Sequence[Rule], row: int = 0) -> None:
        """These, with that one chosen."""
        self.blockSignals(True)
        self._rules = list(rules)
        self.clear()
        for rule in self._rules:
            item = QListWidgetItem(self)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setSizeHint(QSize(0, ROW_PX))
            _write(item, rule)
        self.setCurrentRow(min(row, len(self._rules) - 1))
        self.blockSignals(False)
        self.changed.emit()

    def put(self, row: int, rule: Rule) -> None:
        """That rule in the place of the one in that row."""
        self.show_rules([*self._rules[:row], rule, *self._rules[row + 1 :]], row)

    def insert(self, rule: Rule) -> None:
        """A further rule, below the chosen one."""
        row = self.currentRow() + 1
        self.show_rules([*self._rules[:row], rule, *self._rules[row:]], row)

    @pyqtSlot()
    def remove(self) -> None:
        """Without the chosen one."""
        row = self.currentRow()
        if 0 <= row < len(self._rules):
            self.show_rules([*self._rules[:row], *self._rules[row + 1 :]], row)

    @pyqtSlot()
    def move_up(self) -> None:
        """The chosen one acts before the one above it."""
        self._move(-1)

    @pyqtSlot()
    def move_down(self) -> None:
        """It acts after the one below it."""
        self._move(1)

    def _move(self, by: int) -> None:
        row, to = self.currentRow(), self.currentRow() + by
        if 0 <= row < len(self._rules) and 0 <= to < len(self._rules):
            rules = list(self._rules)
            rules.insert(to, rules.pop(row))
            self.show_rules(rules, to)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """What is left alone goes to the list; Enter would go on to the dialog's answer."""
        if event is None:
            return
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.currentRow() >= 0:
                self.opened.emit(self.currentRow())
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.remove()
            case Qt.Key.Key_Up if alt:
                self.move_up()
            case Qt.Key.Key_Down if alt:
                self.move_down()
            case _:
                super().keyPressEvent(event)

    @pyqtSlot(QListWidgetItem)
    def _ticked(self, item: QListWidgetItem) -> None:
        row, on = self.row(item), item.checkState() is Qt.CheckState.Checked
        if self._rules[row].on != on:
            self._rules[row] = replace(self._rules[row], on=on)
            self.blockSignals(True)
            _write(item, self._rules[row])
            self.blockSignals(False)
            self.changed.emit()

    @pyqtSlot(QListWidgetItem)
    def _open(self, item: QListWidgetItem) -> None:
        self.opened.emit(self.row(item))


def _write(item: QListWidgetItem, rule: Rule) -> None:
    """The sentence, and whether its file is there."""
    said = announced.rule(rule)
    missing = lacking(rule.sound)
    if missing:
        said = _("The file is missing. {rule}").format(rule=said)
    item.setText(said)
    item.setToolTip(as_plain(f"{said}\n{missing}" if missing else said))
    item.setCheckState(Qt.CheckState.Checked if rule.on else Qt.CheckState.Unchecked)
    item.setForeground(
        QColor(
            look.colours().danger if missing and rule.on else look.colours().text if rule.on else look.colours().muted
        )
    )
