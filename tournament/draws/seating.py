"""Who sits where before the first hand, and late players: the starting draw and seats one by one.

Each decision that draws takes the 32 bytes of its draw: from the system where people play, from the evening's seed
where it is simulated; and, if wanted, a client seed, something from the room that nobody could know before the list of
names closed (lottery numbers, three cards from a shuffled deck). docs/draws.md publishes how seats follow from both.
"""

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from tournament import fold
from tournament.draws import apart
from tournament.draws import draw as drawing
from tournament.draws.apart import Arrangement, arranged
from tournament.errors import RuleViolation
from tournament.events import Draw, DrawCommitted, PlayerSeated, Seat, Seated, SeatsDrawn, TableOpened
from tournament.history import Step
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.rules import LateSeats
from tournament.state import Entry, Table, Tournament
from tournament.tables.tables import check_free


def next_draw(state: Tournament, server_seed: bytes, client_seed: str = "") -> Draw:
    """The record of the evening's next draw.

    Raises:
        RuleViolation: `seed_not_committed`: another seed was announced for it.
    """
    draw = Draw(state.draws + 1, server_seed.hex(), client_seed)
    announced = state.commitments.get(draw.number)
    if announced is not None and not drawing.fits(draw, announced):
        raise RuleViolation("seed_not_committed", draw=draw.number)
    return draw


def commit(state: Tournament, at: Instant, server_seed: bytes) -> Step:
    """Announce the SHA-256 of the next draw's seed, before anybody can know what it will draw.

    Announced again before the draw, the newer one counts; both stay in the log.

    Raises:
        RuleViolation: `announced_already` (that very seed).
    """
    number, shown = state.draws + 1, drawing.commitment(server_seed)
    if state.commitments.get(number) == shown:
        raise RuleViolation("announced_already", draw=number)
    return Step("draw_committed", (DrawCommitted(number, shown),), {"draw": number, "commitment": shown})


# ---- before the start ------------------------------------------------------------------------------------------------


def draw_seats(state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "") -> Step:
    """Open the tables and draw everybody's seat and each table's button.

    Tables that stand open already are used first. Locked players keep their seats, the others are drawn around them.
    The button of each table follows from the same stream, table by table, after the names (rules.md D-12).

    Raises:
        RuleViolation: `counted_without_seats`, `seats_already_drawn`, `some_sit_already` (seat the others one by one),
            `too_few_players`, `seed_not_committed`.
    """
    check_seats(state)
    sitting = [entry for entry in state.left if entry.seat is not None]
    missing = unseated(state)
    if sitting and (state.has_started(at) or not missing or not all(entry.locked for entry in sitting)):
        raise RuleViolation("some_sit_already" if missing else "seats_already_drawn")
    if len(state.left) < 2:
        raise RuleViolation("too_few_players", players=len(state.left))
    event, opened, together = starting_seats(state, next_draw(state, server_seed, client_seed))
    facts: dict[str, Any] = {"players": len(state.left), "tables": len(event.buttons), "draw": event.draw.number}
    return Step("seats_drawn", (*opened, event), facts | together_facts(state, together))


def starting_seats(state: Tournament, record: Draw) -> tuple[SeatsDrawn, tuple[TableOpened, ...], Arrangement]:
    """The seats that follow from that draw for all who have none, the tables opened for it, and who sits together."""
    stream = drawing.stream_of(record)
    names = {entry.name: entry.number for entry in unseated(state)}
    tables = tables_for(state, len(state.left))
    room = [table.places if len(tables) > 1 else len(_chairs(table)) for table in tables]
    sizes = drawing.table_sizes(len(names), room, [len(table.seats) for table in tables])
    seats = [
        Seat(table.number, chair)
        for table, size in zip(tables, sizes, strict=True)
        for chair in table.free_chairs()[: size - len(table.seats)]
    ]

    def attempt() -> dict[EntryNo, Seat]:
        order = drawing.shuffled(names, stream)
        return {names[name]: seat for name, seat in zip(order, seats, strict=True)}

    drawn = arranged(state, names.values(), [seat.table for seat in seats], attempt)
    buttons = []
    for table in tables:
        here = sorted([*(seat.number for seat in seats if seat.table == table.number), *table.seats])
        buttons.append(Seat(table.number, here[drawing.below(len(here), stream)]))
    seated = tuple(Seated(entry, seat) for entry, seat in sorted(drawn.seats.items(), key=lambda each: each[1]))
    opened = tuple(_opened(table) for table in tables if table.number not in state.tables)
    return SeatsDrawn(record, seated, tuple(buttons)), opened, drawn


