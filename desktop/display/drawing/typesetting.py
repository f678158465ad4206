"""How wide text is, and how to make it fit."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from string import Formatter
from unicodedata import bidirectional

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QFontMetricsF, QTextLayout, QTextOption

from desktop import typeface
from desktop.display.drawing.drawn import CAP_HEIGHT, Box, Drawn, Mark, MarkKind, Text
from tournament.wording import values

REGULAR, SEMIBOLD, BOLD = 400, 600, 700

WIDE = 0.1
"""The space between the letters of LEVEL and BREAK, for a size of 1."""

_SMALLEST = 4
"""Pixels: nobody reads smaller type, on whatever screen."""

_MARK_SIZE = 0.78
"""A mark's height and width beside text, for a size of 1."""


@dataclass(frozen=True, slots=True)
class Run:
    """Some words in one style; `scale` is its size beside its neighbours', `spaced` sets letters apart."""

    text: str
    colour: str
    weight: int = REGULAR
    scale: float = 1.0
    spaced: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A mark among words."""

    kind: MarkKind
    colour: str


Piece = Run | Sign

_MEASURED = 100
"""The size at which widths are measured that hold for any size; at others they are in proportion."""

_TO_BE_SURE = 1.02
"""So much wider a type of another size may be, whose widths are rounded otherwise."""

_JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""What makes one character of several, in emoji and in Persian names."""

_ISOLATING = "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"
"""What keeps a name from turning its sentence."""


@lru_cache(maxsize=256)
def _metrics(size: int, weight: int, spacing: float) -> QFontMetricsF:
    return QFontMetricsF(typeface.font(size, weight, spacing))


@lru_cache(maxsize=2048)
def text_width(text: str, size: int, weight: int, spacing: float = 0.0) -> float:
    """The room that the text needs on a line, in pixels."""
    return _metrics(size, weight, spacing).horizontalAdvance(text)


def elided(text: str, size: int, weight: int, room: float) -> str:
    """The text on one line, cut with an ellipsis where it needs more room; never inside a character."""
    return _metrics(size, weight, 0.0).elidedText(text, Qt.TextElideMode.ElideRight, room)


def wrapped(text: str, size: int, weight: int, room: float) -> tuple[str, ...]:
    """The text in lines of at most that width, broken between words where it can be, in any writing.

    A line that would run the other way than its paragraph begins with a mark that keeps it.
    """
    lines: list[str] = []
    for paragraph in (one_line(each, _JOINERS + _ISOLATING) for each in text.strip().splitlines()):
        if not paragraph:
            lines.append("")
            continue
        laid = QTextLayout(paragraph, typeface.font(size, weight))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        laid.setTextOption(option)
        units = laid.text().encode("utf-16-le", "surrogatepass")  # Qt counts in these
        leftwards = _is_leftwards(paragraph)
        laid.beginLayout()
        while (line := laid.createLine()).isValid():
            line.setLineWidth(room)
            first, last = line.textStart(), line.textStart() + line.textLength()
            said = units[2 * first : 2 * last].decode("utf-16-le", "replace").strip()
            lines.append(said if _is_leftwards(said) is leftwards else _MARKS[leftwards] + said)
        laid.endLayout()
    return tuple(lines)


def _is_leftwards(text: str) -> bool:
    """Which way it runs by itself: as its first letter outside of what is isolated."""
    deep = 0
    for character in text:
        match bidirectional(character):
            case "FSI":
                deep += 1
            case "PDI":
                deep = max(0, deep - 1)
            case "L" | "R" | "AL" as kind if not deep:
                return kind != "L"
    return False


_MARKS = {False: "\N{LEFT-TO-RIGHT MARK}", True: "\N{RIGHT-TO-LEFT MARK}"}
"""What makes a line run to the right, or to the left."""


@lru_cache(maxsize=64)
def balanced(text: str, size: int, weight: int, room: float) -> tuple[str, ...]:
    """The same in as many lines, none much longer than the others, so that no last word stands alone."""
    lines = wrapped(text, size, weight, room)
    widest, narrow = room, max([room / 2, *(text_width(word, size, weight) for word in text.split())])
    while widest - narrow > size / 4:
        between = (widest + narrow) / 2
        if len(shorter := wrapped(text, size, weight, between)) <= len(lines):
            widest, lines = between, shorter
        else:
            narrow = between
    return lines


def one_line(name: str, kept: str = _JOINERS) -> str:
    """The name without breaks between lines and characters that cannot be seen, but for those `kept`."""
    return "".join(c if c.isprintable() or c in kept else " " for c in name).strip()


@lru_cache(maxsize=2048)
def isolated(name: str) -> str:
    """The name on one line for use inside a sentence: letters that run to the left turn nothing around it (B222)."""
    return values.isolated(one_line(name))


