"""The club's pictures: brought in from files of every kind, and dimmed until everything on them can be read."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PyQt6.QtCore import QBuffer, QIODevice
from PyQt6.QtGui import QColor, QImage, QImageWriter, QLinearGradient, QPainter

from desktop.display.drawing.drawn import Backdrop, Scene
from desktop.display.drawing.painting import paint_ground
from desktop.display.looks import pictures, themes
from desktop.display.looks.contrast import FOR_TEXT, FOR_TIME, Channels, channels, named, ratio
from desktop.display.looks.style import Style, ThemeName
from desktop.display.looks.themes import Theme
from tournament import wording
from tournament.errors import BadInput

pytestmark = pytest.mark.usefixtures("qapp")

LONGEST = 640


def image(width: int, height: int, colour: str = "#3F7A5A") -> QImage:
    made = QImage(width, height, QImage.Format.Format_ARGB32)
    made.fill(QColor(colour))
    return made


def file_of(made: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert made.save(buffer, kind, 95)
    return buffer.data().data()


def put(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def size_of(data: bytes) -> tuple[int, int]:
    found = QImage.fromData(data)
    return found.width(), found.height()


def refused(path: Path) -> str:
    with pytest.raises(BadInput) as caught:
        pictures.bring(path, LONGEST)
    return wording.refusal(caught.value)


# ---- from a file -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["png", "jpeg", "webp", "bmp"])
def test_pictures_of_all_usual_kinds_come_in(tmp_path: Path, kind: str) -> None:
    data = pictures.bring(put(tmp_path, f"club.{kind}", file_of(image(300, 200), kind)), LONGEST)
    assert data.startswith(b"\xff\xd8"), "one cannot see through it: a JPEG"
    assert size_of(data) == (300, 200)
    assert pictures.is_kept(data)


def test_of_a_moving_picture_the_first_frame_comes(tmp_path: Path) -> None:
    head = b"GIF89a" + struct.pack("<HHBBB", 1, 1, 0x80, 0, 0) + bytes((255, 0, 0, 0, 0, 255))
    frames = [b",\0\0\0\0\1\0\1\0\0\2\2" + code + b"\1\0" for code in (b"\x44", b"\x4c")]
    path = put(tmp_path, "moving.gif", head + frames[0] + frames[1] + b";")
    assert QImage.fromData(pictures.bring(path, LONGEST)).pixelColor(0, 0).red() > 200


def test_a_drawing_fills_the_room_it_may_have(tmp_path: Path) -> None:
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><circle cx="5" cy="5" r="5"/></svg>'
    data = pictures.bring(put(tmp_path, "logo.svg", drawing), LONGEST)
    assert data.startswith(b"\x89PNG"), "one can see through it"
    assert size_of(data) == (640, 320)


def test_what_one_can_see_through_stays_so(tmp_path: Path) -> None:
    made = image(40, 40)
    made.setPixelColor(3, 3, QColor(0, 0, 0, 0))
    data = pictures.bring(put(tmp_path, "logo.png", file_of(made, "png")), LONGEST)
    assert QImage.fromData(data).pixelColor(3, 3).alpha() == 0


def test_a_large_picture_is_made_smaller_and_a_small_one_stays(tmp_path: Path) -> None:
    path = put(tmp_path, "wall.jpg", file_of(image(3_000, 1_500), "jpeg"))
    assert size_of(pictures.bring(path, LONGEST)) == (640, 320)
    assert size_of(pictures.bring(path, pictures.BACKGROUND_PX)) == (2_560, 1_280)
    thin = put(tmp_path, "thin.png", file_of(image(3_000, 1), "png"))
    assert size_of(pictures.bring(thin, LONGEST)) == (640, 1)


def test_a_photo_taken_upright_stands_upright(tmp_path: Path) -> None:
    photo = file_of(image(400, 200), "jpeg")
    turned = b"Exif\0\0MM\0*\0\0\0\x08\0\1\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    marked = photo[:2] + b"\xff\xe1" + struct.pack(">H", len(turned) + 2) + turned + photo[2:]
    assert size_of(pictures.bring(put(tmp_path, "upright.jpg", marked), LONGEST)) == (200, 400)
    assert size_of(pictures.bring(put(tmp_path, "upright.jpg", marked), 100)) == (50, 100)


def test_the_ending_may_be_wrong(tmp_path: Path) -> None:
    assert pictures.bring(put(tmp_path, "photo.png", file_of(image(30, 20), "jpeg")), LONGEST)


@pytest.mark.parametrize("data", [b"", b"hello", b"%PDF-1.7", b"\0" * 100, b"<html></html>"], ids=repr)
def test_what_is_no_picture_is_refused_by_its_name(tmp_path: Path, data: bytes) -> None:
    said = refused(put(tmp_path, "notes.png", data))
    assert said == "notes.png is no picture that can be shown: PNG, JPEG, WebP, BMP, GIF or SVG."


def test_a_file_that_is_not_there_is_refused_by_its_name(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone.png").startswith("gone.png cannot be read: ")
    assert "cannot be read" in refused(tmp_path)


def test_a_file_of_hundreds_of_megabytes_is_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "film.png"
    with path.open("wb") as file:
        file.truncate(pictures.LARGEST + 1)
    assert refused(path) == "film.png has more than 50 megabytes; save it smaller first."


def test_a_small_file_with_an_enormous_picture_is_not_unpacked(tmp_path: Path) -> None:
    def part(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    bomb = b"\x89PNG\r\n\x1a\n" + part(b"IHDR", struct.pack(">IIBBBBB", 50_000, 50_000, 8, 6, 0, 0, 0))
    bomb += part(b"IDAT", zlib.compress(b"\0" * 1_000)) + part(b"IEND", b"")
    assert "50\u202f000 × 50\u202f000 points" in refused(put(tmp_path, "bomb.png", bomb))
    assert not pictures.is_kept(bomb)


def test_no_kept_picture_is_too_large_for_the_file_of_a_style(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "MOST_KEPT", 20_000)
    noise = QImage(bytes((n * 7_919 * n) % 251 for n in range(4 * 90_000)), 300, 300, QImage.Format.Format_ARGB32)
    data = pictures.bring(put(tmp_path, "noise.png", file_of(noise, "png")), LONGEST)
    assert 0 < len(data) <= 20_000


@pytest.mark.parametrize("kind", ["webp", "bmp"])
def test_only_png_and_jpeg_are_kept(kind: str) -> None:
    assert kind.encode() in [each.data() for each in QImageWriter.supportedImageFormats()]
    assert not pictures.is_kept(file_of(image(10, 10), kind))
    assert not pictures.is_kept(file_of(image(pictures.BACKGROUND_PX + 1, 10), "png"))


# ---- behind text -----------------------------------------------------------------------------------------------------


def checkerboard() -> QImage:
    made = image(64, 64, "#000000")
    for x in range(64):
        for y in range(64):
            if (x + y) % 2:
                made.setPixelColor(x, y, QColor("#FFFFFF"))
    return made


def gradient() -> QImage:
    """Dim, with a lamp in it, as a photo of a room in the evening."""
    made = image(320, 180)
    painter = QPainter(made)
    light = QLinearGradient(0, 0, 320, 180)
    for place, colour in ((0, "#0A0806"), (0.5, "#7A4A2A"), (0.9, "#FFE9B0"), (1, "#1A2A5A")):
        light.setColorAt(place, QColor(colour))
    painter.fillRect(made.rect(), light)
    painter.end()
    return made


def see_through() -> QImage:
    made = image(64, 64, "#00000000")
    made.setPixelColor(5, 5, QColor("#FFFFFF"))
    return made


PICTURES: dict[str, Callable[[], QImage]] = {
    "checkerboard": checkerboard,
    "mid grey": lambda: image(64, 64, "#808080"),
    "photo": gradient,
    "red": lambda: image(64, 64, "#FF0000"),
    "see-through": see_through,
}


def painted(data: bytes, theme: Theme) -> list[str]:
    """Every colour there is on the ground of a board of that size."""
    scene = Scene(160, 90, theme.ground, (Backdrop(data, pictures.scrim(data, theme)),))
    made = QImage(160, 90, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    paint_ground(painter, scene)
    painter.end()
    return sorted({made.pixelColor(x, y).name() for x in range(160) for y in range(90)})


def is_readable(theme: Theme, ground: str) -> bool:
    texts = (theme.text, theme.muted, theme.soft, theme.accent, theme.warning)
    times = (theme.amber, theme.danger)
    return all(ratio(time, ground) >= FOR_TIME for time in times) and all(
        ratio(text, ground) >= FOR_TEXT for text in texts
    )


@pytest.mark.parametrize("accent", ["", "#1B3FA0"])
@pytest.mark.parametrize("name", list(ThemeName))
@pytest.mark.parametrize("picture", PICTURES)
def test_every_text_can_be_read_on_every_pixel(name: ThemeName, picture: str, accent: str) -> None:
    data = file_of(PICTURES[picture](), "png")
    theme = themes.of(Style(theme=name, accent=accent, background=data))
    wrong = [ground for ground in painted(data, theme) if not is_readable(theme, ground)]
    assert not wrong


@pytest.mark.parametrize("name", list(ThemeName))
def test_a_worst_picture_is_still_seen(name: ThemeName) -> None:
    """Black beside white: the picture shines through by more than a tenth, else it need not be there."""
    theme = themes.of(Style(theme=name, background=b"x"))
    assert pictures.opacity(theme, (0, 0, 0), (255, 255, 255)) < 0.87


def test_a_picture_like_the_ground_needs_nothing_over_it() -> None:
    theme = themes.of(Style(background=b"x"))
    ground = channels(theme.ground)
    assert pictures.opacity(theme, ground, ground) == 0
    assert pictures.opacity(theme, (0, 0, 0), (20, 20, 20)) == 0


def test_what_is_no_picture_needs_nothing_over_it() -> None:
    assert pictures.scrim(b"no picture", themes.DARK) == 0


LEVELS = st.integers(0, 255)


def under(picture: Channels, theme: Theme, share: float) -> str:
    """The picture's colour with so much of the ground over it."""
    red, green, blue = (
        round(below * (1 - share) + above * share) for below, above in zip(picture, channels(theme.ground), strict=True)
    )
    return named((red, green, blue))


@settings(max_examples=200)
@given(st.tuples(LEVELS, LEVELS, LEVELS), st.tuples(LEVELS, LEVELS, LEVELS), st.sampled_from(list(ThemeName)))
def test_whatever_lies_between_the_darkest_and_the_lightest_can_be_written_on(
    one: Channels, other: Channels, name: ThemeName
) -> None:
    theme = themes.of(Style(theme=name, background=b"x"))
    darkest = min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2])
    lightest = max(one[0], other[0]), max(one[1], other[1]), max(one[2], other[2])
    found = pictures.opacity(theme, darkest, lightest)
    assert is_readable(theme, under(one, theme, found))
    assert is_readable(theme, under(other, theme, found))


@given(st.integers(80, 255))
def test_no_more_than_needed_lies_over_it(grey: int) -> None:
    theme = themes.of(Style(background=b"x"))
    picture = grey, grey, grey
    found = pictures.opacity(theme, picture, picture)
    assert not is_readable(theme, under(picture, theme, found - 0.05))
