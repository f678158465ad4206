"""Lines that expect what the room hears, by the usual rules."""

from collections.abc import Iterator, Mapping

from console.stories.expectations.comparing import NOTHING, Reader, same
from console.stories.told import Act, Told
from console.stories.words import Words
from tournament.announcing import occasions
from tournament.announcing.announcements import announcements, warnings
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.occasions import Occasion
from tournament.clocks import alarms
from tournament.language import gettext as _
from tournament.names import Instant

_MANY = 1_000
"""More alarms than ring between two lines."""


def _heard(words: Words) -> Act:
    """`expect heard "One minute."`, `expect heard "Level 2 …", "One minute."`, `expect heard nothing`."""
    wanted: list[str] = []
    while not words.take(NOTHING):
        wanted.append(words.word(_("what is heard")))
        if not words.take(","):
            break
    # With nothing wanted all that was said would be too much.
    newest = -len(wanted) if wanted else None
    return same(_("what is heard"), "; ".join(wanted), lambda told: "; ".join(list(_said(told))[newest:]))


def _said(told: Told) -> Iterator[str]:
    """What was said with the newest step and since, oldest first."""
    for at, found in _happened(told):
        for each in announcements(USUAL_RULES, found, told.state, at):
            if each.say:
                yield each.say


def _happened(told: Told) -> Iterator[tuple[Instant, tuple[Occasion, ...]]]:
    since, now = told.here.steps[-1].at, told.here.now()
    if told.newest is not None:
        yield since, occasions.of_change(told.newest)
    for alarm in alarms.plan(told.state, since, warnings(USUAL_RULES), _MANY):
        if alarm.at <= now:
            yield alarm.at, occasions.of_alarm(told.state, alarm)


READERS: Mapping[str, Reader] = {"heard": _heard}
"""By the word that follows `expect`."""
