"""Charts: small drawings that are the same every time, stand inside a page and say what they show."""

from dataclasses import replace
from xml.etree import ElementTree as ET

from templates import colours
from templates.web import charts, html
from tests.templates.web.reading import SVG
from tournament.names import HOUR, MINUTE
from tournament.reports.page import POINT, Chart, Kind, Page, Series

SEVEN = 946_753_200_000
LEFT = Chart(
    heading="Players left",
    says="24 at 19:00, one at 23:00.",
    series=(Series("Players", tuple((SEVEN + number * 10 * MINUTE, 24 - number) for number in range(24))),),
    x=Kind.TIME,
    y=Kind.NUMBER,
    labels=("Time", "Players"),
    steps=True,
)
PAGE = Page("standings", "Thursday", "final standings", currency="EUR", utc=True, parts=(LEFT,))


def words(drawing: str) -> list[str]:
    return [str(text.text) for text in ET.fromstring(drawing).iter(f"{SVG}text")]


def test_the_drawing_says_what_it_shows_and_its_axes_are_in_words() -> None:
    drawing = charts.svg(LEFT, PAGE, "chart-1")
    assert '<title id="chart-1-title">Players left</title><desc id="chart-1-says">24 at 19:00' in drawing
    assert words(drawing) == ["0", "5", "10", "15", "20", "19:00", "20:00", "21:00", "22:00", "Time", "Players"]
    places = replace(LEFT, x=Kind.NUMBER, y=Kind.PLACE, downwards=True, steps=False, labels=("", ""))
    upside = charts.svg(replace(places, series=(Series("Ann", ((1, 1), (2, 9), (3, 4))),)), PAGE)
    assert words(upside) == ["1", "2", "4", "6", "8", "1", "2", "3"]
    money = replace(places, y=Kind.MONEY, series=(Series("Ann", ((1, 0), (2, 40_00))),))
    assert words(charts.svg(money, PAGE))[:3] == ["€0", "€10", "€20"]
    halves = replace(places, y=Kind.POINTS, series=(Series("Ann", ((1, 0), (2, 2 * POINT))),))
    assert words(charts.svg(halves, PAGE))[:3] == ["0.0", "0.5", "1.0"]


def test_it_is_the_same_every_time_and_holds_nothing_that_runs_or_fetches() -> None:
    drawing = charts.svg(LEFT, PAGE)
    assert drawing == charts.svg(LEFT, PAGE)
    for unwanted in ("<script", "<style", "<!--", "style=", "pygal", 'class="reactive', "xlink", "href"):
        assert unwanted not in drawing


def test_names_of_lines_are_text_and_lines_differ_not_by_colour_alone() -> None:
    names = ("<b>Ann</b>", "עומר 2026", "😳 Ace & Co", "Dana", "Eva", "Filip", "Greta", "Hugo")
    series = tuple(Series(name, ((1, number), (2, 2 * number))) for number, name in enumerate(names))
    drawing = charts.svg(replace(LEFT, series=series, x=Kind.NUMBER, steps=False), PAGE)
    assert set(names) <= set(words(drawing))
    lines = [path for path in ET.fromstring(drawing).iter(f"{SVG}path") if path.get("stroke-width")]
    looks = [(path.get("stroke"), path.get("stroke-dasharray")) for path in lines]
    assert len(looks) == 2 * len(names), "each once more in the legend"
    assert len(set(looks)) == len(names)
    assert len({dash for _colour, dash in looks}) == len(colours.DASHES)


def test_long_lines_are_thinned_to_what_can_be_seen_and_keep_their_ends_and_peaks() -> None:
    points = [(number, 1_000_000 if number == 12_345 else number % 997) for number in range(60_000)]
    kept = charts.thinned(points, 600)
    assert len(kept) <= 600
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    assert (12_345, 1_000_000) in kept
    assert kept == sorted(kept)
    many = tuple(Series(f"P{number}", tuple(points)) for number in range(5))
    for chart in (replace(LEFT, x=Kind.NUMBER, series=many), replace(LEFT, x=Kind.NUMBER, series=many[:1])):
        assert len(charts.svg(chart, PAGE).encode()) < 30_000


def test_axes_of_any_kind_and_length_have_a_few_ticks() -> None:
    for kind in Kind:
        for last in (0, 1, 30, 90 * MINUTE, 400 * 24 * HOUR):
            chart = replace(LEFT, x=kind, y=kind, steps=False, series=(Series("Ann", ((0, 0), (last, last))),))
            assert 1 <= len(words(charts.svg(chart, PAGE))) <= 20


def test_a_chart_without_points_is_only_its_sentence() -> None:
    nothing = replace(LEFT, series=(Series("Players", ()),))
    assert charts.svg(nothing, PAGE) == ""
    page = html.page(replace(PAGE, parts=(nothing,)))
    assert "<svg" not in page
    assert "<p>24 at 19:00, one at 23:00.</p>" in page
