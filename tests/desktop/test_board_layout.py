"""The layout of the board in every state and size: nothing cut, nothing covered, everything readable (B124, B256)."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from desktop.display.drawing.drawn import Mark, MarkKind
from desktop.display.layout import layout
from desktop.display.looks.themes import DARK
from desktop.display.pages import words as board_words
from desktop.display.showing import Showing
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_contrast, check_geometry, texts, words
from tests.tournament.presses import BY_HANDS, Pressed
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.names import HOUR, SECOND, TableNo

SIZES = [(800, 600), (1024, 768), (853, 480), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920), (1000, 1000)]
"""853 × 480 is 1280 × 720 at 150 %; 1920 × 1080 is also 3840 × 2160 at 200 %."""

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("state", views.STATES)
def test_nothing_is_cut_and_nothing_is_covered(state: str, size: tuple[int, int]) -> None:
    check_geometry(layout(Showing(views.STATES[state]), size))


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080), (1080, 1920)], ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("state", views.STATES)
def test_every_text_is_readable(state: str, size: tuple[int, int]) -> None:
    """7:1 for text, 4.5:1 for the time; danger never as small text."""
    check_contrast(layout(Showing(views.STATES[state]), size))


def test_the_measures_are_the_looks() -> None:
    """Time 0.34, blinds 0.14, next and ante 0.043, facts 0.054, their labels 0.023 of the height."""
    by_text = {text.text: text.size / 1080 for text in texts(layout(Showing(views.LEVEL), (1920, 1080)))}
    assert by_text["12:34"] == pytest.approx(0.34, abs=0.001)
    assert by_text["300 / 600"] == pytest.approx(0.14, abs=0.001)
    assert by_text["big-blind ante "] == by_text["next "] == pytest.approx(0.043, abs=0.001)
    assert by_text["17"] == by_text["€202"] == pytest.approx(0.054, abs=0.001)
    assert by_text["Players"] == pytest.approx(0.023, abs=0.001)


def test_twice_the_resolution_is_the_same_picture_twice_as_large() -> None:
    """B130: text of the same height on both screens."""
    small, large = (layout(Showing(views.LEVEL), size) for size in ((1920, 1080), (3840, 2160)))
    for one, other in zip(texts(small), texts(large), strict=True):
        assert one.text == other.text
        assert other.size == pytest.approx(2 * one.size, abs=2)


def test_figures_do_not_dance() -> None:
    """Every time of the same length takes the same room at the same size."""
    times = []
    for seconds in range(11 * 60, 20 * 60, 13):
        scene = layout(Showing(replace(views.LEVEL, remaining=seconds * SECOND)), (1366, 768))
        times.append(max(texts(scene), key=lambda text: text.size))
    assert len({(time.size, time.width, time.x, time.baseline) for time in times}) == 1


def test_the_last_minute_is_amber_and_the_last_seconds_red_each_with_its_shape() -> None:
    for view, colour, kind in (
        (views.LEVEL, DARK.text, None),
        (replace(views.LEVEL, remaining=61 * SECOND), DARK.text, None),
        (replace(views.LEVEL, remaining=60 * SECOND), DARK.warning, MarkKind.WARNING),
        (replace(views.LEVEL, remaining=11 * SECOND), DARK.warning, MarkKind.WARNING),
        (replace(views.LEVEL, remaining=10 * SECOND), DARK.danger, MarkKind.DANGER),
        (replace(views.LEVEL, remaining=0), DARK.danger, MarkKind.DANGER),
    ):
        scene = layout(Showing(view), (1920, 1080))
        assert max(texts(scene), key=lambda text: text.size).colour == colour
        assert [thing.kind for thing in scene.things if isinstance(thing, Mark)] == ([kind] if kind else [])


def test_a_pause_says_since_when_and_has_a_shape() -> None:
    for view, since in ((views.PAUSED, "20:41"), (views.PAUSED_BREAK, "21:01")):
        scene = layout(Showing(replace(view, remaining=30 * SECOND)), (1920, 1080))
        assert f"PAUSED since {since}" in words(scene)
        assert [thing.kind for thing in scene.things if isinstance(thing, Mark)] == [MarkKind.PAUSE]


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("level", ["Thursday at Anna's", "20:47", "LEVEL 8", "12:34", "300 / 600", "big-blind ante 600"]),
        ("level", ["next 400 / 800 ante 800", "17 of 24", "4 places paid", "25 big blinds", "€202 €125  €86"]),
        ("level", ["4th €67 · next out: nothing", "21:00", "10 min, 25s go", "Chips"]),
        ("chips unknown", ["Chips in play264 000"]),
        ("on sale", ["Buy-in and Rebuy until 21:00"]),
        ("break", ["BREAK", "6:52", "back at 21:10", "Level 9", "400 / 800", "big-blind ante800"]),
        ("break", ["green 25sgo", "Add-on until the break ends: 5 000 chips for €10"]),
        ("break without chips", ["17 of 24", "Average stack 15 529  ·  25 big blinds"]),
        ("countdown", ["19:04", "Starts at 19:30", "Level 1", "25 / 50", "First prize €202"]),
        ("waiting", ["Thursday at Anna's", "Waiting for the start", "Level 1", "25 / 50", "24"]),
        ("winner", ["Anna wins", "€202", "Prize pool", "€480"]),
        ("antes of two kinds", ["ante 50", "next 400 / 800 big-blind ante 800"]),
        ("large figures", ["1:59:59"]),
    ],
)
def test_what_a_page_says(state: str, said: list[str]) -> None:
    shown = words(layout(Showing(views.STATES[state]), (1920, 1080))).replace("\N{NARROW NO-BREAK SPACE}", " ")
    for sentence in said:
        assert sentence in shown


def test_what_the_next_one_out_gets() -> None:
    for left, said in ((5, "next out: nothing"), (4, "next out: €67"), (2, "next out: €125")):
        assert said in words(layout(Showing(replace(views.LEVEL, players_left=left)), (1920, 1080)))


def test_a_paused_clock_promises_no_break_and_a_tournament_for_nothing_shows_no_prizes() -> None:
    assert "clock stands still" in words(layout(Showing(views.PAUSED), (1920, 1080)))
    assert "none ahead" in words(layout(Showing(replace(views.PAUSED, break_after=None)), (1920, 1080)))
    shown = words(layout(Showing(views.NO_MONEY), (1920, 1080)))
    assert "Prizes" not in shown
    assert "paid" not in shown
    assert "none ahead" in shown


def test_a_break_after_levels_that_end_by_hands_is_ahead_although_nobody_knows_when() -> None:
    pressed = Pressed(BY_HANDS)
    assert (pressed.board.next_break, pressed.board.break_after) == (None, 2)
    shown = words(layout(Showing(pressed.board), (1920, 1080)))
    assert "after level 2" in shown
    assert "none ahead" not in shown
    assert "1/3" in shown
    for _hand in range(3):
        pressed.press(timekeeping.hand_over, table=TableNo(1))
    assert pressed.board.break_after == 2, "a level without minutes"
    for _level in range(2):
        pressed.press(timekeeping.next_level)
    assert "none ahead" in words(layout(Showing(pressed.board), (1920, 1080)))


def test_large_figures_are_whole() -> None:
    for size in SIZES:
        shown = words(layout(Showing(views.LARGE), size)).replace("\N{NARROW NO-BREAK SPACE}", " ")
        for figure in ("1:59:59", "1 000 000 / 2 000 000", "1 234 567 890", "123 456 789"):
            assert figure in shown


def test_a_countdown_of_a_whole_day_is_shown_as_it_is() -> None:
    """B100: 25 hours to eight o'clock when the clocks go back in between."""
    for size in SIZES:
        scene = layout(Showing(replace(views.COUNTDOWN, remaining=25 * HOUR)), size)
        assert "25:00:00" in words(scene)
        check_geometry(scene)


