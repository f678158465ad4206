"""The bar under the felt, by keys and clicks: what is offered, how much, and that nothing else does anything."""

from random import Random

import pytest
from PyQt6.QtCore import QPoint, QPointF, Qt
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.play.bar.action_bar import ActionBar
from desktop.play.bar.at_the_screen import AtTheScreen
from desktop.play.bar.intentions import Intent
from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import Pace
from desktop.play.live.time_bank import TimeBank, TimeRules
from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.blinds import Blinds, Limit
from engine.deck import shuffled
from engine.hand import Hand
from engine.robots import Robot
from engine.seats import first_positions
from tests.desktop.desks import click, press, type_text
from tests.desktop.hand_alarms import HandAlarms
from tests.desktop.test_play_live_hand import Says
from tournament.felt.named import Named

SHIFT = Qt.KeyboardModifier.ShiftModifier


def done(played: Hand) -> object:
    """What was done last."""
    return played.actions[-1].action


class Room(QWidget):
    """A bar in a window that hands its keys on, as every window with a felt does."""

    def __init__(self) -> None:
        super().__init__()
        self.bar = ActionBar(self)
        self.bar.resize(1200, 120)
        self.resize(1200, 120)
        self.did: list[object] = []
        self.bar.acted.connect(self.did.append)

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is not None:
            self.bar.press(a0)


@pytest.fixture
def room(dressed: QApplication, qtbot: QtBot) -> Room:
    made = Room()
    qtbot.addWidget(made)
    made.show()
    made.setFocus()
    return made


def hand(stacks: dict[int, int], limit: Limit = Limit.NO_LIMIT) -> Hand:
    return Hand(stacks, first_positions(min(stacks), stacks), Blinds(50, 100, limit=limit), shuffled(Random(2)))


def offer(room: Room, played: Hand) -> None:
    room.bar.offer(played.legal(), pot=played.public_view().pot, blinds=played.blinds)


def said(room: Room) -> str:
    """What is wrong with the amount, which is none then."""
    assert room.bar.amount.amount is None
    return room.bar.amount.complaint.text()


