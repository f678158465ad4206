"""Choosing a robot: the styles and the strengths there are, each with a sentence of what it means."""

from collections.abc import Callable, Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QWidget

from desktop.director.parts import Choice
from engine.robots import STRENGTHS, STYLES, USUAL_STRENGTH
from tournament.wording import robots


def styles(parent: QWidget) -> Choice:
    """How a robot may play."""
    return _choice(STYLES, robots.style, robots.style_described, parent)


def strengths(parent: QWidget) -> Choice:
    """How well it may play; the usual one is chosen."""
    made = _choice(STRENGTHS, robots.strength, robots.strength_described, parent)
    made.setCurrentIndex(made.findData(USUAL_STRENGTH))
    return made


def _choice(
    codes: Sequence[str], name: Callable[[str], str], described: Callable[[str], str], parent: QWidget
) -> Choice:
    made = Choice(parent)
    for code in codes:
        made.addItem(name(code), code)
        made.setItemData(made.count() - 1, described(code), Qt.ItemDataRole.ToolTipRole)
    return made
