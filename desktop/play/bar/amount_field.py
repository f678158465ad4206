"""How much: a slider, a field to type into, and parts of the pot by one press."""

from __future__ import annotations

from fractions import Fraction
from functools import partial

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QSlider, QWidget

from desktop import look
from desktop.director.parts import PlainLabel
from desktop.play.bar import amounts
from desktop.play.bar.amounts import Sizes
from engine.blinds import Limit
from tournament.language import gettext as _
from tournament.wording.values import chips

SLIDER_PX, FIELD_PX, WIDEST_PX = 110, 104, 380
NOTCH = 120
"""Eighths of a degree that a wheel turns at once; a touchpad tells of much less at a time."""
FAR = 10
"""So many steps at once with Page Up, Page Down or Shift and the wheel."""
HALF, TWO_THIRDS, POT = Fraction(1, 2), Fraction(2, 3), Fraction(1)

_EDITING = frozenset(
    {
        Qt.Key.Key_Backspace,
        Qt.Key.Key_Delete,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)
_WRITTEN = frozenset("0123456789.,kKmM")


class TypedAmount(QLineEdit):
    """Takes what amounts are written with, and leaves every other key to whoever is around it.

    Attributes:
        is_typing: an amount has been begun here, wherever the keyboard is.
    """

    is_typing = False

    def takes(self, event: QKeyEvent) -> bool:
        """Whether that key belongs to the amount: a digit always, the rest only once one stands there."""
        text = event.text()
        if event.modifiers() & (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier):
            return False
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return self.hasFocus()
        begun = self.hasFocus() or self.is_typing
        if event.key() in _EDITING:
            return begun
        return len(text) == 1 and text in _WRITTEN and (text.isdigit() or (begun and self.text() != ""))

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is not None and self.takes(a0):
            super().keyPressEvent(a0)
        elif a0 is not None:
            a0.ignore()


class AmountField(QWidget):
    """The amount of a bet or a raise, as the total of the street.

    Signals:
        changed: it is another one, or none that can be bet; `amount` gives it.
        left: what was typed is taken back, or done with; the keyboard may go elsewhere.
    """

    changed = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes: Sizes | None = None
        self._amount: int | None = None
        self._turned = 0
        self.touched = False
        """Whether somebody has chosen the amount, so that Enter means it."""
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(_("Amount"))
        self.slider.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.slider.installEventFilter(self)
        self.typed = TypedAmount(self)
        self.typed.setAccessibleName(_("Amount, typed"))
        self.typed.setPlaceholderText(_("1.5k"))
        look.set_kind(self.typed, "felt-amount")
        look.set_width(self.typed, FIELD_PX)
        self.complaint = PlainLabel("", self, kind="felt-wrong", elide=True)
        self.shares: dict[str, QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(2)
        grid.setHorizontalSpacing(12)
        grid.addWidget(self.slider, 0, 0)
        grid.addWidget(self.typed, 0, 1)
        row = QHBoxLayout()
        row.setSpacing(2)
        for key, words, share in self._parts():
            made = QPushButton(words, self)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.setAutoDefault(False)
            look.set_kind(made, "felt-share")
            made.setToolTip(_("Key {key}").format(key=key))
            made.clicked.connect(partial(self._share_pressed, share))
            self.shares[key] = made
            row.addWidget(made)
        row.addWidget(self.complaint, 1)
        grid.addLayout(row, 1, 0, 1, 2)
        look.set_least_width(self.slider, SLIDER_PX)
        self.setMaximumWidth(look.scaled(WIDEST_PX))
        self.slider.valueChanged.connect(self._slid)
        self.typed.textEdited.connect(self._edited)

    @staticmethod
    def _parts() -> tuple[tuple[str, str, Fraction | None], ...]:
        return (
            ("H", _("½ pot"), HALF),
            ("T", _("⅔ pot"), TWO_THIRDS),
            ("P", _("pot"), POT),
            ("M", _("max"), None),
        )

    @property
    def amount(self) -> int | None:
        """What can be bet as it stands there; None: what is typed cannot."""
        return self._amount

    def offer(self, sizes: Sizes, limit: Limit) -> None:
        """Begin with the least of these sizes."""
        self._sizes = None
        self.touched = False
        self._turned = 0
        # The slider counts whole steps, the last of them the most there is.
        self.slider.setRange(0, max(1, -(-(sizes.most - sizes.least) // sizes.step)))
        self._sizes = sizes
        self.shares["M"].setVisible(limit is not Limit.POT_LIMIT)
        self._put(sizes.least)

    def choose(self, share: Fraction | None) -> None:
        """A raise by that part of the pot; None: all that may be bet."""
        if self._sizes is not None:
            self.touched = True
            self._put(self._sizes.most if share is None else self._sizes.share(share))

    def step(self, steps: int) -> None:
        """So many steps up or down."""
        if self._sizes is not None:
            self.touched = True
            self._put(self._sizes.stepped(self._sizes.least if self._amount is None else self._amount, steps))

    def begin_typing(self, event: QKeyEvent) -> None:
        """The first digit: it replaces what stands there, and the others follow."""
        self.typed.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self.typed.is_typing:
            self.typed.selectAll()
        self.typed.is_typing = True
        self.typed.keyPressEvent(event)

    def take_back(self) -> None:
        """Back to the least, and out of the field."""
        if self._sizes is not None:
            self.touched = False
            self._put(self._sizes.least)
        self.left.emit()

    def _put(self, amount: int) -> None:
        self.typed.is_typing = False
        self._show(amount)
        self.typed.setText(str(amount))

    def _show(self, amount: int | None) -> None:
        sizes = self._sizes
        if sizes is None:
            return
        self._amount = amount if amount is not None and sizes.within(amount) == amount else None
        if self._amount is not None:
            blocked = self.slider.blockSignals(True)
            top = self.slider.maximum()
            self.slider.setValue(top if amount == sizes.most else min((self._amount - sizes.least) // sizes.step, top))
            self.slider.blockSignals(blocked)
        self.complaint.setText(self._wrong(amount, sizes) if self._amount is None else "")
        self.changed.emit()

    @staticmethod
    def _wrong(amount: int | None, sizes: Sizes) -> str:
        if amount is None:
            return _("An amount like 1200 or 1.5k")
        if amount < sizes.least:
            return _("At least {chips}").format(chips=chips(sizes.least))
        return _("At most {chips}").format(chips=chips(sizes.most))

    def _share_pressed(self, share: Fraction | None, _checked: bool = False) -> None:
        self.choose(share)
        self.left.emit()

    @pyqtSlot(int)
    def _slid(self, steps: int) -> None:
        if self._sizes is not None:
            self.touched = True
            sizes = self._sizes
            at_top = steps == self.slider.maximum()
            self._put(sizes.most if at_top else sizes.stepped(sizes.least, steps) if steps else sizes.least)

    @pyqtSlot(str)
    def _edited(self, text: str) -> None:
        self.touched = True
        self._show(amounts.read(text))

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """The wheel does the same on the slider as beside it."""
        if a0 is self.slider and isinstance(a1, QWheelEvent):
            self.turn(a1)
            return True
        return super().eventFilter(a0, a1)

    def wheelEvent(self, a0: QWheelEvent | None) -> None:
        if a0 is not None:
            self.turn(a0)

    def turn(self, wheel: QWheelEvent) -> None:
        """The wheel, here or over the felt: a step a notch, with Shift ten."""
        if self._sizes is None:
            return
        self._turned += wheel.angleDelta().y() or wheel.angleDelta().x()
        notches = int(self._turned / NOTCH)
        self._turned -= notches * NOTCH
        if notches:
            self.step(notches * (FAR if wheel.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1))
        wheel.accept()
