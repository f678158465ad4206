"""The betting beside a slow model that keeps only the history of the street and asks the rules anew each time."""

from dataclasses import dataclass, field, replace
from random import Random

import pytest

from engine.actions import Action, Bet, Call, Fold, Posting, RaiseTo
from engine.blinds import Limit
from engine.hand import Hand
from engine.rules import HeadsUpCap, Reopening, ShortRaise, Straddle
from engine.seats import clockwise
from tests.engine.games import Game, game, some_action


@dataclass
class Player:
    """A seat: chips behind, chips in front of it on this street, whether it is out and whether it has spoken."""

    seat: int
    stack: int
    front: int = 0
    out: bool = False
    spoke: bool = False


@dataclass
class Wager:
    """A bet or raise of the street: its total, and whether only two players were not all-in when it was made."""

    total: int
    alone: bool


@dataclass
class Plain:
    """A hand's betting from the rules' words: B27, B28, B35, B36, R 3-3 to 3-6, R 14."""

    game: Game
    players: list[Player]
    pot: int
    opening: int
    size: int
    last: int
    """Place of the last to speak: at first the big blind or straddler."""
    wagers: list[Wager] = field(default_factory=list)
    street: int = 0
    missing: int = 0
    """What short blinds lack, for pot-limit."""
    alone: bool = False
    """Whether only two players were not all-in when the betting began."""

    @property
    def fixed(self) -> bool:
        """Fixed limit?"""
        return self.game.blinds.limit is Limit.FIXED_LIMIT

    @property
    def price(self) -> int:
        """What everybody has to have in front of him."""
        return self.wagers[-1].total if self.wagers else self.opening

    def able(self) -> list[Player]:
        """Who is in and has chips."""
        return [player for player in self.players if not player.out and player.stack]

    def largest_raise(self) -> int:
        """B28: the largest full bet or raise of the round, at first the least bet."""
        size, price = self.size, self.opening
        for wager in self.wagers:
            size, price = max(size, wager.total - price), wager.total
        return size

    def is_raise(self, increase: int) -> bool:
        """TDA 47-B, S1-29: half a bet, or a full one."""
        half = self.game.rules.reopening is Reopening.HALF
        return 2 * increase >= self.size if half else increase >= self.size

    def counted(self) -> tuple[int, int, bool]:
        """Fixed limit: the total next raises count from, the raises so far, and whether the cap is lifted."""
        rules, base = self.game.rules, self.opening
        raises, lifted = (0 if self.street == 0 else -1), False
        by_hand = rules.heads_up_cap is HeadsUpCap.HAND
        if by_hand and raises == rules.raise_cap and self.alone:
            lifted = True
        for wager in self.wagers:
            if self.is_raise(wager.total - base):
                base, raises = wager.total, raises + 1
                lifted = lifted or (by_hand and raises == rules.raise_cap and wager.alone)
        if rules.raise_cap is None or (self.game.last_two and rules.heads_up_cap is HeadsUpCap.EVENT):
            lifted = True
        return base, raises, lifted

    def raise_of(self, player: Player) -> tuple[int, int] | None:
        """From where to where this player may raise."""
        owed = self.price - player.front
        if player.stack <= owed or len(self.able()) < 2:
            return None
        everything = player.front + player.stack
        if self.fixed:
            base, raises, lifted = self.counted()
            cap = self.game.rules.raise_cap
            capped = cap is not None and raises >= cap and not lifted
            if capped or (player.spoke and not self.is_raise(owed)):
                return None
            total = min(base + self.size, everything)
            return total, total
        if player.spoke and owed < self.largest_raise():
            return None
        most = everything
        if self.game.blinds.limit is Limit.POT_LIMIT:
            most = min(most, self.price + self.pot + self.missing + owed)
        return min(self.price + self.largest_raise(), most), most

    def on_turn(self) -> Player | None:
        """The next after the last to speak who has something to decide."""
        if sum(not player.out for player in self.players) < 2:
            return None
        matched = max(player.front for player in self.players)
        for place in range(self.last + 1, self.last + 1 + len(self.players)):
            player = self.players[place % len(self.players)]
            if player.out or not player.stack:
                continue
            if player.front < matched or (not player.spoke and len(self.able()) > 1):
                return player
        return None

    def do(self, action: Action) -> None:
        """The player on turn does it."""
        player = self.on_turn()
        assert player is not None
        chips = 0
        if isinstance(action, Fold):
            player.out = True
        elif isinstance(action, Call):
            chips = min(self.price - player.front, player.stack)
        elif isinstance(action, Bet | RaiseTo):
            chips = action.amount - player.front
            self.wagers.append(Wager(action.amount, len(self.able()) == 2))
        player.stack -= chips
        player.front += chips
        self.pot += chips
        player.spoke = True
        self.last = self.players.index(player)
        self.go_on()

    def go_on(self) -> None:
        """Next street, while nobody has anything to decide and somebody could bet."""
        blinds, rules = self.game.blinds, self.game.rules
        while self.on_turn() is None and self.street < 3 and len(self.able()) > 1:
            if sum(not player.out for player in self.players) < 2:
                return
            self.street += 1
            late = self.fixed and self.street > 1 and rules.double_bet_on_turn
            self.opening, self.size = 0, blinds.upper if late else blinds.lower
            self.wagers, self.missing, self.last = [], 0, len(self.players) - 1
            for player in self.players:
                player.front, player.spoke = 0, False


