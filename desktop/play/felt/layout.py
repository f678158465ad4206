"""Where everything of a table lies in its window: a pure function of the chairs and the window's size."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from desktop.display.drawing.drawn import Box
from desktop.play.felt.places import Place, Side, places

BOARD_CARDS = 5

NAME, STACK, SAID = 18.0, 17.0, 14.0
"""Sizes of type on a plate, for a unit of 1."""
TITLE, SUBTITLE, CLOCK = 20.0, 15.0, 34.0
POT, POTS, TOLD, BET = 24.0, 16.0, 19.0, 17.0

_TALLEST = 640.0
"""A unit is at most this part of the height, so that a name is about a thirty-fifth of it."""
_NARROWEST = 900.0
_STEPS = 90
_SHRINKS = 0.97
"""Units that are tried, each so much smaller than the one before."""

_PLATE = 178.0, 74.0
_CARD = 46.0, 64.0
_NEAR_CARD = 60.0, 84.0
_BOARD_CARD = 66.0, 92.0
_BET = 106.0, 24.0
_BUTTON = 26.0
_MARGIN, _GAP, _TIGHT = 14.0, 10.0, 4.0
_HEAD = 52.0


@dataclass(frozen=True, slots=True)
class Chair:
    """What lies at one chair.

    Attributes:
        plate: name, stack and last deed; `cards`: his two, side by side between plate and felt or above the plate.
        bet: his chips of the street, on the felt before him; `button`: the dealer's, where he has it.
    """

    side: Side
    plate: Box
    cards: tuple[Box, Box]
    bet: Box
    button: Box

    def boxes(self) -> Iterator[Box]:
        """Everything that must stay clear of everything else."""
        yield from (self.plate, *self.cards, self.bet, self.button)


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole table.

    Attributes:
        unit: by which sizes of type and lines are multiplied.
        felt: the oval with its rim; `rim`: how wide that is; `line`: the thin line on the felt, told as an inset.
        title, clock: the head of the picture; the subtitle stands in the lower part of `title`.
        pot, pots, told: lines in the middle, the large one above the board, two below it.
        board: the places of the five common cards.
    """

    width: float
    height: float
    unit: float
    felt: Box
    rim: float
    line: Box
    title: Box
    clock: Box
    pot: Box
    board: tuple[Box, ...]
    pots: Box
    told: Box
    chairs: Mapping[int, Chair]

    def boxes(self) -> Iterator[Box]:
        """Everything that must stay clear of everything else, and within the window."""
        yield from (self.title, self.clock, self.pot, *self.board, self.pots, self.told)
        for chair in self.chairs.values():
            yield from chair.boxes()

    def fits(self) -> bool:
        """Whether nothing covers anything and nothing is cut."""
        whole = Box(0, 0, self.width, self.height)
        boxes = list(self.boxes())
        if not all(box.width > 0 and box.height > 0 and whole.contains(box) for box in boxes):
            return False
        boxes.sort(key=lambda box: box.x)
        for number, one in enumerate(boxes):
            for other in islice(boxes, number + 1, None):
                if other.x >= one.right:
                    break
                if one.overlaps(other):
                    return False
        return True


@lru_cache(maxsize=64)
def layout(chairs: int, near: int | None, width: int, height: int) -> Layout:
    """The drawing of a table with that many chairs, as large as it can be, in logical pixels."""
    around = places(max(2, chairs), near)
    largest = min(height / _TALLEST, width / _NARROWEST)
    low, high = 0, _STEPS - 1
    while low < high:  # the larger the unit, the less fits
        middle = (low + high) // 2
        if _at(around, near, width, height, largest * _SHRINKS**middle).fits():
            high = middle
        else:
            low = middle + 1
    return _at(around, near, width, height, largest * _SHRINKS**low)


def _at(around: Mapping[int, Place], near: int | None, width: float, height: float, unit: float) -> Layout:
    """The drawing at that unit; it may not fit."""
    room = _Room(width, height, unit, around, near)
    chairs = {seat: room.chair(seat, place) for seat, place in around.items()}
    return room.laid_out(chairs)


