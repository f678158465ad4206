"""The training table as it is used: begun, played by keys, hinted, reviewed, put away and taken up again."""

import json
import logging
from pathlib import Path
from random import Random

import pytest
from PyQt6.QtCore import QObject, Qt
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.display.looks.style import ThemeName
from desktop.play.table.wishes import TableWishes
from desktop.play.training.game import TrainingGame
from desktop.play.training.kept import FILE, KeptTraining
from desktop.play.training.side import Page
from desktop.play.training.start_dialog import MIXED, StartDialog
from desktop.play.training.training import Training
from desktop.play.training.window import TrainingWindow
from desktop.running import Desk
from engine.blinds import Limit
from engine.deck import shuffled
from engine.robots import STYLES
from tests.desktop.desks import click, press, type_text
from tests.desktop.hand_alarms import HandAlarms
from tests.desktop.test_play_table_window import told_of
from tests.tournament.training.spots import plain
from tests.tournament.training.test_session import plan, with_chips
from tournament.training.session import Session


class Chances:
    """One after the other, the same in every run."""

    def __init__(self, seed: int = 7) -> None:
        self._seed = seed

    def __call__(self) -> Random:
        self._seed += 1
        return Random(self._seed)


ROBOTS_AT_ONCE = TableWishes(speed=0)


def sat_down(qtbot: QtBot, session: Session | None = None, **more: object) -> tuple[TrainingWindow, HandAlarms]:
    """The window over a session, whose time is moved by hand."""
    alarms = HandAlarms()
    session = session or Session.begun(plan(seats=4), shuffled(Random(3)))
    window = TrainingWindow(
        session,
        alarms.now,
        wishes=ROBOTS_AT_ONCE,
        chance=Chances(),
        alarms=alarms,
        **more,  # type: ignore[arg-type]
    )
    qtbot.addWidget(window)
    window.show()
    return window, alarms


def keys(window: TrainingWindow, *typed: str, alarms: HandAlarms) -> None:
    """Keys of the felt one after the other; `\n` is Enter. Time goes on after each."""
    for key in typed:
        if key == "\n":
            press(window.canvas, Qt.Key.Key_Return)
        else:
            type_text(window.canvas, key)
        alarms.pass_by(10)


def played_on(window: TrainingWindow, alarms: HandAlarms) -> None:
    """Check or call to the end of the hand, and show."""
    for _ in range(40):
        live = window.game.live
        if live is None:
            return
        keys(window, "s" if live.hand.to_act is None else "c", alarms=alarms)
    raise AssertionError("the hand does not end")


def test_ten_hands_are_played_by_keys_with_a_hint_and_a_review(qtbot: QtBot, dressed: QApplication) -> None:
    window, alarms = sat_down(qtbot)
    kept: list[Session] = []
    window.kept.connect(kept.append)
    assert window.canvas.view is not None
    assert window.canvas.view.told == "Press Enter to deal the next hand."
    assert window.canvas.view.subtitle == "5 / 10 · no-limit · Training game"
    assert window.side.hand.said.startswith("Who sits here")
    hinted = 0
    for number in range(1, 11):
        if window.game.session.is_broke(1):
            keys(window, "b", alarms=alarms)
        keys(window, "\n", alarms=alarms)
        live = window.game.live
        if live is not None and live.waiting_for == 1 and live.hand.to_act is not None:
            keys(window, "?", alarms=alarms)
            assert window.side.page is Page.HINT
            assert "The price" in window.side.hint.said
            assert "Raising" in window.side.hint.said
            hinted += 1
        played_on(window, alarms)
        assert window.game.session.hands == number
        assert window.game.last is not None
        # A decision made the hint stale.
        assert window.side.hint.said.startswith("Press ?")
        assert "What everybody had" in window.side.review.said
        results = window.game.session.results
        assert sum(results.values()) == 0
        assert plain(window.side.result.text()).replace("−", "-").replace("+", "").replace(" ", "") == str(results[1])
    assert hinted > 5
    assert len(kept) >= 10
    assert kept[-1] == window.game.session
    pages = [window.side.page]
    for key in "jv":
        keys(window, key, alarms=alarms)
        pages.append(window.side.page)
    assert pages == [Page.REVIEW, Page.HAND, Page.REVIEW]
    assert "small blind" in window.side.hand.said
    assert "in 10 hands" in window.side.about.text()


