"""Robots of every style and strength: blind to what is hidden, legal in every game, different, and better or worse."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from engine import odds, ranges
from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.blinds import Blinds, Limit
from engine.cards import ALL_CARDS, Card, card, cards
from engine.deck import shuffled
from engine.hand import Hand
from engine.presets import PRESETS, ROBERT
from engine.robots import STRENGTHS, STYLES, play_out, robot
from engine.robots.chances import Chances
from engine.robots.charts import calling, equity
from engine.robots.reading import hole_rank
from engine.robots.rivals import rivals
from engine.robots.spot import Spot
from engine.rules import HouseRules
from engine.seats import clockwise, first_positions
from engine.streets import Street
from engine.table import Table
from tests.engine.dealing import play, table
from tests.engine.duplicate import duplicate
from tests.engine.games import Game, game, some_action

EVERY = list(product(STYLES, STRENGTHS))
BLINDS = Blinds(50, 100)


class Counting(Random):
    """Counts how often chance is asked."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


def with_other_hidden_cards(found: Game, hand: Hand, seat: int, rng: Random) -> Hand:
    """The same hand up to now, but with every card changed that `seat` cannot see."""
    seen = {*hand.view(seat).cards, *hand.board}
    hidden = [one for one in hand.deck if one not in seen]
    rng.shuffle(hidden)
    rest = iter(hidden)
    twin = found.deal([one if one in seen else next(rest) for one in hand.deck])
    for taken in hand.actions:
        twin.act(taken.action)
    return twin


def test_a_decision_depends_on_nothing_hidden_in_any_game() -> None:
    """Everything the seat cannot see is dealt anew: its view is the same, and with the same chance so is its choice."""
    rng = Random(5)
    asked = 0
    for _ in range(22):
        found = game(rng)
        hand = found.deal()
        while (seat := hand.to_act) is not None:
            twin = with_other_hidden_cards(found, hand, seat, rng)
            view = hand.view(seat)
            assert twin.view(seat) == view
            for style, strength in rng.sample(EVERY, 3):
                player = robot(style, strength)
                assert player.decide(view, Random(asked)) == player.decide(twin.view(seat), Random(asked))
                asked += 1
            hand.act(some_action(hand.legal(), rng))
    assert asked > 300


@pytest.mark.parametrize("rules", PRESETS.values(), ids=lambda rules: rules.name)
def test_every_robot_plays_every_limit_of_every_house_at_every_size_of_table(rules: HouseRules) -> None:
    """An action that is not legal would be refused by the hand; afterwards no chip is lost."""
    rng = Random(3)
    for limit, players in product(rules.limits, range(2, min(rules.most_players, 10) + 1)):
        stacks = {seat: rng.choice((60, 700, 2500, 20_000)) for seat in range(1, players + 1)}
        seated = {seat: robot(*rng.choice(EVERY)) for seat in stacks}
        hand = Hand(stacks, first_positions(1, stacks), Blinds(50, 100, limit=limit), shuffled(rng), rules)
        assert sum(play_out(hand, seated, rng).stacks.values()) == sum(stacks.values())


def test_robots_play_with_straddles_posts_dead_blinds_and_antes_of_any_kind() -> None:
    rng = Random(11)
    for _ in range(60):
        found = game(rng)
        if not all(found.stacks.values()):
            continue
        hand = found.deal()
        play_out(hand, {seat: robot(*rng.choice(EVERY)) for seat in found.stacks}, rng)
        assert hand.is_over


def test_robots_play_at_a_cash_table_with_straddles_from_hand_to_hand() -> None:
    rng = Random(8)
    cash = Table(rules=ROBERT, blinds=Blinds(5, 10))
    for seat in (1, 2, 4, 5):
        cash = cash.sit_down(seat, 2000)
    cash = cash.with_button(1)
    seated = {seat: robot(style, "expert") for seat, style in zip((1, 2, 4, 5), STYLES, strict=True)}
    for _ in range(12):
        coming = cash.coming()
        after = clockwise(coming.dealt, coming.positions.big_blind)[0]
        cash = cash.straddle(after)
        cash, hand = cash.next_hand(shuffled(rng))
        play_out(hand, seated, rng)
        cash = cash.finished(hand)
        if not all(cash.chips.values()):
            break
    assert sum(cash.chips.values()) == 8000


@pytest.mark.parametrize("strength", STRENGTHS)
def test_styles_are_told_apart_by_how_many_hands_they_enter_and_how_they_play_them(strength: str) -> None:
    rng = Random(9)
    entered: Counter[str] = Counter()
    raised: Counter[str] = Counter()
    called: Counter[str] = Counter()
    for number in range(100):
        stacks = dict.fromkeys(range(1, 7), 10_000)
        styles = {seat: STYLES[(seat + number) % len(STYLES)] for seat in stacks}
        hand = Hand(stacks, first_positions(1 + number % 6, stacks), BLINDS, shuffled(rng))
        play_out(hand, {seat: robot(style, strength) for seat, style in styles.items()}, rng)
        entered.update(
            styles[seat] for seat in {a.seat for a in hand.actions if a.street is Street.PREFLOP and a.chips}
        )
        raised.update(styles[taken.seat] for taken in hand.actions if isinstance(taken.action, Bet | RaiseTo))
        called.update(styles[taken.seat] for taken in hand.actions if isinstance(taken.action, Call))
    often = {style: raised[style] / called[style] for style in STYLES}
    assert 1.3 * max(entered["tight"], entered["rock"]) < min(entered["loose"], entered["station"])
    assert often["tight"] > 1.3 * often["rock"]
    assert often["loose"] > 1.3 * often["station"]
    assert called["station"] > 1.5 * raised["station"]


