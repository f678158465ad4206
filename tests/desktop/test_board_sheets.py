"""Pages too long for one sheet: every line on exactly one, whatever the window; and boards that show nothing."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.display.drawing.drawn import Backdrop
from desktop.display.layout import layout, sheets
from desktop.display.looks.style import Style
from desktop.display.showing import Blank, Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry, texts
from tests.desktop.board_pages import HD, SIZES, shown
from tournament.board.pages import Content, Message, Moves, PrizeLine, Prizes, Ranking, Schedule, Seating
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND

pytestmark = pytest.mark.usefixtures("qapp")


# ---- blank ---------------------------------------------------------------------------------------------------------


def test_a_blank_board_is_black_or_the_clubs_picture_and_nothing_else() -> None:
    black = layout(Showing(views.LEVEL, pages.MOVES, blank=Blank.BLACK), HD)
    assert (black.ground, black.things) == ("#000000", ())
    picture = layout(Showing(views.LEVEL, blank=Blank.PICTURE), HD, Style(blank=b"picture"))
    assert (picture.ground, picture.things) == ("#000000", (Backdrop(b"picture", 0.0),))
    assert layout(Showing(views.LEVEL, blank=Blank.PICTURE), HD) == layout(Showing(views.LEVEL, blank=Blank.BLACK), HD)


# ---- sheets --------------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(
    count=st.one_of(st.integers(0, 60), st.sampled_from([100, 321, 500])),
    width=st.integers(300, 4000),
    height=st.integers(240, 2400),
    kind=st.sampled_from(["seats", "moves", "everybody", "standings", "prizes", "structure"]),
)
def test_every_line_is_on_exactly_one_sheet(count: int, width: int, height: int, kind: str) -> None:
    page: Content
    match kind:
        case "seats":
            page = Seating(tuple(replace(line, name=f"N{n}x") for n, line in enumerate(pages.seating(count).lines)))
        case "moves" | "everybody":
            made = pages.moves(count, everybody=kind == "everybody")
            page = Moves(tuple(replace(line, name=f"N{n}x") for n, line in enumerate(made.lines)), (), False, 0)
        case "standings":
            page = Ranking(tuple(replace(line, name=f"N{n}x") for n, line in enumerate(pages.ranking(count).lines)))
        case "prizes":
            page = Prizes(
                tuple(PrizeLine(n + 1, n + 1, 100, name=f"N{n}x") for n in range(count)), 1, provisional=False
            )
        case _:
            page = Schedule(
                tuple(replace(line, length=n * MINUTE) for n, line in enumerate(pages.schedule(count).lines))
            )
    scenes = [shown(page, (width, height), turn) for turn in range(sheets(page, (width, height)))]
    for scene in scenes[:3]:
        check_geometry(scene)
    mark = "{n} min" if kind == "structure" else "N{n}x"
    found = Counter(text.text.strip() for scene in scenes for text in texts(scene))
    if width > 700 and height > 500:  # in smaller windows words are cut
        assert all(found[mark.format(n=n)] == 1 for n in range(count))
    assert shown(page, (width, height), len(scenes)) == scenes[0]


@settings(max_examples=100, deadline=None)
@given(
    name=st.text(max_size=60),
    message=st.text(max_size=300),
    width=st.integers(160, 3000),
    height=st.integers(120, 2000),
    seconds=st.integers(0, 200_000),
    phase=st.sampled_from([Phase.RUNNING, Phase.PAUSED, Phase.COUNTDOWN, Phase.WAITING]),
    on_break=st.booleans(),
)
def test_any_words_fit_any_window(
    name: str, message: str, width: int, height: int, seconds: int, phase: Phase, on_break: bool
) -> None:
    view = replace(
        views.LEVEL,
        phase=phase,
        on_break=on_break,
        remaining=seconds * SECOND,
        paused_since=views.clock(20, 41) if phase is Phase.PAUSED else None,
        hand_for_hand=on_break != (phase is Phase.PAUSED),
    )
    line, move = pages.seating(1).lines[0], pages.moves(1).lines[0]
    check_geometry(shown(Seating((replace(line, name=name),)), (width, height), view=view))
    check_geometry(shown(Moves((replace(move, name=name),), (name,), False, 0), (width, height), view=view))
    check_geometry(shown(Message(message), (width, height), view=view))


def test_a_name_of_sixty_characters_is_one_line_with_an_ellipsis() -> None:
    """B256."""
    scene = shown(pages.seating(60))
    cut = [text.text for text in texts(scene) if text.text.startswith("Wolfeschlegel")]
    for size in SIZES:
        found = [
            text.text
            for turn in range(sheets(pages.seating(60), size))
            for text in texts(shown(pages.seating(60), size, turn))
            if text.text.startswith("Wolfeschlegel")
        ]
        assert len(found) == 1
        assert found[0].endswith("…")
    assert len(cut) <= 1


def test_html_in_a_name_is_literal_text() -> None:
    """B267."""
    assert "<h1>BIG</h1>" in [text.text for text in texts(shown(pages.seating(60)))]
