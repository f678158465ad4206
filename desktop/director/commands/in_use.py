"""The keyboard in use, for whoever names a key in words: a tooltip must not name one that was changed."""

from weakref import WeakKeyDictionary

from PyQt6 import sip
from PyQt6.QtWidgets import QWidget

from desktop.director.commands import sequences
from desktop.director.commands.choice import KeyboardChoice

_CHOICE: list[KeyboardChoice] = [KeyboardChoice()]
_NAMED: WeakKeyDictionary[QWidget, tuple[str, str]] = WeakKeyDictionary()


def choice() -> KeyboardChoice:
    """What was chosen; asked for whenever a key is named, since it may change."""
    return _CHOICE[0]


def use(chosen: KeyboardChoice) -> None:
    """Name these keys from now on."""
    _CHOICE[:] = [chosen]
    for widget, (sentence, code) in list(_NAMED.items()):
        if not sip.isdeleted(widget):
            widget.setToolTip(with_key(sentence, code))


def key_of(code: str) -> str:
    """The first key of that command as this computer writes it; empty: it has none."""
    return sequences.shown(choice().keys_of(code)[:1])


def with_key(sentence: str, code: str) -> str:
    """The sentence with the command's key behind it, if there is one."""
    key = key_of(code)
    return f"{sentence} ({key})" if key else sentence


def set_tip(widget: QWidget, sentence: str, code: str) -> None:
    """Let the tooltip be that sentence with the command's key behind it, whichever that will be."""
    _NAMED[widget] = (sentence, code)
    widget.setToolTip(with_key(sentence, code))
