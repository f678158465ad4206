"""The look of a board as a file: whatever is written is read back equal, and what is wrong is named."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtCore import QBuffer, QIODevice
from PyQt6.QtGui import QColor, QImage

from desktop.display.looks import style_file
from desktop.display.looks.style import ROTATED, USUAL, Arrangement, Part, Style, ThemeName
from tournament import wording
from tournament.errors import BadInput
from tournament.names import MINUTE, SECOND


def picture(kind: str, colour: str) -> bytes:
    made = QImage(4, 3, QImage.Format.Format_RGB32)
    made.fill(QColor(colour))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert made.save(buffer, kind)
    return buffer.data().data()


PICTURES = st.sampled_from([b"", picture("PNG", "#E6B94C"), picture("JPEG", "#155A3B")])
EMPTY_TEXTS = {"accent", "background", "logo", "blank"}
TIMES = st.integers(style_file.SHORTEST, style_file.LONGEST)
STYLES = st.builds(
    Style,
    theme=st.sampled_from(ThemeName),
    accent=st.one_of(st.just(""), st.integers(0, 0xFFFFFF).map("#{:06x}".format)),
    arrangement=st.sampled_from(Arrangement),
    hidden=st.frozensets(st.sampled_from(Part)),
    background=PICTURES,
    logo=PICTURES,
    blank=PICTURES,
    rotation=st.permutations(ROTATED).flatmap(lambda order: st.integers(0, 4).map(lambda n: tuple(order[:n]))),
    clock_for=TIMES,
    page_for=TIMES,
)
FULL = Style(
    theme=ThemeName.FELT,
    accent="#8FD3FF",
    arrangement=Arrangement.COLUMN,
    hidden=frozenset({Part.CHIPS}),
    logo=picture("PNG", "#E6B94C"),
    rotation=ROTATED[:2],
)


def plain(**changed: Any) -> dict[str, Any]:
    return dict(json.loads(style_file.write(FULL))) | changed


def refused(data: bytes | dict[str, Any]) -> str:
    with pytest.raises(BadInput) as caught:
        style_file.read(data if isinstance(data, bytes) else json.dumps(data).encode())
    said = wording.refusal(caught.value)
    assert ". " not in said, "one sentence"
    return said


# ---- there and back --------------------------------------------------------------------------------------------------


@given(STYLES)
def test_every_look_comes_back_equal(style: Style) -> None:
    assert style_file.read(style_file.write(style)) == style


def test_equal_looks_give_equal_bytes_however_their_sets_are_ordered() -> None:
    one, other = Style(hidden=frozenset(Part)), Style(hidden=frozenset(reversed(Part)))
    assert style_file.write(one) == style_file.write(other)


def test_the_file_can_be_read_by_people() -> None:
    lines = style_file.write(USUAL).decode().splitlines()
    assert lines[1:5] == ['  "final_table": "board",', '  "version": 1,', '  "theme": "dark",', '  "accent": "",']
    assert style_file.write(USUAL).endswith(b"}\n")


def test_a_file_is_read_by_its_path(tmp_path: Path) -> None:
    path = tmp_path / "Thursday.board"
    path.write_bytes(style_file.write(FULL))
    assert style_file.read(path) == FULL
    path.write_bytes(b"\xef\xbb\xbf" + style_file.write(FULL).replace(b"\n", b"\r\n"))
    assert style_file.read(path) == FULL, "as an editor on Windows saves it"


# ---- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"theme": "neon"}, "theme is neon; there are dark, light, contrast and felt."),
        ({"theme": 3}, "theme is not text."),
        ({"accent": "brass"}, "accent is brass, which is no colour; one is written like #E6B94C."),
        ({"arrangement": "round"}, "arrangement is round; there are classic, column, prizes and plain."),
        ({"hidden": ["bar", "clock"]}, "hidden is clock; there are name, time_of_day, bar, next, players, average,"),
        ({"hidden": ["bar", "bar"]}, "bar stands twice in hidden."),
        ({"hidden": "bar"}, "hidden is no list."),
        ({"rotation": ["moves"]}, "rotation is moves; there are seating, prizes, standings and structure."),
        ({"rotation": [["prizes"]]}, "rotation is ['prizes']; there are"),
        ({"rotation": ["prizes", "prizes"]}, "prizes stands twice in rotation."),
        ({"clock_ms": 4_999}, "clock_ms is 4999; that has to be a whole number from 5000 to 600000."),
        ({"page_ms": 600_001}, "page_ms is 600001; that has to be a whole number from 5000 to 600000."),
        ({"page_ms": 10_000.0}, "page_ms is 10000.0; that has to be a whole number from 5000 to 600000."),
        ({"page_ms": True}, "page_ms is True; that has to be"),
        ({"logo": "AAAA"}, "logo holds no picture; that is a PNG or JPEG of 2560 points each way at most."),
        ({"blank": "?"}, "blank holds no picture;"),
        ({"background": None}, "background is not text."),
        ({"font": "Comic"}, "font belongs to no look of a board."),
    ],
    ids=lambda each: str(each)[:40],
)
def test_what_is_wrong_is_named(changed: dict[str, Any], said: str) -> None:
    assert refused(plain(**changed)).startswith(f"the look of the board: {said}")


@pytest.mark.parametrize("key", sorted(plain()))
def test_what_is_missing_is_named(key: str) -> None:
    without = plain()
    del without[key]
    expected = {"final_table": "holds no look of a board.", "version": "has version None"}.get(
        key, f"{key} is missing."
    )
    assert expected in refused(without)


@pytest.mark.parametrize("version", [0, 2, "1", True, 1.0, None])
def test_another_version_is_named_before_anything_else(version: object) -> None:
    said = refused(plain(version=version, theme="neon"))
    assert said == f"the look of the board has version {version} of the look of a board; this program reads 1."


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"\x89PNG",
        b"name,seat\nAnna,3\n",
        b'{"final_table": "club"}',
        b"{}",
        b"[" * 99_999,
    ],
    ids=lambda data: repr(data[:12]),
)
def test_another_file_is_none_of_ours(data: bytes) -> None:
    assert refused(data) == "the look of the board holds no look of a board."


def test_a_file_that_was_cut_says_in_which_line() -> None:
    data = style_file.write(FULL)
    lines = data[: len(data) - 20].count(b"\n") + 1
    assert refused(data[: len(data) - 20]) == f"the look of the board, line {lines}: this is not JSON."


def test_a_key_that_stands_twice_is_named() -> None:
    data = style_file.write(USUAL).replace(b'"accent": ""', b'"theme": "light"')
    assert refused(data) == "the look of the board: theme stands there twice."


def test_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "Thursday.board"
    path.write_bytes(json.dumps(plain(theme="neon")).encode())
    with pytest.raises(BadInput) as caught:
        style_file.read(path)
    assert wording.refusal(caught.value).startswith("Thursday.board: theme is neon; ")
    with pytest.raises(BadInput) as caught:
        style_file.read(tmp_path / "gone.board")
    assert wording.refusal(caught.value).startswith("gone.board cannot be read: ")


def test_a_file_that_is_far_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "film.board"
    with path.open("wb") as file:
        file.truncate(style_file.LARGEST + 1)
    with pytest.raises(BadInput) as caught:
        style_file.read(path)
    assert wording.refusal(caught.value) == "film.board is far too large to be what it should be."


@given(st.binary(max_size=60))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(BadInput):
        style_file.read(data)


@given(st.sampled_from(sorted(plain())), st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists))
def test_no_value_does_more_than_be_refused(key: str, value: object) -> None:
    data = json.dumps(plain(**{key: value})).encode()
    empty = (key in EMPTY_TEXTS and value == "") or (key in {"hidden", "rotation"} and value == [])
    if empty or json.loads(data) == plain():
        assert style_file.read(data).theme is FULL.theme
    else:
        assert refused(data)


def test_times_reach_from_five_seconds_to_ten_minutes() -> None:
    assert (style_file.SHORTEST, style_file.LONGEST) == (5 * SECOND, 10 * MINUTE)
