"""When the evening should be over: the director's wish, kept on this computer, and what comes of it."""

from PyQt6.QtCore import QObject, pyqtSignal

from desktop.settings import Settings
from tournament import forecast, wording
from tournament.clocks.clock import Phase
from tournament.forecast import Forecast
from tournament.language import gettext as _
from tournament.names import MINUTE, Instant
from tournament.state import Tournament

LATE = MINUTE
"""An end that is expected less than this after the wanted one is as wanted: times are shown in minutes."""


class WantedEnd(QObject):
    """The wanted end of one evening.

    Signals:
        changed: it is another, or there is none any more.
    """

    changed = pyqtSignal()

    def __init__(self, settings: Settings, stream: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings, self._stream = settings, stream

    @property
    def at(self) -> Instant | None:
        """The instant, None where nobody has said any."""
        return self._settings.wanted_end(self._stream)

    def want(self, at: Instant | None) -> None:
        """Wish for that end; None: for none."""
        if at != self.at:
            self._settings.keep_wanted_end(self._stream, at)
            self.changed.emit()

    def is_missed(self, found: Forecast | None) -> bool:
        """Whether it is expected to end later."""
        at = self.at
        return at is not None and found is not None and found.at >= at + LATE


def expected(state: Tournament, at: Instant) -> Forecast | None:
    """When the evening will probably end; None where nobody knows, and once it is over."""
    reading = state.clock.reading(at)
    return None if reading.phase is Phase.OVER else forecast.expected_end(state, at)


def range_of(found: Forecast, *, utc: bool) -> str:
    """Between which times it will probably be: 23:15–00:35; it may be much more later than earlier."""
    first, last = (wording.time_of_day(each, utc=utc) for each in (found.earliest, found.latest))
    # i18n: from one time of day to another
    return _("{earliest}–{latest}").format(earliest=first, latest=last)


def said(found: Forecast, wanted: Instant | None, *, utc: bool) -> str:
    """End 23:50 (23:15 to 00:35), wanted 23:45."""
    end, first, last = (wording.time_of_day(each, utc=utc) for each in (found.at, found.earliest, found.latest))
    if wanted is None:
        return _("End {end} ({earliest} to {latest})").format(end=end, earliest=first, latest=last)
    words = _("End {end} ({earliest} to {latest}), wanted {wanted}")
    return words.format(end=end, earliest=first, latest=last, wanted=wording.time_of_day(wanted, utc=utc))
