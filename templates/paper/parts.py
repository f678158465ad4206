"""What stands on printed pages beside tables: whose page it is, numbers in boxes, words, listings, slips to cut out."""

from collections.abc import Iterator
from io import BytesIO

from templates import colours
from templates.paper.blocks import Block, beside
from templates.paper.ink import LEADING, LINE, MUTED, TEXT, Colour, Face, Ink
from tournament import wording
from tournament.club.house_style import HouseStyle
from tournament.reports.page import Fact, Listing, Page, Slip, Slips, Words
from tournament.wording.printed import of_kind

TITLE, SIZE, SMALL = 20.0, 9.5, 8.5
LOGO_WIDTH, LOGO_HEIGHT = 150.0, 42.0
FACTS_A_ROW = 4
BOX, GAP = 40.0, 8.0
"""Points of the height of a fact's box, and between two of them."""


def heading(ink: Ink, page: Page, style: HouseStyle, x: float, width: float) -> Block:
    """Whose page it is and which, the club's logo, and a line in the club's colour."""
    logo = _Logo(ink, style.logo)
    room = width - (logo.width + 14 if logo.width else 0)
    title = ink.wrapped(page.title, room, TITLE, Face.BOLD, 3)
    dated = [] if page.day is None else [wording.day(page.day, utc=page.utc)]
    first = " · ".join((*dated, page.heading))
    beside_it = page.about[0] if page.about and _fits(ink, first, page.about[0], room) else ""
    below = [line for said in page.about[bool(beside_it) :] for line in ink.wrapped(said, room, SIZE)]
    club, club_colour = [style.club] if style.club else [], colours.letters(style.colour)
    about = [*ink.wrapped(first, room, SIZE), *below]
    text = len(club) * SMALL * LEADING + len(title) * TITLE * 1.2 + len(about) * SIZE * LEADING
    height = max(text, logo.height) + 9

    def draw(ink: Ink, top: float) -> None:
        y = top
        for line in club:
            ink.text(x, y, ink.cut(line, room, SMALL, Face.SEMIBOLD), SMALL, Face.SEMIBOLD, colour=club_colour)
            y += SMALL * LEADING
        for line in title:
            ink.text(x, y, line, TITLE, Face.BOLD, own_way=True)
            y += TITLE * 1.2
        if beside_it:
            ink.text(x + room, y, beside_it, SIZE, colour=MUTED, right=True)
        for line in about:
            ink.text(x, y, line, SIZE, colour=MUTED)
            y += SIZE * LEADING
        logo.draw(ink, x + width, top)
        ink.line(x, top + height - 1, x + width, top + height - 1, colours.line(style.colour), 2)

    return Block(height, draw)


def _fits(ink: Ink, left: str, right: str, room: float) -> bool:
    return ink.measure(left, SIZE) + 20 + ink.measure(right, SIZE) <= room


class _Logo:
    """The club's picture as large as there is room; one that cannot be shown takes none."""

    def __init__(self, ink: Ink, data: bytes) -> None:
        self.width = self.height = 0.0
        self._picture = None
        if not data:
            return
        from PIL import Image

        try:
            picture = Image.open(BytesIO(data))
            picture.load()
        except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
            return
        scale = min(LOGO_WIDTH / picture.width, LOGO_HEIGHT / picture.height)
        self.width, self.height = picture.width * scale, picture.height * scale
        self._picture = picture

    def draw(self, ink: Ink, right: float, top: float) -> None:
        """Put it there, its right edge at `right`."""
        if self._picture is not None:
            ink.pdf.image(self._picture, right - self.width, top, self.width, self.height)


def fact_blocks(ink: Ink, page: Page, x: float, width: float) -> Iterator[Block]:
    """The numbers above the rest in boxes, four beside each other."""
    for begin in range(0, len(page.facts), FACTS_A_ROW):
        yield _boxes(page, page.facts[begin : begin + FACTS_A_ROW], x, width, 12.0 if begin == 0 else GAP)


def _boxes(page: Page, facts: tuple[Fact, ...], x: float, width: float, before: float) -> Block:
    count = min(FACTS_A_ROW, max(len(page.facts), 1))
    wide = (width - GAP * (count - 1)) / count

    def draw(ink: Ink, top: float) -> None:
        for number, fact in enumerate(facts):
            left, room = x + number * (wide + GAP), wide - 18
            ink.frame(left, top, wide, BOX, round_by=6)
            ink.text(left + 9, top + 6, ink.cut(fact.label, room, SMALL), SMALL, colour=MUTED)
            value = of_kind(fact.cell, fact.kind, page)
            size = min(14.0, 14.0 * room / max(ink.measure(value, 14, Face.BOLD), 1))
            ink.text(left + 9, top + 18, value, size, Face.BOLD)
            after = ink.measure(value, size, Face.BOLD) + 6
            if fact.cell.note and room - after > 20:
                ink.text(left + 9 + after, top + 23, ink.cut(fact.cell.note, room - after, 7.5), 7.5, colour=MUTED)

    return Block(BOX, draw, before)


def word_blocks(ink: Ink, words: Words, x: float, width: float) -> Iterator[Block]:
    """Paragraphs, a block each line."""
    before = 12.0
    if words.heading:
        yield _line(x, words.heading, 11, Face.SEMIBOLD, before, kept=True)
        before = 3.0
    for paragraph in words.paragraphs:
        for line in ink.wrapped(paragraph, width, SIZE):
            yield _line(x, line, SIZE, Face.REGULAR, before)
            before = 0.0
        before = 5.0


