"""The windows of tables, by clicks and keys: tournaments played to their winner, looks, moves, breaks."""

import logging
import re
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from desktop.director.tables.played_by import PlayedByMenu
from desktop.play.live.equities import Equities
from desktop.play.live.live_hand import LiveHand
from desktop.play.playing import Playing
from desktop.play.table.menu import TableMenu
from desktop.play.table.window import TableWindow
from desktop.play.table.wishes import TableWishes
from engine.actions import Call, RaiseTo
from engine.cards import Card, texts
from engine.hand import Hand
from tests.desktop import table_evenings
from tests.desktop.desks import click, press, type_text
from tests.desktop.hand_alarms import HandAlarms
from tests.desktop.rooms import settle
from tests.desktop.table_rooms import hand_at, table_room
from tests.desktop.test_play_live_hand import ACES, hand_of
from tournament import simulation
from tournament.clocks import breaks
from tournament.dealing import players
from tournament.events import Moved, Seat
from tournament.felt.spoken import card as card_words
from tournament.history import Step
from tournament.names import MINUTE, Instant, SeatNo, TableNo
from tournament.simulation import ComingHand, Timetable
from tournament.state import Tournament
from tournament.tables import moves

SPACE = Qt.Key.Key_Space


def open_cards(window: TableWindow) -> dict[int, str]:
    """What lies face up in the value that is painted, by seat."""
    view = window.canvas.view
    assert view is not None
    seen = {seat.seat: texts([card for card in seat.cards if card is not None]) for seat in view.seats}
    return {seat: cards for seat, cards in seen.items() if cards}


def hold(window: TableWindow, *, down: bool) -> None:
    """The key that opens one's cards goes down, or up."""
    if down:
        QtBot.keyPress(window.canvas, SPACE)
    else:
        QtBot.keyRelease(window.canvas, SPACE)


def lies_open(window: TableWindow) -> bool:
    """Whether the cards of the only person there need no key."""
    return window.at_screen.always_open


def begin_an_amount_and_hold_the_hand(window: TableWindow) -> None:
    """The keyboard is in the field, which is grey while nothing goes on; Esc takes the amount back."""
    type_text(window.canvas, "9")
    assert window.bar.amount.typed.hasFocus()
    press(window.bar.amount.typed, Qt.Key.Key_G)
    press(window.canvas, Qt.Key.Key_G)
    press(window.canvas, Qt.Key.Key_Escape)


def more_of(window: TableWindow) -> TableMenu:
    """What can be chosen for it."""
    menu = window.foot.more.menu()
    assert isinstance(menu, TableMenu)
    return menu


def spoken(window: TableWindow) -> str:
    """Everything that may be read aloud or stands in a title, a list or a tooltip."""
    bar, foot = window.bar, window.foot
    told = [window.windowTitle(), window.canvas.accessibleName(), window.canvas.accessibleDescription()]
    told += [each.toolTip() + each.text() for each in (bar.fold, bar.call, bar.raise_to, bar.all_in)]
    return "\n".join([*told, bar.prompt.text(), foot.said.text(), *window.lines])


def told_of(hand: Hand, said: str, *seen: int) -> list[Card]:
    """The cards that only others than those seats may see, and of which a word is said all the same."""
    holes = dict(zip(hand.order, hand.holes, strict=True))
    hidden = {card for seat, hole in holes.items() if seat not in seen for card in hole}
    return [one for one in hidden if card_words(one) in said or re.search(rf"\b{texts((one,))}\b", said)]


