"""A hand as it is shown: at its pace, all-ins card by card, the absent folded, losers mucked."""

from collections.abc import Mapping
from random import Random

import pytest
from pytestqt.qtbot import QtBot

from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import AT_ONCE, Pace
from engine.actions import Action, Call, Check, Fold, Mishap, RaiseTo
from engine.blinds import Blinds
from engine.cards import Card, cards
from engine.deck import shuffled
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.robots import Robot, robot
from engine.seats import first_positions
from engine.view import SeatView
from tests.desktop.hand_alarms import HandAlarms
from tournament.felt.named import Named

PACE = Pace(think=100, street=1_000, end=5_000)
NAMED = Named("Table 1", {1: "Anna", 2: "Boris", 3: "Cyril"}, 3)


class Says:
    """Does what it was told, then checks or calls."""

    def __init__(self, *actions: Action) -> None:
        self._actions = list(actions)

    def decide(self, view: SeatView, rng: Random) -> Action:
        if self._actions:
            return self._actions.pop(0)
        assert view.legal is not None
        return Check() if view.legal.can_check else Call()


def is_over(hand: Hand) -> bool:
    return hand.is_over


def waits_for(shown: LiveHand) -> int | None:
    return shown.waiting_for


def deck(*first: str) -> tuple[Card, ...]:
    """These cards on top, all others below."""
    top = cards("".join(first))
    return (*top, *(card for card in shuffled(Random(0)) if card not in top))


def hand_of(stacks: Mapping[int, int], dealt: tuple[Card, ...], *, asks: bool = False) -> Hand:
    return Hand(stacks, first_positions(min(stacks), stacks), Blinds(50, 100), dealt, asks_to_show=asks)


def live(hand: Hand, robots: Mapping[int, Robot], pace: Pace = PACE, **more: object) -> tuple[LiveHand, HandAlarms]:
    alarms = HandAlarms()
    return LiveHand(hand, robots, pace, Random(1), alarms=alarms, **more), alarms  # type: ignore[arg-type]


ACES = deck("KcAh", "KdAs", "2h", "7c8d9h", "3h", "Js", "4h", "Qd")
"""Heads-up: seat 2 (big blind) has kings, seat 1 (button, dealt last) aces; the board is of no use."""


def test_an_all_in_is_shown_street_by_street_and_over_comes_last(qtbot: QtBot) -> None:
    hand = hand_of({1: 1000, 2: 1000}, ACES)
    shown, alarms = live(hand, {1: Says(RaiseTo(1000)), 2: Says(Call())})
    over: list[Hand] = []
    shown.over.connect(over.append)
    assert waits_for(shown) is None
    alarms.pass_by(199)
    assert hand.actions
    assert not is_over(hand)
    alarms.pass_by(1)
    # The engine has run it out (B018: nobody is asked for checks); nobody has seen a card of the board, or who has won.
    assert hand.is_over
    seen = shown.seen(NAMED)
    assert seen.board == ()
    assert {seat.cards for seat in seen.seats if seat.name in ("Anna", "Boris")} == {hand.holes[0], hand.holes[1]}
    assert all(not seat.won for seat in seen.seats)
    for board in (3, 4, 5):
        alarms.pass_by(1_000)
        assert (shown.board_shown, shown.end_shown) == (board, False)
    alarms.pass_by(1_000)
    assert shown.end_shown
    assert over == []
    assert shown.seen(NAMED).seats[0].won == 2000
    alarms.pass_by(5_000)
    assert over == [hand]
    assert not alarms.waits


def test_where_nothing_takes_time_all_of_it_happens_at_once(qtbot: QtBot) -> None:
    seats = {1: 1000, 2: 1000, 3: 1000}
    shown, alarms = live(hand_of(seats, shuffled(Random(4))), dict.fromkeys(seats, robot("loose", "club")), AT_ONCE)
    with qtbot.waitSignal(shown.over, timeout=1_000):
        alarms.pass_by(0)
    assert shown.end_shown
    assert shown.pace.times(4).without_motion().thinking == 0


def test_the_hand_waits_for_a_person_and_refuses_what_is_not_his_turn(qtbot: QtBot) -> None:
    hand = hand_of({1: 1000, 2: 1000, 3: 1000}, shuffled(Random(4)))
    shown, alarms = live(hand, {1: Says(), 2: Says()})
    with pytest.raises(IllegalAction):
        shown.act(Fold())
    alarms.pass_by(10_000)
    assert waits_for(shown) == 3
    shown.pause(True)
    assert waits_for(shown) is None
    shown.pause(False)
    with pytest.raises(IllegalAction):
        shown.act(RaiseTo(150))
    shown.act(Check())
    # The flop is dealt, but not seen yet.
    assert waits_for(shown) is None
    assert shown.board_shown == 0
    assert shown.seen(NAMED).board == ()
    alarms.pass_by(1_100)
    assert shown.board_shown == 3
    shown.hurry()
    assert waits_for(shown) == 3
    shown.stop()
    assert waits_for(shown) is None
    assert not alarms.waits


def test_whoever_is_away_when_the_cards_are_dealt_has_a_dead_hand_and_his_blind_stays(qtbot: QtBot) -> None:
    hand = hand_of({1: 1000, 2: 1000, 3: 1000}, shuffled(Random(4)))
    shown, alarms = live(hand, {1: Says()}, away=(3,))
    alarms.pass_by(0)
    (noted,) = hand.irregularities
    assert (noted.seat, noted.mishap, noted.rule) == (3, Mishap.ABSENT, "TDA 30")
    assert hand.public_view().folded == (3,)
    assert shown.people == (2, 3)
    alarms.pass_by(100)
    assert shown.waiting_for == 2
    # Who leaves later checks where that is free, else folds, at once.
    shown.set_away(2, True)
    alarms.pass_by(2_000)
    assert hand.is_over
    assert hand.result().stacks == {1: 1150, 2: 950, 3: 900}
    shown.set_away(2, False)
    assert shown.away == {3}


def test_a_robot_shows_what_may_win_and_mucks_what_is_beaten(qtbot: QtBot) -> None:
    hand = hand_of({1: 1000, 2: 1000}, ACES, asks=True)
    shown, alarms = live(hand, {1: Says(Call()), 2: Says()})
    alarms.pass_by(10_000)
    # Kings, first to show, show; the aces beat them and show.
    assert hand.result().mucked == ()
    beaten = deck("AcKh", "AdKs", "2h", "7c8d9h", "3h", "Js", "4h", "Qd")
    hand = hand_of({1: 1000, 2: 1000}, beaten, asks=True)
    shown, alarms = live(hand, {1: Says(Call()), 2: Says()})
    alarms.pass_by(10_000)
    assert hand.result().mucked == (1,)
    assert shown.seen(NAMED).seats[0].cards == ()


def test_a_person_at_the_showdown_shows_or_mucks_in_his_turn(qtbot: QtBot) -> None:
    beaten = deck("AcKh", "AdKs", "2h", "7c8d9h", "3h", "Js", "4h", "Qd")
    hand = hand_of({1: 1000, 2: 1000}, beaten, asks=True)
    shown, alarms = live(hand, {2: Says()})
    alarms.pass_by(0)
    shown.act(Call())
    for _street in range(3):
        alarms.pass_by(5_000)
        shown.act(Check())
    alarms.pass_by(5_000)
    assert (shown.waiting_for, hand.to_show) == (1, 1)
    assert shown.seen(NAMED).seats[0].cards == (None, None)
    shown.muck()
    assert hand.is_over
    alarms.pass_by(1_000)
    assert shown.end_shown
    assert shown.seen(NAMED).seats[0].cards == ()
