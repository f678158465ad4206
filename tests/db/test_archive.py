"""An evening or a club as one text file: how it looks, and how a bad one is refused, by name and line."""

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from db import archive, arrivals
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import SEVEN, beside, club, creation, join, seated, some_hands, tables
from tournament import wording
from tournament.errors import BadFile
from tournament.events import PictureSet, PlayerAdded
from tournament.names import PlayerId


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An evening of four people of the club, nine lines and seven steps long, saved."""
    with Shelf.open(tmp_path / "there.db", create=True) as there:
        join(club(there), *(f"Player {number}" for number in range(1, 5)))
        here = seated(there)
        some_hands(here)
        archive.write(arrivals.evening(there, here.number), tmp_path / "thursday.evening")
    return tmp_path / "thursday.evening"


def refused(shelf: Shelf, file: Path) -> str:
    """The sentence with which the file is refused; nothing has been stored."""
    before = tables(shelf)
    with pytest.raises(BadFile) as caught:
        arrivals.load(shelf, file, lambda: SEVEN)
    assert tables(shelf) == before
    assert shelf.evenings() == ()
    assert shelf.read(shelf.club_stream()) == []
    return wording.refusal(caught.value)


def written(file: Path, lines: list[str]) -> None:
    """Write these lines as the program would, every sum right."""
    contents = [line.rpartition(',"sum"')[0] + "}" if '"sum"' in line else line for line in lines]
    summed = [f'{each[:-1]},"sum":"{hashlib.sha256(each.encode()).hexdigest()[:8]}"}}\n' for each in contents[:-1]]
    end = json.loads(contents[-1]) | {"sha256": hashlib.sha256("".join(summed).encode()).hexdigest()}
    last = json.dumps(end, separators=(",", ":"))
    summed.append(f'{last[:-1]},"sum":"{hashlib.sha256(last.encode()).hexdigest()[:8]}"}}\n')
    file.write_text("".join(summed), encoding="utf-8")


# ---- what it looks like ---------------------------------------------------------------------------------------------


def test_every_line_is_json_and_says_what_it_is(file: Path) -> None:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert lines[0] == {"final_table": "evening", "schema": 1, "name": "Thursday", "sum": lines[0]["sum"]}
    assert [line["person"] for line in lines[1:5]] == [
        [["player_added", 1, {"player": number, "name": f"Player {number}"}]] for number in range(1, 5)
    ]
    assert lines[5]["stream"] == "evening"
    assert [line["seq"] for line in lines[6:-1]] == list(range(1, 8))
    assert lines[10]["hand"]["text"] == "variant = 'NT'\n# hand 1\n"
    assert lines[-1]["end"] == {"people": 4, "streams": 1, "steps": 7}


def test_equal_content_gives_equal_bytes(file: Path, shelf: Shelf) -> None:
    arrivals.load(shelf, file, lambda: SEVEN)
    # Everybody is new here, so the numbers are the same.
    assert archive.text(arrivals.evening(shelf, 2)) == file.read_bytes()


def test_other_line_ends_and_a_mark_at_the_beginning_do_no_harm(file: Path, shelf: Shelf) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert arrivals.load(shelf, file, lambda: SEVEN).people == tuple(f"Player {number}" for number in range(1, 5))


def test_a_file_that_cannot_be_written_leaves_the_older_one(file: Path, shelf: Shelf, tmp_path: Path) -> None:
    before = file.read_bytes()
    for to, code in [(tmp_path / "none" / "club", "missing_folder"), (tmp_path, "is_a_folder")]:
        with pytest.raises(StorageTrouble, match=code):
            archive.write(arrivals.club(shelf), to)
    archive.write(arrivals.club(shelf), file)
    assert file.read_bytes() != before
    assert not any(name.endswith(".part") for name in beside(file))


# ---- bad files ------------------------------------------------------------------------------------------------------


def test_a_file_that_was_cut_is_refused_wherever_it_was_cut(file: Path, shelf: Shelf) -> None:
    data = file.read_bytes()
    ends = [index for index, byte in enumerate(data) if byte == 10]
    for line, end in enumerate(ends[:-1], start=2):
        for cut in (end, end + 1, end + 20):
            file.write_bytes(data[:cut])
            where = line - 1 if cut == end else line
            said = "the file ends here, before its end; get it again from where it came"
            assert refused(shelf, file) == f"{file}, line {where}: {said}."


def test_a_changed_letter_is_found_on_its_line(file: Path, shelf: Shelf) -> None:
    lines = file.read_bytes().split(b"\n")
    for number, line in enumerate(lines[:-1], start=1):
        for place in (1, len(line) // 2, len(line) - 4):
            changed = line[:place] + (b"x" if line[place : place + 1] != b"x" else b"y") + line[place + 1 :]
            file.write_bytes(b"\n".join([*lines[: number - 1], changed, *lines[number:]]))
            said = refused(shelf, file)
            if number == 1 and place == 1:
                assert said == f"{file} is no file of an evening or a club."
            else:
                assert said.startswith(f"{file}, line {number}: this line is not as it was written")


def test_a_line_that_is_missing_is_noticed(file: Path, shelf: Shelf) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(lines[:-2] + lines[-1:]), encoding="utf-8")
    assert refused(shelf, file).startswith(f"{file}, line {len(lines) - 1}: lines before this one are missing")
    file.write_text("".join(lines[:8] + lines[9:]), encoding="utf-8")
    assert refused(shelf, file) == f"{file}, line 9: this cannot be read (seq 4)."
    file.write_text("".join([*lines, "more\n"]), encoding="utf-8")
    assert refused(shelf, file).startswith(f"{file}, line {len(lines) + 1}: this line is not as it was written")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "{file} is no file of an evening or a club."),
        (b"name\nAnna\n", "{file} is no file of an evening or a club."),
        (b"[1]\n", "{file} is no file of an evening or a club."),
        (b"\xff\xfe\x00", "{file} is no file of an evening or a club."),
        (b"SQLite format 3\x00...", "{file} is a whole database, not the file of an evening or a club; "),
        (b'{"final_table":"evening","schema":2,"name":"X","sum":"00000000"}\n', "{file}, line 1: a newer Final Table"),
        (b'{"final_table":"season","schema":1,"name":"X","sum":"00000000"}\n', "{file}, line 1: this cannot be read"),
    ],
)
def test_what_is_no_such_file_is_refused(content: bytes, said: str, shelf: Shelf, tmp_path: Path) -> None:
    file = tmp_path / "odd.evening"
    file.write_bytes(content)
    assert refused(shelf, file).startswith(said.format(file=file))


def test_what_is_not_utf_8_is_refused_by_line(file: Path, shelf: Shelf) -> None:
    file.write_bytes(file.read_bytes().replace(b"Player 3", b"P\xf8ayer 3", 1))
    assert refused(shelf, file) == f"{file}, line 4: this is not UTF-8."


def test_a_huge_file_is_not_even_read(shelf: Shelf, tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(archive.LARGEST + 1)
    assert refused(shelf, tmp_path / "huge") == f"{tmp_path / 'huge'} is far too large to be what it should be."


def test_a_file_that_is_not_there_is_a_trouble_of_the_disk(shelf: Shelf, tmp_path: Path) -> None:
    with pytest.raises(StorageTrouble, match="missing_file"):
        arrivals.load(shelf, tmp_path / "none", lambda: SEVEN)


def test_a_fact_of_tomorrow_is_told_as_one(file: Path, shelf: Shelf) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    written(file, [line.replace('"seats_drawn",1', '"seats_drawn",7') for line in lines])
    said = "this program does not know a seats_drawn; a newer Final Table wrote the file"
    assert refused(shelf, file) == f"{file}, line 9: {said}."
    written(file, [line.replace('"label":"started"', '"label":"sung"') for line in lines])
    assert refused(shelf, file) == f"{file}, line 10: {said.replace('seats_drawn', 'sung')}."


def test_steps_that_contradict_one_another_are_found_before_anything_is_written(file: Path, shelf: Shelf) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    # The second hand is told to be the ninth.
    written(file, [line.replace('"number":2,"began"', '"number":9,"began"') for line in lines])
    assert refused(shelf, file) == f"{file}, line 12: this step does not fit those before it."
    # Two people of the file have one number.
    lines[2] = lines[1]
    written(file, lines)
    assert refused(shelf, file).endswith("does not fit those before it.")


def test_numbers_that_nothing_can_hold_are_refused(file: Path, shelf: Shelf) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    written(file, [line.replace('"prizes":2000', f'"prizes":{2**70}') for line in lines])
    assert "this cannot be read" in refused(shelf, file)


def test_an_evening_without_steps_is_refused(file: Path, shelf: Shelf) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    end = '{"end":{"people":4,"streams":1,"steps":0}}'
    written(file, [*lines[:6], end])
    assert refused(shelf, file).endswith("does not fit those before it.")
    written(file, [*lines[:5], '{"end":{"people":4,"streams":0,"steps":0}}'])
    assert "this cannot be read" in refused(shelf, file)


def test_a_full_disk_stores_nothing(file: Path, shelf: Shelf) -> None:
    found = archive.read(file)
    large = (PlayerAdded(PlayerId(4), "Player 4"), PictureSet(PlayerId(4), b"x" * 100_000))
    archive.write(replace(found, people=(*found.people[:3], large)), file)
    (pages,) = shelf._database.run("PRAGMA page_count").fetchone()
    shelf._database.run(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StorageTrouble, match="disk_full"):
        arrivals.load(shelf, file, lambda: SEVEN)
    shelf._database.run("PRAGMA max_page_count = 100000")
    assert shelf.evenings() == ()
    assert shelf.read(shelf.club_stream()) == []
    assert shelf.create_evening(creation()) == 2
