"""Copies are made while the desk is open."""

from pathlib import Path

from desktop.running import BACKUP_EVERY, Desk
from tests.desktop.desks import DeskMaker, HandClock, open_kept, start


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
    desk._back_up()
    assert copies(tmp_path) == 1
    assert desk.window.foot.backup.text().startswith("Backup ")
    clock.pass_by(BACKUP_EVERY)
    desk._back_up()
    assert copies(tmp_path) == 1
    assert desk.scheduler.appointments()["backup"] == clock.at + BACKUP_EVERY


def test_the_next_start_copies_what_the_last_one_left(desk_maker: DeskMaker, clock: HandClock, tmp_path: Path) -> None:
    start(open_kept(desk_maker(), clock))
    desk_maker()
    assert copies(tmp_path) == 1
