"""Pages say the same things in the same words and keep to the same margins."""

from dataclasses import replace

import pytest

from desktop.display.drawing.drawn import Line, Mark, Panel, Scene
from desktop.display.layout import layout
from desktop.display.looks import themes
from desktop.display.looks.style import Arrangement, Style, ThemeName
from desktop.display.pages import words as board_words
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry, check_ink, largest, texts, words
from tests.desktop.board_pages import HD, shown
from tournament.board.pages import Chair, Message, Seated, Seating
from tournament.board.view import BoardView, ForSale
from tournament.names import SeatNo, TableNo
from tournament.payouts.bubble import Bubble
from tournament.payouts.division import Prize

UPRIGHT, PROJECTOR = (1080, 1920), (800, 600)

pytestmark = pytest.mark.usefixtures("qapp")


# ---- words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to_go", "left", "said", "below"),
    [
        (13, 17, "13 more out, then €67", "13 more out, then €67"),
        (1, 5, "next out: nothing, then €67", "then €67"),
    ],
)
def test_the_way_to_the_money_is_told_alike_on_the_clock_and_on_the_page_of_prizes(
    to_go: int, left: int, said: str, below: str
) -> None:
    view = replace(views.LEVEL, players_left=left, bubble=Bubble(to_go, Prize(4, 6_700), 20_200))
    assert board_words.next_out(view) == said
    fact = board_words.next_out_fact(view)
    assert (fact.label, fact.value, fact.below) == ("Next out", "nothing", below)


def test_a_table_with_a_name_and_one_without_are_told_alike() -> None:
    both = Seating(
        (
            Seated("Anna", Chair(TableNo(1), "", SeatNo(5))),
            Seated("Bohdan", Chair(TableNo(2), "Kitchen", SeatNo(5))),
        )
    )
    said = words(shown(both))
    assert "Anna1 · 5" in said
    assert "BohdanKitchen · 5" in said
    assert "table · seat" in said
    assert "Table 1, seat 1" in words(shown(pages.moves(1)))


def test_chips_that_go_are_called_as_players_call_them_on_every_page() -> None:
    assert "25s go" in words(layout(Showing(views.LEVEL), HD))
    assert "Break25s go" in words(shown(pages.PAGES["structure"]))


def test_what_is_sold_on_the_same_terms_is_told_once() -> None:
    """Each by itself it was too much for one line, and those at the end were left out."""
    entry = ForSale("Buy-in", 10_000, 2_000, views.clock(21, 50))
    three = (entry, replace(entry, name="Re-entry"), replace(entry, name="Rebuy"))
    view = replace(views.BREAK, for_sale=(*three, *views.BREAK.for_sale))
    for size in (HD, (1366, 768), PROJECTOR, UPRIGHT):
        said = words(layout(Showing(replace(view, for_sale=three)), size))
        assert "Buy-in, Re-entry and Rebuy until 21:50: 10\N{NARROW NO-BREAK SPACE}000 chips for €20" in said
    assert "Add-on until the break ends" in words(layout(Showing(view), UPRIGHT))


def test_what_one_can_buy_in_this_break_only_is_not_what_there_is_no_room_for() -> None:
    entry = ForSale("Buy-in", 10_000, 2_000, views.clock(21, 50))
    rebuy = ForSale("Rebuy", 8_000, 2_000, views.BREAK.back_at, with_break=True)
    view = replace(views.BREAK, for_sale=(entry, rebuy, *views.BREAK.for_sale))
    for size in (HD, (1280, 720), PROJECTOR):
        said = words(layout(Showing(view), size))
        assert "Rebuy until the break ends" in said
        assert "Add-on until the break ends" in said


def test_before_the_start_nobody_says_that_no_break_is_ahead() -> None:
    style = Style(arrangement=Arrangement.COLUMN)
    waiting = words(layout(Showing(views.WAITING), HD, style))
    assert "Average stack" in waiting
    assert "Next break" not in waiting
    told = replace(views.COUNTDOWN, next_break=(views.clock(20, 30), 600_000))
    assert "Next break20:30" in words(layout(Showing(told), HD, style))


# ---- margins and middles -------------------------------------------------------------------------------------------


def row_ends(scene: Scene) -> list[float]:
    return [thing.x2 for thing in scene.things if isinstance(thing, Line) and thing.x2 - thing.x1 < scene.width]


@pytest.mark.parametrize("size", [HD, PROJECTOR, (1366, 768), UPRIGHT])
def test_lists_end_at_the_margin_with_their_figures(size: tuple[int, int]) -> None:
    scene = shown(pages.seating(24, "Kitchen"), size)
    right = size[0] * (1 - 0.034)
    assert max(row_ends(scene)) == pytest.approx(right, abs=1)
    chairs = [text.box.right for text in texts(scene) if "Kitchen" in text.text]
    assert max(chairs) == pytest.approx(right, abs=0.004 * size[0])


@pytest.mark.parametrize("size", [HD, PROJECTOR, UPRIGHT])
def test_a_short_message_stands_in_the_middle_of_what_the_strip_leaves(size: tuple[int, int]) -> None:
    scene = shown(Message("Pizza is here"), size)
    [said] = [text for text in texts(scene) if text.text == "Pizza is here"]
    edge = next(thing.box.bottom for thing in scene.things if isinstance(thing, Panel))
    capitals = said.baseline - 0.727 * said.size / 2
    assert capitals == pytest.approx((edge + size[1]) / 2, abs=0.01 * size[1])


@pytest.mark.parametrize("count", [1, 2, 6])
def test_on_an_upright_screen_name_and_seat_stand_in_the_middle_of_their_card(count: int) -> None:
    page = pages.moves(count)
    page = replace(page, lines=tuple(replace(line, due=None) for line in page.lines))
    scene = shown(page, UPRIGHT)
    check_geometry(scene)
    check_ink(scene)
    cards = [thing.box for thing in scene.things if isinstance(thing, Panel)][1:]
    assert len(cards) == count
    for box in cards:
        name, seat = sorted((each for each in texts(scene) if box.contains(each.box)), key=lambda each: each.baseline)
        above = name.baseline - 0.727 * name.size - box.y
        assert above == pytest.approx(box.bottom - seat.baseline, abs=0.07 * box.height)


def test_a_pause_is_no_nearer_to_the_time_than_the_level_is() -> None:
    def gap(view: BoardView, word: str) -> float:
        scene = layout(Showing(view), HD)
        time = largest(scene)
        title = next(text for text in texts(scene) if word in text.text)
        return time.baseline - 0.727 * time.size - title.baseline

    assert gap(views.PAUSED, "PAUSED") == pytest.approx(gap(views.LEVEL, "LEVEL"), abs=2)


# ---- the last minute -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ThemeName)
def test_the_last_minute_is_amber_in_every_theme_and_so_is_the_banner(name: ThemeName) -> None:
    theme, style = themes.THEMES[name], Style(theme=name)
    scene = layout(Showing(views.LAST_MINUTE), HD, style)
    assert largest(scene).colour == theme.amber
    assert [mark.colour for mark in scene.things if isinstance(mark, Mark)] == [theme.amber]
    banner = layout(Showing(views.BUBBLE), HD, style)
    assert any(isinstance(thing, Panel) and thing.fill == theme.banner for thing in banner.things)
    assert next(text for text in texts(banner) if "HAND" in text.text).colour == theme.on_banner