def listing_blocks(ink: Ink, listing: Listing, x: float, width: float) -> Iterator[Block]:
    """Text line by line below its heading; what is too long for the paper goes on in the next line, further in."""
    before = 14.0
    if listing.heading:
        yield _line(x, listing.heading, 10.5, Face.SEMIBOLD, before, kept=True)
        before = 3.0
    for text in listing.text.expandtabs(4).splitlines():
        bare = text.lstrip(" ")
        inward = x + (len(text) - len(bare)) * 4.0
        first, *more = ink.wrapped(bare, width - (inward - x), SMALL) or [""]
        yield _line(inward, first, SMALL, Face.REGULAR, before)
        before = 0.0
        for line in ink.wrapped(" ".join(more), width - (inward - x) - 12, SMALL) if more else ():
            yield _line(inward + 12, line, SMALL, Face.REGULAR, 0)


def _line(
    x: float, text: str, size: float, face: Face, before: float, *, kept: bool = False, colour: Colour = TEXT
) -> Block:
    def draw(ink: Ink, top: float) -> None:
        ink.text(x, top, text, size, face, colour=colour)

    return Block(size * LEADING, draw, before, kept=kept)


def foot_blocks(ink: Ink, foot: str, x: float, width: float) -> Iterator[Block]:
    """The words below everything."""
    for number, line in enumerate(ink.wrapped(foot, width, SMALL) if foot else ()):
        yield _line(x, line, SMALL, Face.REGULAR, 0 if number else 14.0, colour=MUTED)


# Slips ----------------------------------------------------------------------------------------------------------------

SLIP_PAD = 12.0


def slip_blocks(ink: Ink, slips: Slips, x: float, width: float) -> Iterator[Block]:
    """Slips two by two with lines to cut along, those beside each other equally high."""
    if not slips.slips:
        yield from word_blocks(ink, Words("", (slips.empty,)), x, width)
        return
    half = width / 2
    for number in range(0, len(slips.slips), 2):
        pair = slips.slips[number : number + 2]
        height = max(_slip_height(ink, slip, half) for slip in pair)
        halves = [_slip(slip, x + half * side, half, height) for side, slip in enumerate(pair)]
        for block in beside(halves[:1], halves[1:]):
            yield Block(block.height, block.draw, 0.0 if number else 14.0)


def _slip_height(ink: Ink, slip: Slip, width: float) -> float:
    room = width - 2 * SLIP_PAD
    height = 2 * SLIP_PAD + len(ink.wrapped(slip.name, room, 13, Face.BOLD, 2)) * 13 * LEADING
    height += sum(len(ink.wrapped(line, room, SMALL)) for line in slip.about.splitlines()) * SMALL * LEADING
    height += len(_large(ink, slip, room)) * 20 * 1.25 + (4 if slip.large else 0)
    height += len(slip.lines) * SIZE * 1.5 + (4 if slip.lines else 0)
    return height + (18 if slip.total else 0) + (34 if slip.sign else 0)


def _large(ink: Ink, slip: Slip, room: float) -> list[str]:
    return ink.wrapped(slip.large, room, 20, Face.BOLD, 2) if slip.large else []


def _slip(slip: Slip, x: float, width: float, height: float) -> Block:
    left, right, room = x + SLIP_PAD, x + width - SLIP_PAD, width - 2 * SLIP_PAD

    def draw(ink: Ink, top: float) -> None:
        _cut(ink, x, top, width, height)
        y = top + SLIP_PAD
        for line in ink.wrapped(slip.name, room, 13, Face.BOLD, 2):
            ink.text(left, y, line, 13, Face.BOLD, own_way=True)
            y += 13 * LEADING
        for line in (part for said in slip.about.splitlines() for part in ink.wrapped(said, room, SMALL)):
            ink.text(left, y, line, SMALL, colour=MUTED)
            y += SMALL * LEADING
        y += 4 if slip.large else 0
        for line in _large(ink, slip, room):
            ink.text(left, y, line, 20, Face.BOLD)
            y += 20 * 1.25
        y += 4 if slip.lines else 0
        for label, words in slip.lines:
            _pair(ink, left, right, y, label, words, Face.REGULAR)
            y += SIZE * 1.5
        if slip.total:
            ink.line(left, y + 1, right, y + 1, MUTED, 0.7)
            _pair(ink, left, right, y + 4, *slip.total, Face.BOLD)
        if slip.sign:
            foot = top + height - SLIP_PAD - SMALL * LEADING
            ink.line(left, foot - 2, right, foot - 2, LINE, 0.8)
            ink.text(left, foot, ink.cut(slip.sign, room, SMALL), SMALL, colour=MUTED)

    return Block(height, draw)


def _cut(ink: Ink, x: float, top: float, width: float, height: float) -> None:
    """Lines to cut along, each begun at its left or upper end, so that the dashes of two slips fall together."""
    right, bottom = x + width, top + height
    for edge in ((x, top, right, top), (x, bottom, right, bottom), (x, top, x, bottom), (right, top, right, bottom)):
        ink.line(*edge, MUTED, dashed=True)


def _pair(ink: Ink, left: float, right: float, y: float, label: str, words: str, face: Face) -> None:
    """A label at the left, what belongs to it at the right; both are cut where they would meet."""
    said = ink.cut(words, (right - left) * 0.6, SIZE, face)
    room = right - left - ink.measure(said, SIZE, face) - 8
    ink.text(left, y, ink.cut(label, room, SIZE, face), SIZE, face)
    ink.text(right, y, said, SIZE, face, right=True)
