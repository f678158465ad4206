"""Somebody leaves with chips: blinded off, taken out with a place, or taken out with the money back."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.asked import Answers, Blank, Question
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, wrapped
from desktop.director.tables.words import BigAnswer
from tournament import wording
from tournament.errors import BadInput, Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import Cents, Chips, EntryNo
from tournament.people import guests, leaving
from tournament.sales import buying, money
from tournament.sales.prices import Buying
from tournament.state import Tournament


def unregister_question(bridge: Bridge, number: EntryNo) -> Question:
    """Take an entry out as if it had never been: how much goes back, and which chips leave play."""
    state = bridge.state
    entry, currency = state.entry(number), state.setup.currency
    price = leaving.charged(entry).total
    blanks = []
    if price:
        refund = Blank("refund", _("What is given back or no longer owed"), money.plain_amount(price, currency))
        blanks.append(refund)
    if chips_unknown(bridge, number):
        blanks.append(Blank("chips", _("Chips that leave play"), "", _("count them")))

    def decide(answers: Answers) -> Decision[Tournament]:
        back = amounts.read(answers.get("refund", ""), currency) if price else None
        return partial(leaving.unregister, entry=number, refund=back, chips=amounts.whole(answers.get("chips", "")))

    about = _("The entry is taken out as if it had never been: no place, and its money leaves the prizes.")
    title = _("Unregister {name}").format(name=wording.short(entry.shown_name))
    return Question(title, about, _("Unregister"), blanks, decide)


def stack_question(bridge: Bridge, number: EntryNo, paid: Cents | None) -> Question:
    """A rebuy that is sold up to a stack only: how many chips are there?"""
    entry = bridge.state.entry(number)
    most = next((each.at_or_below for each in bridge.state.prices if each.buying is Buying.REBUY), None)
    about = "" if most is None else _("The rebuy is for {chips} chips or fewer.").format(chips=wording.chips(most))
    title = _("How many chips has {name}?").format(name=wording.short(entry.shown_name))

    def decide(answers: Answers) -> Decision[Tournament]:
        stack = amounts.whole(answers["chips"])
        return partial(buying.rebuy, entry=number, server_seed=bridge.server_seed(), stack=stack, paid=paid)

    return Question(title, about, _("Rebuy"), [Blank("chips", _("Chips"), "0")], decide)


def chips_unknown(bridge: Bridge, number: EntryNo) -> bool:
    """Whether the director has to say which chips leave play with somebody."""
    refusal = bridge.refusal(partial(leaving.unregister, entry=number))
    return refusal is not None and refusal.code == "chips_untold"


class GoingHomeDialog(QDialog):
    """Three ways for a player who goes home with chips, each with what comes of it."""

    def __init__(self, bridge: Bridge, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Goes home"))
        look.set_least_width(self, 560)
        self._bridge, self._entry = bridge, entry
        self._doing = False
        player = bridge.state.entry(entry)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        title = _("{name} goes home").format(name=wording.short(player.shown_name))
        label = PlainLabel(title, self, kind="dialog-title")
        label.setWordWrap(True)
        column.addWidget(label)
        named = player.player is not None
        about = _("There are chips left. Blinding off needs no count; the other two take the chips out of play.")
        if not named:
            about = _("There are chips left, which leave play.")
        column.addWidget(wrapped(about, self))
        self.chips = QLineEdit(self)
        self.chips.setPlaceholderText(_("count them"))
        self.chips.textChanged.connect(self._look)
        self.chips_field = Field(_("Chips that leave play"), self.chips, self)
        self.chips_field.setVisible(chips_unknown(bridge, entry))
        column.addWidget(self.chips_field)
        grid = QGridLayout()
        grid.setSpacing(12)
        self.blind_off = self._answer(_("Blind off"))
        self.remove = self._answer(_("Remove the stack"))
        self.refund = self._answer(_("Refund"))
        # Nobody can tell later which of the players without a name is not here.
        self.blind_off.setVisible(named)
        offered = (self.blind_off, self.remove, self.refund) if named else (self.remove, self.refund)
        for place, made in enumerate(offered):
            grid.addWidget(made, place // 2, place % 2)
        for side in range(2):
            grid.setColumnStretch(side, 1)
        column.addLayout(grid)
        ends = QHBoxLayout()
        ends.addStretch(1)
        cancel = button(_("Cancel"), self)
        cancel.clicked.connect(self.reject)
        ends.addWidget(cancel)
        column.addLayout(ends)
        self.blind_off.clicked.connect(self._blind_off)
        self.remove.clicked.connect(self._remove)
        self.refund.clicked.connect(self._refund)
        bridge.changed.connect(self._changed)
        self._look()
        (self.chips if self.chips_field.isVisibleTo(self) else self.blind_off).setFocus()

    def _answer(self, words: str) -> BigAnswer:
        made = BigAnswer(words, self)
        made.setAutoDefault(False)
        return made

    @pyqtSlot(object)
    def _changed(self, change: object) -> None:
        """The keys of the board go on meanwhile: whoever is not in any more cannot go home."""
        entry = self._bridge.state.entries.get(self._entry)
        if entry is not None and entry.is_in:
            self._look()
        elif not self._doing:
            self.reject()

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, text: str = "") -> None:
        state = self._bridge.state
        price = leaving.charged(state.entry(self._entry)).total
        self.blind_off.say(_("stays in, loses blinds and antes"))
        self.remove.say(_("place {n} now").format(n=len(state.left)))
        self.refund.say(
            _("{amount} back, no place").format(amount=wording.amount(price, state.setup.currency))
            if price
            else _("as if never entered, no place")
        )
        for made, decision in (
            (self.blind_off, self._leaving()),
            (self.remove, self._removing()),
            (self.refund, self._refunding()),
        ):
            refusal = decision if isinstance(decision, Refusal) else self._bridge.refusal(decision)
            made.setEnabled(refusal is None)
            made.setToolTip("" if refusal is None else wording.refusal(refusal))

    def _leaving(self) -> Decision[Tournament]:
        return partial(guests.leave, name=self._bridge.state.entry(self._entry).name)

    def _removing(self) -> Decision[Tournament] | Refusal:
        try:
            return partial(leaving.go_home, entry=self._entry, chips=self._count())
        except BadInput as wrong:
            return wrong

    def _refunding(self) -> Decision[Tournament] | Refusal:
        try:
            return partial(leaving.unregister, entry=self._entry, chips=self._count())
        except BadInput as wrong:
            return wrong

    def _count(self) -> Chips | None:
        return amounts.whole(self.chips.text()) if self.chips_field.isVisibleTo(self) else None

    @pyqtSlot()
    def _blind_off(self) -> None:
        self._do(self._leaving())

    @pyqtSlot()
    def _remove(self) -> None:
        self._do(self._removing())

    @pyqtSlot()
    def _refund(self) -> None:
        self._do(self._refunding())

    def _do(self, decision: Decision[Tournament] | Refusal) -> None:
        self._doing = True
        if not isinstance(decision, Refusal) and self._bridge.perform(decision) is not None:
            self.accept()
        self._doing = False
