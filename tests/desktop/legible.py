"""Whether the words of a widget can be read whole."""

from PyQt6.QtCore import QRect, Qt
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from desktop.director.fitting import FittingLabel

ROUNDED_PX = 1


def is_cut(widget: QWidget) -> bool:
    """Whether its words are wider or higher than it is, or it lies partly outside, and no tooltip tells them whole."""
    if isinstance(widget, QLineEdit | QComboBox):
        return widget.height() < widget.minimumSizeHint().height()
    if widget.toolTip() or not _words(widget):
        return False
    return _is_too_small(widget) or _is_covered(widget)


def _words(widget: QWidget) -> str:
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _is_too_small(widget: QWidget) -> bool:
    if isinstance(widget, QAbstractButton):
        if widget.property("kind") == "place":
            return False
        least = widget.minimumSizeHint() if isinstance(widget, QPushButton | QToolButton) else widget.sizeHint()
        return widget.width() + ROUNDED_PX < least.width()
    if not isinstance(widget, QLabel):
        return False
    metrics = widget.fontMetrics()
    if widget.wordWrap():
        return widget.height() < widget.heightForWidth(widget.width())
    lines = widget.text().replace("&", "" if widget.buddy() else "&").split("\n")
    too_wide = max(metrics.horizontalAdvance(line) for line in lines) > widget.width()
    shrinks = isinstance(widget, FittingLabel)
    return (too_wide and not shrinks) or widget.height() < metrics.tightBoundingRect(widget.text()).height()


def _is_covered(widget: QWidget) -> bool:
    """Whether a part of it lies outside what holds it, and cannot be scrolled into sight."""
    here, parent = widget.rect(), widget.parentWidget()
    while parent is not None and not isinstance(parent.parentWidget(), QAbstractScrollArea):
        if not widget.isWindow() and not _within(QRect(widget.mapTo(parent, here.topLeft()), here.size()), parent):
            return True
        if parent.isWindow():
            return False
        parent = parent.parentWidget()
    return False


def _within(here: QRect, parent: QWidget) -> bool:
    room = parent.rect().adjusted(-ROUNDED_PX, -ROUNDED_PX, ROUNDED_PX, ROUNDED_PX)
    return room.contains(here)


def cut_headings(view: QHeaderView) -> list[str]:
    """The headings of a list that are narrower than their words, with no tooltip."""
    model, found = view.model(), []
    if model is None or view.orientation() is not Qt.Orientation.Horizontal or not view.isVisible():
        return []
    for section in range(view.count()):
        words = model.headerData(section, Qt.Orientation.Horizontal)
        tip = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        wide = view.fontMetrics().horizontalAdvance(str(words or ""))
        if words and not tip and not view.isSectionHidden(section) and wide > view.sectionSize(section):
            found.append(str(words))
    return found


def named(widget: QWidget) -> str:
    """The widget, for a report."""
    words = _words(widget)
    return f"{type(widget).__name__} {words!r} {widget.width()}x{widget.height()}"
