"""Seasons without a screen: beside the reports of an evening that counts for one, and each by itself."""

from functools import partial
from pathlib import Path

import pytest

from console.cli import main
from db.shelf import Shelf
from tests.db.evenings import club
from tests.desktop.season_rooms import autumn, play_all
from tournament.club import seasons


def test_an_evening_s_files_hold_its_season_and_its_points(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db, out = tmp_path / "club.sqlite", tmp_path / "out"
    with Shelf.open(db, create=True) as shelf:
        play_all(shelf, tmp_path)
        club(shelf).perform(partial(seasons.keep_season, season=autumn()))
    asked = ["--db", str(db), "--evening", "2"]
    assert main(["export", *asked, "--formats", "csv", "--reports", "standings,season", "--out", str(out)]) == 0
    assert sorted(file.name for file in out.iterdir()) == ["season.csv", "standings.csv"]
    standings = (out / "standings.csv").read_text(encoding="utf-8-sig").splitlines()
    heads = standings[0].split(",")
    assert [line.split(",")[heads.index("points")] for line in standings[1:]] == ["3", "2", "1"]
    assert "Boris" in (out / "season.csv").read_text(encoding="utf-8-sig")
    capsys.readouterr()
    for what, named in ((["season", "--season", "autumn"], "Boris"), (["player", "--player", "Dana"], "Dana")):
        assert main(["report", *what, "--db", str(db)]) == 0
        assert named in capsys.readouterr().out
    assert main(["report", "roster", "--db", str(db)]) == 0
    assert "Cyril" in capsys.readouterr().out
