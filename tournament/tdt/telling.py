"""An evening's log as it grows, and its state: each step is folded as it is written, so that none contradicts."""

from collections.abc import Mapping, Sequence
from typing import Any

from tournament import fold, wording
from tournament.decoding import Note
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Event
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.state import Tournament


class Telling:
    """The steps told so far, with what could not be told."""

    def __init__(self, created: EveningCreated, at: Instant) -> None:
        """Begin with that evening, created then.

        Raises:
            RuleViolation: there is no such evening.
        """
        self.steps: list[Stored] = []
        self.notes: list[Note] = []
        self.state: Tournament = fold.apply_step(None, (created,), at)
        self._keep("evening_created", (created,), {"name": created.name}, at)

    def tell(self, label: str, events: Sequence[Event], facts: Mapping[str, Any], at: Instant) -> bool:
        """Write one step, at its instant or at that of the step before; whether it stands after those before it.

        Where it does not, a note says so (`tdt_not_told`) and nothing has changed.
        """
        at = max(at, self.steps[-1].at)
        try:
            self.state = fold.apply_step(self.state, events, at)
        except RuleViolation as refusal:
            said = wording.sentence(label, facts)
            self.notes.append(Note("tdt_not_told", {"told": said, "why": wording.refusal(refusal)}))
            return False
        self._keep(label, events, facts, at)
        return True

    def note(self, code: str, **facts: Any) -> None:
        """Say something about the file, once."""
        note = Note(code, facts)
        if note not in self.notes:
            self.notes.append(note)

    def _keep(self, label: str, events: Sequence[Event], facts: Mapping[str, Any], at: Instant) -> None:
        self.steps.append(Stored(len(self.steps) + 1, at, Step(label, tuple(events), dict(facts))))
