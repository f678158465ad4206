"""Files of older programs: they are copied, renewed and read as before."""

import json
import sqlite3
from collections import defaultdict
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from db import migrations
from db.connection import APPLICATION_ID, connect, transaction
from db.errors import StorageTrouble
from db.migrations import m0001_log, m0002_club
from db.projections import Projections
from db.shelf import Shelf
from tests.db.evenings import beside, club, opened, rows, tables
from tournament.club.people import change_player
from tournament.club.seasons import rename_season
from tournament.events import Season
from tournament.names import PlayerId
from tournament.sales.prices import Buying
from tournament.standings import standings

VERSION_1 = Path(__file__).with_name("version_1.jsonl")
"""The log of a file that a program of version 1 wrote: a club, two evenings, and the standings it showed."""


def _rows_of_version_1() -> dict[str, Any]:
    found: dict[str, Any] = defaultdict(list)
    for line in VERSION_1.read_text(encoding="utf-8").splitlines():
        ((kind, row),) = json.loads(line).items()
        found[kind].append(row)
    return found


@pytest.fixture
def old(path: Path) -> Path:
    """A file of version 1."""
    path.touch()
    with closing(connect(path, wal=False)) as database, transaction(database):
        database.pragma("application_id", APPLICATION_ID)
        m0001_log.up(database)
        database.pragma("user_version", 1)
        for stream in _rows_of_version_1()["stream"][1:]:
            database.run("INSERT INTO stream VALUES (?, ?, ?, ?)", tuple(stream))
        for table in ("step", "event"):
            for row in _rows_of_version_1()[table]:
                database.run(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", tuple(row))
    return path


def _stored(path: Path) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as other:
        return [
            row for table in ("stream", "step", "event") for row in other.execute(f"SELECT * FROM {table} ORDER BY id")
        ]


def test_an_old_file_is_renewed_beside_a_copy_and_its_log_stays_as_it_is(old: Path) -> None:
    before = _stored(old)
    with Shelf.open(old) as shelf:
        assert rows(shelf, "PRAGMA user_version") == [(migrations.newest(),)]
    assert _stored(old) == before
    copy = old.with_name("club.version-1.db")
    assert _stored(copy) == before
    with closing(sqlite3.connect(copy)) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (1,)


def test_evenings_of_an_old_file_end_as_they_did(old: Path) -> None:
    (shown,) = _rows_of_version_1()["standings"]
    with Shelf.open(old) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Thursday at Anna's", "Back in"]
        for row in shelf.evenings():
            lines = standings(opened(shelf, row.stream).state)
            assert [[line.name, line.place, line.prize] for line in lines] == shown[str(row.stream)]


def test_the_one_price_of_an_old_evening_is_its_price_list(old: Path) -> None:
    with Shelf.open(old) as shelf:
        state = opened(shelf, 2).state
    (price,) = state.prices
    assert (price.name, price.buying, price.shares.prizes, price.chips) == ("Buy-in", Buying.BUY_IN, 2_000, 10_000)
    assert {entry.charged for entry in state.entries.values()} == {2_000}
    assert state.pool == 12_000


def test_an_old_evening_goes_on(old: Path) -> None:
    with Shelf.open(old) as shelf:
        here = opened(shelf, 3)
        last = here.state
        here.undo()
        here.redo()
        assert here.state == last
        assert opened(shelf, 3).state == last


def test_people_of_an_old_file_are_there_and_can_be_changed(old: Path) -> None:
    with Shelf.open(old) as shelf:
        people = club(shelf)
        assert [player.name for player in people.state.people] == ["Anna", "Boris", "Cyril", "Dana", "Eva", "Filip"]
        assert {row[3:] for row in tables(shelf)["player"]} == {("", "", 0, None)}
        people.perform(lambda roster, at: change_player(roster, at, PlayerId(1), nickname="Ann"))
        assert tables(shelf)["player"][0][3] == "Ann"


def test_a_renewed_file_is_what_a_new_one_would_be(old: Path, tmp_path: Path) -> None:
    schema = "SELECT type, name, tbl_name FROM sqlite_master ORDER BY 1, 2"
    with Shelf.open(old) as shelf, Shelf.open(tmp_path / "new.db", create=True) as new:
        assert rows(shelf, schema) == rows(new, schema)
        written = tables(shelf)
        shelf.rebuild()
        assert tables(shelf) == written


def test_a_program_that_ends_while_it_renews_a_file_leaves_it_old(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Killed(BaseException):
        pass

    def killed(self: Projections) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(Projections, "rebuild", killed)
        with pytest.raises(Killed):
            Shelf.open(old)
    with closing(sqlite3.connect(old)) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (1,)
    with Shelf.open(old) as shelf:
        written = tables(shelf)
        assert written["result"]
        shelf.rebuild()
        assert tables(shelf) == written


@pytest.fixture
def of_version_2(path: Path) -> Path:
    """A file as the program before seasons had scoring wrote it: a season, and a finished evening."""
    path.touch()
    with closing(connect(path, wal=False)) as database, transaction(database):
        database.pragma("application_id", APPLICATION_ID)
        m0001_log.up(database)
        m0002_club.up(database)
        database.pragma("user_version", 2)
        database.run(
            "INSERT INTO step (stream_id, seq, at_ms, label, facts) VALUES (1, 1, 0, 'season_kept', ?)", (FACTS,)
        )
        database.run("INSERT INTO event VALUES (1, 1, 0, 'season_kept', 1, ?)", (f'{{"season":{SEASON}}}',))
        database.run("INSERT INTO season VALUES ('Autumn', '2026-09-01', NULL)")
    return path


SEASON = '{"first_day":"2026-09-01","last_day":null,"name":"Autumn"}'
FACTS = '{"first":"2026-09-01","last":null,"name":"Autumn"}'


def test_a_season_of_an_old_file_is_reckoned_as_usual_and_goes_on(of_version_2: Path) -> None:
    with Shelf.open(of_version_2) as shelf:
        people = club(shelf)
        assert people.state.seasons == {"autumn": Season("Autumn", "2026-09-01")}
        assert rows(shelf, "SELECT name, first_day, last_day, league, closed FROM season") == [
            ("Autumn", "2026-09-01", None, "", 0)
        ]
        people.perform(partial(rename_season, name="autumn", to="Harvest"))
        assert rows(shelf, "SELECT name FROM season") == [("Harvest",)]
        people.undo()
        assert club(shelf).state.seasons == {"autumn": Season("Autumn", "2026-09-01")}
    copy = of_version_2.with_name("club.version-2.db")
    with closing(sqlite3.connect(copy)) as other:
        assert other.execute("PRAGMA user_version").fetchone() == (2,)
        assert other.execute("SELECT version FROM event").fetchall() == [(1,)]


def test_finished_evenings_of_an_old_file_leave_their_results(old: Path) -> None:
    with Shelf.open(old) as shelf:
        finished = [row.stream for row in shelf.evenings() if row.finished is not None]
        assert sorted(result.stream for result in shelf.evening_results()) == finished != []
        for result in shelf.evening_results():
            lines = standings(opened(shelf, result.stream).state)
            assert [(each.name, each.place, each.prize) for each in result.people] == [
                (line.name, line.place, line.prize) for line in lines
            ]


def test_an_old_file_that_contradicts_itself_stays_as_it_is(old: Path) -> None:
    with closing(sqlite3.connect(old)) as other:
        other.execute("DROP TRIGGER event_keeps_every_row_from_UPDATE")
        other.execute("UPDATE event SET data = json_set(data, '$.entry', 77) WHERE kind = 'player_busted'")
        other.commit()
    for _ in range(2):
        with pytest.raises(StorageTrouble, match="log_contradicts"):
            Shelf.open(old)
        with closing(sqlite3.connect(old)) as other:
            assert other.execute("PRAGMA user_version").fetchone() == (1,)


def test_a_reader_leaves_an_old_file_alone(old: Path) -> None:
    before = old.read_bytes()
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(old, write=False)
    assert caught.value.code == "from_older_program"
    assert old.read_bytes() == before
    assert beside(old) == {"club.db"}


def test_a_file_of_a_newer_program_keeps_its_version(path: Path) -> None:
    # B234: a program that knows 5 had stamped its 5 into a file of version 7.
    Shelf.open(path, create=True).close()
    newer = migrations.newest() + 2
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA user_version = {newer}")
    before = path.read_bytes()
    for write in (True, False):
        with pytest.raises(StorageTrouble) as caught:
            Shelf.open(path, write=write)
        assert caught.value.facts["version"] == newer
    assert path.read_bytes() == before
    assert beside(path) == {"club.db"}
