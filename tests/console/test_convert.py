"""`convert`: hands from one form into the other, whole or not at all."""

from pathlib import Path

import pytest

from console.cli import main
from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import replay
from tests.console.test_replay import BAD, GOOD, STARS
from tests.engine.records.hands import phh

ALONE = """\
PokerStars Hand #7: Hold'em No Limit ($0.50/$1.00 USD) - 2020/01/02 3:04:05 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Hand cancelled
*** SUMMARY ***
Total pot $0 | Rake $0
"""


def records(path: Path) -> list[Record]:
    """The hands of a PHH file, all of them readable."""
    found = list(read(path.read_text(encoding="utf-8")))
    assert all(isinstance(one, Record) for one in found)
    return [one for one in found if isinstance(one, Record)]


def test_from_one_form_to_the_other_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stars, one, again = tmp_path / "in.txt", tmp_path / "one.phh", tmp_path / "again.txt"
    stars.write_text(STARS, encoding="utf-8")
    assert main(["convert", str(stars), str(one)]) == 0
    assert capsys.readouterr().out == f"1 hand: {one}\n"
    (record,) = records(one)
    assert (record.players, record.starting, record.finishing) == (("Bob", "Ann"), (844, 1000), (894, 950))
    assert all(name.startswith("_") or name in ("venue", "hand") for name in record.facts if name in ("hero", "kind"))
    assert main(["convert", str(one), str(again)]) == 0
    capsys.readouterr()
    assert main(["replay", str(again), "--json"]) == 0
    assert '"finishing_stacks": [8.94, 9.50]' in capsys.readouterr().out


def test_bad_hands_are_named_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out, text = tmp_path / "in.phhs", tmp_path / "out.phhs", tmp_path / "out.txt"
    path.write_text(f"[1]\n{GOOD}\n[2]\n{BAD}\n[3]\nwhat?\n", encoding="utf-8")
    assert main(["convert", str(path), str(text)]) == 1
    captured = capsys.readouterr()
    assert captured.out == f"1 hand: {text}\n"
    assert captured.err.splitlines()[0] == (f"{path}, hand 2, action 5 (p1 cbr 120): 120 is too little: at least 200.")
    assert captured.err.splitlines()[1].startswith(f"{path}, hand 3, line 21: This is no TOML: ")
    assert main(["convert", str(path), str(out)]) == 1
    assert len(records(out)) == 2


def test_nothing_is_written_over_unless_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, out = tmp_path / "in.phh", tmp_path / "out.phhs"
    path.write_text(GOOD, encoding="utf-8")
    out.write_text("mine", encoding="utf-8")
    assert main(["convert", str(path), str(out)]) == 2
    assert main(["convert", str(path), str(path), "--force"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"{out} is there already; --force writes over it.",
        f"{path} would be written over itself.",
    ]
    assert out.read_text(encoding="utf-8") == "mine"
    assert main(["convert", str(path), str(out), "--force"]) == 0
    assert out.read_text(encoding="utf-8").startswith("[1]\nvariant")
    assert sorted(one.name for one in tmp_path.iterdir()) == ["in.phh", "out.phhs"]


@pytest.mark.parametrize(
    ("content", "name", "said"),
    [
        (GOOD, "out.csv", "out.csv: the ending says what to write; it is .phh, .phhs or .txt."),
        (f"[1]\n{GOOD}\n[2]\n{GOOD}", "out.phh", "out.phh: a .phh file holds one hand, .phhs several."),
        (phh("", variant="PO"), "out.phhs", "in.phhs holds no hand that could be converted."),
        ("hello", "out.phh", "This is no TOML"),
    ],
)
def test_what_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str, name: str, said: str
) -> None:
    path = tmp_path / "in.phhs"
    path.write_text(content, encoding="utf-8")
    assert main(["convert", str(path), str(tmp_path / name)]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / name).exists()


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, folder = tmp_path / "in.phh", tmp_path / "new"
    path.write_text(GOOD, encoding="utf-8")
    assert main(["convert", str(path), str(folder / "out.txt")]) == 2
    assert capsys.readouterr().err == f"{folder / 'out.txt'}: there is no folder {folder}.\n"
    assert not folder.exists()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (STARS.replace("$10 ", f"${10**16} "), "The amount 10000000000000000 is too large or too fine."),
        (ALONE, "A hand has 2 to 23 players, not 1."),
    ],
)
def test_a_hand_that_could_not_be_read_again_as_phh_is_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, why: str
) -> None:
    path, out = tmp_path / "in.txt", tmp_path / "out.phhs"
    path.write_text(f"{text}\n\n{STARS}", encoding="utf-8")
    assert main(["convert", str(path), str(out)]) == 1
    assert f"{path}, hand 1: As PHH it could not be read again: {why}\n" in capsys.readouterr().err
    assert len(records(out)) == 1


@pytest.mark.parametrize("target", ["out.phh", "out.txt"])
def test_a_number_of_thousands_of_digits_is_refused_not_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], target: str
) -> None:
    path = tmp_path / "in.phh"
    path.write_text(f"{GOOD}_foo = 0x{'F' * 5000}\n", encoding="utf-8")
    assert main(["convert", str(path), str(tmp_path / target)]) == 2
    assert f"{path}, hand 1, line 8: A number in _foo is too large.\n" in capsys.readouterr().err


def test_keys_of_others_stay_as_they_are_and_mean_what_they_meant(tmp_path: Path) -> None:
    """With an underscore in front they would be ours: the hand would count for nothing."""
    path, out = tmp_path / "in.phh", tmp_path / "out.phh"
    more = "void = true\ncarried = 50\nscale = 100\nfoo = 1\n_foo = 2\nwinnings = [1, 0, 0]\n"
    path.write_text(phh("'p3 f', 'p1 f'", more=more), encoding="utf-8")
    assert main(["convert", str(path), str(out)]) == 0
    assert records(out) == records(path)
    assert replay(records(out)[0]).stacks == (950, 1050, 1000)
    assert {f"{line}\n" for line in more.splitlines()} <= set(out.read_text(encoding="utf-8").splitlines(keepends=True))


def test_a_key_too_deep_to_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.phh"
    path.write_text(phh("'p3 f', 'p1 f'", more="a." * 3000 + "a = 1\n"), encoding="utf-8")
    assert main(["convert", str(path), str(tmp_path / "out.phh")]) == 2
    assert "hand 1: a cannot be written: it has more than 64 lists or tables within each other.\n" in (
        capsys.readouterr().err
    )


def test_a_link_stays_one_and_its_target_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, link, aim = tmp_path / "in.phh", tmp_path / "link.phhs", tmp_path / "aim.phhs"
    path.write_text(GOOD, encoding="utf-8")
    try:
        link.symlink_to(aim)
    except OSError:
        pytest.skip("this system lets nobody make links")
    assert main(["convert", str(path), str(link)]) == 2
    assert capsys.readouterr().err == f"{link} is there already; --force writes over it.\n"
    for old in ("", "mine"):
        if old:
            aim.write_text(old, encoding="utf-8")
        assert main(["convert", str(path), str(link), "--force"]) == 0
        assert link.is_symlink()
        assert aim.read_text(encoding="utf-8").startswith("[1]\nvariant")
    aim.unlink()
    aim.symlink_to(link)
    capsys.readouterr()
    assert main(["convert", str(path), str(link), "--force"]) == 2
    assert capsys.readouterr().err.startswith(f"{link} cannot be written: ")
