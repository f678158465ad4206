"""Games of any kind for the properties: any house, limit, table, stacks, antes and dues, drawn from one Random."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from engine.actions import Action, Bet, Call, Check, Due, Fold, Legal, Posting, RaiseTo
from engine.blinds import AnteKind, Blinds
from engine.cards import Card
from engine.deck import shuffled
from engine.hand import Hand
from engine.presets import PRESETS
from engine.rules import HeadsUpCap, HouseRules, Rake, Reopening, ShortRaise, Straddle
from engine.seats import Positions, clockwise, first_positions, next_positions


@dataclass(frozen=True)
class Game:
    """Everything a hand is dealt from."""

    stacks: dict[int, int]
    where: Positions
    blinds: Blinds
    deck: tuple[Card, ...]
    rules: HouseRules
    dues: tuple[Due, ...]
    carried: int
    last_two: bool
    asks_to_show: bool

    def deal(self, deck: Sequence[Card] = ()) -> Hand:
        """The hand; from another deck if one is given."""
        return Hand(
            self.stacks,
            self.where,
            self.blinds,
            deck or self.deck,
            self.rules,
            dues=self.dues,
            carried=self.carried,
            last_two=self.last_two,
            asks_to_show=self.asks_to_show,
        )

    @property
    def chips(self) -> int:
        """All the chips there are."""
        return sum(self.stacks.values()) + self.carried


def house(rng: Random) -> HouseRules:
    """A preset, half the time with some of its switches turned."""
    rules = rng.choice(list(PRESETS.values()))
    if rng.random() < 0.5:
        return rules
    return replace(
        rules,
        smallest_chip=rng.choice((1, 1, 5, 25)),
        burns=rng.random() < 0.8,
        ante_first=rng.random() < 0.5,
        halve_short_handed_ante=rng.random() < 0.5,
        straddle=rng.choice(list(Straddle)),
        raise_cap=rng.choice((None, 2, 3, 4)),
        heads_up_cap=rng.choice(list(HeadsUpCap)),
        reopening=rng.choice(list(Reopening)),
        short_raise=rng.choice(list(ShortRaise)),
        double_bet_on_turn=rng.random() < 0.5,
        side_pots_show_first=rng.random() < 0.5,
        all_in_tabled=rng.random() < 0.5,
        rake=rng.choice((None, Rake(50), Rake(100, 7), Rake(33, None, no_flop_no_drop=False))),
    )


def level(rng: Random, rules: HouseRules, big: int) -> Blinds:
    """Blinds with any ante and any limit the house plays."""
    return Blinds(
        rng.choice((0, big // 2, big)),
        big,
        rng.choice((0, 0, 1, big // 4, big)) * rules.antes,
        rng.choice(list(AnteKind)),
        rng.choice(rules.limits),
        rng.choice((0, 0, 0, big // 2, 2 * big)),
        0,
    )


def dues_of(rng: Random, seats: Sequence[int], where: Positions, rules: HouseRules, big: int) -> tuple[Due, ...]:
    """Straddle, live and dead posts and antes; blinds post none."""
    others = [seat for seat in clockwise(seats, where.big_blind) if seat not in {where.small_blind, where.big_blind}]
    dues = []
    if others and rules.straddle is not Straddle.OFF and rng.random() < 0.5:
        straddler = others.pop(0)
        dues.append(Due(straddler, Posting.STRADDLE, 2 * big))
    for seat in others:
        if rng.random() < 0.2:
            dues.append(Due(seat, Posting.LIVE, big))
        if rng.random() < 0.2:
            dues.append(Due(seat, Posting.DEAD, max(big // 2, 1)))
        if rng.random() < 0.05 * rules.antes:
            dues.append(Due(seat, Posting.ANTE, big))
    return tuple(dues)


def game(rng: Random) -> Game:
    """Two to ten players, sometimes as many as the cards suffice for; short and deep, sometimes with a dead blind."""
    rules = house(rng)
    most = min(rules.most_players, 22 if rules.burns else 23)
    players = most if rng.random() < 0.05 else rng.randint(2, min(most, 10))
    seats = sorted(rng.sample(range(1, players + 3), players))
    big = rng.choice((2, 20, 100))
    deepest = rng.choice((2, 6, 40)) * big
    stacks = {seat: rng.randint(1, deepest) for seat in seats}
    where = first_positions(rng.choice(seats), seats)
    if players > 3 and rng.random() < 0.3:
        stacks.pop(rng.choice(seats))
        where = next_positions(where, stacks.keys()).positions
    dues = dues_of(rng, list(stacks), where, rules, big) if rng.random() < 0.5 else ()
    return Game(
        stacks,
        where,
        level(rng, rules, big),
        shuffled(Random(rng.randint(0, 10**9))),
        rules,
        dues,
        rng.choice((0, 0, 0, 7, big)),
        rng.random() < 0.3,
        rng.random() < 0.5,
    )


def choices(legal: Legal) -> list[Action]:
    """Everything `legal` offers, with the bounds and the middle of a raise."""
    found: list[Action] = [Fold(), Check() if legal.can_check else Call()]
    if legal.min_raise_to is not None and legal.max_raise_to is not None:
        least, most = legal.min_raise_to, legal.max_raise_to
        found += [legal.raise_to(amount) for amount in sorted({least, (least + most) // 2, most})]
    return found


def some_action(legal: Legal, rng: Random) -> Action:
    """A legal action: mostly staying in, so that hands become long."""
    offers = choices(legal)
    draw = rng.random()
    if draw < 0.1:
        return offers[0]
    return offers[1] if draw < 0.6 else rng.choice(offers[1:])


def wrong_actions(legal: Legal, rng: Random) -> list[object]:
    """What must be refused just now: wrong kinds, wrong amounts, no amounts, no actions."""
    kind, other = (Bet, RaiseTo) if legal.is_bet else (RaiseTo, Bet)
    everything = legal.bet + legal.stack
    found: list[object] = [
        Call() if legal.can_check else Check(),
        other(legal.max_raise_to or everything),
        kind(everything + 1),
        kind(everything + rng.randint(1, 10**9)),
        kind(-rng.randint(1, 10**9)),
        kind(0),
        kind(legal.bet),
        *[kind(amount) for amount in (True, float(everything), "all", None, 1.5)],  # type: ignore[arg-type]
        *["fold", None, 7, Fold, (everything,)],
    ]
    if legal.min_raise_to is None or legal.max_raise_to is None:
        found += [kind(amount) for amount in (legal.bet + legal.to_call, everything, legal.bet + legal.to_call + 1)]
    else:
        found.append(kind(legal.max_raise_to + 1))
    return found


def played_out(hand: Hand, rng: Random) -> Hand:
    """Random legal actions to the end, and random shows at the showdown."""
    while not hand.is_over:
        one_more(hand, rng)
    return hand


def one_more(hand: Hand, rng: Random) -> None:
    """One legal action, or one player shows or mucks."""
    if hand.to_act is not None:
        hand.act(some_action(hand.legal(), rng))
    elif hand.showing is not None and hand.showing.may_muck and rng.random() < 0.5:
        hand.muck()
    else:
        hand.show()
