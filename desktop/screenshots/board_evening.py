"""An evening told for pictures of the board: every state in which the room sees it, and every page, from real steps."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from desktop.bridge import Bridge
from desktop.display.showing import Showing
from tournament.board import contents
from tournament.board import view as board
from tournament.board.pages import Message, PageKind
from tournament.chips import chip_sets, colour_up
from tournament.chips.chips import Chip
from tournament.clocks import shot_clocks, timekeeping
from tournament.draws import breaking, redraws, seating
from tournament.evening import Decision
from tournament.events import Seat
from tournament.history import Step
from tournament.names import MINUTE, SECOND, EntryNo, Instant, Milliseconds, SeatNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.state import Tournament
from tournament.structures import structure_files
from tournament.structures.structure import Break, Structure
from tournament.tables import moves, tables

NAME = "Thursday at Anna's"
CHIPS = (
    Chip(25, 300, "green"),
    Chip(100, 300, "black"),
    Chip(500, 300, "purple"),
    Chip(1_000, 200, "yellow"),
    Chip(5_000, 100, "red"),
)
MESSAGE = "Pizza is here. We go on when the break is over."


def structure() -> Structure:
    """Twenty-minute levels with a big-blind ante; the smallest chips go in the second break."""
    found = structure_files.shipped()["club-20-bba"]
    breaks = [index for index, period in enumerate(found.periods) if isinstance(period, Break)]
    gone = {breaks[0]: (), breaks[1]: (25,), breaks[2]: (100,)}
    periods = tuple(
        replace(period, duration_ms=10 * MINUTE, colours=gone[index])
        if index in gone and isinstance(period, Break)
        else period
        for index, period in enumerate(found.periods)
    )
    return replace(found, periods=periods)


class BoardEvening:
    """Twenty-four players at three tables, from the welcome to the winner."""

    def __init__(self, bridge: Bridge, pass_by: Callable[[Milliseconds], None]) -> None:
        """`bridge`: an evening just made, its people entered; `pass_by` moves the clock on."""
        self._bridge = bridge
        self._pass = pass_by

    def pictures(self) -> Iterator[tuple[str, Showing]]:
        """Each state and page with its name, in the order in which they happen."""
        yield from self._before_the_start()
        yield from self._first_levels()
        yield from self._break()
        yield from self._bubble()
        yield from self._end()

    def _before_the_start(self) -> Iterator[tuple[str, Showing]]:
        self._do(partial(chip_sets.choose_chips, chips=CHIPS))
        yield "waiting", self._clock()
        self._do(partial(seating.draw_seats, server_seed=bytes(32)))
        self._do(partial(tables.change_table, table=TableNo(2), name="Kitchen"))
        self._do(partial(tables.change_table, table=TableNo(3), name="Garden"))
        now = self._bridge.now()
        self._do(partial(timekeeping.schedule_start, start_at=now + 20 * MINUTE))
        self._pass(56 * SECOND)
        yield "countdown", self._clock()
        yield "seating", self._page(PageKind.SEATING)
        self._pass(20 * MINUTE)

    def _first_levels(self) -> Iterator[tuple[str, Showing]]:
        self._pass(52 * MINUTE)
        for entry in self._bridge.state.at_table(TableNo(2))[:3]:
            self._do(partial(buying.rebuy, entry=entry.number, server_seed=bytes(32)))
        self._busts(2)
        self._to(7 * MINUTE + 26 * SECOND)
        yield "level with rebuys", self._clock()
        yield "prizes so far", self._page(PageKind.PRIZES)
        self._to(45 * SECOND)
        yield "last minute", self._clock()
        self._to(7 * SECOND)
        yield "last seconds", self._clock()

    def _break(self) -> Iterator[tuple[str, Showing]]:
        self._to_the_break()
        self._to(8 * MINUTE + 15 * SECOND)
        yield "break", self._clock()
        yield "message", replace(self._clock(), page=Message(MESSAGE))
        self._do(timekeeping.pause)
        self._pass(2 * MINUTE)
        yield "break paused", self._clock()
        self._do(timekeeping.resume)
        while self._view().on_break:
            self._to(0)
        self._pass(11 * MINUTE)
        self._busts(2)
        self._to_the_break()
        self._to(6 * MINUTE + 52 * SECOND)
        yield "break with chips going", self._clock()
        self._do(partial(buying.add_ons, orders=[Order(entry.number) for entry in self._bridge.state.left[:9]]))
        self._do(partial(colour_up.round_up, value=25, into=100, total=(-self._bridge.state.chips_in_play) % 100))
        while self._view().on_break:
            self._to(0)

    def _bubble(self) -> Iterator[tuple[str, Showing]]:
        self._busts(3)
        self._pass(23 * MINUTE)
        self._to(12 * MINUTE + 34 * SECOND)
        yield "level", self._clock()
        yield "structure", self._page(PageKind.STRUCTURE)
        self._do(partial(self._moved, of=1))
        yield "moves", self._page(PageKind.MOVES)
        self._pass(3 * MINUTE)
        self._do(partial(breaking.break_table, table=TableNo(3), server_seed=bytes(32)))
        yield "moves of a closed table", self._page(PageKind.MOVES)
        self._pass(3 * MINUTE)
        for number, entry in zip(self._bridge.state.tables, (None, 3), strict=False):
            sitter = None if entry is None else self._bridge.state.at_table(number)[entry].number
            self._do(partial(shot_clocks.start, table=number, entry=sitter))
            self._pass(12 * SECOND)
        yield "shot clocks", self._clock()
        self._pass(MINUTE)
        paid = sum(1 for amount in self._view().prizes if amount)
        while len(self._bridge.state.left) > paid + 1:
            self._pass(3 * MINUTE)
            self._busts(1)
        self._do(hand_for_hand.begin)
        self._pass(2 * MINUTE)
        yield "hand for hand", self._clock()
        yield "prizes", self._page(PageKind.PRIZES)
        self._busts(1)
        yield "a round with somebody out", self._clock()
        self._do(hand_for_hand.round_over)
        if self._bridge.state.hand_for_hand is not None:
            self._do(hand_for_hand.end)
        if self._bridge.state.clock.reading(self._bridge.now()).paused_since is not None:
            self._do(timekeeping.resume)

    def _end(self) -> Iterator[tuple[str, Showing]]:
        if len(self._bridge.state.tables) > 1:
            self._do(partial(redraws.draw_final_table, server_seed=bytes(32)))
            yield "final table", self._page(PageKind.MOVES)
        self._pass(8 * MINUTE)
        yield "standings", self._page(PageKind.STANDINGS)
        self._do(timekeeping.pause)
        self._pass(6 * MINUTE)
        yield "paused", self._clock()
        self._do(timekeeping.resume)
        while self._bridge.state.finished is None:
            self._pass(7 * MINUTE)
            self._busts(1)
        yield "winner", self._clock()
        yield "standings at the end", self._page(PageKind.STANDINGS)

    # ---- what happens ----------------------------------------------------------------------------------------------

    def _do(self, decision: Decision[Tournament]) -> None:
        if self._bridge.perform(decision) is None:
            raise RuntimeError("a step of the pictures' evening was refused")

    def _busts(self, many: int) -> None:
        for _each in range(many):
            state = self._bridge.state
            fullest = max(state.tables, key=lambda number: len(state.tables[number].seats))
            here = state.at_table(fullest)
            out = Out(EntryNo(here[1].number), (EntryNo(here[0].number),))
            self._do(partial(elimination.bust, outs=[out]))

    def _moved(self, state: Tournament, at: Instant, of: int) -> Step:
        """The player on the first chair of a table goes to the first free chair of another."""
        to = next(number for number in state.tables if number != of)
        free = next(seat for seat in range(1, 10) if seat not in state.tables[to].seats)
        mover = state.at_table(TableNo(of))[0]
        return moves.carry_out(state, at, [moves.moved_to(state, mover.number, Seat(to, SeatNo(free)))], "TDA 11")

    def _to_the_break(self) -> None:
        """To the first second of the next break."""
        while not self._view().on_break:
            self._to(0)

    def _to(self, left: Milliseconds) -> None:
        """Until so much of the level or break is left."""
        remaining = self._view().remaining or 0
        self._pass(remaining - left if remaining > left else 0)

    # ---- what is seen ----------------------------------------------------------------------------------------------

    def _view(self) -> board.BoardView:
        return board.view(self._bridge.state, self._bridge.now())

    def _clock(self) -> Showing:
        return Showing(self._view())

    def _page(self, kind: PageKind) -> Showing:
        return replace(self._clock(), page=contents.content(kind, self._bridge.state, self._bridge.now()))
