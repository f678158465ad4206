"""Who is out, and by whom, at a table where people play with real chips."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tournament import seating
from tournament.errors import RuleViolation
from tournament.events import Draw, PlayerBusted, PlayerReinstated, Seat, TableWay
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.state import Entry, Tournament


@dataclass(frozen=True, slots=True)
class Out:
    """One player to be taken out: by whom, and who had more chips among those out in the same hand.

    `rank` 1 had most chips at the start of the hand; equal ranks had equal stacks and tie.
    """

    entry: EntryNo
    by: tuple[EntryNo, ...] = ()
    rank: int = 1


def bust(state: Tournament, at: Instant, outs: Sequence[Out]) -> Step:
    """Take players out who lost their last chips in one hand at one table (WSOP 126-b).

    Raises:
        RuleViolation: `not_started`, `nobody_named`, `already_out`, `not_seated`, `different_tables`,
            `eliminator_out`, `eliminator_elsewhere`, `eliminated_by_himself`, `somebody_must_win`.
    """
    if not outs:
        raise RuleViolation("nobody_named")
    if not state.has_started(at):
        raise RuleViolation("not_started")
    going = {out.entry for out in outs}
    if len(going) >= len(state.left):
        raise RuleViolation("somebody_must_win", players=len(state.left))
    events: list[PlayerBusted] = []
    for out in sorted(outs, key=lambda out: out.rank):
        entry = state.entry(out.entry)
        if not entry.is_in:
            raise RuleViolation("already_out", name=entry.shown_name)
        if entry.seat is None and not state.setup.counted:
            raise RuleViolation("not_seated", name=entry.shown_name)
        table = None if entry.seat is None else entry.seat.table
        if events and table != events[0].table:
            raise RuleViolation("different_tables", name=entry.shown_name)
        for number in out.by:
            _check_eliminator(state, out, number)
        events.append(PlayerBusted(out.entry, out.by, table, rank_in_hand=out.rank))
    return Step("busted", tuple(events), _told(state, events))


def _told(state: Tournament, events: Sequence[PlayerBusted]) -> dict[str, Any]:
    """Who is out in which place and by whom; `each` where that is not the same for all of them."""

    def alike(event: PlayerBusted) -> tuple[int, tuple[EntryNo, ...]]:
        return event.rank_in_hand, event.by

    best = len(state.left) - len(events) + 1
    each: list[dict[str, Any]] = [
        {
            "names": [state.entry(event.entry).shown_name for event in some],
            "by": [state.entry(number).shown_name for number in by],
            "place": best + sum(event.rank_in_hand < rank for event in events),
        }
        for (rank, by), some in groupby(events, key=alike)
    ]
    if len(each) == 1:
        return each[0]
    return {"names": [name for one in each for name in one["names"]], "by": [], "place": best, "each": each}


def _check_eliminator(state: Tournament, out: Out, number: EntryNo) -> None:
    by, victim = state.entry(number), state.entry(out.entry)
    if number == out.entry:
        raise RuleViolation("eliminated_by_himself", name=victim.shown_name)
    if not by.is_in or (by.seat is None and not state.setup.counted):
        raise RuleViolation("eliminator_out", name=by.shown_name)
    if victim.seat is not None and by.seat is not None and by.seat.table != victim.seat.table:
        raise RuleViolation("eliminator_elsewhere", name=by.shown_name)


def reinstate(state: Tournament, at: Instant, entry: EntryNo, server_seed: bytes) -> Step:
    """Put a player back in who had been taken out by mistake: the way on where undoing would contradict later steps.

    He gets his old seat if it is free, else one drawn from the open seats of the tables with the fewest players.

    Raises:
        RuleViolation: `not_out`, `entered_again` (then the last entry is the one that counts), `chips_were_won` (at a
            table that the engine deals), `no_open_seat`.
    """
    player = state.entry(entry)
    if player.bust is None:
        raise RuleViolation("not_out", name=player.shown_name)
    if state.entered_again(player):
        raise RuleViolation("entered_again", name=player.shown_name)
    if state.setup.way is TableWay.DEALT and player.bust.removed is None:
        raise RuleViolation("chips_were_won", name=player.shown_name)
    seat, draw = seat_again(state, player, server_seed)
    facts = {"name": player.shown_name, "table": seat.table, "seat": seat.number}
    return Step("reinstated", (PlayerReinstated(entry, seat, draw),), facts)


def seat_again(state: Tournament, player: Entry, server_seed: bytes) -> tuple[Seat, Draw | None]:
    """The seat of somebody who is back in: his old one if it is free, else one drawn, with the record of that draw.

    Raises:
        RuleViolation: `no_open_seat`.
    """
    seat = None if player.bust is None else player.bust.seat
    if seat is not None and _is_free(state, seat):
        return seat, None
    draw = seating.next_draw(state, server_seed)
    return seating.drawn_seat(state, draw), draw


def _is_free(state: Tournament, seat: Seat) -> bool:
    table = state.tables.get(seat.table)
    return table is not None and seat.number not in table.seats