def wheel(turned: int) -> QWheelEvent:
    """The wheel by so many eighths of a degree."""
    return QWheelEvent(
        QPointF(1, 1), QPointF(1, 1), QPoint(), QPoint(0, turned), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip


def words(room: Room) -> list[str]:
    bar = room.bar
    return [each.text() for each in (bar.fold, bar.call, bar.raise_to, bar.all_in) if each.isVisible()]


def test_an_amount_is_chosen_by_parts_of_the_pot_by_steps_and_by_typing(room: Room) -> None:
    played = hand({1: 10_000, 2: 10_000, 3: 10_000})
    offer(room, played)
    bar = room.bar
    assert words(room) == ["Fold", "Call 100", "Raise to 200", "All-in"]
    assert "At least to 200: the 100 to call" in bar.raise_to.toolTip()
    press(room, Qt.Key.Key_Return)
    assert room.did == []  # nobody has chosen an amount yet
    for key, amount in (("p", 350), ("h", 250), ("t", 250), ("m", 10_000)):
        type_text(room, key)
        assert bar.amount.amount == amount
    assert bar.raise_to.text() == "All-in 10\N{NARROW NO-BREAK SPACE}000"
    press(room, Qt.Key.Key_Down)
    assert bar.amount.amount == 9950
    press(room, Qt.Key.Key_Escape)
    assert bar.amount.amount == 200
    press(room, Qt.Key.Key_Plus)
    press(room, Qt.Key.Key_PageUp)
    assert bar.amount.amount == 750
    bar.turn(wheel(-60))
    assert bar.amount.amount == 750  # a touchpad tells of a notch in many parts
    QApplication.sendEvent(bar.amount.slider, wheel(-60))
    assert bar.amount.amount == 700
    bar.amount.slider.setValue(bar.amount.slider.maximum())
    assert bar.amount.amount == 10_000
    type_text(room, "15")
    assert said(room) == "At least 200"
    assert not bar.raise_to.isEnabled()
    press(room, Qt.Key.Key_R)
    assert room.did == []
    type_text(room, ".5k")
    assert said(room) == "At most 10\N{NARROW NO-BREAK SPACE}000"
    press(bar.amount.typed, Qt.Key.Key_Escape)
    type_text(room, "1.5k")
    assert bar.raise_to.text() == "Raise to 1\N{NARROW NO-BREAK SPACE}500"
    press(bar.amount.typed, Qt.Key.Key_Return)
    assert room.did == [RaiseTo(1500)]
    assert bar.legal is None
    type_text(room, "fcra12")
    press(room, Qt.Key.Key_Return)
    assert room.did == [RaiseTo(1500)]


def test_where_a_check_is_free_nobody_folds_by_a_slip(room: Room) -> None:
    played = hand({1: 10_000, 2: 10_000})
    played.act(Call())
    offer(room, played)
    assert words(room)[1] == "Check"
    assert room.bar.fold.width() < room.bar.call.width() / 2
    press(room, Qt.Key.Key_F)
    assert room.did == []
    press(room, Qt.Key.Key_F, SHIFT)
    assert room.did == [Fold()]
    offer(room, played)
    press(room, Qt.Key.Key_C)
    assert room.did == [Fold(), Check()]
    played.act(Check())
    offer(room, played)
    assert words(room)[2] == "Bet 100"
    click(room.bar.amount.shares["P"])
    press(room, Qt.Key.Key_R)
    assert room.did[-1] == Bet(200)


def test_each_limit_offers_what_it_allows(room: Room) -> None:
    fixed = hand({1: 10_000, 2: 10_000, 3: 10_000}, Limit.FIXED_LIMIT)
    offer(room, fixed)
    assert words(room) == ["Fold", "Call 100", "Raise to 200"]
    assert not room.bar.amount.isVisible()
    press(room, Qt.Key.Key_A)
    press(room, Qt.Key.Key_M)
    assert room.did == []
    press(room, Qt.Key.Key_R)
    assert room.did == [RaiseTo(200)]
    pot = hand({1: 10_000, 2: 10_000, 3: 10_000}, Limit.POT_LIMIT)
    offer(room, pot)
    assert not room.bar.amount.shares["M"].isVisible()
    type_text(room, "p")
    assert room.bar.amount.amount == 350 == pot.legal().max_raise_to
    assert not room.bar.all_in.isVisible()
    # B037, B038, B044: less than a full raise is left, which is all-in and nothing between.
    short = hand({1: 150, 2: 10_000, 3: 10_000})
    offer(room, short)
    assert words(room) == ["Fold", "Call 100", "All-in"]
    click(room.bar.all_in)
    assert room.did.pop() == RaiseTo(150)
    less = hand({1: 80, 2: 10_000, 3: 10_000})
    offer(room, less)
    assert words(room) == ["Fold", "Call 80, all-in"]
    press(room, Qt.Key.Key_A)
    assert room.did[-1] == Call()


def ticked(room: Room) -> list[Intent]:
    """What is meant."""
    return [intent for intent, tick in room.bar.intents.ticks.items() if tick.isChecked()]


def screen(
    room: Room, played: Hand, robots: dict[int, Robot], time: TimeRules | None = None
) -> tuple[AtTheScreen, LiveHand, HandAlarms]:
    alarms = HandAlarms()
    people = AtTheScreen(room.bar, alarms.now, room)
    people.time_rules = time or TimeRules(0, 0, 0)
    named = Named("Table 1", {1: "Anna", 2: "Boris", 3: "Cyril"}, 3)
    live = LiveHand(played, robots, Pace(100, 0, 0), Random(1), room, alarms=alarms)
    people.follow(live, named)
    return people, live, alarms


def test_what_was_ticked_is_done_on_his_turn_and_lapses_with_its_price(room: Room) -> None:
    played = hand({1: 5000, 2: 5000, 3: 5000})
    people, live, alarms = screen(room, played, {1: Says(RaiseTo(300)), 2: Says()})
    alarms.pass_by(0)
    row = room.bar.intents
    assert [tick.accessibleName() for tick in row.ticks.values()] == [
        "Check or fold", "Check", "Call any bet", "Fold to any bet",
    ]  # fmt: skip
    press(room, Qt.Key.Key_C)
    assert row.ticks[Intent.CALL].isChecked()
    alarms.pass_by(100)
    # Seat 1 has raised: the tick for a check is gone.
    assert not row.ticks[Intent.CALL].isChecked()
    assert row.ticks[Intent.CALL].accessibleName() == "Call 200"
    press(room, Qt.Key.Key_C)
    press(room, Qt.Key.Key_B)
    assert ticked(room) == [Intent.FOLD_TO_BET]
    press(room, Qt.Key.Key_B)
    assert ticked(room) == []
    click(row.ticks[Intent.CALL])
    alarms.pass_by(100)
    assert [taken.seat for taken in played.actions] == [1, 2, 3]
    assert done(played) == Call()
    # Done once: on the flop nothing is ticked any more.
    assert people.meant is None
    alarms.pass_by(100)
    assert live.waiting_for == 3 or row.isVisible()


def test_a_tick_ends_with_the_next_card_and_a_press_meant_for_it_does_nothing(room: Room, qtbot: QtBot) -> None:
    played = hand({1: 5000, 2: 5000, 3: 5000})
    _people, live, alarms = screen(room, played, {1: Says(), 2: Says()})
    alarms.pass_by(200)
    assert live.waiting_for == 3
    # The ticks stood here a moment ago: the key was meant for one of them.
    press(room, Qt.Key.Key_C)
    click(room.bar.fold)
    assert live.waiting_for == 3
    qtbot.waitUntil(room.bar.all_is_taken, timeout=2_000)
    press(room, Qt.Key.Key_C)
    alarms.pass_by(100)
    assert live.board_shown == 3
    qtbot.waitUntil(room.bar.all_is_taken, timeout=2_000)
    press(room, Qt.Key.Key_C)
    press(room, Qt.Key.Key_F)
    assert ticked(room) == [Intent.CHECK_OR_FOLD]
    alarms.pass_by(100)
    assert live.board_shown == 4
    assert ticked(room) == []
    alarms.pass_by(100)
    assert live.waiting_for == 3
    # The second press of a double click is none.
    QtBot.mouseDClick(room.bar.call, Qt.MouseButton.LeftButton)
    assert live.waiting_for == 3


def test_who_is_out_of_time_checks_where_that_is_free_and_else_folds(room: Room) -> None:
    played = hand({1: 5000, 2: 5000, 3: 5000})
    people, live, alarms = screen(room, played, {}, TimeRules(decision=20, bank=10, refill=0))
    alarms.pass_by(0)
    assert live.waiting_for == 1
    alarms.pass_by(19_000)
    people.beat()
    assert room.bar.time.text() == "0:01"
    assert people.time == {1: 0.05}
    alarms.pass_by(3_000)
    people.beat()
    assert room.bar.time.text() == "time bank 0:08"
    live.pause(True)
    alarms.pass_by(60_000)
    people.beat()
    press(room, Qt.Key.Key_F)
    click(room.bar.fold)
    live.pause(False)
    assert words(room) == ["Fold", "Call 100", "Raise to 200", "All-in"]  # nothing is done while the hand is held
    # Nor does it run while nobody can see the table, as when the desk is locked.
    people.cover(True)
    alarms.pass_by(60_000)
    people.beat()
    people.cover(False)
    assert live.waiting_for == 1
    alarms.pass_by(8_000)
    people.beat()
    assert done(played) == Fold()
    press(room, Qt.Key.Key_C)
    alarms.pass_by(30_000)
    people.beat()
    # The big blind had nothing to pay, and checked.
    assert done(played) == Check()
    # A bank that was used stays used: seat 3 has nothing beside his time any more.
    alarms.pass_by(20_000)
    press(room, Qt.Key.Key_C)
    alarms.pass_by(20_000)
    people.beat()
    assert done(played) == Check()


def test_a_time_bank_goes_with_its_owner_and_no_closed_window_fills_it_up(room: Room) -> None:
    alarms, banks = HandAlarms(), dict[str, TimeBank]()
    people = AtTheScreen(room.bar, alarms.now, room, banks=banks)
    people.time_rules = TimeRules(decision=20, bank=10, refill=0)
    live = LiveHand(hand({1: 5000, 2: 5000}), {2: Says()}, Pace(100, 0, 0), Random(1), room, alarms=alarms)
    people.follow(live, Named("Table 1", {1: "Anna", 2: "Boris"}, 2))
    alarms.pass_by(24_000)
    people.follow(None)
    assert banks == {"Anna": TimeBank(6_000)}


def test_cards_are_open_only_while_the_key_is_held_by_whoever_is_on_turn(room: Room) -> None:
    played = hand({1: 5000, 2: 5000, 3: 5000})
    people, live, alarms = screen(room, played, {2: Says()})
    named = Named("Table 1", {1: "Anna", 2: "Boris", 3: "Cyril"}, 3)
    alarms.pass_by(0)

    def open_seats() -> list[int]:
        seen = live.seen(named, people.eyes)
        return [seat.seat for seat in seen.seats if any(card is not None for card in seat.cards)]

    assert room.bar.prompt.text() == "Anna, your turn: hold Space to see your cards"
    assert open_seats() == []
    assert not people.look(3)  # the neighbour may not lift hers
    assert people.look()
    assert open_seats() == [1]
    press(room, Qt.Key.Key_C)
    alarms.pass_by(200)
    # The turn has passed with the key still down: Cyril's cards stay closed until he presses it himself.
    assert live.waiting_for == 3
    assert room.bar.prompt.text() == "Cyril, your turn: hold Space to see your cards"
    assert open_seats() == []
    people.look_away()
    people.look()
    assert open_seats() == [3]
    people.look_away()
    # Alone at the screen one may look at any time, and may leave the cards open.
    live.set_away(3, True)
    assert people.alone == 1
    people.look()
    assert open_seats() == [1]
    people.look_away()
    assert open_seats() == []
    people.always_open = True
    assert open_seats() == [1]
