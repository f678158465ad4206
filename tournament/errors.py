"""What can be refused, as codes and facts; `wording` makes the sentence."""

from typing import Any


class Refusal(Exception):
    """The program understood, and says no.

    Attributes:
        code: which refusal it is, e.g. `seats_already_drawn`; the key of its sentence in `wording`.
        facts: what the sentence names (player, table, line …); plain values, never prose.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code}({facts})"


class RuleViolation(Refusal):
    """A decision the rules of the game or of the evening do not allow; nothing has changed.

    A fact called `rule` names the published rule where there is one (`TDA 11`).
    """


class BadFile(Refusal):
    """A file from outside that cannot be read as what it should be.

    The facts always hold `file` (its name as given) and, where it applies, `line` (from 1).
    """


class BadInput(Refusal):
    """Something typed (an amount, a name, a number of minutes) that is no such thing."""
