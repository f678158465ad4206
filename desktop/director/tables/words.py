"""Small pieces that the cards and dialogs of the tables share."""

from PyQt6.QtWidgets import QPushButton, QWidget

from desktop.director.parts import PlainLabel, wrapped


def label(text: str, kind: str, parent: QWidget) -> PlainLabel:
    """A sentence of that kind of the style sheet."""
    return wrapped(text, parent, kind=kind)


def chip(text: str, parent: QWidget, *, checkable: bool = True) -> QPushButton:
    """A small button; Enter passes it by, so that it reaches the dialog's own answer."""
    made = QPushButton(plain(text), parent)
    made.setCheckable(checkable)
    made.setAutoDefault(False)
    return made


def plain(name: str) -> str:
    """A name as a button's text: an ampersand in it is no keyboard mark."""
    return name.replace("&", "&&")
