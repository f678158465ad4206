"""The club's stream of steps, and the roster it folds to."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from tournament.club import facts
from tournament.club.roster import Roster
from tournament.evening import Decision, Prepared, Stream
from tournament.events import Event, PlayerAdded
from tournament.history import Place, Step
from tournament.names import Instant, PlayerId
from tournament.remembered import Remembered


class Club(Stream[Roster]):
    """The club: its log and the roster it folds to."""

    def prepare_replacement(self, seq: int, decision: Decision[Roster]) -> Prepared[Roster]:
        """As for any stream; people who join in the corrected step get the numbers of those who joined in it.

        Raises:
            RuleViolation: as `Stream.replace` says.
        """
        spare = [
            event.player
            for stored in self.steps
            if seq in (stored.seq, stored.step.instead_of)
            for event in stored.step.events
            if isinstance(event, PlayerAdded)
        ]
        return super().prepare_replacement(seq, partial(_sparing, decision, tuple(dict.fromkeys(spare))))

    def _fold(self, places: Iterable[Place], begun: Roster | None, remembered: Remembered[Roster] | None) -> Roster:
        # A state from before an undone step does not know the numbers that the step gave.
        return facts.with_past(facts.fold(places, begun, remembered), self._ledger.steps)

    def _apply(self, state: Roster, events: Iterable[Event], at: Instant) -> Roster:
        return facts.apply_step(state, events, at)


def _sparing(decision: Decision[Roster], spare: tuple[PlayerId, ...], roster: Roster, at: Instant) -> Step:
    return decision(replace(roster, spare=spare), at)
