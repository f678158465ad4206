"""What a button below the list offers."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Offered:
    """A button: its words, what pressing it does, why not, what it does in a sentence, and its key in the list.

    `key`: a letter, or `Del`; empty: none.
    """

    words: str
    press: Callable[[], object]
    why_not: str | None = None
    says: str = ""
    key: str = ""

    @property
    def told(self) -> str:
        """What is told of it: the sentence with its key."""
        if not self.key:
            return self.says
        return f"{self.says} ({self.key})" if self.says else f"({self.key})"
