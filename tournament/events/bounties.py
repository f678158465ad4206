"""Facts about money on heads."""

from dataclasses import dataclass

from tournament.bounties.bounty_rule import BountyRule, Envelopes
from tournament.events.seats import Draw
from tournament.names import Cents, EntryNo


@dataclass(frozen=True, slots=True)
class BountiesSet:
    """Heads are paid by this rule, all of the evening."""

    rule: BountyRule


@dataclass(frozen=True, slots=True)
class EnvelopesFilled:
    """What is in the envelopes of a mystery night, all together the bounties; heads taken from now on draw one."""

    envelopes: tuple[Envelopes, ...]


@dataclass(frozen=True, slots=True)
class EnvelopeDrawn:
    """The envelope for a head (`entry`) that was taken, or for the champion's own; `amount` in minor units."""

    entry: EntryNo
    amount: Cents
    draw: Draw
