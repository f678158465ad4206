"""One player of a pot: name, chips, hand, and whether he folded."""

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QLineEdit, QWidget

from desktop import look
from desktop.director.parts import button
from tournament.language import gettext as _
from tournament.people.people import LONGEST_NAME
from tournament.pots.typed import FOLDED, TypedStake
from tournament.wording import pots as pot_words

CHIPS_PX, HAND_PX, BEST_PX = 88, 98, 50
LONGEST_CHIPS, LONGEST_HAND = 20, 12
PLACE = "#{place}"


class PotRow(QObject):
    """Its widgets, which stand in the grid of the rows.

    Attributes:
        seat: its number, clockwise.

    Signals:
        changed: something in it is another than before.
        best_wanted: its hand gets the next place in the order of strength.
    """

    changed = pyqtSignal()
    best_wanted = pyqtSignal()

    def __init__(self, stake: TypedStake, inside: QWidget) -> None:
        super().__init__(inside)
        self.seat = stake.seat
        self.name = QLineEdit(stake.name, inside)
        self.name.setPlaceholderText(pot_words.player(stake.seat, {}))
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setCursorPosition(0)
        self.chips = QLineEdit(stake.chips, inside)
        self.chips.setMaxLength(LONGEST_CHIPS)
        self.chips.setFont(look.digits())
        look.set_width(self.chips, CHIPS_PX)
        self.hand = QLineEdit(stake.hand, inside)
        self.hand.setMaxLength(LONGEST_HAND)
        look.set_width(self.hand, HAND_PX)
        self.hand.setToolTip(_("Cards (AhKd), a place (1 is best, equal ones tie), f: folded, m: mucked, d: absent"))
        self.folded = QCheckBox(inside)
        self.folded.setChecked(stake.folded)
        self.best = button("", inside, kind="choice")
        look.set_width(self.best, BEST_PX)
        self._name_them()
        self.name.textChanged.connect(self._name_them)
        for line in (self.name, self.chips, self.hand):
            line.textChanged.connect(self.changed)
        self.hand.editingFinished.connect(self.take_fold)
        self.folded.toggled.connect(self._fold)
        self.best.clicked.connect(self.best_wanted)
        self._fold(on=stake.folded)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """From left to right."""
        return (self.name, self.chips, self.hand, self.folded, self.best)

    @property
    def stake(self) -> TypedStake:
        """What stands in it."""
        folded = self.folded.isChecked()
        return TypedStake(self.seat, self.name.text(), self.chips.text(), "" if folded else self.hand.text(), folded)

    @property
    def is_blank(self) -> bool:
        """Whether nothing has been typed into it."""
        return not (self.name.text() or self.chips.text() or self.hand.text() or self.folded.isChecked())

    @property
    def place(self) -> int | None:
        """Its place in the order of strength, None where none is typed."""
        bare = self.hand.text().strip().removeprefix("#")
        return int(bare) if bare.isascii() and bare.isdecimal() and not self.folded.isChecked() else None

    def show_next(self, place: int) -> None:
        """Say what a press on its button does; `place`: the next one that nobody has."""
        own = self.place
        who = pot_words.player(self.seat, {self.seat: self.name.text()})
        if own is None:
            text, says = PLACE.format(place=place), _("Next best hand: place {place}").format(place=place)
        elif own > 1:
            text, says = f"={own - 1}", _("Ties with place {place}").format(place=own - 1)
        else:
            text, says = "–", _("No place in the order")
        self.best.setText(text)
        self.best.setToolTip(says)
        self.best.setAccessibleName(f"{who}: {says}")

    def put_at(self, place: int) -> None:
        """The next place; one that it has already: a tie with the hand before, then none."""
        own = self.place
        wanted = place if own is None else own - 1
        self.hand.setText(str(wanted) if wanted else "")

    def clear(self) -> None:
        """Forget chips, hand and fold."""
        self.folded.setChecked(False)
        self.chips.clear()
        self.hand.clear()

    @pyqtSlot()
    def take_fold(self) -> None:
        """An f typed as the hand is the tick."""
        if self.hand.text().strip().lower() in FOLDED:
            self.hand.clear()
            self.folded.setChecked(True)

    @pyqtSlot(bool)
    def _fold(self, on: bool) -> None:
        why = _("Folded: no hand to compare.") if on else ""
        self.hand.setEnabled(not on)
        self.best.setEnabled(not on)
        if on:
            self.best.setToolTip(why)
        self.changed.emit()

    @pyqtSlot()
    @pyqtSlot(str)
    def _name_them(self, text: str = "") -> None:
        who = pot_words.player(self.seat, {self.seat: self.name.text()})
        self.name.setAccessibleName(_("Name, seat {number}").format(number=self.seat))
        self.chips.setAccessibleName(_("Chips of {name} in the pot").format(name=who))
        self.hand.setAccessibleName(_("Hand of {name}").format(name=who))
        self.folded.setAccessibleName(_("{name} folded").format(name=who))
