"""The small calculator: what is faced, which chips were put in, and what that is."""

from collections.abc import Callable

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QButtonGroup, QCheckBox, QFrame, QGridLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, wrapped
from desktop.director.tables.flow import FlowLayout
from engine.blinds import Limit
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.rulings.ruling import Tonight
from tournament.rulings.silent_chips import Facing, Meaning, Said, Verdict, judge, read_chips, reopens


class ChipsCalculator(QFrame):
    """Answers as one types. Empty: the big blind is faced, and it is the last raise."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        self._tonight = Tonight()
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(8)
        column.addWidget(PlainLabel(_("Call or raise?"), self, kind="strong"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        self.price, self.step = QLineEdit(self), QLineEdit(self)
        self.already, self.chips = QLineEdit(self), QLineEdit(self)
        self.chips.setPlaceholderText("1000 5x100")
        self.already.setPlaceholderText("0")
        self.price_field = Field(_("To &call, in all"), self.price, self)
        self.step_field = Field(_("&Last raise"), self.step, self)
        self.already_field = Field(_("&In already"), self.already, self)
        self.chips_field = Field(_("Chips &put in"), self.chips, self)
        for place, made in enumerate((self.price_field, self.step_field, self.already_field)):
            made.label.setWordWrap(True)  # with large texts
            grid.addWidget(made, 0, place, Qt.AlignmentFlag.AlignBottom)
            grid.setColumnStretch(place, 1)
        grid.addWidget(self.chips_field, 1, 0, 1, 3)
        column.addLayout(grid)
        column.addWidget(self._ways())
        self.verdict = wrapped("", self, kind="strong")
        self.why = wrapped("", self)
        column.addWidget(self.verdict)
        column.addWidget(self.why)
        for line in (self.price, self.step, self.already, self.chips):
            line.textChanged.connect(self._work_out)
        self._work_out()

    def _ways(self) -> QWidget:
        ways = QWidget(self)
        inside = FlowLayout(ways, gap=4)
        self._said = QButtonGroup(self)
        self.silent = QRadioButton(_("&Without a word"), ways)
        self.said_raise = QRadioButton(_("“&Raise” said"), ways)
        self.last = QCheckBox(_("His l&ast chips"), ways)
        self.silent.setChecked(True)
        for made in (self.silent, self.said_raise):
            self._said.addButton(made)
            inside.addWidget(made)
        inside.addWidget(self.last)
        self._said.buttonToggled.connect(self._work_out)
        self.last.toggled.connect(self._work_out)
        return ways

    def show_rules(self, tonight: Tonight) -> None:
        """Take blinds and limit from there."""
        self._tonight = tonight
        for line in (self.price, self.step):
            line.setPlaceholderText(str(tonight.big_blind))
        self._work_out()

    @pyqtSlot()
    def _work_out(self) -> None:
        self.verdict.setText("")
        self.why.setText(_("Fill in the chips: it says whether they are a call or a raise, and to how much."))
        for field in (self.price_field, self.step_field, self.already_field, self.chips_field):
            field.accept()
        big = self._tonight.big_blind
        price = self.price_field.checked(lambda: _amount(self.price.text(), big))
        # Without a raise yet the bet itself is what a raise has to add.
        step = self.step_field.checked(lambda: _amount(self.step.text(), price or big))
        already = self.already_field.checked(lambda: _amount(self.already.text(), 0))
        if price is None or step is None or already is None or not self.chips.text().strip():
            return
        facing = Facing(price, step, already, self._tonight.limit)
        said = Said.RAISE if self.said_raise.isChecked() else Said.NOTHING
        verdict = self.chips_field.checked(
            lambda: judge(facing, read_chips(self.chips.text()), said, last=self.last.isChecked())
        )
        if verdict is not None:
            self.verdict.setText(_meaning(verdict))
            self.why.setText(_why(facing, verdict, self._tonight.limit))


def _amount(text: str, otherwise: Chips) -> Chips:
    plain = text.strip().replace(" ", "").replace("\u202f", "")
    if not plain:
        return otherwise
    if not (plain.isascii() and plain.isdecimal()) or len(plain) > 12:
        raise BadInput("facing_amounts")
    return int(plain)


def _meaning(verdict: Verdict) -> str:
    words: dict[Meaning, Callable[[], str]] = {
        Meaning.CHECK: lambda: _("A check"),
        Meaning.CALL: lambda: _("A call of {total}"),
        Meaning.BET: lambda: _("A bet of {total}"),
        Meaning.RAISE: lambda: _("A raise to {total}"),
        Meaning.ALL_IN: lambda: _("All-in for {total}"),
        Meaning.TOO_LITTLE: lambda: _("Too little: a call is {total}"),
    }
    return words[verdict.meaning]().format(total=wording.chips(verdict.total))


def _why(facing: Facing, verdict: Verdict, limit: Limit) -> str:
    said: list[str] = []
    if verdict.back:
        said.append(_("{chips} go back to him.").format(chips=wording.chips(verdict.back)))
    if verdict.more:
        said.append(_("He adds {chips}.").format(chips=wording.chips(verdict.more)))
    if verdict.meaning in (Meaning.RAISE, Meaning.ALL_IN) and verdict.total > facing.price:
        again = (
            _("It opens the betting again.") if reopens(facing, verdict) else _("It does not open the betting again.")
        )
        said.append(again)
    if limit is Limit.POT_LIMIT:
        said.append(_("No more than the pot."))
    return " ".join((*said, verdict.rule + "."))
