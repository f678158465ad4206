"""The showdown: who shows first, who may muck, what may be asked for and comes back. C numbers are the digest's."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Mishap
from engine.cards import texts
from engine.errors import EngineRefusal, IllegalAction
from engine.hand import Hand
from engine.presets import CZECH, PRESETS, ROBERT, SLOVAK, TDA
from engine.rules import HouseRules
from engine.saved import saved
from engine.showing import Showing
from engine.streets import Street
from tests.engine.dealing import everything, name_of, play, table

HOLES = {2: "KsKd", 3: "QsQd", 1: "AsAd"}
BOARD = "2c3d4h8s9d"
HOUSES = list(PRESETS.values())
each_house = pytest.mark.parametrize("rules", HOUSES, ids=name_of)


def asked(words: str = "", rules: HouseRules = TDA, holes: dict[int, str] | None = None, board: str = BOARD) -> Hand:
    """Three players with 900 and blinds 50/100, button in seat 1; they check to the river and do `words` there."""
    stacks = {1: 900, 2: 900, 3: 900}
    hand = table(
        stacks, (50, 100), rules=rules, limit=rules.limits[0], holes=holes or HOLES, board=board, asks_to_show=True
    )
    return play(hand, "c c x | x x x | x x x |" + words)


def turns(hand: Hand) -> list[int]:
    """The seats in the order in which they are asked to show, when everybody does."""
    found = []
    while hand.to_show is not None:
        found.append(hand.to_show)
        hand.show()
    return found


def refused(hand: Hand, do: Callable[[Hand], object]) -> str:
    """The code of the refusal; nothing may have changed."""
    before = (everything(hand), saved(hand))
    with pytest.raises(EngineRefusal) as refusal:
        do(hand)
    assert (everything(hand), saved(hand)) == before
    return refusal.value.code


# --------------------------------------------------------------------------------------------------------- the order


@each_house
def test_with_a_river_checked_through_the_first_left_of_the_button_shows_first(rules: HouseRules) -> None:
    """C-116, S1-24, TDA 17-A."""
    assert turns(asked("x x x", rules)) == [2, 3, 1]


@each_house
def test_the_last_to_bet_or_raise_on_the_river_shows_first_and_the_others_clockwise(rules: HouseRules) -> None:
    """C-117, S1-24, TDA 17-A."""
    assert turns(asked("b200 c c", rules)) == [2, 3, 1]
    assert turns(asked("x b200 c c", rules)) == [3, 1, 2]
    assert turns(asked("b200 c r400 c c", rules)) == [1, 2, 3]


def test_a_bet_on_the_turn_does_not_count() -> None:
    """C-116."""
    hand = table({1: 900, 2: 900, 3: 900}, (50, 100), holes=HOLES, board=BOARD, asks_to_show=True)
    assert turns(play(hand, "c c x | x x x | x b100 c c | x x x")) == [2, 3, 1]


def test_an_undercall_that_stood_makes_nobody_the_river_bettor() -> None:
    """TDA 52, 17-A."""
    hand = asked("b200")
    hand.let_stand(100)
    assert turns(play(hand, "c")) == [2, 3, 1]
    matched = asked("b200")
    matched.let_stand(200)
    assert turns(play(matched, "c")) == [2, 3, 1]


def test_the_bettor_whose_hand_was_killed_shows_no_more() -> None:
    """TDA 65-A, 17-A: the first left of the button begins, and there is nobody to be asked for his hand."""
    hand = asked("x b200")
    hand.kill(3)
    assert hand.stacks[3] == 800
    play(hand, "x")
    assert refused(hand, lambda hand: hand.ask(1)) == "no_river_bet"
    assert turns(hand) == [2, 1]


@each_house
def test_everybody_shows_where_the_players_are_not_asked(rules: HouseRules) -> None:
    """S3-19."""
    hand = table({1: 900, 2: 900, 3: 900}, (50, 100), rules=rules, limit=rules.limits[0], holes=HOLES, board=BOARD)
    result = play(hand, "c c x | x x x | x x x | x x x").result()
    assert ([one.seat for one in result.shown], result.mucked) == ([2, 3, 1], ())


# -------------------------------------------------------------------------------------------------------------- all-in


@pytest.mark.parametrize("rules", [house for house in HOUSES if house.all_in_tabled], ids=name_of)
def test_after_an_all_in_all_hands_are_tabled_at_once(rules: HouseRules) -> None:
    """TDA 16, C-107: nobody may muck, and the main pot's player shows too."""
    hand = table(
        {1: 100, 2: 900, 3: 900}, (50, 100), rules=rules, limit=rules.limits[0], holes=HOLES, board=BOARD,
        asks_to_show=True,
    )  # fmt: skip
    play(hand, "c c x | x x | x x | x")
    assert hand.showing is None
    assert refused(hand, Hand.muck) == "nobody_to_show"
    result = play(hand, f"b{hand.legal().min_raise_to} c").result()
    assert result.tabled_on is Street.RIVER
    assert {one.seat for one in result.shown} == {1, 2, 3}
    assert [one.seat for one in result.shown] == [3, 1, 2]


