"""Drawings of an evening: how the field shrank, and whose chips grew."""

from collections.abc import Iterable, Mapping, Sequence

from tournament.events import HandPlayed, StacksCounted
from tournament.fold import fold
from tournament.history import Place, Stored, places
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips, EntryNo
from tournament.reports.page import Chart, Kind, Series
from tournament.standings import Standing, standings
from tournament.state import Tournament
from tournament.structures.structure import Structure
from tournament.wording.values import chips, hours

MOST_POINTS = 200
"""Of one line: more of them nobody can tell apart."""

MOST_LINES = 9
"""So many players' chips can be told apart: a final table's."""

Point = tuple[int, int]


def players_left(state: Tournament) -> Chart | None:
    """How many were in, from the start to the newest entry or bust; None: there is nothing to be seen yet."""
    if state.started is None:
        return None
    changes = [(max(entry.entered_at, state.started), 1) for entry in state.entered]
    changes += [(entry.bust.at, -1) for entry in state.entered if entry.bust is not None]
    points: list[Point] = [(0, 0)]
    for at, by in sorted(changes):
        since, left = at - state.started, points[-1][1] + by
        if points[-1][0] == since:
            points.pop()
        points.append((since, left))
    if len(points) == 1 or not any(entry.bust for entry in state.entered):
        return None
    most, (length, last) = max(left for _since, left in points), points[-1]
    first = ngettext("At most {n} player was in", "At most {n} players were in", most).format(n=most)
    then = ngettext("after {time} {n} was left", "after {time} {n} were left", last).format(time=hours(length), n=last)
    return Chart(
        heading=_("Players left"),
        says=_("{most}; {then}.").format(most=first, then=then),
        series=(Series(_("Players left"), _thinned(points)),),
        x=Kind.LENGTH,
        y=Kind.NUMBER,
        labels=(_("Time since the start"), _("Players")),
        steps=True,
    )


def stacks(state: Tournament, log: Iterable[Stored]) -> Chart | None:
    """What those who came furthest had at the end of each level in which their chips were counted or dealt.

    None: that is hardly ever known.

    `log`: the evening's steps, oldest first.
    """
    if state.started is None:
        return None
    best = standings(state)[:MOST_LINES]
    known = _known(log, {line.entry for line in best}, state.structure)
    last = max((line.level for line in best if line.level is not None), default=None)
    drawn = [
        Series(line.name, points)
        for line in best
        if known[line.entry] and len(points := _by_level(state, line, known[line.entry], last)) > 1
    ]
    if not drawn:
        return None
    top = max(drawn, key=lambda each: max(value for _level, value in each.points))
    most = max(value for _level, value in top.points)
    return Chart(
        heading=_("Chips by level"),
        says=_("The most chips that are known of: {chips}, {name}.").format(chips=chips(most), name=top.name),
        series=tuple(drawn),
        x=Kind.NUMBER,
        y=Kind.CHIPS,
        labels=(_("Level"), _("Chips")),
    )


def _by_level(state: Tournament, line: Standing, known: Mapping[int, Chips], last: int | None) -> tuple[Point, ...]:
    """What is known of somebody's chips, from those he began with (at 0) to his bust or to the end."""
    entry = state.entry(line.entry)
    found = dict(known)
    if state.started is not None and entry.entered_at <= state.started:
        found[0] = sum(bought.chips for bought in entry.purchases[:1])
    level = last if line.level is None else line.level
    if level is not None and line.chips is not None:
        found[level] = line.chips
    return tuple(sorted(found.items()))


def _known(log: Iterable[Stored], wanted: set[EntryNo], structure: Structure) -> dict[EntryNo, dict[int, Chips]]:
    """What each of them had last in each level, by the number that people see."""
    found: dict[EntryNo, dict[int, Chips]] = {entry: {} for entry in wanted}
    state: Tournament | None = None
    since: list[Place] = []
    for place in places(log):
        since.append(place)
        for event in place.shown.step.events:
            if isinstance(event, StacksCounted):
                # Which level it was nobody wrote down: the clock says it.
                state, since = fold(since, state), []
                level = state.structure.level_number(state.clock.level_index(place.first.at))
                changes = [(count.entry, count.chips) for count in event.counts]
            elif isinstance(event, HandPlayed):
                level = structure.level_number(event.level)
                changes = [(change.entry, change.after) for change in event.stacks]
            else:
                continue
            for entry, had in changes:
                if entry in wanted:
                    found[entry][level] = had
    return found


def _thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """At most `MOST_POINTS` of them: the last of each stretch of time, and the first."""
    if len(points) <= MOST_POINTS:
        return tuple(points)
    length = points[-1][0] - points[0][0] + 1
    last = {(at - points[0][0]) * (MOST_POINTS - 1) // length: (at, value) for at, value in points[1:]}
    return (points[0], *last.values())
