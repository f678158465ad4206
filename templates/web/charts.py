"""Charts as drawings that stand inside a page: no scripts, fonts or styles of their own, the same bytes every time."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from xml.etree.ElementTree import Element, SubElement, tostring

from markupsafe import Markup

from templates import axes, colours
from templates.web.plots import XY, Style
from tournament.club.house_style import PLAIN
from tournament.reports.page import Chart, Kind, Page, Series

WIDTH, HEIGHT = 600, 270
"""In the drawing's own units; it is shown as large as there is room."""
LEGEND_COLUMNS, LEGEND_LINE = 3, 22
"""What names the lines stands below the drawing and makes it so much taller."""
MOST_POINTS = 1_200
"""Of all lines together; there are not more places to the right where a change could be seen."""
FEW = 40
"""Up to so many points of a line, each has a dot."""

TEXT, MUTED, GUIDE = "#18211C", "#5A675F", "#DDDCD2"

Point = tuple[int, int]


def svg(chart: Chart, page: Page, key: str = "chart", colour: str = PLAIN.colour) -> Markup:
    """The chart as an svg element; empty if no line has a point.

    `key`: tells it from the others on the page; `colour`: of the first line, `#RRGGBB`, darkened where it is too pale.
    """
    lines = [series for series in chart.series if series.points]
    if not lines:
        return Markup("")
    drawing = _drawing(chart, lines, page)
    room = max(MOST_POINTS // len(lines) // (2 if chart.steps else 1), 12)
    for series in lines:
        points = thinned(sorted(series.points), room)
        dotted = len(points) <= FEW and not chart.steps
        drawing.add(series.name, list(_stepped(points)) if chart.steps else points, show_dots=dotted)
    root = drawing.render_tree()
    _undress(root)
    _colour(root, colour)
    _describe(root, chart, key)
    return Markup(tostring(root, encoding="unicode"))  # noqa: S704


def _drawing(chart: Chart, lines: Sequence[Series], page: Page) -> XY:
    """An empty one with its axes."""
    across = [x for series in lines for x, _y in series.points]
    up = [y for series in lines for _x, y in series.points]
    left, right = axes.ends(min(across), max(across))
    low, high = axes.ends(*axes.grounded(chart, min(up), max(up)))
    legend = -(-len(lines) // LEGEND_COLUMNS) if len(lines) > 1 else 0
    style = Style(font_family="inherit", label_font_size=12, major_label_font_size=12, legend_font_size=12)
    drawing = XY(
        width=WIDTH,
        height=HEIGHT + legend * LEGEND_LINE,
        style=style,
        js=(),
        css=(),
        no_prefix=True,
        margin=6,
        spacing=8,
        show_legend=legend > 0,
        legend_at_bottom=True,
        legend_at_bottom_columns=LEGEND_COLUMNS,
        legend_box_size=18,
        inverse_y_axis=chart.downwards,
        dots_size=2.5,
        xrange=(left, right),
        range=(low, high),
        truncate_label=-1,
    )
    drawing.x_labels = _ticks(chart.x, left, right, page, most=4 if chart.x is Kind.DAY else 7)
    drawing.y_labels = _ticks(chart.y, low, high, page, most=6)
    drawing.x_title, drawing.y_title = (label or None for label in chart.labels)
    return drawing


def _ticks(kind: Kind, low: int, high: int, page: Page, most: int) -> list[dict[str, int | str]]:
    return [{"value": value, "label": label} for value, label in axes.ticks(kind, low, high, page, most)]


def thinned(points: Sequence[Point], most: int) -> list[Point]:
    """At most about so many of the points, which look the same: of each stretch the first, lowest, highest and last."""
    if len(points) <= most:
        return list(points)
    stretches = max(most // 4, 1)
    first, last = points[0][0], points[-1][0]
    kept: list[Point] = []
    stretch: list[Point] = []
    end = 0
    for point in points:
        number = (point[0] - first) * stretches // (last - first + 1)
        if stretch and number != end:
            kept += _outline(stretch)
            stretch = []
        end = number
        stretch.append(point)
    return kept + _outline(stretch)


def _outline(stretch: Sequence[Point]) -> list[Point]:
    telling = {0, len(stretch) - 1}
    telling |= {choose(range(len(stretch)), key=lambda at: stretch[at][1]) for choose in (min, max)}
    return [stretch[at] for at in sorted(telling)]


def _stepped(points: Sequence[Point]) -> Iterator[Point]:
    """With the corners of a staircase."""
    for (_x, y), (x, _y) in pairwise(points):
        yield _x, y
        yield x, y
    yield points[-1]


def _undress(root: Element) -> None:
    """Take off what pygal puts on for pages of its own: scripts, styles, remarks, what shows under a mouse."""
    for parent in list(root.iter()):
        for child in list(parent):
            if _is_idle(child):
                parent.remove(child)
    for element in root.iter():
        for name in ("id", "style"):
            element.attrib.pop(name, None)
        for name in ("x", "y", "cx", "cy", "r", "d"):
            if name in element.attrib:
                element.set(name, _short(element.attrib[name]))


def _is_idle(element: Element) -> bool:
    is_remark = not isinstance(element.tag, str)
    if is_remark or element.tag in ("defs", "title", "desc"):
        return True
    classes = element.get("class", "").split()
    return any(name in classes for name in ("background", "tooltip-overlay", "text-overlay"))


def _short(numbers: str) -> str:
    """The same coordinates to a tenth of a unit."""
    words = numbers.replace("M", "M ").replace("L", "L ").replace("h", "h ").replace("v", "v ").split()
    said = " ".join(word if word.isalpha() else f"{float(word):.1f}".removesuffix(".0") for word in words)
    return said.replace("M ", "M").replace("L ", "L").replace("h ", "h").replace("v ", "v")


def _colour(root: Element, colour: str) -> None:
    """Say in each element what it looks like, so that no style sheet is needed; `colour`: the club's."""
    root.set("font-size", "12")
    root.set("fill", MUTED)
    for element in root.iter():
        classes = element.get("class", "").split()
        number = next((int(name.partition("-")[2]) for name in classes if name.startswith("serie-")), None)
        if number is not None:
            _stroke(element, number, colour)
        if "axis" in classes:
            _dress_axis(element, is_upright="y" in classes)
        if element.tag == "text" and "title" in classes:
            element.set("text-anchor", "middle")
        if "legend" in classes:
            _dress_legend(element, colour)
    for element in root.iter():
        element.attrib.pop("class", None)
    root.set("class", "chart")


def _stroke(element: Element, number: int, colour: str) -> None:
    shade, dashes = colours.stroke(number, colour)
    for path in element.iter("path"):
        path.attrib |= {"fill": "none", "stroke": shade, "stroke-width": "2", "stroke-linejoin": "round"}
        if dashes:
            path.set("stroke-dasharray", " ".join(map(str, dashes)))
    for dot in element.iter("circle"):
        dot.set("fill", shade)


def _dress_axis(axis: Element, *, is_upright: bool) -> None:
    for path in axis.iter("path"):
        path.attrib |= {"stroke": GUIDE, "fill": "none"}
    for text in axis.iter("text"):
        text.set("text-anchor", "end" if is_upright else "middle")


def _dress_legend(legend: Element, colour: str) -> None:
    """A stretch of the line itself in the place of pygal's box, whose class tells the number."""
    for box in list(legend.iter("rect")):
        number = next(int(name[6:]) for name in box.get("class", "").split() if name.startswith("color-"))
        x, y = float(box.get("x", "0")), float(box.get("y", "0"))
        legend.remove(box)
        sample = SubElement(legend, "g")
        SubElement(sample, "path", {"d": f"M{x:g} {y + 9:g} h18"})
        _stroke(sample, number, colour)
    for text in legend.iter("text"):
        text.set("fill", TEXT)


def _describe(root: Element, chart: Chart, key: str) -> None:
    title, says = Element("title", {"id": f"{key}-title"}), Element("desc", {"id": f"{key}-says"})
    title.text, says.text = chart.heading, chart.says
    root.insert(0, title)
    root.insert(1, says)
    root.attrib |= {"role": "img", "aria-labelledby": f"{key}-title {key}-says"}
