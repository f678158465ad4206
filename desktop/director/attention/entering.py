"""Cards of an evening that has not begun: who enters, who has no seat, and the start."""

from collections.abc import Sequence
from functools import partial

from desktop.director.attention import uneven
from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import DrawSeats, EnterPlayers, NoSeat, Start
from desktop.director.tables import draw_dialog
from tournament import wording
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.events import Timing
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant
from tournament.state import Tournament
from tournament.tables import tables
from tournament.wording.values import isolated

MOST_NAMED = 7
"""So many names stand on a card."""


def enter_card(matter: EnterPlayers, answers: Answers) -> MatterCard:
    """What comes first, and the page where it is done."""
    said = _("Enter who plays, then draw the seats and start the clock.")
    if answers.bridge.state.setup.counted:
        said = _("Say how many players there are, then start the clock.")
    title = _("One player is entered") if matter.entered else _("Nobody is entered yet")
    card = MatterCard(title, said, answers.parent)
    answers.shows(card.add_answer(_("People"), kind="primary"), "people")
    return card


def draw_seats_card(matter: DrawSeats, answers: Answers) -> MatterCard:
    """Everybody is here."""
    said = ngettext("{n} player is here.", "{n} players are here.", matter.players).format(n=matter.players)
    card = MatterCard(_("No seats yet"), said, answers.parent)
    occasion = draw_dialog.seats(answers.bridge.state)
    card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(uneven.draw, occasion, answers))
    return card


def no_seat_card(matter: NoSeat, answers: Answers) -> MatterCard:
    """Who came late: their seats are drawn, or first a table is opened for them."""
    title = ngettext("{n} player has no seat", "{n} players have no seat", len(matter.names))
    card = MatterCard(title.format(n=len(matter.names)), _some(matter.names), answers.parent)

    def everybody(state: Tournament, at: Instant) -> Step:
        return seating.seat_everybody(state, at, server_seed=answers.bridge.server_seed())

    if matter.room:
        words = ngettext("Draw the seat", "Draw the seats", len(matter.names))
        answers.does(card.add_answer(words, kind="primary"), everybody)
    else:
        answers.does(card.add_answer(_("Open a table"), kind="primary"), tables.open_table)
    answers.later(card, matter)
    return card


def _some(names: Sequence[str]) -> str:
    """All of a few names, of many the first: the card must not push the others out of sight."""
    shown = [short(name) for name in names]
    if len(shown) <= MOST_NAMED:
        return wording.list_of(shown)
    more = len(shown) - MOST_NAMED + 1
    said = ngettext("{names} and {n} more", "{names} and {n} more", more)
    return said.format(names=", ".join(map(isolated, shown[: MOST_NAMED - 1])), n=more)


def start_card(matter: Start, answers: Answers) -> MatterCard:
    """All sit: the clock is started, or starts by itself."""
    state = answers.bridge.state
    if matter.at is None:
        said = _("The players are counted.") if state.setup.counted else _("The seats are drawn.")
        card = MatterCard(_("Ready to start"), said, answers.parent)
    else:
        time = wording.time_of_day(matter.at, utc=state.setup.timing is Timing.SIMULATED)
        card = MatterCard(_("Cards in the air at {time}").format(time=time), "", answers.parent, kind="card")
    answers.does(card.add_answer(_("Start now"), kind="primary" if matter.at is None else ""), timekeeping.start)
    return card
