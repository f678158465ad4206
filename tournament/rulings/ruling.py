"""A ruling: a question that comes up at the table, and what tonight's rules say."""

from collections.abc import Callable
from dataclasses import dataclass

from engine.blinds import Limit
from engine.presets import TDA as TDA_TABLE
from engine.rules import HouseRules
from tournament import hands
from tournament.names import Instant
from tournament.rules import TDA, EveningRules
from tournament.state import Tournament
from tournament.structures.structure import Level


@dataclass(frozen=True, slots=True)
class Tonight:
    """What the answers depend on.

    Attributes:
        evening, house: the switches in force.
        level: the level being played, or the one that comes; None without an evening.
    """

    evening: EveningRules = TDA
    house: HouseRules = TDA_TABLE
    level: Level | None = None

    @property
    def big_blind(self) -> int:
        """In chips; 100 without an evening."""
        return 100 if self.level is None else self.level.big_blind

    @property
    def limit(self) -> Limit:
        """What one may bet; no-limit without an evening."""
        return Limit.NO_LIMIT if self.level is None else self.level.limit


def tonight(state: Tournament, at: Instant) -> Tonight:
    """The rules of that evening at that instant."""
    structure, index = state.structure, state.clock.reading(at).index
    period = structure.period(index)
    if not isinstance(period, Level):
        period = structure.period(structure.next_level(index))
    return Tonight(state.setup.rules, hands.house_rules(state), period if isinstance(period, Level) else None)


@dataclass(frozen=True, slots=True)
class Answer:
    """What is done, and the rule it follows ("TDA 44"; several are separated by commas)."""

    said: str
    rule: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """One question.

    Attributes:
        code: its name in code, unique.
        title: what it is called.
        also: other words people have for it, which find it.
        answer: what is done under tonight's rules.
    """

    code: str
    title: Callable[[], str]
    also: Callable[[], str]
    answer: Callable[[Tonight], Answer]
