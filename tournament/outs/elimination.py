"""Who is out, and by whom, at a table where people play with real chips; and who is back in."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypeVar

from tournament import fold
from tournament.dealing.under_way import check_not_in_hand
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import (
    Against,
    Event,
    PlayerBusted,
    PlayerDeciding,
    PlayerReinstated,
    Seat,
    TableOpened,
    TableWay,
    Than,
)
from tournament.history import Step
from tournament.names import EntryNo, Instant, TableNo
from tournament.outs.same_hand import Out, Ranked, ranked, told_before
from tournament.outs.ties import places
from tournament.state import Entry, Tournament

Loss = TypeVar("Loss", PlayerBusted, PlayerDeciding)

__all__ = [
    "Against",
    "Out",
    "Than",
    "bust",
    "check_winners",
    "loss",
    "lost",
    "reinstate",
    "seat_again",
    "told",
    "told_before",
]


def bust(state: Tournament, at: Instant, outs: Sequence[Out]) -> Step:
    """Take players out who lost their last chips in one hand at one table (WSOP 126-b).

    In hand-for-hand all that is told of one table until the round is over is of one hand.

    Raises:
        RuleViolation: as `lost` says.
    """
    table, found = lost(state, at, outs)
    events = tuple(loss(PlayerBusted, each, table) for each in found)
    return Step("busted", events, told(state, at, events))


def loss(kind: type[Loss], each: Ranked, table: TableNo | None) -> Loss:
    """The fact that one of them lost all chips in that hand: out for good, or still deciding."""
    return kind(
        each.out.entry,
        each.out.by,
        table,
        started_with=each.out.had,
        rank_in_hand=each.rank,
        against=each.against,
    )


def lost(state: Tournament, at: Instant, outs: Sequence[Out]) -> tuple[TableNo | None, list[Ranked]]:
    """At which table these lost all chips in one hand, and their ranks in it, most chips first.

    Raises:
        RuleViolation: `not_started`, `deal_ended`, `nobody_named`, `named_twice`, `already_out`, `still_deciding`,
            `not_seated`, `different_tables`, `eliminator_out`, `eliminator_deciding`, `eliminator_elsewhere`,
            `eliminated_by_himself`, `somebody_must_win`, `winner_needs_seat` (`names`), `had_nothing`,
            `more_than_in_play`, `in_a_hand`, and what `same_hand.ranked` says of who had more.
    """
    if not outs:
        raise RuleViolation("nobody_named")
    if not state.has_started(at):
        raise RuleViolation("not_started")
    if state.ended_by_deal:
        raise RuleViolation("deal_ended")
    going = {out.entry for out in outs}
    table: TableNo | None = None
    for place, out in enumerate(outs):
        entry = state.entry(out.entry)
        if any(other.entry == out.entry for other in outs[:place]):
            raise RuleViolation("named_twice", name=entry.shown_name)
        if not entry.is_in:
            raise RuleViolation("already_out", name=entry.shown_name)
        if entry.deciding is not None:
            raise RuleViolation("still_deciding", name=entry.shown_name)
        if entry.seat is None and not state.setup.counted:
            raise RuleViolation("not_seated", name=entry.shown_name)
        check_not_in_hand(state, out.entry)
        here = None if entry.seat is None else entry.seat.table
        if place and here != table:
            raise RuleViolation("different_tables", name=entry.shown_name)
        table = here
        check_winners(state, out.entry, out.by)
    if all(entry.number in going or entry.deciding is not None for entry in state.left):
        raise RuleViolation("somebody_must_win", players=len(state.left))
    staying = [entry for entry in state.left if entry.number not in going and entry.deciding is None]
    if table is not None and all(entry.seat is None for entry in staying):
        raise RuleViolation("winner_needs_seat", names=[entry.shown_name for entry in staying])
    _check_chips(state, outs)
    return table, ranked(state, outs, table)


def check_winners(state: Tournament, entry: EntryNo, by: Sequence[EntryNo]) -> None:
    """Whether these can have that player's chips.

    Raises:
        RuleViolation: `eliminator_out`, `eliminator_deciding`, `eliminator_elsewhere`, `eliminated_by_himself`,
            `named_twice`: he would have two parts of the head.
    """
    for place, number in enumerate(by):
        if number in by[:place]:
            raise RuleViolation("named_twice", name=state.entry(number).shown_name)
        _check_eliminator(state, entry, number)


def _check_chips(state: Tournament, outs: Sequence[Out]) -> None:
    for out in outs:
        if out.had is not None and out.had <= 0:
            raise RuleViolation("had_nothing", name=state.entry(out.entry).shown_name)
    together = sum(out.had or 0 for out in outs)
    if together > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=together, in_play=state.chips_in_play)


def _check_eliminator(state: Tournament, entry: EntryNo, number: EntryNo) -> None:
    by, victim = state.entry(number), state.entry(entry)
    if number == entry:
        raise RuleViolation("eliminated_by_himself", name=victim.shown_name)
    if not by.is_in or (by.seat is None and not state.setup.counted):
        raise RuleViolation("eliminator_out", name=by.shown_name)
    if by.deciding is not None:
        raise RuleViolation("eliminator_deciding", name=by.shown_name)
    if victim.seat is not None and by.seat is not None and by.seat.table != victim.seat.table:
        raise RuleViolation("eliminator_elsewhere", name=by.shown_name)


def told(state: Tournament, at: Instant, events: Sequence[PlayerBusted]) -> dict[str, Any]:
    """What the history says: who is out in which place and by whom; `each` where that is not the same for all of them.

    `round`: so far, as the round of hand-for-hand is not over.
    """
    found = places(fold.apply_step(state, events, at))
    in_round = {} if state.hand_for_hand is None else {"round": True}

    def alike(event: PlayerBusted) -> tuple[int, tuple[EntryNo, ...]]:
        return found[event.entry][0], event.by

    each: list[dict[str, Any]] = [
        {
            "names": [state.entry(event.entry).shown_name for event in some],
            "by": [state.entry(number).shown_name for number in by],
            "place": place,
            **in_round,
        }
        for (place, by), some in groupby(events, key=alike)
    ]
    if len(each) == 1:
        return each[0]
    best = min(one["place"] for one in each)
    names = [name for one in each for name in one["names"]]
    return {"names": names, "by": [], "place": best, "each": each, **in_round}


def reinstate(state: Tournament, at: Instant, entry: EntryNo, server_seed: bytes, client_seed: str = "") -> Step:
    """Put a player back in who had been taken out by mistake: the way on where undoing would contradict later steps.

    He gets his old seat if it is free, else one drawn from the open seats of the tables with the fewest players; where
    all are taken, one at a table that is opened for it.

    Raises:
        RuleViolation: `not_out`, `deal_ended`, `entered_again` (then the last entry is the one that counts),
            `chips_were_won` (at a table that the engine deals), `seed_not_committed`.
    """
    player = state.entry(entry)
    if player.bust is None:
        raise RuleViolation("not_out", name=player.shown_name)
    if state.ended_by_deal:
        raise RuleViolation("deal_ended")
    if state.entered_again(player):
        raise RuleViolation("entered_again", name=player.shown_name)
    if state.setup.way is TableWay.DEALT and player.bust.removed is None:
        raise RuleViolation("chips_were_won", name=player.shown_name)
    facts: dict[str, Any] = {"name": player.shown_name}
    if state.setup.counted:
        return Step("reinstated", (PlayerReinstated(entry, None),), facts)
    *opened, back = seat_again(state, at, player, server_seed, client_seed)
    if isinstance(back, PlayerReinstated) and back.seat is not None:
        facts |= {"table": back.seat.table, "seat": back.seat.number}
    if opened:
        facts["opened"] = True
    return Step("reinstated", (*opened, back), facts)


def seat_again(
    state: Tournament,
    at: Instant,
    player: Entry,
    server_seed: bytes,
    client_seed: str = "",
    *,
    bought_back: bool = False,
) -> tuple[Event, ...]:
    """The facts that seat somebody who is back in: last his own, before it those of a table opened for him.

    His old seat if it is free, else one drawn, with the record of that draw.
    """
    old = None if player.bust is None else player.bust.seat
    if old is not None and _is_free(state, old):
        return (PlayerReinstated(player.number, old, bought_back=bought_back),)
    draw = seating.next_draw(state, server_seed, client_seed)
    opened: tuple[TableOpened, ...] = ()
    try:
        seat = seating.drawn_seat(state, draw, player.number)
    except RuleViolation as refusal:
        if refusal.code != "no_open_seat":
            raise
        number = TableNo(max(state.tables, default=0) + 1)
        opened = (TableOpened(number, state.setup.rules.chairs, state.setup.way),)
        seat = seating.drawn_seat(fold.apply(opened[0], state, at), draw, player.number)
    return (*opened, PlayerReinstated(player.number, seat, draw, bought_back))


def _is_free(state: Tournament, seat: Seat) -> bool:
    table = state.tables.get(seat.table)
    return table is not None and seat.number in table.free_chairs()