class _Room:
    """The window while a table is laid out in it; a length is so many units."""

    def __init__(self, width: float, height: float, unit: float, around: Mapping[int, Place], near: int | None) -> None:
        self.width, self.height, self.unit, self.near = width, height, unit, near
        self.around = around
        self.middle = width / 2
        self.margin, self.gap, self.tight = _MARGIN * unit, _GAP * unit, _TIGHT * unit
        self.plate = _PLATE[0] * unit, _PLATE[1] * unit
        self.card = _CARD[0] * unit, _CARD[1] * unit
        self.top = _HEAD * unit + self.margin
        self.bottom = height - self.margin
        self.block = self.plate[1] + self.card[1] + self.tight
        """The height of a chair: cards on top of the plate."""
        has_top = any(place.side is Side.TOP for place in around.values())
        has_bottom = any(place.side is Side.BOTTOM for place in around.values())
        self.above = self.top + (self.block if has_top else 0)
        """The lower edge of the row at the top."""
        near_block = self.plate[1] + _NEAR_CARD[1] * unit + self.tight
        self.below = self.bottom - ((near_block if near is not None else self.block) if has_bottom else 0)
        """The upper edge of the row at the bottom."""
        self.ground = self.bottom - (self.plate[1] if has_bottom else 0)

    def chair(self, seat: int, place: Place) -> Chair:
        """What lies at that chair."""
        x, top = self._corner(place)
        card_width, card_height = self.card
        if seat == self.near:
            card_width, card_height = _NEAR_CARD[0] * self.unit, _NEAR_CARD[1] * self.unit
        plate_top = self.bottom - self.plate[1] if place.side is Side.BOTTOM else top + self.block - self.plate[1]
        plate = Box(x, plate_top, *self.plate)
        first = plate.centre[0] - self.tight / 4 - card_width
        card_top = plate_top - self.tight - card_height
        cards = (
            Box(first, card_top, card_width, card_height),
            Box(first + card_width + self.tight / 2, card_top, card_width, card_height),
        )
        bet, button = self._before(place, plate, card_top)
        return Chair(place.side, plate, cards, bet, button)

    def _corner(self, place: Place) -> tuple[float, float]:
        """The upper left corner of a chair's block."""
        width = self.plate[0]
        match place.side:
            case Side.LEFT:
                return self.margin, self._down(place)
            case Side.RIGHT:
                return self.width - self.margin - width, self._down(place)
            case Side.TOP:
                return self._across(place) - width / 2, self.top
            case Side.BOTTOM:
                return self._across(place) - width / 2, self.bottom - self.block
        raise AssertionError(place)

    def _across(self, place: Place) -> float:
        """The middle of a chair in a row: evenly, wider in wide windows, no further than the ends of the felt."""
        if place.of == 1:
            return self.middle
        most = (self.width / 2 - self.margin - self.plate[0] / 2) * 2 / (place.of - 1)
        beside = self.margin + 1.5 * self.plate[0] + self.gap  # the ends keep their columns where that is possible
        clear = (self.middle - beside) * 2 / (place.of - 1)
        step = self.plate[0] + self.gap
        if clear > step:
            step = min(clear, max(step, (0.25 if place.of > 2 else 0.33) * self.width))
        step = min(step, most) if most >= self.plate[0] + self.tight else step
        return self.middle + (place.number - (place.of - 1) / 2) * step

    def _down(self, place: Place) -> float:
        """The upper edge of a chair at an end: evenly between the rows, or beside them where they leave it room."""
        first, last = self.above + self.gap, self.below - self.gap - self.block
        if self.height > self.width:
            return first + (last - first) * (place.number + 1) / (place.of + 1)
        if self._rows_are_clear():
            first, last = self.top + 0.42 * self.block, self.ground - self.block - 1.1 * self.plate[1]
        if place.of == 1:
            middle = (self.above + self.below - self.block) / 2
            return middle if first <= middle <= last else (first + last) / 2
        return first + (last - first) * place.number / (place.of - 1)

    def _rows_are_clear(self) -> bool:
        """Whether no chair of a row stands above or below one at an end."""
        rows = [place for place in self.around.values() if place.side in (Side.TOP, Side.BOTTOM) and not place.number]
        edge = self.margin + self.plate[0] + self.gap
        return all(self._across(place) - self.plate[0] / 2 >= edge for place in rows)

    def _before(self, place: Place, plate: Box, card_top: float) -> tuple[Box, Box]:
        """Where the chips and the button lie before a chair."""
        unit, gap = self.unit, self.gap
        wide, high = _BET[0] * unit, _BET[1] * unit
        disc = _BUTTON * unit
        match place.side:
            case Side.LEFT | Side.RIGHT:
                high_together = high + gap + disc
                clear = disc + 2 * gap  # what lies before the rows
                first, last = self.above + clear, self.below - clear - high_together
                top = plate.y + (plate.height - high_together) / 2
                top = min(max(top, first), last) if first <= last else (first + last) / 2
                away = 3 * gap if place.of > 1 and self._rows_are_clear() else gap  # past the bend of the rim
                left, right = plate.right + away, plate.x - away
                is_left = place.side is Side.LEFT
                bet = Box(left if is_left else right - wide, top, wide, high)
                button = Box(left if is_left else right - disc, top + high + gap, disc, disc)
                return bet, button
            case Side.TOP:
                top = plate.bottom + gap
            case Side.BOTTOM:
                top = card_top - gap - max(high, disc)
        row = wide + gap / 2 + disc
        left = plate.centre[0] - row / 2
        middle = top + max(high, disc) / 2
        return (
            Box(left, middle - high / 2, wide, high),
            Box(left + wide + gap / 2, middle - disc / 2, disc, disc),
        )

    def laid_out(self, chairs: Mapping[int, Chair]) -> Layout:
        """The middle, the head and the felt round what lies at the chairs."""
        unit, gap = self.unit, self.gap
        sides = [chair for chair in chairs.values() if chair.side in (Side.LEFT, Side.RIGHT)]
        beside = max([chair.bet.right for chair in sides if chair.side is Side.LEFT], default=self.margin)
        half = self.middle - beside - gap
        upper = max([chair.bet.bottom for chair in chairs.values() if chair.side is Side.TOP], default=self.above)
        lower = min([chair.bet.y for chair in chairs.values() if chair.side is Side.BOTTOM], default=self.below)
        card_width, card_height = _BOARD_CARD[0] * unit, _BOARD_CARD[1] * unit
        heights = 1.2 * POT * unit, card_height, 2.5 * POTS * unit, 1.35 * TOLD * unit
        free = (lower - upper - sum(heights)) / (len(heights) + 1)
        step = min(free, gap)
        y = (upper + lower - sum(heights) - 3 * step) / 2
        if free < self.tight / 2:
            half = 0  # there is no room for the middle: this does not fit
        pot = Box(self.middle - half, y, 2 * half, heights[0])
        y = pot.bottom + step
        pitch = 1.14 * card_width
        first = self.middle - ((BOARD_CARDS - 1) * pitch + card_width) / 2
        board = tuple(Box(first + number * pitch, y, card_width, card_height) for number in range(BOARD_CARDS))
        y += card_height + step
        pots = Box(self.middle - half, y, 2 * half, heights[2])
        told = Box(self.middle - half, pots.bottom + step, 2 * half, heights[3])
        if board[0].x < self.middle - half:
            pot = Box(pot.x, pot.y, 0, 0)  # nor beside the chips at the ends
        felt, rim = self._felt(chairs)
        inset = rim + 2.8 * self.gap
        line = Box(felt.x + inset, felt.y + inset, felt.width - 2 * inset, felt.height - 2 * inset)
        head = Box(self.margin, self.margin / 2, self.width * 0.64 - self.margin, self.top - self.margin)
        clock = Box(self.width * 0.66, head.y, self.width * 0.34 - self.margin, head.height)
        return Layout(self.width, self.height, unit, felt, rim, line, head, clock, pot, board, pots, told, dict(chairs))

    def _felt(self, chairs: Mapping[int, Chair]) -> tuple[Box, float]:
        """The oval: plates lie over its rim."""
        sides = {chair.side for chair in chairs.values()}
        plate_width, plate_height = self.plate
        beside = self.margin + (0.78 * plate_width if Side.LEFT in sides else 0)
        top = self.above - 0.3 * plate_height if Side.TOP in sides else self.top
        bottom = self.ground + (0.3 * plate_height if Side.BOTTOM in sides else 0)
        return Box(beside, top, self.width - 2 * beside, bottom - top), 15 * self.unit
