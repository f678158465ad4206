"""Evenings for the tests of who comes, waits, enters and goes."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from tests.fakes import MINUTE, Night, created
from tournament.club import Player
from tournament.draws import seating
from tournament.events import EveningCreated, TableWay
from tournament.history import Step
from tournament.names import Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries
from tournament.people.entries import USUAL, Terms
from tournament.people.introducing import introduce
from tournament.rules import EveningRules, NoShow
from tournament.sales import prices
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.state import Entry, Tournament

RE_ENTRY = Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=2_000, house=200), 10_000, Window(until=2))


def opened(
    *,
    until: int | None = 2,
    capacity: int | None = None,
    no_show: NoShow = NoShow.BLIND_OFF,
    forfeit: bool = False,
    counted: bool = False,
    seats: int = 9,
    more: Sequence[Price] = (RE_ENTRY,),
) -> EveningCreated:
    """An evening of 20.00 and 10 000 chips, registration until level 2 and through the break after it.

    Level 1 lasts from minute 0 to 20, level 2 to 40, the break to 50, then comes level 3.
    """
    return replace(
        created(seats=seats),
        prices=(*prices.plain(2_000, 10_000, until), *more),
        rules=EveningRules(no_show=no_show, forfeit=forfeit),
        capacity=capacity,
        counted=counted,
        way=TableWay.KEPT,
    )


class Door:
    """A night with what happens at its door."""

    def __init__(self, setup: EveningCreated | None = None) -> None:
        self.night = Night(setup or opened())

    @property
    def state(self) -> Tournament:
        return self.night.evening.state

    @property
    def now(self) -> Instant:
        return self.night.evening.now()

    def do(self, decide: Callable[..., Step], *what: object, **how: object) -> "Door":
        """Decide with everything after the state and the instant."""
        self.night.evening.perform(lambda state, at: decide(state, at, *what, **how))
        return self

    def about(self, decide: Callable[[Tournament, Instant, Sequence[Player]], Step], *names: str) -> "Door":
        """Decide about people by name."""
        introduce(self.night.evening, self.night.club, names, decide)
        return self

    def enter(self, *names: str, terms: Terms = USUAL) -> "Door":
        return self.about(partial(entries.enter, terms=terms), *names)

    def start(self, *names: str) -> "Door":
        """These enter, and it begins."""
        if names:
            self.enter(*names)
        self.night.draw().start()
        return self

    def later(self, minutes: float) -> "Door":
        self.night.clock.forward(int(minutes * MINUTE))
        return self

    def bust(self, name: str, by: str | None = None) -> "Door":
        winner = () if by is None else (self.entry(by).number,)
        return self.do(elimination.bust, [Out(self.entry(name).number, winner)])

    def seat(self, name: str) -> "Door":
        return self.do(seating.seat, self.entry(name).number, bytes(32))

    def entry(self, name: str) -> Entry:
        """The newest entry of that name."""
        return [entry for entry in self.state.entries.values() if entry.shown_name == name][-1]
