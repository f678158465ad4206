"""A hundred hours of the clock on two boards, every page, look and arrangement in turn, without growth."""

from dataclasses import replace
from functools import partial
from itertools import product

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QObject

from desktop.director.creating import create
from desktop.display.looks.style import ROTATED, Arrangement, Style, ThemeName
from desktop.display.showing import Blank
from desktop.evenings.open_evening import OpenEvening
from desktop.running import Desk
from desktop.sound.system import System
from engine.blinds import AnteKind
from tests.desktop.desks import HandClock, bridge_of, kept_wish, start
from tests.desktop.rooms import evening_of, page_of
from tests.desktop.sound_room import BOB, LAPTOP, HeardSpeech, PretendSystem
from tests.fakes import people
from tests.soak.used import has_not_grown, used
from tournament.board.pages import PageKind
from tournament.events import Moved, Seat
from tournament.names import HOUR, MINUTE, SECOND, Instant, SeatNo
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.tables import moves

HOURS = 100
WARM = 34
"""Hours after which each look has been seen on both boards, so that everything that is kept once has been kept."""

LOOKS = [
    Style(theme, arrangement=arrangement, rotation=ROTATED, page_for=5 * SECOND, clock_for=5 * SECOND)
    for theme, arrangement in product(ThemeName, Arrangement)
]
HELD = (None, PageKind.SEATING, None, PageKind.MOVES, PageKind.PRIZES, None, PageKind.STANDINGS, PageKind.STRUCTURE)


def long_structure() -> Structure:
    """Levels of twenty minutes and a break of ten after every third, for longer than anybody plays."""
    periods: list[Period] = []
    for number in range(1, 3 * HOURS + 30):
        small = 25 * number
        periods.append(Level(small, 2 * small, 2 * small, AnteKind.BIG_BLIND, 20 * MINUTE))
        if number % 3 == 0:
            periods.append(Break(10 * MINUTE))
    return Structure("A hundred hours", tuple(periods), 10_000)


def instants(state: Tournament, begins: Instant) -> list[Instant]:
    """Every boundary with the last seconds before it and the first after it, and every tenth minute."""
    end = begins + HOURS * HOUR
    found = set(range(begins, end, 10 * MINUTE))
    for boundary in state.clock.boundaries(begins, end):
        found |= {boundary.at + beside * SECOND for beside in (-10, 0, 1)}
    return sorted(at for at in found if begins <= at < end)


class Pretended:
    """Sounds and speech that are written down, and over at once."""

    def __init__(self, desk: Desk) -> None:
        self.system = PretendSystem(LAPTOP)
        announcer = desk.heard.announcer
        announcer._load = self._load
        announcer._speech.deleteLater()
        announcer._speech = self.speech = HeardSpeech(announcer, self.system.heard, BOB)
        self.speech.ended.connect(announcer._spoken)
        announcer.use(replace(announcer.choices, muted=False, spoken=True))
        announcer.prepare()

    def _load(self, parent: QObject) -> System:
        return self.system

    def end_all(self) -> int:
        """Whatever sounds or speaks is over; how many sounds and sentences there were."""
        for _each in range(8):
            for player in self.system.players.values():
                player.end()
            self.speech.ended.emit()
        count = len(self.system.heard)
        self.system.heard.clear()
        return count


def wish_for(evening: OpenEvening, hour: int) -> None:
    """What the director does to the boards in that hour: looks, messages, blanks, pages held, moves."""
    evening.say("Dinner is served in the garden." if hour % 3 == 1 else "")
    for number, board in enumerate(evening.boards):
        board.slot.try_on(LOOKS[(hour + 8 * number) % len(LOOKS)])
        board.darken(Blank.BLACK if hour % 10 == 9 and number else Blank.NO)
        board.hold(HELD[(hour + number) % len(HELD)])
    if hour % 5 == 2:
        move(evening)
    evening.show_boards()


def move(evening: OpenEvening) -> None:
    """Somebody to a free chair of his own table, or back."""
    state = evening.bridge.state
    for mover in state.left:
        assert mover.seat is not None
        table = state.tables[mover.seat.table]
        free = next((SeatNo(n) for n in range(1, table.size + 1) if n not in table.seats), None)
        if free is not None:
            made = Moved(mover.number, mover.seat, Seat(mover.seat.table, free))
            evening.bridge.perform(partial(moves.carry_out, moves=[made]))
            return


def go_home_and_back(desk: Desk, stream: int) -> None:
    """The boards go on meanwhile."""
    desk.go_home()
    assert desk.open_evening(stream)
    page_of(desk)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop of a real desk does


@pytest.mark.soak
def test_a_hundred_hours_leave_memory_handles_and_timers_as_they_were(desk: Desk, clock: HandClock) -> None:
    wish = replace(kept_wish(people(25)), structure=long_structure())
    stream = create(desk._shelf, wish, clock)
    assert desk.open_evening(stream)
    start(bridge_of(desk))
    evening, sounds = evening_of(desk), Pretended(desk)
    evening.open_board(evening.boards[0])
    evening.another_board()
    for board, size in zip(evening.boards, ((1920, 1080), (540, 960)), strict=True):
        board.board.window.resize(*size)
    page_of(desk)
    painted = heard = 0
    warm, hour = None, -1
    begins = clock.at
    for at in instants(bridge_of(desk).state, begins):
        clock.at = at
        evening.alarms.catch_up(at)
        if (at - begins) // HOUR != hour:
            hour = (at - begins) // HOUR
            wish_for(evening, hour)
            if hour % 7 == 6:
                go_home_and_back(desk, stream)
                assert evening_of(desk) is evening
            if hour == WARM:
                warm = used(desk)
        if at % (20 * MINUTE) == 0:
            evening.confirm_moves()
        desk.ticker.beat.emit(at)
        heard += sounds.end_all()
        for board in evening.boards:
            board.board.window.grab()
            painted += 1
        QCoreApplication.processEvents()
    print(f"\n{painted} pictures painted, {heard} sounds and sentences")
    assert painted > 2 * 6 * HOURS
    assert heard > 4 * HOURS
    assert warm is not None
    has_not_grown(warm, used(desk))