def test_a_tournament_with_a_person_at_the_screen_is_played_by_keys_to_its_winner(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with table_room(tmp_path, ("Anna", "Boris", "Cyril"), ("Anna",), stack=600) as room:
        window = room.window()
        assert window.windowTitle() == "Table 1"
        view = window.canvas.view
        assert view is not None
        assert view.told == "Play on deals one hand after the other, Next hand a single one."
        press(window.canvas, Qt.Key.Key_G)
        looked = acted = 0
        while room.bridge.state.finished is None:
            live = hand_at(qtbot, window)
            if live.end_shown:
                press(window.canvas, Qt.Key.Key_N)
                qtbot.waitUntil(partial(_is_gone, window, live), timeout=5_000)
                continue
            mine = live.waiting_for
            assert mine is not None
            hand = live.hand
            if not hand.is_over and hand.showing is None and looked < 3:
                cards = texts(hand.view(mine).cards)
                assert open_cards(window) == {}
                assert told_of(hand, spoken(window) + caplog.text) == []
                hold(window, down=True)
                assert open_cards(window) == {mine: cards}
                assert len(told_of(hand, spoken(window))) == 2, "his own are read out to him"
                assert told_of(hand, spoken(window) + caplog.text, mine) == []
                if looked:
                    hold(window, down=False)
                else:  # the key comes up where no window is told of it: a menu has the keyboard
                    more_of(window).aboutToShow.emit()
                assert open_cards(window) == {}
                looked += 1
            before = (len(hand.actions), len(hand.deeds))
            type_text(window.canvas, "xyz")
            if acted == 1 and window.bar.amount.isVisible():
                begin_an_amount_and_hold_the_hand(window)
            assert window.canvas.hasFocus()
            press(window.canvas, Qt.Key.Key_Return)
            assert (len(hand.actions), len(hand.deeds)) == before  # no such keys, and nobody chose an amount
            if hand.to_act is None:
                press(window.canvas, Qt.Key.Key_S)
            elif acted % 2 and hand.legal().all_in is not None:
                press(window.canvas, Qt.Key.Key_A)
            else:
                press(window.canvas, Qt.Key.Key_C)
            assert (len(hand.actions), len(hand.deeds)) != before
            acted += 1
        assert looked == 3
        assert acted > 4
        (winner,) = room.bridge.state.left
        qtbot.waitUntil(lambda: window.source.live is None, timeout=5_000)
        view = window.canvas.view
        assert view is not None
        assert view.told == f"The tournament is over: {winner.name} has won."
        assert not window.foot.going.isEnabled()
        assert room.said == []


def test_two_people_at_one_screen_see_only_their_own_cards(dressed: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    with table_room(tmp_path, ("Anna", "Boris"), ("Anna", "Boris"), stack=3_000) as room:
        window = room.window()
        click(window.foot.next)
        live = hand_at(qtbot, window)
        first = live.waiting_for
        assert first is not None
        assert window.bar.prompt.text().endswith(", your turn: hold Space to see your cards")
        hold(window, down=True)
        assert list(open_cards(window)) == [first]
        press(window.canvas, Qt.Key.Key_C)
        assert open_cards(window) == {}  # the key is still down, and the turn has passed
        hold(window, down=False)
        second = hand_at(qtbot, window).waiting_for
        assert second not in (None, first)
        hold(window, down=True)
        assert list(open_cards(window)) == [second]
        hold(window, down=False)
        # The one on turn goes: his hand is folded for him, and so are the next ones until he is back.
        click(window.foot.away)
        assert live.away == {second}
        qtbot.waitUntil(lambda: live.waiting_for == first or live.end_shown, timeout=5_000)
        assert window.at_screen.alone == first
        press(window.canvas, Qt.Key.Key_C)
        while not hand_at(qtbot, window).end_shown:
            press(window.canvas, Qt.Key.Key_C)
            press(window.canvas, Qt.Key.Key_S)
        press(window.canvas, Qt.Key.Key_N)
        qtbot.waitUntil(lambda: window.source.live is None, timeout=5_000)
        click(window.foot.next)
        again = hand_at(qtbot, window)
        assert again.hand.irregularities[0].seat == second
        assert "I'm back" in window.foot.away.text()
        press(window.canvas, Qt.Key.Key_W)
        assert again.away == frozenset()


def test_an_all_in_is_run_out_before_the_eyes_with_what_the_hands_are_worth(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.look.motion", lambda: True)  # else all of it would be there at once
    wishes = {"speed": 1, "decision": 0, "equities": True}
    with table_room(tmp_path, ("Anna", "Boris"), ("Anna", "Boris"), wishes=wishes) as room:
        window = room.window()
        click(window.foot.next)
        live = hand_at(qtbot, window)
        press(window.canvas, Qt.Key.Key_A)
        assert live.waiting_for is not None
        press(window.canvas, Qt.Key.Key_A)
        assert live.hand.is_over
        press(window.canvas, Qt.Key.Key_G)
        view = window.canvas.view
        assert view is not None
        assert (live.board_shown, view.board) == (0, ())
        assert len(open_cards(window)) == 2
        assert [" shows " in line for line in window.lines[-2:]] == [True, True]

        def shares() -> list[float]:
            seen = window.canvas.view
            return [] if seen is None else [seat.equity for seat in seen.seats if seat.equity is not None]

        qtbot.waitUntil(lambda: len(shares()) == 2, timeout=10_000)
        assert round(sum(shares()), 6) == 1
        assert not window.foot.next.isEnabled()
        press(window.canvas, Qt.Key.Key_G)
        press(window.canvas, Qt.Key.Key_N)
        assert live.end_shown
        assert shares() == []
        view = window.canvas.view
        assert view is not None
        assert window.lines[-1] == view.told


def test_all_in_hands_have_their_odds_counted_beside_the_window(dressed: QApplication, qtbot: QtBot) -> None:
    hand = hand_of({1: 1000, 2: 1000}, ACES)
    equities = Equities(dressed)
    assert equities.of(hand, 0) == {}
    hand.act(RaiseTo(1000))
    hand.act(Call())
    with qtbot.waitSignal(equities.found, timeout=20_000):
        assert equities.of(hand, 0) == {}
    shares = equities.of(hand, 0)
    assert shares[1] > 0.8
    assert round(shares[1] + shares[2], 6) == 1
    with qtbot.waitSignal(equities.found, timeout=20_000):
        equities.of(hand, 4)
    assert equities.of(hand, 4)[1] > 0.9
    assert equities.of(hand, 5) == {}
    equities.close()
    equities.deleteLater()


def test_a_window_follows_its_people_says_when_it_goes_on_and_closing_it_stops_nothing(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    names = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip")
    with table_room(tmp_path, names, ("Anna",), seats=4) as room:
        bridge, anna = room.bridge, room.entry("Anna")
        home = bridge.state.entries[anna].seat
        assert home is not None
        window = room.window(home.table)
        to = Seat(TableNo(3 - home.table), bridge.state.tables[TableNo(3 - home.table)].free_chairs()[0])
        # While somebody else stays who plays here, so does the window.
        friend = next(entry for entry in bridge.state.tables[home.table].seats.values() if entry != anna)
        assert bridge.perform(partial(players.played_by, entries=(friend,), style="", strength=""))
        assert bridge.perform(partial(moves.carry_out, moves=(Moved(anna, home, to),)))
        settle()
        assert list(room.windows.windows) == [home.table]
        # Else the other table's window takes the place of this one.
        assert bridge.perform(partial(players.played_by, entries=(friend,), style="rock", strength="club"))
        assert bridge.perform(partial(moves.carry_out, moves=(Moved(anna, to, home),)))
        assert bridge.perform(partial(moves.carry_out, moves=(Moved(anna, home, to),)))
        window.showMaximized()
        qtbot.waitUntil(lambda: list(room.windows.windows) == [to.table], timeout=3_000)
        other = room.windows.windows[to.table]
        assert other.isVisible()
        assert other.isMaximized()
        assert bridge.perform(partial(breaks.break_now, duration=15 * MINUTE))
        view = other.canvas.view
        assert view is not None
        assert view.told.startswith("Break, back ")
        assert not other.foot.next.isEnabled()
        assert other.foot.next.toolTip()
        assert room.settings.table_layout(home.table) is not None
        other.close()
        assert room.windows.windows == {}
        assert bridge.state.finished is None


def test_what_is_chosen_in_one_window_holds_in_all_and_is_remembered(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    names = ("Anna", "Boris", "Cyril", "Dana")
    with table_room(tmp_path, names, ("Anna", "Boris"), seats=2, wishes={"decision": 0}) as room:
        one, two = room.window(1), room.window(2)
        assert room.window(1) is one
        one.wish(TableWishes(decision=0, open_cards=True))
        # Somebody else plays at this screen, if at another table: no cards lie open without a key.
        assert not lies_open(one)
        boris = room.entry("Boris")
        assert room.bridge.perform(partial(players.played_by, entries=(boris,), style="rock", strength="club"))
        assert lies_open(one)
        press(one.canvas, Qt.Key.Key_J)
        assert two.log.isVisible()
        press(two.canvas, Qt.Key.Key_E)
        menu = more_of(one)
        menu.aboutToShow.emit()
        inner = {each.title(): each for each in menu.findChildren(QMenu)}
        for title, words in (("Time for a decision", "15 seconds"), ("Colours", "High contrast")):
            next(action for action in inner[title].actions() if action.text() == words).trigger()
        remembered = TableWishes.read(room.settings.table_wishes)
        assert (remembered.log, remembered.equities, remembered.decision) == (True, True, 15)
        assert two.wishes == remembered == one.wishes
        press(one.canvas, Qt.Key.Key_F11)
        assert one.isFullScreen()
        press(one.canvas, Qt.Key.Key_Escape)
        assert not one.isFullScreen()


def test_robots_take_over_seats_and_give_them_back(dressed: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    with table_room(tmp_path, ("Anna", "Boris"), ("Anna", "Boris")) as room:
        window, anna = room.window(), room.entry("Anna")
        menu = PlayedByMenu(room.bridge, room.bridge.state.entries[anna], window)
        person, *robots = [action for action in menu.actions() if not action.isSeparator()]
        assert person.isChecked()
        robots[0].trigger()
        assert room.bridge.state.entries[anna].robot is not None
        menu = PlayedByMenu(room.bridge, room.bridge.state.entries[anna], window)
        menu.actions()[0].trigger()
        assert room.bridge.state.entries[anna].robot is None
        # Two play here: who "everybody else" is, is known once one of them is on turn.
        assert window.scene.others() == ()
        click(window.foot.next)
        first = hand_at(qtbot, window).waiting_for
        assert first is not None
        me = room.bridge.state.entries[window.scene.seats[SeatNo(first)]].name
        other = "Boris" if me == "Anna" else "Anna"
        more = more_of(window)
        more.aboutToShow.emit()
        next(action for action in more.actions() if action.text() == "Robots for everybody else here").trigger()
        assert room.said == [f"From the next hand on robots play {other}."]
        assert room.bridge.state.entries[room.entry(other)].robot is not None
        assert room.bridge.state.entries[room.entry(me)].robot is None


def test_the_last_hand_of_a_simulated_table_is_shown_as_it_went(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    with table_evenings.desk(tmp_path / "robots.db", players=6, seed=7) as made:
        table_evenings.begin(made)
        playing, alarms = Playing(made.bridge), HandAlarms()
        window = TableWindow(made.bridge, playing, TableNo(1), wishes=TableWishes(decision=0), alarms=alarms)
        qtbot.addWidget(window)
        window.show()
        assert not window.foot.away.isVisible()
        timetable = Timetable()
        coming = timetable.coming_hand(made.bridge.state)
        assert coming is not None
        play = partial(_play, coming=coming, timetable=timetable)
        assert made.bridge.perform(play, coming.ends)
        alarms.pass_by(0)
        live = window.source.live
        assert isinstance(live, LiveHand)
        assert not live.end_shown
        assert open_cards(window) == {}
        while window.source.live is not None:
            alarms.pass_by(500)
        result = live.hand.result()
        here = made.bridge.state.tables[TableNo(1)].seats
        assert {seat: made.bridge.state.entries[entry].stack for seat, entry in here.items()} == {
            SeatNo(seat): chips for seat, chips in result.stacks.items()
        }
        view = window.canvas.view
        assert view is not None
        assert view.is_over
        assert window.lines[-1] == view.told
        window.close()


def _is_gone(window: TableWindow, live: LiveHand) -> bool:
    return window.source.live is not live


def _play(state: Tournament, at: Instant, coming: ComingHand, timetable: Timetable) -> Step:
    return simulation.play(state, coming, timetable)


@pytest.fixture(autouse=True)
def _still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is seen moving: what is painted is what is there."""
    monkeypatch.setattr("desktop.look.motion", lambda: False)