def plain(dealt: Game, hand: Hand) -> Plain:
    """The model after the posts, which are taken from the hand as facts."""
    players = [Player(seat, dealt.stacks[seat]) for seat in clockwise(dealt.stacks, dealt.where.button)]
    at = {player.seat: player for player in players}
    blinds, as_raise = dealt.blinds, dealt.rules.straddle is Straddle.RAISE
    model = Plain(dealt, players, dealt.carried, blinds.big, blinds.lower, players.index(at[dealt.where.big_blind]))
    nominal = {Posting.SMALL_BLIND: blinds.small, Posting.BIG_BLIND: blinds.big}
    due = {(one.seat, one.posting): one.chips for one in dealt.dues}
    for post in hand.posts:
        at[post.seat].stack -= post.chips
        model.pot += post.chips
        if post.posting in {Posting.ANTE, Posting.DEAD}:
            continue
        at[post.seat].front += post.chips
        owed = nominal.get(post.posting) or due[post.seat, post.posting]
        if post.posting is not Posting.STRADDLE:
            model.missing += owed - post.chips
        elif as_raise and post.chips > model.price:
            model.wagers.append(Wager(post.chips, False))
            model.last = players.index(at[post.seat])
        elif not as_raise:
            model.missing += owed - post.chips
            model.opening = owed
            model.size = model.size if model.fixed else owed
            model.last = players.index(at[post.seat])
    posted = {(post.seat, post.posting) for post in hand.posts}
    for seat, posting in [
        *due,
        (dealt.where.small_blind, Posting.SMALL_BLIND),
        (dealt.where.big_blind, Posting.BIG_BLIND),
    ]:
        # A player with nothing left for a blind is not among the posts, but lacks all of it.
        if (seat, posting) in posted or seat is None or posting in {Posting.ANTE, Posting.DEAD}:
            continue
        owed = nominal.get(posting) or due.get((seat, posting), 0)
        if posting is Posting.STRADDLE and not as_raise:
            model.opening, model.last = owed, players.index(at[seat])
            model.size = model.size if model.fixed else owed
        if posting is not Posting.STRADDLE or not as_raise:
            model.missing += owed
    model.alone = len(model.able()) == 2
    model.go_on()
    return model


def compare(seed: int) -> tuple[Limit, int]:
    """One random hand beside the model: turn, offers, chips and streets at every step. Returns its limit and length."""
    dealt = game(Random(seed))
    dealt = replace(dealt, rules=replace(dealt.rules, short_raise=ShortRaise.REJECT, rake=None), asks_to_show=False)
    hand, rng = dealt.deal(), Random(seed)
    model = plain(dealt, hand)
    while not hand.is_over:
        player, legal = model.on_turn(), hand.legal()
        assert player is not None
        bounds = model.raise_of(player)
        told = (player.seat, min(model.price - player.front, player.stack), *(bounds or (None, None)))
        assert (legal.seat, legal.to_call, legal.min_raise_to, legal.max_raise_to) == told, (seed, hand.actions)
        assert legal.is_bet == (model.price == 0)
        assert (hand.street, hand.public_view().pot) == (model.street, model.pot)
        assert hand.stacks == {one.seat: one.stack for one in model.players}
        action = some_action(legal, rng)
        hand.act(action)
        model.do(action)
    assert model.on_turn() is None
    return dealt.blinds.limit, len(hand.actions)


def test_the_betting_agrees_with_a_slow_model_at_every_step() -> None:
    """Two thousand hands of every house and limit; `make soak` plays more."""
    played = [compare(seed) for seed in range(2000)]
    for limit in Limit:
        assert sum(steps for kind, steps in played if kind is limit) > 3000


@pytest.mark.soak
def test_the_betting_agrees_with_a_slow_model_in_many_thousand_hands() -> None:
    for seed in range(2000, 40_000):
        compare(seed)
