"""What is shown fills the room that it has: upright screens, old projectors, pages with few lines."""

from dataclasses import replace

import pytest

from desktop.display.drawing.drawn import Disc, Line, Mark, Panel, Scene, Text
from desktop.display.drawing.typesetting import SEMIBOLD, balanced, text_width, wrapped
from desktop.display.layout import layout, sheets
from desktop.display.looks.style import Arrangement, Part, Style
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry, check_ink, largest, texts, words
from tests.desktop.board_pages import HD, shown
from tournament.board.pages import Moves, PrizeLine, Prizes, Seating
from tournament.board.view import BoardView
from tournament.names import SECOND

UPRIGHT, PROJECTOR = (1080, 1920), (800, 600)
FOUR = Prizes(
    tuple(PrizeLine(place, place, amount) for place, amount in enumerate((21_700, 12_500, 8_500, 6_500), start=1)),
    49_200,
    provisional=True,
)
FEW, CARDS = pages.PAGES["seats of two"], pages.MOVES

pytestmark = pytest.mark.usefixtures("qapp")


def scene(view: BoardView, size: tuple[int, int] = HD, **looks: object) -> Scene:
    return layout(Showing(view), size, replace(Style(), **looks))  # type: ignore[arg-type]


def text(scene: Scene, said: str) -> Text:
    return next(each for each in texts(scene) if each.text == said)


def card(scene: Scene) -> Panel:
    """The card of a break."""
    return next(thing for thing in scene.things if isinstance(thing, Panel))


# ---- upright screens -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arrangement", Arrangement)
def test_on_an_upright_screen_the_time_takes_nine_tenths_of_the_width(arrangement: Arrangement) -> None:
    time = largest(scene(views.LEVEL, UPRIGHT, arrangement=arrangement))
    assert time.width >= 0.9 * 0.932 * 1080


@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("view", [views.LAST_MINUTE, views.LAST_SECONDS, replace(views.BREAK, remaining=30 * SECOND)])
def test_there_the_shape_of_the_last_minute_stands_above_the_time(view: BoardView, arrangement: Arrangement) -> None:
    drawn = scene(view, UPRIGHT, arrangement=arrangement)
    [mark] = [thing for thing in drawn.things if isinstance(thing, Mark)]
    assert mark.box.bottom <= largest(drawn).box.y + 0.1 * largest(drawn).size
    assert mark.box.height >= 0.03 * 1080


@pytest.mark.parametrize("view", [views.BREAK, views.QUIET_BREAK, views.COUNTDOWN, views.WAITING])
def test_the_card_of_an_upright_break_has_its_figures_in_the_middle(view: BoardView) -> None:
    drawn = scene(view, UPRIGHT)
    box = card(drawn).box
    for line in {each.baseline for each in texts(drawn) if box.contains(each.box)}:
        here = [each for each in texts(drawn) if each.baseline == line]
        left, right = min(each.x for each in here), max(each.box.right for each in here)
        assert (left + right) / 2 == pytest.approx(540, abs=1)


def test_five_facts_on_an_upright_screen_leave_none_alone_in_a_corner() -> None:
    """The prizes, which say the most, have a row of their own; the chips stand beside the next break."""
    drawn = scene(views.LEVEL, UPRIGHT)
    assert text(drawn, "Players").baseline == text(drawn, "Average stack").baseline
    assert text(drawn, "Next break").baseline == text(drawn, "Chips").baseline
    assert "€202 €125  €86" in words(drawn)
    assert text(drawn, "4th €67 · next out: nothing").width > 0.4 * 1080


@pytest.mark.parametrize("hidden", [Part.PLAYERS, Part.AVERAGE, Part.PRIZES, Part.NEXT_BREAK, Part.CHIPS])
def test_four_facts_stand_two_by_two(hidden: Part) -> None:
    drawn = scene(views.LEVEL, UPRIGHT, hidden=frozenset({hidden}))
    labels = [
        each for each in texts(drawn) if each.text in {"Players", "Average stack", "Prizes", "Next break", "Chips"}
    ]
    assert len(labels) == 4
    assert len({each.baseline for each in labels}) == 2
    assert len({each.x for each in labels}) == 2


