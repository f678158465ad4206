"""How a table is drawn: seats keep clear of one another at every size."""

from itertools import combinations

import pytest
from PyQt6.QtCore import QPointF

from desktop.director.tables import oval
from desktop.director.tables.grid import GAP, NARROWEST, raster


@pytest.mark.parametrize("chairs", range(2, 11))
@pytest.mark.parametrize("width", [286, 340, 426, 640])
def test_no_plate_covers_another_or_leaves_the_card(chairs: int, width: int) -> None:
    height = round(width * oval.HEIGHT / oval.WIDTH)
    laid = oval.lay_out(width, height, chairs)
    assert len(laid.plates) == chairs
    for one, other in combinations(laid.plates, 2):
        assert not one.intersects(other)
    for plate in laid.plates:
        assert plate.left() >= 0
        assert plate.right() <= width
        assert plate.top() >= 0.8 * oval.HEAD * laid.scale
        assert plate.bottom() <= height


@pytest.mark.parametrize("chairs", range(2, 11))
def test_the_dealer_button_lies_on_the_felt_and_on_no_plate(chairs: int) -> None:
    laid = oval.lay_out(426, 272, chairs)
    for button in laid.buttons:
        assert laid.felt.contains(button)
        for plate in laid.plates:
            grown = plate.adjusted(-oval.BUTTON, -oval.BUTTON, oval.BUTTON, oval.BUTTON)
            assert not grown.contains(button)


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
