"""What stands where as the director chose: every arrangement and switch, in every state and size."""

from dataclasses import replace
from itertools import cycle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PyQt6.QtCore import QBuffer
from PyQt6.QtGui import QColor, QImage

from desktop.display.drawing.drawn import Backdrop, Bar, Disc, Glow, Image, Panel, Scene
from desktop.display.layout import layout
from desktop.display.looks import pictures, themes
from desktop.display.looks.style import Arrangement, Part, Style, ThemeName
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_contrast, check_geometry, largest, texts, words
from tournament.board.view import BoardView, ChipColour, ForSale, ShotClockView
from tournament.clocks.clock import Phase
from tournament.names import SECOND, TableNo

SIZES = [
    (800, 600), (853, 480), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920),
    (1000, 1000),
]  # fmt: skip
LYING, UPRIGHT = (1920, 1080), (1080, 1920)
SWITCHED = (
    frozenset[Part](),
    frozenset({Part.BAR, Part.NEXT}),
    frozenset({Part.PLAYERS, Part.AVERAGE, Part.CHIPS, Part.NAME}),
    frozenset({Part.PRIZES, Part.NEXT_BREAK, Part.TIME_OF_DAY}),
    frozenset(Part),
)

pytestmark = pytest.mark.usefixtures("qapp")


def scene(view: BoardView, size: tuple[int, int] = LYING, **looks: object) -> Scene:
    return layout(Showing(view), size, replace(Style(), **looks))  # type: ignore[arg-type]


def check_time_is_largest(scene: Scene) -> None:
    """Larger than anything else, and no word."""
    time, *others = sorted(texts(scene), key=lambda text: text.size, reverse=True)
    assert all(other.size < time.size for other in others)
    assert set(time.text) <= set("0123456789:/–")


@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("state", views.STATES)
def test_every_arrangement_fits_every_size_and_the_time_is_the_largest(state: str, arrangement: Arrangement) -> None:
    view = views.STATES[state]
    for size, hidden in zip(SIZES, cycle(SWITCHED), strict=False):
        for without in {frozenset[Part](), hidden}:
            drawn = scene(view, size, arrangement=arrangement, hidden=without)
            check_geometry(drawn)
            if view.winner is None and view.phase is not Phase.WAITING:
                check_time_is_largest(drawn)


@pytest.mark.parametrize("theme", ThemeName)
@pytest.mark.parametrize("state", views.STATES)
def test_every_text_is_readable_in_every_theme(state: str, theme: ThemeName) -> None:
    """7:1 for text, also on chips, on the banner and in pills; 4.5:1 for the time."""
    for arrangement, size in zip(Arrangement, (LYING, UPRIGHT, (800, 600), (1366, 768)), strict=True):
        drawn = scene(views.STATES[state], size, theme=theme, arrangement=arrangement)
        check_contrast(drawn, themes.of(Style(theme=theme)))


def test_each_arrangement_puts_things_where_its_name_says() -> None:
    """The facts below, at the right, at the right with the prizes at the left, or nowhere."""
    for arrangement in Arrangement:
        drawn = scene(views.LEVEL, arrangement=arrangement)
        at = {text.text: text for text in texts(drawn)}
        time = largest(drawn)
        match arrangement:
            case Arrangement.CLASSIC:
                assert at["Players"].baseline > at["300 / 600"].baseline
            case Arrangement.COLUMN:
                assert at["Players"].x > time.box.right
                assert at["Prizes"].x == at["Players"].x
            case Arrangement.PRIZES:
                assert at["Players"].x > time.box.right
                assert at["€67"].box.right < time.x
            case Arrangement.PLAIN:
                assert "Players" not in at
                assert "400 / 800" in at


def test_plain_is_larger_than_classic() -> None:
    plain, classic = (
        {text.text: text.size for text in texts(scene(views.LEVEL, arrangement=arrangement))}
        for arrangement in (Arrangement.PLAIN, Arrangement.CLASSIC)
    )
    for text in ("12:34", "300 / 600", "next "):
        assert plain[text] > 1.1 * classic[text]


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Part.NAME, "Thursday at Anna's"),
        (Part.TIME_OF_DAY, "20:47"),
        (Part.NEXT, "next 400 / 800"),
        (Part.PLAYERS, "17 of 24"),
        (Part.AVERAGE, "Average stack"),
        (Part.PRIZES, "Prizes"),
        (Part.NEXT_BREAK, "Next break"),
        (Part.CHIPS, "264 000 in play"),
    ],
)
@pytest.mark.parametrize("arrangement", [Arrangement.CLASSIC, Arrangement.COLUMN, Arrangement.PRIZES])
def test_what_is_switched_off_is_gone_and_the_rest_stays(arrangement: Arrangement, part: Part, said: str) -> None:
    def shown(hidden: frozenset[Part]) -> str:
        drawn = words(scene(views.LEVEL, arrangement=arrangement, hidden=hidden))
        return drawn.replace("\N{NARROW NO-BREAK SPACE}", " ")

    assert said in shown(frozenset())
    assert said not in shown(frozenset({part}))
    for always in ("LEVEL 8", "12:34", "300 / 600", "big-blind ante 600"):
        assert always in shown(frozenset({part}))


