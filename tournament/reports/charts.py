"""Drawings of an evening: how the field shrank, and whose chips grew."""

from collections.abc import Iterable, Sequence

from tournament.events import HandPlayed, StacksCounted
from tournament.history import Stored, places
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips, EntryNo, Instant, Milliseconds
from tournament.reports.page import Chart, Kind, Series
from tournament.standings import standings
from tournament.state import Entry, Tournament
from tournament.wording.values import chips, hours

MOST_POINTS = 200
"""Of one line: more of them nobody can tell apart."""

MOST_LINES = 9
"""So many players' chips can be told apart: a final table's."""

Point = tuple[Milliseconds, int]


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
    """The chips of those who came furthest, wherever they were counted or dealt; None: hardly ever.

    `log`: the evening's steps, oldest first.
    """
    if state.started is None:
        return None
    best = standings(state)[:MOST_LINES]
    known = _known(log, {line.entry for line in best}, state.started)
    points = {line: _whole(state, state.entry(line.entry), known[line.entry]) for line in best if known[line.entry]}
    series = [Series(line.name, _thinned(whole)) for line, whole in points.items() if len(whole) > 1]
    if not series:
        return None
    top = max(series, key=lambda each: max(value for _at, value in each.points))
    most = max(value for _at, value in top.points)
    return Chart(
        heading=_("Chips"),
        says=_("The most chips that are known of: {chips}, {name}.").format(chips=chips(most), name=top.name),
        series=tuple(series),
        x=Kind.LENGTH,
        y=Kind.CHIPS,
        labels=(_("Time since the start"), _("Chips")),
    )


def _whole(state: Tournament, entry: Entry, known: Sequence[Point]) -> list[Point]:
    """What is known of somebody's chips, from those he began with to his bust or to the end."""
    started = state.started or 0
    begins = max(0, entry.entered_at - started)
    ends = state.finished if entry.bust is None else entry.bust.at
    last = None if ends is None else ends - started
    inner = [each for each in known if begins < each[0] and (last is None or each[0] < last)]
    found = [(begins, sum(bought.chips for bought in entry.purchases[:1])), *inner]
    left = 0 if entry.bust is not None else entry.stack
    if last is not None and last > begins and left is not None:
        found.append((last, left))
    return found


def _known(log: Iterable[Stored], wanted: set[EntryNo], started: Instant) -> dict[EntryNo, list[Point]]:
    """What each of them had, and when, in milliseconds since the start."""
    found: dict[EntryNo, list[Point]] = {entry: [] for entry in wanted}

    def note(entry: EntryNo, at: Instant, had: Chips) -> None:
        if entry in wanted and at >= started:
            found[entry].append((at - started, had))

    for place in places(log):
        at = place.first.at
        for event in place.shown.step.events:
            if isinstance(event, HandPlayed):
                for change in event.stacks:
                    note(change.entry, at, change.after)
            elif isinstance(event, StacksCounted):
                for count in event.counts:
                    note(count.entry, at, count.chips)
    return found


def _thinned(points: Sequence[Point]) -> tuple[Point, ...]:
    """At most `MOST_POINTS` of them: the last of each stretch of time, and the first."""
    if len(points) <= MOST_POINTS:
        return tuple(points)
    length = points[-1][0] - points[0][0] + 1
    last = {(at - points[0][0]) * (MOST_POINTS - 1) // length: (at, value) for at, value in points[1:]}
    return (points[0], *last.values())
