"""A clock for pictures: it stands where they want it."""

from tournament.names import Instant, Milliseconds


class MovingClock:
    """Shows what it is told to."""

    def __init__(self, at: Instant) -> None:
        self.at = at

    def __call__(self) -> Instant:
        return self.at

    def pass_by(self, time: Milliseconds) -> None:
        """Go on by so much."""
        self.at += time
