"""The places at the left: where the director is, and one number for each."""

from functools import partial

from PyQt6.QtCore import QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QPainter, QPaintEvent
from PyQt6.QtWidgets import QButtonGroup, QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop import look
from desktop.director.scrolled import Scrolled

ROW_PX, LEAST_ROW_PX = 40, 26


class PlaceButton(QPushButton):
    """A place with its name at the left and a number at the right."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, parent)
        self.count = ""
        look.set_kind(self, "place")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.setAutoDefault(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), look.scaled(ROW_PX))

    def minimumSizeHint(self) -> QSize:
        """Where the room is short, the places come closer together before they have to be scrolled."""
        return QSize(super().minimumSizeHint().width(), look.scaled(LEAST_ROW_PX))

    def show_count(self, count: str) -> None:
        """The number, or another short word, at the right."""
        if count != self.count:
            self.count = count
            self.setAccessibleDescription(count)
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        super().paintEvent(event)
        if self.count:
            painter = QPainter(self)
            painter.setFont(look.digits())
            painter.setPen(QColor(look.colours().muted))
            left = 24 + self.fontMetrics().horizontalAdvance(self.text())
            room = QRect(left, 0, self.width() - left - 12, self.height())
            shown = painter.fontMetrics().elidedText(self.count, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), shown)


class Places(QFrame):
    """The list.

    Signals:
        chosen: the name in code of the place the director went to.
        pressed: the name in code of an entry below the places, which is no place but does something.
    """

    chosen = pyqtSignal(str)
    pressed = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("places")
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self._inside = QWidget()
        self._area = Scrolled(self._inside, self)
        around.addWidget(self._area)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(12, 18, 12, 16)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        self._group = QButtonGroup(self)
        self._buttons: dict[str, PlaceButton] = {}

    def add_place(self, code: str, name: str) -> None:
        """A page to go to."""
        made = self._add(code, name)
        made.setCheckable(True)
        self._group.addButton(made)
        made.clicked.connect(partial(self._choose, code))

    def add_entry(self, code: str, name: str, tip: str) -> None:
        """Something that is done rather than gone to."""
        made = self._add(code, name)
        made.setToolTip(tip)
        made.clicked.connect(partial(self._press, code))

    def add_gap(self) -> None:
        """Room between places and what is below."""
        self._column.insertSpacing(self._column.count() - 1, 16)

    def button(self, code: str) -> PlaceButton:
        """The button of that place or entry."""
        return self._buttons[code]

    def codes(self) -> list[str]:
        """The places in order, by their names in code."""
        return [code for code, made in self._buttons.items() if made.isCheckable()]

    def go_to(self, code: str) -> None:
        """Mark that place as the one shown."""
        self._buttons[code].setChecked(True)
        self._area.ensureWidgetVisible(self._buttons[code])

    def _add(self, code: str, name: str) -> PlaceButton:
        made = PlaceButton(name, self._inside)
        self._buttons[code] = made
        self._column.insertWidget(self._column.count() - 1, made)
        return made

    def _choose(self, code: str, checked: bool = False) -> None:
        self.chosen.emit(code)

    def _press(self, code: str, checked: bool = False) -> None:
        self.pressed.emit(code)
