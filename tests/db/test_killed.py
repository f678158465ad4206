"""What was acknowledged survives the death of the program."""

import sys
from pathlib import Path

import pytest

from db.shelf import Shelf
from tests.db.evenings import beside, creation, seated
from tests.db.killing import kill_again_and_again, killed_after


def test_three_kills_lose_nothing_that_was_acknowledged(path: Path, root: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        stream = seated(shelf).number
    kill_again_and_again(path, stream, 3, root)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows removes the lock's file itself")
def test_the_lock_of_a_killed_program_holds_nobody_up(path: Path, root: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        stream = seated(shelf).number
    killed_after(path, stream, 1, 0, root)
    assert "club.db.lock" in beside(path)
    with Shelf.open(path) as shelf:
        shelf.create_evening(creation())
