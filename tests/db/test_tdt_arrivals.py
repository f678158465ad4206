"""Evenings of The Tournament Director on the shelf: each one step of the club, known again, undone."""

from pathlib import Path

import pytest

from db import tdt_arrivals
from db.shelf import Shelf
from db.tdt_arrivals import Arrived
from tests.tournament.tdt.written import BEGINS, Call, Night, four
from tournament import wording
from tournament.club import Club, Roster
from tournament.errors import BadFile
from tournament.reports.page import POINT

DAY = 24 * 60


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf.open(tmp_path / "club.sqlite", create=True)


def file(folder: Path, name: str, number: int, season: str = "2024", formula: str = "n - r + 1", days: int = 0) -> Path:
    """An evening so many days later, won by Anna."""
    busts = (("Boris", 5 + days * DAY, "Anna"), ("Cyril", 10 + days * DAY, "Anna"), ("Dana", 20 + days * DAY, "Anna"))
    more = {"UUID": f"u{number}", "Title": f"Night {number}", "LeagueName": "Club", "SeasonName": season}
    money = {"PointsForPlaying": Call("UserFormula", Text=formula), "PointsForHit": 2}
    begins = {"StartTime": BEGINS + days * DAY * 60_000}
    people = four(*busts)
    people[0].fields["PointsAdjustment"] = -1.5
    path = folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(Night(people, ended=60 + days * DAY, money=money, more=more | begins).data())
    return path


def take(shelf: Shelf, *paths: Path, again: bool = False) -> list[Arrived]:
    files = [each for path in paths for each in tdt_arrivals.files_of(path)]
    return list(tdt_arrivals.arriving(shelf, files, lambda: BEGINS + 10**9, again=again))


def club(shelf: Shelf) -> Club:
    stream = shelf.club_stream()
    return Club(shelf, stream, shelf.read(stream), lambda: BEGINS + 10**9)


def roster(shelf: Shelf) -> Roster:
    return club(shelf).state


def said(arrived: Arrived) -> list[str]:
    return [wording.coded(note.code, note.facts) for note in arrived.notes]


def test_a_folder_comes_in_with_people_and_season_and_a_bad_file_stops_nothing(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "tdt"
    file(folder, "z.tdt", 1)
    (folder / "b.TDT").write_text("{ V: 1, T: evil() }", encoding="utf-8")
    file(folder / "old", "c.tdt", 2, days=7)
    file(folder, "d.tdt", 3, season="", days=3)
    first, side, second, bad = take(shelf, folder)  # as they were played
    assert [each.title for each in (first, side, second)] == ["Night 1", "Night 3", "Night 2"]
    assert bad.refused is not None
    assert "b.TDT, line 1, column 12: evil is nothing that such a file may ask for." in wording.refusal(bad.refused)
    assert (first.new, second.new) == (("Anna", "Boris", "Cyril", "Dana"), ())
    there = roster(shelf)
    assert [row.name for row in shelf.evenings()] == ["Night 1", "Night 3", "Night 2"]
    assert {row.winners for row in shelf.evenings()} == {("Anna",)}
    # An evening of the same days without a season stays out of it; one without a season joins that of its league.
    season = there.seasons["2024"]
    assert (season.league, season.first_day, season.last_day) == ("Club", "2023-11-14", "2023-11-21")
    assert (season.added, season.left_out) == ((first.stream, second.stream), (side.stream,))
    assert season.scoring.formula == "n - place + 1 + 2 * knock_outs"
    assert there.seasons["club"].added == (side.stream,)
    assert [(each.player, each.points) for each in there.adjustments["2024"]] == [(1, -3 * POINT // 2)] * 2


def test_the_same_evening_twice_is_recognised_and_each_is_a_step_that_can_be_undone(
    shelf: Shelf, tmp_path: Path
) -> None:
    path = file(tmp_path, "a.tdt", 1)
    (came,) = take(shelf, path)
    (again,) = take(shelf, path)
    assert (again.stream, again.state, again.refused) == (came.stream, None, None)
    assert said(again) == ["The evening Night 1 is here already, as number 1; it was left as it is."]
    assert len(shelf.evenings()) == 1
    (once_more,) = take(shelf, path, again=True)
    assert (once_more.new, [row.number for row in shelf.evenings()]) == ((), [2])
    assert [each.points for each in roster(shelf).adjustments["2024"]] == [-3 * POINT // 2]
    assert club(shelf).undo().step.facts["label"] == "evening_imported"
    club(shelf).undo()
    assert (shelf.evenings(), roster(shelf).people, dict(roster(shelf).seasons)) == ((), (), {})
    (back,) = take(shelf, path)
    assert (back.state is not None, len(shelf.evenings())) == (True, 1)


def test_a_file_that_was_changed_since_is_told_of_and_taken_in_instead_if_asked(shelf: Shelf, tmp_path: Path) -> None:
    path = file(tmp_path, "a.tdt", 1)
    (came,) = take(shelf, path)
    path.write_bytes(path.read_bytes().replace(b"PointsAdjustment: -1.5", b"PointsAdjustment: 2, PaidInFull: true"))
    assert len(said(take(shelf, path)[0])) == 1  # the points are the season's
    path.write_bytes(path.read_bytes().replace(b"Amount: 20", b"Amount: 30"))
    (again,) = take(shelf, path)
    assert (again.stream, again.state, again.began) == (came.stream, None, BEGINS)
    assert said(again)[1:] == ["What it comes to here is no longer what the file says."]
    (instead,) = take(shelf, path, again=True)
    assert [row.stream for row in shelf.evenings()] == [instead.stream]
    assert sum(each.points for each in roster(shelf).adjustments["2024"]) == 2 * POINT
    assert club(shelf).undo().step.facts["label"] == "evening_imported"
    assert [row.stream for row in shelf.evenings()] == [came.stream]


def test_what_cannot_be_translated_is_said_with_its_text(shelf: Shelf, tmp_path: Path) -> None:
    (odd,) = take(shelf, file(tmp_path, "a.tdt", 1, formula="n + moonPhase"))
    assert said(odd)[-1] == "The formula of the points could not be translated (moonphase): n + moonPhase"
    assert roster(shelf).seasons["2024"].scoring.formula == "players - place + 1"
    (other,) = take(shelf, file(tmp_path, "b.tdt", 2, formula="r"))
    shared = file(tmp_path, "c.tdt", 3, season="2025", formula="nh ^ 2")
    config = b"Players: new GamePlayers({Config: new GamePlayersConfig({FullCreditHit: false}), "
    shared.write_bytes(shared.read_bytes().replace(b"Players: new GamePlayers({", config))
    take(shelf, shared)
    assert roster(shelf).seasons["2025"].scoring.formula == "knock_out_shares ** 2 + 2 * knock_out_shares"
    assert said(other)[-1] == "The season 2024 keeps its own formula; that of the evening is another: r"


def test_what_is_no_such_file_is_refused(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "none").mkdir()
    for path, code in ((tmp_path / "none", "tdt_none_there"), (tmp_path / "nothing", "file_missing")):
        with pytest.raises(BadFile, match=code):
            tdt_arrivals.files_of(path)
    assert shelf.evenings() == ()
