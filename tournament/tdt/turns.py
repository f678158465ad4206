"""The clock while an evening of a `.tdt` file is told: into each level and break when the file says it began."""

from tournament.clocks.clock import Phase
from tournament.events import ClockPaused, ClockResumed, ClockSet, Event, LevelEntered
from tournament.names import SECOND, Instant, Milliseconds
from tournament.structures.structure import Break
from tournament.tdt.file import TdtFile
from tournament.tdt.history import History, Turn
from tournament.tdt.telling import Telling

A_MOMENT: Milliseconds = 10 * SECOND
"""Between two levels there the clock stands for a few seconds; only a longer wait is a pause here."""

_EXACT: Milliseconds = SECOND
"""A clock that shows the same to the second is right."""


class Turns:
    """The clock of the evening being told."""

    def __init__(self, telling: Telling, file: TdtFile, history: History) -> None:
        """Its levels as the history tells them."""
        self._telling = telling
        self._file = file
        self._turns = history.turns

    def turn(self, number: int, at: Instant) -> None:
        """A level or break began, or ended: that one of the history's list."""
        turn = self._turns[number]
        if not self._telling.state.has_started(at) or self._telling.state.finished is not None:
            return
        if turn.begins:
            self._begin(turn, at)
            return
        following = next((other for other in self._turns[number + 1 :] if other.begins), None)
        if following is not None and following.at - at > A_MOMENT:
            self._press("paused", (ClockPaused(),), at, Phase.RUNNING)

    def _begin(self, turn: Turn, at: Instant) -> None:
        index = self._index(turn)
        if index is not None:
            clock = self._telling.state.clock
            reading = clock.reading(at)
            if reading.index != index or reading.elapsed > _EXACT:
                entered = LevelEntered(index, *clock.spot(index))
                facts = {"level": clock.structure.level_number(index), "on_break": turn.on_break}
                self._telling.tell("level_entered", (entered,), facts, at)
        self._press("resumed", (ClockResumed(),), at, Phase.PAUSED)

    def _press(self, label: str, events: tuple[Event, ...], at: Instant, phase: Phase) -> None:
        if self._telling.state.clock.reading(at).phase is phase:
            self._telling.tell(label, events, {}, at)

    def _index(self, turn: Turn) -> int | None:
        """Where the n-th level or break stands in the list; levels beyond it count on."""
        periods = self._telling.state.structure.periods
        found = [n for n, period in enumerate(periods) if isinstance(period, Break) == turn.on_break]
        if 1 <= turn.number <= len(found):
            return found[turn.number - 1]
        if turn.on_break or not 1 <= turn.number <= 1_000:
            return None
        return len(periods) + turn.number - len(found) - 1

    def stand(self, at: Instant) -> None:
        """An evening that is not decided stands where the file left it."""
        state = self._telling.state
        if state.finished is not None or not state.has_started(at):
            return
        self._press("paused", (ClockPaused(),), at, Phase.RUNNING)
        index = min(self._file.index, len(state.structure.periods))
        clock, played = self._telling.state.clock, self._file.played * SECOND
        length = clock.length(index)
        played = played if length is None else min(played, length)
        reading = clock.reading(at)
        if (reading.index, reading.elapsed) != (index, played):
            put = ClockSet(index, played, *clock.spot(index))
            self._telling.tell("clock_set", (put,), {"played": played}, at)
