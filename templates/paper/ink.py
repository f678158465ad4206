"""Ink on printed pages: text in our typeface, or in one of the system's where ours lacks a letter, and lines."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Self
from unicodedata import bidirectional, category, normalize

from templates.paper.outlines import to_truetype
from templates.typeface import BOLD, FONTS, REGULAR, SEMIBOLD

Colour = str
"""`#RRGGBB`."""

TEXT, MUTED, LINE, RAISED, BRASS = "#18211C", "#5A675F", "#CFCEC4", "#F3F2EC", "#C99A2E"

LEADING = 1.3
"""So many times its size is one line of text high."""

_ASCENT = 0.97
"""Where the baseline stands in such a line, in sizes from its top."""

BOX = "\N{WHITE SQUARE}"
"""For letters that no typeface here has."""


class Face(StrEnum):
    """Weights of the typeface, each with its file."""

    REGULAR = REGULAR
    SEMIBOLD = SEMIBOLD
    BOLD = BOLD


# Where systems keep typefaces with many letters. What a page looks like on two computers differs only in letters that
# our own typeface lacks; how it is laid out differs only by the widths of these.
_ELSEWHERE = tuple(
    map(
        Path,
        (
            "C:/Windows/Fonts/arial.ttf",
            "C:/Windows/Fonts/seguisym.ttf",
            "C:/Windows/Fonts/msyh.ttc",
            "C:/Windows/Fonts/malgun.ttf",
            "C:/Windows/Fonts/Nirmala.ttf",
            "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
            "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
            "/usr/share/fonts/TTF/DejaVuSans.ttf",
            "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
            "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
            "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
        ),
    )
)

_CLUSTER = re.compile("(.)(?:[\ufe0e\ufe0f\U0001f3fb-\U0001f3ff]|\u200d.)+")
"""What is one picture, of several characters."""

_LEFTWARDS = frozenset({"R", "AL", "AN"})


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one font, and its width in thousandths of its size."""

    font: str
    text: str
    width: float


class Ink:
    """Writes and draws on the pages of one document; all measures in points, from the upper left corner.

    Used with `with`: it holds files open.
    """

    def __init__(self, *, paper: str, across: bool) -> None:
        from fpdf import FPDF  # slow; only who prints waits for it

        self.pdf = FPDF("landscape" if across else "portrait", unit="pt", format=paper)
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self._runs = cache(self._runs_of)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Close the files of the typefaces, which are read as long as somebody writes."""
        fonts: Any = self.pdf.fonts.values()
        for font in fonts:
            font.ttfont.close()

    @property
    def width(self) -> float:
        """Of the paper."""
        return float(self.pdf.w)

    @property
    def height(self) -> float:
        """Of the paper."""
        return float(self.pdf.h)

    def finished(self) -> bytes:
        """The whole document; nothing can be added to it any more."""
        fonts: Any = self.pdf.fonts.values()
        for font in fonts:
            if "CFF " in font.ttfont:
                to_truetype(font.ttfont, font.subset.get_all_glyph_names())
        return bytes(self.pdf.output())

    # Text ---------------------------------------------------------------------------------------------------------

    def measure(self, text: str, size: float, face: Face = Face.REGULAR) -> float:
        """How wide the text stands on one line."""
        return sum(run.width for run in self._runs(text, face, False)) * size / 1000

    def text(
        self,
        x: float,
        top: float,
        text: str,
        size: float,
        face: Face = Face.REGULAR,
        *,
        colour: Colour = TEXT,
        right: bool = False,
        own_way: bool = False,
    ) -> None:
        """Write one line; `x` is its left end, or with `right` its right one.

        `own_way`: its first letter says whether it runs to the left, as that of a name does; else it is a sentence
        of the page's language.
        """
        runs = self._runs(text, face, own_way)
        if right:
            x -= sum(run.width for run in runs) * size / 1000
        self.pdf.set_text_color(colour)
        for run in runs:
            self.pdf.set_font(run.font, size=size)
            self.pdf.text(x, top + size * _ASCENT, run.text)
            x += run.width * size / 1000

    def wrapped(
        self, text: str, width: float, size: float, face: Face = Face.REGULAR, most: int | None = None
    ) -> list[str]:
        """The text in lines no wider than that, broken between words or, where a word is too long, in it.

        `most`: the last of so many lines ends in an ellipsis where more would follow.
        """
        if self.measure(text, size, face) <= width:
            return [text]
        lines: list[str] = []
        rest = text
        while rest:
            if most is not None and len(lines) == most - 1:
                lines.append(self.cut(rest, width, size, face))
                break
            end = self._fitting(rest, width, size, face)
            blank = rest.rfind(" ", 0, end + 1)
            if end < len(rest) and blank > 0:
                end = blank
            lines.append(rest[:end].rstrip())
            rest = rest[end:].lstrip()
        return lines

    def cut(self, text: str, width: float, size: float, face: Face = Face.REGULAR) -> str:
        """The text, or its beginning with an ellipsis, on one line no wider than that."""
        if self.measure(text, size, face) <= width:
            return text
        return text[: self._fitting(text, width - self.measure("…", size, face), size, face)].rstrip() + "…"

    def _fitting(self, text: str, width: float, size: float, face: Face) -> int:
        """How many characters from the beginning fit; at least one."""
        low, high = 1, len(text)
        while low < high:
            middle = (low + high + 1) // 2
            if self.measure(text[:middle], size, face) <= width:
                low = middle
            else:
                high = middle - 1
        return low

    def _runs_of(self, text: str, face: Face, own_way: bool) -> Sequence[Run]:
        main = self._font(face)
        fonts: Any = self.pdf.fonts
        widths, known = fonts[main].cw, _letters(fonts[main])
        if all(ord(letter) in known for letter in text):
            return (Run(main, text, sum(widths[ord(letter)] for letter in text)),)
        runs: list[Run] = []
        for letter in laid_out(text, own_way=own_way):
            if ord(letter) in known:
                font = main
            elif category(letter) in {"Cf", "Cc", "Mn", "Me"}:
                continue
            else:
                font = self._elsewhere(letter)
            drawn = letter if font else BOX
            width = fonts[font or main].cw[ord(drawn)]
            if runs and runs[-1].font == (font or main):
                runs[-1] = Run(font or main, runs[-1].text + drawn, runs[-1].width + width)
            else:
                runs.append(Run(font or main, drawn, width))
        return tuple(runs)

    def _font(self, face: Face) -> str:
        name = face.name.casefold()
        if name not in self.pdf.fonts:
            self.pdf.add_font(name, fname=FONTS / face)
            _equal_figures(self.pdf.fonts[name])
        return name

    def _elsewhere(self, letter: str) -> str:
        """The font of the system that has the letter; empty: none has."""
        path = next((path for path in _ELSEWHERE if ord(letter) in _letters_in(path)), None)
        if path is None:
            return ""
        name = f"other{_ELSEWHERE.index(path)}"
        if name not in self.pdf.fonts:
            self.pdf.add_font(name, fname=path)
        return name

    # Lines --------------------------------------------------------------------------------------------------------

    def line(
        self, x: float, y: float, to_x: float, to_y: float, colour: Colour, width: float = 0.6, *, dashed: bool = False
    ) -> None:
        """A straight line."""
        self._pen(colour, width, dashed=dashed)
        self.pdf.line(x, y, to_x, to_y)

    def path(
        self, points: Sequence[tuple[float, float]], colour: Colour, width: float, dashes: tuple[int, ...] = ()
    ) -> None:
        """A line through these points; `dashes`: how long a dash is and a gap."""
        self._pen(colour, width)
        self.pdf.set_dash_pattern(*dashes)
        self.pdf.polyline(list(points))
        self.pdf.set_dash_pattern()

    def frame(self, x: float, y: float, width: float, height: float, *, round_by: float) -> None:
        """The outline of a rectangle with round corners."""
        self._pen(LINE, 0.6)
        self.pdf.rect(x, y, width, height, round_corners=True, corner_radius=round_by)

    def fill(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled rectangle."""
        self.pdf.set_fill_color(colour)
        self.pdf.rect(x, y, width, height, style="F")

    def _pen(self, colour: Colour, width: float, *, dashed: bool = False) -> None:
        self.pdf.set_draw_color(colour)
        self.pdf.set_line_width(width)
        self.pdf.set_dash_pattern(dash=3 if dashed else 0, gap=3 if dashed else 0)


