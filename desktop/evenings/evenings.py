"""The open evenings: the one at the director's desk, and those whose clock or board goes on without it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from db.shelf import Shelf
from desktop.bridge import Bridge
from desktop.evenings.open_evening import OpenEvening
from desktop.evenings.slots import Slots
from desktop.scheduler import Scheduler
from tournament.announcing.rules import Announcement, Rule
from tournament.club import Club
from tournament.evening import Now
from tournament.language import gettext as _
from tournament.names import Instant


class Evenings(QObject):
    """All evenings of the file that are open. They have one club: two that wrote to it would not know of each other.

    Attributes:
        shown: the one at the desk, None while all are listed.

    Signals:
        announced: a tuple of Announcements, to be heard; and of which step, if it is one.
        withdrawn: a step whose announcements are not true any more.
        told: a sentence for the director.
        trouble: a sentence for the dialog "Not saved, nothing changed".
        boards_changed: where boards are, or what they are wanted to show.
    """

    announced = pyqtSignal(object, str)
    withdrawn = pyqtSignal(str)
    told = pyqtSignal(str)
    trouble = pyqtSignal(str)
    boards_changed = pyqtSignal()

    def __init__(self, shelf: Shelf, now: Now, scheduler: Scheduler, slots: Slots, parent: QObject) -> None:
        super().__init__(parent)
        self.shown: OpenEvening | None = None
        self._shelf = shelf
        self._now = now
        self._scheduler = scheduler
        self._slots = slots
        self._open: dict[int, OpenEvening] = {}
        self._rules: tuple[Rule, ...] = ()

    @property
    def all(self) -> tuple[OpenEvening, ...]:
        """Every open one, the longest open first."""
        return tuple(self._open.values())

    def find(self, stream: int) -> OpenEvening | None:
        """The evening of that stream, if it is open."""
        return self._open.get(stream)

    def going_on(self) -> set[int]:
        """The streams of those of the list that are not over, open or not."""
        return {row.stream for row in self._shelf.evenings() if row.finished is None}

    # ---- opening and putting away ----------------------------------------------------------------------------------

    def open(self, stream: int, awake: Instant) -> OpenEvening:
        """The evening of that stream, opened if it was not; it was seen `awake` last.

        Raises:
            Refusal: it cannot be read.
        """
        if stream in self._open:
            return self._open[stream]
        club = self._read_club()
        bridge = Bridge(self._shelf, stream, self._now, self, awake=awake, club=club)
        made = OpenEvening(bridge, self._slots, self._scheduler, self._now, self)
        made.announced.connect(partial(self._announce, made))
        made.withdrawn.connect(self.withdrawn)
        made.told.connect(partial(self._tell, made))
        made.boards_changed.connect(self.boards_changed)
        bridge.trouble.connect(partial(self._trouble, made))
        self._open[stream] = made
        made.follow(self._rules)
        return made

    def tidy(self) -> None:
        """Put away what neither the director nor the room looks at, and whose clock stands."""
        for evening in self.all:
            if evening is not self.shown and not evening.goes_on:
                self._put_away(evening)

    def look_again(self) -> None:
        """Files were loaded, or that was taken back: the club is another, and an evening may be off the list."""
        listed = {row.stream for row in self._shelf.evenings()}
        for evening in self.all:
            if evening.stream not in listed:
                self._put_away(evening)
        if self._open:
            self._read_club()

    def end(self) -> None:
        """Put all of them away; the next start finds their boards as they are now."""
        for evening in self.all:
            self._put_away(evening, at_end=True)

    def hide_boards(self) -> None:
        """The program is about to end, and the room need not wait for that."""
        for evening in self.all:
            evening.hide_boards()

    def _put_away(self, evening: OpenEvening, *, at_end: bool = False) -> None:
        del self._open[evening.stream]
        if evening is self.shown:
            self.shown = None
        evening.put_away(at_end=at_end)
        evening.deleteLater()
        if not at_end:
            self.boards_changed.emit()

    def club(self) -> Club:
        """The one that the open evenings write to; read from the file where none is open.

        Raises:
            StorageTrouble: it cannot be read.
        """
        return self.all[0].bridge.club if self._open else self._read_club()

    def _read_club(self) -> Club:
        """Whoever made an evening or loaded a file has written to the club meanwhile."""
        number = self._shelf.club_stream()
        club = Club(self._shelf, number, self._shelf.read(number), self._now)
        for evening in self.all:
            evening.bridge.club = club
        return club

    # ---- while they go on ------------------------------------------------------------------------------------------

    def follow(self, rules: Sequence[Rule]) -> None:
        """Announce by these rules from now on."""
        self._rules = tuple(rules)
        for evening in self.all:
            evening.follow(self._rules)

    def beat(self) -> None:
        """A second has passed: every open board shows it."""
        for evening in self.all:
            evening.show_boards()
        self.tidy()

    def plan(self) -> None:
        """Appoint anew what rings, after sleep."""
        for evening in self.all:
            evening.plan()

    def whereabouts(self) -> tuple[tuple[str, bool], ...]:
        """Where every board is, in a sentence, and whether the room does not see what it should."""
        return tuple(
            (self._named(evening, where), is_stale) for evening in self.all for where, is_stale in evening.whereabouts()
        )

    @property
    def keeps_awake(self) -> bool:
        """Whether the screens should stay on for any of them."""
        return any(evening.keeps_awake for evening in self.all)

    def _announce(self, evening: OpenEvening, announcements: tuple[Announcement, ...], cause: str) -> None:
        """While another clock runs, too, what is spoken says whose it is: also of the one that stands or is won."""
        if any(each.keeps_awake for each in self.all if each is not evening):
            named = _("{evening}. {sentence}")
            announcements = tuple(
                replace(each, say=named.format(evening=evening.name, sentence=each.say)) if each.say else each
                for each in announcements
            )
        self.announced.emit(announcements, cause)

    def _tell(self, evening: OpenEvening, sentence: str) -> None:
        self.told.emit(self._named(evening, sentence))

    def _trouble(self, evening: OpenEvening, sentence: str) -> None:
        self.trouble.emit(self._named(evening, sentence))

    def _named(self, evening: OpenEvening, sentence: str) -> str:
        """With the evening's name in front, unless it is the one at the desk."""
        if evening is self.shown:
            return sentence
        return _("{evening}: {sentence}").format(evening=evening.name, sentence=sentence)
