"""Who had more chips among those out in one hand: asks only what it must know."""

from collections.abc import Sequence
from enum import Enum

from tournament.names import EntryNo


class Answer(Enum):
    """What the director says about two players."""

    FIRST = "first"
    SECOND = "second"
    EQUAL = "equal"


class StackOrder:
    """Puts players in order by questions about two of them at a time; equal stacks share a rank."""

    def __init__(self, entries: Sequence[EntryNo], known: Sequence[Sequence[EntryNo]] = ()) -> None:
        """Of these; `known`: who of the same hand was told before, in order, equal ones together."""
        self._groups: list[list[EntryNo]] = [list(group) for group in known] or [[entry] for entry in entries[:1]]
        self._waiting = list(entries if known else entries[1:])
        self._against = 0

    def question(self) -> tuple[EntryNo, EntryNo] | None:
        """The two players to ask about, None if the order is known."""
        return (self._groups[self._against][0], self._waiting[0]) if self._waiting else None

    def answer(self, said: Answer) -> None:
        """Take the answer to the question."""
        if said is Answer.FIRST and self._against + 1 < len(self._groups):
            self._against += 1
            return
        entry = self._waiting.pop(0)
        if said is Answer.EQUAL:
            self._groups[self._against].append(entry)
        elif said is Answer.FIRST:
            self._groups.append([entry])
        else:
            self._groups.insert(self._against, [entry])
        self._against = 0

    def ranks(self) -> dict[EntryNo, int]:
        """Each player's rank, 1 with most chips; only those asked about so far."""
        return {entry: rank for rank, group in enumerate(self._groups, start=1) for entry in group}


def places(left: int, ranks: dict[EntryNo, int]) -> dict[EntryNo, int]:
    """The place of each of those out together, when so many were left before; equal ranks share the better one."""
    first = left - len(ranks) + 1
    return {entry: first + sum(other < rank for other in ranks.values()) for entry, rank in ranks.items()}
