"""Where everything of a table lies: nothing covers anything, nothing is cut, whatever the window and the chairs."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.display.drawing.drawn import Box
from desktop.play.felt.layout import NAME, Layout, layout
from desktop.play.felt.places import Side, places

SIZES = [
    (480, 360), (640, 400), (800, 600), (1280, 616), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160),
    (1080, 1920), (1000, 1000),
]  # fmt: skip
"""1920 × 1080 is also 3840 × 2160 at 200 %."""


def overlapping(laid: Layout) -> list[tuple[Box, Box]]:
    """Every pair that shares more than an edge, found in the plainest way."""
    boxes = list(laid.boxes())
    return [(one, other) for number, one in enumerate(boxes) for other in boxes[:number] if one.overlaps(other)]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
def test_nothing_covers_anything_and_nothing_is_cut(size: tuple[int, int]) -> None:
    """Plates, cards, bets, button, pots, board, told line, title and clock, for two to ten chairs."""
    whole = Box(0, 0, *size)
    for chairs in range(2, 11):
        for near in (None, 2):
            laid = layout(chairs, near, *size)
            assert overlapping(laid) == [], f"{chairs} chairs, near {near}"
            assert all(whole.contains(box) for box in laid.boxes())
            assert sorted(laid.chairs) == list(range(1, chairs + 1))
            if near is not None:
                nearest = laid.chairs[near]
                assert nearest.side is Side.BOTTOM
                assert nearest.plate.centre[0] == pytest.approx(size[0] / 2)
                assert nearest.cards[0].height > laid.chairs[1].cards[0].height


@settings(max_examples=15)
@given(st.integers(2, 23), st.booleans(), st.integers(480, 3840), st.integers(360, 2160))
def test_any_window_with_any_number_of_chairs(chairs: int, has_near: bool, width: int, height: int) -> None:
    laid = layout(chairs, 1 if has_near else None, width, height)
    assert laid.fits()
    assert len({(chair.plate.x, chair.plate.y) for chair in laid.chairs.values()}) == chairs


def test_it_can_be_read_from_two_metres() -> None:
    """A name is at least a fortieth of the height in any window that is wider than high, up to ten chairs."""
    for size in ((1280, 616), (1366, 768), (1920, 1080), (2560, 1080)):
        for chairs in (2, 9, 10):
            for near in (None, 2):
                assert NAME * layout(chairs, near, *size).unit >= size[1] / 40


def test_twice_the_resolution_is_the_same_picture_twice_as_large() -> None:
    small, large = layout(9, 1, 1920, 1080), layout(9, 1, 3840, 2160)
    for one, other in zip(small.boxes(), large.boxes(), strict=True):
        assert (other.x, other.y) == pytest.approx((2 * one.x, 2 * one.y))
        assert (other.width, other.height) == pytest.approx((2 * one.width, 2 * one.height))


def test_seats_follow_clockwise_from_the_nearest() -> None:
    """As in the picture of nine: two on the left, two above, two on the right, one on either side below."""
    around = places(9, 4)
    assert [(around[seat].side.value, around[seat].number) for seat in (4, 5, 6, 7, 8, 9, 1, 2, 3)] == [
        ("bottom", 1), ("bottom", 0), ("left", 1), ("left", 0), ("top", 0), ("top", 1), ("right", 0), ("right", 1),
        ("bottom", 2),
    ]  # fmt: skip
    for chairs in range(2, 24):
        for near in (None, chairs):
            assert len(set(places(chairs, near).values())) == len(places(chairs, near)) == chairs


def test_chips_lie_on_the_felt_and_plates_over_its_rim() -> None:
    for size in ((1280, 720), (1920, 1080)):
        laid = layout(10, 1, *size)
        for chair in laid.chairs.values():
            assert laid.felt.contains(chair.bet)
            assert laid.felt.contains(chair.button)
            assert laid.felt.overlaps(chair.plate)
        for box in (laid.pot, *laid.board, laid.pots, laid.told):
            assert laid.line.contains(box)