def sentence(template: str, around: Run, **inside: Run) -> list[Piece]:
    """A translated sentence with {placeholders} as runs: its own words styled as `around`, each fact as it comes."""
    pieces: list[Piece] = []
    for words, name, _spec, _conversion in Formatter().parse(template):
        if words:
            pieces.append(Run(words, around.colour, around.weight, around.scale, around.spaced))
        if name:
            pieces.append(inside[name])
    return pieces


def pieces_width(pieces: Sequence[Piece], size: float) -> float:
    """The room that the pieces need side by side."""
    return sum(_width(piece, size) for piece in pieces)


def width_of_one(pieces: Sequence[Piece]) -> float:
    """The room that the pieces need for each pixel of their size, whatever that is."""
    return _TO_BE_SURE * pieces_width(pieces, _MEASURED) / _MEASURED


def shrunk(size: float, room: float, needed: Callable[[float], float]) -> float:
    """The largest size up to `size` at which what is `needed` for it fits into the room; not below what can be read."""
    while size > _SMALLEST and (wide := needed(size)) > room:
        size = min(size - 1, size * room / wide)
    return size


def fitting(pieces: Sequence[Piece], size: float, room: float) -> int:
    """The largest whole size up to `size` at which the pieces fit into the room."""
    fits = int(size)
    while fits > 1 and (needed := pieces_width(pieces, fits)) > room:
        fits = min(fits - 1, int(fits * room / needed) + 1)
    return max(1, fits)


def set_left(pieces: Sequence[Piece], x: float, baseline: float, size: float) -> Iterator[Drawn]:
    """The pieces side by side from `x` on."""
    for piece in pieces:
        width = _width(piece, size)
        if isinstance(piece, Run):
            pixels, spacing = _pixels(piece, size), _spacing(piece, size)
            yield Text(piece.text, x, baseline, width, pixels, piece.weight, piece.colour, spacing)
        else:
            side = _MARK_SIZE * size
            top = baseline - CAP_HEIGHT * size / 2 - side / 2
            yield Mark(piece.kind, Box(x, top, side, side), piece.colour)
        x += width


def set_centred(
    pieces: Sequence[Piece], x: float, middle: float, size: float, room: float, smallest: float = 0.0
) -> list[Drawn]:
    """The pieces side by side around `x`, capitals around the height `middle`, made smaller to fit into the room.

    What does not fit at the size `smallest` is cut at the longest piece.
    """
    pieces, fits = fitted(pieces, size, room, smallest)
    left = x - pieces_width(pieces, fits) / 2
    return list(set_left(pieces, left, on_line(middle, fits), fits))


def set_right(pieces: Sequence[Piece], right: float, middle: float, size: float, room: float) -> list[Drawn]:
    """The same, ending at `right`; nothing is cut."""
    fits = fitting(pieces, size, room)
    return list(set_left(pieces, right - pieces_width(pieces, fits), on_line(middle, fits), fits))


def fitted(pieces: Sequence[Piece], size: float, room: float, smallest: float = 0.0) -> tuple[Sequence[Piece], int]:
    """The pieces as they fit into the room, and their size; below `smallest` the longest piece is cut."""
    fits = max(fitting(pieces, size, room), int(smallest))
    return _cut(pieces, fits, room), fits


def set_within(
    pieces: Sequence[Piece], x: float, middle: float, size: float, room: float, *, right: bool = False
) -> Iterator[Drawn]:
    """The pieces at that size side by side from `x` on, or up to `x + room`; cut where they need more room."""
    for _again in pieces:
        pieces = _cut(pieces, size, room)
    fits = fitting(pieces, size, room)
    left = x + room - pieces_width(pieces, fits) if right else x
    return set_left(pieces, left, on_line(middle, fits), fits)


def on_line(middle: float, size: float) -> float:
    """The line on which capitals of that size stand if their middle is at that height."""
    return middle + CAP_HEIGHT * size / 2


def _cut(pieces: Sequence[Piece], size: float, room: float) -> Sequence[Piece]:
    over = pieces_width(pieces, size) - room
    runs = [piece for piece in pieces if isinstance(piece, Run)]
    if over <= 0 or not runs:
        return pieces
    longest = max(runs, key=lambda run: _width(run, size))
    short = elided(longest.text, _pixels(longest, size), longest.weight, max(0.0, _width(longest, size) - over))
    cut = Run(short, longest.colour, longest.weight, longest.scale, longest.spaced)
    return [cut if piece is longest else piece for piece in pieces]


def _width(piece: Piece, size: float) -> float:
    if isinstance(piece, Sign):
        return (_MARK_SIZE + 0.3) * size
    spacing = _spacing(piece, size)
    return text_width(piece.text, _pixels(piece, size), piece.weight, spacing)


def _pixels(run: Run, size: float) -> int:
    return max(1, int(size * run.scale))


def _spacing(run: Run, size: float) -> float:
    return round(WIDE * size * run.scale, 1) if run.spaced else 0.0
