"""What this computer remembers: typed, healing itself, and never a reason not to start."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PyQt6.QtCore import QByteArray

from desktop.appearance import Appearance
from desktop.settings import Settings, fields
from desktop.settings.fields import FARTHEST, Field, HalfHand
from desktop.settings.values import Values

SHELF = Path("club.sqlite")


def read_all(kept: Settings) -> None:
    """Everything that can be asked for."""
    assert kept.appearance in [
        Appearance(scheme, percent, motion)
        for scheme in ("system", "light", "dark", "contrast")
        for percent in (100, 115, 130, 150)
        for motion in (True, False)
    ]
    assert isinstance(kept.key_scheme, str)
    assert all(isinstance(each, str) for pair in kept.key_changes.items() for each in pair)
    assert isinstance(kept.currency, str)
    assert kept.opens("1234") in (True, False)
    assert kept.locked in (True, False)
    assert kept.is_open in (True, False)
    assert kept.last_evening is None or kept.last_evening >= 0
    for number in range(3):
        awake = kept.awake(number)
        assert awake is None or 0 <= awake < FARTHEST
        assert isinstance(kept.page(number), str)
        assert kept.half_hand(1, number) is None or isinstance(kept.half_hand(1, number), HalfHand)
        assert isinstance(kept.board_screen(number), str)
        assert kept.opens_board(number) in (True, False)
        assert kept.board_evening(number) is None or isinstance(kept.board_evening(number), int)
    assert kept.layout("home") is None or isinstance(kept.layout("home"), QByteArray)
    assert kept.data_path is None or isinstance(kept.data_path, Path)


def test_what_was_chosen_is_there_at_the_next_start_and_defaults_take_no_room(tmp_path: Path) -> None:
    file = tmp_path / "of" / "mine" / "settings.json"
    first = Settings(file, SHELF)
    read_all(first)
    assert first.store()
    assert not file.exists(), "nothing was chosen"
    first.appearance = Appearance("dark", 130, motion=False)
    first.key_scheme, first.key_changes = "td", {"bust": "B"}
    first.currency = "CZK"
    first.keep_layout("two", QByteArray(b"\x00\x01where"))
    first.keep_awake(3, 1_796_000_000_000)
    first.keep_page(3, "tables")
    first.data_path = tmp_path / "Večery"
    assert first.store()
    again = Settings(file, SHELF)
    assert again.appearance == Appearance("dark", 130, motion=False)
    assert (again.key_scheme, again.key_changes) == ("td", {"bust": "B"})
    assert again.currency == "CZK"
    assert again.layout("two") == QByteArray(b"\x00\x01where")
    assert again.layout("one") is None
    assert (again.awake(3), again.page(3)) == (1_796_000_000_000, "tables")
    assert again.data_path == tmp_path / "Večery"
    assert not again.notices
    other = Settings(file, Path("other.sqlite"))
    assert (other.awake(3), other.page(3)) == (None, ""), "another file's evenings"
    again.appearance = Appearance()
    again.store()
    assert "appearance/scheme" not in json.loads(file.read_text())


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        (fields.SCHEME, "pink"),
        (fields.TEXT_PERCENT, 117),
        (fields.TEXT_PERCENT, "100"),
        (fields.MOTION, 1),
        (fields.CURRENCY, "Kč"),
        (fields.KEY_CHANGES, {"bust": 7}),
        (fields.PIN, "1234"),
        (fields.DATA_PATH, "x" * 5_000),
        (fields.LAST_EVENING, -1),
        (fields.LAST_EVENING, True),
    ],
)
def test_a_wrong_value_counts_as_its_default_and_is_mended_in_the_file(
    field: Field[object], wrong: object, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    key = field.key(shelf="a")
    file.write_text(json.dumps({key: wrong, "currency ": "kept", "of a newer program": [1]}))
    values = Values(file)
    assert values.get(field, shelf="a") == field.default
    assert values.store()
    assert json.loads(file.read_text()) == {"currency ": "kept", "of a newer program": [1]}
    assert not values.notices, "one wrong value is nobody's worry"


@pytest.mark.parametrize("broken", [b"", b"{", b"[]", b'"dark"', b"\xff\xfe", b"[" * 100_000, b" " * 1_000_001])
def test_a_broken_file_is_put_aside_and_said_once(broken: bytes, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(broken)
    kept = Settings(file, SHELF)
    read_all(kept)
    assert len(kept.notices) == 1
    assert str(tmp_path / "settings.json.broken") in kept.notices[0]
    assert (tmp_path / "settings.json.broken").read_bytes() == broken
    kept.currency = "PLN"
    assert kept.store()
    again = Settings(file, SHELF)
    assert (again.currency, again.notices) == ("PLN", ())


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(data=st.binary(max_size=300))
def test_whatever_bytes_lie_there_the_program_starts(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(data)
    kept = Settings(file, SHELF)
    read_all(kept)
    kept.currency = "PLN"
    assert kept.store()
    assert Settings(file, SHELF).currency == "PLN"


NAMES = st.sampled_from(
    [
        each.key(shelf=Settings(Path("none"), SHELF)._shelf, stream=1, number=1, screens="home")
        for each in vars(fields).values()
        if isinstance(each, Field)
    ]
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(found=st.dictionaries(NAMES, ANYTHING, max_size=8))
def test_whatever_stands_under_our_names_is_typed_when_it_comes_out(found: dict[str, object], tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(found))
    kept = Settings(file, SHELF)
    read_all(kept)
    kept.store()
    again = Settings(file, SHELF)
    read_all(again)
    assert again.store()


def test_a_folder_whose_name_is_no_text_is_not_remembered_and_spoils_nothing(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "settings.json", SHELF)
    kept.data_path = Path("/home/\udcff/final-table.sqlite")
    kept.currency = "PLN"
    assert kept.store()
    again = Settings(tmp_path / "settings.json", SHELF)
    assert (again.data_path, again.currency) == (None, "PLN")


def test_two_desks_with_two_files_share_the_settings(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    one, other = Settings(file, Path("one.sqlite")), Settings(file, Path("other.sqlite"))
    one.last_evening, other.last_evening = 1, 2
    one.currency = "GBP"
    assert one.store()
    other.keep_page(2, "cash")
    assert other.store()
    again = Settings(file, Path("one.sqlite"))
    assert (again.last_evening, again.currency) == (1, "GBP")
    assert Settings(file, Path("other.sqlite")).page(2) == "cash"


def test_a_moved_file_keeps_what_was_remembered_for_it(tmp_path: Path) -> None:
    kept = Settings(tmp_path / "settings.json", tmp_path / "one.sqlite")
    kept.last_evening = 4
    kept.keep_page(4, "out")
    kept.follow(tmp_path / "stick" / "one.sqlite")
    assert (kept.last_evening, kept.page(4)) == (4, "out")
    kept.turn_to(tmp_path / "two.sqlite")
    assert kept.last_evening is None


def test_of_the_pin_only_a_salted_hash_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    kept = Settings(file, SHELF)
    assert kept.opens("anything")
    assert not kept.has_pin
    kept.keep_pin("2468")
    kept.locked = True
    assert "2468" not in file.read_text()
    again = Settings(file, SHELF)
    assert again.locked
    assert again.has_pin
    assert again.opens("2468")
    assert not again.opens("2469")
    first = file.read_text()
    again.keep_pin("2468")
    again.store()
    assert file.read_text() != first, "the same PIN, another salt"
    again.keep_pin("")
    assert again.opens("")
    for damaged in ("9999999999$salt$digest", "200000$salt$digest", "2000001$" + "a" * 32 + "$" + "b" * 64, "$$"):
        file.write_text(json.dumps({"lock/pin": damaged, "lock/locked": True}))
        assert not Settings(file, SHELF).has_pin, "no PIN opens a damaged hash: the desk would be locked for ever"
