"""Blinds and antes: who posts what, and what a short stack's post is worth. C numbers are the rules digest's."""

import pytest

from engine.actions import Post, Posting
from engine.blinds import AnteKind, Blinds
from engine.cards import ALL_CARDS, texts
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import TDA
from engine.rules import HouseRules
from engine.seats import Positions
from tests.engine.dealing import BB_ANTE, bounds, play, stacked, table


def test_heads_up_the_button_posts_the_small_blind_and_acts_first_before_the_flop_only() -> None:
    """C-1, B045, B046."""
    hand = table({1: 1000, 2: 1000}, (50, 100), button=1)
    assert hand.posts == (Post(1, Posting.SMALL_BLIND, 50), Post(2, Posting.BIG_BLIND, 100))
    order = [hand.to_act]
    for word in ("c", "x", "x", "x", "x", "x", "x"):
        play(hand, word)
        order.append(hand.to_act)
    assert order == [1, 2, 2, 1, 2, 1, 2, 1]


def test_heads_up_the_first_card_goes_to_the_big_blind_and_the_last_to_the_button() -> None:
    """C-1."""
    order = (2, 1)
    hand = table({1: 1000, 2: 1000}, (50, 100), button=1, holes={1: "AsKs", 2: "QdJd"})
    assert hand.order == order
    assert texts(stacked(order, {1: "AsKs", 2: "QdJd"}, "")[:4]) == "QdAsJdKs"
    assert texts(hand.view(1).cards) == "AsKs"


def test_cards_go_round_from_the_small_blind_and_one_is_burned_before_each_street() -> None:
    """C-2: six seats, button 1: first card to seat 2, twelfth to seat 1."""
    holes = {2: "2c2d", 3: "3c3d", 4: "4c4d", 5: "5c5d", 6: "6c6d", 1: "7c7d"}
    hand = table(dict.fromkeys(range(1, 7), 1000), (50, 100), holes=holes, board="TcTdThTsJc")
    assert texts(stacked(hand.order, holes, "TcTdThTsJc")[:12]) == "2c3c4c5c6c7c2d3d4d5d6d7d"
    play(hand, "c c c c c x | x x x x x x")
    assert texts(hand.board) == "TcTdThTs"


def test_a_short_small_blind_makes_a_main_pot_of_his_size() -> None:
    """C-25: 50/100, small blind 30, under the gun calls, big blind checks: main 90, side 140."""
    hand = play(table({1: 1000, 2: 30, 3: 1000, 4: 1000}, (50, 100)), "c f x | x x x x x x")
    assert [(pot.number, pot.amount, pot.eligible) for pot in hand.result().pots] == [
        (1, 140, (3, 4)),
        (0, 90, (2, 3, 4)),
    ]


def test_a_short_small_blind_alone_against_the_big_blind_is_run_out() -> None:
    """C-26: 70 goes back to the big blind, pot 60."""
    hand = play(table({1: 1000, 2: 30, 3: 1000, 4: 1000}, (50, 100)), "f f")
    result = hand.result()
    assert result.returned == (3, 70)
    assert [pot.amount for pot in result.pots] == [60]
    assert len(result.board) == 5
    assert {shown.seat for shown in result.shown} == {2, 3}


def test_a_short_big_blind_lowers_neither_the_call_nor_the_raise() -> None:
    """C-27, B013: 50/100, big blind 60: to call 100, minimum raise to 200."""
    hand = table({1: 1000, 2: 1000, 3: 60, 4: 1000}, (50, 100))
    assert bounds(hand) == (100, 200, 1000)
    hand = table({1: 9000, 2: 9000, 3: 425, 4: 9000}, (300, 600))
    assert bounds(hand) == (600, 1200, 9000)


def test_a_short_big_blind_wins_what_he_matched_and_the_rest_goes_back() -> None:
    """B013: 300/600, big blind 425, under the gun calls 600, small blind folds: 1150 to the big blind, 175 back."""
    holes = {3: "AsAd", 4: "7c2d"}
    hand = table({1: 9000, 2: 9000, 3: 425, 4: 9000}, (300, 600), holes=holes, board="KsQdTc5h3h")
    result = play(hand, "c f f").result()
    assert result.stacks == {1: 9000, 2: 8700, 3: 1150, 4: 8575}
    assert result.returned == (4, 175)


