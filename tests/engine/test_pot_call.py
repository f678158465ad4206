"""A pot settled from chips, folds and hands: the same as a hand of the engine, each line with its rule."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import cards
from engine.errors import BadSetup
from engine.hand import Hand
from engine.irregular import late_player
from engine.pot_call import SOURCES, Kind, PotCall, Stake, lay_pot, settle_pot
from engine.presets import CZECH, POLISH, PRESETS, ROBERT, SLOVAK, TDA, WSOP
from tests.engine.games import game, played_out
from tests.engine.test_properties import paid_in

A, B, C = (Stake(seat, 100, order=1) for seat in (1, 2, 3))


def pot_of(hand: Hand) -> PotCall:
    """What the table can say of a hand that is over."""
    result, folded = hand.result(), hand.public_view().folded
    paid, dead = paid_in(hand, None)
    board = result.board if len(result.board) in (0, 3, 4, 5) else ()
    return PotCall(
        tuple(
            Stake(seat, paid[seat], seat in folded, seat in result.mucked, hole)
            for seat, hole in zip(hand.order, hand.holes, strict=True)
        ),
        board,
        dead,
        button=hand.positions.button,
        rules=hand.rules,
    )


@given(st.integers(0, 2**32))
@settings(max_examples=150)
def test_a_hand_of_any_game_is_settled_as_the_engine_settles_it(seed: int) -> None:
    rng = Random(seed)
    dealt = game(rng)
    rules = replace(dealt.rules, smallest_chip=1, rake=None)
    hand = played_out(replace(dealt, rules=rules).deal(), rng)
    result = hand.result()
    if result.void:
        return
    call = pot_of(hand)
    found = settle_pot(call)
    assert (found.back and (found.back.seats[0], found.back.amount)) == result.returned
    assert [(pot.number, pot.amount, pot.winners) for pot in found.pots] == [
        (pot.number, pot.amount, pot.winners) for pot in result.pots
    ]
    assert [pot.eligible for pot in found.pots] == [tuple(sorted(pot.eligible)) for pot in result.pots]
    paid = {stake.seat: stake.chips for stake in call.stakes}
    assert result.deltas == {seat: found.received.get(seat, 0) - chips - own_dead(hand, seat)
                             for seat, chips in paid.items()}  # fmt: skip


def own_dead(hand: Hand, seat: int) -> int:
    """The dead chips that this seat has put in."""
    return sum(post.chips for post in hand.posts if post.seat == seat) + sum(
        one.chips for one in hand.actions if one.seat == seat
    ) - paid_in(hand, None)[0][seat]  # fmt: skip


def test_each_line_says_who_how_much_and_the_rule_of_the_house() -> None:
    """S1-22, S1-26, TDA 20-A, 15-B: A is all-in for 525, C has 800 that nobody matches; A and B tie."""
    board = cards("Kh7h2c5h9d")
    stakes = (
        Stake(1, 525, cards=cards("AhKc")),
        Stake(2, 1200, cards=cards("AdKs")),
        Stake(3, 2000, cards=cards("QsQd")),
        Stake(4, 50, folded=True),
    )
    found = settle_pot(PotCall(stakes, board, 0, 25, button=4))
    assert found.lines == (
        (Kind.BACK, 800, (3,), "TDA 15-B, 65-A"),
        (Kind.LAID, 1350, (2, 3), "House"),
        (Kind.BEST, 1350, (2,), "TDA 12"),
        (Kind.LAID, 1625, (1, 2, 3), "House"),
        (Kind.SHARED, 800, (1, 2), "TDA 20, 21"),
        (Kind.ODD, 25, (1,), "TDA 20-A"),
    )
    assert found.received == {1: 825, 2: 2150, 3: 800}
    assert found.total == 3775
    czech = settle_pot(PotCall(stakes, board, 0, 25, 4, CZECH))
    assert [line.rule for line in czech.lines][1:] == [
        "S1-25, S1-26", "S1-2, S1-28", "S1-25, S1-26", "S1-2", "S1-22",
    ]  # fmt: skip
    slovak = settle_pot(PotCall(stakes, board, 0, 25, 1, SLOVAK))
    assert slovak.lines[-2:] == ((Kind.SHARED, 800, (2, 1), "S3-21"), (Kind.ODD, 25, (2,), "S3-21"))


def test_every_house_has_a_rule_for_every_line_and_divides_alike() -> None:
    assert set(SOURCES) == set(PRESETS)
    assert all(set(rules) == set(Kind) for rules in SOURCES.values())
    call = PotCall((A, B, C, Stake(4, 1, folded=True)), button=1)
    assert {tuple(settle_pot(replace(call, rules=rules)).received.items()) for rules in PRESETS.values()} == {
        ((1, 100), (2, 101), (3, 100))
    }


def test_the_odd_chips_begin_left_of_the_button_even_if_its_seat_is_empty() -> None:
    two_odd = PotCall((A, B, C, Stake(5, 2, folded=True)))
    for button, gets in ((1, (2, 3)), (2, (1, 3)), (3, (1, 2)), (4, (1, 2)), (9, (1, 2))):
        assert sorted(settle_pot(replace(two_odd, button=button)).lines[-1].seats) == list(gets)


def test_whoever_mucked_wins_nothing_and_a_hand_that_decides_nothing_need_not_be_known() -> None:
    call = PotCall((Stake(1, 100, mucked=True), Stake(2, 300), Stake(3, 100, mucked=True)))
    assert settle_pot(call).received == {2: 500}
    assert [line.kind for line in settle_pot(call).lines] == [Kind.BACK, Kind.LAID, Kind.ALONE]
    assert settle_pot(PotCall((Stake(1, 50, folded=True), Stake(2, 100)))).received == {2: 150}


def test_the_pots_lie_there_before_a_hand_is_known() -> None:
    laid = lay_pot(PotCall((Stake(1, 100), Stake(2, 300), Stake(3, 400)), dead=30))
    assert [(pot.number, pot.amount, pot.eligible, pot.winners) for pot in laid.pots] == [
        (1, 400, (2, 3), {}),
        (0, 330, (1, 2, 3), {}),
    ]
    assert laid.received == {3: 100}
    assert [pot.lines[0].rule for pot in laid.pots] == ["House", "House"]
    polish = lay_pot(PotCall((Stake(1, 100), Stake(2, 300), Stake(3, 300)), dead=30, rules=POLISH))
    assert [pot.lines[0].rule for pot in polish.pots] == ["S2-10", "S2-10, House"]  # no text has the dead money


def test_the_blind_of_somebody_absent_stays_in_and_a_killed_bet_goes_back() -> None:
    """TDA 30, W 82, R 15, S3-34; TDA 15-B, 65-A."""
    absent = PotCall((Stake(1, 50), Stake(2, 100, folded=True, absent=True)))
    assert settle_pot(absent).received == {1: 150}
    assert settle_pot(absent).lines[0].rule == "House, TDA 30"
    killed = PotCall((Stake(1, 50), Stake(2, 100, folded=True)))
    assert settle_pot(killed).received == {1: 100, 2: 50}
    said = [settle_pot(replace(absent, rules=rules)).lines[0].rule for rules in (WSOP, ROBERT, SLOVAK)]
    assert said == ["House, W 82", "R 3, R 15", "S3-24, S3-34"]
    nobody_else = PotCall(
        (Stake(1, 50, folded=True, absent=True), Stake(2, 100, folded=True, absent=True), Stake(3, 0))
    )
    assert settle_pot(nobody_else).received == {3: 150}


@given(st.integers(0, 2**32))
@settings(max_examples=40)
def test_a_hand_whose_big_blind_is_absent_is_settled_as_the_engine_settles_it(seed: int) -> None:
    rng = Random(seed)
    dealt = game(rng)
    hand = replace(dealt, rules=replace(dealt.rules, smallest_chip=1, rake=None)).deal()
    absent = hand.positions.big_blind
    if hand.is_over or absent not in hand.order:
        return
    late_player(hand, absent)
    result = played_out(hand, rng).result()
    for_less = result.returned is not None and result.returned[0] == absent
    if result.void or for_less or absent in result.mucked:
        return  # nobody could win the whole blind (S1-25), or all were all-in, and he has mucked at the showdown
    call = pot_of(hand)
    stakes = tuple([replace(stake, absent=stake.seat == absent) for stake in call.stakes])
    found = settle_pot(replace(call, stakes=stakes))
    assert (found.back and (found.back.seats[0], found.back.amount)) == result.returned
    assert [(pot.number, pot.winners) for pot in found.pots] == [(pot.number, pot.winners) for pot in result.pots]


AKs, QQ = cards("AhKh"), cards("QsQd")
TWO = (Stake(1, 100, cards=AKs), Stake(2, 100, cards=QQ))


@pytest.mark.parametrize(
    ("code", "call"),
    [
        ("pot_empty", PotCall(())),
        ("pot_empty", PotCall((Stake(1, 0), Stake(2, 0)))),
        ("pot_players", PotCall(tuple(Stake(seat, 1) for seat in range(1, 25)))),
        ("seat_twice", PotCall((A, A))),
        ("chips_negative", PotCall((A, Stake(2, -5)))),
        ("chip_size", PotCall((A, B), smallest_chip=0)),
        ("not_in_chips", PotCall((A, B), smallest_chip=30)),
        ("dead_not_in_chips", PotCall((A, B), dead=10, smallest_chip=25)),
        ("hole_cards", PotCall((Stake(1, 100, cards=cards("AhKhQh")), B))),
        ("board_length", PotCall(TWO, cards("2c3c"))),
        ("board_length", PotCall(TWO, cards("2c3c4c5c6c7c"))),
        ("card_twice", PotCall(TWO, cards("AhKd2c3d4c"))),
        ("card_twice", PotCall((*TWO, Stake(3, 50, folded=True, cards=QQ)), cards("2c3d4c5d6c"))),
        ("nobody_in", PotCall((Stake(1, 100, folded=True), Stake(2, 50, folded=True)))),
        ("nothing_in", PotCall((A, B, Stake(3, 0, order=2)))),
        ("hand_said_twice", PotCall((Stake(1, 100, cards=AKs, order=1), B))),
        ("place_wrong", PotCall((Stake(1, 100, order=0), B))),
        ("hand_unknown", PotCall((Stake(1, 100, cards=AKs), Stake(2, 100)))),
        ("place_unknown", PotCall((A, Stake(2, 100)))),
        ("place_unknown", PotCall((A, Stake(2, 100, cards=QQ)))),
        ("board_incomplete", PotCall(TWO, cards("2c3d4c"))),
        ("nobody_shows", PotCall((Stake(1, 100, mucked=True), Stake(2, 100, mucked=True)))),
        ("button_unknown", PotCall((A, B, Stake(3, 1, folded=True)))),
    ],
)
def test_what_cannot_be_is_refused_by_name(code: str, call: PotCall) -> None:
    with pytest.raises(BadSetup) as refused:
        settle_pot(call)
    assert refused.value.code == code


def test_the_usual_rules_are_the_tdas() -> None:
    assert PotCall((A,)).rules is TDA
