"""The switches that houses disagree about, as far as they concern one table; the presets stand in `presets`.

Tags of the sources: TDA 47 (Tournament Directors Association 2024), W 85 (WSOP 2026), R (Robert's Rules of Poker 11),
S0-3, S1-9, S2-4, S3-30 (the four source documents, numbered in docs/rules.md).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import StrEnum

from engine.blinds import Limit
from engine.errors import BadSetup

MOST_PLAYERS = 23
"""More cannot be dealt: 23 without burns use 51 cards (S1-4)."""
MOST_WITH_BURNS = 22
"""With burns they use all 52 (S1-4)."""


class SuitOrder(StrEnum):
    """Which suit is higher where cards are drawn for something; suits never break a tie of hands."""

    SHDC = "shdc"
    """Spades, hearts, diamonds, clubs, which is also the alphabet with clubs lowest (R, S3-8)."""
    SHCD = "shcd"
    """Spades, hearts, clubs, diamonds (S1-9)."""


class FirstButton(StrEnum):
    """Who gets the button when a game starts."""

    HIGH_CARD = "high_card"
    """The player with the highest card (R, S1-9)."""
    RIGHT_OF_HIGH_CARD = "right_of_high_card"
    """The player on the right of the one with the highest card, who is thus first (S3-8)."""
    RIGHT_OF_DEALER = "right_of_dealer"
    """The player on the dealer's right, who has the last seat (W 85)."""


class ButtonMode(StrEnum):
    """Where the button goes after a hand."""

    DEAD = "dead"
    """To the last small blind's seat, even an empty one; the big blind moves on by one player (TDA 32, W 85, R 4)."""
    MOVING = "moving"
    """To the next player, and the blinds with it (S0-20, S1-10, S2-4)."""
    STAYS = "stays"
    """To the next player, but it stays where it is if the last small blind has left (S3-30)."""


class ClosedSeats(StrEnum):
    """Where a player who comes to the table may not be dealt in at once."""

    BEHIND_BUTTON = "behind_button"
    """Strictly between the button and the small blind (TDA 10-A)."""
    SMALL_BLIND_OR_BUTTON = "small_blind_or_button"
    """There, in the small blind and on the button (R 15)."""
    BETWEEN_BLINDS = "between_blinds"
    """There, and between the small and the big blind (S1-14)."""
    BLINDS_AND_BUTTON = "blinds_and_button"
    """There, between the blinds and on the button (S3-28)."""


class MissedBlinds(StrEnum):
    """What a player who missed blinds by absence pays to come back before his big blind."""

    NOTHING = "nothing"
    """Nobody misses a blind: absent players are dealt in and post (tournaments)."""
    MISSED_ONES = "missed_ones"
    """What he missed: the big blind live, the small blind dead (S1-13)."""
    BOTH = "both"
    """The big blind live and the small blind dead, whichever he missed (S3-29, R 4)."""


class HeadsUpCap(StrEnum):
    """When the fixed-limit cap on raises is lifted."""

    NEVER = "never"
    """The cap holds always (S0-13, S1-35)."""
    HAND = "hand"
    """When only two not all-in players are in before the cap was reached (R 3-4)."""
    EVENT = "event"
    """When only two players are left in the tournament (TDA 48, W 100)."""


class Reopening(StrEnum):
    """How large a fixed-limit all-in raise must be to count as one."""

    HALF = "half"
    """Half a bet (TDA 47-B, R 3-6)."""
    FULL = "full"
    """A full bet (S1-29)."""


class ShortRaise(StrEnum):
    """What becomes of a raise that is too small, but no all-in."""

    REJECT = "reject"
    """It is refused: whoever types amounts can type another."""
    HALF = "half"
    """From half the least raise on it is made a full one, below it is a call (TDA 43-A)."""


class Straddle(StrEnum):
    """A blind of twice the big blind by the player after it; `table.Table` sees to size and seat.

    A hand takes what it is told, because histories know other straddles.
    """

    OFF = "off"
    """There is none (tournaments, TDA)."""
    BRING_IN = "bring_in"
    """It is the price of coming in: the least raise is to twice as much, and it counts as no raise (R 14)."""
    RAISE = "raise"
    """It is a raise over the big blind, and counts as one (S1-39)."""


class FourCardFlop(StrEnum):
    """What is done when the flop came with four cards."""

    SCRAMBLE = "scramble"
    """The four are scrambled; one of them is the next burn (TDA 39-A)."""
    RESHUFFLE = "reshuffle"
    """All but hole cards and burn are shuffled, and a new flop is dealt without another burn (S1-19, S3-15, R)."""