def test_a_short_big_blind_of_15_at_10_20_makes_45_and_10() -> None:
    """B013, B020: the all-in big blind is not asked; button and small blind bet on."""
    hand = play(table({1: 500, 2: 500, 3: 15}, (10, 20)), "c c")
    assert hand.to_act == 2
    play(hand, "x x x x x x")
    assert [pot.amount for pot in hand.result().pots] == [10, 45]


def test_heads_up_a_short_big_blind_below_the_small_blind_leaves_nothing_to_decide() -> None:
    """C-30: 50/100, big blind 30: 20 back to the small blind, pot 60, both hands tabled."""
    hand = table({1: 1000, 2: 30}, (50, 100), button=1)
    assert hand.is_over
    result = hand.result()
    assert (result.returned, [pot.amount for pot in result.pots], len(result.shown)) == ((1, 20), [60], 2)


def test_heads_up_a_big_blind_all_in_for_exactly_the_blind_must_still_be_called() -> None:
    """B021: 10/20, big blind 20: call 10 or fold, no raise; with 7 there is no decision and 3 go back."""
    hand = table({1: 1990, 2: 20}, (10, 20), button=1)
    assert hand.to_act == 1
    assert bounds(hand) == (10, None, None)
    over = table({1: 1990, 2: 7}, (10, 20), button=1)
    assert (over.is_over, over.result().returned) == (True, (1, 3))


def test_heads_up_a_small_blind_facing_a_short_blind_larger_than_his_is_asked() -> None:
    hand = table({1: 1990, 2: 15}, (10, 20), button=1)
    assert bounds(hand) == (10, None, None)
    assert play(hand, "c").result().returned == (1, 5)


def test_a_big_blind_all_in_for_the_blind_has_no_option_and_the_limpers_bet_on() -> None:
    """C-31."""
    hand = play(table({1: 1000, 2: 1000, 3: 100, 4: 1000}, (50, 100)), "c c c")
    assert hand.to_act == 2
    assert bounds(hand) == (0, 100, 900)
    play(hand, "b200 c f | x x x x")
    assert [pot.amount for pot in hand.result().pots] == [400, 400]


def test_a_big_blind_is_not_asked_against_a_smaller_all_in() -> None:
    """Engines get it wrong: the small blind folds and the only rival is all-in for 15 under a 100 blind."""
    hand = play(table({1: 15, 2: 1000, 3: 1000}, (50, 100)), "c f")
    assert hand.is_over
    result = hand.result()
    assert (result.returned, result.stacks[2]) == ((3, 50), 950), "the small blind's 50 matched half of the big blind"
    assert [(pot.amount, pot.eligible) for pot in result.pots] == [(70, (3,)), (45, (3, 1))]


def test_a_short_blind_who_wins_owes_nothing() -> None:
    """C-32: 60 of 100; the next hand knows nothing of it."""
    holes = {2: "7c2d", 1: "8c3d", 3: "AsAd"}
    hand = table({1: 1000, 2: 1000, 3: 60}, (50, 100), holes=holes, board="KsQdTc5h4h")
    assert play(hand, "c f").result().stacks == {1: 940, 2: 950, 3: 170}


def test_the_big_blind_comes_before_its_ante() -> None:
    """C-33, B014: 500/1000/1000, big blind 1100: live 1000, ante 100; one caller: one pot of 2600."""
    hand = table({1: 5000, 2: 5000, 3: 1100, 4: 5000}, (500, 1000), ante=1000, kind=BB_ANTE)
    assert hand.posts[1:] == (Post(3, Posting.BIG_BLIND, 1000), Post(3, Posting.ANTE, 100))
    result = play(hand, "c f f").result()
    assert [(pot.amount, pot.eligible) for pot in result.pots] == [(2600, (3, 4))]


