"""What kind of money is on heads tonight."""

from dataclasses import dataclass
from enum import StrEnum

WHOLE = 10_000
"""All of something, in hundredths of a percent."""


class BountyKind(StrEnum):
    """How a head that was taken is paid."""

    FIXED = "fixed"
    """All of it to whoever took it."""
    PROGRESSIVE = "progressive"
    """A part in cash, the rest onto the head of whoever took it."""
    MYSTERY = "mystery"
    """An envelope is drawn for it, from the time when envelopes are out; before that heads bring nothing."""


class OwnHead(StrEnum):
    """What becomes of the champion's own head."""

    HIS = "his"
    """He gets it: all heads are paid (as online rooms do)."""
    PRIZES = "prizes"
    """It is part of the prizes from the start; only with fixed bounties (as BARGE does)."""
    NOBODY = "nobody"
    """Nobody gets it; it stays unclaimed."""


@dataclass(frozen=True, slots=True)
class BountyRule:
    """How heads are paid.

    Attributes:
        cash: of a progressive head, the part paid in cash, in hundredths of a percent; an odd minor unit is cash.
        own_head: what becomes of the champion's.
        mystery_from: with so many players left envelopes are out; None: with as many as are paid.
    """

    kind: BountyKind = BountyKind.FIXED
    cash: int = WHOLE // 2
    own_head: OwnHead = OwnHead.HIS
    mystery_from: int | None = None


FIXED = BountyRule()
"""The usual rule."""


@dataclass(frozen=True, slots=True)
class Envelopes:
    """So many envelopes with the same amount in them, in minor units."""

    amount: int
    count: int
