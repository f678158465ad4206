"""A club with evenings that count for something, told as stories, and its dialog of seasons."""

from pathlib import Path

from PyQt6.QtWidgets import QApplication, QDialog

from console import script
from db.shelf import Shelf
from desktop.director.seasons.seasons_dialog import SeasonsDialog
from desktop.running import Desk
from tournament.events import Scoring, Season

STORY = """evening "{name}" structure club-20 stack 5000 seats 9 buy-in 30.00 EUR kept on {day}
18:50 price "Buy-in" buy-in 33.00 house 2.00 league 1.00 chips 5000 until 3
19:00 enter {names}
19:05 draw
19:10 start
"""
ORDERS = {
    "2026-09-03": ("Anna", "Boris", "Cyril", "Dana"),
    "2026-09-10": ("Boris", "Anna", "Cyril"),
    "2026-10-01": ("Boris", "Dana", "Anna", "Cyril"),
}
"""By day, the winner first."""


def play(shelf: Shelf, folder: Path, day: str, order: tuple[str, ...]) -> int:
    """An evening of that day that comes out like that; its stream."""
    lines = [STORY.format(name=f"Thursday {day[5:]}", day=day, names=", ".join(sorted(order)))]
    left = list(order)
    for minute in range(20, 20 + len(order) - 1):
        out = left.pop()
        lines.append(f"19:{minute} bust {out} by {left[0]}\n")
    file = folder / f"{day}.story"
    file.write_text("".join(lines), encoding="utf-8")
    return script.run(file, shelf).here.number


def play_all(shelf: Shelf, folder: Path) -> list[int]:
    """The three of them."""
    return [play(shelf, folder, day, order) for day, order in ORDERS.items()]


def autumn(**scoring: object) -> Season:
    """All of them, one point for each who is beaten and one for oneself."""
    return Season("Autumn", "2026-09-01", "2026-12-31", "Thursdays", Scoring(**scoring))  # type: ignore[arg-type]


def seasons_of(desk: Desk) -> SeasonsDialog:
    """The dialog, opened."""
    desk.clubhouse.show_seasons()
    assert desk.clubhouse.seasons is not None
    return desk.clubhouse.seasons


def opened(kind: type[QDialog]) -> QDialog:
    """The dialog that is on top."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind), dialog
    return dialog


def ranks(dialog: SeasonsDialog) -> list[tuple[str, str, str]]:
    """Rank, name and points in the table that is shown."""
    season = dialog.season
    assert season is not None
    heads = [column.heading for column in dialog.shown.lists[0].view.table.columns]
    wanted = [heads.index(head) for head in ("Rank", "Player", "Points")]
    rows = dialog.shown.lists[0].view.table.rows
    return [(row.cells[wanted[0]], row.cells[wanted[1]], row.cells[wanted[2]]) for row in rows]
