"""Whole hands: showdowns, what a seat may see, copies, and what must hold whatever is played."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Action, Bet, Call, Check, Fold, RaiseTo, Taken
from engine.blinds import AnteKind, Blinds
from engine.cards import texts
from engine.deck import shuffled
from engine.errors import BadSetup, EngineFault, IllegalAction
from engine.hand import Hand
from engine.seats import clockwise, first_positions, next_positions
from engine.streets import Street
from tests.engine.dealing import everything, play, stacked, table

# ------------------------------------------------------------------------------------------------------------ showdown


def shown(hand: Hand) -> list[int]:
    """The seats in showing order."""
    return [one.seat for one in hand.result().shown]


def test_without_a_bet_on_the_river_the_first_left_of_the_button_shows_first() -> None:
    """C-116, S1-24: even if another bet the turn."""
    hand = play(table({1: 900, 2: 900, 3: 900}, (50, 100)), "c c x | x x x | x b100 c c | x x x")
    assert shown(hand) == [2, 3, 1]


def test_the_last_to_bet_or_raise_on_the_river_shows_first() -> None:
    """C-117."""
    start = table({1: 900, 2: 900, 3: 900}, (50, 100))
    bet = play(start.copy(), "c c x | x x x | x x x | x b100 c c")
    assert shown(bet) == [3, 1, 2]
    raised = play(start, "c c x | x x x | x x x | b100 c r200 c c")
    assert shown(raised) == [1, 2, 3]


def test_an_all_in_turns_all_hands_up_on_the_street_where_the_betting_ended() -> None:
    """TDA 16, C-82, C-107: the main-pot player's hand too."""
    hand = play(table({1: 300, 2: 900, 3: 900}, (50, 100)), "r300 c c | x x | b600 c")
    assert hand.result().tabled_on is Street.TURN
    assert len(hand.result().board) == 5
    assert sorted(shown(hand)) == [1, 2, 3]
    assert [pot.amount for pot in hand.result().pots] == [1200, 900]


def test_an_ordinary_showdown_is_not_an_all_in_one() -> None:
    hand = play(table({1: 900, 2: 900}, (50, 100)), "c x | x x x x x x")
    assert hand.result().tabled_on is None


def test_folded_cards_never_win_and_are_never_shown() -> None:
    """B024, C-119: everybody folds to the bettor though another had the better hand."""
    holes = {2: "7c2d", 3: "AsAd", 1: "KsKd"}
    hand = table({1: 900, 2: 900, 3: 900}, (50, 100), holes=holes, board="AhKh2c3d4s")
    result = play(hand, "c c x | b100 f f").result()
    assert (result.deltas, result.shown) == ({2: 200, 3: -100, 1: -100}, ())
    assert texts(result.board) == "AhKh2c"


def test_the_board_plays_for_both() -> None:
    """C-120, B060."""
    holes = {2: "2c2d", 1: "AhKd"}
    hand = table({1: 900, 2: 900}, (50, 100), button=1, holes=holes, board="4c5d6h7s8c")
    assert play(hand, "c x | x x x x x x").result().deltas == {1: 0, 2: 0}


def test_equal_stacks_that_tie_eliminate_nobody_and_the_larger_stack_survives() -> None:
    """C-166."""
    tie = table({1: 7000, 2: 7000}, (50, 100), button=1, holes={1: "AsKd", 2: "AdKs"}, board="2c3d4h8s9d")
    assert play(tie, "r7000 c").result().busted == ()
    covered = table({1: 7000, 2: 6900}, (50, 100), button=1, holes={1: "QsJd", 2: "AdKs"}, board="2c3d4h8s9d")
    result = play(covered, "r7000 c").result()
    assert (result.stacks, result.busted) == ({1: 100, 2: 13_800}, ())