def test_the_bar_can_be_switched_off() -> None:
    assert [thing for thing in scene(views.LEVEL).things if isinstance(thing, Bar)]
    assert not [thing for thing in scene(views.LEVEL, hidden=frozenset({Part.BAR})).things if isinstance(thing, Bar)]


def test_what_is_switched_off_leaves_its_room_to_the_rest() -> None:
    facts = frozenset({Part.PLAYERS, Part.AVERAGE, Part.PRIZES, Part.NEXT_BREAK, Part.CHIPS})
    for arrangement in (Arrangement.CLASSIC, Arrangement.COLUMN, Arrangement.PRIZES):
        for size in (LYING, UPRIGHT):
            whole, bare = (
                scene(views.LEVEL, size, arrangement=arrangement, hidden=hidden) for hidden in (frozenset(), facts)
            )
            assert largest(bare).size >= largest(whole).size
    without_prizes = scene(views.LEVEL, arrangement=Arrangement.PRIZES, hidden=frozenset({Part.PRIZES}))
    assert largest(without_prizes).size > largest(scene(views.LEVEL, arrangement=Arrangement.PRIZES)).size


def test_the_list_of_prizes_joins_equal_ones_and_marks_the_next_to_be_won() -> None:
    drawn = scene(views.LARGE, arrangement=Arrangement.PRIZES)
    assert "5–200" in words(drawn)
    accent = themes.of(Style()).accent
    two_left = scene(replace(views.LEVEL, players_left=2), arrangement=Arrangement.PRIZES)
    assert [text.text for text in texts(two_left) if text.colour == accent and text.text != "LEVEL 8"] == ["€125", "2"]


def test_a_list_of_prizes_too_long_for_the_board_keeps_the_first_and_the_next_to_be_won() -> None:
    view = replace(views.LEVEL, prizes=tuple(100_000 - 100 * n for n in range(300)), players_left=280, entries=900)
    said = [text.text for text in texts(scene(view, arrangement=Arrangement.PRIZES))]
    assert {"1", "280"} <= set(said)
    assert any(text.startswith("and ") and text.endswith(" more places") for text in said)


# ---- the club's own pictures -----------------------------------------------------------------------------------------


def png(width: int, height: int, colour: str = "white") -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return buffer.data().data()


@pytest.mark.parametrize("shape", [(400, 400), (1200, 200), (100, 800)])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("state", ["large figures", "forty shot clocks", "everything at once", "break", "winner"])
def test_a_logo_of_any_shape_stands_beside_the_name(state: str, size: tuple[int, int], shape: tuple[int, int]) -> None:
    drawn = scene(views.STATES[state], size, logo=png(*shape))
    check_geometry(drawn)
    [logo] = [thing for thing in drawn.things if isinstance(thing, Image)]
    assert logo.box.width / logo.box.height == pytest.approx(shape[0] / shape[1])
    assert logo.box.height <= 0.07 * size[1]


def test_a_picture_that_is_none_is_left_out() -> None:
    drawn, usual = scene(views.LEVEL, logo=b"no picture", background=b"no picture"), scene(views.LEVEL)
    assert isinstance(drawn.things[0], Glow)
    assert [type(thing) for thing in drawn.things] == [type(thing) for thing in usual.things]


@pytest.mark.parametrize("state", ["level", "break", "countdown", "waiting", "winner"])
def test_the_clubs_picture_lies_behind_everything_instead_of_the_glow(state: str) -> None:
    for theme in ThemeName:
        style = Style(theme=theme, background=png(64, 36))
        drawn = layout(Showing(views.STATES[state]), LYING, style)
        assert drawn.things[0] == Backdrop(style.background, pictures.scrim(style.background, themes.of(style)))
        assert not [thing for thing in drawn.things if isinstance(thing, Glow)]


# ---- hand for hand, players' clocks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
def test_hand_for_hand_is_a_band_from_edge_to_edge_and_hides_nothing(size: tuple[int, int]) -> None:
    for arrangement in Arrangement:
        drawn = scene(views.ROUND, size, arrangement=arrangement)
        [band] = [thing.box for thing in drawn.things if isinstance(thing, Panel)]
        assert (band.x, band.width) == (0, size[0])
        said = words(drawn)
        for expected in ("HAND FOR HAND", "out in this round: Anna", "12:34", "300 / 600"):
            assert expected in said


