"""The times of a story's lines: they only go forward, and over midnight only where the line says so."""

from datetime import UTC, date, datetime, timedelta, tzinfo

from console.stories.words import Words, Wrong
from tournament.language import gettext as _
from tournament.names import SECOND, Instant, Milliseconds

NEXT_DAY = "next day"


class Calendar:
    """The day of the line being read.

    An evening of people happens in this computer's local time, as at the desk, or in the zone that the story names; a
    simulated one in UTC. Where clocks are put back, a time that comes twice is the first one not before the line above.
    """

    def __init__(self, day: date, *, simulated: bool, zone: tzinfo | None = None) -> None:
        """Begin at the beginning of that day; `zone` None: this computer's."""
        self._day = day
        self._simulated = simulated
        self._zone = UTC if simulated else zone
        self.at: Instant = self._instants(day, 0)[0]

    def line(self, words: Words) -> None:
        """Take the time at the beginning of a line, if there is one; without, it happens at the time of the line above.

        Raises:
            Wrong: the time lies before the line above, or no clock shows it on that day.
        """
        following = words.take(NEXT_DAY)
        day = a_day(words) if words.take("on") else self._day + timedelta(days=following)
        time = words.time_of_day()
        if time is None:
            if following:
                raise Wrong(_("a time like 00:20 should follow the words next day"))
            if day != self._day:
                raise Wrong(_("a time like 19:00 should follow the day"))
            return
        if self._simulated:
            raise Wrong(_("in a simulated evening time passes only with the hands; leave it out"))
        at = self._next(day, time)
        if at < self.at:
            raise Wrong(_("the time goes backwards; after midnight write next day 00:20"))
        self._day, self.at = day, at

    def ahead(self, words: Words) -> Instant:
        """Take a time of day that does not move the story: `20:30`, `next day 00:20`, `on 2026-10-27 19:00`.

        Raises:
            Wrong: there is none, or no clock shows it on that day.
        """
        day = self._day + timedelta(days=words.take(NEXT_DAY))
        if words.take("on"):
            day = a_day(words)
        time = words.time_of_day()
        if time is None:
            raise Wrong(_("a time like 20:30 should come here"))
        return self._next(day, time)

    def _next(self, day: date, time: Milliseconds) -> Instant:
        """The first instant at which clocks show that time on that day and which is not before the line above."""
        found = self._instants(day, time)
        if not found:
            raise Wrong(_("no clock shows that time on that day: clocks are put forward"))
        return next((at for at in found if at >= self.at), found[-1])

    def _instants(self, day: date, time: Milliseconds) -> list[Instant]:
        """When clocks show it: mostly once; twice or never where they are put back or forward."""
        seconds = time // SECOND
        hands = datetime(day.year, day.month, day.day, seconds // 3600, seconds // 60 % 60, seconds % 60)  # noqa: DTZ001
        moments = (hands.replace(fold=fold, tzinfo=self._zone).astimezone(UTC) for fold in (0, 1))
        shown = {at for at in moments if at.astimezone(self._zone).replace(tzinfo=None, fold=0) == hands}
        return sorted(int(at.timestamp()) * SECOND for at in shown)


def a_day(words: Words) -> date:
    """Take a day like 2026-11-19.

    Raises:
        Wrong: there is none.
    """
    text = words.word(_("the day"))
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Wrong(_("the day should be like 2026-11-19, not {text}").format(text=text)) from None
