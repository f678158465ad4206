"""What kind of money is on heads tonight."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.errors import BadInput

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

FEWEST = 2
"""With fewer players left nobody can take a head any more."""


def check_rule(rule: BountyRule) -> None:
    """Refuse a rule that makes no sense.

    Raises:
        BadInput: `bounty_cash` (no part of a head), `own_head_to_prizes` (only where heads are fixed), `mystery_from`
            (`least`).
    """
    if not 0 <= rule.cash <= WHOLE:
        raise BadInput("bounty_cash")
    if rule.own_head is OwnHead.PRIZES and rule.kind is not BountyKind.FIXED:
        raise BadInput("own_head_to_prizes")
    if rule.mystery_from is not None and rule.mystery_from < FEWEST:
        raise BadInput("mystery_from", players=rule.mystery_from, least=FEWEST)


@dataclass(frozen=True, slots=True)
class Envelopes:
    """So many envelopes with the same amount in them, in minor units."""

    amount: int
    count: int
