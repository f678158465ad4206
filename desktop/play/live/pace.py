"""How fast a hand is shown that people look at."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pace:
    """How long everything takes, in milliseconds, and how many times faster than that it goes.

    `think`: until a robot has decided. `street`: until the next cards come, and before a pot is pushed. `end`: how long
    the end of a hand stands before the next one may begin. `factor`: 4 is four times as fast.
    """

    think: int = 900
    street: int = 700
    end: int = 3_500
    factor: float = 1.0

    @property
    def thinking(self) -> int:
        """Milliseconds until a robot has decided."""
        return round(self.think / self.factor)

    @property
    def standing(self) -> int:
        """Milliseconds that a street stands before the next."""
        return round(self.street / self.factor)

    @property
    def ending(self) -> int:
        """Milliseconds that the end of a hand stands."""
        return round(self.end / self.factor)

    def times(self, factor: float) -> Pace:
        """The same, so many times as fast as it was drawn."""
        return replace(self, factor=factor)

    def without_motion(self) -> Pace:
        """The same where nothing is played for the eye: the cards of a street are there at once, and so is the end."""
        return replace(self, street=0)


USUAL = Pace()
"""As people play."""

HURRIED = Pace(0, 0, 1_500)
"""Nothing takes time but the look at how a hand ended."""

AT_ONCE = Pace(0, 0, 0)
"""Nothing takes time: robots decide at once, and the end is shown as soon as it is known."""
