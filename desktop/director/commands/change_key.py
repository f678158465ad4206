"""Another key for a command: it is pressed, and said at once if another command has it."""

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.commands import sequences
from desktop.director.commands.catalogue import BY_CODE
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.display.window import MODIFIERS
from tournament.language import gettext as _

LEAVING = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter})
"""What they do in every question they do here, too."""


class KeyField(QLineEdit):
    """Shows the key that was pressed in it.

    Signals:
        pressed: the sequence, portable.
    """

    pressed = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setPlaceholderText(_("Press the new key"))
        self.setAccessibleName(_("The new key"))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    def event(self, a0: QEvent | None) -> bool:
        """Every key is meant for the field, also those that copy and paste."""
        if isinstance(a0, QKeyEvent) and a0.type() == QEvent.Type.ShortcutOverride and not _leaves(a0):
            a0.accept()
            return True
        return super().event(a0)

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None or a0.key() in MODIFIERS or a0.isAutoRepeat():
            return
        if _leaves(a0):
            a0.ignore()
            return
        self.pressed.emit(sequences.of_press(a0.keyCombination()))


def _leaves(event: QKeyEvent) -> bool:
    return event.key() in LEAVING and not event.modifiers() & sequences.COMMANDING


class ChangeKeyDialog(QDialog):
    """Asks for one key of one command.

    Signals:
        chosen: the `KeyboardChoice` with it.
    """

    chosen = pyqtSignal(object)

    def __init__(self, choice: KeyboardChoice, code: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Another key"))
        look.set_least_width(self, 520)
        self._choice, self._code = choice, code
        self._key = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        title = PlainLabel(BY_CODE[code].says(), self, kind="dialog-title")
        title.setWordWrap(True)
        column.addWidget(title)
        self.now = wrapped(self._now(), self)
        column.addWidget(self.now)
        self.field = KeyField(self)
        self.field.pressed.connect(self._pressed)
        column.addWidget(self.field)
        self.wrong = wrapped("", self, kind="wrong")
        self.note = wrapped("", self, kind="note")
        self.take = button("", self)
        self.take.clicked.connect(self._set)
        column.addWidget(self.wrong)
        column.addWidget(self.note)
        column.addWidget(self.take, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        row = QHBoxLayout()
        self.none = button(_("No key"), self)
        self.none.clicked.connect(self._set_none)
        self.none.setEnabled(bool(choice.keys_of(code)))
        row.addWidget(self.none)
        row.addStretch(1)
        self.yes = with_answer(self, row, _("Use it"), self._set)
        column.addLayout(row)
        self._show("", "")
        self.field.setFocus()

    def _now(self) -> str:
        keys = self._choice.keys_of(self._code)
        return _("Now: {keys}").format(keys=sequences.shown(keys)) if keys else _("It has no key now.")

    @pyqtSlot(str)
    def _pressed(self, key: str) -> None:
        self._key = key
        self.field.setText(sequences.shown((key,)))
        wrong = sequences.why_not(key)
        owner = None if wrong else self._choice.owner(key)
        self._show(wrong or "", "" if owner in {None, self._code} else str(owner))

    def _show(self, wrong: str, owner: str) -> None:
        """What speaks against the key: it cannot be had at all, or another command has it."""
        taken = ""
        if owner:
            taken = _("{key} is the key of “{command}”.").format(
                key=sequences.shown((self._key,)), command=BY_CODE[owner].says()
            )
            self.take.setText(_("Take it from “{command}”").format(command=BY_CODE[owner].says()).replace("&", "&&"))
        self.take.setVisible(bool(owner))
        self.wrong.setText(wrong or taken)
        self.wrong.setVisible(bool(self.wrong.text()))
        types = bool(self._key) and not wrong and sequences.types_text(self._key)
        self.note.setText(_("Works outside text fields and lists, where it types or turns pages.") if types else "")
        self.note.setVisible(types)
        self.yes.setEnabled(bool(self._key) and not wrong and not owner)
        self.yes.setToolTip("" if self.yes.isEnabled() else self.wrong.text() or _("Press the new key first."))

    @pyqtSlot()
    def _set(self) -> None:
        if self._key and sequences.why_not(self._key) is None:
            self._answer((self._key,))

    @pyqtSlot()
    def _set_none(self) -> None:
        self._answer(())

    def _answer(self, keys: tuple[str, ...]) -> None:
        self.chosen.emit(self._choice.with_keys(self._code, keys))
        self.accept()
