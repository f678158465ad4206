"""The page of a level: time, blinds and ante, what comes next, and the facts of the tournament."""

from collections.abc import Iterator, Sequence
from functools import partial

from desktop.display import arranged as arranging
from desktop.display import frame as frames
from desktop.display import stage
from desktop.display.arranged import Arranged
from desktop.display.drawing.drawn import CAP_HEIGHT, Bar, Box, Drawn
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Piece, Run, pieces_width, sentence
from desktop.display.frame import Frame
from desktop.display.looks.style import Arrangement, Part
from desktop.display.pages import words
from desktop.display.parts import head
from desktop.display.stage import Place, Tier
from tournament import wording
from tournament.board.view import BoardView, Stakes
from tournament.language import gettext as _

_NARROWEST = 0.7
"""Ante and next level share a line as long as its type need not be made smaller than this share."""

_BELOW = 0.0457
"""The air between the last line and what follows."""


def drawn(frame: Frame, view: BoardView, level: Stakes) -> Iterator[Drawn]:
    """Everything on the page, from back to front."""
    arranged = arranging.arranged(frame, view)
    box = arranged.stage
    yield frames.background(frame, frame.theme.glow, box.centre[0])
    yield from head.head(frame, view, hint=[] if frame.upright else _on_sale(frame, view))
    yield from arranging.page(frame, view, arranged)
    tiers, below = _tiers(frame, view, level, arranged)
    yield from stage.drawn(box, tiers, below)


def _on_sale(frame: Frame, view: BoardView) -> list[Piece]:
    """What one can buy: in the head, on an upright screen under the next level."""
    return [] if frame.style.arrangement is Arrangement.PLAIN else words.on_sale(view, frame.theme)


def _tiers(frame: Frame, view: BoardView, level: Stakes, arranged: Arranged) -> tuple[list[Tier], float]:
    """The lines from top to bottom, and the air under the last one."""
    plain, narrow = frame.style.arrangement is Arrangement.PLAIN, arranged.narrow
    time = _title_and_time(frame, view, level, arranged)
    if frame.style.shows(Part.BAR):
        time.append(Tier(0.0093, 0.073, draw=partial(_played, frame, view)))
    blinds: list[Piece] = [Run(words.blinds(level), frame.theme.text, BOLD)]
    time.append(
        Tier(0.19 if plain else 0.17 if narrow else 0.14, 0.048 if frame.style.shows(Part.BAR) else 0.08, blinds)
    )
    size = 0.062 if plain else 0.05 if frame.upright or narrow else 0.043
    size *= 1.3 if plain and frame.upright else 1.0
    ante = _ante(frame, level)
    coming = _next(frame, view, level) if frame.style.shows(Part.NEXT) else []
    between: list[Piece] = [Run("  ·  ", frame.theme.soft)] if ante and coming else []
    whole = [*ante, *between, *coming]
    if not whole:
        return time, _BELOW
    unit = min(arranged.stage.width, arranged.stage.height / 0.692)
    if not (frame.upright or narrow) and pieces_width(whole, int(_NARROWEST * size * unit)) <= arranged.stage.width:
        return [*time, Tier(size, 0.045, whole)], _BELOW
    roomy = frame.upright or arranged.aside or plain
    airs = (0.045, 0.03) if roomy else (0.02, 0.023)
    lines = [line for line in (ante, coming) if line]
    time += [Tier(size, air, line) for air, line in zip(airs, lines, strict=False)]
    if frame.upright and (sold := _on_sale(frame, view)):
        time.append(Tier(0.034, 0.035, sold))
    return time, _BELOW if roomy else 0.0144


def _title_and_time(frame: Frame, view: BoardView, level: Stakes, arranged: Arranged) -> list[Tier]:
    """A pause is said in large; the time stays where it was."""
    title = _title(frame, view, level, arranged)
    usual = 0.055 if frame.upright else 0.0435
    share = 0.062 if view.paused_since is not None else usual
    more = CAP_HEIGHT * (share - usual)
    time = frames.time_tier(frame, view, 0.34, 0.034, tall=arranged.tall)
    return [Tier(share, 0.025 - more, title), time]


def _title(frame: Frame, view: BoardView, level: Stakes, arranged: Arranged) -> Sequence[Piece]:
    theme = frame.theme
    paused = words.paused(view, theme)
    scale = 0.7 if paused else 1.0
    title = _("LEVEL {number}").format(number=level.number)
    pieces: list[Piece] = [Run(title, theme.accent, SEMIBOLD, scale, spaced=True)]
    if view.hand is not None:
        said = _("hand {n} of {many}").format(n=view.hand[0], many=view.hand[1])
        pieces.append(Run(f"  {said}", theme.soft, SEMIBOLD, scale))
    if paused:
        pieces += [Run("  ", theme.accent), *paused]
    return [*(frames.shape(frame, view) if arranged.tall else []), *pieces]


def _played(frame: Frame, view: BoardView, place: Place) -> Iterator[Bar]:
    wide = place.room if frame.upright else min(place.room, 1.111 * place.unit)
    high = max(2.0, place.size)
    box = Box(place.x - wide / 2, place.middle - high / 2, wide, high)
    fill = frame.theme.soft if view.paused_since is not None else frame.theme.accent
    yield Bar(box, view.played, fill, frame.theme.track, frame.theme.track_edge)


def _ante(frame: Frame, level: Stakes) -> list[Piece]:
    if not level.ante:
        return []
    theme = frame.theme
    amount = Run(wording.chips(level.ante), theme.text, SEMIBOLD)
    return [Run(wording.ante_label(level.ante_kind) + " ", theme.soft), amount]


def _next(frame: Frame, view: BoardView, level: Stakes) -> list[Piece]:
    """The ante's kind is named again only if it changes."""
    theme, coming = frame.theme, view.coming
    facts = {"blinds": Run(words.blinds(coming), theme.text, SEMIBOLD)}
    words_of = Run("", theme.soft)
    if not coming.ante:
        return sentence(_("next {blinds}"), words_of, **facts)
    facts["ante"] = Run(wording.chips(coming.ante), theme.text, SEMIBOLD)
    if level.ante and coming.ante_kind is level.ante_kind:
        return sentence(_("next {blinds} ante {ante}"), words_of, **facts)
    facts["kind"] = Run(wording.ante_label(coming.ante_kind), theme.soft)
    return sentence(_("next {blinds} {kind} {ante}"), words_of, **facts)
