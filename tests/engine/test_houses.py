"""What every house answers alike, whatever its limit: order, blinds, sizes, pots. C numbers are the rules digest's."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from engine.actions import Bet, Post, Posting
from engine.blinds import Blinds, Limit
from engine.cards import ALL_CARDS, texts
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import CZECH, PACIFIC, POLISH, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HouseRules
from engine.seats import first_positions
from tests.engine.dealing import deep, name_of, play, playing, refused, stacked, table

GAMES = [(rules, limit) for limit in Limit for rules in playing(limit)]
EVERY_GAME = pytest.mark.parametrize(
    ("rules", "limit"), GAMES, ids=[f"{rules.name} {limit.value}" for rules, limit in GAMES]
)
NO_LIMIT = pytest.mark.parametrize("rules", playing(Limit.NO_LIMIT), ids=name_of)

# ------------------------------------------------------------------------------------------------------- button, order


@EVERY_GAME
def test_heads_up_the_button_is_the_small_blind_first_before_the_flop_and_last_after_it(
    rules: HouseRules, limit: Limit
) -> None:
    """C-1, B045, B046, TDA 34-B, S1-12, S2-5."""
    hand = table({1: 1000, 2: 1000}, (50, 100), rules=rules, limit=limit)
    assert hand.posts == (Post(1, Posting.SMALL_BLIND, 50), Post(2, Posting.BIG_BLIND, 100))
    assert hand.order == (2, 1), "the first card goes to the big blind, the last to the button"
    order = [hand.to_act]
    for word in ("c", *"xxxxxxx"):
        play(hand, word)
        order.append(hand.to_act)
    assert order == [1, 2, 2, 1, 2, 1, 2, 1, None]


@EVERY_GAME
def test_the_first_card_goes_to_the_small_blind_and_the_twelfth_to_the_button(rules: HouseRules, limit: Limit) -> None:
    """C-2, S1-15, S3-10: seats 1-6, button 1: first card to seat 2; not left of the big blind (S0-6)."""
    holes = {2: "2c2d", 3: "3c3d", 4: "4c4d", 5: "5c5d", 6: "6c6d", 1: "7c7d"}
    assert texts(stacked((2, 3, 4, 5, 6, 1), holes, "")[:12]) == "2c3c4c5c6c7c2d3d4d5d6d7d"
    hand = table(dict.fromkeys(range(1, 7), 1000), (50, 100), holes=holes, rules=rules, limit=limit)
    assert {seat: texts(hand.view(seat).cards) for seat in hand.order} == holes


def dealt(players: int, rules: HouseRules) -> Hand:
    """So many players with 1000 each."""
    stacks = dict.fromkeys(range(1, players + 1), 1000)
    blinds = Blinds(5, 10, limit=rules.limits[0])
    return Hand(stacks, first_positions(1, stacks), blinds, ALL_CARDS, rules)


@pytest.mark.parametrize("rules", [TDA, WSOP, ROBERT, CZECH], ids=name_of)
def test_twenty_two_play_with_burns_and_twenty_three_without(rules: HouseRules) -> None:
    """C-24, S1-4: 44 + 3 + 5 = 52 cards; 46 + 5 = 51; 23 with burns are refused."""
    for hand in (dealt(22, rules), dealt(23, replace(rules, burns=False))):
        players = len(hand.order)
        play(hand, "c " * (players - 1) + "x" + " x" * (3 * players))
        seen = {*hand.board, *(card for hole in hand.holes for card in hole)}
        assert (hand.is_over, len(seen), len(hand.result().shown)) == (True, 2 * players + 5, players)
    with pytest.raises(BadSetup, match="deck_short"):
        dealt(23, rules)
    with pytest.raises(BadSetup, match="seats_dealt"):
        dealt(24, replace(rules, burns=False))


@pytest.mark.parametrize(("rules", "most"), [(PACIFIC, 10), (SLOVAK, 10), (POLISH, 6)], ids=["10", "10", "6"])
def test_a_house_has_only_so_many_seats(rules: HouseRules, most: int) -> None:
    """S0-1, S3-1, S2-2."""
    assert len(dealt(most, rules).order) == most
    with pytest.raises(BadSetup, match="seats_dealt"):
        dealt(most + 1, rules)


# ------------------------------------------------------------------------------------------------------- short blinds

SIDE_AND_MAIN = [(140, (3, 4)), (90, (2, 3, 4))]
SHORT: list[tuple[str, Mapping[int, int], str, list[tuple[int, tuple[int, ...]]], tuple[int, int] | None]] = [
    # Stacks at 50/100, what is done, the pots with the side pot first, and what goes back to whom.
    ("C-25", {1: 1000, 2: 30, 3: 1000, 4: 1000}, "c f x | x x x x x x", SIDE_AND_MAIN, None),
    ("C-26", {1: 1000, 2: 30, 3: 1000, 4: 1000}, "f f", [(60, (2, 3))], (3, 70)),
    ("C-30", {1: 1000, 2: 30}, "", [(60, (2, 1))], (1, 20)),
    ("C-31", {1: 1000, 2: 1000, 3: 100, 4: 1000}, "c c c | x x x x x x x x x", [(400, (2, 3, 4, 1))], None),
    ("B020", {1: 900, 2: 900, 3: 75}, "c c | x x x x x x", [(50, (2, 1)), (225, (2, 3, 1))], None),
    ("only rival all-in", {1: 15, 2: 1000, 3: 1000}, "c f", [(70, (3,)), (45, (3, 1))], (3, 50)),
]


@EVERY_GAME
@pytest.mark.parametrize(("case", "stacks", "words", "pots", "back"), SHORT, ids=[case[0] for case in SHORT])
def test_short_blinds_make_the_same_pots_in_every_game(
    case: str,
    stacks: Mapping[int, int],
    words: str,
    pots: list[tuple[int, tuple[int, ...]]],
    back: tuple[int, int] | None,
    rules: HouseRules,
    limit: Limit,
) -> None:
    """B24, R 4-1: and nobody is asked in vain."""
    hand = play(table(stacks, (50, 100), rules=rules, limit=limit), words)
    result = hand.result()
    assert ([(pot.amount, pot.eligible) for pot in result.pots], result.returned) == (pots, back), case
    assert len(result.board) == 5


@EVERY_GAME
def test_a_short_big_blind_leaves_the_price_and_owes_nothing_when_he_wins(rules: HouseRules, limit: Limit) -> None:
    """C-27, C-32, B013: 50/100, big blind 60: 100 to call, 200 at least; he wins 60 from each and no more is taken."""
    holes = {3: "AsAd", 4: "KsKd"}
    stacks = {1: 1000, 2: 1000, 3: 60, 4: 1000}
    hand = table(stacks, (50, 100), holes=holes, board="2c3d4h8s9c", rules=rules, limit=limit)
    assert (hand.legal().to_call, hand.legal().min_raise_to) == (100, 200)
    assert play(hand, "c f f").result().stacks == {1: 1000, 2: 950, 3: 170, 4: 940}


@EVERY_GAME
def test_heads_up_the_small_blind_decides_against_a_big_blind_with_its_last_chips_in(
    rules: HouseRules, limit: Limit
) -> None:
    """B021: 10/20, big blind has 20: call 10 or fold, no raise; with 7 nothing is asked and 3 go back."""
    hand = table({1: 1990, 2: 20}, (10, 20), rules=rules, limit=limit)
    assert (hand.to_act, hand.legal().to_call, hand.legal().min_raise_to) == (1, 10, None)
    assert table({1: 1990, 2: 7}, (10, 20), rules=rules, limit=limit).result().returned == (1, 3)


# --------------------------------------------------------------------------------------------------------------- sizes

SIZES = [
    ("C-46", 4, (1, 2), "f f c x | b5", 5, 10),
    ("C-47", 5, (100, 200), "r600 r1600 r3600", 3500, 5600),
    ("C-49", 4, (50, 100), "c c c x | x x x x | b300 r1000", 1000, 1700),
    ("C-50", 5, (25, 50), "r125 r200 r500", 475, 800),
    ("C-51", 5, (25, 50), "r500 c c", 475, 950),
    ("C-54", 4, (250, 500), "f f c x | b1000", 1000, 2000),
    ("C-64", 4, (50, 100), "f f c", 0, 200),
    ("C-66", 3, (50, 100), "c c x | b2000 r8000", 8000, 14_000),
    ("B041", 2, (50, 100), "r250 r1000", 750, 1750),
    ("B042", 6, (100, 200), "r500 r800 r2000", 2000, 3200),
    ("B043", 3, (50, 100), "r300 c c", 0, 100),
]


@NO_LIMIT
@pytest.mark.parametrize(("case", "players", "blinds", "words", "to_call", "least"), SIZES, ids=[s[0] for s in SIZES])
def test_the_least_raise_is_the_same_in_every_house(
    case: str, players: int, blinds: tuple[int, int], words: str, to_call: int, least: int, rules: HouseRules
) -> None:
    """TDA 43-A, S1-33, R 14: the last bet plus the largest full raise of the round."""
    legal = play(deep(players, blinds, rules=rules), words).legal()
    assert (legal.to_call, legal.min_raise_to) == (to_call, least), case


@NO_LIMIT
def test_any_all_in_below_the_least_bet_is_legal_and_no_other(rules: HouseRules) -> None:
    """C-45, S3-23 (read as no minimum for an all-in): 40 behind under a least bet of 100, or a single chip."""
    for behind in (40, 1):
        hand = play(table({1: 1000, 2: 100 + behind, 3: 1000}, (50, 100), rules=rules), "c c x")
        assert (hand.legal().min_raise_to, hand.legal().max_raise_to) == (behind, behind)
        play(hand, f"b{behind} c c")
        assert hand.public_view().all_in == (2,)
    assert refused(play(deep(3, (50, 100), rules=rules), "c c x"), Bet(99)) == "amount_too_small"


@EVERY_GAME
def test_the_big_blind_may_check_or_raise_once_when_nobody_has(rules: HouseRules, limit: Limit) -> None:
    """C-64, C-65, B015, B022, S1-18, S1-34: and nobody may raise his own bet after that."""
    hand = play(deep(4, (50, 100), rules=rules, limit=limit), "f f c")
    assert (hand.to_act, hand.legal().can_check, hand.legal().min_raise_to) == (3, True, 200)
    assert len(play(hand, "x").board) == 3


# ---------------------------------------------------------------------------------------------------------------- pots

POTS: list[tuple[str, Mapping[int, int], tuple[int, int], str, list[tuple[int, tuple[int, ...]]]]] = [
    ("C-98", {1: 100, 2: 5, 3: 100}, (5, 20), "c x | x x x x x x", [(30, (3, 1)), (15, (2, 3, 1))]),
    ("C-99", {1: 900, 2: 900, 3: 900, 4: 50}, (0, 10), "r50 c f r100 c", [(100, (3, 1)), (150, (3, 4, 1))]),
    ("C-100", {1: 900, 2: 900, 3: 900, 4: 50}, (0, 10), "r50 c f r100 r150 c", [(200, (3, 1)), (150, (3, 4, 1))]),
    ("C-101", {1: 3000, 2: 3000, 3: 3000, 4: 950}, (0, 10), "r950 c c c", [(3800, (2, 3, 4, 1))]),
    ("C-102", {1: 300, 2: 300, 3: 20}, (0, 20), "r300 c", [(560, (2, 1)), (60, (2, 3, 1))]),
    ("C-102 with 500", {1: 500, 2: 500, 3: 20}, (0, 20), "r500 c", [(960, (2, 1)), (60, (2, 3, 1))]),
    (
        "C-103", {1: 250, 2: 600, 3: 600, 4: 100}, (0, 10), "r100 r250 r600 c",
        [(700, (2, 3)), (450, (2, 3, 1)), (400, (2, 3, 4, 1))],
    ),
    (
        "C-105", dict.fromkeys(range(1, 7), 900) | {4: 100}, (50, 100), "c c r250 f f c r400 c f",
        [(750, (5, 6)), (450, (4, 5, 6))],
    ),
    ("C-108", {1: 700, 2: 3000, 3: 3000}, (50, 100), "r700 c c | x x | b1000 c", [(2000, (2, 3)), (2100, (2, 3, 1))]),
]  # fmt: skip


@NO_LIMIT
@pytest.mark.parametrize(("case", "stacks", "blinds", "words", "pots"), POTS, ids=[case[0] for case in POTS])
def test_pots_are_laid_alike_in_every_house_and_given_away_side_pot_first(
    case: str,
    stacks: Mapping[int, int],
    blinds: tuple[int, int],
    words: str,
    pots: list[tuple[int, tuple[int, ...]]],
    rules: HouseRules,
) -> None:
    """S1-25, S1-26, S1-38, S2-10, TDA 21, addendum 16."""
    hand = play(table(stacks, blinds, rules=rules), words)
    while not hand.is_over:
        play(hand, "x")
    assert [(pot.amount, pot.eligible) for pot in hand.result().pots] == pots, case
    assert [pot.number for pot in hand.result().pots] == list(range(len(pots) - 1, -1, -1))


@NO_LIMIT
def test_the_players_of_the_side_pot_show_first_in_cash_games_of_two_houses(rules: HouseRules) -> None:
    """C-107, S1-26, R 3, TDA 16: seat 2 is first left of the button and can win the main pot only."""
    hand = play(table({1: 3000, 2: 700, 3: 3000}, (50, 100), rules=rules), "c r700 c c | x x | b1000 c | x x")
    shown = [one.seat for one in hand.result().shown]
    assert shown == ([3, 1, 2] if rules in (CZECH, ROBERT) else [2, 3, 1])
    assert [pot.number for pot in hand.result().pots] == [1, 0]


@EVERY_GAME
def test_the_odd_chip_goes_to_the_first_left_of_the_button(rules: HouseRules, limit: Limit) -> None:
    """C-114, S1-22, S3-21, TDA 20-A: pot 15, seats 2 and 5 tie, button 1: 8 and 7."""
    holes = {2: "AsKd", 5: "AdKs", 1: "7c6c"}
    stacks = {1: 100, 2: 100, 5: 100}
    hand = table(stacks, (5, 5), holes=holes, board="2c3d4h8s9d", rules=rules, limit=limit)
    result = play(hand, "c x x | x x f | x x x x").result()
    assert result.pots[0].winners == {2: 8, 5: 7}


@EVERY_GAME
@pytest.mark.parametrize(
    ("case", "blinds", "divided"), [("B078", (1, 33), [34, 33, 33]), ("B079", (2, 18), [19, 19, 18])]
)
def test_nobody_gets_two_odd_chips(
    case: str, blinds: tuple[int, int], divided: list[int], rules: HouseRules, limit: Limit
) -> None:
    """R ties-4: the small blind folds, the others tie, the big blind is first left of the button."""
    holes = {3: "AsKd", 4: "AdKs", 1: "AhKc", 2: "7c6c"}
    stacks = dict.fromkeys(range(1, 5), 100)
    hand = table(stacks, blinds, holes=holes, board="2c3d4h8s9d", rules=rules, limit=limit)
    result = play(hand, "c c f x | x x x x x x x x x").result()
    assert [result.pots[0].winners[seat] for seat in (3, 4, 1)] == divided, case
