"""What happens to money and chips."""

from collections.abc import Mapping
from random import Random

from tests.deeds.occasions import REBUY, Deed, Facts, at_real_tables, next_draw, one_of, only_if, out, tables_of
from tests.deeds.outs import bust
from tournament.bounties import mystery
from tournament.bounties.bounty_rule import BountyKind, BountyRule, Envelopes
from tournament.chips.chips import Chip
from tournament.events import (
    BountiesSet,
    ChipsBought,
    ChipsCorrected,
    ChipSetChosen,
    ChipsGranted,
    ColourRemoved,
    DealMade,
    DealShare,
    Ending,
    EnvelopeDrawn,
    EnvelopesFilled,
    Event,
    HouseContributed,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    PayoutsSet,
    PricesSet,
    PrizePaid,
    StackCount,
    StacksCounted,
    TableWay,
)
from tournament.names import Instant
from tournament.payouts.plan import Part, PayoutPlan, SetPrize
from tournament.rules import ColourUp
from tournament.sales.prices import Fund
from tournament.state import Tournament

PAYOUTS = (
    PayoutsSet(PayoutPlan(places=3, guarantee=50_000)),
    PayoutsSet(PayoutPlan(guarantee=20_000), (Part.GUARANTEE,)),
    PayoutsSet(PayoutPlan(by_hand=(SetPrize(2, 7_000, "Mug"),)), (Part.PRIZES,), (2,)),
    PayoutsSet(PayoutPlan(), (Part.PRIZES,), (2,)),
    PayoutsSet(PayoutPlan(places=0), (Part.PLACES,)),
)
MYSTERY = BountyRule(BountyKind.MYSTERY, mystery_from=6)
BOUNTIES = (BountyRule(), BountyRule(BountyKind.PROGRESSIVE, cash=7_000), MYSTERY)


def _fill_envelopes(state: Tournament, at: Instant, chance: Random) -> Facts:
    filled = EnvelopesFilled((Envelopes(5_000, 1), Envelopes(chance.randrange(1, 500), 30)))
    return (filled,) if mystery.is_mystery(state) else (BountiesSet(MYSTERY), filled)


def _draw_envelope(state: Tournament, at: Instant, chance: Random) -> Facts:
    """One for a head that was lost; before that the envelopes are filled and somebody is out."""
    if state.mystery.since is None:
        return _fill_envelopes(state, at, chance)
    due, left = mystery.envelopes_to_draw(state), mystery.envelopes_left(state)
    if not due or not left:
        return bust(state, at, chance)
    return (EnvelopeDrawn(due[0].entry, chance.choice(left), next_draw(state)),)


def _counted(state: Tournament, at: Instant, chance: Random) -> Facts:
    return one_of(at_real_tables(state), chance, lambda e: StacksCounted((StackCount(e.number, e.bought),)))


def _colour_goes(state: Tournament, at: Instant, chance: Random) -> Facts:
    """The smallest colour that anybody has goes everywhere, or at one table: some chips fewer, or more."""
    value = 25 * 4 ** len(state.holding)
    exact = any(e.stack is not None and e.counted is None for e in state.left)
    if state.started is None or not state.left or exact:
        return ()
    table = chance.choice([None, *(t.number for t in tables_of(state, TableWay.KEPT) if t.seats)])
    total = value * chance.randrange(-1, 4)
    return only_if(state.chips_in_play + total > 0, ColourRemoved(value, 4 * value, ColourUp.ROUND_UP, total, table))


def _deal(state: Tournament, at: Instant, chance: Random) -> Facts:
    """All who are left share 40.00 evenly, and 10.00 is for the winner."""
    left = state.left
    if not state.has_started(at) or state.finished is not None or len(left) < 2:
        return ()
    shares = tuple(DealShare(entry.number, 4_000 // len(left), entry.bought) for entry in left)
    return (DealMade(shares, 1_000, Ending.PLAY_ON, "even"),)


MONEY: Mapping[type[Event], Deed] = {
    PricesSet: lambda s, at, chance: (PricesSet(s.prices),),
    ChipsBought: lambda s, at, chance: one_of(
        list(s.left), chance, lambda e: ChipsBought(e.number, REBUY, chance.choice((0, REBUY.shares.total)))
    ),
    ChipsGranted: lambda s, at, chance: one_of(
        list(s.left), chance, lambda e: ChipsGranted((e.number,), 500, "on time")
    ),
    ChipsCorrected: lambda s, at, chance: only_if(s.started is not None, ChipsCorrected(500, "found under the table")),
    StacksCounted: _counted,
    ChipSetChosen: lambda s, at, chance: (ChipSetChosen((Chip(25, chance.randrange(1, 999), "white"),)),),
    ColourRemoved: _colour_goes,
    MoneyReceived: lambda s, at, chance: tuple(MoneyReceived(each, 100) for each in list(s.guests)[:1]),
    MoneyReturned: lambda s, at, chance: tuple(MoneyReturned(each, 100) for each in list(s.guests)[:1]),
    HouseContributed: lambda s, at, chance: (HouseContributed(5_000, "from the bar"),),
    PayoutsSet: lambda s, at, chance: (chance.choice(PAYOUTS),),
    BountiesSet: lambda s, at, chance: (BountiesSet(chance.choice(BOUNTIES)),),
    EnvelopesFilled: _fill_envelopes,
    EnvelopeDrawn: _draw_envelope,
    MoneyAdjusted: lambda s, at, chance: (MoneyAdjusted(Fund.HOUSE, -200, "cards"),),
    PrizePaid: lambda s, at, chance: one_of(out(s), chance, lambda e: PrizePaid(e.number, Fund.PRIZES, 100)),
}
PRIZES: Mapping[type[Event], Deed] = {DealMade: _deal}
