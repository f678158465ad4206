"""Key sequences as text: read, shown, and which of them nobody may have."""

from collections.abc import Iterable

from PyQt6.QtCore import QKeyCombination, Qt
from PyQt6.QtGui import QKeySequence

from tournament.language import gettext as _

KEYS_OF_THEIR_OWN = frozenset(
    {
        Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Left,
        Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)  # fmt: skip
"""What they do everywhere they do without Ctrl, Alt and Meta, with or without Shift."""
PAGING = frozenset({Qt.Key.Key_PageDown, Qt.Key.Key_PageUp})
COMMANDING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
NO_MODIFIER = Qt.KeyboardModifier.NoModifier


def read(text: str) -> str | None:
    """The sequence as Qt writes it on every computer; None: it is none, or one of several presses."""
    sequence = QKeySequence(text, QKeySequence.SequenceFormat.PortableText)
    if sequence.count() != 1 or sequence[0].key() in {Qt.Key.Key_unknown, Qt.Key(0)}:
        return None
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def of_press(combination: QKeyCombination) -> str:
    """What was pressed, as text; keys of the number pad count like the others."""
    modifiers = combination.keyboardModifiers() & ~Qt.KeyboardModifier.KeypadModifier
    sequence = QKeySequence(QKeyCombination(modifiers, combination.key()))
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def shown(sequences: Iterable[str]) -> str:
    """Key sequences as this computer writes them."""
    return " · ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in sequences)


def is_typing(combination: QKeyCombination) -> bool:
    """Whether a field or a list has a use of its own for that: letters, Space, a page up or down."""
    if combination.keyboardModifiers() & COMMANDING:
        return False
    key = combination.key()
    return key in PAGING or Qt.Key.Key_Space.value <= key.value <= Qt.Key.Key_ydiaeresis.value or _is_beyond(key)


def types_text(sequence: str) -> bool:
    """The same of a sequence as text."""
    found = QKeySequence(sequence)
    return found.count() == 1 and is_typing(found[0])


def why_not(sequence: str) -> str | None:
    """Why no command can have that key, None if one can."""
    if read(sequence) is None:
        return _("That is no key that can be used.")
    combination = QKeySequence(sequence)[0]
    key, modifiers = combination.key(), combination.keyboardModifiers()
    if key in KEYS_OF_THEIR_OWN and not modifiers & COMMANDING:
        return _("{key} keeps what it does everywhere.").format(key=shown((sequence,)))
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 and modifiers == NO_MODIFIER:
        return _("Digits choose a table and a seat.")
    if modifiers & Qt.KeyboardModifier.AltModifier and not modifiers & Qt.KeyboardModifier.ControlModifier:
        return _("Alt opens the menus and belongs to the system.")
    if modifiers & Qt.KeyboardModifier.AltModifier and Qt.Key.Key_Space.value <= key.value < Qt.Key.Key_Escape.value:
        return _("Ctrl and Alt together type letters on many keyboards.")  # AltGr: ą, €, @
    return None


def _is_beyond(key: Qt.Key) -> bool:
    """A letter outside Latin-1: Qt numbers it by its place in Unicode, function keys far above."""
    return Qt.Key.Key_ydiaeresis.value < key.value < Qt.Key.Key_Escape.value