def test_a_big_blind_with_exactly_the_blind_pays_no_ante() -> None:
    """C-36."""
    hand = table({1: 5000, 2: 5000, 3: 1000, 4: 5000}, (500, 1000), ante=1000, kind=BB_ANTE)
    assert [post.posting for post in hand.posts] == [Posting.SMALL_BLIND, Posting.BIG_BLIND]


def test_an_all_in_player_however_short_can_win_the_whole_big_blind_ante() -> None:
    """C-37: 4k/8k/8k, under the gun 1k all-in, small and big blind 8k: 11k main, 14k side."""
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    stacks = {1: 100_000, 2: 100_000, 3: 100_000, 4: 1000}
    hand = table(stacks, (4000, 8000), ante=8000, kind=BB_ANTE, holes=holes, board="2c3d4h8s9c")
    result = play(hand, "c f c x | x x x x x x").result()
    assert [(pot.amount, pot.winners) for pot in result.pots] == [(14_000, {2: 14_000}), (11_000, {4: 11_000})]


def test_a_big_blind_ante_is_not_reduced_short_handed() -> None:
    """C-41."""
    hand = table(dict.fromkeys(range(1, 5), 50_000), (500, 1000), ante=1000, kind=BB_ANTE)
    assert hand.view(1).pot == 2500


def test_everybody_pays_his_own_ante_before_the_blind() -> None:
    """C-40: ante 50, 200/400, small blind 220: 50 and then 170 live, all-in."""
    hand = table({1: 5000, 2: 220, 3: 5000, 4: 5000}, (200, 400), ante=50)
    assert [post for post in hand.posts if post.seat == 2] == [
        Post(2, Posting.ANTE, 50),
        Post(2, Posting.SMALL_BLIND, 170),
    ]
    assert hand.view(1).all_in == (2,)


def test_a_player_all_in_for_part_of_his_ante_wins_that_part_of_each() -> None:
    """B26: ante 100, one player has 40: 4 x 40 = 160 main."""
    holes = {4: "AsAd", 2: "KsKd", 3: "QsQd"}
    stacks = {1: 5000, 2: 5000, 3: 5000, 4: 40}
    hand = table(stacks, (100, 200), ante=100, holes=holes, board="2c3d4h8s9c")
    result = play(hand, "f c x | x x x x x x").result()
    assert [(pot.amount, pot.eligible) for pot in result.pots] == [(60 * 3 + 400, (2, 3)), (160, (2, 3, 4))]
    assert result.stacks == {1: 4900, 2: 5280, 3: 4700, 4: 160}


def test_antes_are_in_the_pot() -> None:
    """B032: ante 5, 10/20, all fold to the big blind."""
    hand = table({1: 1000, 2: 1000, 3: 1000}, (10, 20), ante=5)
    assert hand.view(1).pot == 45
    assert play(hand, "f f").result().stacks == {1: 995, 2: 985, 3: 1020}


def test_the_button_pays_its_ante_and_nobody_does_while_it_is_dead() -> None:
    stacks = dict.fromkeys((1, 3, 4, 5), 1000)
    alive = table(stacks, (50, 100), button=1, ante=100, kind=AnteKind.BUTTON)
    assert alive.posts[-1] == Post(1, Posting.ANTE, 100)
    dead = table(stacks, (50, 100), ante=100, kind=AnteKind.BUTTON, positions=Positions(2, 3, 4))
    assert [post.posting for post in dead.posts] == [Posting.SMALL_BLIND, Posting.BIG_BLIND]


def test_heads_up_the_button_posts_its_blind_before_its_ante() -> None:
    hand = table({1: 120, 2: 1000}, (50, 100), button=1, ante=100, kind=AnteKind.BUTTON)
    assert hand.posts == (
        Post(1, Posting.SMALL_BLIND, 50),
        Post(2, Posting.BIG_BLIND, 100),
        Post(1, Posting.ANTE, 70),
    )
    assert hand.result().returned == (2, 50)


