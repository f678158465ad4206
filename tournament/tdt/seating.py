"""Who sits where while an evening of a `.tdt` file is told: tables opened and closed, seats taken and changed."""

from collections.abc import Mapping
from typing import Any

from tournament.events import (
    Moved,
    PlayerSeated,
    PlayersLocked,
    PlayersMoved,
    Seat,
    TableChanged,
    TableClosed,
    TableOpened,
    TableWay,
)
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.people.people import person_key
from tournament.tdt.chairs import Chairs
from tournament.tdt.file import TdtFile
from tournament.tdt.telling import Telling


class Seating:
    """The tables of the evening being told."""

    def __init__(self, telling: Telling, chairs: Chairs, entries: Mapping[str, EntryNo]) -> None:
        """`entries`: the last entry of each person, by id, as it grows."""
        self._telling = telling
        self._chairs = chairs
        self._entries = entries

    def take(self, wanted: Mapping[EntryNo, Seat], at: Instant) -> None:
        """Have these sit there; whoever sits in one of these seats goes to where he is seen next, else to a free one.

        A seat at no table that could be opened is none.
        """
        state = self._telling.state
        going = {e: s for e, s in wanted.items() if state.entries[e].is_in and state.entries[e].seat != s}
        going = {entry: seat for entry, seat in sorted(going.items(), key=_by_seat) if self._opened(seat, at)}
        state = self._telling.state
        settled = {seat: entry for entry, seat in wanted.items() if state.entries[entry].seat == seat}
        targets: dict[Seat, EntryNo] = dict(settled)
        for entry, seat in list(going.items()):
            if seat in targets:
                del going[entry]
            else:
                targets[seat] = entry
        waiting = [seat for seat in targets if targets[seat] in going]
        while waiting:
            seat = waiting.pop()
            sitter = self._telling.state.tables[seat.table].seats.get(seat.number)
            if sitter is None or sitter in going:
                continue
            to = self._elsewhere(sitter, at, targets)
            if to is None:
                del going[targets.pop(seat)]
                continue
            targets[to] = sitter
            going[sitter] = to
            waiting.append(to)
        self._go(going, at)

    def _elsewhere(self, sitter: EntryNo, at: Instant, targets: Mapping[Seat, EntryNo]) -> Seat | None:
        """Where he goes whose seat another one has."""
        state = self._telling.state
        uuid = next((uuid for uuid, entry in self._entries.items() if entry == sitter), "")
        now = state.entries[sitter].seat
        seen = self._chairs.next_of(uuid, at, but=now)
        if seen is not None and seen not in targets and self._opened(seen, at):
            return seen
        for table in sorted(self._telling.state.tables.values(), key=lambda each: (len(each.seats), each.number)):
            for number in table.free_chairs():
                if Seat(table.number, number) not in targets:
                    return Seat(table.number, number)
        return None

    def _go(self, going: Mapping[EntryNo, Seat], at: Instant) -> None:
        state = self._telling.state
        moves: list[Moved] = []
        for entry, seat in sorted(going.items(), key=_by_seat):
            here = state.entries[entry].seat
            if here is not None:
                moves.append(Moved(entry, here, seat))
        if moves:
            first = moves[0]
            facts: dict[str, Any] = {
                "names": [state.entries[moved.entry].shown_name for moved in moves],
                "name": state.entries[first.entry].shown_name,
                "from_table": first.origin.table,
                "from_seat": first.origin.number,
                "table": first.to.table,
                "seat": first.to.number,
                "moves": len(moves),
                "rule": "",
            }
            self._telling.tell("players_moved", (PlayersMoved(tuple(moves), ""),), facts, at)
        sitting = [(seat, entry) for entry, seat in going.items() if state.entries[entry].seat is None]
        if sitting:
            seated = tuple(PlayerSeated(entry, seat) for seat, entry in sorted(sitting))
            last = seated[-1].seat
            names = [state.entries[each.entry].shown_name for each in seated]
            facts = {"names": names, "table": last.table, "seat": last.number}
            self._telling.tell("player_seated", seated, facts, at)

    # ---- tables ----------------------------------------------------------------------------------------------------

    def _opened(self, seat: Seat, at: Instant) -> bool:
        """Whether the seat's table is open by now, and the seat one of it."""
        self.open(seat.table, at)
        table = self._telling.state.tables.get(seat.table)
        if table is None or not 1 <= seat.number <= table.chairs:
            return False
        if seat.number in table.unavailable:
            self._available(seat.table, table.unavailable - {seat.number}, at)
        return True

    def open(self, number: TableNo, at: Instant) -> None:
        """Open the table of that number, if the file has one and it is not open."""
        state, room = self._telling.state, self._chairs.rooms.get(number)
        if room is None or number in state.tables:
            return
        taken = {person_key(table.name) for table in state.tables.values()}
        name = room.name if room.name and person_key(room.name) not in taken else ""
        closed = tuple(SeatNo(seat) for seat in sorted(room.unavailable))
        event = TableOpened(number, room.seats, TableWay.KEPT, room.seats, name, closed)
        self._telling.tell("table_opened", (event,), {"table": number, **({"name": name} if name else {})}, at)

    def _available(self, number: TableNo, closed: frozenset[SeatNo], at: Instant) -> None:
        before = self._telling.state.tables[number].unavailable
        facts = {"table": number, "gone": sorted(closed - before), "back": sorted(before - closed)}
        changed = TableChanged(number, unavailable=tuple(sorted(closed)))
        self._telling.tell("table_changed", (changed,), facts, at)

    def close_done(self, at: Instant) -> None:
        """Put away tables at which nobody sits or is seen any more, and that were gone at the end."""
        tables = self._telling.state.tables
        for number in [number for number, table in tables.items() if not table.seats]:
            room = self._chairs.rooms.get(number)
            coming = any(s.at > at and s.seat.table == number for f in self._chairs.seen.values() for s in f)
            if room is not None and not room.stays and not coming and len(self._telling.state.tables) > 1:
                self._telling.tell("table_closed", (TableClosed(number),), {"table": number}, at)

    def as_at_the_end(self, file: TdtFile, at: Instant) -> None:
        """Seats, locks and unavailable seats as the file leaves them."""
        wanted: dict[EntryNo, Seat] = {}
        locked: list[EntryNo] = []
        for number, room in sorted(self._chairs.rooms.items()):
            if room.stays:
                self.open(number, at)
        for table in file.tables:
            for place, uuid in table.sitting.items():
                seat, entry = self._chairs.at_end(table, place), self._entries.get(uuid)
                if seat is None or entry is None or not self._telling.state.entries[entry].is_in:
                    continue
                wanted[entry] = seat
                if place in table.locked:
                    locked.append(entry)
        self.take(wanted, at)
        for table in file.tables:
            self._close_seats(self._chairs.number_of(table), table.unavailable, at)
        entries = self._telling.state.entries
        staying = [entry for entry in locked if entries[entry].seat is not None]
        if staying:
            names = {"names": [entries[entry].shown_name for entry in staying]}
            self._telling.tell("players_locked", (PlayersLocked(tuple(staying)),), names, at)
        self.close_done(at)

    def _close_seats(self, number: TableNo | None, unavailable: frozenset[int], at: Instant) -> None:
        table = None if number is None else self._telling.state.tables.get(number)
        if number is None or table is None:
            return
        closed = frozenset(SeatNo(seat) for seat in unavailable if seat <= table.chairs and seat not in table.seats)
        if closed != table.unavailable and table.chairs - len(closed) >= 2:
            self._available(number, closed, at)


def _by_seat(each: tuple[EntryNo, Seat]) -> Seat:
    return each[1]
