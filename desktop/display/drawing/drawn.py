"""What a picture of the board consists of: frozen values that the canvas paints one after the other."""

from dataclasses import dataclass
from enum import StrEnum

CAP_HEIGHT = 0.7273
"""Height of capitals and figures of our typeface, for a size of 1."""

ABOVE, BELOW = 0.77, 0.21
"""How far small letters reach over and under the line they stand on, for a size of 1."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in logical pixels from the upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, other: "Box") -> bool:
        """Whether the other lies inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right + 1e-6
            and other.bottom <= self.bottom + 1e-6
        )

    def overlaps(self, other: "Box") -> bool:
        """Whether they share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


@dataclass(frozen=True, slots=True)
class Text:
    """A run of text in one style, beginning at `x` on the line `baseline`.

    `size` is in whole pixels, `weight` 400, 600 or 700, `spacing` in pixels between letters.
    """

    text: str
    x: float
    baseline: float
    width: float
    size: int
    weight: int
    colour: str
    spacing: float = 0.0

    @property
    def box(self) -> Box:
        """The room it takes."""
        return Box(self.x, self.baseline - ABOVE * self.size, self.width, (ABOVE + BELOW) * self.size)


@dataclass(frozen=True, slots=True)
class Line:
    """A straight thin line."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float
    colour: str


@dataclass(frozen=True, slots=True)
class Bar:
    """How much is over: `share` thousandths of the track are filled; `edge`: its outline, empty: none."""

    box: Box
    share: int
    fill: str
    track: str
    edge: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A card."""

    box: Box
    radius: float
    fill: str
    edge: str


@dataclass(frozen=True, slots=True)
class Glow:
    """The ground brightens from `outer` at the ellipse's edge to `inner` in its middle."""

    box: Box
    inner: str
    outer: str


class MarkKind(StrEnum):
    """A shape that says what a colour says, for those who cannot tell colours apart."""

    PAUSE = "pause"
    """Two bars."""
    WARNING = "warning"
    """A triangle: the last minute."""
    DANGER = "danger"
    """An octagon: the last ten seconds."""
    HANDS = "hands"
    """A diamond: every table plays one hand and waits."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A shape beside the time or the word that it belongs to."""

    kind: MarkKind
    box: Box
    colour: str


@dataclass(frozen=True, slots=True)
class Disc:
    """A poker chip: a disc with marks around its edge; the value that stands on it is a `Text` of its own.

    `plate`: a round inlay in its middle for the value, where none could be read on `fill`; empty: none.
    """

    box: Box
    fill: str
    edge: str
    plate: str = ""


@dataclass(frozen=True, slots=True)
class Arrow:
    """From the left to the right: where somebody goes."""

    box: Box
    width: float
    colour: str


@dataclass(frozen=True, slots=True)
class Image:
    """A picture of the club's, whole, in the middle of its box: the logo. `data`: as its file was, PNG or JPEG."""

    box: Box
    data: bytes


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A picture that fills the ground, cut at its sides; over it the ground's colour, so strong that text is readable.

    `scrim`: how much of the ground's colour lies over it, from 0 to 1.
    """

    data: bytes
    scrim: float


Drawn = Text | Line | Bar | Panel | Glow | Mark | Disc | Arrow | Image | Backdrop


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture: its size in logical pixels, its ground, and what stands on it, from back to front."""

    width: int
    height: int
    ground: str
    things: tuple[Drawn, ...]