def test_in_cash_games_of_two_houses_an_all_in_tables_nothing() -> None:
    """S1-30 turns hands up early in tournaments only; Robert asks for the side pot first (R 3)."""
    assert [house for house in HOUSES if not house.all_in_tabled] == [ROBERT, CZECH]
    assert [house for house in HOUSES if house.side_pots_show_first] == [ROBERT, CZECH]


def test_side_pots_show_first_where_the_house_says_so() -> None:
    """S1-26, R 3: A bets 20, B is all-in for 5, C calls; C-98 and C-107."""
    for rules, order in ((CZECH, [2, 4, 3]), (ROBERT, [2, 4, 3]), (TDA, [2, 3, 4])):
        hand = table({1: 900, 2: 900, 3: 100, 4: 900}, (50, 100), rules=rules, asks_to_show=True)
        play(hand, "c f c | b100 c | x x | x x")
        while hand.to_show is not None:
            hand.show()
        assert [one.seat for one in hand.result().shown] == order


def test_where_an_all_in_is_not_tabled_the_side_pot_is_shown_for_first() -> None:
    """S1-26: then the main pot's player shows, or mucks if he is beaten; TDA 17-A without that rule."""
    for rules, order in ((CZECH, [2, 4, 3]), (TDA, [2, 3, 4])):
        house = replace(rules, all_in_tabled=False)
        holes = {2: "KsKd", 4: "QsQd", 3: "JsJd"}
        stacks = {1: 900, 2: 900, 3: 100, 4: 900}
        hand = table(stacks, (50, 100), rules=house, holes=holes, board=BOARD, asks_to_show=True)
        play(hand, "c f c | b100 c | x x | x x")
        assert turns(hand.copy()) == order
        hand.show()
        while hand.to_show is not None:
            hand.muck()
        assert hand.result().stacks == {1: 900, 2: 1200, 3: 0, 4: 700}


def test_who_mucks_for_the_side_pot_leaves_the_other_to_show_for_both() -> None:
    """TDA 17, addendum 16: the last hand of the side pot cannot be thrown away."""
    house = replace(CZECH, all_in_tabled=False)
    holes = {2: "QsQd", 4: "KsKd", 3: "AsAd"}
    hand = table({1: 900, 2: 900, 3: 100, 4: 900}, (50, 100), rules=house, holes=holes, board=BOARD, asks_to_show=True)
    play(hand, "c f c | b100 c | x x | x x")
    hand.muck()
    assert refused(hand, Hand.muck) == "last_hand"
    hand.show()
    hand.show()
    assert [(pot.number, pot.winners) for pot in hand.result().pots] == [(1, {4: 200}), (0, {3: 300})]


# -------------------------------------------------------------------------------------------------- showing and mucking


def test_the_winner_of_what_is_shown_has_the_pot() -> None:
    hand = asked("x x x")
    hand.show()
    hand.muck()
    hand.show()
    result = hand.result()
    assert result.stacks == {2: 800, 3: 800, 1: 1100}
    assert [(one.seat, texts(one.cards)) for one in result.shown] == [(2, "KsKd"), (1, "AsAd")]
    assert result.mucked == (3,)


