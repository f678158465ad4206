"""The pages between levels: a break, the countdown to the start, waiting for it. What comes stands in a card."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from desktop.display import arranged as arranging
from desktop.display import frame as frames
from desktop.display import stage
from desktop.display.arranged import Arranged
from desktop.display.drawing.drawn import Drawn
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Piece, Run, isolated, pieces_width, sentence
from desktop.display.frame import Frame
from desktop.display.looks.style import Arrangement, Part
from desktop.display.looks.themes import Theme
from desktop.display.pages import card, words
from desktop.display.pages.card import Figure
from desktop.display.parts import head
from desktop.display.stage import Tier
from tournament import wording
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.language import gettext as _

_OFFERS = 3
"""On an upright screen each thing that one can buy has its own line; no more than so many."""

_LINES = 2
"""On others they stand side by side, on so many lines at most."""

_BELOW = 0.029
"""The air between the last line and the lower edge."""


def on_break(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """How long it lasts, when it is over, and which blinds wait."""
    theme = frame.theme
    arranged = arranging.arranged(frame, view, resting=True)
    under = words.paused(view, theme) or _back(frame, view)
    yield from _ground(frame, view, arranged, theme.warm)
    tiers = [
        *_title_and_time(frame, view, _("BREAK"), arranged),
        *_line(frame, under, 0.067, 0.078),
        _card(frame, _coming(frame, view, arranged), warm=True),
        *(tier for line in _meanwhile(frame, view, arranged) for tier in _foot(frame, line)),
    ]
    yield from stage.drawn(arranged.stage, tiers, _BELOW)


def countdown(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """How long until the start, and with which blinds it begins."""
    arranged = arranging.arranged(frame, view, resting=True)
    yield from _ground(frame, view, arranged, frame.theme.glow)
    tiers = [
        *_title_and_time(frame, view, _("WELCOME"), arranged),
        *_line(frame, _at(frame, _("Starts at {time}"), view, view.starts_at), 0.067, 0.078),
        _card(frame, _first(frame, view, arranged), warm=False),
        *_foot(frame, _played_for(frame, view, arranged)),
    ]
    yield from stage.drawn(arranged.stage, tiers, _BELOW)


def waiting(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """The evening's name, large, until the clock starts."""
    theme = frame.theme
    arranged = arranging.arranged(frame, view, resting=True)
    yield from _ground(frame, view, arranged, theme.glow, named=False)
    name: list[Piece] = [Run(isolated(view.name), theme.text, BOLD)]
    tiers = [
        _title(frame, _("WELCOME")),
        *([Tier(0.14, 0.1, name, smallest=0.07)] if view.name.strip() else []),
        *_line(frame, [Run(_("Waiting for the start"), theme.soft)], 0.067, 0.1),
        _card(frame, _first(frame, view, arranged), warm=False),
        *_foot(frame, _played_for(frame, view, arranged)),
    ]
    yield from stage.drawn(arranged.stage, tiers, _BELOW)


def _ground(frame: Frame, view: BoardView, arranged: Arranged, colour: str, *, named: bool = True) -> Iterator[Drawn]:
    yield frames.background(frame, colour, arranged.stage.centre[0])
    yield from head.head(frame, view, named=named)
    yield from arranging.page(frame, view, arranged)


def _title(frame: Frame, title: str, sign: Sequence[Piece] = ()) -> Tier:
    run = Run(title, frame.theme.accent, BOLD, spaced=True)
    return Tier(0.065 if frame.upright else 0.06, 0.049, [*sign, run])


def _title_and_time(frame: Frame, view: BoardView, title: str, arranged: Arranged) -> list[Tier]:
    sign = frames.shape(frame, view) if arranged.tall else []
    time = frames.time_tier(frame, view, 0.34 if frame.upright else 0.306, 0.048, tall=arranged.tall)
    return [_title(frame, title, sign), time]


def _line(frame: Frame, pieces: Sequence[Piece], share: float, air: float) -> list[Tier]:
    return [Tier(share, air, pieces)] if pieces else []


def _foot(frame: Frame, pieces: Sequence[Piece]) -> list[Tier]:
    return _line(frame, pieces, 0.042 if frame.upright else 0.036, 0.037)


