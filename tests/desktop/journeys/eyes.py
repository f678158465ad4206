"""What can be seen of widgets: their texts, the rows of lists, the lines of menus."""

from collections.abc import Iterator

from PyQt6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.desktop.rooms import settle


def seen(within: QWidget) -> Iterator[QWidget]:
    """Its parts that are visible; other windows are no parts."""
    for each in within.findChildren(QWidget):
        if each.isVisible() and each.window() is within.window():
            yield each


def plain(text: str) -> str:
    """Without the marks of mnemonics."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


def said_by(widget: QWidget) -> tuple[str, ...]:
    """What a button says to the eye and to the ear."""
    text = plain(widget.text()) if isinstance(widget, QAbstractButton) else ""
    return tuple(each for each in (text, widget.accessibleName()) if each)


def read(widget: QWidget) -> Iterator[str]:
    """The texts of one widget."""
    if isinstance(widget, QLabel):
        yield widget.text().replace("\u200b", "")
    elif isinstance(widget, QAbstractButton):
        yield from said_by(widget)
    elif isinstance(widget, QLineEdit):
        yield widget.text()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QMenu):
        yield from (plain(action.text()) for action in widget.actions() if action.isVisible())
    elif isinstance(widget, QAbstractItemView):
        yield from (" | ".join(row) for row in rows_of(widget))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QPlainTextEdit | QTextEdit):
        yield widget.toPlainText()
    elif hasattr(widget, "text") and callable(widget.text):
        yield str(widget.text())


def rows_of(view: QAbstractItemView) -> list[list[str]]:
    """The texts of a list or table."""
    model = view.model()
    assert isinstance(model, QAbstractItemModel)
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount())
    return [[str(model.index(row, column).data() or "") for column in columns] for row in range(model.rowCount())]


def index_of(view: QAbstractItemView, text: str) -> QModelIndex:
    """The first cell with that text, else the first that begins so."""
    model = view.model()
    assert model is not None
    for exact in (True, False):
        for row, cells in enumerate(rows_of(view)):
            for column, cell in enumerate(cells):
                if cell == text or (not exact and cell.startswith(text)):
                    return model.index(row, column)
    raise AssertionError(f"{text!r} is not in {rows_of(view)}")


def line_of(menu: QMenu, words_on_it: str) -> QAction:
    """A line of a menu, its key aside."""
    for action in menu.actions():
        if action.isVisible() and plain(action.text()).split("\t")[0] == words_on_it:
            return action
    raise AssertionError(f"no {words_on_it!r} among {[plain(each.text()) for each in menu.actions()]}")


def into_view(widget: QWidget) -> None:
    """Scroll to it, as a hand would."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()
    settle()
