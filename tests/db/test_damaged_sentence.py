"""A file of which pages are spoilt: one sentence says so, on one line."""

from pathlib import Path

import pytest

from db.connection import first_fault
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import seated, some_hands
from tournament import wording

PAGE = 4096


def test_spoilt_pages_are_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "club.sqlite"
    with Shelf.open(file, create=True) as shelf:
        some_hands(seated(shelf))
    whole = bytearray(file.read_bytes())
    whole[2 * PAGE : 6 * PAGE] = bytes([170]) * (4 * PAGE)
    file.write_bytes(whole)
    with pytest.raises(StorageTrouble) as refused:
        Shelf.open(file)
    said = wording.refusal(refused.value)
    assert refused.value.code == "damaged"
    assert "\n" not in said
    assert "***" not in said
    assert said.count("Page") <= 1


def test_the_first_fault_is_found_below_the_heading() -> None:
    assert first_fault(["*** in database main ***\nPage 3: btreeInitPage() returns error code 11\nPage 4: so"]) == (
        "Page 3: btreeInitPage() returns error code 11"
    )
    assert first_fault(["NULL value in step.at", "row 3 missing"]) == "NULL value in step.at"
