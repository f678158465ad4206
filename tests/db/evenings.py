"""Small evenings made of bare facts, to put on a real shelf."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from db.shelf import Shelf
from engine.seats import Positions
from tournament import evening
from tournament.club import Club
from tournament.evening import Evening
from tournament.events import (
    Draw,
    EveningCreated,
    EveningStarted,
    Event,
    HandPlayed,
    PlayerAdded,
    PlayerBusted,
    PlayerEntered,
    Seat,
    Seated,
    SeatsDrawn,
    StackChange,
    TableOpened,
    TableWay,
    Timing,
)
from tournament.history import HandText, Step, Stored
from tournament.names import MINUTE, EntryNo, Instant, PlayerId, SeatNo, TableNo
from tournament.rules import EveningRules
from tournament.sales.prices import Buying, Purchase, Shares, plain
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure

SEVEN: Instant = 946_753_200_000
STRUCTURE = Structure("Two levels", (Level(25, 50), Break(10 * MINUTE), Level(50, 100, 100)), 10_000)
TABLE = TableNo(1)
BUY_IN = Purchase("Buy-in", Buying.BUY_IN, Shares(prizes=2_000), 10_000)

Decision = Callable[[Any, Instant], Step]


class Clock:
    """Goes on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.at = SEVEN

    def __call__(self) -> Instant:
        self.at += 1_000
        return self.at


def setup(name: str = "Thursday", seed: int | None = 2**80) -> EveningCreated:
    return EveningCreated(
        name, STRUCTURE, plain(2_000, 10_000), 9, "EUR", Timing.REAL, TableWay.DEALT, seed, EveningRules(), "tda"
    )


def creation(name: str = "Thursday") -> Stored:
    return evening.create(setup(name), SEVEN)


def do(label: str, *events: Event, hand: HandText | None = None, **facts: Any) -> Decision:
    """A decision that always decides on these facts."""
    return lambda state, at: Step(label, events, facts, hand=hand)


def entered(number: int, name: str = "") -> PlayerEntered:
    return PlayerEntered(EntryNo(number), PlayerId(number), name or f"Player {number}", BUY_IN, 2_000)


def opened(shelf: Shelf, stream: int) -> Evening:
    return Evening(shelf, stream, shelf.read(stream), Clock())


def club(shelf: Shelf) -> Club:
    stream = shelf.club_stream()
    return Club(shelf, stream, shelf.read(stream), Clock())


def join(people: Club, *names: str) -> None:
    first = len(people.state.players) + 1
    events = [PlayerAdded(PlayerId(number), name) for number, name in enumerate(names, start=first)]
    people.perform(do("players_added", *events, names=list(names)))


def seated(shelf: Shelf, players: int = 4) -> Evening:
    """A new evening whose players sit at one table while the clock runs."""
    here = opened(shelf, shelf.create_evening(creation()))
    numbers = range(1, players + 1)
    here.perform(do("players_entered", *map(entered, numbers), names=[f"Player {n}" for n in numbers]))
    seats = tuple(Seated(EntryNo(n), Seat(TABLE, SeatNo(n))) for n in numbers)
    draw = SeatsDrawn(Draw(1, "00" * 32), seats, (Seat(TABLE, SeatNo(1)),))
    here.perform(do("seats_drawn", TableOpened(TABLE, 10, TableWay.DEALT), draw, players=players, tables=1))
    here.perform(do("started", EveningStarted()))
    return here


def hand(chips: dict[int, int], *busted: int) -> Decision:
    """The table's next hand, after which these entries have that many chips; whoever has most busts the others."""

    def decide(state: Tournament, at: Instant) -> Step:
        number = state.tables[TABLE].hands + 1
        stacks = tuple(StackChange(EntryNo(n), state.entries[EntryNo(n)].stack or 0, c) for n, c in chips.items())
        by = (EntryNo(max(chips, key=lambda n: chips[n])),)
        out = tuple(PlayerBusted(EntryNo(n), by, TABLE, number, state.entries[EntryNo(n)].stack) for n in busted)
        played = HandPlayed(TABLE, number, at - 1_000, 0, Positions(1, 2, 3), stacks)
        text = HandText(TABLE, number, f"variant = 'NT'\n# hand {number}\n")
        return Step("hand_played", (played, *out), {"table": TABLE, "number": number}, hand=text)

    return decide


def some_hands(here: Evening) -> None:
    """Four players, two of them out, then a correction and an undo."""
    here.perform(hand({1: 9_000, 2: 11_000}))
    here.perform(hand({3: 0, 4: 20_000}, 3))
    here.perform(hand({1: 0, 2: 20_000}, 1))


def rows(shelf: Shelf, sql: str) -> list[tuple[Any, ...]]:
    """What another tool sees in the file."""
    return list(shelf._database.run(sql).fetchall())


def meddle(shelf: Shelf, *statements: str) -> None:
    """Change what is only ever added to, as no program of ours does."""
    shelf._database.run("PRAGMA foreign_keys = 0")
    shelf._database.run("PRAGMA ignore_check_constraints = 1")
    for (trigger,) in rows(shelf, "SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        shelf._database.run(f"DROP TRIGGER {trigger}")
    for statement in statements:
        shelf._database.run(statement)


def tables(shelf: Shelf) -> dict[str, list[tuple[Any, ...]]]:
    """All projections."""
    names = ("player", "structure", "price_set", "season", "identity", "tournament", "result", "outcome")
    return {table: rows(shelf, f"SELECT * FROM {table} ORDER BY 1, 2") for table in names}


def beside(path: Path) -> set[str]:
    """What lies in the file's folder."""
    return {each.name for each in path.parent.iterdir()}
