"""What every picture of the board must pass: nothing cut, nothing covered, everything readable (B124, B256)."""

from collections.abc import Iterator
from itertools import combinations

from PyQt6.QtGui import QColor, QFontMetricsF

from desktop import typeface
from desktop.display.drawing.drawn import Arrow, Bar, Box, Disc, Glow, Image, Line, Mark, Panel, Scene, Text
from desktop.display.looks.themes import DARK, Theme


def texts(scene: Scene) -> list[Text]:
    return [thing for thing in scene.things if isinstance(thing, Text)]


def words(scene: Scene) -> str:
    return "".join(text.text for text in texts(scene))


def largest(scene: Scene) -> Text:
    """The time, where there is one."""
    return max(texts(scene), key=lambda text: text.size)


def ink(text: Text) -> Box:
    """Where colour really goes."""
    tight = QFontMetricsF(typeface.font(text.size, text.weight, text.spacing)).tightBoundingRect(text.text)
    return Box(text.x + tight.x(), text.baseline + tight.y(), tight.width(), tight.height())


def smaller(box: Box, by: float = 0.01) -> Box:
    """Without the rounding of sums."""
    return Box(box.x + by, box.y + by, box.width - 2 * by, box.height - 2 * by)


def blocks(scene: Scene) -> Iterator[tuple[str, Box]]:
    """Everything that must not be covered; text on a chip lies on its chip."""
    discs = [thing.box for thing in scene.things if isinstance(thing, Disc)]
    for thing in scene.things:
        if isinstance(thing, Text) and thing.text.strip():
            box = smaller(thing.box)
            if not any(disc.contains(box) for disc in discs):
                yield thing.text, box
        elif isinstance(thing, Mark | Bar | Arrow | Disc | Image):
            yield type(thing).__name__, smaller(thing.box)


def check_geometry(scene: Scene) -> None:
    """Nothing is cut, nothing is covered, nothing stands over the edge of a card."""
    whole = Box(0, 0, scene.width, scene.height)
    for text in texts(scene):
        assert whole.contains(smaller(text.box)), f"{text.text!r} is cut: {text}"
    for thing in scene.things:
        if isinstance(thing, Mark | Bar | Panel | Arrow | Disc | Image):
            assert whole.contains(thing.box), f"{thing} is cut"
    check_ink(scene)
    standing = list(blocks(scene))
    for (one, box), (other, covered) in combinations(standing, 2):
        assert not box.overlaps(covered), f"{one!r} covers {other!r}"
    for panel in (thing.box for thing in scene.things if isinstance(thing, Panel)):
        for name, box in standing:
            assert panel.contains(box) or not panel.overlaps(box), f"{name!r} stands over the card's edge"


_BLUR = 0.75
"""What is smoothed at the edges of letters, in pixels."""


def is_latin(text: str) -> bool:
    """Whether it is written with the typeface that ships alone, also Vietnamese; other letters come from the system."""
    return all(ord(c) < 0x0250 or 0x1E00 <= ord(c) < 0x1F00 or c in "\N{NARROW NO-BREAK SPACE}–—…€·" for c in text)


def check_ink(scene: Scene) -> None:
    """What letters really cover, with the accents on capitals: nothing is cut, or over another line or a rule."""
    whole = Box(0, 0, scene.width, scene.height)
    inks = [(text, smaller(ink(text), _BLUR)) for text in texts(scene) if text.text.strip() and is_latin(text.text)]
    edges = [thing.box for thing in scene.things if isinstance(thing, Panel)]
    rules = [
        Box(min(line.x1, line.x2), min(line.y1, line.y2), abs(line.x1 - line.x2) + 0.01, abs(line.y1 - line.y2) + 0.01)
        for line in scene.things
        if isinstance(line, Line)
    ]
    for text, box in inks:
        assert whole.contains(box), f"{text.text!r} is cut"
        assert all(edge.contains(box) or not edge.overlaps(box) for edge in edges), f"{text.text!r} leaves its card"
        assert not any(box.overlaps(rule) for rule in rules), f"{text.text!r} stands on a line"
    for (one, box), (other, covered) in combinations(inks, 2):
        if one.baseline != other.baseline:
            assert not box.overlaps(covered), f"{one.text!r} runs into {other.text!r}"


def luminance(colour: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part or 0.0) for part in QColor(colour).getRgbF()[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def ground_of(scene: Scene, box: Box) -> str:
    """The brightest ground behind the box: the uppermost chip or card that it lies on, else the glow."""
    for thing in reversed(scene.things):
        if isinstance(thing, Panel) and thing.box.contains(smaller(box)):
            return thing.fill
        if isinstance(thing, Disc) and thing.box.contains(smaller(box)):
            return thing.plate or thing.fill
    glow = next((thing for thing in scene.things if isinstance(thing, Glow)), None)
    if glow is None:
        return scene.ground
    (x, y), box = glow.box.centre, smaller(box)
    near_x, near_y = min(max(x, box.x), box.right), min(max(y, box.y), box.bottom)
    far = ((near_x - x) / (glow.box.width / 2)) ** 2 + ((near_y - y) / (glow.box.height / 2)) ** 2
    share = min(1.0, far**0.5)
    inner, outer = QColor(glow.inner).getRgb(), QColor(glow.outer).getRgb()
    red, green, blue = (
        round((a or 0) * (1 - share) + (b or 0) * share) for a, b in zip(inner[:3], outer[:3], strict=True)
    )
    return QColor(red, green, blue).name()


def check_contrast(scene: Scene, theme: Theme = DARK) -> None:
    """7:1 for text, 4.5:1 for the time; danger never as small text, where it is a colour of its own."""
    time = largest(scene)
    for text in texts(scene):
        reached = contrast(text.colour, ground_of(scene, text.box))
        assert reached >= (4.5 if text is time else 7.0), f"{text.text!r}: {reached:.2f}:1"
        assert text is time or text.colour != theme.danger or theme.danger in (theme.text, theme.accent)
