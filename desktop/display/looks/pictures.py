"""The club's pictures: taken from files of any size and kind, and made dim enough to write on."""

from pathlib import Path

from PyQt6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PyQt6.QtGui import QColor, QColorSpace, QImage, QImageReader, QPainter

from desktop.display.drawing.decoding import decoded, remembered
from desktop.display.looks import contrast
from desktop.display.looks.contrast import FOR_TEXT, FOR_TIME, Channels
from desktop.display.looks.themes import Theme
from desktop.reading import beginning
from tournament.errors import BadInput

BACKGROUND_PX, LOGO_PX = 2_560, 640
"""The longest side of a picture as it is kept: one that fills the board, and the logo."""

LARGEST = 50 * 1024 * 1024
"""Bytes of a file that is looked at at all."""

MOST_POINTS = 64_000_000
"""Width times height of a picture that is decoded: what Qt gives memory for."""

MOST_POINTS_OF_A_PHOTO = 120_000_000
"""The same of a JPEG, which is decoded smaller at once; the cameras of telephones stay below."""

MOST_KEPT = 5 * 1024 * 1024
"""Bytes of a picture as it is kept, so that three of them fit into the file of a style."""

ENDINGS = "*.png *.jpg *.jpeg *.webp *.bmp *.gif *.svg"
"""What `bring` can read, as a file dialog wants it."""

_KINDS = frozenset({"png", "jpeg", "jpg", "webp", "bmp", "gif", "svg"})
_KEPT = frozenset({"png", "jpeg", "jpg"})
_JPEG_QUALITY = 92
_STEPS = 255
"""Opacity is painted in so many steps."""


# ---- from a file -----------------------------------------------------------------------------------------------------


def bring(path: Path, longest: int) -> bytes:
    """The picture in that file, upright and no longer than `longest` pixels: PNG if one can see through it, else JPEG.

    Of a moving picture the first frame.

    Raises:
        BadInput: all with `file`: `cannot_read` (`detail`), `board_picture_too_large` (`most` megabytes),
            `board_picture_too_wide` (`width`, `height`), `board_picture_wrong`: it is none, or cannot be read.
    """
    try:
        data = beginning(path, LARGEST)
    except OSError as error:
        raise BadInput("cannot_read", file=path.name, detail=error.strerror or str(error)) from error
    if len(data) > LARGEST:
        raise BadInput("board_picture_too_large", file=path.name, most=LARGEST // 1024 // 1024)
    return _encoded(_read(data, path.name, longest))


def _read(data: bytes, name: str, longest: int) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size = _size_of(reader, name, _KINDS)
    is_drawing = reader.format().data() == b"svg"
    if is_drawing or max(size.width(), size.height()) > longest:
        # Read smaller where the kind can be; a drawing has no pixels of its own.
        size = size.scaled(longest, longest, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
        reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise BadInput("board_picture_wrong", file=name)
    if image.colorSpace().isValid():
        image.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def _size_of(reader: QImageReader, name: str, kinds: frozenset[str]) -> QSize:
    """How large the picture is, from the beginning of its file: a small file may hold a picture that fills memory."""
    size = reader.size()
    if not reader.canRead() or reader.format().data().decode("ascii", "replace") not in kinds or size.isEmpty():
        raise BadInput("board_picture_wrong", file=name)
    most = MOST_POINTS_OF_A_PHOTO if reader.format().data() == b"jpeg" else MOST_POINTS
    if size.width() * size.height() > most:
        raise BadInput("board_picture_too_wide", file=name, width=size.width(), height=size.height())
    return size


def _encoded(image: QImage) -> bytes:
    """As PNG if one can see through it, else as JPEG; made smaller until it is small enough to be kept."""
    solid = _is_solid(image)
    while True:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if solid:
            image.convertToFormat(QImage.Format.Format_RGB32).save(buffer, "JPEG", _JPEG_QUALITY)
        else:
            image.save(buffer, "PNG")
        if buffer.size() <= MOST_KEPT:
            return buffer.data().data()
        smaller = image.size() * 0.8
        image = image.scaled(smaller, transformMode=Qt.TransformationMode.SmoothTransformation)


def _is_solid(image: QImage) -> bool:
    opacities = _bytes_of(image)[3::4]
    return opacities.count(255) == len(opacities)


def is_kept(data: bytes) -> bool:
    """Whether that is a picture as `bring` makes them: PNG or JPEG, no longer than a background, and whole."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    try:
        reader = QImageReader(buffer)
        size = _size_of(reader, "", _KEPT)
    except BadInput:
        return False
    return max(size.width(), size.height()) <= BACKGROUND_PX and not reader.read().isNull()


# ---- behind text -----------------------------------------------------------------------------------------------------


@remembered
def scrim(data: bytes, theme: Theme) -> float:
    """The smallest opacity of the ground's colour over that picture at which every text keeps its contrast.

    `theme`: as `themes.of` makes it for a style with a background. Where the data is no picture nothing is needed.
    """
    image = decoded(data)
    return 0.0 if image.isNull() else opacity(theme, *_extremes(image, theme.ground))


def opacity(theme: Theme, darkest: Channels, lightest: Channels) -> float:
    """The same for a picture whose red, green and blue lie between those."""
    ground = contrast.channels(theme.ground)
    return next(
        (
            step / _STEPS
            for step in range(_STEPS)
            if _reads(theme, _under(darkest, ground, step, -1)) and _reads(theme, _under(lightest, ground, step, 1))
        ),
        1.0,
    )


def _under(picture: Channels, ground: Channels, step: int, rounded: int) -> str:
    """What that becomes under the ground's colour; painting rounds, by one at most."""
    rounded = rounded if step else 0
    red, green, blue = (
        min(255, max(0, round((below * (_STEPS - step) + above * step) / _STEPS) + rounded))
        for below, above in zip(picture, ground, strict=True)
    )
    return contrast.named((red, green, blue))


def _reads(theme: Theme, behind: str) -> bool:
    texts = {theme.text, theme.muted, theme.soft, theme.accent, theme.warning}
    return all(contrast.ratio(of_time, behind) >= FOR_TIME for of_time in (theme.amber, theme.danger)) and all(
        contrast.ratio(text, behind) >= FOR_TEXT for text in texts
    )


def _extremes(image: QImage, ground: str) -> tuple[Channels, Channels]:
    """The least and the most of red, green and blue in the picture as it is drawn on the ground.

    No pixel is darker or lighter than these, however it is scaled.
    """
    drawn = QImage(image.size(), QImage.Format.Format_RGB32)
    drawn.fill(QColor(ground))
    painter = QPainter(drawn)
    painter.drawImage(0, 0, image)
    painter.end()
    pixels = _bytes_of(drawn)  # blue, green, red, nothing
    planes = [pixels[place::4] for place in (2, 1, 0)]
    # Looking for one value after the other is far quicker in Python than looking at each of four million pixels.
    least = [next(value for value in range(256) if value in plane) for plane in planes]
    most = [next(value for value in range(255, -1, -1) if value in plane) for plane in planes]
    return (least[0], least[1], least[2]), (most[0], most[1], most[2])


def _bytes_of(image: QImage) -> bytes:
    """Its pixels of four bytes each."""
    return image.constBits().asstring(image.sizeInBytes())
