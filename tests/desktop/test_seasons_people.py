"""What the club's people have to do with results: their places, member numbers, merging, and the list as files."""

from functools import partial
from pathlib import Path

from desktop.director.club.merge_dialog import MergeDialog
from desktop.director.club.person_dialog import PersonDialog
from desktop.director.results.export_dialog import ExportDialog
from desktop.director.seasons.player_dialog import PlayerDialog
from desktop.running import Desk
from tests.desktop.season_rooms import autumn, opened, play_all
from tournament.club import seasons


def test_people_have_places_and_member_numbers_and_say_what_a_merge_brings_together(desk: Desk, tmp_path: Path) -> None:
    play_all(desk._shelf, tmp_path)
    desk.evenings.club().perform(partial(seasons.keep_season, season=autumn()))
    desk.clubhouse.show()
    dialog = desk.clubhouse.dialog
    assert dialog is not None
    anna, dana = (dialog.club.state.find(name) for name in ("Anna", "Dana"))
    assert anna is not None
    assert dana is not None
    dialog.view.choose(anna.number)
    dialog.change.click()
    person = opened(PersonDialog)
    assert isinstance(person, PersonDialog)
    said = [item.text() for row in range(3) if (item := person.evenings.item(row)) is not None]
    assert [text.partition("place ")[2] for text in said] == ["3 of 4", "2 of 3", "1 of 4 · €120"]
    person.member.setText("00123")
    person.statistics.click()
    opened(PlayerDialog).reject()
    person.yes.click()
    assert dialog.club.state.ids(anna.number) == ("00123",), "as it is written"
    dialog.view.choose(anna.number, dana.number)
    dialog.merge.click()
    merge = opened(MergeDialog)
    assert isinstance(merge, MergeDialog)
    assert merge.together.text() == "Together 3 evenings. In Autumn: 7.0 points.", "of one evening the better place"
    merge.reject()
    dialog.leaving.exporting.click()
    export = opened(ExportDialog)
    assert isinstance(export, ExportDialog)
    export.choose(("roster",), ("csv", "xlsx", "json", "html", "pdf"))
    export.called.setText("")
    export.folder.setText(str(tmp_path / "out"))
    export.yes.click()
    assert sorted(file.name for file in (tmp_path / "out").iterdir()) == [
        f"roster.{kind}" for kind in ("csv", "html", "json", "pdf", "xlsx")
    ]
    assert "00123" in (tmp_path / "out" / "roster.csv").read_text(encoding="utf-8-sig")
    dialog.accept()