def _back(frame: Frame, view: BoardView) -> list[Piece]:
    """When the break is over, and what is left of the level that it has cut in two."""
    pieces = _at(frame, _("back at {time}"), view, view.back_at)
    if view.goes_on_with is not None and pieces:
        theme = frame.theme
        left = Run(wording.clock_time(view.goes_on_with), theme.text, SEMIBOLD)
        number = Run(str(view.coming.number), theme.text, SEMIBOLD)
        said = sentence(_("then level {n} with {left} left"), Run("", theme.soft), n=number, left=left)
        pieces = words.joined([pieces, said], theme)
    return pieces


def _at(frame: Frame, template: str, view: BoardView, at: int | None) -> list[Piece]:
    if at is None:
        return []
    moment = Run(wording.time_of_day(at, utc=view.utc), frame.theme.text, SEMIBOLD)
    return sentence(template, Run("", frame.theme.soft), time=moment)


# ---- the card ------------------------------------------------------------------------------------------------------


def _card(frame: Frame, shown: Sequence[Figure], *, warm: bool) -> Tier:
    return Tier(0.71 if frame.upright else 0.229, 0.064, draw=partial(card.drawn, frame, shown, warm))


def _coming(frame: Frame, view: BoardView, arranged: Arranged) -> list[Figure]:
    """The level after the break; which chips go, else how many come back to it."""
    found = _blinds(view)
    if view.going:
        found.append(card.going(view.going))
    elif _tells_players(frame, arranged):
        left = words.players(view)
        found.append(Figure(left.label, left.value, left.beside))
    return found


def _first(frame: Frame, view: BoardView, arranged: Arranged) -> list[Figure]:
    """The first level, and how many will play it."""
    players = [Figure(_("Players"), str(view.entries))] if _tells_players(frame, arranged) else []
    return [*_blinds(view), *players]


def _tells_players(frame: Frame, arranged: Arranged) -> bool:
    """Where they are wanted and stand nowhere else."""
    return frame.style.shows(Part.PLAYERS) and not arranged.aside and not _plain(frame)


def _plain(frame: Frame) -> bool:
    return frame.style.arrangement is Arrangement.PLAIN


def _blinds(view: BoardView) -> list[Figure]:
    before_start = view.phase in (Phase.WAITING, Phase.COUNTDOWN)
    stakes = view.level if before_start and view.level is not None else view.coming
    found = [Figure(_("Level {number}").format(number=stakes.number), words.blinds(stakes))]
    if stakes.ante:
        found.append(Figure(wording.ante_label(stakes.ante_kind), wording.chips(stakes.ante)))
    return found


# ---- the line at the foot ------------------------------------------------------------------------------------------


def _meanwhile(frame: Frame, view: BoardView, arranged: Arranged) -> list[list[Piece]]:
    """What one can buy during the break: as much of it as there is room for; else the average stack."""
    theme = frame.theme
    if view.for_sale:
        # What ends with the break comes first: nobody can buy it later.
        first = replace(view, for_sale=tuple(sorted(view.for_sale, key=lambda sold: not sold.with_break)))
        offers = words.offers(first, theme)
        if frame.upright:
            return offers[:_OFFERS]
        return _lines(offers, theme, frame.size(0.03), arranged.stage.width)[:_LINES]
    if view.average is None or arranged.aside or not frame.style.shows(Part.AVERAGE) or _plain(frame):
        return []
    average = Run(wording.chips(view.average), theme.text, SEMIBOLD)
    pieces = sentence(_("Average stack {chips}"), Run("", theme.soft), chips=average)
    if (many := words.big_blinds(view)) and view.level is not None:
        pieces.append(Run(f"  ·  {many}", theme.soft))
    return [pieces]


def _lines(offers: Sequence[list[Piece]], theme: Theme, size: float, room: float) -> list[list[Piece]]:
    """The offers side by side, on as many lines as they take."""
    lines: list[list[list[Piece]]] = []
    for offer in offers:
        if lines and pieces_width(words.joined([*lines[-1], offer], theme), size) <= room:
            lines[-1].append(offer)
        else:
            lines.append([offer])
    return [words.joined(line, theme) for line in lines]


def _played_for(frame: Frame, view: BoardView, arranged: Arranged) -> list[Piece]:
    """What there is to win, before the start."""
    theme = frame.theme
    if arranged.aside or _plain(frame) or not frame.style.shows(Part.PRIZES) or words.prizes(view) is None:
        return []
    places = words.players(view).below
    first = Run(words.prize_of(view, 1), theme.text, SEMIBOLD)
    said = sentence(_("First prize {prize}"), Run("", theme.soft), prize=first)
    return [*said, Run(f"  ·  {places}", theme.soft)]
