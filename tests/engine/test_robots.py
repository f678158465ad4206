"""Robots: legal, blind to what is hidden, different from each other, and tournaments of theirs come to an end."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.blinds import AnteKind, Blinds
from engine.cards import card, cards
from engine.deck import shuffled
from engine.errors import BadSetup, IllegalAction
from engine.hand import Hand
from engine.robots import STYLES, Robot, play_out, robot
from engine.robots.reading import draw_value, hole_rank, made_value
from engine.seats import first_positions, next_positions
from engine.streets import Street
from tests.engine.dealing import play, table

LEVELS = [(50, 100), (100, 200), (150, 300), (200, 400), (300, 600), (500, 1000), (700, 1400), (1000, 2000)]
LEVELS += [(1500, 3000), (2000, 4000), (3000, 6000), (5000, 10_000), (8000, 16_000), (15_000, 30_000)]


def seated(*seats: int) -> dict[int, Robot]:
    """Loose robots in even seats, tight ones in odd."""
    return {seat: robot("tight" if seat % 2 else "loose", "club") for seat in seats}


def tournament(players: int, seed: int, kind: AnteKind = AnteKind.BIG_BLIND, pace: int = 15) -> tuple[int, int]:
    """One table until one player has everything: the winner's seat and the number of hands."""
    rng = Random(seed)
    stacks = dict.fromkeys(range(1, players + 1), 10_000)
    robots = seated(*stacks)
    where = first_positions(1, stacks)
    for number in range(1, 100_000):
        small, big = LEVELS[min(number // pace, len(LEVELS) - 1)]
        hand = Hand(stacks, where, Blinds(small, big, big, kind), shuffled(rng))
        result = play_out(hand, robots, rng)
        stacks = {seat: chips for seat, chips in result.stacks.items() if chips}
        if len(stacks) == 1:
            return next(iter(stacks)), number
        where = next_positions(where, stacks).positions
    pytest.fail("never ended")


@pytest.mark.parametrize("players", range(2, 11))
def test_tournaments_of_robots_end_by_themselves(players: int) -> None:
    for seed in range(3):
        _, hands = tournament(players, seed)
        assert hands < 15 * len(LEVELS), (players, seed)


@pytest.mark.parametrize("kind", AnteKind)
def test_tournaments_end_with_every_kind_of_ante(kind: AnteKind) -> None:
    assert tournament(9, 1, kind)[1] < 15 * len(LEVELS)


def test_the_same_seed_plays_the_same_tournament() -> None:
    assert tournament(6, 42) == tournament(6, 42)


def test_neither_style_always_wins() -> None:
    winners = Counter(tournament(2 if seed % 2 else 6, seed, pace=10)[0] % 2 for seed in range(60))
    assert min(winners[0], winners[1]) >= 10


def entered(names: Mapping[int, str], hands: int) -> Counter[str]:
    """How often each style put chips in of its own will before the flop."""
    rng = Random(9)
    found: Counter[str] = Counter()
    robots = {seat: robot(name, "club") for seat, name in names.items()}
    for number in range(hands):
        stacks = dict.fromkeys(names, 10_000)
        hand = Hand(stacks, first_positions(1 + number % len(names), stacks), Blinds(50, 100), shuffled(rng))
        play_out(hand, robots, rng)
        preflop = {taken.seat for taken in hand.actions if taken.street is Street.PREFLOP and taken.chips}
        found.update(names[seat] for seat in preflop)
    return found


def test_the_loose_one_plays_more_than_twice_as_many_hands() -> None:
    found = entered({1: "tight", 2: "loose", 3: "tight", 4: "loose", 5: "tight", 6: "loose"}, 400)
    assert found["loose"] > 2 * found["tight"] > 0


def test_robots_never_fold_when_they_may_check() -> None:
    rng = Random(2)
    for number in range(200):
        stacks = {seat: rng.choice((300, 900, 10_000)) for seat in range(1, 7)}
        hand = Hand(stacks, first_positions(1 + number % 6, stacks), Blinds(50, 100), shuffled(rng))
        robots = seated(*stacks)
        while (seat := hand.to_act) is not None:
            action = robots[seat].decide(hand.view(seat), rng)
            assert not (hand.legal().can_check and isinstance(action, Fold))
            hand.act(action)


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("chips", [200, 500, 900])
def test_short_stacks_push_or_fold(name: str, chips: int) -> None:
    """With at most ten big blinds the first to enter is all-in; he never puts in a part."""
    rng = Random(4)
    pushed = 0
    for seed in range(60):
        stacks = {1: 10_000, 2: 10_000, 3: 10_000, 4: chips}
        hand = Hand(stacks, first_positions(1, stacks), Blinds(50, 100), shuffled(Random(seed)))
        hand.act(robot(name, "club").decide(hand.view(4), rng))
        taken = hand.actions[-1]
        assert taken.all_in or isinstance(taken.action, Fold)
        pushed += taken.all_in
    assert 0 < pushed < 60


@pytest.mark.parametrize("name", STYLES)
def test_aces_are_never_folded_and_seven_deuce_is_never_opened_early(name: str) -> None:
    rng = Random(1)
    for chips in (500, 3000, 20_000):
        stacks = dict.fromkeys(range(1, 10), chips)
        aces = table(stacks, (50, 100), holes={4: "AsAd"})
        assert isinstance(robot(name, "club").decide(aces.view(4), rng), Call | RaiseTo)
        worst = table(stacks, (50, 100), holes={4: "7s2d"})
        assert robot(name, "club").decide(worst.view(4), rng) == Fold()


def test_robots_bet_in_whole_small_blinds_unless_all_in() -> None:
    rng = Random(8)
    stacks = dict.fromkeys(range(1, 7), 20_000)
    robots = seated(*stacks)
    for number in range(100):
        hand = Hand(stacks, first_positions(1 + number % 6, stacks), Blinds(50, 100), shuffled(rng))
        play_out(hand, robots, rng)
        for taken in hand.actions:
            if isinstance(taken.action, Bet | RaiseTo):
                assert taken.action.amount % 50 == 0


def test_a_robot_that_is_not_on_turn_refuses() -> None:
    hand = table({1: 900, 2: 900, 3: 900}, (50, 100))
    with pytest.raises(IllegalAction, match="not_on_turn"):
        robot("tight", "club").decide(hand.view(2), Random(0))


def test_unknown_styles_and_strengths_are_refused_by_name() -> None:
    with pytest.raises(BadSetup, match="no_such_style") as refusal:
        robot("wild", "club")
    assert refusal.value.facts == {"style": "wild"}
    with pytest.raises(BadSetup, match="no_such_strength") as refusal:
        robot("tight", "champion")
    assert refusal.value.facts == {"strength": "champion"}


def test_reading_ranks_hands_in_the_usual_order() -> None:
    better = ["AsAd", "KsKd", "QsQd", "AsKs", "TsTd", "AsQd", "5s5d", "Ts9s", "Kd7s", "9s4d", "7s2d"]
    places = [hole_rank(cards(hole)) for hole in better]
    assert places == sorted(places)
    assert 0 < places[0] < 0.01
    assert places[-1] > 0.8
    assert hole_rank((card("Ks"), card("As"))) == hole_rank((card("As"), card("Ks")))


def test_reading_values_made_hands_and_draws() -> None:
    board = cards("Ks 8d 3c")
    values = [made_value(cards(hole), board) for hole in ("8s8c", "Kd8h", "AsAd", "KdQs", "8cAd", "AdQs", "6h5h")]
    assert values == sorted(values, reverse=True)
    assert draw_value(cards("As 2s"), cards("Ks 8s 3c")) == pytest.approx(0.36)
    assert draw_value(cards("9s Td"), cards("Jc 8h 2c")) == pytest.approx(0.32)
    assert draw_value(cards("9s Td"), cards("Jc 8h 2c 2d 3h")) == 0


def test_a_free_flop_is_taken() -> None:
    hand = play(table({1: 9000, 2: 9000, 3: 9000}, (50, 100), holes={3: "7s2d"}), "f c")
    assert robot("tight", "club").decide(hand.view(3), Random(0)) == Check()
