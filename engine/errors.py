"""What can go wrong at a table: codes and facts, never prose for the player."""

from __future__ import annotations

Fact = int | str | None


class EngineRefusal(ValueError):
    """Something asked of the engine that the rules do not allow. Nothing has changed.

    `code` names the reason, `facts` the numbers and seats that go with it; the wording for people is made elsewhere.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        """Remember the code and its facts; the text of the error is for developers only."""
        self.code = code
        self.facts: dict[str, Fact] = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code} ({told})" if told else code)


class IllegalAction(EngineRefusal):
    """An action that the player may not take now."""


class BadSetup(EngineRefusal):
    """Cards, seats, stacks, blinds or positions that no hand can be played with."""


class EngineFault(AssertionError):
    """The engine broke its own promise, for instance lost a chip. Always a bug of ours; raised under -O too."""
