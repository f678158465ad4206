"""A training session: one table of play chips from hand to hand, with robots on the seats that no person has.

Everything here is a frozen value on `engine.table.Table`; decks come in. Nobody pays for anything: a robot that is
broke buys in again at once, a person when he likes, and chips that were bought are always the chips that are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from engine.button import drawn_button, open_cards
from engine.cards import Card
from engine.entering import Coming, Entry
from engine.errors import BadSetup, EngineRefusal
from engine.hand import Hand
from engine.presets import preset
from engine.robots import robot
from engine.rules import HouseRules, MissedBlinds, Straddle
from engine.seats import clockwise
from engine.table import Table
from tournament.training.houses import Stakes, most_seats

Manner = tuple[str, str]
"""How a robot plays: its style and its strength, as `engine.robots.robot` knows them."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat: a name, and how it plays if it is a robot; None: a person."""

    name: str
    manner: Manner | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What was chosen for a training table.

    `players` by seat, from 1. Raises BadSetup `no_such_preset`, `training_seats` (too few or too many), `stack_short`,
    `nobody_to_train`, those of `Stakes.blinds`, and of `engine.robots.robot` for a manner that is not known.
    """

    house: str
    stakes: Stakes
    players: Mapping[int, Player]

    def __post_init__(self) -> None:
        rules, most = preset(self.house), most_seats(self.house)
        object.__setattr__(self, "players", MappingProxyType(dict(sorted(self.players.items()))))
        seats = list(self.players)
        if not 2 <= len(seats) <= most or seats != list(range(1, len(seats) + 1)):
            raise BadSetup("training_seats", seats=len(seats), most=most)
        self.stakes.blinds(rules)
        least = self.stakes.least_stack(rules)
        if type(self.stakes.stack) is not int or self.stakes.stack < least:
            raise BadSetup("stack_short", stack=str(self.stakes.stack), least=least)
        if not self.people:
            raise BadSetup("nobody_to_train")
        for player in self.players.values():
            if player.manner is not None:
                robot(*player.manner)

    @property
    def rules(self) -> HouseRules:
        """The rules of the house."""
        return preset(self.house)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(seat for seat, player in self.players.items() if player.manner is None)

    @property
    def robots(self) -> tuple[int, ...]:
        """The seats of robots."""
        return tuple(seat for seat, player in self.players.items() if player.manner is not None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Session:
    """A training table between hands, or while one is being played.

    `table`: the engine's. `bought`: all the chips that each seat has bought so far. `hands`: so many have been played
    to their end; `opened`: how many of them each seat was dealt.
    """

    plan: Plan
    table: Table
    bought: Mapping[int, int] = field(default_factory=dict)
    hands: int = 0
    opened: Mapping[int, int] = field(default_factory=dict)

    @classmethod
    def begun(cls, plan: Plan, deck: Sequence[Card]) -> Session:
        """Everybody sits down with a stack, and the button is drawn from `deck` as the house draws it."""
        stakes = plan.stakes
        table = Table(rules=plan.rules, blinds=stakes.blinds(plan.rules), stated_buy_in=stakes.stack)
        for seat in plan.players:
            table = table.sit_down(seat, stakes.stack)
        drawn = drawn_button(open_cards(list(plan.players), deck), plan.rules)
        bought = dict.fromkeys(plan.players, stakes.stack)
        return cls(plan=plan, table=table.with_button(drawn.button), bought=bought)

    @property
    def is_under_way(self) -> bool:
        """Whether a hand is being played."""
        return self.table.under_way is not None

    @property
    def number(self) -> int:
        """The number of the hand being played, or else of the next one."""
        return self.hands + 1

    @property
    def results(self) -> dict[int, int]:
        """What each seat has won or lost so far, in chips; a hand under way not counted."""
        return {seat: chips - self.bought[seat] for seat, chips in self.table.chips.items()}

    # ---- hands -----------------------------------------------------------------------------------------------------

    def coming(self) -> Coming | None:
        """The next hand as it will be; None while one is played, and where fewer than two can play."""
        try:
            return self.table.coming()
        except EngineRefusal:
            return None

    def next_hand(self, deck: Sequence[Card]) -> tuple[Session, Hand]:
        """Deal the next hand. Raises what `Table.next_hand` raises: BadSetup `too_few_players` if nobody is left."""
        table, hand = self.table.next_hand(deck, asks_to_show=True)
        return replace(self, table=table), hand

    def finished(self, hand: Hand) -> Session:
        """The session after that hand; robots that cannot go on have bought in again.

        Raises what `Table.finished` raises.
        """
        after = replace(self, table=self.table.finished(hand))
        if not hand.result().void:
            opened = {seat: self.opened.get(seat, 0) + (seat in hand.order) for seat in self.plan.players}
            after = replace(after, hands=self.hands + 1, opened=opened)
        for seat in self.plan.robots:
            if after.is_broke(seat):
                after = after.buy(seat, after.to_full(seat))
        return after

    def called_off(self) -> Session:
        """The hand under way counts for nothing, and the next one is dealt in its place: same button, other cards."""
        return replace(self, table=self.table.called_off())

    # ---- chips -----------------------------------------------------------------------------------------------------

    def is_broke(self, seat: int) -> bool:
        """Whether he has too few chips for the next hand, be it none or less than the house lets him play with."""
        place = self.table.places[seat]
        least = self.table.blinds.big if self.table.rules.half_top_up else 1
        return place.chips < least and not self.is_under_way

    def to_full(self, seat: int) -> int:
        """What he lacks to the stack that everybody bought, or the least the house sells him; 0 where he lacks none."""
        lacking = self.plan.stakes.stack - self.table.chips[seat]
        return max(lacking, self.least_purchase(seat)) if lacking > 0 else 0

    def least_purchase(self, seat: int) -> int:
        """The fewest chips that he may buy now (S0-17, S1-7, S3-6, S3-7)."""
        return self.table.least_purchase(seat)

    def buy(self, seat: int, chips: int) -> Session:
        """He takes more chips, in play from the next hand on. Raises what `Table.buy` raises."""
        table = self.table.buy(seat, chips)
        return replace(self, table=table, bought={**self.bought, seat: self.bought[seat] + chips})

    # ---- away and back ---------------------------------------------------------------------------------------------

    @property
    def misses_blinds(self) -> bool:
        """Whether who sits out is not dealt in; by tournament rules he is, and posts."""
        return self.table.rules.missed_blinds is not MissedBlinds.NOTHING

    def is_away(self, seat: int) -> bool:
        """Whether he sits out."""
        return self.table.places[seat].away

    def is_waiting(self, seat: int) -> bool:
        """Whether he wants to play and is not dealt in yet."""
        now = self.table.under_way if self.is_under_way else self.coming()
        return now is not None and seat in now.waiting

    def entries(self, seat: int) -> tuple[Entry, ...]:
        """How he may come back in: for a post or with the big blind; where there is one only, he has no choice."""
        return self.table.entries(seat)

    def sit_out(self, seat: int) -> Session:
        """He is away from the next hand on. Raises IllegalAction `away_already`."""
        return replace(self, table=self.table.sit_out(seat))

    def come_back(self, seat: int, entry: Entry | None = None) -> Session:
        """He is there again. Raises what `Table.come_back` raises."""
        return replace(self, table=self.table.come_back(seat, entry))

    def choose(self, seat: int, entry: Entry) -> Session:
        """He waits for the big blind after all, or does not. Raises what `Table.choose` raises."""
        return replace(self, table=self.table.choose(seat, entry))

    # ---- the straddle ----------------------------------------------------------------------------------------------

    def may_straddle(self, seat: int) -> bool:
        """Whether he is the one who may straddle in the next hand (S1-39, R 14)."""
        hand = None if self.table.rules.straddle is Straddle.OFF else self.coming()
        if hand is None or len(hand.dealt) < 3 or hand is self.table.again:
            return False
        first = clockwise(hand.dealt, hand.positions.big_blind)[0]
        return seat == first and self.table.places[seat].chips >= 2 * self.table.blinds.big

    def straddle(self, seat: int, *, wanted: bool = True) -> Session:
        """He announces a straddle of twice the big blind for the next hand, or takes it back.

        Raises what `Table.straddle` raises.
        """
        if not wanted:
            return replace(self, table=replace(self.table, straddler=None))
        return replace(self, table=self.table.straddle(seat))