# ---- nearly square screens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 1024)])
def test_beside_the_list_of_prizes_the_time_stays_large_on_an_old_projector(size: tuple[int, int]) -> None:
    """The facts go to the foot."""
    drawn = scene(views.LEVEL, size, arrangement=Arrangement.PRIZES)
    assert largest(drawn).size >= 0.25 * size[1]
    assert text(drawn, "Players").baseline > text(drawn, "300 / 600").baseline
    assert text(drawn, "€67").box.right < largest(drawn).x


@pytest.mark.parametrize("state", ["large figures", "twelve colours"])
@pytest.mark.parametrize("size", [*pages.SIZES, (853, 480)])
def test_no_amount_in_the_list_of_prizes_is_cut(state: str, size: tuple[int, int]) -> None:
    drawn = scene(views.STATES[state], size, arrangement=Arrangement.PRIZES)
    assert {"CZK1,234,567", "CZK987,654", "CZK765,432", "CZK543,210"} <= {each.text for each in texts(drawn)}


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), HD])
@pytest.mark.parametrize("state", ["break", "break without chips", "cut break"])
def test_the_coming_blinds_are_as_large_on_every_lying_screen(state: str, size: tuple[int, int]) -> None:
    """0.105 of the stage; the card becomes as wide as they need."""
    drawn = scene(views.STATES[state], size)
    blinds = text(drawn, "300 / 600" if state == "cut break" else "400 / 800")
    assert blinds.size >= 0.09 * size[1]
    assert card(drawn).box.centre[0] == pytest.approx(size[0] / 2)


def test_a_card_with_one_figure_has_it_in_the_middle() -> None:
    drawn = scene(views.WAITING, arrangement=Arrangement.PLAIN)
    blinds, box = text(drawn, "25 / 50"), card(drawn).box
    assert blinds.x + blinds.width / 2 == pytest.approx(box.centre[0], abs=2)


# ---- pages with few lines ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PROJECTOR, (1366, 768), HD, UPRIGHT])
def test_four_prizes_are_large_and_the_pool_and_what_the_next_one_out_gets_stand_beside_them(
    size: tuple[int, int],
) -> None:
    view = replace(views.THINGS, things=())
    drawn = shown(FOUR, size, view=view)
    unit = min(size)
    assert text(drawn, "€217").size >= 0.085 * unit
    for said in ("Prize pool", "€492", "Places paid", "Next out", "13 more out, then €67"):
        assert said in words(drawn)
    assert text(drawn, "€492").size >= 0.055 * unit
    right = max(each.box.right for each in texts(drawn) if each.baseline > 0.4 * size[1])
    assert right >= 0.6 * size[0]
    assert "Next out" not in words(shown(FOUR, size, view=views.WINNER))


@pytest.mark.parametrize("size", pages.SIZES)
def test_what_stands_beside_the_prizes_covers_none_of_them(size: tuple[int, int]) -> None:
    for count in (1, 2, 3, 4, 5, 6, 7, 8, 12, 30):
        for view in (views.LEVEL, views.THINGS, views.LARGE, views.WINNER):
            for turn in range(sheets(pages.prizes(count), size)):
                check_geometry(shown(pages.prizes(count), size, turn, view))


def test_rows_that_do_not_fill_the_page_stand_further_apart() -> None:
    """Up to half as high again as the type needs."""
    for page in (pages.seating(24), pages.FINAL):
        drawn = shown(page)
        rules = [thing for thing in drawn.things if isinstance(thing, Line) and thing.y1 == thing.y2 > 0.3 * 1080]
        assert max(rule.y1 for rule in rules) >= 0.85 * 1080


def test_a_single_column_that_nearly_fills_the_width_goes_over_all_of_it() -> None:
    drawn = shown(pages.schedule(9))
    rules = [thing for thing in drawn.things if isinstance(thing, Line) and thing.y1 == thing.y2 > 0.3 * 1080]
    assert {round(rule.x2) for rule in rules} == {round(1920 * (1 - 0.034))}