@pytest.mark.parametrize("style", ["tight", "rock"])
def test_the_expert_beats_the_club_player(style: str) -> None:
    """Each deal played twice with the seats swapped; `make bench` plays forty times as many."""
    limit = Blinds(50, 100, limit=Limit.FIXED_LIMIT)
    found = duplicate(robot(style, "expert"), robot(style, "club"), 500, limit, 10_000)
    assert found.hands == 500
    assert found.errors > 2


@pytest.mark.parametrize("limit", [Limit.NO_LIMIT, Limit.FIXED_LIMIT])
def test_the_club_player_beats_the_learner(limit: Limit) -> None:
    found = duplicate(robot("loose", "club"), robot("loose", "learner"), 1000, replace(BLINDS, limit=limit), 10_000)
    assert found.errors > 2


def test_with_the_seats_swapped_two_of_a_kind_win_nothing_from_each_other() -> None:
    found = duplicate(robot("tight", "club"), robot("tight", "club"), 100, BLINDS, 10_000)
    assert (found.won, found.errors) == (0, 0)


def test_an_expert_thinks_no_longer_than_a_few_hundred_draws_whoever_is_in() -> None:
    """What a decision costs is bounded by the draws it makes, at ten seats as between two players."""
    for players in (2, 4, 10):
        hand = table(dict.fromkeys(range(1, players + 1), 20_000), (50, 100))
        while hand.street is Street.PREFLOP:
            hand.act(Call() if not hand.legal().can_check else Check())
        seat, rng = hand.to_act, Counting(1)
        assert seat is not None
        robot("loose", "expert").decide(hand.view(seat), rng)
        assert rng.asked < 1600


def test_learners_overplay_weak_pairs_and_do_not_look_where_the_button_is() -> None:
    """A deuce pair on a high board: the club player lets go of it, the learner mostly does not."""
    hand = play(
        table({1: 9000, 2: 9000}, (50, 100), holes={1: "2s2d", 2: "AsKd"}, board="Kh 9c 7d 4s Qc"), "r300 c b500"
    )
    folds = {
        strength: sum(isinstance(robot("tight", strength).decide(hand.view(1), Random(n)), Fold) for n in range(40))
        for strength in STRENGTHS
    }
    assert folds["club"] == 40
    assert folds["learner"] < 20
    assert folds["expert"] > 30


def test_experts_push_more_hands_the_shorter_they_are_and_call_by_the_price() -> None:
    pushed = []
    for chips in (300, 700, 1200):
        deals = [
            Hand({1: chips, 2: 10_000}, first_positions(1, {1, 2}), BLINDS, shuffled(Random(n))) for n in range(60)
        ]
        for hand in deals:
            hand.act(robot("tight", "expert").decide(hand.view(1), Random(0)))
        pushed.append(sum(hand.actions[-1].all_in for hand in deals))
    assert pushed == sorted(pushed, reverse=True)
    assert pushed[0] > pushed[-1] > 15
    assert calling(10, 1) > calling(10, 3) > calling(20, 3)


def test_who_bets_on_the_board_is_believed_and_who_checks_is_not() -> None:
    """Second pair is worth less against a bet than against a check."""
    holes = {1: "9s8s", 2: "AsKd"}
    found = []
    for words in ("r300 c x", "r300 c b400"):
        hand = play(table({1: 9000, 2: 9000}, (50, 100), holes=holes, board="Kh 9c 3d 4s Qc"), words)
        spot = Spot(hand.view(1))
        found.append(Chances(spot.view, rivals(spot), Random(2)).equity())
    assert found[0] > found[1] + 0.1


@pytest.mark.parametrize(("hole", "share"), [("AsKd", 0.1), ("Ts9s", 0.2)])
def test_what_experts_know_by_heart_is_what_counting_gives(hole: str, share: float) -> None:
    mine = ranges.holding(*cards(hole))
    best = tuple((high, low) for low, high in _pairs() if hole_rank((high, low)) <= share)
    counted = odds.odds([mine, ranges.Range("best", best)], samples=4000, seed=3).hands[0]
    assert equity(cards(hole), share) == pytest.approx(float(counted.equity), abs=0.035)


def test_the_equities_between_two_shares_lie_between_theirs() -> None:
    ace = (card("As"), card("Qd"))
    assert equity(ace, 0.1) < equity(ace, 0.15) < equity(ace, 0.2)
    assert equity(ace, 0.01) == equity(ace, 0.05)


def _pairs() -> list[tuple[Card, Card]]:
    return [(low, high) for high in ALL_CARDS for low in ALL_CARDS if low < high]
