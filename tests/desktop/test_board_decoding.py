"""The club's pictures are decoded once, and no more of them is kept than some boards show."""

import gc
from collections import OrderedDict

import pytest
from PyQt6.QtCore import QBuffer, QIODevice, QSize
from PyQt6.QtGui import QColor, QImage

from desktop.display import contact
from desktop.display.drawing import decoding
from desktop.display.layout import layout
from desktop.display.looks.style import Style
from desktop.display.showing import Showing
from tests.desktop import board_views as views

pytestmark = pytest.mark.usefixtures("qapp")


def png(width: int, height: int, colour: str) -> bytes:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, "PNG")
    return buffer.data().data()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many times anything was decoded."""
    found: list[int] = []
    real = QImage.fromData

    class Counting(QImage):
        @staticmethod
        def fromData(data: bytes) -> QImage:  # type: ignore[override]
            found.append(len(data))
            return real(data)

    monkeypatch.setattr(decoding, "QImage", Counting)
    monkeypatch.setattr(decoding, "_images", OrderedDict())
    return found


def test_a_look_with_pictures_is_decoded_once_however_often_it_is_painted(counted: list[int]) -> None:
    style = Style(background=png(640, 360, "#203040"), logo=png(90, 60, "#806040"))
    for _second in range(5):
        contact.picture(views.LEVEL, (800, 600), style)
    assert len(counted) == 2


def test_more_pictures_than_are_kept_are_not_decoded_at_every_layout(
    counted: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many boards, each with its own picture: what a layout asks about a picture is known without it."""
    monkeypatch.setattr(decoding, "MOST_KEPT", 1_000_000)
    styles = [Style(background=png(640, 360, f"#2030{n}0")) for n in range(4, 9)]
    for style in styles:
        layout(Showing(views.LEVEL), (800, 600), style)
    asked = len(counted)
    for _second in range(3):
        for style in styles:
            layout(Showing(views.LEVEL), (800, 600), style)
    assert len(counted) == asked


def test_what_is_kept_is_bounded_in_bytes(counted: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(decoding, "MOST_KEPT", 2_000_000)
    for n in range(10, 40):
        assert decoding.decoded(png(640, 360, f"#2030{n}")).width() == 640
        assert decoding.kept_bytes() <= 2_000_000
    large = png(1200, 800, "#102030")
    assert decoding.decoded(large).width() == 1200, "one that is larger than all that is kept is shown, too"
    assert decoding.kept_bytes() == decoding.decoded(large).sizeInBytes()


def test_answers_about_a_picture_do_not_keep_its_file(counted: list[int]) -> None:
    data = png(320, 200, "#405060")
    assert decoding.size_of(data) == QSize(320, 200)
    gc.collect()
    assert not [each for each in gc.get_referrers(data) if isinstance(each, dict | tuple) and each is not locals()]


def test_no_picture_is_empty() -> None:
    assert decoding.size_of(b"no picture").isEmpty()
    assert decoding.fitted(b"no picture", QSize(10, 10)).isNull()


def test_a_logo_is_scaled_once_for_the_size_it_is_drawn_in() -> None:
    data = png(640, 320, "#806040")
    found = decoding.fitted(data, QSize(100, 100))
    assert (found.width(), found.height()) == (100, 50)
    assert decoding.fitted(data, QSize(100, 100)).cacheKey() == found.cacheKey()
