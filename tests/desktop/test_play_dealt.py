"""The worker process: hands dealt, stored and thrown away."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from db.codec import dump_step, load_step
from db.shelf import Shelf
from desktop.play.playing import Playing
from tests.desktop.table_evenings import Desk, begin, desk
from tournament.evening import Evening

LONG = 60_000


@pytest.fixture
def dealt(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Twelve robots at two tables, the clock running; the file lies in a folder with blanks and accents."""
    folder = tmp_path / "Stůl č. 1"
    folder.mkdir()
    with desk(folder / "večer.db", players=12, seed=7) as made:
        begin(made)
        yield made


@pytest.fixture
def playing(dealt: Desk) -> Iterator[Playing]:
    made = Playing(dealt.bridge)
    yield made
    made.close()


def hands(dealt: Desk) -> int:
    return dealt.bridge.state.hands


def test_one_hand_is_played_and_no_more(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    with qtbot.waitSignals([playing.playing_changed, playing.playing_changed], timeout=LONG):
        playing.play_one()
    assert hands(dealt) == 1
    assert not playing.is_playing
    stored = dealt.bridge.evening.steps[-1]
    assert stored.step.label == "hand_played"
    (text,) = dealt.bridge.shelf.hands(dealt.bridge.evening.number)
    assert text.seq == stored.seq
    assert dealt.refusals == []


def test_one_hand_of_a_chosen_table_is_played_whatever_comes_before_it(
    dealt: Desk, playing: Playing, qtbot: QtBot
) -> None:
    for number in sorted(dealt.bridge.state.tables):
        before = dealt.bridge.state.tables[number].hands
        playing.play_one(number)
        qtbot.waitUntil(lambda: not playing.is_playing, timeout=LONG)
        assert dealt.bridge.state.tables[number].hands == before + 1


def test_on_and_on_until_somebody_has_won(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    playing.start()
    qtbot.waitUntil(lambda: not playing.is_playing, timeout=LONG)
    state = dealt.bridge.state
    assert state.finished is not None
    assert len(state.left) == 1
    assert playing.may_play() == "The tournament is over."
    assert dealt.refusals == []


def test_hands_taken_back_are_dealt_again_as_they_were(
    dealt: Desk, playing: Playing, qtbot: QtBot, tmp_path: Path
) -> None:
    for _ in range(12):
        playing.play_one()
        qtbot.waitUntil(lambda: not playing.is_playing, timeout=LONG)
    state = dealt.bridge.state
    with qtbot.assertNotEmitted(playing.told):
        for _ in range(5):
            dealt.bridge.undo()
    assert hands(dealt) == 7
    assert dealt.bridge.now() < state.last
    for _ in range(5):
        playing.play_one()
        qtbot.waitUntil(lambda: not playing.is_playing, timeout=LONG)
    assert dealt.bridge.state == state


def test_what_is_stored_is_what_the_screen_believes(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    playing.start()
    qtbot.waitUntil(lambda: hands(dealt) >= 30, timeout=LONG)
    playing.stop()
    with Shelf.open(dealt.bridge.shelf.path, write=False) as reader:
        steps = reader.read(dealt.bridge.evening.number)
    assert Evening(reader, 0, steps, dealt.clock).state == dealt.bridge.state


def test_undo_while_playing_throws_away_what_was_under_way(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    playing.start()
    qtbot.waitUntil(lambda: hands(dealt) >= 20, timeout=LONG)
    before = hands(dealt)
    newest = dealt.bridge.evening.steps[-1].step
    with qtbot.waitSignal(playing.told) as said:
        dealt.bridge.undo()
    assert said.args == ["The robots have stopped, so that the undone hand is not dealt again at once."]
    assert not playing.is_playing
    assert hands(dealt) == before - 1
    playing.play_one()
    qtbot.waitUntil(lambda: not playing.is_playing, timeout=LONG)
    assert hands(dealt) == before
    assert dealt.bridge.evening.steps[-1].step == newest
    assert dealt.refusals == []


def test_stop_counts_at_once(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    playing.start()
    qtbot.waitUntil(lambda: hands(dealt) >= 5, timeout=LONG)
    playing.stop()
    before = hands(dealt)
    with qtbot.waitSignal(playing.playing_changed, timeout=LONG):
        playing.start()
    playing.stop()
    assert hands(dealt) == before


@pytest.mark.allows_log("worker process ended by itself")
def test_a_killed_worker_loses_nothing_and_play_goes_on(dealt: Desk, playing: Playing, qtbot: QtBot) -> None:
    playing.start()
    qtbot.waitUntil(lambda: hands(dealt) >= 10, timeout=LONG)
    process = playing._process
    assert process is not None
    with qtbot.waitSignal(playing.failed, timeout=LONG) as said:
        os.kill(process.processId(), signal.SIGTERM)
    assert said.args == ["The robots stopped unexpectedly. Nothing is lost; press Play on to go on."]
    assert not playing.is_playing
    before = hands(dealt)
    assert before >= 10
    playing.start()
    qtbot.waitUntil(lambda: hands(dealt) >= before + 10, timeout=LONG)


def test_the_worker_ends_with_the_desk(dealt: Desk, qtbot: QtBot) -> None:
    made = Playing(dealt.bridge)
    made.start()
    qtbot.waitUntil(lambda: hands(dealt) >= 1, timeout=LONG)
    process = made._process
    assert process is not None
    made.close()
    assert process.state() is QProcess.ProcessState.NotRunning


def test_the_desk_gone_without_a_word_takes_the_worker_with_it(dealt: Desk, root: Path) -> None:
    said = "\n".join(["forget 1 1", *(f"step {dump_step(stored)}" for stored in dealt.bridge.evening.steps), "play"])
    begun = subprocess.run(
        [sys.executable, "-m", "desktop.play.worker"],
        input=f"{said}\n".encode(),
        capture_output=True,
        cwd=root,
        check=True,
        timeout=60,
    )
    word, turn, text = begun.stdout.split(b" ", 2)
    assert (word, turn) == (b"hand", b"1")
    assert load_step(text.decode()).step.label == "hand_played"


def test_the_worker_is_started_without_a_window(root: Path) -> None:
    looked = "import sys, desktop.play.worker; print([n for n in sys.modules if n.startswith('PyQt6')])"
    said = subprocess.run([sys.executable, "-c", looked], capture_output=True, cwd=root, check=True, timeout=60)
    assert said.stdout.strip() == b"[]"


def test_nothing_is_played_before_the_start_or_where_people_play(tmp_path: Path, qtbot: QtBot) -> None:
    with desk(tmp_path / "a.db", players=4, seed=1) as made:
        waiting = Playing(made.bridge)
        with qtbot.waitSignal(waiting.failed) as said:
            waiting.start()
        assert said.args == ["Draw the seats first."]
        assert not waiting.is_playing
    with desk(tmp_path / "b.db", players=4) as made:
        begin(made)
        assert Playing(made.bridge).may_play() == "This evening is played by people, not by robots."
