"""A table breaks: its players are drawn onto open seats elsewhere by a two-step random draw (TDA 10-B).

The seat cards are shuffled face down, each player gets one open card from a shuffled deck, and the seat cards are dealt
in the order of the open cards: the highest first, by rank and then spades, hearts, diamonds, clubs.
"""

from collections.abc import Iterable
from typing import Any

from engine.cards import text
from tournament.draws import draw as drawing
from tournament.draws.apart import Arrangement, arranged
from tournament.draws.seating import next_draw, together_facts
from tournament.errors import RuleViolation
from tournament.events import Draw, Seat, TableBroken
from tournament.history import Step
from tournament.names import EntryNo, Instant, TableNo
from tournament.state import Table, Tournament
from tournament.tables.locks import check_between_rounds, check_movable, ends_hand_for_hand
from tournament.tables.moves import moved_to


def break_table(state: Tournament, at: Instant, table: TableNo, server_seed: bytes, client_seed: str = "") -> Step:
    """Close a table and draw its players onto the open seats elsewhere (TDA 10).

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`, `player_locked`, `seed_not_committed`, `evening_over`,
            `round_under_way`.
    """
    check_between_rounds(state)
    record = next_draw(state, server_seed, client_seed)
    event, drawn = dealt(state, table, record)
    return Step("table_broken", (event,), _broken_facts(state, event, drawn))


def _broken_facts(state: Tournament, event: TableBroken, drawn: Arrangement) -> dict[str, Any]:
    """What the history says of a broken table."""
    facts: dict[str, Any] = {"table": event.table, "players": len(event.moves), "draw": event.draw.number}
    facts |= {"ended": True} if ends_hand_for_hand(state, len(state.tables) - 1) else {}
    return facts | together_facts(state, drawn)


def broken(state: Tournament, number: TableNo, server_seed: bytes) -> TableBroken:
    """The fact of a broken table, as `break_table` makes it.

    Raises:
        RuleViolation: as `break_table` says.
    """
    return dealt(state, number, next_draw(state, server_seed))[0]


def dealt(state: Tournament, number: TableNo, record: Draw) -> tuple[TableBroken, Arrangement]:
    """The two-step draw of a table's players, as it follows from that record; and who sits together.

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`, `player_locked`.
    """
    leaving = state.at_table(number)
    for player in leaving:
        check_movable(player)
    seats = seats_elsewhere(state, number)
    stream = drawing.stream_of(record)
    cards = drawing.deck(stream)[: len(leaving)]
    by_card = sorted(range(len(leaving)), key=lambda place: -cards[place])

    def attempt() -> dict[EntryNo, Seat]:
        seat_cards = drawing.shuffle(list(seats), stream)
        return {leaving[place].number: seat for place, seat in zip(by_card, seat_cards, strict=True)}

    drawn = arranged(state, [player.number for player in leaving], [seat.table for seat in seats], attempt)
    moves = tuple(moved_to(state, player.number, drawn.seats[player.number]) for player in leaving)
    return TableBroken(number, record, moves, tuple(text(card) for card in cards)), drawn


def shuffled_onto(state: Tournament, number: TableNo, record: Draw) -> TableBroken:
    """The draw of evenings of before the two-step draw: the names shuffled, onto the seats in order.

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`.
    """
    by_name = {entry.name: entry.number for entry in state.at_table(number)}
    order = drawing.shuffled(by_name, drawing.stream_of(record))
    seats = seats_elsewhere(state, number, empty_too=True)
    moves = tuple(moved_to(state, by_name[name], seat) for name, seat in zip(order, seats, strict=True))
    return TableBroken(number, record, moves)


def seats_elsewhere(state: Tournament, number: TableNo, *, empty_too: bool = False) -> list[Seat]:
    """The seats that the players of a table get when it breaks.

    Onto the last table that remains they are broken to be the final table (`Redraws.NONE`): there the extra chairs
    count, too. A table at which nobody sits gets them only if the others do not hold them (or if `empty_too`, as in
    evenings of before the two-step draw): else it would be the shortest, and a table would break just to fill another.

    Raises:
        RuleViolation: `no_such_table`, `no_room_elsewhere`.
    """
    leaving = len(state.table(number).seats)
    others = [table for table in state.tables.values() if table.number != number]
    final = len(others) == 1 and len(state.left) <= state.setup.rules.final_table_size(state.setup.seats)
    seats = [] if empty_too else seats_to_fill((each for each in others if each.seats), leaving, extra_chairs=final)
    if len(seats) < leaving:
        seats = seats_to_fill(others, leaving, extra_chairs=final)
    if len(seats) < leaving:
        raise RuleViolation("no_room_elsewhere", table=number, players=leaving, seats=len(seats))
    return seats


def seats_to_fill(tables: Iterable[Table], players: int, *, extra_chairs: bool = False) -> list[Seat]:
    """The open seats that so many newcomers take: always one more at the shortest table, its lowest free seat first.

    Returned table by table, as a draw is read out.
    """
    tables = list(tables)
    free = {each.number: list(each.free_chairs() if extra_chairs else each.open_seats()) for each in tables}
    sizes = {table.number: len(table.seats) for table in tables}
    found: list[Seat] = []
    for _ in range(players):
        shortest = min((number for number in free if free[number]), key=lambda n: (sizes[n], n), default=None)
        if shortest is None:
            break
        found.append(Seat(shortest, free[shortest].pop(0)))
        sizes[shortest] += 1
    return sorted(found)
