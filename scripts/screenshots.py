"""The pictures of the README, made by the program itself: an evening of robots, halfway through."""

import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication, QPushButton, QWidget

from console import playing
from db.shelf import Shelf
from tournament import board, roster, structure_files
from tournament.events import EveningCreated, TableWay, Timing
from tournament.rules import EveningRules

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
ROSTER = ROOT / "console" / "demo" / "roster.csv"

SEED = 20_261_120
STILL_IN = 14
LAST_OF_INTER = 0x2122
"""Names in scripts that our typeface lacks would be drawn with whatever this computer has."""
DESK = (1440, 900)
BOARD = (1920, 1080)
CONTINUE = "Continue"
SETTLED_MS = 1500


def play_halfway(file: Path) -> None:
    """Store an evening of robots that stands where STILL_IN players are left."""
    structure = structure_files.shipped()["club-20"]
    created = EveningCreated(
        name="Thursday at the Garden",
        structure=structure,
        starting_stack=structure.starting_stack or 10_000,
        seats=9,
        buy_in=2_000,
        currency="EUR",
        timing=Timing.SIMULATED,
        way=TableWay.DEALT,
        seed=SEED,
        rules=EveningRules(),
    )
    listed = [person.name for person in roster.read(ROSTER.read_bytes(), ROSTER.name).names]
    people = [
        name
        for name in listed
        if not any(0x590 <= ord(letter) < 0x1E00 or ord(letter) > LAST_OF_INTER for letter in name)
    ]
    with Shelf.open(file, create=True) as shelf:
        playing.set_up(shelf, created, people)
        (row,) = shelf.evenings()
        here = playing.open_evening(shelf, row.stream)
        while len(here.state.left) > STILL_IN and playing.play_hand(here):
            pass


def grab_board(file: Path) -> None:
    """The board as the room sees it. Needs the application."""
    from desktop.display.contact import picture

    with Shelf.open(file, write=False) as shelf:
        (row,) = shelf.evenings()
        state = playing.open_evening(shelf, row.stream).state
    picture(board.view(state, state.last), BOARD).save(str(PICTURES / "board.png"))


def desk() -> QWidget:
    """The director's window: the largest of those that show."""
    windows = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    return max(windows, key=lambda one: one.width() * one.height())


def open_evening() -> None:
    """Go from the list of evenings into the only one."""
    desk().resize(*DESK)
    for button in desk().findChildren(QPushButton):
        if button.text() == CONTINUE and button.isVisible():
            button.click()
            return


def grab_desk() -> None:
    """The director's window as it is now."""
    desk().grab().save(str(PICTURES / "desk.png"))


def main(arguments: Sequence[str]) -> int:
    """Open the desk on the evening, and take the pictures instead of waiting for a director."""
    from desktop import app

    PICTURES.mkdir(parents=True, exist_ok=True)
    until_quit = QApplication.exec

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "evening.db"
        play_halfway(file)
        # The pictures must not depend on the settings of whoever makes them.
        os.environ.update(dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), folder))

        def take() -> None:
            try:
                grab_desk()
                grab_board(file)
            finally:
                QApplication.exit(0)

        def take_and_quit(*_: object) -> int:
            QTimer.singleShot(SETTLED_MS, open_evening)
            QTimer.singleShot(2 * SETTLED_MS, take)
            return until_quit()

        QApplication.exec = take_and_quit  # type: ignore[method-assign]
        status = app.main(["--db", str(file), *arguments])
    print(*(f"docs/pictures/{path.name}" for path in sorted(PICTURES.glob("*.png"))), sep="\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
