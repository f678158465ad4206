"""What everybody won on heads: fixed, progressive or mystery, by the evening's rule.

A fixed head goes in cash to whoever took it, in equal parts to the last minor unit. Of a progressive one a part goes
onto the head of whoever took it (`progressive`), for a mystery one an envelope is drawn (`mystery`). What becomes of
the champion's own head the rule says too (`OwnHead`); after a deal that ends the tournament, of the own heads of all
who are left. Whatever nobody gets is unclaimed, so that nothing is lost.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tournament.bounties import mystery, progressive
from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead, check_rule
from tournament.bounties.heads import Head, divided, losses
from tournament.errors import RuleViolation
from tournament.events import BountiesSet
from tournament.history import Step
from tournament.names import Cents, EntryNo, Instant
from tournament.once import once_a_state
from tournament.sales.prices import Fund
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Bounties:
    """All the money on heads, in minor units.

    `won`, `open`, `unclaimed` and what the pool holds of it (`Tournament.from_heads`) sum to the fund.

    Attributes:
        taken: in the order of time, own heads last; of a mystery night those for which an envelope was drawn.
        won: what each entry won in cash, its own head included where it is his.
        open: what is still on the heads of those who play, in envelopes, or waits for them.
        unclaimed: heads that nobody took, and what is in the fund beside all heads.
        heads: what is on each head of those who play; nothing of a mystery night, where nobody knows.
    """

    taken: tuple[Head, ...] = ()
    won: Mapping[EntryNo, Cents] = field(default_factory=dict)
    open: Cents = 0
    unclaimed: Cents = 0
    heads: Mapping[EntryNo, Cents] = field(default_factory=dict)


@once_a_state
def bounties(state: Tournament) -> Bounties:
    """Who has won what on heads, as the busts stand now."""
    fund = state.fund(Fund.BOUNTIES)
    if not fund and not any(bought.shares.bounties for bought in state.purchases):
        return Bounties()
    if mystery.is_mystery(state):
        return _from_envelopes(state, fund)
    if state.bounty_rule.kind is BountyKind.PROGRESSIVE:
        taken, heads = progressive.taken(state)
    else:
        taken = tuple(divided(loss.entry, loss.bought, loss.by) for loss in losses(state))
        heads = {entry.number: entry.head for entry in state.left}
    if state.finished is not None:
        if state.bounty_rule.own_head is OwnHead.HIS:
            taken = (*taken, *(divided(number, worth, (number,)) for number, worth in heads.items()))
        heads = {}
    won = _won(taken)
    pool = state.from_heads
    playing = sum(heads.values()) - (pool if heads else 0)
    unclaimed = fund - playing - sum(won.values()) - pool
    return Bounties(tuple(head for head in taken if head.worth), won, playing, unclaimed, heads)


def set_bounties(state: Tournament, at: Instant, rule: BountyRule) -> Step:
    """Have heads paid by this rule, those that were taken already too.

    Raises:
        RuleViolation: `bounties_unchanged`; `envelopes_drawn_already`: undo those draws first; `bounties_after_deal`:
            what the pool holds of heads may have been divided.
        BadInput: as `bounty_rule.check_rule` says.
    """
    check_rule(rule)
    if rule == state.bounty_rule:
        raise RuleViolation("bounties_unchanged")
    if mystery.taken(state):
        raise RuleViolation("envelopes_drawn_already")
    if state.deal is not None:
        raise RuleViolation("bounties_after_deal")
    facts = {
        "kind": rule.kind.value,
        "cash": rule.cash,
        "own_head": rule.own_head.value,
        "mystery_from": rule.mystery_from,
    }
    return Step("bounties_set", (BountiesSet(rule),), facts)


def _from_envelopes(state: Tournament, fund: Cents) -> Bounties:
    """Of a mystery night: until the envelopes are filled all of it waits, if somebody still plays for it."""
    taken = mystery.taken(state)
    won = _won(taken)
    if state.mystery.since is None:
        bought = sum(each.shares.bounties for entry in state.entered for each in entry.purchases)
        waiting = min(bought, fund) if state.finished is None else 0
    else:
        # What came into the fund since, or went from it, is not in the envelopes.
        still = mystery.heads_to_come(state)
        waiting = min(sum(mystery.envelopes_left(state)), max(0, fund - sum(won.values()))) if still else 0
    return Bounties(tuple(head for head in taken if head.worth), won, waiting, fund - waiting - sum(won.values()))


def _won(taken: Sequence[Head]) -> dict[EntryNo, Cents]:
    won: dict[EntryNo, Cents] = {}
    for head in taken:
        for winner, part in zip(head.by, head.cash, strict=True):
            if part:
                won[winner] = won.get(winner, 0) + part
    return won
