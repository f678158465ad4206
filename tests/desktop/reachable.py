"""Whether everything in a window is reached by the keyboard, named for those who hear it, and said in words."""

from collections.abc import Iterator
from itertools import pairwise

from PyQt6.QtCore import QEvent, QPoint, QRect, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSlider,
    QTextEdit,
    QWidget,
)

from desktop.director.lists import ValueView
from tests.desktop.legible import named
from tournament.language import gettext as _

INPUTS = (
    QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QSlider, QTextEdit,
)  # fmt: skip
TOLERANCE_PX = 6


def shown_in(window: QWidget) -> list[QWidget]:
    """The visible parts of the window."""
    return [widget for widget in window.findChildren(QWidget) if widget.isVisible() and widget.window() is window]


def nameless(window: QWidget) -> list[str]:
    """What takes the keyboard, or is painted by our own hand, and says nothing to those who only hear it."""
    if isinstance(window, QMenu):
        return []
    shown = shown_in(window)
    buddies = {label.buddy() for label in shown if isinstance(label, QLabel) and label.buddy() is not None}
    found = []
    for widget in shown:
        takes = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not _is_part(widget)
        says_nothing = not _name(widget) and widget not in buddies
        if (takes or (_is_painted(widget) and not isinstance(widget, QLabel))) and says_nothing:
            found.append(named(widget) + f" {widget.objectName()}")
    return found


def _name(widget: QWidget) -> str:
    if widget.accessibleName() or widget.windowTitle():
        return widget.accessibleName() or widget.windowTitle()
    return widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""


def _is_part(widget: QWidget) -> bool:
    """Whether it belongs to another one that has the keyboard, or only scrolls what lies in it."""
    if widget.focusProxy() is not None:
        return True
    parent = widget.parentWidget()
    if isinstance(parent, QComboBox | QAbstractSpinBox | QAbstractItemView | QLineEdit):
        return True
    return widget.objectName().startswith("qt_")


def _is_painted(widget: QWidget) -> bool:
    own = next((kind for kind in type(widget).__mro__ if "paintEvent" in vars(kind)), None)
    return own is not None and own.__module__.startswith("desktop.")


def said_by_colour(window: QWidget) -> list[str]:
    """The pills and marks in which no word stands."""
    found = []
    for widget in shown_in(window):
        kind = str(widget.property("kind") or "")
        if "pill" in kind and isinstance(widget, QLabel) and not widget.text():
            found.append(named(widget))
        if isinstance(widget, ValueView):
            for row in widget.table.rows:
                marked = [row.pill_at] if row.pill else []
                marked += [place for place, _kind in row.pills]
                found += [f"{row.cells}" for place in marked if place >= 0 and not row.cells[place]]
    return found


def unreachable(dialog: QDialog) -> list[str]:
    """The inputs that Tab does not come to; one of the buttons that exclude each other is enough."""
    return [
        named(widget)
        for widget in shown_in(dialog)
        if isinstance(widget, INPUTS)
        and widget.isEnabled()
        and not _is_part(widget)
        and not widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not _is_one_of_several(widget)
    ]


def _is_one_of_several(widget: QWidget) -> bool:
    """Whether the arrows go to it from another one that excludes it, which Tab reaches."""
    if not isinstance(widget, QAbstractButton) or not widget.isCheckable():
        return False
    group = widget.group()
    parent = widget.parentWidget()
    if group is not None and group.exclusive():
        others: list[QAbstractButton] = list(group.buttons())
    elif widget.autoExclusive() and parent is not None:
        others = parent.findChildren(type(widget), options=Qt.FindChildOption.FindDirectChildrenOnly)
    else:
        others = []
    return any(other.isVisible() and other.focusPolicy() & Qt.FocusPolicy.TabFocus for other in others)


def out_of_order(dialog: QDialog) -> list[str]:
    """Where Tab jumps back: up without going to the right, or to the left on the same line."""
    chain = [widget for widget in _chain(dialog) if isinstance(widget, INPUTS) and not _is_part(widget)]
    found = []
    for one, other in pairwise([*chain, *chain[:1]]):
        before, then = _places(one, other, dialog)
        up = then.bottom() <= before.top() + TOLERANCE_PX and then.left() < before.right() - TOLERANCE_PX
        line = min(before.bottom(), then.bottom()) - max(before.top(), then.top())
        same = line > min(before.height(), then.height()) // 2
        back = same and then.right() <= before.left() + TOLERANCE_PX
        if (up or back) and other.property("kind") != "link":
            found.append((then.top(), f"{named(one)} {_name(one)} → {named(other)} {_name(other)}"))
    # It is a ring: from its end it jumps back once, to the highest.
    return [jump for _top, jump in sorted(found)[1:]]


def _chain(dialog: QDialog) -> Iterator[QWidget]:
    widget = dialog.nextInFocusChain()
    while widget is not None and widget is not dialog:
        takes = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if widget.isVisible() and widget.isEnabled() and takes and widget.window() is dialog:
            yield widget
        widget = widget.nextInFocusChain()


def _places(one: QWidget, other: QWidget, dialog: QDialog) -> tuple[QRect, QRect]:
    """Where they lie; of what is scrolled, where it is scrolled, unless both are scrolled together."""
    areas = _scrolling(one), _scrolling(other)
    if areas[0] is not areas[1]:
        one, other = areas[0] or one, areas[1] or other
    return _place(one, dialog), _place(other, dialog)


def _place(widget: QWidget, dialog: QDialog) -> QRect:
    return QRect(widget.mapTo(dialog, QPoint(0, 0)), widget.size())


def _scrolling(widget: QWidget) -> QScrollArea | None:
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = None if parent.isWindow() else parent.parentWidget()
    return parent


def without_way_out(dialog: QDialog) -> list[str]:
    """Whether Enter does nothing and no button says that it closes, or Esc does not close it."""
    found = []
    buttons = [made for made in shown_in(dialog) if isinstance(made, QPushButton)]
    closing = [_("Done"), _("Cancel"), _("Close")]
    if not any(made.isDefault() or made.text().replace("&", "") in closing for made in buttons):
        found.append("neither a default button nor one that closes")
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        escape = QKeyEvent(kind, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(dialog.focusWidget() or dialog, escape)
    if dialog.isVisible():
        found.append("Esc leaves it open")
    return found