def test_shot_clocks_stand_in_a_strip_the_soonest_first() -> None:
    drawn = scene(views.FORTY)
    said = words(drawn)
    pills = [thing for thing in drawn.things if isinstance(thing, Panel)]
    assert len(pills) >= 4
    assert f"+{40 - len(pills)} more" in said
    order = [said.index(f"Table {n}") for n in (10, 20, 30, 40)]
    assert order == sorted(order)


def test_the_last_five_seconds_of_a_shot_clock_warn_and_at_the_end_it_says_time() -> None:
    theme = themes.of(Style())
    for left, run_out, colour, said in (
        (6 * SECOND, False, theme.text, "0:06"),
        (5 * SECOND, False, theme.warning, "0:05"),
        (0, True, theme.on_accent, "TIME"),
    ):
        view = replace(views.LEVEL, shot_clocks=(ShotClockView(TableNo(3), "Anna", left, run_out),))
        [shown] = [text for text in texts(scene(view)) if text.text == said]
        assert shown.colour == colour
        assert "Table 3  Anna  " in words(scene(view))
        assert "Thursday" not in words(scene(view))


def test_a_pause_is_large_and_moves_the_time_nowhere() -> None:
    running, paused = scene(views.LEVEL), scene(views.PAUSED)
    [since] = [text for text in texts(paused) if text.text == "PAUSED since "]
    assert since.size >= 0.06 * 1080
    for edge in ("x", "y", "width", "height"):
        assert getattr(largest(paused).box, edge) == pytest.approx(getattr(largest(running).box, edge), abs=0.5)


# ---- whatever comes --------------------------------------------------------------------------------------------------

names = st.text(max_size=40)
chips = st.builds(ChipColour, st.integers(1, 10**9), st.sampled_from(["", "green", "dark blue", "#123456", "zebra"]))
sales = st.builds(ForSale, names, st.integers(0, 10**8), st.integers(0, 10**8), st.none() | st.just(views.clock(21, 0)))
shots = st.builds(
    lambda table, name, left: ShotClockView(TableNo(table), name, left * SECOND, left == 0),
    st.integers(1, 99),
    names,
    st.integers(0, 90),
)


@settings(max_examples=100)
@given(
    state=st.sampled_from(sorted(views.STATES)),
    size=st.tuples(st.integers(480, 4000), st.integers(300, 2400)),
    style=st.builds(Style, arrangement=st.sampled_from(Arrangement), hidden=st.frozensets(st.sampled_from(Part))),
    colours=st.lists(chips, max_size=12),
    gone=st.integers(0, 5),
    sold=st.lists(sales, max_size=4),
    running=st.lists(shots, max_size=41),
    out=st.lists(names, max_size=9),
    hand_for_hand=st.booleans(),
)
def test_any_view_fits_any_window_in_any_arrangement_with_any_switches(
    state: str,
    size: tuple[int, int],
    style: Style,
    colours: list[ChipColour],
    gone: int,
    sold: list[ForSale],
    running: list[ShotClockView],
    out: list[str],
    *,
    hand_for_hand: bool,
) -> None:
    view = replace(
        views.STATES[state],
        colours=tuple(colours),
        going=tuple(colours[:gone]),
        for_sale=tuple(sold),
        shot_clocks=tuple(running),
        hand_for_hand=hand_for_hand,
        round_out=tuple(out),
    )
    check_geometry(layout(Showing(view), size, style))


def test_every_chip_of_twelve_is_there_in_every_size_and_arrangement() -> None:
    for size in SIZES:
        for arrangement in (Arrangement.CLASSIC, Arrangement.COLUMN, Arrangement.PRIZES):
            drawn = scene(views.TWELVE_COLOURS, size, arrangement=arrangement)
            assert len([thing for thing in drawn.things if isinstance(thing, Disc)]) == 12


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("hand", [(1, 8), (10, 20), (100, 100), (1_000, 1_000)], ids=str)
def test_however_many_hands_a_level_has_none_of_its_figures_is_cut(
    hand: tuple[int, int], size: tuple[int, int]
) -> None:
    for arrangement in Arrangement:
        drawn = scene(replace(views.BY_HANDS, hand=hand), size, arrangement=arrangement)
        check_geometry(drawn)
        assert largest(drawn).text == "/".join(map(str, hand))
        page = layout(Showing(replace(views.BY_HANDS, hand=hand), pages.prizes(9)), size)
        check_geometry(page)
