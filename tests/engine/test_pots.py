"""Side pots, uncalled bets and odd chips. C numbers are the rules digest's, B numbers the field reports'."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.pots import layered, shares, uncalled
from engine.presets import TDA
from engine.seats import Positions
from tests.engine.dealing import play, table

IN, OUT = False, True


@pytest.mark.parametrize(
    ("case", "paid", "folded", "pots"),
    [
        ("C-98", [20, 5, 20], [IN, IN, IN], [(15, (0, 1, 2)), (30, (0, 2))]),
        ("C-99", [50, 100, 100], [IN, IN, IN], [(150, (0, 1, 2)), (100, (1, 2))]),
        ("C-100", [50, 150, 150], [IN, IN, IN], [(150, (0, 1, 2)), (200, (1, 2))]),
        ("C-101", [950, 3000, 3000, 3000], [IN] * 4, [(3800, (0, 1, 2, 3)), (6150, (1, 2, 3))]),
        ("C-102", [20, 300, 300], [IN] * 3, [(60, (0, 1, 2)), (560, (1, 2))]),
        ("C-102 with 500", [20, 500, 500], [IN] * 3, [(60, (0, 1, 2)), (960, (1, 2))]),
        (
            "C-103",
            [100, 250, 600, 600],
            [IN] * 4,
            [(400, (0, 1, 2, 3)), (450, (1, 2, 3)), (700, (2, 3))],
        ),
        ("C-105", [100, 400, 400, 250, 50], [IN, IN, IN, OUT, OUT], [(450, (0, 1, 2)), (750, (1, 2))]),
        ("C-108", [700, 1700, 1700], [IN] * 3, [(2100, (0, 1, 2)), (2000, (1, 2))]),
        ("B011", [40, 90, 150, 150], [IN] * 4, [(160, (0, 1, 2, 3)), (150, (1, 2, 3)), (120, (2, 3))]),
        (
            "B005",
            [200, 200, 160, 120, 100],
            [IN, IN, IN, IN, OUT],
            [(580, (0, 1, 2, 3)), (120, (0, 1, 2)), (80, (0, 1))],
        ),
    ],
)
def test_pots_are_layered_by_what_the_players_still_in_have_paid(
    case: str, paid: list[int], folded: list[bool], pots: list[tuple[int, tuple[int, ...]]]
) -> None:
    assert [(pot.amount, pot.eligible) for pot in layered(paid, folded)] == pots, case
    assert sum(amount for amount, _ in pots) == sum(paid)


def test_a_folded_amount_never_makes_a_layer() -> None:
    assert layered([100, 60, 100], [IN, OUT, IN]) == [(260, (0, 2))]


def test_an_ante_paid_by_one_for_all_is_in_the_main_pot_whatever_its_winner_paid() -> None:
    assert layered([0, 100, 100], [IN, IN, IN], dead=60) == [(60, (0, 1, 2)), (200, (1, 2))]


def test_the_part_nobody_matched_goes_back_before_pots_are_made() -> None:
    assert uncalled([40, 90, 150, 300]) == (3, 150)
    assert uncalled([50, 100, 100]) is None
    assert uncalled([50, 30, 100]) == (2, 50)


CHIPS = st.lists(st.tuples(st.integers(0, 50), st.booleans()), min_size=2, max_size=10)


@given(CHIPS, st.integers(0, 9))
def test_layers_hold_every_chip_and_give_each_player_no_more_than_he_matched(
    players: list[tuple[int, bool]], dead: int
) -> None:
    paid, folded = [chips for chips, _ in players], [gone for _, gone in players]
    if all(folded):
        return
    pots = layered(paid, folded, dead)
    assert sum(pot.amount for pot in pots) == sum(paid) + dead
    limit = max(chips for chips, gone in players if not gone)
    if limit < max(paid):
        return  # no legal hand: the largest bet never folds
    for place, (chips, gone) in enumerate(players):
        mine = sum(pot.amount for pot in pots if place in pot.eligible)
        assert mine == (0 if gone else dead + sum(min(chips, other) for other in paid))


@pytest.mark.parametrize(
    ("case", "amount", "winners", "chip", "split"),
    [
        ("C-110", 101, 2, 1, [51, 50]),
        ("C-111", 1025, 2, 25, [525, 500]),
        ("C-114", 15, 2, 1, [8, 7]),
        ("B078", 100, 3, 1, [34, 33, 33]),
        ("B079", 56, 3, 1, [19, 19, 18]),
        ("B082", 15_180, 3, 1, [5060, 5060, 5060]),
        ("B085", 5050, 3, 50, [1700, 1700, 1650]),
        ("950 three ways", 950, 3, 1, [317, 317, 316]),
        ("chips below the smallest stay whole", 103, 2, 25, [53, 50]),
    ],
)
def test_odd_chips_go_one_each_from_the_left_of_the_button(
    case: str, amount: int, winners: int, chip: int, split: list[int]
) -> None:
    assert shares(amount, winners, chip) == split, case


@given(st.integers(0, 10_000), st.integers(1, 10))
def test_a_split_pot_is_whole_and_nobody_gets_two_odd_chips(amount: int, winners: int) -> None:
    split = shares(amount, winners)
    assert sum(split) == amount
    assert max(split) - min(split) <= 1
    assert split == sorted(split, reverse=True)


# ------------------------------------------------------------------------------------------------------- whole hands


def test_an_all_in_player_keeps_his_right_to_the_main_pot() -> None:
    """B002."""
    holes = {3: "AsAh", 1: "KsQd", 2: "Jc3c"}
    stacks = {1: 1000, 2: 1000, 3: 100}
    hand = table(stacks, (25, 50), button=3, holes=holes, board="2c7d9hJsKd")
    result = play(hand, "r100 c c | b200 c | x x x x").result()
    assert [(pot.amount, pot.winners) for pot in result.pots] == [(400, {1: 400}), (300, {3: 300})]
    assert result.stacks == {1: 1100, 2: 700, 3: 300}


def test_a_player_who_folds_later_cannot_win_the_earlier_pot() -> None:
    """B003: P2 folds the best hand; P1 gets 300 back and the side pot of 400, P3 the main pot."""
    holes = {3: "AsAh", 1: "KsQd", 2: "JcJh"}
    hand = table({1: 1000, 2: 1000, 3: 100}, (25, 50), button=3, holes=holes, board="2c7d9hJsKd")
    result = play(hand, "r100 c c | b200 c | b300 f").result()
    assert result.returned == (1, 300)
    assert result.stacks == {1: 1100, 2: 700, 3: 300}
    assert [shown.seat for shown in result.shown] == [1, 3]


def test_five_stacks_are_layered_and_not_divided_by_ratio() -> None:
    """B005: totals 200/200/160/120/100; P4 best, P3 second, P1 and P2 tie."""
    holes = {1: "2c2d", 2: "2h2s", 3: "KsKd", 4: "AsAd", 5: "7c6d"}
    stacks = {1: 1000, 2: 1000, 3: 160, 4: 120, 5: 1000}
    hand = table(stacks, (50, 100), button=5, holes=holes, board="9c9dJhTs4c")
    result = play(hand, "c c c c x | b100 c c c f | x x x x").result()
    assert result.stacks == {1: 840, 2: 840, 3: 120, 4: 580, 5: 900}


def test_a_side_pot_may_have_two_winners() -> None:
    """B006: A 100 best, B and C 300 tie, D 500 worst: 400, 300 + 300, and 200 back."""
    holes = {1: "AsAd", 2: "KsKd", 3: "KhKc", 4: "7c6d"}
    hand = table({1: 100, 2: 300, 3: 300, 4: 500}, (10, 20), holes=holes, board="2c2d3h8s9d")
    result = play(hand, "r500 c c c").result()
    assert result.stacks == {1: 400, 2: 300, 3: 300, 4: 200}
    assert result.returned == (4, 200)


def test_three_busts_are_ordered_and_the_survivor_has_everything() -> None:
    """B012: 1000, 800, 600 all-in, the 1000 wins: 800 finishes second, 600 third."""
    holes = {1: "AsAd", 2: "KsKd", 3: "QsQd"}
    hand = table({1: 1000, 2: 600, 3: 800}, (50, 100), holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r1000 c c").result()
    assert result.stacks == {1: 2400, 2: 0, 3: 0}
    assert [(gone.seat, gone.started_with, gone.by) for gone in result.busted] == [(3, 800, (1,)), (2, 600, (1,))]


def test_the_last_chips_are_credited_to_the_winner_of_the_pot_that_held_them() -> None:
    """Seat 2 is covered by seat 3 in the side pot, though seat 1 wins the main pot."""
    holes = {1: "AsAd", 2: "QsQd", 3: "KsKd"}
    hand = table({1: 300, 2: 600, 3: 1000}, (50, 100), holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r300 r600 c").result()
    assert [(gone.seat, gone.by) for gone in result.busted] == [(2, (3,))]
    assert result.stacks == {1: 900, 2: 0, 3: 1000}


def test_the_victim_of_a_tie_is_credited_to_both() -> None:
    holes = {1: "AsKd", 2: "AdKs", 3: "QsJd"}
    hand = table({1: 500, 2: 500, 3: 300}, (50, 100), holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r500 c c").result()
    assert result.busted[0].by == (2, 1)


def test_main_and_side_pot_are_split_each_on_its_own() -> None:
    """B080: main 41 gives 21 and 20, side 27 gives 14 and 13: 35 and 33, not 34 and 34."""
    holes = {3: "AsKd", 4: "AdKs", 5: "QsJd", 1: "7c6c"}
    stacks = {2: 100, 3: 100, 4: 100, 5: 10, 1: 100}
    hand = table(stacks, (1, 2), button=1, holes=holes, board="2c3d4h8s9d")
    result = play(hand, "c r10 c f c c | b5 c c | b6 c f | x x").result()
    assert [(pot.amount, pot.winners) for pot in result.pots] == [(27, {3: 14, 4: 13}), (41, {3: 21, 4: 20})]
    assert (result.stacks[3] - 79, result.stacks[4] - 79) == (35, 33)


def test_three_pots_tied_by_the_same_two_are_split_one_by_one() -> None:
    """Peers give 71/71: stacks 1000/15/22/200/200, blinds 5/10, pots 65 + 21 + 56: 72/70."""
    holes = {2: "7c6c", 3: "7d6d", 4: "7h6h", 5: "AsKd", 1: "AdKs"}
    stacks = {2: 1000, 3: 15, 4: 22, 5: 200, 1: 200}
    hand = table(stacks, (5, 10), button=1, holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r22 r50 c f c | x x x x x x").result()
    assert [pot.amount for pot in result.pots] == [56, 21, 65]
    assert (result.stacks[5] - 150, result.stacks[1] - 150) == (72, 70)


def test_a_pot_that_divides_evenly_leaves_no_odd_chip() -> None:
    """B082: 30/60, the big blind folds 60, a caller 120, three all-in 5000 with the same hand: 5060 each."""
    holes = {5: "AsKd", 1: "AdKs", 2: "AhKc", 3: "7c6c", 4: "7d6d"}
    hand = table(dict.fromkeys(range(1, 6), 5000), (30, 60), holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r120 r5000 c c f f").result()
    assert [pot.amount for pot in result.pots] == [15_180]
    assert result.stacks == {5: 5060, 1: 5060, 2: 5060, 3: 4940, 4: 4880}


def test_odd_chips_are_broken_down_to_the_smallest_chip_only() -> None:
    """C-111: smallest chip 25, pot 1025: 525 to the first left of the button, 500 to the other."""
    holes = {2: "AsKd", 3: "AdKs", 1: "7c6c"}
    rules = replace(TDA, smallest_chip=25)
    hand = table({1: 500, 2: 475, 3: 475}, (25, 75), holes=holes, board="2c3d4h8s9d", rules=rules)
    result = play(hand, "c r475 c f").result()
    assert result.stacks == {1: 425, 2: 525, 3: 500}


def test_heads_up_the_odd_chip_goes_to_the_big_blind() -> None:
    """C-110: it sits left of the button. Pot 101 through a third player's folded chip."""
    holes = {2: "AsKd", 1: "AdKs", 3: "7c6c"}
    hand = table({1: 50, 2: 50, 3: 100}, (1, 1), button=1, holes=holes, board="2c3d4h8s9d")
    result = play(hand, "c r50 f c").result()
    assert result.pots[0].winners == {2: 51, 1: 50}