def test_the_one_who_covers_and_loses_keeps_the_difference() -> None:
    """B018: loser of 400: 600/800 or 1400/0."""
    for holes, stacks in (({1: "AsAd", 2: "KsKd"}, {1: 800, 2: 600}), ({1: "QsQd", 2: "KsKd"}, {1: 0, 2: 1400})):
        hand = table({1: 400, 2: 1000}, (50, 100), button=1, holes=holes, board="2c3d4h8s9d")
        assert play(hand, "r400 c").result().stacks == stacks


# --------------------------------------------------------------------------------------------------- what is seen


def test_a_view_shows_what_the_seat_may_see_and_nothing_else() -> None:
    holes = {2: "AsAd", 3: "KsKd", 1: "QsQd"}
    hand = play(table({1: 900, 2: 900, 3: 900}, (50, 100), holes=holes, board="2c3d4h8s9d"), "c c x | b100 c")
    view = hand.view(1)
    assert texts(view.cards) == "QsQd"
    assert texts(view.board) == "2c3d4h"
    assert view.street is Street.FLOP
    assert (view.order, view.stacks, view.bets) == ((2, 3, 1), {2: 700, 3: 700, 1: 800}, {2: 100, 3: 100, 1: 0})
    assert (view.pot, view.to_act, view.folded, view.all_in, view.shown) == (500, 1, (), (), ())
    assert view.legal == hand.legal()
    assert hand.view(2).legal is None
    assert view.actions[-1] == Taken(3, Street.FLOP, Call(), 100, False)


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    order = (2, 3, 1)
    one = stacked(order, {2: "AsAd", 3: "KsKd", 1: "QsQd"}, "2c3d4h8s9d")
    other = stacked(order, {2: "7c2h", 3: "6h6d", 1: "QsQd"}, "2c3d4hTcJc")
    seats, where = {1: 900, 2: 900, 3: 900}, first_positions(1, [1, 2, 3])
    views = [play(Hand(seats, where, Blinds(50, 100), deck), "c c x | b100 c").view(1) for deck in (one, other)]
    assert views[0] == views[1]


def test_after_a_showdown_the_shown_hands_are_seen_and_the_pot_is_empty() -> None:
    hand = play(table({1: 900, 2: 900}, (50, 100), button=1), "c x | x x x x x x")
    view = hand.view(1)
    assert [one.seat for one in view.shown] == [2, 1]
    assert (view.pot, sum(view.stacks.values()), view.to_act) == (0, 1800, None)


def test_a_seat_that_is_not_dealt_in_has_no_view() -> None:
    with pytest.raises(BadSetup, match="seat_not_dealt"):
        table({1: 900, 2: 900}, (50, 100)).view(3)


def test_what_is_done_to_a_copy_is_not_done_to_the_hand() -> None:
    hand = play(table({1: 900, 2: 900, 3: 900}, (50, 100)), "c c x")
    before = everything(hand)
    twin = hand.copy()
    assert everything(twin) == before
    play(twin, "b100 f f")
    assert everything(hand) == before
    assert play(hand, "b100 f f").result() == twin.result()


def test_a_lost_chip_is_a_fault_of_the_engine_and_never_passes() -> None:
    hand = play(table({1: 900, 2: 900}, (50, 100), button=1), "c")
    hand._betting.stacks[0] += 1
    with pytest.raises(EngineFault, match="not conserved"):
        play(hand, "x | x x x x x f")


