"""One price of the evening in fields: what it is, where its money goes, what it brings, when and how often it sells."""

from collections.abc import Mapping
from dataclasses import dataclass

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.director import desk_words
from desktop.director.dialogs import amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel
from tournament import wording
from tournament.errors import BadInput, Refusal
from tournament.language import gettext as _
from tournament.sales.prices import Buying, Price, Shares, Window, check_prices

Texts = Mapping[str, str]
"""What stands in the fields of one price, by their names in code; `with_break` is "yes" or ""."""

FIELD_OF: Mapping[str, str] = {
    "price_negative": "prizes",
    "price_too_large": "prizes",
    "price_chips": "chips",
    "window_level": "until",
    "window_never_open": "until",
    "price_limit": "each",
    "price_at_or_below": "at_or_below",
}
"""Beside which field it stands what `check_prices` says; everything else beside the name."""

MONEY = ("prizes", "house", "league", "bounties")
NUMBERS = ("chips", "after", "until", "each", "in_all", "at_or_below")
COLUMNS = 4


@dataclass(frozen=True, slots=True)
class WrongIn:
    """A field whose text is refused."""

    field: str
    refusal: Refusal


def kind_words(buying: Buying) -> str:
    """What a price is for, in words."""
    match buying:
        case Buying.BUY_IN:
            return _("Buy-in, late entry too")
        case Buying.RE_ENTRY:
            return _("Re-entry")
        case Buying.REBUY:
            return _("Rebuy")
        case Buying.ADD_ON:
            return _("Add-on")


def texts_of(price: Price, currency: str) -> dict[str, str]:
    """The price as it stands in the fields."""

    def number(value: int | None) -> str:
        return "" if value is None else str(value)

    shares = price.shares
    return {
        "name": wording.price_name(price.name),
        "buying": price.buying.value,
        "prizes": amounts.typed(shares.prizes, currency),
        "house": amounts.typed_or_nothing(shares.house, currency),
        "league": amounts.typed_or_nothing(shares.league, currency),
        "bounties": amounts.typed_or_nothing(shares.bounties, currency),
        "chips": str(price.chips),
        "after": number(price.window.after or None),
        "until": number(price.window.until),
        "with_break": "yes" if price.window.with_break else "",
        "each": number(price.each),
        "in_all": number(price.in_all),
        "at_or_below": number(price.at_or_below),
    }


def read(texts: Texts, currency: str, was: Price | None) -> Price | WrongIn:
    """The price that was typed, or what is wrong where; `was`: before, whose name may stand there translated."""
    money: dict[str, int] = {}
    numbers: dict[str, int | None] = {}
    field = ""
    try:
        for field in MONEY:
            money[field] = amounts.read_or_nothing(texts[field], currency)
        for field in NUMBERS:
            numbers[field] = amounts.whole(texts[field])
    except BadInput as wrong:
        return WrongIn(field, wrong)
    name = texts["name"]
    if was is not None and name == wording.price_name(was.name):
        name = was.name
    price = Price(
        name,
        Buying(texts["buying"]),
        Shares(**money),
        numbers["chips"] or 0,
        Window(numbers["after"] or 0, numbers["until"], with_break=bool(texts["with_break"])),
        numbers["each"],
        numbers["in_all"],
        numbers["at_or_below"],
    )
    # A price is looked at by itself here: whether there is a buy-in at all, the whole list says.
    buy_in = Price("?", Buying.BUY_IN, Shares(), 1)
    try:
        return check_prices((price, buy_in), currency)[0]
    except BadInput as wrong:
        return WrongIn(FIELD_OF.get(wrong.code, "name"), wrong)


