"""The shelf under a killer, for longer than the daily tests can wait."""

from pathlib import Path

import pytest

from db.shelf import Shelf
from tests.db.evenings import seated
from tests.db.killing import kill_again_and_again


@pytest.mark.soak
@pytest.mark.parametrize("night", range(5))
def test_a_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path: Path, root: Path, night: int) -> None:
    path = tmp_path / "club.db"
    with Shelf.open(path, create=True) as shelf:
        stream = seated(shelf).number
    kill_again_and_again(path, stream, 20, root, seed=night)
