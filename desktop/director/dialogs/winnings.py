"""What is won in a new tournament: money on heads, the payout table, a guarantee; closed until somebody wants it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.director.dialogs import amounts, bounties
from desktop.director.dialogs.opening import Opening
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice
from tournament.bounties.bounty_rule import FIXED, BountyKind, BountyRule
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.payouts.plan import USUAL, PayoutPlan
from tournament.payouts.tables import BARGE, TABLES, table_named
from tournament.wording.prizes import table_words


@dataclass(frozen=True, slots=True)
class Won:
    """What was chosen; `head`: what every entry pays beside its price onto its own head, in minor units."""

    head: Cents = 0
    bounties: BountyRule = FIXED
    payouts: PayoutPlan = USUAL


class Winnings(QWidget):
    """The fields in two lines, and a button that opens them, for the dialog to place.

    Signals:
        resized: it was opened or closed, or says more than before.
    """

    resized = pyqtSignal()

    def __init__(self, usual: Mapping[str, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.opening = Opening(parent)
        self.opening.toggled.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        heads, prizes = QHBoxLayout(), QHBoxLayout()
        for row in (heads, prizes):
            row.setSpacing(12)
            column.addLayout(row)
        self._build_heads(heads, usual)
        self._build_prizes(prizes, usual)
        self._show()

    def _build_heads(self, row: QHBoxLayout, usual: Mapping[str, str]) -> None:
        self.head = QLineEdit(usual.get("head", ""), self)
        self.head.setPlaceholderText(_("no bounties"))
        self.head_field = self._field(row, _("&On each head"), self.head, 2)
        self.head_field.setToolTip(_("Paid beside the price of the buy-in and of a re-entry"))
        self.kind = _choice(bounties.kinds(), usual.get("bounties", FIXED.kind.value), self)
        self.kind_field = self._field(row, _("Bount&ies are"), self.kind, 3)
        self.cash = QLineEdit(usual.get("bounty_cash", bounties.percent(FIXED.cash)), self)
        self.cash_field = self._field(row, _("O&f it in cash, in %"), self.cash, 2)
        self.mystery_from = QLineEdit(usual.get("mystery_from", ""), self)
        self.mystery_from.setPlaceholderText(_("as many as are paid"))
        self.mystery_field = self._field(row, _("En&velopes from so many left"), self.mystery_from, 3)
        self.own_head = _choice(bounties.own_heads(), usual.get("own_head", FIXED.own_head.value), self)
        self.own_field = self._field(row, _("The champion's o&wn head"), self.own_head, 3)
        self.kind.currentIndexChanged.connect(self._show)
        self.kind.currentIndexChanged.connect(self._offer_own_heads)
        self._offer_own_heads()

    @pyqtSlot()
    @pyqtSlot(int)
    def _offer_own_heads(self, kind: int = 0) -> None:
        """Only a fixed head can be part of the prizes; what is no longer offered becomes the usual."""
        offered = bounties.own_heads(BountyKind(self.kind.currentData()))
        if len(offered) == self.own_head.count():
            return
        chosen = self.own_head.currentData()
        self.own_head.blockSignals(True)
        self.own_head.clear()
        for code, words in offered:
            self.own_head.addItem(words, code)
        self.own_head.setCurrentIndex(max(0, self.own_head.findData(chosen)))
        self.own_head.blockSignals(False)
        self.own_field.accept()

    def _build_prizes(self, row: QHBoxLayout, usual: Mapping[str, str]) -> None:
        tables = tuple((each.name, table_words(each)) for each in TABLES)
        self.table = _choice(tables, usual.get("payout_table", BARGE.name), self)
        self.table_field = self._field(row, _("Payout t&able"), self.table, 3)
        self.guarantee = QLineEdit(usual.get("guarantee", ""), self)
        self.guarantee.setPlaceholderText(_("nothing"))
        self.guarantee_field = self._field(row, _("&Guaranteed"), self.guarantee, 2)

    def _field(self, row: QHBoxLayout, label: str, inside: QLineEdit | Choice, stretch: int) -> Field:
        made = Field(label, inside, self)
        row.addWidget(made, stretch, Qt.AlignmentFlag.AlignTop)
        if isinstance(inside, QLineEdit):
            inside.textChanged.connect(made.accept)
            inside.textChanged.connect(self._show)
        else:
            inside.currentIndexChanged.connect(made.accept)
        return made

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    @pyqtSlot(bool)
    def _show(self, changed: object = None) -> None:
        self.setVisible(self.opening.isChecked())
        has_heads = bool(self.head.text().strip())
        kind = BountyKind(self.kind.currentData())
        for field in (self.kind_field, self.own_field):
            field.setVisible(has_heads)
        self.cash_field.setVisible(has_heads and kind is BountyKind.PROGRESSIVE)
        self.mystery_field.setVisible(has_heads and kind is BountyKind.MYSTERY)
        closed = _("Prizes: bounties of {amount}").format(amount=self.head.text().strip())
        self.opening.say(_("Bounties and prizes"), closed if has_heads else _("Bounties and prizes"))
        self.resized.emit()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def read(self, currency: str) -> Won | None:
        """What was chosen, None if a part of it is refused, which then stands beside it."""
        head = self.head_field.checked(lambda: amounts.read_or_nothing(self.head.text(), currency))
        guarantee = self.guarantee_field.checked(lambda: amounts.read_or_nothing(self.guarantee.text(), currency))
        rule = FIXED if not head else self._asking_field().checked(lambda: bounties.read(self._answers()))
        if head is None or guarantee is None or rule is None:
            self.opening.setChecked(True)
            self.resized.emit()
            return None
        name = self.table.currentData()
        # What an evening says nothing of is no table of its own: so it stays the usual one.
        table = None if name == BARGE.name else table_named(name)
        return Won(head, rule, PayoutPlan(table=table, guarantee=guarantee))

    def _answers(self) -> dict[str, str]:
        return {
            "kind": self.kind.currentData(),
            "cash": self.cash.text(),
            "mystery_from": self.mystery_from.text(),
            "own_head": self.own_head.currentData(),
        }

    def _asking_field(self) -> Field:
        """Beside which field it stands what is wrong with the rule."""
        kind = BountyKind(self.kind.currentData())
        return self.cash_field if kind is BountyKind.PROGRESSIVE else self.mystery_field


def _choice(answers: tuple[tuple[str, str], ...], chosen: str, parent: QWidget) -> Choice:
    made = Choice(parent)
    for code, words in answers:
        made.addItem(words, code)
    made.setCurrentIndex(max(0, made.findData(chosen)))
    made.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(12)
    return made
