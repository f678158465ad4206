"""What a beat costs: nothing is painted when nothing has changed, and what nobody looks at is not even worked out."""

from collections import Counter
from dataclasses import replace

import pytest
from PyQt6.QtCore import QEvent, QObject
from pytestqt.qtbot import QtBot

from desktop.display.looks.style import ROTATED
from desktop.display.showing import Blank
from desktop.display.turning import Turner
from desktop.display.window import BoardWindow
from desktop.evenings.evening_board import EveningBoard
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, start
from tests.desktop.rooms import evening_of, page_of, pass_by, settle
from tournament.board import contents
from tournament.board.pages import Content, PageKind
from tournament.clocks import timekeeping
from tournament.names import MINUTE, SECOND, Instant
from tournament.state import Tournament


class Repaints(QObject):
    """Counts the repaints of some widgets."""

    def __init__(self) -> None:
        super().__init__()
        self.of: Counter[str] = Counter()

    def watch(self, widget: QObject, name: str) -> None:
        widget.setObjectName(name)
        widget.installEventFilter(self)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if a0 is not None and a1 is not None and a1.type() == QEvent.Type.Paint:
            self.of[a0.objectName()] += 1
        return False


def canvas_of(board: EveningBoard) -> QObject:
    window = board.board.window
    assert isinstance(window, BoardWindow)
    return window.canvas


@pytest.fixture
def watched(desk: Desk, clock: HandClock, qtbot: QtBot) -> Repaints:
    """Two boards, the desk's page “Board” with its preview, and a running clock."""
    bridge = open_kept(desk, clock)
    start(bridge)
    clock.pass_by(MINUTE)
    evening = evening_of(desk)
    evening.open_board(evening.boards[0])
    evening.another_board()
    repaints = Repaints()
    for number, board in enumerate(evening.boards, start=1):
        repaints.watch(canvas_of(board), f"board {number}")
    repaints.watch(page_of(desk).preview, "preview")
    pass_by(desk, clock, SECOND)
    qtbot.waitUntil(lambda: len(repaints.of) == 3, timeout=2_000)
    return repaints


def beats(desk: Desk, clock: HandClock, count: int) -> None:
    for _beat in range(count):
        pass_by(desk, clock, SECOND)
        settle()


def test_a_running_clock_is_painted_once_a_second_on_each_board(
    desk: Desk, clock: HandClock, watched: Repaints
) -> None:
    watched.of.clear()
    beats(desk, clock, 10)
    assert watched.of == {"board 1": 10, "board 2": 10, "preview": 10}


def test_nothing_is_painted_within_a_minute_of_a_paused_clock(desk: Desk, clock: HandClock, watched: Repaints) -> None:
    evening_of(desk).bridge.perform(timekeeping.pause)
    clock.pass_by(MINUTE - clock.at % MINUTE)
    beats(desk, clock, 2)
    watched.of.clear()
    beats(desk, clock, 50)
    assert watched.of == {}, "neither a board nor the preview"
    beats(desk, clock, 20)
    assert watched.of == {"board 1": 1, "board 2": 1, "preview": 1}, "the time of day is another one"


def test_a_blank_board_is_painted_once_while_the_clock_runs(desk: Desk, clock: HandClock, watched: Repaints) -> None:
    evening_of(desk).darken(Blank.BLACK)
    settle()
    watched.of.clear()
    beats(desk, clock, 90)
    assert watched.of == {}


def test_a_closed_board_and_a_preview_that_is_not_seen_work_nothing_out(
    desk: Desk, clock: HandClock, watched: Repaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening = evening_of(desk)
    evening.toggle_boards()
    desk_of(desk).go_to("clock")
    settle()

    def fail(*_: object) -> None:
        raise AssertionError("nobody looks")

    monkeypatch.setattr(Turner, "showing", fail)
    watched.of.clear()
    beats(desk, clock, 70)
    bust(evening.bridge, 2, by=1)
    assert watched.of == {}


def test_a_page_is_built_once_for_all_boards_and_the_preview(
    desk: Desk, clock: HandClock, watched: Repaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: Counter[PageKind] = Counter()
    real = contents.content

    def counting(kind: PageKind, state: Tournament, at: Instant) -> Content | None:
        built[kind] += 1
        return real(kind, state, at)

    monkeypatch.setattr(contents, "content", counting)
    evening = evening_of(desk)
    for board in evening.boards:
        board.slot.try_on(replace(board.slot.style, rotation=ROTATED))
        board.hold(PageKind.STANDINGS)
    clock.pass_by(MINUTE - clock.at % MINUTE)
    built.clear()
    bust(evening.bridge, 2, by=1)
    beats(desk, clock, 30)
    assert built == {PageKind.STANDINGS: 1}


def test_turning_by_key_builds_only_the_page_that_is_shown(
    desk: Desk, clock: HandClock, watched: Repaints, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether there is anything on the others is asked, which costs little."""
    evening = evening_of(desk)
    bust(evening.bridge, 2, by=1)
    built: list[PageKind] = []
    real = contents.content

    def counting(kind: PageKind, state: Tournament, at: Instant) -> Content | None:
        built.append(kind)
        return real(kind, state, at)

    monkeypatch.setattr(contents, "content", counting)
    evening.turn(1)
    assert built == [PageKind.SEATING]
    evening.turn(1)
    assert [board.held for board in evening.boards] == [PageKind.PRIZES] * 2
    assert built == [PageKind.SEATING, PageKind.PRIZES]
