"""Just a clock: players, rebuys and add-ons are counted by large buttons, without names."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.bridge import Bridge
from desktop.director.tables.words import BigAnswer
from tournament import wording
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import counting
from tournament.sales import buying, selling
from tournament.sales.prices import Buying
from tournament.state import Tournament


class Counters(QWidget):
    """One player less, one more, one rebuy, one add-on; what is not sold tonight has no button."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.less = self._add(_("−1 player"), self._less)
        self.more = self._add(_("+1 player"), self._more)
        self.rebuy = self._add(_("+1 rebuy"), partial(self._sell, Buying.REBUY))
        self.add_on = self._add(_("+1 add-on"), partial(self._sell, Buying.ADD_ON))
        for made in self.buttons:
            row.addWidget(made, 1)

    @property
    def buttons(self) -> tuple[BigAnswer, ...]:
        """All four."""
        return (self.less, self.more, self.rebuy, self.add_on)

    def _add(self, words: str, press: Callable[..., None]) -> BigAnswer:
        made = BigAnswer(words, self)
        made.setAutoDefault(False)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.clicked.connect(press)
        return made

    def look(self) -> None:
        """Show what can be counted now, and why not."""
        state = self._bridge.state
        started = state.has_started(self._bridge.now())
        left = len(state.left)
        self.less.say(_("out, place {n}").format(n=left) if started and left > 1 else _("counted too many"))
        self.more.say(_price(state, Buying.BUY_IN))
        for kind, made in ((Buying.REBUY, self.rebuy), (Buying.ADD_ON, self.add_on)):
            is_sold = any(price.buying is kind for price in state.prices)
            made.setVisible(is_sold)
            if is_sold:
                sold = sum(bought.buying is kind for bought in state.purchases)
                made.say(
                    ngettext("{price} · {n} sold", "{price} · {n} sold", sold).format(price=_price(state, kind), n=sold)
                )
        for made, decision in (
            (self.less, self._fewer()),
            (self.more, partial(counting.more_players, count=1)),
            (self.rebuy, partial(buying.sell_counted, buying=Buying.REBUY, times=1)),
            (self.add_on, partial(buying.sell_counted, buying=Buying.ADD_ON, times=1)),
        ):
            why = self._bridge.may(decision)
            if why is not None and made.hasFocus():
                # Left alone, Qt would give the keyboard to the next button.
                made.clearFocus()
            made.setEnabled(why is None)
            made.setToolTip(why or "")

    def _fewer(self) -> Decision[Tournament]:
        """Before the start one was counted too much; afterwards one is out."""
        if self._bridge.state.has_started(self._bridge.now()):
            return counting.one_out
        return partial(counting.fewer_players, count=1)

    @pyqtSlot()
    def _less(self) -> None:
        self._bridge.perform(self._fewer())

    @pyqtSlot()
    def _more(self) -> None:
        self._bridge.perform(partial(counting.more_players, count=1))

    def _sell(self, kind: Buying, checked: bool = False) -> None:
        self._bridge.perform(partial(buying.sell_counted, buying=kind, times=1))


def _price(state: Tournament, kind: Buying) -> str:
    price = selling.price_of(state, kind)
    return wording.amount(price.shares.total, state.setup.currency)
