"""Copies are made while the desk is open."""

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication, QPushButton

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.app import open_file
from desktop.backups import BACKUP_EVERY
from desktop.damaged import CannotOpen
from desktop.running import Desk
from tests.desktop.desks import NAMES, DeskMaker, HandClock, bust, open_kept, start


def copies(folder: Path) -> int:
    return len(list((folder / "backups").glob("*.sqlite")))


def test_an_empty_club_is_not_copied(desk: Desk, tmp_path: Path) -> None:
    assert not (tmp_path / "backups").exists()
    assert "backup" in desk.scheduler.appointments()


def test_what_was_stored_is_copied_when_the_time_has_come_and_once(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    desk = desk_maker()
    start(open_kept(desk, clock))
    clock.pass_by(BACKUP_EVERY)
    desk.backups.make()
    assert copies(tmp_path) == 1
    assert desk.window.foot.backup.text().startswith("Backup ")
    clock.pass_by(BACKUP_EVERY)
    desk.backups.make()
    assert copies(tmp_path) == 1
    assert desk.scheduler.appointments()["backup"] == clock.at + BACKUP_EVERY


def test_the_next_start_copies_what_the_last_one_left(desk_maker: DeskMaker, clock: HandClock, tmp_path: Path) -> None:
    start(open_kept(desk_maker(), clock))
    desk_maker()
    assert copies(tmp_path) == 1


def test_the_end_of_an_evening_is_copied_at_once(desk_maker: DeskMaker, clock: HandClock, tmp_path: Path) -> None:
    desk = desk_maker()
    bridge = open_kept(desk, clock, NAMES[:2])
    start(bridge)
    assert copies(tmp_path) == 0
    bust(bridge, 2, by=1)
    assert bridge.state.finished is not None
    assert copies(tmp_path) == 1
    assert "has won" in desk.window.quiet.said.text()


@pytest.mark.allows_log("no backup")
def test_a_backup_place_that_fails_is_told_once(desk_maker: DeskMaker, clock: HandClock, tmp_path: Path) -> None:
    desk = desk_maker()
    bridge = open_kept(desk, clock)
    (tmp_path / "backups").touch()
    desk.backups.make()
    assert desk.window.quiet.said.text().startswith("No backup could be made")
    desk.window.quiet.put_away()
    clock.pass_by(BACKUP_EVERY)
    desk.backups.make()
    assert desk.window.quiet.isHidden()
    # The evening goes on all the same; once the place works again, the next failure is told again.
    start(bridge)
    (tmp_path / "backups").unlink()
    desk.backups.make()
    assert copies(tmp_path) == 1


def test_a_damaged_file_gives_way_to_its_newest_backup(desk_maker: DeskMaker, clock: HandClock, tmp_path: Path) -> None:
    desk = desk_maker()
    open_kept(desk, clock)
    desk.backups.make()
    desk.end()
    file = tmp_path / "club.sqlite"
    file.write_bytes(b"burnt")
    with pytest.raises(StorageTrouble) as caught:
        open_file(file, make_folder=False)
    box = CannotOpen(file, caught.value)
    assert box.informativeText().startswith(f"{file} is no database. Its newest backup is of ")
    assert box.informativeText().endswith("holds 1 evening; the damaged file is kept beside it.")
    assert isinstance(box.restoring, QPushButton)
    box.restoring.click()
    assert box.restored
    assert (tmp_path / "club.replaced-1.sqlite").read_bytes() == b"burnt"
    with Shelf.open(file) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Friday"]


def test_without_a_backup_or_with_a_file_in_use_there_is_nothing_to_offer(
    dressed: QApplication, tmp_path: Path
) -> None:
    file = tmp_path / "club.sqlite"
    file.write_bytes(b"burnt")
    for code in ("not_a_database", "in_use"):
        box = CannotOpen(file, StorageTrouble(code, file=str(file), by="somebody"))
        assert box.restoring is None
        assert not box.restored