def test_a_better_hand_that_was_mucked_wins_nothing() -> None:
    hand = asked("x x x")
    hand.show()
    hand.show()
    hand.muck()
    assert hand.result().stacks == {2: 1100, 3: 800, 1: 800}


@each_house
def test_the_last_hand_wins_unseen(rules: HouseRules) -> None:
    """TDA 17-B, S1-23."""
    hand = asked("x x x", rules)
    hand.muck()
    hand.muck()
    result = hand.result()
    assert (result.deltas[1], result.shown, result.mucked) == (200, (), (2, 3))


@each_house
def test_all_but_one_folding_leaves_nothing_to_show(rules: HouseRules) -> None:
    """C-119, S1-23, S2-11, S3-22."""
    hand = asked("b200 f f", rules)
    assert (hand.is_over, hand.showing, hand.result().shown) == (True, None, ())
    assert refused(hand, Hand.show) == "nobody_to_show"
    assert refused(hand, lambda hand: hand.ask(2)) == "nobody_to_show"
    assert refused(hand, lambda hand: hand.take_back(2)) == "nobody_to_show"


def test_a_showdown_begins_only_after_the_betting() -> None:
    hand = asked()
    assert hand.to_show is None
    for do in (Hand.show, Hand.muck):
        assert refused(hand, do) == "nobody_to_show"


def test_the_board_is_played_only_by_who_tables_both_cards() -> None:
    """C-120, TDA 19, S0-15."""
    holes = {2: "2s2d", 3: "3s3d", 1: "5s5d"}
    hand = asked("x x x", holes=holes, board="TcJdQhKsAc")
    hand.show()
    hand.muck()
    hand.show()
    assert hand.result().deltas == {2: 50, 3: -100, 1: 50}


# ---------------------------------------------------------------------------------------------------- asking for a hand


@each_house
def test_a_caller_with_cards_may_see_the_river_bettor_s_hand(rules: HouseRules) -> None:
    """C-118, TDA 18-B."""
    hand = asked("b200 c c", rules)
    assert hand.to_show == 2
    hand.ask(3)
    assert refused(hand, Hand.muck) == "asked_to_show"
    hand.show()
    hand.muck()
    hand.muck()
    assert [one.seat for one in hand.result().shown] == [2]


def test_the_bettor_asked_for_shows_even_as_the_last_hand() -> None:
    """C-118: the loser mucks after another had asked."""
    hand = asked("x b200 c f")
    hand.ask(1)
    hand.show()
    hand.muck()
    assert [one.seat for one in hand.result().shown] == [3]


def test_a_caller_who_mucked_or_folded_may_not_ask() -> None:
    """C-118, TDA 18-B."""
    hand = asked("x x b200 c c")
    hand.show()
    hand.muck()
    assert refused(hand, lambda hand: hand.ask(2)) == "has_mucked"
    folded = asked("b200 f c")
    assert refused(folded, lambda hand: hand.ask(3)) == "has_mucked"


def test_only_the_hand_of_a_river_bettor_can_be_asked_for_and_only_before_it_is_shown() -> None:
    hand = asked("x x x")
    assert refused(hand, lambda hand: hand.ask(3)) == "no_river_bet"
    bet = asked("b200 c c")
    assert refused(bet, lambda hand: hand.ask(2)) == "own_hand"
    bet.show()
    assert refused(bet, lambda hand: hand.ask(3)) == "has_shown"


def test_a_bettor_s_mucked_hand_comes_back_when_it_is_asked_for_unless_the_house_has_it_dead() -> None:
    """C-118, TDA 14, 18-B; S3-32."""
    hand = asked("b200 c c")
    hand.muck()
    hand.ask(3)
    assert hand.to_show == 3
    hand.muck()
    hand.show()
    assert [one.seat for one in hand.result().shown] == [2, 1]
    assert hand.result().mucked == (3,)
    dead = asked("b100 c c", SLOVAK)
    dead.muck()
    assert refused(dead, lambda hand: hand.ask(3)) == "mucked_is_dead"


# ---------------------------------------------------------------------------------------------------- mucked hands


