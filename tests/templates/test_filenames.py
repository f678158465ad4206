"""Names of tournaments as names of files (B195, B196)."""

from pathlib import Path

import pytest

from templates.filenames import FALLBACK, LONGEST, beside, file_stem


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("Thursday", "Thursday"),
        ("Friday 20:00 / league?", "Friday 20-00 - league"),
        ('a<b>c:d"e/f\\g|h?i*j', "a-b-c-d-e-f-g-h-i-j"),
        ("trailing dots...", "trailing dots"),
        ("  blanks  ", "blanks"),
        ("..", FALLBACK),
        ("", FALLBACK),
        ("???", FALLBACK),
        ("🃏🎉", FALLBACK),
        ("🃏 night", "🃏 night"),
        ("CON", "CON-tournament"),
        ("nul", "nul-tournament"),
        ("LPT1", "LPT1-tournament"),
        ("com¹", "com¹-tournament"),
        ("con.game", "con-tournament.game"),
        ("CONTEST", "CONTEST"),
        ("two\nlines\tand\x00more", "twolinesandmore"),
        ("../../etc/passwd", "etc-passwd"),
        ("Čtvrteční turnaj", "Čtvrteční turnaj"),
        ("周四", "周四"),
    ],
)
def test_a_name_that_every_system_takes(name: str, right: str) -> None:
    assert file_stem(name) == right


@pytest.mark.parametrize("letter", ["x", "ž", "周", "😀x"])
def test_a_long_name_is_shortened(letter: str) -> None:
    kept = file_stem(letter * 200)
    assert len(kept) <= LONGEST
    assert len(kept.encode()) <= 200
    assert (letter * 200).startswith(kept)


@pytest.mark.parametrize("name", ["CON", "a" * 300, "x: y", "..hidden", "aux.db", "🃏", "Friday / 7"])
def test_a_name_stays_once_it_is_right(name: str) -> None:
    assert file_stem(file_stem(name)) == file_stem(name)


def test_new_files_stand_beside_the_old_ones_with_one_number_for_all(tmp_path: Path) -> None:
    """B199: three times in a row with the same name."""
    names = ("Friday - standings.html", "Friday - cash.csv", "README")

    def is_taken(name: str) -> bool:
        return (tmp_path / name).exists()

    for number in ("", " (1)", " (2)"):
        found = beside(names, is_taken)
        assert list(found.values()) == [
            f"Friday - standings{number}.html", f"Friday - cash{number}.csv", f"README{number}",
        ]  # fmt: skip
        (tmp_path / found["Friday - cash.csv"]).touch()