@settings(max_examples=60)
@given(
    width=st.integers(480, 4000),
    height=st.integers(300, 2400),
    blinds=st.integers(1, 9_999_999),
    left=st.integers(0, 5_000),
    seconds=st.integers(0, 200_000),
    phase=st.sampled_from([Phase.RUNNING, Phase.PAUSED, Phase.COUNTDOWN, Phase.WAITING]),
    on_break=st.booleans(),
    name=st.text(max_size=60),
)
def test_any_view_fits_any_window(
    width: int, height: int, blinds: int, left: int, seconds: int, phase: Phase, on_break: bool, name: str
) -> None:
    view = replace(
        views.LEVEL,
        name=name,
        phase=phase,
        on_break=on_break,
        remaining=seconds * SECOND,
        players_left=left,
        entries=5_000,
        average=1_000 * blinds,
        level=views.stakes(8, blinds, 2 * blinds, blinds),
        coming=views.stakes(9, 2 * blinds, 4 * blinds, 2 * blinds),
        paused_since=views.clock(20, 41) if phase is Phase.PAUSED else None,
        back_at=views.clock(21, 10) if on_break and phase is Phase.RUNNING else None,
        starts_at=views.clock(19, 30) if phase is Phase.COUNTDOWN else None,
    )
    check_geometry(layout(Showing(view), (width, height)))


def test_the_same_view_gives_the_same_picture(qtbot: QtBot) -> None:
    for view in views.STATES.values():
        assert layout(Showing(view), (1366, 768)) == layout(Showing(view), (1366, 768))


def test_prizes_that_are_no_money_and_the_way_to_the_next_one_are_told() -> None:
    fact = board_words.prizes(views.THINGS)
    assert fact is not None
    assert (fact.value, fact.below) == ("€202 and Challenge cup", "4th €67 · 13 more out, then €67")
    assert board_words.players(views.THINGS).below == "4 places paid"
    assert board_words.next_out(replace(views.THINGS, players_left=3)) == f"next out: {views.RUM}"
    assert board_words.next_out(replace(views.THINGS, players_left=4)) == "next out: €67"
    assert board_words.prizes(replace(views.THINGS, prizes=(), things=())) is None
    assert "€202 and Challenge cup" in [text.text for text in texts(layout(Showing(views.CUP), (1920, 1080)))]
