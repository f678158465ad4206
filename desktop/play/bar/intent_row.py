"""The ticks of somebody who waits for his turn."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from desktop.play.bar.intentions import Intent, Intention, words
from tournament.language import gettext as _
from tournament.names import Chips

_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEYS = {
    (Qt.Key.Key_F, False): Intent.CHECK_OR_FOLD,
    (Qt.Key.Key_C, False): Intent.CALL,
    (Qt.Key.Key_C, True): Intent.CALL_ANY,
    (Qt.Key.Key_B, False): Intent.FOLD_TO_BET,
}
_SAID = {Intent.CHECK_OR_FOLD: "F", Intent.CALL: "C", Intent.CALL_ANY: "Shift+C", Intent.FOLD_TO_BET: "B"}


class IntentRow(QWidget):
    """At most one is ticked; a second press unticks it.

    Signals:
        intended: the Intention, None where nothing is meant any more.
    """

    intended = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._price: Chips = 0
        self.ticks: dict[Intent, QCheckBox] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        for intent in Intent:
            tick = QCheckBox(self)
            tick.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            tick.clicked.connect(self._clicked)
            self.ticks[intent] = tick
            row.addWidget(tick)
        self.offer(0, None)

    def offer(self, price: Chips, meant: Intention | None) -> None:
        """What can be meant where a call costs that, and what is."""
        self._price = price
        for intent, tick in self.ticks.items():
            said = words(intent, price)
            tick.setText(_("{what} ({key})").format(what=said, key=_SAID[intent]))
            tick.setAccessibleName(said)
            tick.setChecked(meant is not None and meant.intent is intent)

    def press(self, event: QKeyEvent) -> bool:
        """Whether that key ticked or unticked something."""
        intent = _KEYS.get((Qt.Key(event.key()), bool(event.modifiers() & _SHIFT)))
        if intent is None or not self.isVisible():
            return False
        if not event.isAutoRepeat():
            self.ticks[intent].click()
        return True

    @pyqtSlot()
    def _clicked(self) -> None:
        pressed = self.sender()
        for intent, tick in self.ticks.items():
            if tick is pressed:
                self.intended.emit(Intention(intent, self._price) if tick.isChecked() else None)
            else:
                tick.setChecked(False)
