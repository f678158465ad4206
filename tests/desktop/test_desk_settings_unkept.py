"""A settings folder that cannot be written: what is chosen about boards and sound holds for now; that is said once."""

from pathlib import Path

from desktop.running import Desk
from tests.desktop.desks import HandClock, click, open_kept, start
from tests.desktop.rooms import page_of


def refuse_to_be_written(file: Path) -> None:
    file.unlink(missing_ok=True)
    (file / "a folder in its place").mkdir(parents=True)


def test_a_choice_about_boards_that_cannot_be_kept_is_told_once(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    start(open_kept(desk, clock))
    desk.boards.toggle()
    page = page_of(desk)
    refuse_to_be_written(tmp_path / "settings.json")
    told: list[str] = []
    desk.slots.notice.connect(told.append)
    for _time in range(3):
        click(page.screen_card.at_start)
    assert told == [f"What is chosen about boards holds until the program ends; it could not be kept in {tmp_path}."]
    assert page.screen_card.at_start.isChecked()
    assert desk.slots.slot(1).opens_at_start, "it holds for now"


def test_a_choice_about_sound_that_cannot_be_kept_is_told_once(desk: Desk, tmp_path: Path) -> None:
    refuse_to_be_written(tmp_path / "sounds.json")
    told: list[str] = []
    desk.heard.notice.connect(told.append)
    for volume in (10, 20, 30):
        desk.heard.set_volume(volume)
        desk.heard._keep()
    assert len(told) == 1
    assert "sounds.json" in told[0]
    assert desk.heard.choices.volume == 30
    (tmp_path / "sounds.json" / "a folder in its place").rmdir()
    (tmp_path / "sounds.json").rmdir()
    desk.heard.end()
    desk.heard.set_volume(40)
    desk.heard._keep()
    refuse_to_be_written(tmp_path / "sounds.json")
    desk.heard._keep()
    assert len(told) == 2, "it was well meanwhile"
