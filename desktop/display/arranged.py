"""What stands where on the clock's page: the place of time and blinds, and the facts around it, as is wanted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawing.drawn import Box, Drawn, Line
from desktop.display.frame import Frame
from desktop.display.looks.style import Arrangement, Part
from desktop.display.pages import words
from desktop.display.parts import banner, facts, head, prize_list
from desktop.display.parts.facts import Fact
from tournament.board.view import BoardView

_FACTS, _PRIZES, _GAP = 0.28, 0.2, 0.022
"""The width of the facts and of the prizes beside the time, and the air between, as fractions of the frame's width."""

_NEARLY_SQUARE = 1.5
"""On screens less wide than so many times their height, facts stand under the time rather than at its other side."""

_LINE = 0.082
"""The height of a fact as a line on an upright screen, as a fraction of the frame's height."""


@dataclass(frozen=True, slots=True)
class Arranged:
    """The place for time and blinds, and what is drawn around it.

    Attributes:
        aside: whether that stands at its sides.
        tall: whether the width is what keeps the time small: the shape of the last minute stands above it then.
    """

    stage: Box
    around: tuple[Drawn, ...]
    aside: bool = False
    tall: bool = False

    @property
    def narrow(self) -> bool:
        """Whether facts stand at both sides of the stage."""
        return self.aside and self.stage.width < 1.2 * self.stage.height


def arranged(frame: Frame, view: BoardView, *, resting: bool = False) -> Arranged:
    """Everything around the stage; `resting`: on a break and before the start, whose own card takes the facts' place.

    Facts at the sides stay where they are also then.
    """
    wanted = frame.style.arrangement
    top = head.bottom(frame) + banner.room(frame, view)
    bottom = frame.at(0.97, 0.975)
    whole = Box(frame.margin, top, frame.room, bottom - top)
    listed = wanted is Arrangement.PRIZES and frame.style.shows(Part.PRIZES) and prize_list.has_any(view)
    shown = words.facts(view, frame.style, without_prizes=listed)
    at_foot = frame.upright or wanted is Arrangement.CLASSIC
    if wanted is Arrangement.PLAIN or (resting and at_foot) or not (shown or listed):
        return Arranged(whole, (), tall=frame.upright)
    if wanted is Arrangement.CLASSIC:
        return _classic(frame, shown, whole)
    if frame.upright:
        return _below(frame, view, shown, whole, listed=listed)
    return _beside(frame, view, shown, whole, listed=listed)


def _classic(frame: Frame, shown: Sequence[Fact], whole: Box) -> Arranged:
    """Under a line along the foot."""
    rule = facts.foot(frame, shown).y
    stage = Box(whole.x, whole.y, whole.width, rule - whole.y)
    return Arranged(stage, facts.along_the_foot(frame, tuple(shown)), tall=frame.upright)


def _below(frame: Frame, view: BoardView, shown: Sequence[Fact], whole: Box, *, listed: bool) -> Arranged:
    """On an upright screen: time and blinds above, the facts as lines below, or prizes and facts side by side."""
    rule = 0.575 * frame.height if listed else 0.985 * frame.height - len(shown) * _LINE * frame.height
    stage = Box(whole.x, whole.y, whole.width, rule - whole.y)
    foot = Box(whole.x, rule, whole.width, 0.98 * frame.height - rule)
    if not listed:
        return Arranged(stage, tuple(facts.as_lines(frame, shown, foot)), tall=True)
    gap = _GAP * frame.width
    half = (foot.width - 2 * gap) / 2 if shown else foot.width
    left = Box(foot.x, foot.y + gap, half, foot.height - gap)
    around: list[Drawn] = [Line(foot.x, foot.y, foot.right, foot.y, 1, frame.theme.line)]
    around += prize_list.drawn(frame, view, left)
    if shown:
        between = left.right + gap
        around.append(Line(between, left.y, between, left.bottom, 1, frame.theme.line))
        around += facts.in_a_column(frame, shown, Box(between + gap, left.y, half, left.height))
    return Arranged(stage, tuple(around), tall=True)


def _beside(frame: Frame, view: BoardView, shown: Sequence[Fact], whole: Box, *, listed: bool) -> Arranged:
    """On a lying screen: prizes at the left, time and blinds in the middle, facts at the right or under all of it."""
    left, right = whole.x, whole.right
    around: list[Drawn] = []
    if listed and shown and frame.width < _NEARLY_SQUARE * frame.height:
        rule = facts.foot(frame, shown).y
        around += facts.along_the_foot(frame, tuple(shown))
        whole, shown = Box(whole.x, whole.y, whole.width, rule - whole.y), ()
    gap, high = _GAP * frame.width, whole.height - 0.01 * frame.height
    if listed:
        box = Box(left, whole.y + 0.01 * frame.height, _PRIZES * frame.width, high)
        around += prize_list.drawn(frame, view, box)
        left = box.right + gap
        around.append(Line(left, box.y, left, box.bottom, 1, frame.theme.line))
        left += gap
    if shown:
        wide = (_FACTS - (0.04 if listed else 0.0)) * frame.width
        box = Box(right - wide, whole.y + 0.01 * frame.height, wide, high)
        around += facts.in_a_column(frame, shown, box)
        right = box.x - gap
        around.append(Line(right, box.y, right, box.bottom, 1, frame.theme.line))
        right -= gap
    return Arranged(Box(left, whole.y, right - left, whole.height), tuple(around), aside=True, tall=True)


def page(frame: Frame, view: BoardView, arranged: Arranged) -> Iterator[Drawn]:
    """The banner, where there is one, and what stands around the stage."""
    yield from banner.drawn(frame, view, head.bottom(frame))
    yield from arranged.around
