"""The times of a story's lines: they only go forward, and over midnight only where the line says so."""

from datetime import UTC, date, datetime, timedelta

from console.stories.words import Words, Wrong
from tournament.language import gettext as _
from tournament.names import SECOND, Instant, Milliseconds

NEXT_DAY = "next day"


class Calendar:
    """The day of the line being read.

    An evening of people happens in this computer's local time, as at the desk; a simulated one in UTC.
    """

    def __init__(self, day: date, *, simulated: bool) -> None:
        """Begin at the beginning of that day."""
        self._day = day
        self._simulated = simulated
        self.at: Instant = self._instant(day, 0)

    def line(self, words: Words) -> None:
        """Take the time at the beginning of a line, if there is one; without, it happens at the time of the line above.

        Raises:
            Wrong: the time lies before the line above.
        """
        following = words.take(NEXT_DAY)
        time = words.time_of_day()
        if time is None:
            if following:
                raise Wrong(_("a time like 00:20 should follow the words next day"))
            return
        if self._simulated:
            raise Wrong(_("in a simulated evening time passes only with the hands; leave it out"))
        day = self._day + timedelta(days=following)
        at = self._instant(day, time)
        if at < self.at:
            raise Wrong(_("the time goes backwards; after midnight write next day 00:20"))
        self._day, self.at = day, at

    def ahead(self, words: Words) -> Instant:
        """Take a time of day that does not move the story, with `next day` in front if needed.

        Raises:
            Wrong: there is none.
        """
        following = words.take(NEXT_DAY)
        time = words.time_of_day()
        if time is None:
            raise Wrong(_("a time like 20:30 should come here"))
        return self._instant(self._day + timedelta(days=following), time)

    def _instant(self, day: date, time: Milliseconds) -> Instant:
        seconds = time // SECOND
        moment = datetime(day.year, day.month, day.day, seconds // 3600, seconds // 60 % 60, seconds % 60, tzinfo=UTC)
        if not self._simulated:
            # The same reading on this computer's clock.
            moment = moment.replace(tzinfo=None).astimezone()
        return int(moment.timestamp()) * SECOND
