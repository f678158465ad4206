"""How a board looks as one small file that can be shared; its form stands in docs/files.md."""

import base64
import binascii
import json
from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from desktop.display.looks import contrast, pictures
from desktop.display.looks.style import ROTATED, Arrangement, Part, Style, ThemeName
from desktop.reading import beginning
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Milliseconds

MARK, KIND = "final_table", "board"
"""The first key of the file, and what it says."""

VERSION = 1

ENDING = ".board"

LARGEST = 25 * 1024 * 1024
"""Bytes of a file that is read at all."""

SHORTEST, LONGEST = 5 * SECOND, 10 * MINUTE
"""How long a page may be shown in turn."""

_PICTURES = ("background", "logo", "blank")
_TIMES = ("clock_ms", "page_ms")
_KEYS = (MARK, "version", "theme", "accent", "arrangement", "hidden", "rotation", *_TIMES, *_PICTURES)

_Name = TypeVar("_Name", bound=StrEnum)


# ---- out -------------------------------------------------------------------------------------------------------------


def write(style: Style) -> bytes:
    """The file's bytes, which `read` reads back equal."""
    plain: dict[str, Any] = {
        MARK: KIND,
        "version": VERSION,
        "theme": style.theme.value,
        "accent": style.accent,
        "arrangement": style.arrangement.value,
        "hidden": [part.value for part in Part if part in style.hidden],
        "rotation": [page.value for page in style.rotation],
        "clock_ms": style.clock_for,
        "page_ms": style.page_for,
    }
    for key in _PICTURES:
        plain[key] = base64.b64encode(getattr(style, key)).decode("ascii")
    return json.dumps(plain, indent=2, ensure_ascii=False).encode() + b"\n"


# ---- in --------------------------------------------------------------------------------------------------------------


def read(source: Path | bytes) -> Style:
    """The look in that file, or in bytes that `write` has made.

    Raises:
        BadInput: `cannot_read` (`detail`), `file_too_large`, `look_not_ours`, `look_line_wrong` (`line`), `look_newer`
            (`version`, `known`); with `key`: `look_key_unknown`, `look_key_missing`, `look_key_twice`, `look_not_text`,
            `look_no_list`, `look_name_unknown` (`text`, `known`), `look_name_twice` (`text`), `look_accent_wrong`
            (`text`), `look_time_wrong` (`text`, `least`, `most`), `look_picture_wrong` (`most`). All with `file`.
    """
    if isinstance(source, bytes):
        return _Reading(_("the look of the board")).style(source)
    reading = _Reading(source.name)
    try:
        data = beginning(source, LARGEST)
    except OSError as error:
        raise reading.bad("cannot_read", detail=error.strerror or str(error)) from error
    return reading.style(data)


class _Reading:
    """One file; nothing in it is put right in silence."""

    def __init__(self, file: str) -> None:
        self._file = file

    def bad(self, code: str, **facts: Any) -> BadInput:
        """The refusal; half characters, which JSON may hold and no screen can show, are replaced."""
        shown = {
            name: fact.encode("utf-8", "replace").decode() if isinstance(fact, str) else fact
            for name, fact in facts.items()
        }
        return BadInput(code, file=self._file, **shown)

    def style(self, data: bytes) -> Style:
        if len(data) > LARGEST:
            raise self.bad("file_too_large")
        found = self._loaded(data)
        if not isinstance(found, dict) or found.get(MARK) != KIND:
            raise self.bad("look_not_ours")
        # A newer program may have other keys: what is said first is that it is newer.
        version = found.get("version")
        if type(version) is not int or version != VERSION:
            raise self.bad("look_newer", version=str(version), known=VERSION)
        for key in found:
            if key not in _KEYS:
                raise self.bad("look_key_unknown", key=key)
        for key in _KEYS:
            if key not in found:
                raise self.bad("look_key_missing", key=key)
        clock_for, page_for = (self._time(found, key) for key in _TIMES)
        background, logo, blank = (self._picture(found, key) for key in _PICTURES)
        return Style(
            theme=self._name(found, "theme", tuple(ThemeName)),
            accent=self._accent(found),
            arrangement=self._name(found, "arrangement", tuple(Arrangement)),
            hidden=frozenset(self._names(found, "hidden", tuple(Part))),
            background=background,
            logo=logo,
            blank=blank,
            rotation=self._names(found, "rotation", ROTATED),
            clock_for=clock_for,
            page_for=page_for,
        )

    def _loaded(self, data: bytes) -> Any:
        def no_constant(text: str) -> NoReturn:
            raise ValueError(text)

        def pairs(found: Sequence[tuple[str, Any]]) -> dict[str, Any]:
            keys = [key for key, _value in found]
            twice = next((key for key in keys if keys.count(key) > 1), None)
            if twice is not None:
                raise self.bad("look_key_twice", key=twice)
            return dict(found)

        try:
            # An editor may have put a mark at the beginning.
            return json.loads(data.decode("utf-8-sig"), parse_constant=no_constant, object_pairs_hook=pairs)
        except json.JSONDecodeError as error:
            if not data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
                raise self.bad("look_not_ours") from error
            raise self.bad("look_line_wrong", line=error.lineno) from error
        except (UnicodeDecodeError, ValueError, RecursionError) as error:
            raise self.bad("look_not_ours") from error

    def _text(self, found: Mapping[str, Any], key: str) -> str:
        if not isinstance(found[key], str):
            raise self.bad("look_not_text", key=key)
        return str(found[key])

    def _name(self, found: Mapping[str, Any], key: str, known: tuple[_Name, ...]) -> _Name:
        return self._one_of(key, self._text(found, key), known)

    def _names(self, found: Mapping[str, Any], key: str, known: tuple[_Name, ...]) -> tuple[_Name, ...]:
        if not isinstance(found[key], list):
            raise self.bad("look_no_list", key=key)
        names = tuple(self._one_of(key, text, known) for text in found[key])
        for number, name in enumerate(names):
            if name in names[:number]:
                raise self.bad("look_name_twice", key=key, text=name.value)
        return names

    def _one_of(self, key: str, text: object, known: tuple[_Name, ...]) -> _Name:
        name = next((each for each in known if isinstance(text, str) and each.value == text), None)
        if name is None:
            raise self.bad("look_name_unknown", key=key, text=str(text), known=[each.value for each in known])
        return name

    def _accent(self, found: Mapping[str, Any]) -> str:
        text = self._text(found, "accent")
        if text and not contrast.is_colour(text):
            raise self.bad("look_accent_wrong", key="accent", text=text)
        return text

    def _time(self, found: Mapping[str, Any], key: str) -> Milliseconds:
        value = found[key]
        if type(value) is not int or not SHORTEST <= value <= LONGEST:
            raise self.bad("look_time_wrong", key=key, text=str(value)[:40], least=SHORTEST, most=LONGEST)
        return value

    def _picture(self, found: Mapping[str, Any], key: str) -> bytes:
        text = self._text(found, key)
        try:
            data = base64.b64decode(text.encode("ascii"), validate=True)
        except (binascii.Error, UnicodeEncodeError):
            data = b"?"
        if data and not pictures.is_kept(data):
            raise self.bad("look_picture_wrong", key=key, most=pictures.BACKGROUND_PX)
        return data