def _letters(font: Any) -> dict[int, int]:
    return font.glyph_ids  # type: ignore[no-any-return]


@cache
def _letters_in(path: Path) -> frozenset[int]:
    """The code points that a typeface of the system has; of one that is not there or cannot be read, none."""
    from fontTools.ttLib import TTFont, TTLibError

    try:
        with TTFont(path, lazy=True, fontNumber=0) as font:
            whole = all(table in font for table in ("head", "hhea", "hmtx", "maxp", "name", "OS/2", "post"))
            return frozenset(font.getBestCmap() or ()) if whole else frozenset()
    except (OSError, TTLibError):
        return frozenset()


def laid_out(text: str, *, own_way: bool) -> str:
    """The text in the order in which its letters stand on the line, each picture as one of them (B219, B222)."""
    text = _CLUSTER.sub(r"\1", normalize("NFC", text))
    if not any(bidirectional(letter) in _LEFTWARDS for letter in text):
        return text
    from fpdf.bidi import BidiParagraph
    from fpdf.enums import TextDirection

    return BidiParagraph(text, None if own_way else TextDirection.LTR).get_reordered_string()


def _equal_figures(font: Any) -> None:
    """Let all its figures be equally wide, so that they stand below each other in a column."""
    for figure, glyph in _tabular(font.ttffile, font.ttfont).items():
        font.cmap[figure] = glyph
        font.glyph_ids[figure] = font.ttfont.getGlyphID(glyph)
        font.cw[figure] = round(font.scale * font.ttfont["hmtx"].metrics[glyph][0])


_tabular_of: dict[Path, dict[int, str]] = {}


def _tabular(file: Path, font: Any) -> dict[int, str]:
    """By code point of a figure, the glyph that the typeface's feature `tnum` puts in its place."""
    if file not in _tabular_of:
        table, names = font["GSUB"].table, font.getBestCmap()
        feature = next(each.Feature for each in table.FeatureList.FeatureRecord if each.FeatureTag == "tnum")
        swaps: dict[str, str] = {}
        for number in feature.LookupListIndex:
            for part in table.LookupList.Lookup[number].SubTable:
                swaps.update(getattr(part, "ExtSubTable", part).mapping)
        _tabular_of[file] = {
            ord(digit): swaps[names[ord(digit)]] for digit in "0123456789" if names[ord(digit)] in swaps
        }
    return _tabular_of[file]
