"""What is sold beside the buy-in: re-entry, rebuy and add-on, each on one line; closed until somebody wants it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.dialogs import amounts, wish_fields
from desktop.director.dialogs.opening import Opening
from desktop.director.parts import PlainLabel, breakable
from tournament.errors import BadInput, Refusal
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.sales.prices import Buying, Price, Shares, Window, check_prices
from tournament.structures.structure import Break, Structure

KINDS = (Buying.RE_ENTRY, Buying.REBUY, Buying.ADD_ON)
LEVEL_PX = 76


def name_of(buying: Buying) -> str:
    """What the price is called in the evening."""
    match buying:
        case Buying.BUY_IN:
            return _("Buy-in")
        case Buying.RE_ENTRY:
            return _("Re-entry")
        case Buying.REBUY:
            return _("Rebuy")
        case Buying.ADD_ON:
            return _("Add-on")


def window_of(buying: Buying, level: int) -> Window:
    """An add-on is sold in the break after that level, everything else until it, its break included."""
    return Window(after=level, until=level) if buying is Buying.ADD_ON else Window(until=level)


@dataclass(frozen=True, slots=True)
class Line:
    """The widgets of one price, and what is wrong with it below them."""

    buying: Buying
    sold: QCheckBox
    price: QLineEdit
    chips: QLineEdit
    level: QLineEdit
    wrong: PlainLabel

    @property
    def fields(self) -> tuple[tuple[str, QLineEdit], ...]:
        """What can be typed, by its name in the settings."""
        return (("price", self.price), ("chips", self.chips), ("level", self.level))

    def refuse(self, sentence: str) -> None:
        """Say what is wrong; empty: nothing."""
        self.wrong.setText(breakable(sentence))
        self.wrong.setVisible(bool(sentence))


class MorePrices(QWidget):
    """The three lines, and a button that opens them, for the dialog to place.

    Signals:
        resized: it was opened or closed, or says more than before.
    """

    resized = pyqtSignal()

    def __init__(self, usual: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.opening = Opening(parent)
        self.opening.toggled.connect(self._show)
        self.lines: dict[Buying, Line] = {}
        self._inside = QWidget(self)
        grid = QGridLayout(self._inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(6)
        for place, heading in enumerate((_("Price"), _("Chips"), _("Level"), ""), start=1):
            grid.addWidget(PlainLabel(heading, self._inside, kind="label"), 0, place)
        for number, buying in enumerate(KINDS):
            self._add(grid, 2 * number + 1, buying, usual)
        grid.setColumnStretch(4, 1)
        column.addWidget(self._inside)
        self._show()

    def _add(self, grid: QGridLayout, row: int, buying: Buying, usual: Mapping[str, str]) -> None:
        inside, name = self._inside, name_of(buying)
        sold = QCheckBox(name, inside)
        price, chips, level = QLineEdit(inside), QLineEdit(inside), QLineEdit(inside)
        line = Line(buying, sold, price, chips, level, PlainLabel("", inside, kind="wrong"))
        line.wrong.setWordWrap(True)
        line.wrong.hide()
        says = (
            _("in the break after that level") if buying is Buying.ADD_ON else _("until that level and its break end")
        )
        heard = (_("{name}: price"), _("{name}: chips"), _("{name}: level"))
        for (key, field), says_field in zip(line.fields, heard, strict=True):
            field.setText(usual.get(f"{buying.value}_{key}", ""))
            field.setAccessibleName(says_field.format(name=name))
            field.textChanged.connect(self._accept)
        look.set_width(level, LEVEL_PX)
        level.setToolTip(says)
        sold.toggled.connect(self._show)
        for place, widget in enumerate((sold, price, chips, level)):
            grid.addWidget(widget, row, place)
        grid.addWidget(PlainLabel(says, inside, kind="muted"), row, 4)
        grid.addWidget(line.wrong, row + 1, 1, 1, 4)
        self.lines[buying] = line
        sold.setChecked(usual.get(f"{buying.value}_sold") == "yes")

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(bool)
    def _show(self, checked: bool = False) -> None:
        is_open = self.opening.isChecked()
        self.setVisible(is_open)
        sold = [name_of(line.buying) for line in self.lines.values() if line.sold.isChecked()]
        closed = _("More prices: {names}").format(names=", ".join(sold)) if sold else _("More prices")
        self.opening.say(_("More prices"), closed)
        for line in self.lines.values():
            for _key, field in line.fields:
                field.setEnabled(line.sold.isChecked())
            if not line.sold.isChecked():
                line.refuse("")
        self.resized.emit()

    @pyqtSlot()
    @pyqtSlot(str)
    def _accept(self, text: str = "") -> None:
        """Something was changed: what was wrong may be right now."""
        for line in self.lines.values():
            line.refuse("")
        self.resized.emit()

    def suggest(self, buy_in: str, stack: str, late: str, structure: Structure) -> None:
        """Fill in what nobody has typed yet: the buy-in's terms; for add-ons the break at the end of late entry."""
        until = late if late.isdecimal() and late != "0" else "4"
        breaks = levels_before_breaks(structure)
        at_break = min(breaks, key=lambda level: abs(level - int(until)), default=int(until))
        for line in self.lines.values():
            level = str(at_break) if line.buying is Buying.ADD_ON else until
            for (_key, field), text in zip(line.fields, (buy_in, stack, level), strict=True):
                if not field.isModified() and not field.text():
                    field.setText(text)

    # ---- reading ---------------------------------------------------------------------------------------------------

    def read(
        self, buy_in: Price, currency: str, structure: Structure, *, new_heads: bool = False
    ) -> tuple[Price, ...] | None:
        """The prices that are sold, None if one of them is refused, which then stands below it.

        Every entry brings a head as the buy-in does; `new_heads`: a rebuy, too.
        """
        heads = (Buying.RE_ENTRY, Buying.REBUY) if new_heads else (Buying.RE_ENTRY,)
        found: list[Price] = []
        right = True
        for line in self.lines.values():
            if line.sold.isChecked():
                try:
                    head = buy_in.shares.bounties if line.buying in heads else 0
                    price = _read(line, currency, structure, head)
                    check_prices((buy_in, price), currency)
                    found.append(price)
                except Refusal as wrong:
                    line.refuse(desk_words.refusal(wrong))
                    right = False
        if not right:
            self.opening.setChecked(True)
            self.resized.emit()
        return tuple(found) if right else None


def levels_before_breaks(structure: Structure) -> tuple[int, ...]:
    """The numbers of the levels that a break follows: where add-ons can be sold."""
    breaks = (index for index, period in enumerate(structure.periods) if isinstance(period, Break))
    return tuple(number for index in breaks if (number := structure.level_number(index)) > 0)


def _read(line: Line, currency: str, structure: Structure, head: Cents) -> Price:
    price = amounts.read_or_nothing(line.price.text(), currency)
    chips = wish_fields.read_stack(line.chips.text())
    level = wish_fields.read_level(line.level.text())
    if level == 0:
        raise BadInput("number_typed_wrong", text=line.level.text())
    breaks = levels_before_breaks(structure)
    if line.buying is Buying.ADD_ON and level not in breaks:
        raise BadInput("no_break_after_level" if breaks else "no_breaks", level=level, levels=breaks)
    shares = Shares(prizes=price, bounties=head)
    return Price(name_of(line.buying), line.buying, shares, chips, window_of(line.buying, level))
