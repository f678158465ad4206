"""The slim line at the foot of a training table: what happened last, the next hand, chips, going and coming back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QMenu, QPushButton, QWidget

from desktop.play.bar.foot_line import FootLine, label
from desktop.play.training.game import TrainingGame
from engine.entering import Entry
from tournament.language import gettext as _
from tournament.training.session import Session
from tournament.wording.values import chips

Way = tuple[str, Callable[[], None]]
"""What can be chosen: its words, and what it does."""


class TrainingFoot(FootLine):
    """Straddle, away and back, chips, the pace, the next hand.

    Signals:
        refused: the sentence that says why something was not done.
    """

    refused = pyqtSignal(str)

    def __init__(self, game: TrainingGame, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game
        self.straddle, self.away, self.chips, self.speed, self.more = (self.add_button() for _each in range(5))
        self.next = self.add_button("felt-next")
        self.straddle.setCheckable(True)
        self.straddle.clicked.connect(self._straddle)
        self.away.clicked.connect(self._go_or_come)
        self.chips.clicked.connect(self._take_chips)

    # ---- what they say ---------------------------------------------------------------------------------------------

    def show_game(self, game: TrainingGame) -> None:
        """What can be done now."""
        self._game = game
        session = game.session
        if game.live is not None and game.nobody_decides:
            label(self.next, _("Play it out"), _("Enter"))
        else:
            label(self.next, _("Next hand"), _("Enter"), game.why_no_hand())
        label(self.chips, _("Chips"), "B", None if self._can_buy(session) else _("Everybody here has a full stack."))
        gone = all(session.is_away(seat) for seat in session.plan.people)
        label(self.away, _("Come back") if gone else _("Sit out"), "W")
        seat = self._straddler(session)
        self.straddle.setVisible(seat is not None)
        if seat is not None:
            total = chips(2 * session.table.blinds.big)
            label(self.straddle, _("Straddle {chips}").format(chips=total), "K")
            self.straddle.setChecked(session.table.straddler == seat)

    @staticmethod
    def _can_buy(session: Session) -> bool:
        return any(session.to_full(seat) for seat in session.plan.people)

    @staticmethod
    def _straddler(session: Session) -> int | None:
        """The person who may straddle in the next hand."""
        return next((seat for seat in session.plan.people if session.may_straddle(seat)), None)

    # ---- what they do ----------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _straddle(self) -> None:
        session = self._game.session
        seat = self._straddler(session)
        if seat is not None:
            self._tell(self._game.straddle(seat, wanted=session.table.straddler != seat))

    @pyqtSlot()
    def _take_chips(self) -> None:
        self._choose(self.chips, self._purchases())

    @pyqtSlot()
    def _go_or_come(self) -> None:
        self._choose(self.away, self._goings())

    def _choose(self, beside: QPushButton, ways: list[Way]) -> None:
        """Do the only thing there is, or let one be chosen."""
        if len(ways) == 1:
            ways[0][1]()
            return
        menu = QMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        for words, do in ways:
            menu.addAction(words, do)
        menu.popup(beside.mapToGlobal(beside.rect().topLeft()))

    def _purchases(self) -> list[Way]:
        """For each person who lacks some: a full stack, and the least that the house sells where it asks for more."""
        session, named = self._game.session, self._game.named
        ways: list[Way] = []
        for seat in session.plan.people:
            full = session.to_full(seat)
            if not full:
                continue
            name, least = named.isolated(seat), session.least_purchase(seat)
            said = _("{name}: {chips} more, a full stack").format(name=name, chips=chips(full))
            ways.append((said, partial(self._buy, seat, full)))
            if 1 < least < full:
                said = _("{name}: {chips} more, the least").format(name=name, chips=chips(least))
                ways.append((said, partial(self._buy, seat, least)))
        return ways

    def _goings(self) -> list[Way]:
        """Out, back, or how to come in, for each person."""
        session, named = self._game.session, self._game.named
        ways: list[Way] = []
        for seat in session.plan.people:
            name = named.isolated(seat)
            if not session.is_away(seat) and not session.is_waiting(seat):
                ways.append((_("{name} sits out").format(name=name), partial(self._sit_out, seat)))
                continue
            entries = session.entries(seat)
            for way in entries:
                words = _("{name} comes back") if len(entries) == 1 else _way_words(way)
                ways.append((words.format(name=name), partial(self._come_in, seat, way)))
        return ways

    def _buy(self, seat: int, amount: int) -> None:
        self._tell(self._game.buy(seat, amount))

    def _sit_out(self, seat: int) -> None:
        self._tell(self._game.sit_out(seat))

    def _come_in(self, seat: int, way: Entry) -> None:
        game = self._game
        self._tell(game.come_back(seat, way) if game.session.is_away(seat) else game.choose(seat, way))

    def _tell(self, why: str | None) -> None:
        if why is not None:
            self.refused.emit(why)


def _way_words(way: Entry) -> str:
    if way is Entry.BIG_BLIND:
        return _("{name} comes in with the big blind")
    return _("{name} posts and comes in now")
