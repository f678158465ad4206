"""New evenings: what is asked before one, and how it comes onto the shelf."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from db.errors import StorageTrouble
from db.evening_rows import EveningRow
from db.shelf import Shelf
from desktop.demonstration import demonstration
from desktop.director import creating, last_time
from desktop.director.creating import NO_ROBOTS, Robots, Wish
from desktop.director.dialogs.again import AgainDialog
from desktop.director.dialogs.just_a_clock import JustAClockDialog
from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.director.last_time import Beginning
from desktop.director.window import DirectorWindow
from desktop.instants import SIMULATED_START
from desktop.settings import Settings
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Now
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.state import Tournament
from tournament.structures.purposes import USUAL_PLAYERS
from tournament.structures.structure import Structure
from tournament.wording.values import day_name


class NewEvenings(QObject):
    """Asks for them and makes them.

    Attributes:
        dialog: the question for everything that is open; `clock_dialog`, `again_dialog`: the short ones.

    Signals:
        made: the number of its stream; the desk shall show it.
        robots_made: the same of a demonstration, which goes on by itself.
    """

    made = pyqtSignal(int)
    robots_made = pyqtSignal(int)

    def __init__(self, shelf: Shelf, settings: Settings, now: Now, window: DirectorWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._settings = settings
        self._now = now
        self._window = window
        self.dialog: NewTournamentDialog | None = None
        self.clock_dialog: JustAClockDialog | None = None
        self.again_dialog: AgainDialog | None = None
        window.new_wanted.connect(self.wanted)
        home = window.home
        home.shown.connect(self._begin_anew)
        home.quick.wished.connect(self._quick_wished)
        home.quick.more_wanted.connect(self.ask_more)
        home.clock_wanted.connect(self.just_a_clock)
        home.demo_wanted.connect(self.start_demo)
        home.again_wanted.connect(self.ask_again)

    # ---- what is known before --------------------------------------------------------------------------------------

    def beginning(self, *, counted: bool = False) -> Beginning:
        """What the next tournament begins with: the terms of the newest one with people, if there was any.

        `counted`: of the newest one in which they were only counted, if there was any.
        """
        rows = self._shelf.evenings()
        found = self._newest(rows, counted=counted)
        setup, players = found if found is not None else (last_time.first_ever(self._settings.currency), USUAL_PLAYERS)
        return Beginning(self._name(rows), setup, self._now(), self._kept(), players)

    def _name(self, rows: Sequence[EveningRow]) -> str:
        """What an evening of today is called, unlike every other one: Friday 4 December, Friday 4 December 2."""
        taken = {row.name for row in rows}
        day, number = day_name(self._now()), 1
        name = day
        while name in taken:
            number += 1
            name = _("{name} {n}").format(name=day, n=number)
        return name

    def _newest(self, rows: Sequence[EveningRow], *, counted: bool) -> tuple[EveningCreated, int] | None:
        """The newest evening of that kind, else of any with people: what it began with, and how many played."""
        other: tuple[EveningCreated, int] | None = None
        real = sorted(
            (row for row in rows if row.created_at != SIMULATED_START), key=attrgetter("created_at", "number")
        )
        for row in reversed(
            real[-LOOKED_BACK:]
        ):  # not as they came to this file: an old one may have been taken in today
            try:
                setup = self._shelf.setup(row.stream)
            except StorageTrouble:
                continue  # it is told of where somebody opens it
            if setup.way is TableWay.DEALT:
                continue  # at this screen; the next one at the club's own tables is not like it
            found = setup, row.players if row.players > 1 else USUAL_PLAYERS
            if setup.counted == counted:
                return found
            other = other or found
        return other

    def _kept(self) -> tuple[Structure, ...]:
        try:
            if not self._shelf.keeps_structures():
                return ()
            return tuple(creating.club_of(self._shelf, self._now).state.structures.values())
        except StorageTrouble:
            return ()

    @pyqtSlot()
    def _begin_anew(self) -> None:
        self._window.home.quick.show_beginning(self.beginning())

    # ---- asking ----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def wanted(self) -> None:
        """By its key: the three fields of the first page; from there, and from a desk, everything that can be asked."""
        quick = self._window.home.quick
        if self._window.desk is None and not quick.has_keyboard():
            quick.take_focus()
        elif self._window.desk is None:
            quick.ask_more()
        else:
            self.ask_more(self.beginning())

    @pyqtSlot()
    def ask(self) -> None:
        """Ask everything that can be asked."""
        self.ask_more(self.beginning())

    @pyqtSlot(object)
    def ask_more(self, beginning: Beginning) -> None:
        """Ask everything, with what is known or typed already."""
        dialog = NewTournamentDialog(beginning, self._window)
        dialog.wished.connect(self._wished)
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    @pyqtSlot(int)
    def _dialog_closed(self, result: int) -> None:
        self.dialog = None

    @pyqtSlot()
    def just_a_clock(self) -> None:
        """Ask for the little that a clock needs."""
        dialog = JustAClockDialog(self.beginning(counted=True), self._window)
        dialog.wished.connect(self._clock_wished)
        self.clock_dialog = dialog
        dialog.finished.connect(self._clock_dialog_closed)
        dialog.open()

    @pyqtSlot(int)
    def _clock_dialog_closed(self, result: int) -> None:
        self.clock_dialog = None

    @pyqtSlot(int)
    def ask_again(self, stream: int) -> None:
        """Ask for the name of an evening like that one."""
        try:
            state = self._shelf.read_evening(stream).state
        except Refusal as refusal:
            self._window.quiet.say(wording.refusal(refusal))
            return
        beginning = Beginning(self._name(self._shelf.evenings()), _terms(state), self._now())
        dialog = AgainDialog(state.setup.name, beginning, _people(state), self._window)
        dialog.wished.connect(partial(self._again_wished, _robots(state)))
        self.again_dialog = dialog
        dialog.finished.connect(self._again_dialog_closed)
        dialog.open()

    @pyqtSlot(int)
    def _again_dialog_closed(self, result: int) -> None:
        self.again_dialog = None

    # ---- making ----------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _wished(self, wish: Wish) -> None:
        stream = self._make(wish.setup, names=wish.names, players=wish.players, robots=wish.robots)
        if stream is None:
            return
        self._settings.currency = wish.currency
        if self.dialog is not None:
            self.dialog.accept()
        self.made.emit(stream)

    @pyqtSlot(object)
    def _quick_wished(self, setup: EveningCreated) -> None:
        stream = self._make(setup)
        if stream is not None:
            self.made.emit(stream)

    @pyqtSlot(object, int, bool)
    def _clock_wished(self, setup: EveningCreated, players: int, at_once: bool) -> None:
        stream = self._make(setup, players=players, at_once=at_once)
        if stream is None:
            return
        if self.clock_dialog is not None:
            self.clock_dialog.accept()
        self.made.emit(stream)

    def _again_wished(self, robots: Robots, setup: EveningCreated, people: Sequence[PlayerId]) -> None:
        if setup.timing is Timing.SIMULATED:
            players = creating.club_of(self._shelf, self._now).state.players
            stream = self._make(setup, names=[players[number].name for number in people if number in players])
        else:
            stream = self._make(setup, expected=people, robots=robots)
        if stream is None:
            return
        if self.again_dialog is not None:
            self.again_dialog.accept()
        self.made.emit(stream)

    def _make(
        self,
        setup: EveningCreated,
        *,
        names: Sequence[str] = (),
        players: int = 0,
        expected: Sequence[PlayerId] = (),
        robots: Robots = NO_ROBOTS,
        at_once: bool = False,
    ) -> int | None:
        """Store it; the number of its stream, None if the disk refuses (the window says so)."""
        make = partial(creating.make, self._shelf, setup, self._now)
        try:
            return make(names=names, players=players, expected=expected, robots=robots, at_once=at_once)
        except StorageTrouble as trouble:
            self._window.say_trouble(wording.refusal(trouble))
            return None

    @pyqtSlot()
    def start_demo(self) -> None:
        """Create the demonstration and let it run."""
        try:
            wish = demonstration()
        except Refusal as refusal:
            self._window.quiet.say(wording.refusal(refusal))
            return
        stream = None if wish is None else self._make(wish.setup, names=wish.names)
        if stream is not None:
            self.robots_made.emit(stream)


LOOKED_BACK = 40
"""So many evenings back somebody looks for one of the kind that is wanted."""


def _terms(state: Tournament) -> EveningCreated:
    """What the next evening like it begins with: what it was made with, and how prices and heads stand now."""
    now = replace(state.setup, prices=state.prices, payouts=state.payouts, bounties=state.bounty_rule)
    price = last_time.cost(last_time.buy_in_of(now))
    return last_time.again(now, state.setup.name, state.setup.structure, price)


def _people(state: Tournament) -> tuple[PlayerId, ...]:
    """Who was on its list, by the club's numbers, in the order in which they came onto it."""
    robots = {entry.player for entry in state.entries.values() if entry.robot is not None}
    entered = (entry.player for entry in state.entered if entry.player is not None)
    return tuple(player for player in dict.fromkeys([*state.guests, *entered]) if player not in robots)


def _robots(state: Tournament) -> Robots:
    """Those who sat beside people, and how well most of them played."""
    strengths = [entry.robot[1] for entry in state.entries.values() if entry.robot is not None]
    if state.setup.timing is Timing.SIMULATED or not strengths:
        return NO_ROBOTS
    return Robots(len(strengths), max(strengths, key=strengths.count))
