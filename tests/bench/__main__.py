"""Measures, one line each, on this computer: `make bench`, or `make bench ARGS="fold board"` for some of them."""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from tests.bench import (
    bench_balancing,
    bench_beats,
    bench_board,
    bench_cards,
    bench_desk,
    bench_engine,
    bench_felt,
    bench_icm,
    bench_reports,
    bench_robots,
    bench_start,
    bench_tables,
    long_evening,
)
from tests.bench.evening import Rehearsal, in_memory, on_the_disk
from tournament import fold, history
from tournament.board import view as board
from tournament.reports.standings import standings

PLAYERS = (27, 400)


def seconds(work: Callable[[], object]) -> float:
    """How long it took once."""
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def median_ms(work: Callable[[], object], times: int = 25) -> float:
    """The median of several times, in milliseconds, after one to get warm."""
    work()
    return statistics.median(seconds(work) for _ in range(times)) * 1000


def playing(rehearsals: Sequence[Rehearsal]) -> list[str]:
    """Whole evenings by robots, in memory."""
    return [
        f"playing: {one.players} players, {one.hands} hands in {one.taken:.1f} s, {one.hands / one.taken:,.0f} a second"
        for one in rehearsals
    ]


def storing(rehearsals: Sequence[Rehearsal]) -> list[str]:
    """What the disk adds to a step, beside deciding and folding."""
    memory = rehearsals[0]
    with tempfile.TemporaryDirectory() as folder:
        disk = on_the_disk(memory.players, Path(folder))
    added = (disk.taken - memory.taken) / len(disk.evening.steps) * 1000
    return [f"storing: {memory.players} players, {len(disk.evening.steps)} steps, {added:.2f} ms each"]


def folding(rehearsals: Sequence[Rehearsal]) -> list[str]:
    """What opening an evening costs, beside reading it."""
    lines = []
    for one in rehearsals:
        taken = median_ms(partial(fold_again, one), times=5)
        lines.append(f"fold: {one.players} players, {len(one.evening.steps)} steps in {taken:.0f} ms")
    return lines


def fold_again(one: Rehearsal) -> object:
    """The state from the log alone."""
    return fold.fold(history.places(one.evening.steps))


def showing(rehearsals: Sequence[Rehearsal]) -> list[str]:
    """What each beat of the board costs before it is painted, and the standings."""
    lines = []
    for one in rehearsals:
        state, at = one.middle, one.middle.last
        view = median_ms(partial(board.view, state, at))
        report = median_ms(partial(standings, state))
        lines.append(f"board: {one.players} players, view in {view:.2f} ms; standings in {report:.1f} ms")
    return lines


def main(wanted: Sequence[str]) -> int:
    """Print the measures asked for, or all of them."""
    alone = {
        "cards": bench_cards.main,
        "engine": bench_engine.main,
        "robots": bench_robots.main,
        "icm": bench_icm.main,
        "balancing": bench_balancing.main,
        "long": long_evening.main,
        "paint": bench_board.main,
        "beats": bench_beats.main,
        "start": bench_start.main,
        "reports": bench_reports.main,
        "desk": bench_desk.main,
        "felt": bench_felt.main,
        "tables": bench_tables.main,
    }
    for name, measured in alone.items():
        if not wanted or name in wanted:
            measured()
    if wanted and not set(wanted) - alone.keys():
        return 0
    measures = {"playing": playing, "storing": storing, "fold": folding, "board": showing}
    rehearsals = [in_memory(players) for players in PLAYERS]
    for name, measure in measures.items():
        if not wanted or name in wanted:
            print(*measure(rehearsals), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
