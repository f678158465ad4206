"""Large figures are painted once and kept: the same picture, pixel for pixel, as if they were written each time."""

import pytest
from PyQt6.QtGui import QImage

from desktop.display import contact
from desktop.display.drawing import painting
from tests.desktop import board_views as views

pytestmark = pytest.mark.usefixtures("qapp")


def picture(dpr: float) -> QImage:
    return contact.picture(views.LARGE, (800, 600), dpr=dpr)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_kept_figures_look_like_written_ones(dpr: float, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = picture(dpr)
    assert painting._kept.cache_info().currsize > 0
    monkeypatch.setattr(painting, "_OUTLINED", 10_000)
    assert picture(dpr) == kept


def test_the_time_itself_is_not_kept_as_it_is_another_one_every_second() -> None:
    painting._kept.cache_clear()
    contact.picture(views.LEVEL, (1920, 1080))
    assert painting._kept.cache_info().currsize == 1
