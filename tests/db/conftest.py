"""A new shelf for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from db.shelf import Shelf
from tests.db.evenings import club, join


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the file will lie."""
    return tmp_path / "club.db"


@pytest.fixture
def shelf(path: Path) -> Iterator[Shelf]:
    """A new file, opened to write."""
    with Shelf.open(path, create=True) as opened:
        yield opened


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Shelf]:
    """Another club, of four people."""
    with Shelf.open(tmp_path / "there.db", create=True) as shelf:
        join(club(shelf), "Anna", "Bohdan", "Cyril", "Dana")
        yield shelf
