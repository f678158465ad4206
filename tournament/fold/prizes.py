"""What facts about the division of the pool make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import DealMade, Ending, PayoutsSet
from tournament.fold.bounds import check_places
from tournament.fold.chairs import check_started, over
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.payouts.plan import changed
from tournament.state import Deal, Tournament


@apply.register
def _(event: PayoutsSet, state: Tournament, at: Instant) -> Tournament:
    check_places(event.plan)
    return replace(state, payouts=changed(state.payouts, event.plan, event.parts, event.places))


@apply.register
def _(event: DealMade, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    if state.finished is not None:
        raise RuleViolation("evening_over")
    sharing = {share.entry: share for share in event.shares}
    if sharing.keys() != {entry.number for entry in state.left}:
        raise RuleViolation("deal_not_all")
    earlier = () if state.deal is None else state.deal.shares
    shares = (*event.shares, *(share for share in earlier if share.entry not in sharing))
    state = replace(state, deal=Deal(at, shares, event.kept, event.ending, event.method))
    # Real chips were counted for it.
    entries = dict(state.entries)
    for number, share in sharing.items():
        entry = entries[number]
        if share.chips is not None and (entry.stack is None or entry.counted is not None):
            entries[number] = replace(entry, stack=share.chips, counted=at)
    state = replace(state, entries=entries)
    return state if event.ending is Ending.PLAY_ON else over(state, at)
