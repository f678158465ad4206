"""What can be read of a damaged file is saved, and what is lost is said."""

import random
import shutil
from pathlib import Path

import pytest

from db import rescue as rescues
from db.errors import StorageTrouble
from db.rescue import Rescued, Saved
from db.shelf import Shelf
from tests.db.evenings import club, hand, join, meddle, opened, seated, some_hands, tables
from tests.db.test_backup import crash
from tournament.events import PlayerAdded
from tournament.names import PlayerId

PAGE = 4096


@pytest.fixture
def sound(path: Path) -> Path:
    """A club of four people with three evenings of hands, closed."""
    with Shelf.open(path, create=True) as shelf:
        join(club(shelf), *(f"Player {number}" for number in range(1, 5)))
        for _ in range(3):
            here = seated(shelf)
            for number in range(30):
                here.perform(hand({1: 9_900, 2: 10_100} if number % 2 == 0 else {1: 10_000, 2: 10_000}))
            here.undo()
    return path


def saved_onto(found: Rescued, folder: Path) -> Shelf:
    """A new shelf with all that was saved; every evening folds."""
    shelf = Shelf.open(folder / "new.db", create=True)
    found.put_on(shelf)
    for row in shelf.evenings():
        opened(shelf, row.stream)
    club(shelf)
    return shelf


def rescued(broken: Path) -> Rescued | None:
    """What is saved of it; None if it is beyond rescue."""
    try:
        return rescues.rescue(broken)
    except StorageTrouble as trouble:
        if trouble.code != "beyond_rescue":
            raise
        return None


def is_beginning(found: Rescued, of: Path) -> bool:
    """Whether what was saved are beginnings of what was there, but for people whom the club gets back."""
    with Shelf.open(of, write=False) as shelf:
        whole = {stream: shelf.read(stream) for stream in (shelf.club_stream(), *shelf.evening_streams())}
        texts = {stream: {hand.seq: hand.text for hand in shelf.hands(stream)} for stream in shelf.evening_streams()}
    kept = {1: found.club[: found.saved[0].kept], **found.evenings}
    for stream, log in kept.items():
        for stored, was in zip(log, whole[stream], strict=False):
            if (stored.seq, stored.at, stored.step.events) != (was.seq, was.at, was.step.events):
                return False
            if stored.step.hand is not None and stored.step.hand.text != texts[stream][stored.seq]:
                return False
    return True


def test_a_sound_file_is_saved_whole(sound: Path, tmp_path: Path) -> None:
    found = rescues.rescue(sound)
    assert [(each.kept, each.lost, each.texts_lost) for each in found.saved] == [(1, 0, 0), *[(35, 0, 0)] * 3]
    with saved_onto(found, tmp_path) as new, Shelf.open(sound) as old:
        assert tables(new) == tables(old)
        assert [list(new.hands(stream)) for stream in (2, 3, 4)] == [list(old.hands(stream)) for stream in (2, 3, 4)]


def test_what_a_crash_left_beside_the_file_counts(path: Path, root: Path) -> None:
    crash(path, root)
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    found = rescues.rescue(path)
    assert [(each.kept, each.lost) for each in found.saved] == [(0, 0), (5, 0)]
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before


@pytest.mark.parametrize("damage", ["zeros", "noise", "other page"])
def test_whatever_page_is_damaged_beginnings_are_saved(sound: Path, tmp_path: Path, damage: str) -> None:
    data, chance = sound.read_bytes(), random.Random(7)
    pages = len(data) // PAGE
    whole_evenings = 0
    for page in range(1, pages):
        other = data[(page % (pages - 1) + 1) * PAGE :][:PAGE]
        written = {"zeros": bytes(PAGE), "noise": chance.randbytes(PAGE), "other page": other}[damage]
        broken = tmp_path / "broken.db"
        broken.write_bytes(data[: page * PAGE] + written + data[(page + 1) * PAGE :])
        found = rescued(broken)
        if found is None:
            continue
        assert is_beginning(found, sound), f"page {page + 1}"
        whole_evenings += sum(each.kept == 35 for each in found.saved)
        with saved_onto(found, tmp_path):
            pass
        (tmp_path / "new.db").unlink()
    # One page of many: most of what there is can be read nearly every time.
    assert whole_evenings > pages


def test_a_file_that_was_cut_gives_back_its_beginning(sound: Path, tmp_path: Path) -> None:
    data = sound.read_bytes()
    kept = []
    for tenths in range(1, 10):
        broken = tmp_path / "broken.db"
        broken.write_bytes(data[: len(data) * tenths // 10])
        found = rescued(broken)
        if found is None:
            kept.append(0)
            continue
        assert is_beginning(found, sound)
        kept.append(sum(each.kept for each in found.saved))
        saved_onto(found, tmp_path).close()
        (tmp_path / "new.db").unlink()
    assert kept == sorted(kept)
    assert kept[-1] > 35


def test_an_evening_that_contradicts_itself_is_saved_up_to_there(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        some_hands(seated(shelf))
        meddle(shelf, "UPDATE event SET data = json_set(data, '$.number', 3) WHERE step_id = 6 AND position = 0")
    found = rescues.rescue(path)
    own, evening = found.saved
    assert (evening.kept, evening.lost, evening.name) == (5, 2, "Thursday")
    # The evening names people whom this club never took in.
    assert own == Saved(1, "club", "#1", 0, 0, None)
    with saved_onto(found, tmp_path) as shelf:
        assert [player.name for player in club(shelf).state.people] == [f"Player {number}" for number in range(1, 5)]


def test_people_whom_the_club_has_lost_keep_their_numbers(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        join(club(shelf), "Player 1")
        join(club(shelf), *(f"Player {number}" for number in range(2, 5)))
        seated(shelf)
        meddle(shelf, "DELETE FROM event WHERE step_id = 2")
    found = rescues.rescue(path)
    assert found.saved[0] == Saved(1, "club", "#1", 1, 1, found.club[0].at)
    assert found.club[1].step.events == tuple(PlayerAdded(PlayerId(n), f"Player {n}") for n in range(2, 5))
    saved_onto(found, tmp_path).close()


def test_texts_of_hands_that_are_lost_are_counted(path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        some_hands(seated(shelf))
        meddle(shelf, "DELETE FROM hand WHERE number > 1")
    assert rescues.rescue(path).saved[1].texts_lost == 2


def test_what_is_no_file_of_ours_is_not_rescued(sound: Path, tmp_path: Path) -> None:
    data = sound.read_bytes()
    for content, code in [(b"garbage" * 1000, "not_a_database"), (b"", "not_ours"), (data[:100], "beyond_rescue")]:
        file = tmp_path / "odd.db"
        file.write_bytes(content)
        with pytest.raises(StorageTrouble, match=code):
            rescues.rescue(file)
    with pytest.raises(StorageTrouble, match="missing_file"):
        rescues.rescue(tmp_path / "none.db")
    with pytest.raises(StorageTrouble, match="is_a_folder"):
        rescues.rescue(tmp_path)
    newer = Path(shutil.copy(sound, tmp_path / "newer.db"))
    with Shelf.open(newer) as shelf:
        shelf._database.pragma("user_version", 99)
    with pytest.raises(StorageTrouble, match="from_newer_program"):
        rescues.rescue(newer)
