"""The page of standings: who is still in, then who is out in which place and with which prize."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from desktop.display.drawing.drawn import Drawn
from desktop.display.drawing.typesetting import BOLD, REGULAR, SEMIBOLD, Piece, Run, one_line
from desktop.display.frame import Frame
from desktop.display.pages import rows, strip
from desktop.display.pages.rows import Column, Row, Table
from tournament import wording
from tournament.board.pages import Finisher, Ranking
from tournament.board.view import BoardView
from tournament.language import code
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.wording import prizes as worded

_SMALL = 0.75
"""What stands beside a name, beside the name's size."""


def sheets(frame: Frame, page: Ranking) -> int:
    """How many it takes."""
    return _shown(frame, page, utc=False).sheets


def drawn(frame: Frame, view: BoardView, page: Ranking, turn: int) -> Iterator[Drawn]:
    """One sheet of it: the paid places have a line at their left, and two under the last of them."""
    shown = _shown(frame, page, utc=view.utc)
    paid = [_is_paid(view, line) for line in page.lines]

    def marked(line: int, row: Row) -> Row:
        last = paid[line] and line + 1 < len(paid) and not paid[line + 1]
        return replace(row, edge=frame.theme.accent if paid[line] else "", rules=2 if last else 1)

    counted = _counted_together(page)
    over = all(line.place is not None for line in page.lines)
    title = _("Final standings") if over else _("Standings")
    beside = [_counted(counted, utc=view.utc)] if counted is not None else []
    if any(line.provisional for line in page.lines):
        beside.append(_("places may still change"))
    yield from strip.title(frame, title, " · ".join(beside), (turn % shown.sheets + 1, shown.sheets))
    yield from rows.drawn(frame, shown, turn, marked)


def _is_paid(view: BoardView, line: Finisher) -> bool:
    """Whether he has won a prize, or will certainly win one."""
    if line.place is not None:
        return bool(line.prize or line.things)
    return bool(line.prize) or (0 < view.players_left == view.places_left)


def _shown(frame: Frame, page: Ranking, *, utc: bool) -> Table:
    """The whole table: where nothing in it tells a time of day, it is the same in every time zone."""
    tells_time = _counted_together(page) is None and any(line.counted is not None for line in page.lines)
    return _table(frame, page, utc and tells_time, code())


@lru_cache(maxsize=8)
def _table(frame: Frame, page: Ranking, utc: bool, language: str) -> Table:
    together = _counted_together(page) is not None
    rank = page if not together else Ranking(tuple(replace(line, counted=None) for line in page.lines), page.currency)
    lines = [_row(frame, line, page.currency, utc=utc) for line in rank.lines]
    columns = (Column(right=True), Column(elastic=True, most=9), Column(right=True), Column(right=True, most=8))
    area = strip.measures(frame).body(frame)
    return rows.table(frame, area, columns, lines, left=rows.EDGED, largest=0.085, most_columns=3)


def _counted_together(page: Ranking) -> Instant | None:
    """When all that is known of the chips was counted, if that was at one time: it is said once then."""
    times = {line.counted for line in page.lines if line.place is None and line.chips is not None}
    return next(iter(times)) if len(times) == 1 else None


def _counted(at: Instant, *, utc: bool) -> str:
    return _("counted {time}").format(time=wording.time_of_day(at, utc=utc))


def _row(frame: Frame, line: Finisher, currency: str, *, utc: bool) -> Row:
    theme = frame.theme
    first = line.place == 1
    name = Run(one_line(line.name), theme.text, BOLD if first else SEMIBOLD if line.place is None else REGULAR)
    place = _("in") if line.place is None else wording.ordinal_place(line.place, tied=line.tied)
    beside: list[str] = []
    if line.bounty:
        beside.append(_("bounties {amount}").format(amount=wording.amount(line.bounty, currency)))
    value: list[Piece] = []
    prize = worded.won_in_all(line.prize, line.things, currency, tied=line.tied)
    if line.place is not None:
        if prize:
            value.append(Run(one_line(prize), theme.accent, BOLD))
        elif line.out_in is not None:
            value.append(Run(_("level {number}").format(number=line.out_in), theme.muted, REGULAR, _SMALL))
    else:
        if line.prize:
            beside.append(wording.deals.certain(line.prize, currency))
        if line.counted is not None:
            beside.append(_counted(line.counted, utc=utc))
        if line.chips is not None:
            value.append(Run(wording.chips(line.chips), theme.text, BOLD))
    said = Run(" · ".join(beside), theme.muted, REGULAR, _SMALL)
    return Row(((Run(place, theme.muted, SEMIBOLD),), (name,), (said,), tuple(value)))
