"""A cash game's or training game's table between hands: who sits there with which chips, and what the next hand is.

A Table is a frozen value like everything the engine hands out: each operation gives another Table or refuses, so a
refusal changes nothing, a face can show or save any moment, and undoing is keeping the one before. Chips are whole
chips, seats are whole numbers from 1, clockwise from the dealer's left (S1-5).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from engine.actions import Due, Posting
from engine.blinds import Blinds
from engine.cards import Card
from engine.entering import CLEAR, NEW, Coming, Entry, Standing, coming, entries, missed
from engine.errors import BadSetup, EngineFault, IllegalAction
from engine.hand import Hand
from engine.places import Place, Places
from engine.presets import TDA
from engine.rules import MOST_WITH_BURNS, HouseRules, MissedBlinds, Straddle
from engine.seats import Positions, clockwise, first_positions
from engine.stakes import limit_blinds, refuse_stakes


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table. Make it with rules, blinds and perhaps a `stated_buy_in`; the rest follows from what happens.

    `first_button`: the seat that has the button in the first hand. `last`: where button and blinds were in the last
    hand that counted. `carried`: chips of void hands that wait for the next pot (S3-36). `straddler`: who announced a
    straddle for the next hand. `under_way`: the hand being played. `again`: a hand that was void and is dealt again,
    until one of its players leaves. `sold`, `cashed` and `raked`: all the chips that ever came to the table, went with
    their players, or to the house.

    Who is who is the caller's business: one who leaves and sits down again is a new player, who owes no missed blinds.
    A house that asks them of him (S1-13) keeps his seat by `sit_out`, or does not let him in.

    Raises BadSetup `buy_in`, `carried`, `chips_not_whole`, `seat_number`, `no_such_seat`, and those of
    `stakes.refuse_stakes`.
    """

    rules: HouseRules = TDA
    blinds: Blinds
    stated_buy_in: int = 0
    places: Mapping[int, Place] = field(default_factory=dict)
    first_button: int | None = None
    last: Positions | None = None
    carried: int = 0
    straddler: int | None = None
    under_way: Coming | None = None
    again: Coming | None = None
    sold: int = 0
    cashed: int = 0
    raked: int = 0

    def __post_init__(self) -> None:
        refuse_stakes(self.blinds, self.rules)
        if not isinstance(self.places, Places):
            object.__setattr__(self, "places", Places(self.places))
        for seat in (self.first_button, self.straddler):
            if seat is not None and (type(seat) is not int or seat < 1):
                raise BadSetup("seat_number", seat=str(seat))
        for seat in self.places:
            _refuse_seat(seat, self.most)
        counts = [("buy_in", self.stated_buy_in), ("carried", self.carried)]
        counts += [("chips_not_whole", chips) for chips in (self.sold, self.cashed, self.raked)]
        for code, chips in counts:
            if type(chips) is not int or chips < 0:
                raise BadSetup(code, chips=str(chips))

    @classmethod
    def of_limit(cls, lower: int, rules: HouseRules, *, unit: int = 1, stated_buy_in: int = 0) -> Table:
        """A fixed-limit table with this lower limit, the blinds as the house makes them (S0-3, S0-4, S0-11).

        `unit`: the chips that make one unit of the currency. Raises what `stakes.limit_blinds` and Table raise.
        """
        return cls(rules=rules, blinds=limit_blinds(lower, rules, unit), stated_buy_in=stated_buy_in)

    @property
    def buy_in(self) -> int:
        """The fewest chips to sit down with: what the house asks in lower limits (S0-17), or more if stated (S3-3)."""
        return max(self.stated_buy_in, (self.rules.least_buy_in or 0) * self.blinds.lower, 1)

    @property
    def most(self) -> int:
        """The number of seats: what the house allows and the deck suffices for (S0-1, S1-4, S2-2, S3-1)."""
        return min(self.rules.most_players, MOST_WITH_BURNS) if self.rules.burns else self.rules.most_players

    @property
    def button(self) -> int | None:
        """The seat in front of which the button lies, empty perhaps; None before it was drawn."""
        where = self.last if self.under_way is None else self.under_way.positions
        return self.first_button if where is None else where.button

    @property
    def chips(self) -> dict[int, int]:
        """All the chips of each taken seat, those bought during the hand as well; a hand under way not counted."""
        return {seat: place.chips + place.bought for seat, place in self.places.items()}

    @property
    def absent(self) -> tuple[int, ...]:
        """The seats of the hand under way that nobody sits at: dealt in and posting all the same (tournaments)."""
        dealt = () if self.under_way is None else self.under_way.dealt
        return tuple(seat for seat in dealt if self.places[seat].away)

    def least_purchase(self, seat: int) -> int:
        """The fewest chips that this seat may buy now.

        Under `half_top_up` what makes half the buy-in with the chips he has (S1-7, S3-6, S3-7). Elsewhere a broke
        player buys in as if he came (S0-17), and others what they like. Raises BadSetup `seat_empty`.
        """
        place = self._place(seat)
        return max(self._least_stack(place) - place.chips - place.bought, 1)

    def entries(self, seat: int) -> tuple[Entry, ...]:
        """How this seat may come in; see `entering.entries`. Raises BadSetup `seat_empty`."""
        return entries(self._place(seat).standing, self.rules)

    def is_ready(self, seat: int) -> bool:
        """True if he wants to play and has what it takes: a big blind's worth by S1-7 and S3-7, elsewhere a chip.

        Where nobody misses a blind, absent players play too (tournaments, TDA 30). Raises BadSetup `seat_empty`.
        """
        return self._plays(self._place(seat), self.blinds)

    def sit_down(self, seat: int, chips: int, entry: Entry | None = None) -> Table:
        """A new player buys in and takes a seat. `entry`: how he comes in; None: at once if that is free.

        Once the game has begun he is new and waits where the house says so (S1-14, S3-28, TDA 10-A). Raises BadSetup
        `no_such_seat`, `seat_taken`, `chips_not_whole`, `no_such_entry`; IllegalAction `buy_in_short`,
        `no_choice_of_entry`.
        """
        _refuse_seat(seat, self.most)
        if seat in self.places:
            raise BadSetup("seat_taken", seat=seat)
        _refuse_chips(chips)
        if chips < self.buy_in:
            raise IllegalAction("buy_in_short", seat=seat, chips=chips, least=self.buy_in)
        place = Place(chips, NEW, _chosen(seat, NEW, entry, self.rules))
        return replace(self, places={**self.places, seat: place}, sold=self.sold + chips)

    def leave(self, seat: int) -> Table:
        """He goes and takes all his chips, which nobody may do otherwise (S1-6); out of a hand, when it is over.

        A void hand that he was in is not dealt again: nobody else may play it on his seat (TDA 35-C). Raises BadSetup
        `seat_empty`.
        """
        place = self._place(seat)
        if self.under_way is not None and seat in self.under_way.dealt:
            return self._with(seat, replace(place, leaving=True))
        rest = {other: kept for other, kept in self.places.items() if other != seat}
        again = None if self.again is None or seat in self.again.dealt else self.again
        return replace(self, places=rest, again=again, cashed=self.cashed + place.chips + place.bought)

    def sit_out(self, seat: int) -> Table:
        """He is away from the next hand on, and misses the blinds that go over him.

        Raises BadSetup `seat_empty`; IllegalAction `away_already`.
        """
        place = self._place(seat)
        if place.away:
            raise IllegalAction("away_already", seat=seat)
        return self._with(seat, replace(place, away=True))

    def come_back(self, seat: int, entry: Entry | None = None) -> Table:
        """He is there again. `entry`: how he comes in if he missed blinds; None: at once if that is free.

        Raises BadSetup `seat_empty`, `no_such_entry`; IllegalAction `not_away`, `no_choice_of_entry`.
        """
        place = self._place(seat)
        if not place.away:
            raise IllegalAction("not_away", seat=seat)
        chosen = _chosen(seat, place.standing, entry, self.rules)
        return self._with(seat, replace(place, away=False, entry=chosen))

    def choose(self, seat: int, entry: Entry) -> Table:
        """He waits for the big blind after all, or does not.

        Raises BadSetup `seat_empty`, `no_such_entry`; IllegalAction `no_choice_of_entry`.
        """
        place = self._place(seat)
        return self._with(seat, replace(place, entry=_chosen(seat, place.standing, entry, self.rules)))

    def buy(self, seat: int, chips: int) -> Table:
        """He buys chips, which are not in play before the hand under way is over (S1-6, S3-4).

        If he has lost so much by then that he would have had to buy more, they wait until he does. Raises BadSetup
        `seat_empty`, `chips_not_whole`; IllegalAction `purchase_short` with the least he may buy.
        """
        place = self._place(seat)
        _refuse_chips(chips)
        least = self.least_purchase(seat)
        if chips < least:
            raise IllegalAction("purchase_short", seat=seat, chips=chips, least=least)
        place = replace(place, bought=place.bought + chips)
        if self.under_way is None:
            place = self._in_play(place)
        return replace(self._with(seat, place), sold=self.sold + chips)

    def with_blinds(self, blinds: Blinds) -> Table:
        """Other blinds or another limit, from the next hand on; a void hand is dealt again at its own (TDA 35-C).

        A straddle is twice the big blind of its hand (S1-39, R 14): one announced for another big blind lapses.
        Raises BadSetup as `stakes.refuse_stakes` does.
        """
        straddler = self.straddler if blinds.big == self.blinds.big else None
        after = replace(self, blinds=blinds, straddler=straddler)
        if after.under_way is not None:
            return after
        # Chips that lay behind for want of more may be enough now.
        return replace(after, places={seat: after._in_play(place) for seat, place in after.places.items()})

    def with_button(self, seat: int) -> Table:
        """The button where it was drawn (`button.drawn_button`), before the first hand that counts.

        With a new draw the game begins anew, and a void hand is not dealt again. Raises BadSetup `seat_empty`;
        IllegalAction `button_moves_itself`.
        """
        self._place(seat)
        if self.last is not None or self.under_way is not None:
            raise IllegalAction("button_moves_itself", seat=seat)
        return replace(self, first_button=seat, again=None)

    def straddle(self, seat: int) -> Table:
        """The player after the big blind announces a straddle of twice that for the next hand (S1-39, R 14).

        It lapses if somebody else is the next one by then, if he has fewer chips, or with another big blind. A hand
        that is dealt again has the posts it had. Raises BadSetup `seat_empty`, and those of `coming`; IllegalAction
        `no_straddle`, `hand_under_way`, `dealt_again`, `straddle_heads_up`, `straddle_seat`, `straddle_short`.
        """
        place = self._place(seat)
        if self.rules.straddle is Straddle.OFF:
            raise IllegalAction("no_straddle", seat=seat, rules=self.rules.name)
        hand = self.coming()
        if hand is self.again:
            raise IllegalAction("dealt_again", seat=seat)
        if len(hand.dealt) == 2:
            raise IllegalAction("straddle_heads_up", seat=seat)
        after = clockwise(hand.dealt, hand.positions.big_blind)[0]
        if seat != after:
            raise IllegalAction("straddle_seat", seat=seat, after_big_blind=after)
        if place.chips < 2 * self.blinds.big:
            raise IllegalAction("straddle_short", seat=seat, chips=place.chips, needed=2 * self.blinds.big)
        return replace(self, straddler=seat)

    def coming(self) -> Coming:
        """The next hand: positions, who is dealt in, who waits, what they post.

        After a void hand it is the same one again if all who were dealt in still can be (TDA 35-C). Raises
        IllegalAction `hand_under_way`; BadSetup `too_few_players`, and before the first hand that counts `no_button`
        or `button_seat_empty`: draw again.
        """
        if self.under_way is not None:
            raise IllegalAction("hand_under_way")
        again = self.again
        if again is not None and all(self._plays(self.places[seat], again.blinds) for seat in again.dealt):
            return again
        ready = {seat: place for seat, place in self.places.items() if self.is_ready(seat)}
        if self.last is not None:
            standings = {seat: place.standing for seat, place in ready.items()}
            choices = {seat: place.entry for seat, place in ready.items()}
            return self._straddled(coming(self.last, standings, choices, self.blinds, self.rules))
        if self.first_button is None:
            raise BadSetup("no_button")
        where = first_positions(self.first_button, ready)
        return self._straddled(Coming(where, tuple(sorted(ready)), (), (), self.blinds))

    def next_hand(self, deck: Sequence[Card], *, asks_to_show: bool = False) -> tuple[Table, Hand]:
        """Deal the next hand from `deck`: the table while it is under way, and the hand to play.

        Raises what `coming` and Hand raise.
        """
        now = self.coming()
        stacks = {seat: self.places[seat].chips for seat in now.dealt}
        hand = Hand(
            stacks,
            now.positions,
            now.blinds,
            deck,
            self.rules,
            dues=now.dues,
            carried=self.carried,
            asks_to_show=asks_to_show,
        )
        return replace(self, under_way=now, again=None), hand

    def finished(self, hand: Hand) -> Table:
        """The table after the hand under way: chips paid out, blinds counted, leavers gone, bought chips in play.

        A void hand does not count: button and blinds stay for the next one, which is the same again (TDA 35-C).
        Raises IllegalAction `no_hand_under_way`, `hand_not_over`; BadSetup `other_hand` unless it has the stacks,
        positions, blinds, rules, dues and carried chips of the one that was dealt; EngineFault if chips were lost.
        """
        played = self.under_way
        if played is None:
            raise IllegalAction("no_hand_under_way")
        stacks = {seat: self.places[seat].chips for seat in played.dealt}
        dealt = (stacks, played.positions, played.blinds, self.rules, played.dues, self.carried, False)
        if dealt != (hand.started, hand.positions, hand.blinds, hand.rules, hand.dues, hand.carried, hand.last_two):
            raise BadSetup("other_hand")
        result = hand.result()
        places = dict(self.places)
        if not result.void and self.last is not None:
            away = {seat: place.standing for seat, place in places.items() if seat not in played.dealt}
            for seat, standing in missed(self.last, played.positions, away).items():
                places[seat] = replace(places[seat], standing=standing)
        for seat, chips in result.stacks.items():
            standing = places[seat].standing if result.void else CLEAR
            places[seat] = replace(places[seat], chips=chips, standing=standing)
        after = replace(
            self,
            places={seat: self._in_play(place) for seat, place in places.items()},
            last=self.last if result.void else played.positions,
            carried=result.carried,
            straddler=None,
            under_way=None,
            again=played if result.void else None,
            raked=self.raked + result.rake,
        )
        if after.sold != sum(after.chips.values()) + after.carried + after.cashed + after.raked:
            raise EngineFault(f"chips not conserved: {self.chips} became {after.chips}, {after.carried} carried")
        for seat in [seat for seat, place in places.items() if place.leaving]:
            after = after.leave(seat)
        return after

    def called_off(self) -> Table:
        """The hand under way counts for nothing, and is dealt again (TDA 35-C); chips bought meanwhile are in play.

        Between two hands there is nothing to call off.
        """
        if self.under_way is None:
            return self
        places = {seat: self._in_play(place) for seat, place in self.places.items()}
        return replace(self, places=places, under_way=None, again=self.under_way)

    def _straddled(self, hand: Coming) -> Coming:
        """The hand with the straddle announced; whoever comes in with it has posted by it."""
        seat, size = self.straddler, 2 * self.blinds.big
        if seat is None or len(hand.dealt) == 2 or clockwise(hand.dealt, hand.positions.big_blind)[0] != seat:
            return hand
        if self.places[seat].chips < size:
            return hand
        others = tuple(due for due in hand.dues if due.seat != seat or due.posting is not Posting.LIVE)
        return replace(hand, dues=(*others, Due(seat, Posting.STRADDLE, size)))

    def _in_play(self, place: Place) -> Place:
        """Bought chips come into play, unless a stack lost meanwhile leaves them short of the least (S0-17, S3-6)."""
        total = place.chips + place.bought
        if not place.bought or total < self._least_stack(place):
            return place
        return replace(place, chips=total, bought=0)

    def _least_stack(self, place: Place) -> int:
        """The chips that whoever buys must have then: half the buy-in, or all of it if he is broke."""
        if self.rules.half_top_up:
            return (self.buy_in + 1) // 2
        return 1 if place.chips else self.buy_in

    def _plays(self, place: Place, blinds: Blinds) -> bool:
        """True if he wants to play for these blinds and can."""
        least = blinds.big if self.rules.half_top_up else 1
        here = not place.away or self.rules.missed_blinds is MissedBlinds.NOTHING
        return here and not place.leaving and place.chips >= least

    def _place(self, seat: int) -> Place:
        found = self.places.get(seat) if type(seat) is int else None
        if found is None:
            raise BadSetup("seat_empty", seat=str(seat))
        return found

    def _with(self, seat: int, place: Place) -> Table:
        return replace(self, places={**self.places, seat: place})


def _chosen(seat: int, standing: Standing, entry: Entry | None, rules: HouseRules) -> Entry:
    """The entry asked for, or at once where that is free and the big blind where it is not."""
    if entry is not None and not isinstance(entry, Entry):
        raise BadSetup("no_such_entry", entry=str(entry))
    possible = entries(standing, rules)
    if entry is None:
        return possible[-1]
    if entry not in possible:
        raise IllegalAction("no_choice_of_entry", seat=seat, entry=entry.value)
    return entry


def _refuse_chips(chips: int) -> None:
    if type(chips) is not int or chips < 1:
        raise BadSetup("chips_not_whole", chips=str(chips))


def _refuse_seat(seat: int, most: int) -> None:
    if type(seat) is not int or not 1 <= seat <= most:
        raise BadSetup("no_such_seat", seat=str(seat), most=most)
