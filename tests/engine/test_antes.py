"""Antes: everybody's own, one payer's for the table, before or after his blind. C numbers are the rules digest's."""

from dataclasses import replace

import pytest

from engine.actions import Due, Post, Posting
from engine.blinds import AnteKind, Limit
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import PACIFIC, PRESETS, TDA
from engine.rules import HouseRules
from tests.engine.dealing import BB_ANTE, bounds, name_of, play, playing, table

ANTE_FIRST = replace(TDA, ante_first=True)
HALVED = replace(TDA, halve_short_handed_ante=True)
NO_LIMIT = pytest.mark.parametrize("rules", playing(Limit.NO_LIMIT), ids=name_of)
ANTE, SMALL, BIG = Posting.ANTE, Posting.SMALL_BLIND, Posting.BIG_BLIND


def short_big_blind(chips: int, rules: HouseRules) -> Hand:
    """500/1000 with a big blind ante of 1000; seat 3, the big blind, has only `chips` and the best hand."""
    holes = {3: "AsAd", 4: "KsKd"}
    stacks = {1: 5000, 2: 5000, 3: chips, 4: 5000}
    return table(stacks, (500, 1000), ante=1000, kind=BB_ANTE, holes=holes, board="2c3d4h8s9c", rules=rules)


def pots(hand: Hand) -> list[tuple[int, tuple[int, ...]]]:
    """Amounts and who can win them, the side pot first."""
    return [(pot.amount, pot.eligible) for pot in hand.result().pots]


@NO_LIMIT
def test_the_blind_comes_before_the_big_blind_ante_in_every_house(rules: HouseRules) -> None:
    """C-33, B014, RP-11: 1100 make 1000 live and 100 ante; one pot of 2600, all the big blind's."""
    hand = short_big_blind(1100, rules)
    assert hand.posts[1:] == (Post(3, BIG, 1000), Post(3, ANTE, 100))
    assert pots(play(hand, "c f f")) == [(2600, (3, 4))]
    assert hand.result().stacks == {1: 5000, 2: 4500, 3: 2600, 4: 4000}


def test_with_the_ante_first_the_rest_is_the_blind() -> None:
    """C-34, B014: ante 1000, live 100: main pot 1300, side pot 800 for the caller alone, 500 back to him."""
    hand = short_big_blind(1100, ANTE_FIRST)
    assert hand.posts == (Post(3, ANTE, 1000), Post(2, SMALL, 500), Post(3, BIG, 100))
    assert bounds(hand) == (1000, 2000, 5000)
    assert pots(play(hand, "c f f")) == [(800, (4,)), (1300, (3, 4))]
    result = hand.result()
    assert (result.returned, result.stacks) == ((4, 500), {1: 5000, 2: 4500, 3: 1300, 4: 5300})


def test_a_big_blind_with_exactly_one_of_the_two_pays_only_that() -> None:
    """C-36: 1000 are all blind, or with the ante first all ante and no blind."""
    assert short_big_blind(1000, TDA).posts[1:] == (Post(3, BIG, 1000),)
    hand = short_big_blind(1000, ANTE_FIRST)
    assert hand.posts == (Post(3, ANTE, 1000), Post(2, SMALL, 500))
    assert bounds(hand) == (1000, 2000, 5000)
    assert pots(play(hand, "c f f")) == [(1000, (4,)), (1000, (3, 4))]


@NO_LIMIT
def test_the_shortest_all_in_wins_the_whole_big_blind_ante(rules: HouseRules) -> None:
    """C-37: 4k/8k/8k, under the gun 1k all-in, two callers of 8k: 11k main, 14k side."""
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    stacks = {1: 100_000, 2: 100_000, 3: 100_000, 4: 1000}
    hand = table(stacks, (4000, 8000), ante=8000, kind=BB_ANTE, holes=holes, board="2c3d4h8s9c", rules=rules)
    play(hand, "c f c x | x x x x x x")
    assert pots(hand) == [(14_000, (2, 3)), (11_000, (2, 3, 4))]
    assert hand.result().stacks[4] == 11_000


WITH_ANTES = [rules for rules in PRESETS.values() if rules.antes]


def test_pacific_poker_knows_no_antes() -> None:
    """S0-19: the blinds seed the pot."""
    with pytest.raises(BadSetup, match="no_antes"):
        table(dict.fromkeys(range(1, 5), 500), (5, 10), ante=1, rules=PACIFIC, limit=Limit.FIXED_LIMIT)
    with pytest.raises(BadSetup, match="no_antes"):
        table(dict.fromkeys(range(1, 5), 500), (5, 10), dues=[Due(1, ANTE, 3)], rules=PACIFIC, limit=Limit.FIXED_LIMIT)
    assert [rules.name for rules in PRESETS.values() if not rules.antes] == ["pacific"]