def test_a_button_all_in_for_the_ante_alone_can_win_only_the_ante() -> None:
    holes = {1: "AsAd", 2: "KsKd", 3: "QsQd"}
    stacks = {1: 60, 2: 1000, 3: 1000}
    hand = table(stacks, (50, 100), ante=100, kind=AnteKind.BUTTON, holes=holes, board="2c3d4h8s9c")
    result = play(hand, "c x | x x x x x x").result()
    assert result.stacks == {1: 60, 2: 1100, 3: 900}


def test_a_dead_small_blind_is_posted_by_nobody() -> None:
    hand = table(dict.fromkeys((1, 2, 4, 5, 6), 1000), (50, 100), positions=Positions(2, 3, 4, small_blind_dead=True))
    assert hand.posts == (Post(4, Posting.BIG_BLIND, 100),)
    assert hand.to_act == 5
    play(hand, "c c c c x")
    assert hand.to_act == 4, "first left of the empty small blind seat (C-7, B051)"


def test_with_a_dead_button_the_last_live_seat_before_it_acts_last() -> None:
    """C-6: button on empty seat 2, small blind 3: seat 1 is last after the flop."""
    hand = table(dict.fromkeys((1, 3, 4, 5, 6), 1000), (50, 100), positions=Positions(2, 3, 4))
    assert hand.to_act == 5
    play(hand, "c c c c x | x x x x")
    assert hand.to_act == 1


def test_a_level_without_a_small_blind_can_be_played() -> None:
    hand = table({1: 100, 2: 100, 3: 100}, (0, 1))
    assert hand.posts == (Post(3, Posting.BIG_BLIND, 1),)
    play(hand, "c c x")
    assert hand.to_act == 2


DECK = stacked((1, 2, 3), {}, "")


@pytest.mark.parametrize(
    ("stacks", "positions", "deck", "code"),
    [
        ({1: 100}, Positions(1, 1, 2), DECK, "seats_dealt"),
        (dict.fromkeys(range(1, 25), 100), Positions(1, 2, 3), DECK, "seats_dealt"),
        (dict.fromkeys(range(1, 24), 100), Positions(1, 2, 3), ALL_CARDS, "deck_short"),
        ({1: 100, 2: 0, 3: 100}, Positions(1, 2, 3), DECK, "stack"),
        ({0: 100, 2: 100, 3: 100}, Positions(3, 0, 2), DECK, "seat_number"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 2, 3), DECK[:13], "deck_short"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 2, 3), (*DECK[:13], DECK[0]), "card_twice"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 3, 2), DECK, "positions_do_not_fit"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 2, 4), DECK, "positions_do_not_fit"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 2, 3, small_blind_dead=True), DECK, "positions_do_not_fit"),
        ({1: 100, 2: 100}, Positions(1, 2, 1), DECK, "heads_up_positions"),
        ({1: 100, 2: 100, 3: 100}, Positions(1, 1, 2), DECK, "heads_up_positions"),
    ],
)
def test_a_table_that_cannot_be_dealt_is_refused(
    stacks: dict[int, int], positions: Positions, deck: tuple[int, ...], code: str
) -> None:
    with pytest.raises(BadSetup) as refusal:
        Hand(stacks, positions, Blinds(50, 100), deck)  # type: ignore[arg-type]
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("blinds", "code"),
    [((50, 0), "big_blind_missing"), ((101, 100), "small_blind_size"), ((-1, 100), "small_blind_size")],
)
def test_blinds_nobody_can_play_are_refused(blinds: tuple[int, int], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Blinds(*blinds)
    assert refusal.value.code == code


def test_negative_antes_fractions_and_chips_below_one_are_refused() -> None:
    for build, code in (
        (lambda: Blinds(50, 100, -1), "ante_negative"),
        (lambda: Blinds(0.5, 1), "blind_not_whole"),  # type: ignore[arg-type]
        (lambda: HouseRules(name="x", smallest_chip=0), "smallest_chip"),
    ):
        with pytest.raises(BadSetup) as refusal:
            build()
        assert refusal.value.code == code
    assert TDA.smallest_chip == 1
