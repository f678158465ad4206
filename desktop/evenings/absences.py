"""When somebody last saw the clocks run, and the times away that the director has not been asked about yet."""

from collections.abc import Sequence

from desktop.evenings.open_evening import OpenEvening
from desktop.settings import Settings
from tournament.clocks.clock import Phase
from tournament.evening import Evening
from tournament.events import Timing
from tournament.names import SECOND, Instant, Milliseconds
from tournament.people.absence import Absence

AWAKE_EVERY: Milliseconds = 5 * SECOND
WORTH_ASKING: Milliseconds = 15 * SECOND


def unseen(evening: Evening, awake: Instant, now: Instant) -> Absence | None:
    """The time the clock has run unseen since the desk was last awake; None if there is nothing to ask."""
    state = evening.state
    if state.setup.timing is Timing.SIMULATED:
        return None
    since = max(awake, evening.steps[-1].at, state.started or 0)
    running = state.clock.reading(now).phase is Phase.RUNNING
    return Absence(since, now) if running and now - since >= WORTH_ASKING else None


class Absences:
    """By the streams of the evenings; whoever opens a desk asks there."""

    def __init__(self, settings: Settings) -> None:
        """`awake` is kept in the settings, for the question after a crash."""
        self._settings = settings
        self._noted: Instant = 0
        self._unanswered: dict[int, tuple[Absence, ...]] = {}

    def awake(self, stream: int) -> Instant:
        """When its clock was seen running last; 0: never."""
        return self._settings.awake(stream) or 0

    def note_awake(self, evenings: Sequence[OpenEvening], at: Instant, *, at_once: bool = False) -> None:
        """Remember every few seconds that the clocks of these are seen."""
        if at - self._noted < AWAKE_EVERY and not at_once:
            return
        self._noted = at
        for evening in evenings:
            now = evening.bridge.now()
            if not evening.is_simulated and evening.bridge.state.clock.reading(now).phase is Phase.RUNNING:
                self._settings.keep_awake(evening.stream, now)
        self._settings.store()

    def add(self, stream: int, away: Absence) -> None:
        """To be asked about at its next desk."""
        self._unanswered[stream] = (*self._unanswered.get(stream, ()), away)

    def leave(self, stream: int, unanswered: tuple[Absence, ...]) -> None:
        """The director left its desk, or has none yet, with these open."""
        self._unanswered[stream] = unanswered

    def to_ask(self, evening: OpenEvening, *, known: bool) -> tuple[Absence, ...]:
        """What to ask at its desk; `known`: it was open all the time, so that nothing was missed since."""
        asked = self._unanswered.pop(evening.stream, ())
        if known:
            return asked
        # What is asked about already is not asked about twice: `awake` is noted every few seconds only.
        since = max([self.awake(evening.stream), *(away.until for away in asked)])
        away = unseen(evening.bridge.evening, since, evening.bridge.now())
        return asked if away is None else (*asked, away)


def slept(evening: OpenEvening, length: Milliseconds) -> Absence | None:
    """The time that the computer slept until now, if its clock ran meanwhile."""
    now = evening.bridge.now()
    return unseen(evening.bridge.evening, now - length, now)
