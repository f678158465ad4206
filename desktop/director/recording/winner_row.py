"""The showdown's question: whose hand was best, of those who can win a pot."""

from collections.abc import Mapping, Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from desktop import look
from desktop.play.bar.act_button import HEIGHT_PX, ActButton
from tournament.language import gettext as _
from tournament.wording.values import short


class WinnerRow(QWidget):
    """A button for each of them; with Tie pressed several are chosen, and said with a second press of it.

    Signals:
        told: the seats, one or several, in a tuple.
    """

    told = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-bar")
        self.buttons: dict[int, ActButton] = {}
        self._names: Mapping[int, str] = {}
        self._inside = QWidget(self)
        look.set_kind(self._inside, "felt-bar")
        self._row = QHBoxLayout(self._inside)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(10)
        self._row.addStretch(1)
        area = QScrollArea(self)
        area.setWidget(self._inside)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.set_kind(area, "felt-bar")
        self.tie = ActButton("plain", 150, self)
        self.tie.setCheckable(True)
        self.tie.clicked.connect(self._tie_pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(28, 0, 28, 10)
        row.setSpacing(12)
        row.addWidget(area, 1)
        row.addWidget(self.tie)
        look.set_height(self, HEIGHT_PX + 16)

    @property
    def chosen(self) -> tuple[int, ...]:
        """Those of a tie so far."""
        return tuple(sorted(seat for seat, made in self.buttons.items() if made.isChecked()))

    def ask(self, seats: Sequence[int], names: Mapping[int, str]) -> None:
        """Who of these had the best hand?"""
        self._names = names
        if set(seats) != set(self.buttons):
            for made in self.buttons.values():
                self._row.removeWidget(made)
                made.deleteLater()
            self.buttons = {seat: ActButton("call", 120, self._inside) for seat in seats}
            for place, (seat, made) in enumerate(self.buttons.items()):
                made.clicked.connect(partial(self._pressed, seat))
                self._row.insertWidget(place, made)
        self.tie.setChecked(False)
        self._show()

    def press(self, seat: int) -> None:
        """That one had the best hand; while a tie is being chosen, one of several."""
        if seat in self.buttons:
            self.buttons[seat].click()

    def _pressed(self, seat: int, _checked: bool) -> None:
        if self.tie.isChecked():
            self._show()
        else:
            self.told.emit((seat,))

    @pyqtSlot(bool)
    def _tie_pressed(self, checked: bool) -> None:
        chosen = self.chosen
        if not checked and len(chosen) > 1:
            self.told.emit(chosen)
            return
        self._show()

    def _show(self) -> None:
        tie = self.tie.isChecked()
        for seat, made in self.buttons.items():
            if not tie:
                made.setChecked(False)
            made.setCheckable(tie)
            name = short(self._names.get(seat, "")) or _("Seat {seat}").format(seat=seat)
            made.say(name, _("✓ in the tie") if made.isChecked() else _("seat {seat}").format(seat=seat))
        count = len(self.chosen)
        self.tie.say(
            _("They share it") if count > 1 else _("Tie"),
            _("choose them") if tie and count < 2 else "" if tie else _("T"),
            _("Several have equal hands: press this, choose them, press it again."),
        )