# ---------------------------------------------------------------------------------------- mucked hands, carried chips


def test_losers_who_muck_do_not_change_how_the_pots_are_laid() -> None:
    """B080, where a peer merges both pots to 34/34 once the all-in hand is known to lose: still 35 and 33."""
    holes = {3: "AsKd", 4: "AdKs", 5: "QsJd", 1: "7c6c"}
    stacks = {2: 100, 3: 100, 4: 100, 5: 10, 1: 100}
    rules = replace(TDA, all_in_tabled=False)
    hand = table(stacks, (1, 2), holes=holes, board="2c3d4h8s9d", rules=rules, asks_to_show=True)
    play(hand, "c r10 c f c c | b5 c c | b6 c f | x x")
    hand.show()
    hand.show()
    assert hand.to_show == 5
    hand.muck()
    assert [(pot.amount, pot.winners) for pot in hand.result().pots] == [(27, {3: 14, 4: 13}), (41, {3: 21, 4: 20})]


def test_who_is_alone_in_a_side_pot_may_muck_and_keeps_it() -> None:
    """The small blind's chips beyond the all-in are the big blind's with or without cards."""
    hand = table({1: 15, 2: 1000, 3: 1000}, (50, 100), rules=replace(TDA, all_in_tabled=False), asks_to_show=True)
    play(hand, "c f")
    assert hand.to_show == 3
    hand.muck()
    assert hand.result().stacks == {1: 45, 2: 950, 3: 1020}