@each_house
def test_the_winner_s_mucked_hand_may_come_back_unless_the_house_has_it_dead(rules: HouseRules) -> None:
    """C-123, TDA 14, S3-32."""
    hand = asked("x x x", rules)
    hand.show()
    hand.show()
    hand.muck()
    assert hand.result().deltas[2] == 200
    if rules is SLOVAK:
        assert refused(hand, lambda hand: hand.take_back(1)) == "mucked_is_dead"
        return
    hand.take_back(1)
    assert (hand.is_over, hand.to_show, hand.public_view().pot) == (False, 1, 300)
    hand.show()
    assert hand.result().deltas == {2: -100, 3: -100, 1: 200}
    assert hand.result().mucked == ()


def test_a_hand_that_won_unseen_waits_while_a_mucked_one_comes_back() -> None:
    """TDA 14, 17-B."""
    hand = asked("x x x")
    hand.muck()
    hand.muck()
    hand.take_back(3)
    assert hand.to_show == 3
    hand.show()
    assert hand.to_show == 1
    hand.muck()
    assert hand.result().deltas[3] == 200


def test_only_a_mucked_hand_comes_back() -> None:
    hand = asked("x x x")
    assert refused(hand, lambda hand: hand.take_back(2)) == "has_not_mucked"
    hand.show()
    assert refused(hand, lambda hand: hand.take_back(2)) == "has_not_mucked"


def test_a_hand_killed_at_the_showdown_wins_nothing_and_never_comes_back() -> None:
    """TDA 65-A, 14."""
    hand = asked("b200 c c")
    hand.show()
    hand.show()
    hand.kill(2)
    assert refused(hand, lambda hand: hand.take_back(2)) == "hand_dead"
    assert refused(hand, lambda hand: hand.ask(1)) == "hand_dead"
    assert refused(hand, lambda hand: hand.kill(2)) == "out_of_hand"
    hand.muck()
    result = hand.result()
    assert [one.seat for one in result.shown] == [3]
    assert result.deltas == {2: -300, 3: 600, 1: -300}


def test_the_last_hand_can_neither_be_mucked_nor_killed() -> None:
    hand = asked("b200 c c")
    hand.ask(3)
    hand.kill(3)
    hand.kill(1)
    assert hand.to_show == 2
    assert refused(hand, Hand.muck) == "asked_to_show"
    assert refused(hand, lambda hand: hand.kill(2)) == "last_hand"
    hand.show()
    assert hand.result().deltas[2] == 600


def test_who_could_leave_a_pot_to_no_one_must_show() -> None:
    showing = Showing([1, 2, 3], [[1, 2, 3], [1, 2]], None, mucked_is_dead=False)
    showing.muck()
    assert showing.refusal_to_muck(2) == "last_hand"
    assert not showing.may_muck
    with pytest.raises(IllegalAction, match="last_hand"):
        showing.muck()
    showing.show()
    assert showing.may_muck


def test_a_void_hand_has_no_showdown_to_go_back_to() -> None:
    hand = asked("x x x")
    hand.muck()
    hand.void(Mishap.FOULED_DECK)
    assert hand.to_show is None
    assert refused(hand, lambda hand: hand.take_back(2)) == "nobody_to_show"
    assert hand.result().stacks == hand.started


# ---------------------------------------------------------------------------------------------- whatever is done


@given(st.lists(st.tuples(st.sampled_from("smkat"), st.integers(1, 3)), max_size=12), st.booleans(), st.booleans())
def test_every_showdown_ends_with_every_chip_and_a_winner(
    deeds: list[tuple[str, int]], bet: bool, mucked_is_dead: bool
) -> None:
    hand = asked("b200 c c" if bet else "x x x", SLOVAK if mucked_is_dead else CZECH)
    for word, seat in [*deeds, *[("s", 0)] * 3]:
        before = (everything(hand), saved(hand))
        try:
            match word:
                case "s":
                    hand.show()
                case "m":
                    hand.muck()
                case "k":
                    hand.kill(seat)
                case "a":
                    hand.ask(seat)
                case _:
                    hand.take_back(seat)
        except IllegalAction:
            assert (everything(hand), saved(hand)) == before
    assert hand.is_over
    assert sum(hand.result().stacks.values()) == 2700
    assert sum(hand.result().pots[0].winners.values()) == (900 if bet else 300)
