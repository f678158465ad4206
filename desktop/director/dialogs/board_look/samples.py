"""What the preview shows beside the evening as it stands: other states of the clock, pages not yet filled."""

from dataclasses import replace

from tournament.board.pages import (
    Chair,
    Content,
    Finisher,
    Message,
    Move,
    Moves,
    PageKind,
    PeriodLine,
    PrizeLine,
    Prizes,
    Ranking,
    Schedule,
    Seated,
    Seating,
)
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, SeatNo, TableNo

NAMES = ("Anna", "Bohdan", "Cyril", "Dana", "Emil", "František", "Gita", "Hana", "Igor", "Jana", "Karel", "Lenka")
"""Made up; nobody of the club."""

_PRIZES = (20_200, 12_500, 8_600, 6_700)
_BLINDS = ((25, 50), (50, 100), (100, 200), (150, 300), (200, 400), (300, 600))


def level(view: BoardView) -> BoardView:
    """The evening in the middle of a level; what it does not know yet is made up."""
    left = view.players_left or 17
    average = view.average or 15_500
    playing = view.level or view.coming
    return replace(
        view,
        phase=Phase.RUNNING,
        on_break=False,
        remaining=12 * MINUTE + 34 * SECOND,
        played=380,
        level=playing,
        back_at=None,
        next_break=view.next_break or (view.at + 13 * MINUTE, 10 * MINUTE),
        players_left=left,
        entries=max(left, view.entries),
        average=average,
        average_bb=average // max(1, playing.big_blind),
        chips_in_play=view.chips_in_play or left * average,
        prizes=view.prizes or _PRIZES,
        places_left=view.places_left or len(_PRIZES),
        winner=None,
        won=(),
        paused_since=None,
        starts_at=None,
        hand=None,
        goes_on_with=None,
        hand_for_hand=False,
        round_out=(),
        shot_clocks=(),
    )


def last_minute(view: BoardView) -> BoardView:
    """The level shortly before its end."""
    return replace(level(view), remaining=45 * SECOND, played=962)


def on_break(view: BoardView) -> BoardView:
    """A break, half over."""
    left = 6 * MINUTE + 52 * SECOND
    return replace(level(view), on_break=True, remaining=left, played=313, back_at=view.at + left, next_break=None)


def page(kind: PageKind, view: BoardView) -> Content:
    """A page as it might look."""
    match kind:
        case PageKind.PRIZES:
            prizes = level(view).prizes
            lines = tuple(PrizeLine(place, place, amount) for place, amount in enumerate(prizes, start=1) if amount)
            return Prizes(lines, sum(prizes), provisional=False)
        case PageKind.STANDINGS:
            return _ranking(view)
        case PageKind.STRUCTURE:
            return _schedule(view)
        case PageKind.MOVES:
            moves = (Move("Emil", _chair(1, 5)), Move("Hana", _chair(1, 2)))
            return Moves(moves, (), everybody=False, made=view.at)
        case PageKind.MESSAGE | PageKind.CLOCK:
            return Message(_("Dinner is ready."))
        case PageKind.SEATING:
            return Seating(
                tuple(Seated(name, _chair(1 + number % 2, 1 + number // 2)) for number, name in enumerate(NAMES))
            )


def _chair(table: int, seat: int) -> Chair:
    return Chair(TableNo(table), "", SeatNo(seat))


def _ranking(view: BoardView) -> Ranking:
    still = tuple(Finisher(name, None) for name in NAMES[:4])
    prizes = level(view).prizes
    out = tuple(
        Finisher(name, place, prize=prizes[place - 1] if place <= len(prizes) else 0, out_in=max(1, 12 - place))
        for place, name in enumerate(NAMES[4:], start=5)
    )
    return Ranking(still + out)


def _schedule(view: BoardView) -> Schedule:
    begins = view.at - 50 * MINUTE
    lines: list[PeriodLine] = []
    for number, (small, big) in enumerate(_BLINDS, start=1):
        if number == 4:
            lines.append(PeriodLine(None, length=10 * MINUTE, begins=begins))
            begins += 10 * MINUTE
        length = 20 * MINUTE
        now = begins <= view.at < begins + length
        lines.append(
            PeriodLine(number, small, big, big, length=length, begins=begins, now=now, over=begins + length <= view.at)
        )
        begins += length
    return Schedule(tuple(lines))