def test_a_tied_pot_with_fewer_chips_than_hands_credits_only_those_who_got_one() -> None:
    """Pot 20, smallest chip 25: the first to tie gets all of it, the second has won nothing and is out by him."""
    holes = {2: "AsKd", 3: "AdKs", 1: "7c6c"}
    rules = replace(TDA, smallest_chip=25)
    hand = table({1: 1000, 2: 10, 3: 10}, (5, 10), holes=holes, board="2c3d4h8s9d", rules=rules)
    result = play(hand, "f c").result()
    assert result.pots[0].winners == {2: 20}
    assert [(gone.seat, gone.by) for gone in result.busted] == [(3, (2,))]


def test_chips_carried_over_are_won_by_whoever_wins_the_main_pot_even_by_a_walk() -> None:
    """S3-36."""
    walk = play(table({1: 1000, 2: 1000, 3: 1000}, (50, 100), carried=300), "f f").result()
    assert (walk.pots[0].amount, walk.stacks) == (400, {1: 1000, 2: 950, 3: 1350})
    alone = table(
        dict.fromkeys((1, 2, 4), 1000), (50, 100), carried=300, positions=Positions(2, 3, 4, small_blind_dead=True)
    )
    assert play(alone, "f f").result().stacks[4] == 1300, "past a dead small blind nothing else is in the pot"
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    short = table({1: 900, 2: 900, 3: 900, 4: 10}, (50, 100), carried=300, holes=holes, board="2c3d4h8s9c")
    assert play(short, "c f c x | x x x x x x").result().stacks[4] == 330
