"""Who had more chips, among those who are out in one hand at one table (WSOP 126-b).

In hand-for-hand a hand may be told in several steps, since its busts belong together until the round is over.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from tournament.errors import RuleViolation
from tournament.events import Against, Than
from tournament.fold.outs import of_hand
from tournament.names import Chips, EntryNo, TableNo
from tournament.state import Entry, Tournament

RULE = "WSOP 126-b"


@dataclass(frozen=True, slots=True)
class Out:
    """One player who lost all chips: by whom, and who had more among those of the same hand.

    Attributes:
        entry: who.
        by: who has the chips.
        rank: 1 had most chips at the start of the hand among those told together; equal ranks had equal stacks and
            tie. None: nobody said, so that it has to follow from `had`.
        had: the chips at the start of the hand, where somebody knows them for certain.
        against: what is said against those of the same hand who were told before.
    """

    entry: EntryNo
    by: tuple[EntryNo, ...] = ()
    rank: int | None = 1
    had: Chips | None = None
    against: tuple[Against, ...] = ()


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player with his rank in the whole hand as told so far; `against`: what that is against each one told."""

    out: Out
    rank: int
    against: tuple[Against, ...]


@dataclass(slots=True)
class _Level:
    """Players with equal stacks, and their rank."""

    rank: int
    had: dict[EntryNo, Chips | None] = field(default_factory=dict)


def told_before(state: Tournament, table: TableNo | None) -> tuple[Entry, ...]:
    """Who was told already of the hand being played at that table in hand-for-hand, with most chips first."""
    going = state.hand_for_hand
    if going is None or going.group is None or table is None:
        return ()
    return tuple(sorted(of_hand(state, going.group, table), key=lambda entry: (_rank(entry), entry.number)))


def ranked(state: Tournament, outs: Sequence[Out], table: TableNo | None) -> list[Ranked]:
    """Their ranks in the hand, most chips first.

    Raises:
        RuleViolation: `who_had_more` (`names`) where nobody says it and it does not follow from their chips;
            `order_contradicts` (`name`) where what is said does not fit together; `not_in_that_hand` (`name`: nobody
            of the same hand).
    """
    levels = _levels(state, told_before(state, table))
    known = {number for level in levels for number in level.had}
    for out in outs:
        for against in out.against:
            if against.entry not in known:
                raise RuleViolation("not_in_that_hand", name=state.entry(against.entry).shown_name)
    found: list[Ranked] = []
    after = -1
    for together in _ordered(state, outs):
        place = _place(state, together, levels, after)
        if place % 2 == 0:
            behind = levels[place // 2 :]
            rank = behind[0].rank if behind else levels[-1].rank + 1 if levels else 1
            for each in behind:
                each.rank += 1
            levels.insert(place // 2, _Level(rank))
        number = place // 2
        for out in together:
            found.append(Ranked(out, levels[number].rank, _against(levels, number)))
            levels[number].had[out.entry] = out.had
        after = 2 * number + 1
    return found


def _against(levels: Sequence[_Level], here: int) -> tuple[Against, ...]:
    """What a player of that level has against all who are in them."""
    return tuple(
        Against(Than.LESS if number < here else Than.AS_MUCH if number == here else Than.MORE, entry)
        for number, level in enumerate(levels)
        for entry in level.had
    )


def _ordered(state: Tournament, outs: Sequence[Out]) -> list[list[Out]]:
    """Those told together, most chips first, equal ones in one list."""
    if len(outs) < 2:
        return [[out] for out in outs]
    names = [state.entry(out.entry).shown_name for out in outs]
    if any(out.rank is None for out in outs):
        if any(out.had is None for out in outs):
            raise RuleViolation("who_had_more", names=names, rule=RULE)
        return _alike(outs, [-(out.had or 0) for out in outs])
    ordered = _alike(outs, [out.rank or 0 for out in outs])
    for better, worse in ((a, b) for a in outs for b in outs):
        if better.had is not None and worse.had is not None:
            order = (better.rank or 0) - (worse.rank or 0)
            if _sign(order) != _sign(worse.had - better.had):
                raise RuleViolation("order_contradicts", name=state.entry(better.entry).shown_name)
    return ordered


def _place(state: Tournament, together: Sequence[Out], levels: Sequence[_Level], after: int) -> int:
    """Where they stand among the levels: 2 n is just before level n, 2 n + 1 in it; behind the place `after`."""
    possible = [place for place in range(2 * len(levels) + 1) if place > after]
    for out in together:
        for number, level in enumerate(levels):
            for than in _said(out, level):
                here = 2 * number + 1
                possible = [place for place in possible if _fits(place, than, here)]
    if not possible:
        raise RuleViolation("order_contradicts", name=state.entry(together[0].entry).shown_name)
    if len(possible) > 1:
        told = [number for level in levels for number in level.had]
        names = [state.entry(number).shown_name for number in (*told, *(out.entry for out in together))]
        raise RuleViolation("who_had_more", names=list(dict.fromkeys(names)), rule=RULE)
    return possible[0]


def _said(out: Out, level: _Level) -> Iterable[Than]:
    """What is known of him against those of that level."""
    for against in out.against:
        if against.entry in level.had:
            yield against.than
    for had in level.had.values():
        if out.had is not None and had is not None:
            yield Than.MORE if out.had > had else Than.LESS if out.had < had else Than.AS_MUCH


def _fits(place: int, than: Than, level: int) -> bool:
    match than:
        case Than.MORE:
            return place < level
        case Than.LESS:
            return place > level
        case Than.AS_MUCH:
            return place == level


def _levels(state: Tournament, before: Iterable[Entry]) -> list[_Level]:
    found: list[_Level] = []
    for rank, alike in groupby(before, key=_rank):
        found.append(_Level(rank, {entry.number: _had(entry) for entry in alike}))
    return found


def _alike(outs: Sequence[Out], keys: Sequence[int]) -> list[list[Out]]:
    pairs = sorted(zip(keys, outs, strict=True), key=lambda pair: pair[0])
    return [[out for _key, out in alike] for _key, alike in groupby(pairs, key=lambda pair: pair[0])]


def _rank(entry: Entry) -> int:
    bust = entry.bust or entry.deciding
    return 0 if bust is None else bust.rank


def _had(entry: Entry) -> Chips | None:
    bust = entry.bust or entry.deciding
    return None if bust is None else bust.started_with


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
