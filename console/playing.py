"""A simulated evening from its creation to its winner, step by step onto a log."""

from collections.abc import Callable, Sequence
from functools import partial

from console.errors import Refused
from console.keeping import Keeping
from tournament import chance, evening, simulation
from tournament.clocks import timekeeping
from tournament.club import Club
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import EveningCreated, Timing
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.people import entries
from tournament.simulation import ComingHand, Timetable
from tournament.state import Tournament

BEGINS: Instant = 946_753_200_000
"""When every simulated evening begins: 2000-01-01T19:00:00Z."""


def set_up(shelf: Keeping, created: EveningCreated, names: Sequence[str]) -> None:
    """Create the evening, enter everybody, draw the seats and start the clock."""
    stream = shelf.create_evening(evening.create(created, BEGINS))
    here = open_evening(shelf, stream)
    people = Club(shelf, shelf.club_stream(), shelf.read(shelf.club_stream()), lambda: BEGINS)
    entries.enter_by_name(here, people, names)
    get_going(here)


def open_evening(shelf: Keeping, stream: int) -> Evening:
    """The evening of that stream, where its log leaves it."""
    return Evening(shelf, stream, shelf.read(stream), lambda: BEGINS)


def get_going(here: Evening) -> None:
    """Draw the seats and start the clock of a simulated evening, as far as that has not been done.

    Raises:
        RuleViolation: `not_simulated`, or too few people have entered.
    """
    setup = here.state.setup
    if setup.timing is not Timing.SIMULATED or setup.seed is None:
        raise RuleViolation("not_simulated")
    if not here.state.seats_drawn:
        here.perform(partial(seating.draw_seats, server_seed=chance.server_seed(setup.seed, here.state.draws + 1)))
    if here.state.started is None:
        here.perform(timekeeping.start)


def play_hand(here: Evening, timetable: Timetable | None = None) -> bool:
    """Play and store the hand that ends next; False if the tournament is won.

    A timetable kept from hand to hand spares working out again what has not changed.

    Raises:
        RuleViolation: `seats_not_drawn`, `not_started`.
        Refused: nobody has won, and yet no hand can be played.
    """
    if here.state.setup.timing is Timing.SIMULATED and not here.state.seats_drawn:
        raise RuleViolation("seats_not_drawn")
    if here.state.setup.timing is Timing.SIMULATED and here.state.started is None:
        raise RuleViolation("not_started")
    timetable = timetable or Timetable()
    coming = timetable.coming_hand(here.state)
    if coming is None:
        if here.state.finished is None:
            raise Refused(
                _("No hand can be played, though {players} players are left.").format(players=len(here.state.left))
            )
        return False
    here.perform(partial(_played, coming=coming, timetable=timetable), at=coming.ends)
    return True


def play_on(here: Evening, show: Callable[[Tournament], None]) -> None:
    """Play until somebody has won, each hand stored before the next begins.

    Raises:
        Refused: as `play_hand` says.
    """
    timetable = Timetable()
    while play_hand(here, timetable):
        show(here.state)


def _played(state: Tournament, at: Instant, coming: ComingHand, timetable: Timetable) -> Step:
    return simulation.play(state, coming, timetable)