# ------------------------------------------------------------------------------------------------- whatever is played


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Any table: 2 to 10 seats, short and deep stacks, every kind of ante, sometimes a dead button or small blind."""
    seats = sorted(draw(st.sets(st.integers(1, 10), min_size=2, max_size=10)))
    big = draw(st.sampled_from((2, 20, 100)))
    small = draw(st.sampled_from((0, big // 2, big)))
    chips = st.one_of(st.integers(1, 3 * big), st.integers(1, 40 * big))
    stacks = {seat: draw(chips) for seat in seats}
    blinds = Blinds(small, big, draw(st.sampled_from((0, 1, big // 2, big))), draw(st.sampled_from(AnteKind)))
    where = first_positions(draw(st.sampled_from(seats)), seats)
    deck = shuffled(Random(draw(st.integers(0, 10**6))))
    if len(seats) > 3 and draw(st.booleans()):
        gone = draw(st.sampled_from(seats))
        stacks.pop(gone)
        where = next_positions(where, stacks.keys()).positions
    return Hand(stacks, where, blinds, deck)


def choices(hand: Hand) -> list[Action]:
    """Everything `legal` offers, with the bounds of a raise."""
    legal = hand.legal()
    found: list[Action] = [Fold(), Check() if legal.can_check else Call()]
    if legal.min_raise_to is not None and legal.max_raise_to is not None:
        amounts = (legal.min_raise_to, (legal.min_raise_to + legal.max_raise_to) // 2, legal.max_raise_to)
        found += [legal.raise_to(amount) for amount in amounts]
    if legal.all_in is not None:
        found.append(legal.all_in)
    return found


def wrong(hand: Hand) -> list[Action]:
    """What must be refused just now."""
    legal = hand.legal()
    found: list[Action] = [Call() if legal.can_check else Check()]
    other = RaiseTo if legal.is_bet else Bet
    found.append(other(legal.max_raise_to or 10**6))
    if legal.min_raise_to is None or legal.max_raise_to is None:
        found.append(legal.raise_to(legal.to_call + legal.stack))
    else:
        found += [legal.raise_to(legal.min_raise_to - 1), legal.raise_to(legal.max_raise_to + 1)]
    return found


@given(hands(), st.data())
def test_every_hand_ends_with_every_chip_and_every_offer_is_accepted(hand: Hand, data: st.DataObject) -> None:
    total = sum(hand.started.values())
    steps = 0
    while not hand.is_over:
        offers = choices(hand)
        for offer in offers:
            hand.copy().act(offer)
        before = everything(hand)
        for action in wrong(hand):
            with pytest.raises(IllegalAction):
                hand.act(action)
        assert everything(hand) == before
        seat = hand.to_act
        assert seat is not None
        assert seat not in hand.view(seat).folded
        assert hand.stacks[seat] > 0
        hand.act(data.draw(st.sampled_from(offers[1:] if data.draw(st.booleans()) else offers)))
        steps += 1
        assert min(hand.stacks.values()) >= 0
        assert steps < 500
    result = hand.result()
    assert sum(result.stacks.values()) == total
    assert sum(result.deltas.values()) == 0
    assert min(result.stacks.values()) >= 0
    check_result(hand)


def check_result(hand: Hand) -> None:
    """What holds for every finished hand."""
    result = hand.result()
    for pot in result.pots:
        assert sum(pot.winners.values()) == pot.amount
        assert set(pot.winners) <= set(pot.eligible)
        assert not set(pot.eligible) & set(hand.view(hand.order[0]).folded)
    assert [pot.number for pot in result.pots] == list(range(len(result.pots) - 1, -1, -1))
    broke = {seat for seat, chips in result.stacks.items() if not chips}
    assert {gone.seat for gone in result.busted} == broke
    for gone in result.busted:
        assert gone.by
        assert gone.seat not in gone.by
        assert gone.started_with == hand.started[gone.seat]
    started = [gone.started_with for gone in result.busted]
    assert started == sorted(started, reverse=True)
    if result.shown:
        assert len(result.board) == 5
        assert {one.seat for one in result.shown} == set(hand.order) - set(hand.view(hand.order[0]).folded)
    assert hand.order == clockwise(hand.started.keys(), hand.positions.button)


@given(hands(), st.data())
def test_nobody_wins_more_than_the_others_matched(hand: Hand, data: st.DataObject) -> None:
    """C-101, B26, RP-11: from each other at most his own chips, and a single payer's ante."""
    dead = 0 if hand.blinds.ante_kind is AnteKind.PLAYER else hand.blinds.ante
    while not hand.is_over:
        hand.act(data.draw(st.sampled_from(choices(hand))))
    for seat, delta in hand.result().deltas.items():
        mine = hand.started[seat]
        assert delta <= dead + sum(min(mine, chips) for other, chips in hand.started.items() if other != seat)
