"""The evenings of the first page: in which group each stands, and what is said of it."""

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING

from db.evening_rows import EveningRow
from desktop.instants import SIMULATED_START
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import HOUR, Instant, Milliseconds
from tournament.people.people import base_letters
from tournament.wording.values import isolated

if TYPE_CHECKING:  # the first page is shown before these are loaded: desktop.entrance
    from tournament.clocks.clock import Reading
    from tournament.state import Tournament

OLD: Milliseconds = 48 * HOUR
"""A night that nobody has touched for so long is over for the list, won or not."""
FORGOTTEN: Milliseconds = 31 * 24 * HOUR
"""What was made so long ago and neither began nor has a start ahead comes no more."""


class Group(Enum):
    """Where an evening stands."""

    RUNNING = "running"
    COMING = "coming"
    PAST = "past"


@dataclass(frozen=True)
class Listed:
    """One of them, as it stands at an instant."""

    row: EveningRow
    now: Instant

    @property
    def stream(self) -> int:
        """The number of its stream."""
        return self.row.stream

    @property
    def name(self) -> str:
        """As it is called, turning nothing around it."""
        return isolated(self.row.name)

    @property
    def is_simulated(self) -> bool:
        """Whether robots play it."""
        return self.row.created_at == SIMULATED_START

    @cached_property
    def group(self) -> Group:
        """In which group it stands."""
        row = self.row
        if row.finished is not None:
            return Group.PAST
        if self.is_simulated:
            return Group.COMING if row.started is None else Group.RUNNING
        if row.started is not None and row.started <= self.now:
            return Group.RUNNING if self.now - row.last <= OLD else Group.PAST
        is_ahead = row.started is not None or self.now - row.last <= FORGOTTEN
        return Group.COMING if is_ahead else Group.PAST

    @property
    def order(self) -> tuple[int, int, int]:
        """Its place in its group: what begins first comes first, else the newest, whenever it came to this file."""
        row = self.row
        if self.group is Group.COMING and row.started is not None:
            return 0, row.started, 0
        return 1, -row.created_at, -row.number

    @cached_property
    def about(self) -> str:
        """The day, who played and who won."""
        row = self.row
        parts = [_("robots, simulated time") if self.is_simulated else self._day()]
        if row.players:
            parts.append(ngettext("{n} player", "{n} players", row.players).format(n=row.players))
        if row.winners:
            names = wording.list_of([isolated(name) for name in row.winners])
            parts.append(_("won by {name}").format(name=names))
        return " · ".join(parts)

    @property
    def standing(self) -> tuple[str, str]:
        """How it stands in a word or two, and the kind of the label for it."""
        row = self.row
        if row.finished is not None:
            return _("over"), "pill"
        if self.group is Group.RUNNING:
            return _("{left} of {players} left").format(left=row.left, players=row.players), "pill-good"
        if self.group is Group.PAST:
            return (_("never started"), "pill") if row.started is None else (_("not finished"), "pill")
        if row.started is not None:
            return _start(row.started, self.now), "pill-brass"
        return _("not started"), "pill"

    @property
    def shown(self) -> tuple[EveningRow, Group, str, tuple[str, str]]:
        """All that its card depends on."""
        return self.row, self.group, self.about, self.standing

    @cached_property
    def searched(self) -> str:
        """What the filter looks through."""
        return base_letters(f"{self.row.name} {self.about}")

    def _day(self) -> str:
        row = self.row
        if self.group is Group.COMING and row.started is None:
            return _("made on {day}").format(day=wording.day(row.created_at))
        return wording.day(row.created_at if row.started is None else row.started)


def _start(at: Instant, now: Instant) -> str:
    """When it begins: today 19:30."""
    time = wording.time_of_day(at)
    if wording.moment(at).date() == wording.moment(now).date():
        return _("today {time}").format(time=time)
    return _("{day}, {time}").format(day=wording.day(at), time=time)


def clock_words(state: "Tournament", at: Instant) -> str:
    """What the clock of a running evening shows: Level 5, 12:34 left."""
    from tournament.clocks.clock import Phase

    reading = state.clock.reading(at)
    where = _where(state, reading)
    if reading.phase is Phase.PAUSED and reading.paused_since is not None:
        since = wording.time_of_day(reading.paused_since)
        return _("{level}, paused since {time}").format(level=where, time=since)
    if reading.remaining is None:
        return where
    return _("{level}, {time} left").format(level=where, time=wording.clock_time(reading.remaining))


def _where(state: "Tournament", reading: "Reading") -> str:
    if reading.on_break:
        return _("Break")
    return _("Level {level}").format(level=state.clock.structure.level_number(reading.index))


def matching(evenings: list[Listed], text: str) -> list[Listed]:
    """Those in which every word of the text is found, accents aside."""
    words = base_letters(text).split()
    return [each for each in evenings if all(word in each.searched for word in words)]
