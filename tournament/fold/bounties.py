"""What facts about money on heads make of the state."""

from tournament.bounties import mystery
from tournament.bounties.bounty_rule import BountyKind, Envelopes
from tournament.bounties.heads import losses
from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import BountiesSet, EnvelopeDrawn, EnvelopesFilled
from tournament.fold.bounds import check_envelopes
from tournament.fold.facts import apply
from tournament.fold.seeds import after_draw
from tournament.names import Instant
from tournament.state import NO_ENVELOPES, Tournament


@apply.register
def _(event: BountiesSet, state: Tournament, at: Instant) -> Tournament:
    kept = state.mystery if event.rule.kind is BountyKind.MYSTERY else NO_ENVELOPES
    return replace(state, bounty_rule=event.rule, mystery=kept)


@apply.register
def _(event: EnvelopesFilled, state: Tournament, at: Instant) -> Tournament:
    if not mystery.is_mystery(state):
        raise RuleViolation("not_mystery")
    check_envelopes(event.envelopes)
    before = state.mystery
    if before.since is None:
        lost = frozenset((loss.entry, loss.group) for loss in losses(state))
        return replace(state, mystery=replace(before, filled=event.envelopes, since=at, before=lost))
    drawn = tuple(Envelopes(head.worth, 1) for head in mystery.taken(state))
    return replace(state, mystery=replace(before, filled=(*event.envelopes, *drawn)))


@apply.register
def _(event: EnvelopeDrawn, state: Tournament, at: Instant) -> Tournament:
    if not mystery.is_mystery(state):
        raise RuleViolation("not_mystery")
    if state.mystery.since is None:
        raise RuleViolation("envelopes_not_filled")
    opening = mystery.opening_of(state, event.entry)
    if opening is None:
        raise RuleViolation("no_envelope_due", name=state.entry(event.entry).shown_name)
    if event.amount not in mystery.envelopes_left(state):
        raise RuleViolation("no_such_envelope", name=state.entry(event.entry).shown_name)
    drawn = mystery.with_drawn(state, opening, event.amount)
    return after_draw(replace(state, mystery=replace(state.mystery, drawn=drawn)), event.draw)
