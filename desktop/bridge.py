"""One evening as Qt signals: what the director's pages talk to."""

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PyQt6.QtCore import QObject, pyqtSignal

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.instants import RunningOn
from tournament import chance, fold, wording
from tournament import evening as evenings
from tournament.club import Club, Player
from tournament.dealing import voiding
from tournament.draws import draw as drawing
from tournament.draws import late_entry, seating
from tournament.errors import Refusal, RuleViolation
from tournament.evening import Change, Decision, Evening, Now
from tournament.events import DrawCommitted, Timing, Voiding
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.people import entries
from tournament.people.entries import USUAL, Terms
from tournament.people.introducing import AboutPeople, introduce
from tournament.state import Tournament

if TYPE_CHECKING:
    from tournament.recording.consequences import Consequences

T = TypeVar("T")

SEED_BYTES = 32


class Bridge(QObject):
    """One evening and its club, opened from the shelf.

    Whatever is refused becomes a sentence in `refused`, whatever could not be stored one in `trouble`; both leave
    the evening as it was. Anything else is a bug and goes on to the excepthook.

    Attributes:
        ahead: by how much the evening's present is ahead of the desk's instants (`RunningOn`), mostly 0.

    Signals:
        changed: a `tournament.evening.Change[Tournament]` after each stored step.
        refused: the sentence of a refusal, for the quiet bar.
        stuck: after `refused`, the number of the step that cannot be undone because later ones stand on it.
        trouble: the sentence of a StorageTrouble, for the dialog "Not saved, nothing changed".
    """

    changed = pyqtSignal(object)
    refused = pyqtSignal(str)
    stuck = pyqtSignal(int)
    trouble = pyqtSignal(str)

    def __init__(
        self,
        shelf: Shelf,
        stream: int,
        now: Now,
        parent: QObject | None = None,
        *,
        awake: Instant = 0,
        club: Club | None = None,
    ) -> None:
        """Take up the evening of that stream where its steps leave it; it never runs behind when it was seen `awake`.

        `club`: the one that other open evenings write to, too; None: read it.

        Raises:
            StorageTrouble: it cannot be read.
        """
        super().__init__(parent)
        self.shelf = shelf
        number = shelf.club_stream()
        self.club = club or Club(shelf, number, shelf.read(number), now)
        steps = shelf.read(stream)
        running_on = RunningOn(now, max(awake, steps[-1].at if steps else 0))
        self.ahead = running_on.ahead
        self.evening = Evening(shelf, stream, steps, running_on)
        self._next_seed: bytes | None = None
        self._announced: dict[str, bytes] = {}
        self.evening.subscribe(self._tell)
        self._announce_anew()
        self._void_cut_off()

    @property
    def state(self) -> Tournament:
        """The tournament as it stands."""
        return self.evening.state

    def now(self) -> Instant:
        """The evening's present: the wall's, or its newest step's where time is simulated."""
        return self.evening.now()

    # ---- writing ---------------------------------------------------------------------------------------------------

    def perform(self, decision: Decision[Tournament], at: Instant | None = None) -> Stored | None:
        """Do what the director wants; None if it was refused or could not be stored (a signal has said so)."""
        return self._attempt(lambda: self.evening.perform(decision, at))

    def undo(self, seq: int | None = None) -> Stored | None:
        """Take back the newest step, or the one of that number."""
        newest = self.evening.undo_target()
        target = newest.seq if seq is None and newest is not None else seq
        return self._attempt(lambda: self.evening.undo(seq), undoes=target)

    def undo_through(self, seq: int) -> int | None:
        """Take back the step of that number and all that came after it; how many, None if that was refused."""
        return self._attempt(lambda: self.evening.undo_through(seq))

    def redo(self, seq: int | None = None) -> Stored | None:
        """Bring back what was undone last, or what the undo of that number took back."""
        return self._attempt(lambda: self.evening.redo(seq))

    def take_back(self) -> Stored | None:
        """Take back the newest press of the clock."""
        return self._attempt(self.evening.take_back)

    def replace(self, seq: int, decision: Decision[Tournament]) -> Stored | None:
        """Correct the step of that number."""
        return self._attempt(lambda: self.evening.replace(seq, decision))

    def correct(self, found: "Consequences") -> Stored | None:
        """Store a corrected hand with all that were played again for it; one undo takes all of it back."""
        from tournament.recording import correcting  # with the reader of hands, which few evenings need

        return self._attempt(lambda: correcting.carry_out(self.evening, found))

    def enter_names(self, names: Sequence[str], terms: Terms = USUAL) -> bool:
        """Enter people by name, as `enter` does; those the club does not know join it. False if that was refused."""
        before, seed = self.state, self.server_seed()

        def decide(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
            enter = partial(entries.enter, players=players, terms=terms)
            return late_entry.enter_seated(state, at, enter, seed)

        return self.about(names, decide) is not None and self._entered_since(before)

    def enter(self, decision: Decision[Tournament]) -> bool:
        """Have people enter by that decision, seated with it where the others sit already; false if it was refused.

        Who gets no seat is in all the same, and `refused` says why there was none.
        """
        before = self.state
        seated = partial(late_entry.enter_seated, enter=decision, server_seed=self.server_seed())
        return self.perform(seated) is not None and self._entered_since(before)

    def about(self, names: Sequence[str], decide: AboutPeople) -> Stored | None:
        """Decide something about people by name; those the club does not know join it. None if that was refused."""
        return self._attempt(lambda: introduce(self.evening, self.club, names, decide))

    def _entered_since(self, before: Tournament) -> bool:
        """Say why somebody who has just entered got no seat; true, since all of them are in."""
        new = [entry for number, entry in self.state.entries.items() if number not in before.entries]
        seatless = [entry for entry in new if entry.seat is None]
        if seatless and self.state.seats_drawn:
            why = self.may(partial(seating.seat, entry=seatless[0].number, server_seed=self.server_seed()))
            if why is not None:
                self.refused.emit(why)
        return True

    # ---- asking ----------------------------------------------------------------------------------------------------

    def may(self, decision: Decision[Tournament]) -> str | None:
        """The sentence that says why not, None if it is allowed now."""
        refusal = self.refusal(decision)
        return None if refusal is None else wording.refusal(refusal)

    def refusal(self, decision: Decision[Tournament]) -> Refusal | None:
        """The refusal with its facts, None if it is allowed now."""
        return _refusal(decision, self.state, self.now())

    def refusal_after(self, first: Decision[Tournament], then: Decision[Tournament]) -> Refusal | None:
        """Why the second could not follow the first at once, None if both would be allowed."""
        at = self.now()
        refusal = _refusal(first, self.state, at)
        if refusal is not None:
            return refusal
        return _refusal(then, fold.apply_step(self.state, first(self.state, at).events, at), at)

    def server_seed(self) -> bytes:
        """The 32 bytes of the next draw: those announced for it, else the system's, kept until a draw has used them.

        So their SHA-256 can be shown before the draw. In a simulated evening they follow from its seed.
        """
        setup, number = self.state.setup, self.state.draws + 1
        if setup.seed is not None:
            return chance.server_seed(setup.seed, number)
        known = self._known_seed(self.state.commitments.get(number))
        if known is not None:
            return known
        if self._next_seed is None:
            self._next_seed = secrets.token_bytes(SEED_BYTES)
        return self._next_seed

    @property
    def announced(self) -> bool:
        """Whether the next draw is announced, by the seed that it will be drawn with."""
        shown = self.state.commitments.get(self.state.draws + 1)
        return shown is not None and shown == drawing.commitment(self.server_seed())

    def announce(self) -> Stored | None:
        """Announce the next draw: the SHA-256 of its seed stands in the history from now on."""
        seed = self.server_seed()
        return self.perform(lambda state, at: seating.commit(state, at, seed))

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _known_seed(self, commitment: str | None) -> bytes | None:
        """The seed that was announced: by this run, or revealed in the log by a draw that was taken back."""
        if commitment is None or commitment in self._announced:
            return None if commitment is None else self._announced[commitment]
        for stored in self.evening.steps:
            for draw in filter(None, map(drawing.draw_of, stored.step.events)):
                if drawing.fits(draw, commitment):
                    return bytes.fromhex(draw.server_seed)
        return None

    def _announce_anew(self) -> None:
        """An announced seed lay in memory only: if the program went before the draw, another one is announced.

        Both stand in the history. Where that cannot be stored, the draw will be refused until it is announced.
        """
        if self.state.commitments.get(self.state.draws + 1) is None or self.state.finished is not None:
            return
        if not self.announced:
            seed = self.server_seed()
            with suppress(StorageTrouble):
                self.evening.perform(lambda state, at: seating.commit(state, at, seed))

    def _void_cut_off(self) -> None:
        """The cards of a hand under way lay in memory only: if the program went before its end, it is void (TDA 35-C).

        Where that cannot be stored, whoever deals says so later.
        """
        if self.state.setup.timing is Timing.SIMULATED:
            return
        for number in voiding.all_under_way(self.state):
            with suppress(StorageTrouble):
                self.evening.perform(partial(voiding.void, number=number, why=Voiding.CUT_OFF))

    def _attempt(self, act: Callable[[], T], undoes: int | None = None) -> T | None:
        try:
            return act()
        except RuleViolation as refusal:
            self.refused.emit(wording.refusal(refusal))
            if refusal.code == "later_step_depends" and undoes is not None:
                self.stuck.emit(undoes)
        except StorageTrouble as trouble:
            self.trouble.emit(wording.refusal(trouble))
        except Refusal as wrong:
            self.refused.emit(wording.refusal(wrong))
        return None

    def _tell(self, change: Change[Tournament]) -> None:
        for event in change.stored.step.events:
            seed, draw = self._next_seed, drawing.draw_of(event)
            if seed is not None and isinstance(event, DrawCommitted) and event.commitment == drawing.commitment(seed):
                self._announced[event.commitment] = seed
            if seed is not None and draw is not None and draw.server_seed == seed.hex():
                self._next_seed = None
        self.changed.emit(change)


def _refusal(decision: Decision[Tournament], state: Tournament, at: Instant) -> Refusal | None:
    """What rules do not allow, and what was typed wrongly."""
    try:
        return evenings.may(decision, state, at)
    except Refusal as wrong:
        return wrong
