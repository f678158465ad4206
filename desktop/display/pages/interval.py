"""The pages between levels: a break, the countdown to the start, waiting for it. What comes stands in a card."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display import frame as frames
from desktop.display.drawn import Box, Drawn, Panel
from desktop.display.frame import Frame
from desktop.display.pages import words
from desktop.display.themes import Theme
from desktop.display.typesetting import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    Piece,
    Run,
    fitting,
    on_line,
    one_line,
    pieces_width,
    sentence,
    set_centred,
    set_left,
)
from tournament import wording
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.language import gettext as _

_LABEL = 0.32
"""A label of the card beside its figure's size."""


def on_break(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """How long it lasts, when it is over, and which blinds wait."""
    theme = frame.theme
    yield frames.background(frame, theme.warm)
    yield from frames.head(frame, view)
    yield from _title(frame, _("BREAK"))
    yield from frames.time_left(frame, view, frame.at(0.347, 0.28), frame.size(0.306, 0.34))
    yield from _under_the_time(frame, words.paused(view, theme) or _back(frame, view))
    yield from _card(frame, _coming(view), warm=True)
    yield from _foot(frame, _in_play(frame, view))


def countdown(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """How long until the start, and with which blinds it begins."""
    yield frames.background(frame, frame.theme.glow)
    yield from frames.head(frame, view)
    yield from _title(frame, _("WELCOME"))
    yield from frames.time_left(frame, view, frame.at(0.347, 0.28), frame.size(0.306, 0.34))
    yield from _under_the_time(frame, _at(frame, _("Starts at {time}"), view, view.starts_at))
    yield from _card(frame, _first(view), warm=False)
    yield from _foot(frame, _played_for(frame, view))


def waiting(frame: Frame, view: BoardView) -> Iterator[Drawn]:
    """The evening's name, large, until the clock starts."""
    theme = frame.theme
    yield frames.background(frame, theme.glow)
    yield from frames.head(frame, view, named=False)
    yield from _title(frame, _("WELCOME"))
    name: list[Piece] = [Run(one_line(view.name), theme.text, BOLD)]
    size, smallest = frame.size(0.14, 0.12), frame.size(0.07)
    yield from set_centred(name, frame.middle, frame.at(0.347, 0.28), size, frame.room, smallest)
    yield from _under_the_time(frame, [Run(_("Waiting for the start"), theme.soft)])
    yield from _card(frame, _first(view), warm=False)
    yield from _foot(frame, _played_for(frame, view))


def _title(frame: Frame, title: str) -> Iterator[Drawn]:
    run = Run(title, frame.theme.accent, SEMIBOLD, spaced=True)
    yield from set_centred([run], frame.middle, frame.at(0.166, 0.13), frame.size(0.06, 0.065), frame.room)


def _under_the_time(frame: Frame, pieces: Sequence[Piece]) -> Iterator[Drawn]:
    yield from set_centred(pieces, frame.middle, frame.at(0.56, 0.43), frame.size(0.067, 0.068), frame.room)


def _back(frame: Frame, view: BoardView) -> list[Piece]:
    """When the break is over, and what is left of the level that it has cut in two."""
    pieces = _at(frame, _("back at {time}"), view, view.back_at)
    if view.goes_on_with is not None and pieces:
        theme = frame.theme
        left = Run(wording.clock_time(view.goes_on_with), theme.text, SEMIBOLD)
        number = Run(str(view.coming.number), theme.text, SEMIBOLD)
        said = sentence(_("then level {n} with {left} left"), Run("", theme.soft), n=number, left=left)
        pieces += [Run("  ·  ", theme.soft), *said]
    return pieces


def _at(frame: Frame, template: str, view: BoardView, at: int | None) -> list[Piece]:
    if at is None:
        return []
    moment = Run(wording.time_of_day(at, utc=view.utc), frame.theme.text, SEMIBOLD)
    return sentence(template, Run("", frame.theme.soft), time=moment)


# ---- the card ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Figure:
    """One figure of the card under its label, and what goes with it."""

    label: str
    value: str
    beside: str = ""

    def name(self, theme: Theme) -> list[Piece]:
        return [Run(self.label, theme.soft)]

    def figure(self, theme: Theme) -> list[Piece]:
        beside = [Run(f" {self.beside}", theme.soft, REGULAR, 0.5)] if self.beside else []
        return [Run(self.value, theme.text, BOLD), *beside]

    def width(self, theme: Theme, size: float) -> float:
        return max(pieces_width(self.figure(theme), size), pieces_width(self.name(theme), _LABEL * size))


def _coming(view: BoardView) -> list[_Figure]:
    """The level after the break, and how many come back to it."""
    left = words.players(view)
    return [*_blinds(view), _Figure(left.label, left.value, left.beside)]


def _first(view: BoardView) -> list[_Figure]:
    """The first level, and how many will play it."""
    return [*_blinds(view), _Figure(_("Players"), str(view.entries))]


def _blinds(view: BoardView) -> list[_Figure]:
    before_start = view.phase in (Phase.WAITING, Phase.COUNTDOWN)
    stakes = view.level if before_start and view.level is not None else view.coming
    found = [_Figure(_("Level {number}").format(number=stakes.number), words.blinds(stakes))]
    if stakes.ante:
        found.append(_Figure(wording.ante_label(stakes.ante_kind), wording.chips(stakes.ante)))
    return found


def _card(frame: Frame, shown: Sequence[_Figure], *, warm: bool) -> Iterator[Drawn]:
    """The figures side by side, evenly spaced; on an upright screen below one another."""
    theme = frame.theme
    lying = max(0.687 * frame.width, 0.9 * frame.unit) * (1 if len(shown) > 2 else 0.75)
    wide = frame.room if frame.upright else min(frame.room, lying)
    box = Box(frame.middle - wide / 2, frame.at(0.648, 0.5), wide, frame.at(0.229, 0.4))
    fill, edge = (theme.card, theme.card_edge) if warm else (theme.raised, theme.line)
    yield Panel(box, 0.024 * frame.unit, fill, edge)
    pad = 0.047 * wide
    room = wide - 2 * pad
    if frame.upright:
        step = box.height / len(shown)
        size = min(frame.size(0.12), 0.42 * step)
        for number, figure in enumerate(shown):
            yield from _figure(frame, figure, box.x + pad, box.y + (number + 0.5) * step, size, room)
        return
    size, gaps = frame.size(0.105), 0.05 * wide * (len(shown) - 1)
    while size > 4 and (needed := sum(figure.width(theme, size) for figure in shown)) > room - gaps:
        size = min(size - 1, size * (room - gaps) / needed)
    widths = [figure.width(theme, size) for figure in shown]
    spare = (room - sum(widths)) / max(1, len(shown) - 1)
    x = box.x + pad
    for figure, width in zip(shown, widths, strict=True):
        yield from _figure(frame, figure, x, box.centre[1], size, width)
        x += width + spare


def _figure(frame: Frame, shown: _Figure, x: float, middle: float, size: float, room: float) -> Iterator[Drawn]:
    name, figure = shown.name(frame.theme), shown.figure(frame.theme)
    large, small = fitting(figure, size, room + 0.5), fitting(name, _LABEL * size, room + 0.5)
    yield from set_left(name, x, on_line(middle - 0.55 * size, small), small)
    yield from set_left(figure, x, on_line(middle + 0.27 * size, large), large)


# ---- the line at the foot ------------------------------------------------------------------------------------------


def _foot(frame: Frame, pieces: Sequence[Piece]) -> Iterator[Drawn]:
    yield from set_centred(pieces, frame.middle, frame.at(0.927, 0.945), frame.size(0.036, 0.042), frame.room)


def _in_play(frame: Frame, view: BoardView) -> list[Piece]:
    """The average stack during a break."""
    if view.average is None:
        return []
    theme = frame.theme
    average = Run(wording.chips(view.average), theme.text, SEMIBOLD)
    pieces = sentence(_("Average stack {chips}"), Run("", theme.soft), chips=average)
    if (many := words.big_blinds(view)) and view.level is not None:
        pieces.append(Run(f"  ·  {many}", theme.soft))
    return pieces


def _played_for(frame: Frame, view: BoardView) -> list[Piece]:
    """What there is to win, before the start."""
    theme = frame.theme
    if words.prizes(view) is None:
        return []
    places = words.players(view).below
    first = Run(words.prize_of(view, 1), theme.text, SEMIBOLD)
    said = sentence(_("First prize {prize}"), Run("", theme.soft), prize=first)
    return [*said, Run(f"  ·  {places}", theme.soft)]