def test_hidden_cards_are_nowhere_before_the_hand_is_over(
    qtbot: QtBot, dressed: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    window, alarms = sat_down(qtbot)
    click(window.foot.next)
    alarms.pass_by(10)
    click(window.side.buttons[Page.HINT])
    assert "The price" in window.side.hint.said
    view = window.canvas.view
    assert view is not None
    mine = next(seat for seat in view.seats if seat.seat == 1)
    assert None not in mine.cards
    assert len(mine.cards) == 2
    others = [card for seat in view.seats if seat.seat != 1 for card in seat.cards]
    assert others
    assert set(others) == {None}
    assert window.windowTitle() == "Training table"
    assert window.game.live is not None
    said = window.canvas.accessibleName() + window.canvas.accessibleDescription() + window.side.hint.said
    assert len(told_of(window.game.live.hand, said)) == 2, "his own"
    assert told_of(window.game.live.hand, said + caplog.text, 1) == []
    keys(window, "v", alarms=alarms)
    assert "When a hand is over" in window.side.review.said


def test_who_folded_has_the_rest_played_out_at_once_and_the_next_hand_dealt(
    qtbot: QtBot, dressed: QApplication
) -> None:
    slow = TableWishes()
    window, alarms = sat_down(qtbot)
    window._wish("speed", slow.speed)
    keys(window, "\n", alarms=alarms)
    for _ in range(8):
        if window.game.live is not None and window.game.live.waiting_for == 1:
            break
        alarms.pass_by(1_000)
    qtbot.waitUntil(window.bar.all_is_taken)
    press(window.canvas, Qt.Key.Key_F, Qt.KeyboardModifier.ShiftModifier)
    if window.game.live is not None:
        assert window.foot.next.text() == "Play it out (Enter)"
        assert window.game.nobody_decides
        keys(window, "\n", alarms=alarms)
        alarms.pass_by(4_000)
    assert window.game.live is None
    assert window.foot.next.text() == "Next hand (Enter)"
    assert window.foot.next.isEnabled()
    assert "You folded." in window.side.review.said


def test_robots_are_not_given_the_chance_that_shuffled_the_deck(qtbot: QtBot, dressed: QApplication) -> None:
    given: list[Random] = []
    parent = QObject()
    fresh = Chances()

    def chance() -> Random:
        given.append(fresh())
        return given[-1]

    game = TrainingGame(Session.begun(plan(), shuffled(Random(3))), parent, chance=chance)
    game.deal()
    assert game.live is not None
    deck, whims = given
    assert game.live._chance is whims
    assert game.live.hand.deck == shuffled(Random(8))
    assert deck.getstate() != whims.getstate()
    game.stop()


def test_chips_going_and_coming_back_follow_the_house(qtbot: QtBot, dressed: QApplication) -> None:
    session = with_chips(Session.begun(plan("slovak", seats=3, stack=100), shuffled(Random(3))), 1, 0)
    window, alarms = sat_down(qtbot, session)
    assert not window.foot.next.isEnabled()
    assert "too few chips" in window.foot.next.toolTip()
    assert [words for words, _do in window.foot._purchases()] == [
        "Seat 1: 100 more, a full stack",
        "Seat 1: 50 more, the least",
    ]
    window.foot._purchases()[1][1]()
    assert window.game.session.table.chips[1] == 50
    assert window.foot.next.isEnabled()
    keys(window, "w", alarms=alarms)
    assert window.game.session.is_away(1)
    assert window.foot.away.text() == "Come back (W)"
    keys(window, "\n", alarms=alarms)
    alarms.pass_by(5_000)
    assert window.game.session.hands == 1
    assert window.side.page is not Page.REVIEW
    # New here, he posts or waits for the big blind.
    ways = window.foot._goings()
    assert [words for words, _do in ways] == [
        "Seat 1 posts and comes in now",
        "Seat 1 comes in with the big blind",
    ]
    ways[0][1]()
    assert not window.game.session.is_away(1)
    # By tournament rules whoever is away is dealt in, and folded.
    other, alarms = sat_down(qtbot, Session.begun(plan("tda", seats=3), shuffled(Random(3))))
    keys(other, "w", "\n", alarms=alarms)
    alarms.pass_by(5_000)
    assert other.game.session.hands == 1
    assert other.game.last is not None
    assert 1 in other.game.last.order


def test_a_straddle_is_offered_to_the_one_who_may(qtbot: QtBot, dressed: QApplication) -> None:
    drawn = [Session.begun(plan("czech", seats=4), shuffled(Random(seed))) for seed in range(20)]
    session = next(session for session in drawn if session.may_straddle(1))
    window, alarms = sat_down(qtbot, session)
    assert window.foot.straddle.text() == "Straddle 20 (K)"
    keys(window, "k", alarms=alarms)
    assert window.game.session.table.straddler == 1
    keys(window, "k", "k", "\n", alarms=alarms)
    assert window.game.live is not None
    assert any(due.chips == 20 for due in window.game.live.hand.dues)


def test_colours_are_those_of_the_board_and_are_remembered(qtbot: QtBot, dressed: QApplication) -> None:
    window, _alarms = sat_down(qtbot)
    told: list[TableWishes] = []
    window.wishes_changed.connect(told.append)
    window._wish("theme", ThemeName.LIGHT)
    assert told[-1].theme is ThemeName.LIGHT
    menu = window.foot.more.menu()
    assert menu is not None
    menu.aboutToShow.emit()
    words = [action.text() for action in menu.actions()]
    assert words[0] == "New table…"
    assert words[-1] == "Put it away and close"


def test_the_table_is_begun_from_the_first_page_put_away_and_taken_up_again(desk: Desk, tmp_path: Path) -> None:
    alarms = HandAlarms()
    training = Training(desk.window, desk._settings, alarms.now, chance=Chances(), alarms=alarms)
    desk.training.setParent(None)
    desk.window.home.training_wanted.disconnect(desk.training.open)
    desk.window.home.training.click()
    dialog = desk.window.findChild(StartDialog)
    assert dialog is not None
    assert (dialog.house, dialog.seats.count()) == ("polish", 5)
    assert dialog.style_of_all.currentData() == MIXED
    dialog.name.setText("Anna")
    dialog.seats.setCurrentIndex(dialog.seats.findData(3))
    dialog.stack.setText("0")
    dialog.answer.click()
    assert dialog.stack_field.wrong.text() == "“0” are no chips: a whole number from 1 to 1 000 000 000.".replace(
        "1 000 000 000", dialog.stack_field.wrong.text().split(" to ")[1].rstrip(".")
    )
    dialog.stack.setText("2 000")
    dialog.answer.click()
    window = training.window
    assert window is not None
    assert [player.name for player in window.game.session.plan.players.values()] == ["Anna", "Robot Ada", "Robot Ben"]
    assert [player.manner for player in window.game.session.plan.players.values()][1:] == [
        (STYLES[0], "club"),
        (STYLES[1], "club"),
    ]
    keys(window, "\n", alarms=alarms)
    alarms.pass_by(20_000)
    before = window.game.session
    assert before.is_under_way
    window.close()
    assert training.window is None
    data = json.loads((desk._settings.folder / FILE).read_text(encoding="utf-8"))
    assert data["session"]["hands"] == before.hands
    # Another start of the program: the same table, the hand that was cut off is dealt anew.
    again = Training(desk.window, desk._settings, alarms.now, chance=Chances(50), alarms=alarms)
    again.open()
    assert again.window is not None
    assert again.window.game.session == before.called_off()
    again.ask()
    last = again.window.findChildren(StartDialog)[-1]
    assert (last.name.text(), last.stack.text(), last.seats.currentData()) == ("Anna", "2000", 3)
    last.rules.setCurrentIndex(last.rules.findData("pacific"))
    assert (last.limit.currentData(), last.limit.isEnabled()) == (Limit.FIXED_LIMIT.value, False)
    assert last.big_field.note.text() == "blinds 50 / 100, bets 100 and 200"
    last.each.setChecked(True)
    last.rows.put({2: None})
    last.answer.click()
    assert again.window.game.session.plan.people == (1, 2)
    assert again.window.game.session.plan.house == "pacific"
    again.window.close()
    for each in (training, again):
        each.setParent(None)


def test_a_damaged_file_is_set_aside_with_one_sentence(tmp_path: Path) -> None:
    kept = KeptTraining(tmp_path)
    assert (kept.session, kept.plan, kept.told) == (None, None, "")
    session = Session.begun(plan(), shuffled(Random(3)))
    assert kept.keep(session)
    assert KeptTraining(tmp_path).session == session
    assert kept.forget()
    assert KeptTraining(tmp_path).session is None
    assert KeptTraining(tmp_path).plan == session.plan
    for broken in (b"{", b"[]", b'{"session": {"format": 1}}', b"\xff\xfe", b"[" * 100_000, b'{"plan": 3}'):
        (tmp_path / FILE).write_bytes(broken)
        damaged = KeptTraining(tmp_path)
        assert (damaged.session, damaged.plan) == (None, None)
        assert damaged.told.startswith("The training table that was put away is damaged, so a new one begins")
        assert (tmp_path / f"{FILE}.broken").read_bytes() == broken
        assert not (tmp_path / FILE).exists()
    newer = b'{"session": {"format": 2}}'
    (tmp_path / FILE).write_bytes(newer)
    assert (
        "is of another version of the program, so a new one begins. The file is kept as" in KeptTraining(tmp_path).told
    )
    assert (tmp_path / f"{FILE}.broken").read_bytes() == newer
    folder = tmp_path / "file"
    folder.write_bytes(b"")
    assert not KeptTraining(folder).keep(session)
