"""What was chosen about sound is there again; a broken file is put aside, and the usual holds."""

from pathlib import Path

import pytest

from db.errors import StorageTrouble
from desktop.sound.choices import Choices
from desktop.sound.kept import CHOICES_FILE, RULES_FILE, KeptSounds
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Rule, When

CHOICES = Choices("box-1", "Bluetooth box", 35, muted=True, spoken=False, voice="en_GB Bob", pace=-25)
RULES = (Rule(When.BREAK, sound="break", say="Break, back at {back_at}"), Rule(When.BUST, sound="/music/gong.mp3"))


def test_at_first_the_usual_holds(tmp_path: Path) -> None:
    kept = KeptSounds(tmp_path / "nowhere")
    assert (kept.choices, kept.rules, kept.notices) == (Choices(), USUAL_RULES, ())


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    KeptSounds(tmp_path / "settings").keep(CHOICES, RULES)
    kept = KeptSounds(tmp_path / "settings")
    assert (kept.choices, kept.rules, kept.notices) == (CHOICES, RULES, ())


def test_no_rules_at_all_are_kept_as_none(tmp_path: Path) -> None:
    KeptSounds(tmp_path).keep(CHOICES, ())
    assert KeptSounds(tmp_path).rules == ()


DEEP = b'{"volume": 5, "x": ' + b"[" * 100_000


@pytest.mark.parametrize("broken", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b'{"volume": "loud"}', b"null", DEEP])
@pytest.mark.parametrize("name", [CHOICES_FILE, RULES_FILE])
def test_a_broken_file_is_put_aside_with_one_notice_and_the_other_one_counts(
    tmp_path: Path, name: str, broken: bytes
) -> None:
    KeptSounds(tmp_path).keep(CHOICES, RULES)
    (tmp_path / name).write_bytes(broken)
    kept = KeptSounds(tmp_path)
    assert kept.choices == (Choices() if name == CHOICES_FILE else CHOICES)
    assert kept.rules == (USUAL_RULES if name == RULES_FILE else RULES)
    aside = tmp_path / f"{name}.broken"
    assert aside.read_bytes() == broken
    assert len(kept.notices) == 1
    assert str(aside) in kept.notices[0]
    assert KeptSounds(tmp_path).notices == (), "it is said once"


def test_numbers_that_cannot_be_are_brought_within_their_bounds(tmp_path: Path) -> None:
    (tmp_path / CHOICES_FILE).write_text('{"volume": 900, "pace": -900, "from a later version": 1}')
    assert KeptSounds(tmp_path).choices == Choices(volume=100, pace=-50)


def test_what_some_editors_write_before_a_text_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / CHOICES_FILE).write_bytes(b'\xef\xbb\xbf{"volume": 20}')
    kept = KeptSounds(tmp_path)
    assert (kept.choices, kept.notices) == (Choices(volume=20), ())


def test_a_disk_that_refuses_is_told_and_what_was_chosen_counts_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "settings").write_text("a file where the folder should be")
    kept = KeptSounds(tmp_path / "settings")
    with pytest.raises(StorageTrouble):
        kept.keep(CHOICES, RULES)
    assert (kept.choices, kept.rules) == (CHOICES, RULES)
