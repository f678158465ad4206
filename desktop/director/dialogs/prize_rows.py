"""The prizes in the editor: a line for each place, what it gets, whether that is locked, what it gets beside money."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QScrollArea, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.dialogs import amounts
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.payouts.division import Prize
from tournament.payouts.plan import SetPrize

AMOUNT_PX, LEAST_PX = 110, 260


@dataclass(frozen=True, slots=True)
class PrizeLine:
    """The widgets of one place."""

    place: int
    label: PlainLabel
    amount: QLineEdit
    lock: QCheckBox
    thing: QLineEdit
    share: PlainLabel
    wrong: PlainLabel

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """All of them but what is wrong."""
        return self.label, self.amount, self.lock, self.thing, self.share


class PrizeRows(QScrollArea):
    """The lines, as many as places get something, and one more behind them on wish.

    Signals:
        edited: an amount was typed, locked, set free, or a thing was typed.
        looked_at: the place whose line has the keyboard.
    """

    edited = pyqtSignal()
    looked_at = pyqtSignal(int)

    def __init__(self, currency: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._currency, self._showing = currency, False
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.set_least_height(self, LEAST_PX)
        inside = QWidget(self)
        look.set_kind(inside, "surface")
        self._inside = inside
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 14, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(3, 1)
        heads = (_("Place"), _("Prize"), _("Locked"), _("And beside it"), _("Share"))
        for column, words in enumerate(heads):
            self._grid.addWidget(PlainLabel(words, inside, kind="label"), 0, column)
        self.setWidget(inside)
        self.lines: list[PrizeLine] = []
        self._used = 0
        """So many lines are shown."""
        self._emptied: PrizeLine | None = None
        """Somebody has emptied its amount and is still there."""

    def _add(self) -> PrizeLine:
        place, inside = len(self.lines) + 1, self._inside
        amount, thing = QLineEdit(inside), QLineEdit(inside)
        look.set_width(amount, AMOUNT_PX)
        amount.setAlignment(Qt.AlignmentFlag.AlignRight)
        amount.setFont(look.digits())
        amount.setAccessibleName(_("Prize of place {place}").format(place=place))
        thing.setAccessibleName(_("Beside the prize of place {place}").format(place=place))
        if place == 1:
            thing.setPlaceholderText(_("such as a bottle, a cup"))
        lock = QCheckBox(inside)
        lock.setAccessibleName(_("Prize of place {place} is locked").format(place=place))
        lock.setToolTip(_("Locked: it stays whatever comes in; without the tick the payout table says it"))
        share = PlainLabel("", inside, kind="muted")
        share.setFont(look.digits())
        share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        wrong = PlainLabel("", inside, kind="wrong")
        wrong.setWordWrap(True)
        made = PrizeLine(place, PlainLabel(str(place), inside, kind="strong"), amount, lock, thing, share, wrong)
        for column, widget in enumerate(made.widgets):
            self._grid.addWidget(widget, 2 * place - 1, column)
        self._grid.addWidget(wrong, 2 * place, 1, 1, 4)
        wrong.hide()
        amount.textEdited.connect(partial(self._typed, made))
        amount.editingFinished.connect(self._left)
        lock.toggled.connect(self._edited)
        thing.textEdited.connect(self._edited)
        self.lines.append(made)
        if place > 1:
            self.come_after(self.lines[0].amount)
        return made

    def show_places(self, places: int) -> None:
        """Have so many lines."""
        while len(self.lines) < places:
            self._add()
        for line in self.lines:
            for widget in line.widgets:
                widget.setVisible(line.place <= places)
        self._used = places
        self._grid.setRowStretch(2 * MOST_LINES, 1)

    def come_after(self, before: QWidget) -> None:
        """Have Tab lead from that field through the lines; those that are added later follow them."""
        for line in self.lines:
            self.setTabOrder(before, line.amount)
            self.setTabOrder(line.amount, line.lock)
            self.setTabOrder(line.lock, line.thing)
            before = line.thing

    @property
    def shown(self) -> list[PrizeLine]:
        """The lines that are seen."""
        return self.lines[: self._used]

    def start_with(self, by_hand: tuple[SetPrize, ...]) -> None:
        """Put in what is set by hand."""
        self._showing = True
        self.show_places(max((each.place for each in by_hand), default=0))
        for each in by_hand:
            line = self.lines[each.place - 1]
            line.thing.setText(each.thing)
            if each.amount is not None:
                line.amount.setText(amounts.typed(each.amount, self._currency))
                line.lock.setChecked(True)
        self._showing = False

    # ---- reading ---------------------------------------------------------------------------------------------------

    def read(self) -> tuple[SetPrize, ...] | None:
        """What is set by hand; None if an amount cannot be read, which then stands below it."""
        found: list[SetPrize] = []
        right = True
        for line in self.lines:
            line.wrong.hide()
            thing = line.thing.text().strip()
            if not line.lock.isChecked():
                if thing:
                    found.append(SetPrize(line.place, None, thing))
                continue
            try:
                amount = amounts.read_or_nothing(line.amount.text(), self._currency)
            except BadInput as refusal:
                right = False
                line.wrong.setText(desk_words.refusal(refusal))
                line.wrong.show()
                continue
            found.append(SetPrize(line.place, amount, thing))
        return tuple(found) if right else None

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_prizes(self, prizes: tuple[Prize, ...], least: int) -> None:
        """Show what each place gets; what is locked stays as it was typed. `least`: so many lines at least."""
        self._showing = True
        by_place = {prize.place: prize for prize in prizes}
        by_hand = [line for line in self.lines if line.lock.isChecked() or line.thing.text().strip()]
        kept = [line.place for line in (*by_hand, *filter(None, [self._emptied]))]
        self.show_places(max([least, *by_place, *kept]))
        whole = sum(prize.amount for prize in prizes)
        for line in self.shown:
            prize = by_place.get(line.place)
            amount: Cents = 0 if prize is None else prize.amount
            said = amounts.typed_or_nothing(amount, self._currency)
            line.amount.setPlaceholderText(said or "0")
            if not line.lock.isChecked() and line is not self._emptied:
                line.amount.setText(said)
            share = _("{n} %").format(n=wording.decimal(round(100 * amount / whole, 1))) if whole and amount else ""
            line.share.setText(share)
        self._showing = False

    def go_to(self, place: int) -> None:
        """Put the keyboard on that place's amount."""
        self.show_places(max(place, self._used))
        field = self.lines[place - 1].amount
        field.setFocus()
        field.selectAll()
        self.ensureWidgetVisible(field)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  (Qt's own name)
        """What Tab reaches is scrolled into sight."""
        moved = super().focusNextPrevChild(next)
        focus = self._inside.focusWidget()
        if focus is not None:
            self.ensureWidgetVisible(focus)
        return moved

    def _typed(self, line: PrizeLine, text: str) -> None:
        """Whoever types a prize locks it; whoever empties it leaves it to the table again."""
        line.lock.blockSignals(True)
        line.lock.setChecked(bool(text.strip()))
        self._emptied = None if text.strip() else line
        line.lock.blockSignals(False)
        self.looked_at.emit(line.place)
        self._edited()

    @pyqtSlot()
    def _left(self) -> None:
        """The keyboard goes on: what the table says stands where somebody emptied a field."""
        if self._emptied is not None:
            self._emptied = None
            self._edited()

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(str)
    def _edited(self, changed: object = None) -> None:
        if not self._showing:
            self.edited.emit()


MOST_LINES = 1_000