class PrematureCard(StrEnum):
    """What is done with a board card that was dealt before the betting was over."""

    RESHUFFLE = "reshuffle"
    """It goes back into the stub, which is shuffled; the burn stays, no second one (TDA RP-5, S3-16)."""
    SET_ASIDE = "set_aside"
    """The turn is what would have been the river; the early card is shuffled into the stub for the river (R)."""


class Presence(StrEnum):
    """By when a player must be at his seat to have a live hand."""

    FIRST_CARD = "first_card"
    """When the first card is dealt (R 15)."""
    LAST_CARD = "last_card"
    """When the last card of the initial deal is dealt (TDA 30, W 82)."""


@dataclass(frozen=True, slots=True)
class Rake:
    """What the house takes: `per_mille` of each pot, rounded down, at most `cap` chips a hand (None: no cap).

    `no_flop_no_drop`: nothing is taken from a hand that ended before the flop (S1-3, S0-16).
    """

    per_mille: int
    cap: int | None = None
    no_flop_no_drop: bool = True

    def __post_init__(self) -> None:
        """Refuse a rake nobody can take: BadSetup `rake_share` or `rake_cap`."""
        if type(self.per_mille) is not int or not 0 <= self.per_mille <= 1000:
            raise BadSetup("rake_share", per_mille=str(self.per_mille))
        if self.cap is not None and (type(self.cap) is not int or self.cap < 0):
            raise BadSetup("rake_cap", cap=str(self.cap))


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRules:
    """What may differ from house to house at one table. The defaults are the TDA's; `presets` has the others."""

    name: str
    """What the record calls these rules."""
    limits: tuple[Limit, ...] = (Limit.NO_LIMIT, Limit.POT_LIMIT, Limit.FIXED_LIMIT)
    """The limits that may be played (S0: fixed only, S2: no-limit only)."""
    most_players: int = MOST_PLAYERS
    """Seats dealt in at most; the deck allows 22 with burns and 23 without (S1-4)."""
    burns: bool = True
    """One card is burned before flop, turn and river (TDA 38, S1-19, S1-21, S3-15)."""
    smallest_chip: int = 1
    """Odd chips, rake and rounded blinds are broken down to this denomination and no further (TDA 20)."""

    # The button and who is dealt in.
    suit_order: SuitOrder = SuitOrder.SHDC
    """For the draw of the button (S1-9, S3-8), seats and colour-ups."""
    first_button: FirstButton = FirstButton.HIGH_CARD
    """Who has the button first (R, S1-9; S3-8; W 85)."""
    button: ButtonMode = ButtonMode.DEAD
    """How it moves (TDA 32; S0-20; S3-30)."""
    closed_seats: ClosedSeats = ClosedSeats.BEHIND_BUTTON
    """Where a newcomer waits (TDA 10-A; R 15; S1-14; S3-28)."""
    newcomers_post: bool = False
    """A new player posts a live big blind, or waits for it (S0-18, S3-28); never in tournaments (TDA 8-A)."""
    missed_blinds: MissedBlinds = MissedBlinds.NOTHING
    """What a returning player pays (S1-13, S3-29, R 4)."""
    redeal_revives_absent: bool = True
    """Who was absent for a deal that is repeated may play the redeal (TDA 35-C); W 88-b kills his hand there too."""
    presence: Presence = Presence.LAST_CARD
    """When an absent player's hand is dead (TDA 30; R 15; S3-34)."""

    # Blinds, antes and bets.
    floor_small_blind: bool = False
    """Half the lower limit is rounded down to whole units of the currency, if that leaves anything (S0-3)."""
    blind_sets_limits: bool = False
    """In fixed limit the big blind is the lower limit, and the upper limit is twice that (S0-4, S0-11)."""
    antes: bool = True
    """Antes may be asked for; S0-19 knows none."""
    ante_first: bool = False
    """A single payer short of both fills the ante before the blind; otherwise the blind first (TDA RP-11)."""
    halve_short_handed_ante: bool = False
    """With four or fewer dealt in a single payer pays half, rounded up to smallest chips; not the TDA's (RP-11)."""
    straddle: Straddle = Straddle.OFF
    """Whether a straddle is a bring-in (R 14), a raise (S1-39) or not allowed (TDA)."""
    raise_cap: int | None = 3
    """Fixed-limit raises a street after the bet: 3 (S0-13, S1-35, R 3-3), 4 (W 100), None for no cap.

    Never counted in no-limit and pot-limit (TDA 48).
    """
    heads_up_cap: HeadsUpCap = HeadsUpCap.EVENT
    """When the cap is lifted (TDA 48; R 3-4)."""
    reopening: Reopening = Reopening.HALF
    """When a short fixed-limit all-in re-opens the betting (TDA 47-B; S1-29). Otherwise a full raise is needed."""
    short_raise: ShortRaise = ShortRaise.REJECT
    """What becomes of a raise below the least (TDA 43-A)."""
    double_bet_on_turn: bool = True
    """Fixed-limit bets double on the turn (S0-9, S1-20); S3-20 keeps the big blind."""

    # Dealing errors and showdown.
    wrong_count_until_bet: bool = False
    """A wrong number of cards is a misdeal before the first action only (S3-35); TDA 35-D: till substantial action."""
    first_cards_exposed_misdeal: bool = True
    """One of the first two cards off the deck exposed is a misdeal (TDA 35-A-7, R); not S1-16, S3-11."""
    four_card_flop: FourCardFlop = FourCardFlop.SCRAMBLE
    """TDA 39-A; S1-19, S3-15."""
    premature_card: PrematureCard = PrematureCard.RESHUFFLE
    """TDA RP-5, S3-16; R."""
    void_keeps_absent_bets: bool = False
    """When a hand is void, what an absent player had in goes into the next pot (S3-36); otherwise back (TDA 35)."""
    mucked_is_dead: bool = False
    """Cards thrown face down are dead at once (S3-32), even while they can be identified (TDA 14)."""
    all_in_tabled: bool = True
    """After an all-in ended the betting all hands are turned up together (TDA 16); otherwise players show or muck."""
    side_pots_show_first: bool = False
    """Players of a side pot show before those who can win the main pot only (S1-26); TDA 16: all at once."""

    # Cash games.
    rake: Rake | None = None
    """What the house takes (S1-3, S0-16); nothing in tournaments."""
    least_buy_in: int | None = None
    """In lower limits (S0-17: 10); None where each table states its own (S1, S3) or chips are given (S2, TDA)."""
    half_top_up: bool = False
    """Rebought or topped up, a stack must reach half the least buy-in (S1-7, S3-6, S3-7)."""

    def __post_init__(self) -> None:
        """Refuse rules no table can play by.

        BadSetup `switch_kind`, `smallest_chip`, `most_players`, `raise_cap`, `least_buy_in` or `no_limits`.
        """
        for one in fields(self):
            value, usual = getattr(self, one.name), one.default
            if isinstance(usual, StrEnum | bool) and type(value) is not type(usual):
                raise BadSetup("switch_kind", switch=one.name, value=str(value))
        if type(self.name) is not str:
            raise BadSetup("switch_kind", switch="name", value=str(self.name))
        if self.rake is not None and type(self.rake) is not Rake:
            raise BadSetup("switch_kind", switch="rake", value=str(self.rake))
        if type(self.smallest_chip) is not int or self.smallest_chip < 1:
            raise BadSetup("smallest_chip", value=str(self.smallest_chip))
        if type(self.most_players) is not int or not 2 <= self.most_players <= MOST_PLAYERS:
            raise BadSetup("most_players", value=str(self.most_players))
        if self.raise_cap is not None and (type(self.raise_cap) is not int or self.raise_cap < 0):
            raise BadSetup("raise_cap", value=str(self.raise_cap))
        if self.least_buy_in is not None and (type(self.least_buy_in) is not int or self.least_buy_in < 1):
            raise BadSetup("least_buy_in", value=str(self.least_buy_in))
        if type(self.limits) is not tuple or {type(limit) for limit in self.limits} != {Limit}:
            raise BadSetup("no_limits", rules=self.name)

    def small_blind(self, lower: int, unit: int = 1) -> int:
        """The small blind that goes with this lower limit or big blind: half of it, in whole smallest chips.

        `unit`: the chips that make one unit of the currency. Under `floor_small_blind` a half of one unit or more is
        rounded down to whole units, so 5 has 2 and 3 has 1, while 1 keeps its 0.50 (S0-3).
        """
        half = lower // 2
        whole = unit if self.floor_small_blind and half >= unit else self.smallest_chip
        return half - half % whole