def test_one_move_is_larger_than_two_and_two_are_as_in_the_picture() -> None:
    alone, first = pages.moves(1), Moves(CARDS.lines, (), False, 0)
    assert text(shown(alone), "Ondřej N.").size > 1.2 * text(shown(first), "Ondřej N.").size


@pytest.mark.parametrize("size", [*pages.SIZES, (480, 360), (640, 480)])
def test_a_seat_is_made_smaller_before_it_is_cut(size: tuple[int, int]) -> None:
    for turn in range(sheets(pages.PAGES["sixty moves"], size)):
        said = [each.text for each in texts(shown(pages.PAGES["sixty moves"], size, turn))]
        assert not [each for each in said if "seat" in each and each.endswith("…")]
        assert not [each for each in said if each.startswith("Living") and "seat" not in each]


def test_a_long_title_is_made_smaller_before_it_is_cut() -> None:
    for size in pages.SIZES:
        for page in (pages.PAGES["everybody"], pages.PAGES["standings of sixty"], pages.PAGES["prizes"]):
            assert not [
                each.text for each in texts(shown(page, size)) if each.text.startswith("   ") and "…" in each.text
            ]


def test_nobody_and_one_seat_have_a_page_too() -> None:
    for page in (Seating(()), FEW):
        check_geometry(shown(page))


# ---- lines ---------------------------------------------------------------------------------------------------------


def test_no_last_word_of_a_message_stands_alone() -> None:
    said = "Pizza is here. We go on when the break is over."
    assert len(wrapped(said, 108, SEMIBOLD, 1789)) == 2
    lines = balanced(said, 108, SEMIBOLD, 1789)
    assert " ".join(lines) == said
    first, second = (text_width(line, 108, SEMIBOLD) for line in lines)
    assert min(first, second) > 0.75 * max(first, second)


def test_balancing_breaks_no_word_and_keeps_lines_of_their_own() -> None:
    assert balanced("Unteilbarkeit", 100, SEMIBOLD, 800) == ("Unteilbarkeit",)
    assert balanced("Break\n\nCake for all", 60, SEMIBOLD, 900) == ("Break", "", "Cake for all")
    assert "".join(balanced("x" * 60, 60, SEMIBOLD, 900)) == "x" * 60
    assert balanced("", 60, SEMIBOLD, 900) == wrapped("", 60, SEMIBOLD, 900)


def test_accents_on_capitals_leave_neither_card_nor_band_and_touch_no_other_line() -> None:
    name = "ŘŠŹỔ ŹŘỔŠ"
    for size in pages.SIZES:
        for view in (views.ROUND, views.SHOTS, views.WINNER, views.WAITING, views.BREAK):
            given = replace(
                view,
                name=name,
                round_out=(name, name) if view.round_out else (),
                winner=name if view.winner else None,
                shot_clocks=tuple(replace(clock, name=name) for clock in view.shot_clocks),
            )
            for arrangement in Arrangement:
                check_ink(scene(given, size, arrangement=arrangement))
        named = tuple(replace(line, name=f"{name} {n}") for n, line in enumerate(pages.seating(60).lines))
        check_ink(shown(Seating(named), size))
        check_ink(
            shown(Moves(tuple(replace(line, name=name) for line in pages.moves(9).lines), (name,), False, 0), size)
        )


def test_chips_in_a_facts_place_leave_its_label_free() -> None:
    for size in pages.SIZES:
        for arrangement in (Arrangement.CLASSIC, Arrangement.COLUMN, Arrangement.PRIZES):
            drawn = scene(views.LEVEL, size, arrangement=arrangement)
            top = min(thing.box.y for thing in drawn.things if isinstance(thing, Disc))
            label = text(drawn, "Chips")
            if label.x == min(thing.box.x for thing in drawn.things if isinstance(thing, Disc)):
                assert top >= label.baseline + 0.1 * label.size
