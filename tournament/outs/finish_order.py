"""The director's word in which order some finished: two busts told in the wrong order, or who tied."""

from collections.abc import Sequence

from tournament import fold
from tournament.errors import RuleViolation
from tournament.events import FinishOrdered
from tournament.fold.outs import in_open_round
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.outs.ties import places
from tournament.state import Tournament


def order(state: Tournament, at: Instant, groups: Sequence[Sequence[EntryNo]]) -> Step:
    """These finished in this order among themselves, best first; those of one group tie. Also across hands.

    Together they keep the places that they had.

    Raises:
        RuleViolation: `two_to_order` (at least two have to be named), `named_twice`, `not_out`, `entered_again`,
            `shares_with` (`name`, `other`: who shares a place has to be named with him), `finished_between` (`name`:
            two who are to tie have somebody between them), `order_already`; `round_not_over` (`name`: he is out in the
            round of hand-for-hand that is being played, in which others may still tie with him).
    """
    named = [number for group in groups for number in group]
    if len(named) < 2:
        raise RuleViolation("two_to_order")
    now = places(state)
    for number in named:
        entry = state.entry(number)
        if named.count(number) > 1:
            raise RuleViolation("named_twice", name=entry.shown_name)
        if entry.bust is None:
            raise RuleViolation("not_out", name=entry.shown_name)
        if number not in now:
            raise RuleViolation("entered_again", name=entry.shown_name)
        if in_open_round(state, entry):
            raise RuleViolation("round_not_over", name=entry.shown_name)
        for other, (place, _tied) in now.items():
            if place == now[number][0] and other not in named:
                raise RuleViolation("shares_with", name=entry.shown_name, other=state.entry(other).shown_name)
    wanted = tuple(tuple(group) for group in groups if group)
    _check_between(state, wanted)
    event = FinishOrdered(wanted)
    after = places(fold.apply(event, state, at))
    if after == now:
        raise RuleViolation("order_already")
    names = [[state.entry(number).shown_name for number in group] for group in wanted]
    each = [{"names": some, "place": after[group[0]][0]} for some, group in zip(names, wanted, strict=True)]
    return Step("finish_ordered", (event,), {"each": each})


def _check_between(state: Tournament, wanted: Sequence[Sequence[EntryNo]]) -> None:
    """Refuse a tie over the head of somebody who is not named."""
    named = [number for group in wanted for number in group]
    row = sorted(places(state).items(), key=lambda item: item[1][0])
    slots = [index for index, (number, _place) in enumerate(row) if number in named]
    first = 0
    for group in wanted:
        taken = slots[first : first + len(group)]
        first += len(group)
        if taken[-1] - taken[0] >= len(group):
            between = next(row[index][0] for index in range(taken[0], taken[-1]) if index not in taken)
            raise RuleViolation("finished_between", name=state.entry(between).shown_name)


def lapsed(state: Tournament) -> bool:
    """Whether an order was given once that counts no longer, because somebody in it was not out or is back in."""
    return any(not given.stands for given in state.orders)


def earlier(state: Tournament, entry: EntryNo) -> tuple[tuple[EntryNo, ...], ...]:
    """The order in which the entry was out one step earlier, so is worse: alone, out of a tie first.

    Who shares a place stands behind the others of the tie; else it changes with those who finished just behind. Empty
    where nobody is behind.
    """
    return _changed(state, entry, 1)


def later(state: Tournament, entry: EntryNo) -> tuple[tuple[EntryNo, ...], ...]:
    """The order in which the entry was out one step later, so is better: alone, out of a tie first."""
    return _changed(state, entry, -1)


def tie(state: Tournament, entry: EntryNo) -> tuple[tuple[EntryNo, ...], ...]:
    """The order in which the entry ties with those who finished just before, and whoever shares its place too.

    Where it ties with somebody already, the order in which it no longer does: it stands behind them.
    """
    row = _row(state)
    here = next((n for n, group in enumerate(row) if entry in group), None)
    if here is None:
        return ()
    if len(row[here]) > 1:
        return earlier(state, entry)
    return () if here == 0 else ((*row[here - 1], *row[here]),)


def placed(state: Tournament, entry: EntryNo, above: EntryNo | None) -> tuple[tuple[EntryNo, ...], ...]:
    """The order in which the entry was out just after `above` was, alone in the next better place; None: first of all.

    Only those are named whose places change; empty where none does.
    """
    row = _without(state, entry)
    slot = next((n for n, group in enumerate(row) if above in group), len(row))
    return _difference(_row(state), [*row[:slot], (entry,), *row[slot:]])


def tied_with(state: Tournament, entry: EntryNo, other: EntryNo) -> tuple[tuple[EntryNo, ...], ...]:
    """The order in which the entry shares a place with another, and with all who share that; named as `placed` says."""
    row = _without(state, entry)
    return _difference(_row(state), [(*group, entry) if other in group else group for group in row])


def _without(state: Tournament, entry: EntryNo) -> list[tuple[EntryNo, ...]]:
    """The row as it is without that entry."""
    left = [tuple(number for number in group if number != entry) for group in _row(state)]
    return [group for group in left if group]


def _difference(
    before: Sequence[tuple[EntryNo, ...]], after: Sequence[tuple[EntryNo, ...]]
) -> tuple[tuple[EntryNo, ...], ...]:
    """The groups of `after` from the first to the last that stands otherwise than before."""
    first = 0
    while first < min(len(before), len(after)) and set(before[first]) == set(after[first]):
        first += 1
    last = 0
    while last < min(len(before), len(after)) - first and set(before[-1 - last]) == set(after[-1 - last]):
        last += 1
    return tuple(after[first : len(after) - last])


def _changed(state: Tournament, entry: EntryNo, by: int) -> tuple[tuple[EntryNo, ...], ...]:
    row = _row(state)
    here = next((n for n, group in enumerate(row) if entry in group), None)
    if here is not None and len(row[here]) > 1:
        others = tuple(number for number in row[here] if number != entry)
        return (others, (entry,)) if by > 0 else ((entry,), others)
    if here is None or not 0 <= here + by < len(row):
        return ()
    better, worse = sorted((here, here + by))
    return row[worse], row[better]


def _row(state: Tournament) -> list[tuple[EntryNo, ...]]:
    """Those who share a place together, best first."""
    found: dict[int, list[EntryNo]] = {}
    for number, (place, _tied) in places(state).items():
        found.setdefault(place, []).append(number)
    return [tuple(found[place]) for place in sorted(found)]