class PriceForm(QWidget):
    """The fields, each with what is wrong with it below.

    Signals:
        edited: the director changed something.
    """

    edited = pyqtSignal()

    def __init__(self, currency: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._currency, self._showing = currency, False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for place in range(COLUMNS):
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)
        self.fields: dict[str, QLineEdit | Choice] = {}
        self._held: dict[str, Field] = {}
        self.with_break = QCheckBox(_("in the &break after it too"), self)
        self.with_break.toggled.connect(self._edited)
        self.sum = PlainLabel("", self, kind="note")
        self._add(grid, 0, 0, "name", _("&Name"), "", 2)
        self._add(grid, 0, 2, "buying", _("&What it is"), "", 2)
        self._add(grid, 1, 0, "prizes", _("Into the pri&zes"), "0")
        self._add(grid, 1, 1, "house", _("&Fee for the house"), "0")
        self._add(grid, 1, 2, "league", _("For the &league"), "0")
        self._add(grid, 1, 3, "bounties", _("On the &head"), "0")
        grid.addWidget(self.sum, 2, 0, 1, COLUMNS)
        self._add(grid, 3, 0, "chips", _("&Chips it brings"), "")
        self._add(grid, 3, 1, "after", _("On sale &after level"), _("from the start on"))
        self._add(grid, 3, 2, "until", _("&Until level"), _("to the end"))
        grid.addWidget(self._beside(self.with_break), 3, 3, Qt.AlignmentFlag.AlignTop)
        self.setTabOrder(self.fields["until"], self.with_break)
        self._add(grid, 4, 0, "each", _("&Times for one player"), _("no limit"))
        self._add(grid, 4, 1, "in_all", _("Times &in all"), _("no limit"))
        self._add(grid, 4, 2, "at_or_below", _("Onl&y with so few chips"), _("with any"))

    def _add(self, grid: QGridLayout, row: int, place: int, code: str, label: str, hint: str, span: int = 1) -> None:
        made: QLineEdit | Choice
        if code == "buying":
            made = Choice(self)
            for buying in Buying:
                made.addItem(kind_words(buying), buying.value)
            made.currentIndexChanged.connect(self._edited)
        else:
            made = QLineEdit(self)
            made.setPlaceholderText(hint)
            made.textChanged.connect(self._edited)
        self.fields[code] = made
        self._held[code] = Field(label, made, self)
        grid.addWidget(self._held[code], row, place, 1, span, Qt.AlignmentFlag.AlignTop)

    def _beside(self, box: QCheckBox) -> QWidget:
        """The box at the height of the fields beside it, also where something is wrong below these."""
        held = QWidget(self)
        column = QVBoxLayout(held)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(PlainLabel(" ", held, kind="label"))
        column.addWidget(box)
        return held

    @property
    def texts(self) -> dict[str, str]:
        """What stands in the fields."""
        found = {
            code: str(made.currentData()) if isinstance(made, Choice) else made.text()
            for code, made in self.fields.items()
        }
        return found | {"with_break": "yes" if self.with_break.isChecked() else ""}

    def show_price(self, texts: Texts) -> None:
        """Put that price into the fields."""
        self._showing = True
        for code, made in self.fields.items():
            if isinstance(made, Choice):
                made.setCurrentIndex(max(0, made.findData(texts[code])))
            else:
                made.setText(texts[code])
        self.with_break.setChecked(bool(texts["with_break"]))
        self._showing = False

    def judge(self, found: Price | WrongIn) -> None:
        """Say what it costs in all, or beside which field something is wrong."""
        for code, held in self._held.items():
            wrong = isinstance(found, WrongIn) and found.field == code
            held.refuse(desk_words.refusal(found.refusal) if wrong and isinstance(found, WrongIn) else "")
        if isinstance(found, WrongIn):
            self.sum.setText("")
            return
        until = found.window.until
        said = [_("{amount} in all").format(amount=wording.amount(found.shares.total, self._currency))]
        if until == 0:
            said.append(_("only before the start"))
        self.sum.setText(" · ".join(said))

    def show_problem(self, code: str, sentence: str) -> None:
        """Say a sentence below that field."""
        self._held[code].refuse(sentence)

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(bool)
    @pyqtSlot(str)
    def _edited(self, changed: object = None) -> None:
        if not self._showing:
            self.edited.emit()
