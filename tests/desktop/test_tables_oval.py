"""How a table is drawn: seats keep clear of one another at every size."""

from itertools import combinations

import pytest
from PyQt6.QtCore import QPointF

from desktop.director.tables import oval
from desktop.director.tables.grid import FLAT, GAP, NARROWEST, height_of, raster


@pytest.mark.parametrize("chairs", range(2, 11))
@pytest.mark.parametrize("width", [oval.NARROWEST, 340, 426, 640])
@pytest.mark.parametrize("text", [1.0, 1.15, 1.5])
def test_no_plate_covers_another_or_leaves_the_card(chairs: int, width: int, text: float) -> None:
    """Also not where texts are larger: there names lay over one another on all but the smallest cards."""
    width = round(width * text) if width == oval.NARROWEST else width
    height = height_of(width, text)
    laid = oval.lay_out(width, height, chairs, text)
    assert len(laid.plates) == chairs
    for one, other in combinations(laid.plates, 2):
        assert not one.intersects(other)
    for plate in laid.plates:
        assert plate.left() >= 0
        assert plate.right() <= width
        assert plate.top() >= laid.head - 1
        assert plate.bottom() <= height


@pytest.mark.parametrize("chairs", range(2, 11))
def test_the_words_on_the_felt_lie_on_it_and_under_no_plate(chairs: int) -> None:
    laid = oval.lay_out(oval.NARROWEST, oval.LOWEST, chairs)
    assert laid.felt.contains(laid.words)
    assert not any(plate.intersects(laid.words) for plate in laid.plates)


@pytest.mark.parametrize("room", [(458, 386), (532, 386), (614, 478), (800, 546), (874, 720), (1400, 900)])
@pytest.mark.parametrize("cards", [1, 3, 12, 40])
def test_no_type_is_smaller_than_twelve_pixels_and_a_plate_holds_two_lines(room: tuple[int, int], cards: int) -> None:
    """Finding 16: names that nobody could read at ordinary sizes; rather fewer columns, and the page scrolls."""
    laid = raster(cards, *room)
    drawn = oval.lay_out(laid.width, laid.height, 10)
    name, small = oval.type_px(oval.NAME_PX, drawn.scale), oval.type_px(oval.SMALL_PX, drawn.scale)
    assert min(name, small) >= 12
    for plate in drawn.plates:
        assert plate.height() >= 2 * oval.LINE * name
        assert plate.width() >= 7 * name


def test_seats_go_clockwise_from_the_bottom() -> None:
    laid = oval.lay_out(426, 272, 9)
    middle = laid.felt.center()
    first, fifth = laid.plates[0].center(), laid.plates[4].center()
    assert first.x() < middle.x()
    assert first.y() > middle.y()
    assert abs(fifth.x() - middle.x()) < 1
    assert isinstance(fifth, QPointF)
    assert fifth.y() < middle.y()


@pytest.mark.parametrize("cards", [1, 3, 9, 40, 45])
def test_cards_are_as_large_as_the_room_allows(cards: int) -> None:
    laid = raster(cards, 1020, 760)
    rows = -(-cards // laid.columns)
    assert laid.columns * laid.width + (laid.columns - 1) * GAP <= 1020
    fits = rows * laid.height + (rows - 1) * GAP <= 760
    assert fits or laid.columns == (1020 + GAP) // (NARROWEST + GAP)


def test_three_tables_stand_two_and_one_as_in_the_picture() -> None:
    assert raster(3, 860, 720).columns == 2


def test_cards_one_below_the_other_are_flatter_so_that_more_than_one_is_seen() -> None:
    laid = raster(3, 532, 386)
    assert (laid.columns, laid.height) == (1, FLAT)
    assert laid.height < 386 - GAP


@pytest.mark.parametrize(("cards", "room"), [(3, (714, 438)), (3, (1355, 858)), (2, (874, 620))])
def test_a_few_tables_are_all_seen_and_end_where_the_page_does(cards: int, room: tuple[int, int]) -> None:
    """At 1280 × 720 and at 1920 × 1080: rather a little flatter than scrolled, rather wider than with a gap."""
    laid = raster(cards, *room)
    rows = -(-cards // laid.columns)
    assert rows * laid.height + (rows - 1) * GAP <= room[1]
    assert laid.columns * laid.width + (laid.columns - 1) * GAP >= room[0] - laid.columns
