"""The large answers below "has no chips left": a rebuy, a re-entry, out, or deciding."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QGridLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import reasoned
from desktop.director.dialogs import against_terms
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.tables.words import BigAnswer
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, EntryNo
from tournament.outs import deciding, elimination
from tournament.outs.elimination import Out
from tournament.people import entries
from tournament.people.entries import Terms
from tournament.sales import buying, selling
from tournament.sales.prices import HAND_HAD_BEGUN, Buying
from tournament.state import Tournament


class BustAnswers(QWidget):
    """One to four of them: what is not sold tonight, or to several at once, is not offered.

    Signals:
        out: the director says out; done: the player has bought in again, or thinks about it.
    """

    out = pyqtSignal()
    done = pyqtSignal()

    def __init__(self, bridge: Bridge, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._entry = bridge.state.entry(entry)
        self._outs: Sequence[Out] = ()
        self.rebuy = self._answer(_("Rebuy, keeps the seat"))
        self.re_entry = self._answer(_("Re-entry, new seat"))
        self.deciding = self._answer(_("Deciding"))
        minutes = deciding.HELD // MINUTE
        held = ngettext("the seat is held for {n} minute · D", "the seat is held for {n} minutes · D", minutes)
        self.deciding.say(held.format(n=minutes))
        self.yes = self._answer(_("Out"))
        self.yes.setDefault(True)
        self.rebuy.clicked.connect(self._buy)
        self.re_entry.clicked.connect(self._enter_again)
        self.deciding.clicked.connect(self._decide)
        self.yes.clicked.connect(self.out)
        look.set_kind(self.yes, "good")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 12, 0, 0)
        self._grid.setSpacing(12)
        for place in range(2):
            self._grid.setColumnStretch(place, 1)
        self._lay_out([])

    def _answer(self, words: str) -> BigAnswer:
        made = BigAnswer(words, self)
        made.setAutoDefault(False)
        return made

    def _lay_out(self, first: list[BigAnswer]) -> None:
        offered = [*first[:-1], self.yes, *first[-1:]]
        for made in (self.rebuy, self.re_entry, self.yes, self.deciding):
            self._grid.removeWidget(made)
            made.setVisible(made in offered)
        for place, made in enumerate(offered):
            # Of one or three the last one has a line of its own.
            wide = 2 if len(offered) % 2 and place == len(offered) - 1 else 1
            self._grid.addWidget(made, place // 2, place % 2, 1, wide)
        for before, after in pairwise(offered):
            self.setTabOrder(before, after)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def offer(self, outs: Sequence[Out]) -> None:
        """Offer what is sold now to the one who lost all chips; to nobody where several have, or something is asked."""
        self._outs = outs
        state = self._bridge.state
        sold = {price.buying for price in state.prices}
        first: list[BigAnswer] = []
        if outs and self._entry.player is not None:
            if Buying.REBUY in sold and self._show(self.rebuy, Buying.REBUY, "R", self._rebuy_refusal()):
                first.append(self.rebuy)
            refusal = self._re_entry_refusal()
            if Buying.RE_ENTRY in sold and self._show(self.re_entry, Buying.RE_ENTRY, "E", refusal):
                first.append(self.re_entry)
        if first:
            refusal = self._bridge.refusal(partial(deciding.deciding, outs=outs))
            self.deciding.setEnabled(refusal is None)
            self.deciding.setToolTip("" if refusal is None else wording.refusal(refusal))
            first.append(self.deciding)
        self._lay_out(first)

    def _show(self, made: BigAnswer, kind: Buying, key: str, refusal: Refusal | None) -> bool:
        """Say what it costs; false where it is over for good and need not be offered."""
        if _over(refusal):
            return False
        begun = refusal is not None and bool(refusal.facts.get("hand_had_begun"))
        state = self._bridge.state
        price = selling.price_of(state, kind)
        parts = [wording.amount(price.shares.total, state.setup.currency)]
        parts.append(_("{n} chips").format(n=wording.chips(price.chips)))
        usual, allowed = (
            (_("Rebuy, keeps the seat"), _("Hand had begun: allow rebuy"))
            if kind is Buying.REBUY
            else (_("Re-entry, new seat"), _("Hand had begun: allow re-entry"))
        )
        against = not begun and against_terms.may_be_allowed(refusal)
        made.say(" · ".join([*parts, key]), allowed if begun else reasoned.asking(usual) if against else usual)
        made.setEnabled(refusal is None or begun or against)
        made.setToolTip("" if refusal is None else wording.refusal(refusal))
        return True

    def bring_back(self) -> bool:
        """Whether anything is sold now, or was until a moment ago, with which somebody without chips plays on."""
        sold = {price.buying for price in self._bridge.state.prices}
        refusals = []
        if Buying.REBUY in sold:
            refusals.append(self._bridge.refusal(self._bought()))
        if Buying.RE_ENTRY in sold:
            refusals.append(self._re_entry_refusal())
        return any(not _over(refusal) for refusal in refusals)

    def open_for(self) -> str:
        """How long rebuys are still sold, if they are and somebody knows; else empty."""
        now = self._bridge.now()
        for offer in selling.offers(self._bridge.state, now):
            if offer.price.buying is Buying.REBUY and offer.open and offer.closes is not None:
                return _("rebuys open for {time}").format(time=wording.clock_time(offer.closes - now))
        return ""

    def press_key(self, key: str) -> bool:
        """R, E, D and O press the answer that shows them, if it can be pressed; whether that was one of them."""
        made = {"r": self.rebuy, "e": self.re_entry, "d": self.deciding, "o": self.yes}.get(key)
        if made is None or not made.isVisible():
            return False
        if made.isEnabled():
            made.click()
        return True

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _bust(self) -> Decision[Tournament]:
        return partial(elimination.bust, outs=self._outs)

    def _bought(self, because: str = "") -> Decision[Tournament]:
        """The rebuy; where nobody asks for the stack, no count of nothing is written down."""
        state = self._bridge.state
        price = next((each for each in state.prices if each.buying is Buying.REBUY), None)
        stack = 0 if price is not None and price.at_or_below is not None and not self._keeps_knockout() else None
        seed = self._bridge.server_seed()
        return partial(buying.rebuy, entry=self._entry.number, server_seed=seed, stack=stack, because=because)

    def _keeps_knockout(self) -> bool:
        """Whether the one who has the chips keeps the credit: then the bust itself has to be told."""
        return any(out.by for out in self._outs) and self._bridge.state.setup.rules.rebuy_keeps_knockout

    def _rebuy_refusal(self) -> Refusal | None:
        if self._keeps_knockout():
            return self._bridge.refusal_after(self._bust(), self._bought())
        return self._bridge.refusal(self._bought())

    def _re_entry_refusal(self) -> Refusal | None:
        return self._bridge.refusal_after(self._bust(), partial(entries.re_enter, name=self._entry.name))

    @pyqtSlot()
    def _buy(self) -> None:
        refusal = self._rebuy_refusal()
        begun = HAND_HAD_BEGUN if refusal is not None and refusal.facts.get("hand_had_begun") else ""
        if refusal is not None and against_terms.may_be_allowed(refusal) and not begun:
            self._ask_why(refusal, _("Rebuy"), self._bought, self._bust() if self._keeps_knockout() else None)
            return
        bought = self._bought(begun)
        if self._keeps_knockout() and self._bridge.perform(self._bust()) is None:
            return
        if self._bridge.perform(bought) is not None:
            self.done.emit()

    @pyqtSlot()
    def _decide(self) -> None:
        if self._bridge.perform(partial(deciding.deciding, outs=self._outs)) is not None:
            self.done.emit()

    @pyqtSlot()
    def _enter_again(self) -> None:
        refusal = self._re_entry_refusal()
        begun = HAND_HAD_BEGUN if refusal is not None and refusal.facts.get("hand_had_begun") else ""
        if refusal is not None and against_terms.may_be_allowed(refusal) and not begun:
            allow = partial(reasoned.seated, self._bridge, partial(entries.re_enter, name=self._entry.name), None)
            self._ask_why(refusal, _("Re-enter"), allow, self._bust())
            return
        again = partial(entries.re_enter, name=self._entry.name, terms=Terms(because=begun))
        if self._bridge.perform(self._bust()) is not None and self._bridge.enter(again):
            self.done.emit()

    def _ask_why(self, refusal: Refusal, word: str, allow: reasoned.Allow, first: Decision[Tournament] | None) -> None:
        """What the terms refuse is allowed with a reason; `first`: what is told before it."""
        dialog = AskedDialog(self._bridge, against_terms.question(refusal, word, allow, first), self)
        dialog.accepted.connect(self.done)
        dialog.open()


def _over(refusal: Refusal | None) -> bool:
    """Whether it is over for good, and need not be offered."""
    if refusal is None or refusal.facts.get("hand_had_begun"):
        return False
    return refusal.code in ("no_longer_on_sale", "registration_closed")
