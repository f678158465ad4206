"""The house rules that come with the program: tournament rules of three authors, and the four source documents."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.blinds import Limit
from engine.errors import BadSetup
from engine.rules import (
    ButtonMode,
    ClosedSeats,
    FirstButton,
    FourCardFlop,
    HeadsUpCap,
    HouseRules,
    MissedBlinds,
    PrematureCard,
    Presence,
    Reopening,
    Straddle,
    SuitOrder,
)

TDA = HouseRules(name="tda")
"""Poker Tournament Directors Association, 2024 version 1.0: the default for tournaments.

Where it leaves the number of limit raises to the house (TDA 48), three after the bet.
"""

WSOP = HouseRules(name="wsop", first_button=FirstButton.RIGHT_OF_DEALER, redeal_revives_absent=False, raise_cap=4)
"""World Series of Poker, official tournament rules of 2026: as the TDA, but one bet and four raises in limit (W 100),
the first button on the dealer's right (W 85), and no way back for the absent in a redeal (W 88-b)."""

ROBERT = HouseRules(
    name="robert",
    closed_seats=ClosedSeats.SMALL_BLIND_OR_BUTTON,
    newcomers_post=True,
    missed_blinds=MissedBlinds.BOTH,
    presence=Presence.FIRST_CARD,
    straddle=Straddle.BRING_IN,
    heads_up_cap=HeadsUpCap.HAND,
    four_card_flop=FourCardFlop.RESHUFFLE,
    premature_card=PrematureCard.SET_ASIDE,
    all_in_tabled=False,
    side_pots_show_first=True,
)
"""Robert's Rules of Poker, version 11, for cash games: dead button, posts and missed blinds, straddle as a bring-in,
limit uncapped between two players who got there before the cap (R 3-4), and players of a side pot who show before those
who are all-in for the main pot only (R 3, the showdown)."""

PACIFIC = HouseRules(
    name="pacific",
    limits=(Limit.FIXED_LIMIT,),
    most_players=10,
    button=ButtonMode.MOVING,
    newcomers_post=True,
    missed_blinds=MissedBlinds.MISSED_ONES,
    floor_small_blind=True,
    blind_sets_limits=True,
    antes=False,
    heads_up_cap=HeadsUpCap.NEVER,
    least_buy_in=10,
)
"""Seed 000, Pacific Poker: fixed limit for two to ten, cap after three raises, a live post for newcomers.

Its faults are read so: the small blind of a lower limit of 1 is half of it and not 0 (S0-3); the deal starts at the
small blind, not left of the big blind (S0-6); a bet opens and a raise increases on every street (S0-12). What it does
not say (short all-ins, dealing errors) is the TDA's way.
"""

CZECH = HouseRules(
    name="czech",
    suit_order=SuitOrder.SHCD,
    button=ButtonMode.MOVING,
    closed_seats=ClosedSeats.BETWEEN_BLINDS,
    missed_blinds=MissedBlinds.MISSED_ONES,
    straddle=Straddle.RAISE,
    heads_up_cap=HeadsUpCap.NEVER,
    reopening=Reopening.FULL,
    first_cards_exposed_misdeal=False,
    four_card_flop=FourCardFlop.RESHUFFLE,
    all_in_tabled=False,
    side_pots_show_first=True,
    half_top_up=True,
)
"""Seed 001, the commented casino rules: three raises, the full bet rule in every limit, a straddle that is a raise, and
hands turned up before the last card in tournaments only (S1-30).

Its faults are read so: in the example of the aces the side pot is 560, and the 480 it prints is a net gain (S1-27); a
side pot goes to the best hand among those who can win it, not to "the second-best hand" (S1-28).
"""

POLISH = HouseRules(
    name="polish",
    limits=(Limit.NO_LIMIT,),
    most_players=6,
    button=ButtonMode.MOVING,
)
"""Seed 002, the training game: no-limit for two to six with play chips, no posts, no rake, no buy-in.

Its fault is read so: straights and flushes exclude each other only as straight flushes (S2-8). What it does not say
(least raise, odd chips, dealing errors, order of showing) is the TDA's way.
"""

SLOVAK = HouseRules(
    name="slovak",
    most_players=10,
    first_button=FirstButton.RIGHT_OF_HIGH_CARD,
    button=ButtonMode.STAYS,
    closed_seats=ClosedSeats.BLINDS_AND_BUTTON,
    newcomers_post=True,
    missed_blinds=MissedBlinds.BOTH,
    heads_up_cap=HeadsUpCap.NEVER,
    double_bet_on_turn=False,
    wrong_count_until_bet=True,
    first_cards_exposed_misdeal=False,
    four_card_flop=FourCardFlop.RESHUFFLE,
    void_keeps_absent_bets=True,
    mucked_is_dead=True,
    half_top_up=True,
)
"""Seed 003, the casino's house rules: the drawn player starts, the button stays if the small blind left, the big blind
remains the least bet on the turn.

Its faults are read so: zones of the table and where a side pot lies are for humans (S3-2, S3-24); three raises a round
in all, not for each player (S3-14); any amount can be all-in, not only from the small blind on (S3-23); flushes
compare all five cards (S3-26).
"""

PRESETS: Mapping[str, HouseRules] = MappingProxyType(
    {rules.name: rules for rules in (TDA, WSOP, ROBERT, PACIFIC, CZECH, POLISH, SLOVAK)}
)
"""All of them by name."""


def preset(name: str) -> HouseRules:
    """The rules of this name. Raises BadSetup `no_such_preset`."""
    found = PRESETS.get(name)
    if found is None:
        raise BadSetup("no_such_preset", name=name)
    return found
