"""The card about an end that is expected later than wanted."""

from collections.abc import Callable

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard
from desktop.director.attention.ending import EndsLate
from tournament import wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext


def late_card(matter: EndsLate, answers: Answers, shorten: Callable[[], None]) -> MatterCard:
    """By how much, and the way to shorten it; the bar at the top says when it ends to the minute."""
    utc = answers.bridge.state.setup.timing is Timing.SIMULATED
    time = wording.time_of_day(matter.wanted, utc=utc)
    said = _("Wanted {time}, a few minutes more as it goes.")
    if matter.late:
        said = ngettext(
            "Wanted {time}, at least {n} minute more as it goes.",
            "Wanted {time}, at least {n} minutes more as it goes.",
            matter.late,
        )
    card = MatterCard(_("Ends later than wanted"), said.format(time=time, n=matter.late), answers.parent, kind="card")
    card.add_answer(_("Shorten…")).clicked.connect(shorten)
    answers.later(card, matter)
    return card
