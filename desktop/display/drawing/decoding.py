"""The club's pictures as they are drawn: decoded once, and of what is decoded no more kept than some boards show."""

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QImage

MOST_KEPT = 64 * 1024 * 1024
"""Bytes of decoded pictures: the largest backgrounds of two boards, and their logos."""

MOST_REMEMBERED = 64
"""Answers about pictures, which are small."""

_images: OrderedDict[tuple[object, ...], QImage] = OrderedDict()

More = ParamSpec("More")
Answer = TypeVar("Answer")


def decoded(data: bytes) -> QImage:
    """The picture in that file; a null image where it is none."""
    return _kept((*_key(data), "whole"), lambda: QImage.fromData(data))


def fitted(data: bytes, size: QSize) -> QImage:
    """The picture made as large as it can be within that size, in pixels; drawn every second, scaled once."""
    return _kept((*_key(data), size.width(), size.height()), lambda: _scaled(decoded(data), size))


def remembered(
    ask: Callable[Concatenate[bytes, More], Answer],
) -> Callable[Concatenate[bytes, More], Answer]:
    """Have every layout know the answer about a picture, without keeping the picture, which may be megabytes."""
    found: OrderedDict[tuple[object, ...], Answer] = OrderedDict()

    @wraps(ask)
    def answer(data: bytes, /, *more: More.args, **named: More.kwargs) -> Answer:
        key = (*_key(data), more)
        if key not in found:
            found[key] = ask(data, *more, **named)
            if len(found) > MOST_REMEMBERED:
                found.popitem(last=False)
        return found[key]

    return answer


@remembered
def size_of(data: bytes) -> QSize:
    """Width and height of the picture in that file; empty where it is none."""
    return decoded(data).size()


def kept_bytes() -> int:
    """What the decoded pictures take now."""
    return sum(image.sizeInBytes() for image in _images.values())


def _scaled(image: QImage, size: QSize) -> QImage:
    if image.isNull():
        return image
    return image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _key(data: bytes) -> tuple[object, ...]:
    return len(data), hash(data)


def _kept(key: tuple[object, ...], make: Callable[[], QImage]) -> QImage:
    if key in _images:
        _images.move_to_end(key)
        return _images[key]
    image = _images[key] = make()
    while kept_bytes() > MOST_KEPT and len(_images) > 1:
        _images.popitem(last=False)
    return image
