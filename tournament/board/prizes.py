"""What there is to win, and who has won what: the prizes as the room reads them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from tournament.board.pages import PrizeLine, Prizes
from tournament.deals.shares import open_prize
from tournament.names import Instant
from tournament.payouts.division import Prize
from tournament.people import registration
from tournament.people.people import sort_key
from tournament.sales.prices import Buying
from tournament.standings import Standing, prizes, standings
from tournament.state import Tournament
from tournament.wording.values import list_of


def prize_page(state: Tournament, at: Instant) -> Prizes | None:
    """Everything there is to win, first place first; None where nothing is.

    Places that get alike stand on one line while nobody has them. Those who share a place have the places that they
    share together, each with his part. After a deal the places of those who dealt and are still in stand nowhere: what
    is theirs is told beside their names in the standings, and only what was kept is still played for.
    """
    won = prizes(state)
    if not won:
        return None
    given = tuple(_given(state, at, won))
    held = {place for line in given for place in range(line.place, line.last + 1)}
    open_lines = _joined(state, [prize for prize in won if prize.place not in held])
    lines = sorted([*given, *(_marked(state, line) for line in open_lines)], key=lambda line: line.place)
    over = state.finished is not None
    return Prizes(
        tuple(lines),
        state.pool,
        provisional=may_grow(state, at),
        kept=None if state.deal is None or over else state.deal.kept,
        currency=state.setup.currency,
    )


def has_prizes(state: Tournament) -> bool:
    """Whether there is anything to win."""
    return bool(prizes(state))


def may_grow(state: Tournament, at: Instant) -> bool:
    """Whether anything is still sold, now or later, of which a part is played for."""
    if state.finished is not None:
        return False
    entering = (price for price in state.prices if price.buying in registration.ENTERING)
    later = () if state.closed else tuple(entering)
    more = tuple(price for price in state.prices if price.buying in (Buying.REBUY, Buying.ADD_ON))
    return any(price.shares.prizes and not registration.is_past(state, price.window, at) for price in (*later, *more))


def _given(state: Tournament, at: Instant, won: tuple[Prize, ...]) -> Iterator[PrizeLine]:
    """The places that somebody has and that get anything: those who share one in one line, if each gets as much."""
    paid = {prize.place for prize in won if prize.amount or prize.thing}
    if state.deal is None and state.finished is None and max(paid, default=0) <= len(state.left):
        return  # the last place that is paid is still to be given, as most of the evening
    out = [line for line in standings(state, at) if line.place is not None]
    for place, group in groupby(out, key=lambda line: line.place or 0):
        sharing = tuple(group)
        if paid.isdisjoint(range(place, place + len(sharing))) and not any(line.prize for line in sharing):
            continue
        first = place
        for (amount, things), alike in groupby(sharing, key=lambda line: (line.prize, line.things)):
            lines = tuple(alike)
            last = first + len(lines) - 1
            shared = None if len(lines) == len(sharing) else (place, place + len(sharing) - 1)
            yield PrizeLine(first, last, amount, list_of(things), _names(state, lines), shared=shared)
            first = last + 1


def _names(state: Tournament, lines: tuple[Standing, ...]) -> str:
    """Who they are, by name; of players who are only counted nobody knows."""
    return list_of(sorted((line.name for line in lines if state.entries[line.entry].name), key=sort_key))


def _joined(state: Tournament, still_open: list[Prize]) -> Iterator[PrizeLine]:
    """Places that nobody has yet, neighbours that get alike in one line; none for a place that gets nothing."""
    line: PrizeLine | None = None
    for prize in still_open:
        amount = open_prize(state, prize.place, prize.amount)
        if not amount and not prize.thing:
            continue
        if line is not None and (prize.place, amount, prize.thing) == (line.last + 1, line.amount, line.thing):
            line = replace(line, last=prize.place)
            continue
        if line is not None:
            yield line
        line = PrizeLine(prize.place, prize.place, amount, prize.thing)
    if line is not None:
        yield line


def _marked(state: Tournament, line: PrizeLine) -> PrizeLine:
    """The line with the mark, if it is what the next one out gets; after a deal nobody gets a place's prize."""
    undecided = state.finished is None and state.deal is None
    return replace(line, next_out=undecided and line.place <= len(state.left) <= line.last)