def tables_for(state: Tournament, players: int) -> list[Table]:
    """The tables that so many are drawn onto, by number: those that are open first, then new ones as needed.

    A single one where they fit on a final table, else as few as hold them, or all that are open if each of those gets
    two players.
    """
    setup = state.setup
    waiting = sorted(state.tables.values(), key=lambda table: (not table.seats, table.number))
    needed = max(sum(bool(table.seats) for table in waiting), min(len(waiting), players // 2))
    chosen, waiting = waiting[:needed], waiting[needed:]
    free = (TableNo(number) for number in count(1) if number not in state.tables)

    def one_more() -> None:
        new = Table(next(free), setup.rules.chairs, setup.way, setup.seats) if not waiting else waiting.pop(0)
        chosen.append(new)

    if not chosen:
        one_more()
    alone = players <= setup.rules.final_table_size(setup.seats) and len(chosen) == 1
    if not (alone and len(_chairs(chosen[0])) >= players):
        while sum(max(table.places, len(table.seats)) for table in chosen) < players:
            one_more()
    return sorted(chosen, key=lambda table: table.number)


def _chairs(table: Table) -> list[SeatNo]:
    """All chairs that anybody may sit on, extra ones too."""
    return [SeatNo(n) for n in range(1, table.chairs + 1) if n not in table.unavailable]


def _opened(table: Table) -> TableOpened:
    return TableOpened(table.number, table.chairs, table.way)


# ---- one by one ------------------------------------------------------------------------------------------------------


def unseated(state: Tournament) -> tuple[Entry, ...]:
    """Who is in and has no seat, by number; nobody where players are only counted."""
    return () if state.setup.counted else tuple(entry for entry in state.left if entry.seat is None)


def seat(state: Tournament, at: Instant, entry: EntryNo, server_seed: bytes, client_seed: str = "") -> Step:
    """Draw one player's seat from the open ones, as `rules.late_seats` says (TDA 8-A, rules.md C-155).

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `already_seated`, `counted_without_seats`, `no_open_seat` (open a
            table, or choose an extra chair by hand), `seed_not_committed`.
    """
    return _seats_drawn_for(state, (_seatless(state, entry),), next_draw(state, server_seed, client_seed))


def seat_everybody(state: Tournament, at: Instant, server_seed: bytes, client_seed: str = "") -> Step:
    """Draw the seats of all who have none, in the order in which they entered, one after the other from one stream.

    Raises:
        RuleViolation: `counted_without_seats`, `everybody_sits`, `no_open_seat`, `seed_not_committed`.
    """
    check_seats(state)
    players = unseated(state)
    if not players:
        raise RuleViolation("everybody_sits")
    return _seats_drawn_for(state, players, next_draw(state, server_seed, client_seed))


def seat_at(state: Tournament, at: Instant, entry: EntryNo, place: Seat) -> Step:
    """Give one player a free chair that the director chose; extra chairs of a table count, too.

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `already_seated`, `counted_without_seats`, `no_such_table`,
            `seat_unavailable`, `seat_taken`.
    """
    player = _seatless(state, entry)
    check_free(state, place)
    facts = {"names": [player.name], "table": place.table, "seat": place.number}
    return Step("player_seated", (PlayerSeated(entry, place),), facts)


def _seats_drawn_for(state: Tournament, players: Sequence[Entry], record: Draw) -> Step:
    drawn = late_seats(state, [player.number for player in players], record)
    events = tuple(PlayerSeated(entry, place, record) for entry, place in drawn.seats.items())
    last = events[-1].seat
    facts: dict[str, Any] = {
        "names": [player.name for player in players],
        "table": last.table,
        "seat": last.number,
        "draw": record.number,
    }
    return Step("player_seated", events, facts | together_facts(state, drawn))


def late_seats(state: Tournament, players: Sequence[EntryNo], record: Draw) -> Arrangement:
    """The seats that follow from that draw, one player after the other, each from what is open by then.

    Raises:
        RuleViolation: `no_open_seat`.
    """
    stream = drawing.stream_of(record)

    def attempt() -> dict[EntryNo, Seat]:
        here, seats = state, {}
        for player in players:
            place = seats[player] = _drawn(here, player, stream, extra_chairs=False)
            here = fold.apply(PlayerSeated(player, place), here, here.last)
        return seats

    return arranged(state, players, [table.number for table in state.tables.values() if table.open_seats()], attempt)


def drawn_seat(state: Tournament, draw: Draw, entry: EntryNo) -> Seat:
    """One seat drawn for somebody who is back in, as for a late player (rules.md C-155).

    Where all of the evening's seats are taken, an extra chair of a table counts too.

    Raises:
        RuleViolation: `no_open_seat`.
    """
    return _drawn(state, entry, drawing.stream_of(draw), extra_chairs=True)


def _drawn(state: Tournament, entry: EntryNo, stream: Iterator[int], *, extra_chairs: bool) -> Seat:
    """A seat from the pool.

    A table that is held for a break or the final table takes nobody while others are open, and one at which somebody
    sits whom the player is kept apart from takes him only if no other has a seat.
    """
    tables = [table for table in state.tables.values() if not table.held] or list(state.tables.values())
    free = {table.number: table.open_seats() for table in tables}
    if extra_chairs and not any(free.values()):
        free = {table.number: table.free_chairs() for table in tables}
    sizes = {number: len(state.tables[number].seats) for number, seats in free.items() if seats}
    if not sizes:
        raise RuleViolation("no_open_seat")
    avoided = apart.tables_to_avoid(state, entry)
    sizes = {number: size for number, size in sizes.items() if number not in avoided} or sizes
    if state.setup.rules.late_seats is LateSeats.SHORTEST:
        fewest = min(sizes.values())
        sizes = {number: size for number, size in sizes.items() if size == fewest}
    pool = [Seat(number, place) for number in sorted(sizes) for place in free[number]]
    return pool[drawing.below(len(pool), stream)]


def _seatless(state: Tournament, number: EntryNo) -> Entry:
    check_seats(state)
    entry = state.entry(number)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.name)
    if entry.seat is not None:
        raise RuleViolation("already_seated", name=entry.name, table=entry.seat.table, seat=entry.seat.number)
    return entry


# ---- what every draw of seats shares ---------------------------------------------------------------------------------


def check_seats(state: Tournament) -> None:
    """Whether anybody has a seat tonight.

    Raises:
        RuleViolation: `counted_without_seats`.
    """
    if state.setup.counted:
        raise RuleViolation("counted_without_seats")


def together_facts(state: Tournament, drawn: Arrangement) -> dict[str, Any]:
    """The step's fact who could not be kept apart, if somebody could not."""
    return {"together": drawn.names(state)} if drawn.together else {}
