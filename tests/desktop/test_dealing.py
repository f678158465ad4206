"""Dealt tables of an evening in real time, over a real file."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from db.codec import encode, encode_facts
from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.director.tables.page import TablesPage
from desktop.play import worker
from desktop.play.dealing import Dealing, playing_of
from desktop.play.errands import WorkerErrands
from desktop.play.live.pace import AT_ONCE
from desktop.play.playing import Playing
from engine.actions import Fold
from engine.cards import texts
from tests.desktop.dealt_desks import ONE, AtOnce, Room, dealt_desk
from tests.desktop.table_evenings import begin
from tests.desktop.table_evenings import desk as simulated_desk
from tournament import fold, history
from tournament.clocks import breaks, timekeeping
from tournament.events import HandForHandClock
from tournament.names import MINUTE, SECOND, TableNo
from tournament.outs import hand_for_hand

LONG = 20_000


@pytest.fixture
def room(tmp_path: Path, qtbot: QtBot) -> Iterator[Room]:
    """Six robots at one table."""
    with dealt_desk(tmp_path / "club.db") as made:
        here = Room(made, AtOnce())
        yield here
        here.dealing.close()


def test_a_hand_lasts_as_long_as_such_a_hand_does_and_so_many_times_less(room: Room, qtbot: QtBot) -> None:
    room.dealing.play_one(ONE)
    qtbot.waitUntil(lambda: room.table.under_way is not None and bool(room.dealing._hands[ONE].over))
    assert room.state.hands == 0, "six players: 95 seconds"
    room.clock.at += 94 * SECOND
    room.dealing._go_on()
    assert room.state.hands == 0
    room.clock.at += 1 * SECOND
    with qtbot.waitSignal(room.dealing.over):
        room.dealing._go_on()
    assert (room.state.hands, room.table.under_way) == (1, None)
    assert room.dealing.last(ONE) is not None
    assert room.history(2) == ["Table 1, hand 1 begins", "Table 1, hand 1"]
    qtbot.wait(1)
    assert room.table.under_way is None, "one hand, and no more"


def test_many_tables_play_on_to_the_winner_through_moves_breaks_and_levels(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", count=10, stack=2_000, seats=6) as made:
        room = Room(made, AtOnce())
        room.dealing.speed = None
        assert room.dealing.may_play() is None
        room.dealing.start()
        qtbot.waitUntil(lambda: room.state.hands >= 2, timeout=LONG)
        # In a break nobody deals; what is under way is played to its end.
        made.bridge.perform(partial(breaks.break_now, duration=MINUTE))
        qtbot.waitUntil(lambda: not room.dealing._hands, timeout=LONG)
        dealt = room.state.hands
        assert room.dealing.why_not(min(room.state.tables)) == "No hand begins during a break."
        room.clock.at += MINUTE
        qtbot.waitUntil(lambda: room.state.finished is not None, timeout=LONG)
        state = room.state
        assert state.hands > dealt
        assert state.left[0].stack == state.chips_in_play == 20_000
        assert not room.dealing.is_playing
        assert room.dealing.may_play() == "The tournament is over."
        assert made.refusals == made.troubles == room.said == []
        with Shelf.open(made.bridge.shelf.path, write=False) as reader:
            steps = reader.read(made.bridge.evening.number)
        assert fold.fold(history.places(steps)) == state
        room.dealing.close()


def test_the_cards_of_a_hand_are_in_no_file_no_line_and_no_step_until_it_is_over(
    tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with dealt_desk(tmp_path / "club.db", people=("Anna",)) as made:
        room = Room(made, AtOnce())
        room.dealing.play_one(ONE)
        qtbot.waitUntil(lambda: room.dealing.live(ONE) is not None)
        live = room.dealing.live(ONE)
        assert live is not None
        qtbot.waitUntil(lambda: live.waiting_for is not None or live.hand.is_over, timeout=LONG)
        assert not live.hand.is_over, "it is Anna's turn"
        hand, seed = live.hand, room.chance.given[0]
        secrets = {texts(hole) for hole in hand.holes} | {texts(hand.dealt_from), texts(hand.dealt_from)[:20]}
        secrets |= {" ".join(texts((card,)) for card in hole) for hole in hand.holes}
        secrets |= {seed.hex(), str(int.from_bytes(seed, "big"))}
        made.bridge.perform(timekeeping.pause)  # something else is stored meanwhile
        files = [each for each in tmp_path.iterdir() if each.is_file()]
        assert any(each.name.endswith("-wal") for each in files)
        written = b"".join(each.read_bytes() for each in files).decode("latin-1")
        steps = "".join(
            encode_facts(stored.step.facts) + "".join(encode(event)[2] for event in stored.step.events)
            for stored in made.bridge.evening.steps
        )
        for secret in secrets:
            assert secret not in written
            assert secret not in steps
            assert secret not in caplog.text
        assert seed not in written.encode("latin-1")
        assert all(stored.step.hand is None for stored in made.bridge.evening.steps)
        made.bridge.perform(timekeeping.resume)
        while live.waiting_for is not None:
            live.act(Fold())
        qtbot.waitUntil(lambda: room.state.hands == 1, timeout=LONG)
        (text,) = made.bridge.shelf.hands(made.bridge.evening.number)
        assert texts(hand.holes[0]) in text.text
        room.dealing.close()


def test_the_worker_gives_back_the_finished_hand_and_nothing_else(room: Room) -> None:
    room.errands.waits = True
    room.dealing.play_one(ONE)
    room.dealing._go_on()
    hand, players, seed = room.errands.given[0]
    here = worker.Worker()
    (answer,) = here.obey(b"deal 31 " + worker.setup(hand, players, seed))
    word, number, text = answer.split(b" ", 2)
    assert (word, number) == (b"dealt", b"31")
    finished = worker.finished(text)
    assert finished.is_over
    assert finished.holes == hand.holes
    assert finished.started == hand.started
    # The same hand, robots and seed play the same; nothing of it stays behind.
    assert list(here.obey(b"deal 31 " + worker.setup(hand, players, seed))) == [answer]
    assert vars(here) == vars(worker.Worker()) | {"_timetable": here._timetable}


def test_who_looks_on_sees_the_hand_from_its_beginning(room: Room, qtbot: QtBot) -> None:
    room.errands.waits = True
    room.dealing.play_one(ONE)
    qtbot.waitUntil(lambda: ONE in room.dealing._hands)
    assert room.dealing.live(ONE) is None
    room.dealing.watch(ONE, True)
    live = room.dealing.live(ONE)
    assert live is not None
    room.errands.carry_out(1)  # what the worker made of it counts for nothing now
    with qtbot.waitSignal(room.dealing.over, timeout=LONG):
        pass
    assert room.dealing.last(ONE) is not None
    assert room.dealing.live(ONE) is None
    room.dealing.watch(ONE, False)
    room.errands.waits = False
    room.dealing.speed = None
    with qtbot.waitSignal(room.dealing.over, timeout=LONG):
        room.dealing.play_one()
    assert room.state.hands == 2


def test_a_hand_that_cannot_be_dealt_is_not_begun_for_ever(room: Room, qtbot: QtBot) -> None:
    def no_chance(size: int) -> bytes:
        raise OSError(size)

    room.dealing._fresh = no_chance
    with qtbot.captureExceptions() as wrong:
        room.dealing.start()
        qtbot.waitUntil(lambda: room.table.again is not None)
        qtbot.wait(5)
    assert [kind for kind, _error, _trace in wrong] == [OSError]
    assert not room.dealing.is_playing
    assert (room.table.under_way, room.table.next_number) == (None, 2)


def test_what_cannot_be_stored_stands_still_until_it_can(room: Room, qtbot: QtBot) -> None:
    room.dealing.speed = None
    room.errands.waits = True
    room.dealing.start()
    qtbot.waitUntil(lambda: len(room.errands.given) == 1)
    full, room.bridge.shelf.append = room.bridge.shelf.append, _full  # type: ignore[method-assign]
    room.errands.carry_out(1)
    qtbot.waitUntil(lambda: not room.dealing.is_playing)
    qtbot.wait(5)
    assert len(room.desk.troubles) == 1, "said once"
    room.bridge.shelf.append = full  # type: ignore[method-assign]
    room.errands.waits = False
    room.dealing.start()
    qtbot.waitUntil(lambda: room.state.hands >= 2, timeout=LONG)


def _full(*_what: object, **_more: object) -> None:
    raise StorageTrouble("disk_full", detail="full")


@pytest.mark.allows_log("worker process ended by itself")
def test_the_one_worker_process_plays_and_its_loss_loses_nothing(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", count=12, seats=6) as made:
        dealing = Dealing(made.bridge)
        dealing.pace, dealing.speed = AT_ONCE, None
        said: list[str] = []
        dealing.failed.connect(said.append)
        dealing.start()
        qtbot.waitUntil(lambda: made.bridge.state.hands >= 4, timeout=LONG)
        errands = dealing._errands
        assert isinstance(errands, WorkerErrands)
        process = errands._process
        assert process is not None
        os.kill(process.processId(), signal.SIGTERM)
        qtbot.waitUntil(lambda: bool(said), timeout=LONG)
        assert said == ["The robots stopped unexpectedly. Nothing is lost; press Play on to go on."]
        qtbot.waitUntil(lambda: not dealing._hands, timeout=LONG)
        assert errands._process is None, "the next hand starts another one"
        dealing.close()
        assert made.troubles == made.refusals == []


def test_hand_for_hand_is_kept_across_tables(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", count=9, seats=3) as made:
        room = Room(made, AtOnce())
        made.bridge.perform(partial(hand_for_hand.begin, clock=HandForHandClock.PAUSED, until=hand_for_hand.BY_HAND))
        rounds: list[int] = []
        played: set[TableNo] = set()

        def over(table: int) -> None:
            going = room.state.hand_for_hand
            assert going is not None
            assert table not in played or going.rounds > len(rounds), "no table plays a second hand in a round"
            played.add(TableNo(table))
            if going.rounds > len(rounds):
                rounds.append(len(played))
                played.clear()

        room.dealing.over.connect(over)
        room.dealing.speed = None
        room.dealing.start()
        qtbot.waitUntil(lambda: len(rounds) >= 3 or room.state.hand_for_hand is None, timeout=LONG)
        assert set(rounds) <= {3, 2}
        room.dealing.close()


def test_each_evening_has_what_plays_it(room: Room, tmp_path: Path) -> None:
    assert isinstance(playing_of(room.bridge, room.bridge), Dealing)
    with simulated_desk(tmp_path / "a.db", players=4, seed=1) as made:
        assert isinstance(playing_of(made.bridge, made.bridge), Playing)
    with simulated_desk(tmp_path / "b.db", players=4) as made:
        begin(made)
        kept = Dealing(made.bridge)
        assert kept.may_play() == "The program deals at no table; choose that in a table's menu."
        kept.play_one(ONE)
        assert not kept.is_playing


def test_the_tables_page_plays_on_by_its_buttons(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db") as made:
        page = TablesPage(made.bridge)
        qtbot.addWidget(page)
        head, dealing = page.head, page.playing
        assert isinstance(dealing, Dealing)
        assert head.speed is not None
        menu = head.speed.menu()
        assert menu is not None
        menu.actions()[-1].trigger()
        assert (head.speed.text(), dealing.speed) == ("As fast as it goes", None)
        errands = AtOnce()
        errands.played.connect(dealing._played)
        dealing._errands = errands
        head.one.click()
        qtbot.waitUntil(lambda: made.bridge.state.hands == 1, timeout=LONG)
        head.on.click()
        assert head.on.text() == "Stop"
        qtbot.waitUntil(lambda: made.bridge.state.hands >= 3, timeout=LONG)
        head.on.click()
        assert head.on.text() == "Play on"
        made.bridge.perform(timekeeping.pause)
        qtbot.waitUntil(lambda: not dealing._hands, timeout=LONG)
        assert dealing.why_not(ONE) == "No hand begins while the clock is paused."
        dealing.close()