@pytest.mark.parametrize("rules", WITH_ANTES, ids=name_of)
def test_everybodys_own_ante_comes_before_his_blind_in_every_house(rules: HouseRules) -> None:
    """C-40, B26: ante 50, 200/400, small blind 220: 50 and 170 live, all-in."""
    hand = table({1: 5000, 2: 220, 3: 5000, 4: 5000}, (200, 400), ante=50, rules=rules, limit=rules.limits[0])
    assert [post for post in hand.posts if post.seat == 2] == [Post(2, ANTE, 50), Post(2, SMALL, 170)]


@pytest.mark.parametrize("rules", WITH_ANTES, ids=name_of)
def test_the_ante_stays_whole_at_a_final_table_of_four(rules: HouseRules) -> None:
    """C-41, RP-11: in every preset."""
    stacks = dict.fromkeys(range(1, 5), 50_000)
    hand = table(stacks, (500, 1000), ante=1000, kind=BB_ANTE, rules=rules, limit=rules.limits[0])
    assert hand.public_view().pot == 2500


@pytest.mark.parametrize(
    ("players", "ante", "chip", "paid"), [(5, 1000, 1, 1000), (4, 1000, 1, 500), (2, 5, 1, 3), (4, 75, 25, 50)]
)
def test_a_house_may_halve_the_ante_with_four_or_fewer(players: int, ante: int, chip: int, paid: int) -> None:
    """The other choice of RP-11; half an ante is rounded up to whole smallest chips."""
    stacks = dict.fromkeys(range(1, players + 1), 50_000)
    rules = replace(HALVED, smallest_chip=chip)
    hand = table(stacks, (500, 1000), ante=ante, kind=BB_ANTE, rules=rules)
    assert [post.chips for post in hand.posts if post.posting is ANTE] == [paid]
    own = table(stacks, (500, 1000), ante=ante, rules=rules)
    assert {post.chips for post in own.posts if post.posting is ANTE} == {ante}, "everybody's own is not halved"


@pytest.mark.parametrize(
    ("rules", "posts"),
    [
        (TDA, (Post(1, SMALL, 50), Post(2, BIG, 100), Post(1, ANTE, 70))),
        (ANTE_FIRST, (Post(1, ANTE, 100), Post(1, SMALL, 20), Post(2, BIG, 100))),
    ],
    ids=["blind first", "ante first"],
)
def test_heads_up_a_short_button_pays_its_ante_and_blind_in_the_order_of_the_house(
    rules: HouseRules, posts: tuple[Post, ...]
) -> None:
    hand = table({1: 120, 2: 1000}, (50, 100), ante=100, kind=AnteKind.BUTTON, rules=rules)
    assert hand.posts == posts


def test_an_ante_due_beside_the_level_is_dead_money_and_comes_first() -> None:
    """As hand histories know it: seat 4 pays 20 and then has 10 for the call."""
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    hand = table({1: 900, 2: 900, 3: 900, 4: 30}, (10, 20), dues=(Due(4, ANTE, 20),), holes=holes, board="2c3d4h8s9c")
    assert hand.posts == (Post(4, ANTE, 20), Post(2, SMALL, 10), Post(3, BIG, 20))
    play(hand, "c f c x | x x x x x x")
    assert pots(hand) == [(20, (2, 3)), (50, (2, 3, 4))]


@pytest.mark.parametrize(
    ("chips", "laid"),
    [(50, [(20, (3,)), (200, (3, 4))]), (20, [(110, (3,)), (80, (3, 4))])],
    ids=["the whole ante", "part of it"],
)
def test_a_player_all_in_for_his_ante_can_win_as_much_from_each(
    chips: int, laid: list[tuple[int, tuple[int, ...]]]
) -> None:
    """B26: ante 50; everybody else folds to the big blind, of whose 20 the small blind has matched 10."""
    hand = play(table({1: 500, 2: 500, 3: 500, 4: chips}, (10, 20), ante=50), "f f")
    assert (hand.result().returned, pots(hand), len(hand.board)) == ((3, 10), laid, 5)


@pytest.mark.parametrize("rules", [rules for rules in playing(Limit.FIXED_LIMIT) if rules.antes], ids=name_of)
def test_antes_are_in_the_pot_in_fixed_limit_too(rules: HouseRules) -> None:
    """B032: ante 5, 10/20, all fold to the big blind: 995, 985, 1020."""
    hand = table({1: 1000, 2: 1000, 3: 1000}, (10, 20), ante=5, rules=rules, limit=Limit.FIXED_LIMIT)
    assert hand.public_view().pot == 45
    assert play(hand, "f f").result().stacks == {1: 995, 2: 985, 3: 1020}
