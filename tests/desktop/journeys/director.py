"""Somebody at the desk: eyes for what is in front, two hands for mouse and keyboard, and nothing else.

What is not visible, not enabled or lies under something else cannot be clicked. What the evening then is, is folded
again from the file.
"""

from typing import Any

from PyQt6.QtCore import QPoint, QSize, Qt, QTimer
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QTimeEdit,
    QToolTip,
    QWidget,
)

from db.shelf import Shelf
from desktop.director.tables.seat import SeatPlate
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of
from tests.desktop.journeys.eyes import index_of, into_view, line_of, plain, read, rows_of, said_by, seen
from tests.desktop.rooms import evening_of, settle, words
from tournament.events import Seat
from tournament.names import SECOND, Milliseconds, SeatNo, TableNo
from tournament.state import Entry, Tournament

NARROW, WIDE = QSize(1280, 720), QSize(1440, 900)
CTRL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NOTHING, LEFT = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
WRITTEN = QLineEdit | QPlainTextEdit | QTextEdit | QAbstractSpinBox
_NAMED = {"Ctrl": CTRL, "Shift": SHIFT, "Alt": ALT}
_hand: Any = QTest
"""PyQt's stubs give its static methods a `self`."""


class Director:
    """One desk, a hand clock, the file."""

    def __init__(self, desk: Desk, clock: HandClock) -> None:
        self.desk = desk
        self._clock = clock
        desk.window.resize(WIDE)
        desk.window.activateWindow()
        settle()

    # ---- eyes ------------------------------------------------------------------------------------------------------

    @property
    def front(self) -> QWidget:
        """What takes clicks and keys: an open menu, else the dialog in front, else the desk."""
        settle()
        return QApplication.activePopupWidget() or QApplication.activeModalWidget() or self.desk.window

    def texts(self, within: QWidget | None = None) -> list[str]:
        """Everything that can be read there, from top to bottom as it was built."""
        where = within or self.front
        return [text for widget in (where, *seen(where)) for text in read(widget) if text]

    def sees(self, text: str, within: QWidget | None = None) -> bool:
        """Whether that stands somewhere there."""
        return any(text in each for each in self.texts(within))

    def on_board(self, text: str) -> bool:
        """Whether the board shows that."""
        return any(text in each for each in words(evening_of(self.desk).boards[0]))

    def asked(self) -> bool:
        """Whether a dialog is open."""
        settle()
        return QApplication.activeModalWidget() is not None

    # ---- what the file says ----------------------------------------------------------------------------------------

    @property
    def kept(self) -> Tournament:
        """The evening at the desk, folded anew from the file."""
        with Shelf.open(self.desk._shelf.path, write=False) as shelf:
            return shelf.read_evening(bridge_of(self.desk).evening.number).state

    def entry(self, name: str) -> Entry:
        """As the file has it; of several entries of a person the newest."""
        return [entry for entry in self.kept.entries.values() if entry.name == name][-1]

    def seat(self, name: str) -> Seat:
        """Where somebody sits, as the file has it."""
        found = self.entry(name).seat
        assert found is not None
        return found

    @property
    def steps(self) -> int:
        """So many steps has the evening."""
        return len(bridge_of(self.desk).evening.steps)

    def time_left(self) -> str:
        """What the clock in the bar shows."""
        settle()
        assert self.desk.window.desk is not None
        return self.desk.window.desk.bar.time.text()

    # ---- the clock in the hand -------------------------------------------------------------------------------------

    def wait(self, time: Milliseconds) -> None:
        """So much time goes by."""
        self._clock.pass_by(time)
        self.desk.ticker.beat.emit(self._clock.at)
        for timer in self.desk.window.findChildren(QTimer):
            if timer.isActive() and not timer.isSingleShot():
                timer.timeout.emit()  # what looks again every now and then has done so meanwhile
        settle()

    def second(self) -> None:
        """One second."""
        self.wait(SECOND)

    # ---- the keyboard ----------------------------------------------------------------------------------------------

    def keys(self, *pressed: str) -> None:
        """Press these one after the other, where the keyboard is: "Ctrl+K", "Return", "x"."""
        for each in pressed:
            settle()
            *modifiers, name = each.split("+") if each != "+" else ["+"]
            modifier = NOTHING
            for one in modifiers:
                modifier |= _NAMED[one]
            key = getattr(Qt.Key, f"Key_{name.capitalize() if len(name) == 1 else name}", None)
            _hand.keyClick(self._hears(), name if key is None else key, modifier)
        settle()

    def type(self, text: str) -> None:
        """Plain letters, one after the other."""
        settle()
        for letter in text:
            _hand.keyClicks(self._hears(), letter)
        settle()

    def _hears(self) -> QWidget:
        """What has the keyboard."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        front = QApplication.activeModalWidget() or self.desk.window
        if QApplication.activeWindow() is None:
            front.activateWindow()  # as a window manager does when a dialog has closed
            settle()
        return QApplication.focusWidget() or front.focusWidget() or front

    def write(self, name: str, text: str) -> None:
        """Click into the line of that name and type over what stands there."""
        field = self.field(name)
        self._click(field)
        if isinstance(field, QTimeEdit):
            field.setSelectedSection(QTimeEdit.Section.HourSection)  # a double click on the hour
            text = text.replace(":", "")
        else:
            field.selectAll()
        _hand.keyClicks(field, text)
        settle()

    def paste(self, text: str) -> None:
        """What was copied somewhere else is pasted where the keyboard is."""
        clipboard = QGuiApplication.clipboard()
        assert clipboard is not None
        clipboard.setText(text)
        self.keys("Ctrl+V")

    # ---- the mouse -------------------------------------------------------------------------------------------------

    def press(self, words_on_it: str, within: QWidget | None = None) -> None:
        """Click on the button, the line of the open menu, or the tick box that says so."""
        front = within or self.front
        if isinstance(front, QMenu):
            self._choose(front, words_on_it)
            return
        made = self.button(words_on_it, within)
        assert made.isEnabled(), f"{words_on_it}: {made.toolTip()}"
        self._click(made)

    def button(self, words_on_it: str, within: QWidget | None = None) -> QAbstractButton:
        """The visible button that says so, else the first that begins so."""
        there = [each for each in seen(within or self.front) if isinstance(each, QAbstractButton)]
        exact = [each for each in there if words_on_it in said_by(each)]
        begins = [each for each in there if any(text.startswith(words_on_it) for text in said_by(each))]
        found = exact or begins
        assert found, f"no button {words_on_it!r} among {[said_by(each) for each in there]}"
        return found[0]

    def refuses(self, words_on_it: str, within: QWidget | None = None) -> str:
        """Click on the button, which is grey; what is said beside it."""
        made = self.button(words_on_it, within)
        assert not made.isEnabled(), f"{words_on_it} can be pressed"
        QToolTip.hideText()
        self._click(made)
        return QToolTip.text()

    def field(self, name: str) -> Any:
        """The line or the choice with that label or name."""
        there = [
            each
            for each in seen(self.front)
            if isinstance(each, QLineEdit | QPlainTextEdit | QTextEdit | QAbstractSpinBox)
        ]
        for each in there:
            if name in self._names(each):
                return each
        raise AssertionError(f"no line {name!r} among {[self._names(each) for each in there]}")

    def choose(self, name: str, words_on_it: str) -> None:
        """Have that choice say that, as its arrows would."""
        choice = next(each for each in seen(self.front) if isinstance(each, QComboBox) and name in self._names(each))
        self._click(choice)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        place = choice.findText(words_on_it)
        assert place >= 0, [choice.itemText(n) for n in range(choice.count())]
        choice.setFocus()
        for _step in range(choice.count()):
            if choice.currentIndex() != place:
                _hand.keyClick(choice, Qt.Key.Key_Down if choice.currentIndex() < place else Qt.Key.Key_Up)
        assert choice.currentIndex() == place
        settle()

    def _names(self, widget: QWidget) -> tuple[str, ...]:
        """What it is called, to the eye and to the ear."""
        labels = [each for each in seen(self.front) if isinstance(each, QLabel) and each.buddy() is widget]
        return (*(plain(each.text()) for each in labels), widget.accessibleName())

    def go(self, place: str) -> None:
        """To a page of the desk, by its name at the left."""
        assert self.desk.window.desk is not None
        self.press(place, self.desk.window.desk.places)

    def menu(self, title: str, *path: str) -> None:
        """Open a menu of the menu bar and choose a line of it."""
        bar = self.desk.window.menuBar()
        assert bar is not None
        assert bar.isVisible()
        top = next(each for each in bar.actions() if plain(each.text()) == title)
        _hand.mouseClick(bar, LEFT, NOTHING, bar.actionGeometry(top).center())
        for words_on_it in path:
            front = self.front
            assert isinstance(front, QMenu), f"the menu {title} did not open"
            self._choose(front, words_on_it)

    def _choose(self, menu: QMenu, words_on_it: str) -> None:
        action = line_of(menu, words_on_it)
        assert action.isEnabled(), f"{words_on_it}: {action.toolTip()}"
        for _line in menu.actions():
            if menu.activeAction() is action:
                break
            _hand.keyClick(menu, Qt.Key.Key_Down)
        assert menu.activeAction() is action, f"{words_on_it} is not reached by the arrows"
        _hand.keyClick(menu, Qt.Key.Key_Right if action.menu() is not None else Qt.Key.Key_Return)
        settle()

    def _click(self, widget: QWidget) -> None:
        into_view(widget)
        where = widget.rect().center()
        if isinstance(widget, QAbstractButton) and not widget.hitButton(where):
            where = QPoint(8, widget.height() // 2)
        window = widget.window()
        assert window is not None
        hit = window.childAt(widget.mapTo(window, where))
        window.activateWindow()
        settle()
        assert hit is not None, f"{said_by(widget)} lies outside its window"
        assert hit is widget or widget.isAncestorOf(hit) or hit.isAncestorOf(widget), f"{hit} lies over {widget}"
        handle = window.windowHandle()
        assert handle is not None
        _hand.mouseClick(handle, LEFT, NOTHING, widget.mapTo(window, where))
        settle()

    # ---- lists, seats ----------------------------------------------------------------------------------------------

    def view(self, name: str = "") -> QAbstractItemView:
        """The visible list of that name, the only one without a name."""
        there = [each for each in seen(self.front) if isinstance(each, QAbstractItemView)]
        found = [each for each in there if not name or each.accessibleName() == name]
        assert found, f"no list {name!r} among {[each.accessibleName() for each in there]}"
        return found[0]

    def rows(self, name: str = "") -> list[list[str]]:
        """What stands in the list, row by row."""
        return rows_of(self.view(name))

    def click_row(self, text: str, name: str = "") -> None:
        """Click on the row of the list in which that stands."""
        view = self.view(name)
        index = index_of(view, text)
        view.scrollTo(index)
        port = view.viewport()
        assert port is not None
        _hand.mouseClick(port, LEFT, NOTHING, view.visualRect(index).center())
        settle()

    def drag_row(self, text: str, below: str, name: str = "") -> None:
        """Drag the row in which the one stands to just below the row of the other."""
        view = self.view(name)
        port = view.viewport()
        assert port is not None
        start = view.visualRect(index_of(view, text)).center()
        onto = view.visualRect(index_of(view, below))
        end = QPoint(onto.center().x(), onto.bottom() - 1)
        self._drag(port, start, port, end)

    def plate(self, seat: Seat) -> SeatPlate:
        """The seat as it is drawn."""
        for each in seen(self.front):
            if isinstance(each, SeatPlate) and (each.table, each.view.seat) == (seat.table, seat.number):
                return each
        raise AssertionError(f"{seat} is not seen")

    def click_seat(self, name: str) -> None:
        """Click on the seat of somebody, which opens its menu."""
        self._click(self.plate(self.seat(name)))

    def drag_player(self, name: str, table: int, seat: int) -> None:
        """Drag somebody to another seat."""
        origin, target = self.plate(self.seat(name)), self.plate(Seat(TableNo(table), SeatNo(seat)))
        self._drag(origin, origin.rect().center(), target, target.rect().center())

    def _drag(self, origin: QWidget, start: QPoint, target: QWidget, there: QPoint) -> None:
        end = origin.mapFromGlobal(target.mapToGlobal(there))
        _hand.mousePress(origin, LEFT, NOTHING, start)
        for where in (start + QPoint(4, 3), (start + end) / 2, end):
            _hand.mouseMove(origin, where)
        settle()
        _hand.mouseRelease(origin, LEFT, NOTHING, end)
        settle()
