"""A file that has lost something, at the desk: one sentence that names the file, and nothing is written."""

from pathlib import Path

from db.shelf import Shelf
from desktop import exports
from desktop.director.results.export_dialog import ExportDialog
from desktop.running import Desk
from tests.db.evenings import meddle, seated, some_hands
from tests.desktop.desks import DeskMaker, bridge_of, desk_of


def trouble_of(desk: Desk) -> str:
    """What the open box says; it is put away."""
    box = desk.window.trouble_box
    assert box is not None
    said = box.informativeText()
    box.accept()
    return said


def spoilt(folder: Path, statement: str) -> tuple[Path, int]:
    """The desk's file with one evening in which that was changed."""
    file = folder / "club.sqlite"
    with Shelf.open(file, create=True) as shelf:
        here = seated(shelf)
        some_hands(here)
        meddle(shelf, statement)
    return file, here.number


def test_an_evening_whose_log_contradicts_itself_is_not_opened(desk_maker: DeskMaker, tmp_path: Path) -> None:
    file, stream = spoilt(tmp_path, "UPDATE event SET data = json_set(data, '$.number', 9) WHERE kind = 'hand_played'")
    desk = desk_maker()
    assert not desk.open_evening(stream)
    assert trouble_of(desk) == f"The log of {file} contradicts itself in step 5; use its last backup."


def test_an_evening_whose_hands_are_lost_is_not_exported(desk_maker: DeskMaker, tmp_path: Path) -> None:
    file, stream = spoilt(tmp_path, "DELETE FROM hand WHERE number > 1")
    desk = desk_maker()
    assert desk.open_evening(stream)
    results = desk_of(desk).results
    results.ask_export()
    assert trouble_of(desk) == f"{file} has lost the texts of 2 hands; use its last backup."
    assert results.findChild(ExportDialog) is None
    standings = exports.made(bridge_of(desk), "standings")
    assert "Player 1" in exports.open_page(bridge_of(desk), standings).read_text(encoding="utf-8")
