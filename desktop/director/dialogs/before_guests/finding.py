"""What was found about one thing: how it is, in words, and what to do."""

from dataclasses import dataclass
from enum import Enum, auto


class Mark(Enum):
    """How it is; each has a shape of its own, so that nothing is told by colour alone."""

    GOOD = auto()
    LOOK = auto()
    """It can go wrong; the director should look."""
    BAD = auto()
    """It will go wrong."""
    UNKNOWN = auto()
    """This computer does not say, or has not said yet."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the check.

    Attributes:
        title: what it is about; `said`: how it is; `advice`: what to do, often nothing.
    """

    title: str
    mark: Mark
    said: str
    advice: str = ""


def worst(found: list[Finding]) -> Mark:
    """The mark of the worst of them."""
    order = (Mark.BAD, Mark.LOOK, Mark.UNKNOWN, Mark.GOOD)
    return min((each.mark for each in found), key=order.index, default=Mark.GOOD)
