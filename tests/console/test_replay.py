"""`replay`: hands of files played again, for people and as JSON."""

import json
import re
from dataclasses import replace as changed
from pathlib import Path
from random import Random

import pytest

from console.cli import main
from engine.presets import ROBERT
from engine.records import played
from engine.records.replay import NOTES, TROUBLES, replay
from engine.rules import Rake
from tests.engine.dealing import play, table
from tests.engine.records.hands import DEAL, phh
from tournament.wording import hand_records

RECORDS = Path(replay.__code__.co_filename).parent
GOOD = phh(f"{DEAL}, 'p3 cbr 3', 'p1 f', 'p2 f'", blinds="0.50, 1, 0", stacks="10, 8.44, 10", bets="min_bet = 1")
BAD = phh(f"{DEAL}, 'p3 f', 'p1 cbr 120'", more="players = ['Ann', 'Bo', 'Cy']\n")
NOTED = phh(f"{DEAL}, 'p3 f'", more="finishing_stacks = [950, 1050, 1000]\n_rake = 3\n")
STARS = """\
PokerStars Hand #7: Hold'em No Limit ($0.50/$1.00 USD) - 2020/01/02 3:04:05 ET
Table 'Ceres' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($8.44 in chips)
Ann: posts small blind $0.50
Bob: posts big blind $1
*** HOLE CARDS ***
Ann: folds
Uncalled bet ($0.50) returned to Bob
Bob collected $1 from pot
Bob: doesn't show hand
*** SUMMARY ***
Total pot $1 | Rake $0
Seat 1: Ann (button) (small blind) folded before Flop
Seat 2: Bob (big blind) collected ($1)
"""


def test_every_code_has_its_sentence() -> None:
    assert set(NOTES) == set(hand_records.NOTES)
    assert set(TROUBLES) <= set(hand_records.ILLEGAL)
    readers = [RECORDS / "amounts.py", *RECORDS.glob("phh/*.py"), *RECORDS.glob("stars/*.py")]
    raised = re.compile(r'(Illegible|BadSetup)\(\s*"([a-z_]+)"')
    codes = {code for path in readers for _error, code in raised.findall(path.read_text(encoding="utf-8"))}
    assert codes - set(hand_records.ILLEGAL) - set(hand_records.UNREADABLE) == set()
    assert hand_records.unreadable("new_code", {}) == "It is not right (new_code)."


def test_every_code_that_a_hand_is_refused_with_has_its_sentence() -> None:
    raised = re.compile(
        r'(?:BadSetup|IllegalAction)\(\s*"([a-z_]+)"|\b(?:return|code =) "([a-z_]+)" ?(?:if|$)', re.MULTILINE
    )
    names = ("posting", "blinds", "rules", "betting", "limits", "showing", "hand", "irregular", "cards")
    codes = {
        first or second
        for name in names
        for first, second in raised.findall((RECORDS.parent / f"{name}.py").read_text(encoding="utf-8"))
    }
    assert {"no_antes", "capped", "last_hand", "nobody_to_call"} <= codes
    assert codes - set(hand_records.ILLEGAL) == set()


def test_trouble_beside_the_actions_is_told_by_its_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hand.phh"
    path.write_text(f"{GOOD}_irregularities = [[0, 'killed', 9, 'dead_hand', 'x', '']]\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().out.splitlines()[0] == (
        f"{path}, hand 1: In entry 1 of _irregularities: Nobody in seat 9 was dealt in."
    )


def test_what_was_changed_in_a_hand_of_ours_is_told_without_codes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "hand.phh"
    ours = played.write(play(table({1: 500, 2: 500}, (5, 10)), "f"), players={1: "Ann", 2: "Bob"})
    path.write_text(f"{ours}_switches = {{rake = 5}}\n", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "What Final Table wrote as _switches.rake has been changed and does not" in capsys.readouterr().out


def test_json_has_one_object_a_hand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hands.phhs"
    path.write_text(f"[1]\n{GOOD}\n[2]\n{BAD}\n[3]\nvariant = 'PO'\n\n[4]\n{NOTED}", encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == 1
    first, second, third, fourth = capsys.readouterr().out.splitlines()
    assert first == (
        '{"file": "hands.phhs", "index": 1, "ok": true, "finishing_stacks": [9.50, 7.44, 11.50], "notes": []}'
    )
    assert json.loads(second) == {
        "file": "hands.phhs",
        "index": 2,
        "ok": False,
        "error": {"action": 5, "text": "p1 cbr 120", "why": "120 is too little: at least 200."},
        "notes": [],
    }
    assert json.loads(third) == {
        "file": "hands.phhs",
        "index": 3,
        "ok": False,
        "error": {
            "action": None,
            "text": "",
            "line": 21,
            "why": "This is pot-limit Omaha (PO), not Texas hold'em.",
        },
        "notes": [],
    }
    assert json.loads(fourth) == {
        "file": "hands.phhs",
        "index": 4,
        "ok": True,
        "finishing_stacks": [950, 1050, 1000],
        "notes": [
            "A fold of p1 was left out before action 5.",
            "A rake of 3 was taken, which is not in these stacks.",
        ],
    }


def test_what_a_person_reads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hands.phhs"
    path.write_text(f"[1]\n{GOOD}\n[2]\n{BAD}\n[3]\n{NOTED}", encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert capsys.readouterr().out == (
        f"{path}, hand 2, action 5 (p1 cbr 120): 120 is too little: at least 200.\n"
        f"{path}, hand 3, note: A fold of p1 was left out before action 5.\n"
        f"{path}, hand 3, note: A rake of 3 was taken, which is not in these stacks.\n"
        f"{path}: 3 hands, 2 right, 1 wrong, 1 with notes\n"
    )
    path.write_text(GOOD, encoding="utf-8")
    assert main(["replay", str(path), "--all"]) == 0
    assert capsys.readouterr().out == f"{path}, hand 1: 9.50 7.44 11.50\n{path}: 1 hand, 1 right\n"


def test_players_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.phh"
    path.write_text(phh("'p1 cc', 'p3 cc'", more="players = ['Ann', 'Bo', 'Cy']\n"), encoding="utf-8")
    assert main(["replay", str(path)]) == 1
    assert "hand 1, action 1 (p1 cc): Ann (p1) acts, but it is the turn of Cy (p3).\n" in capsys.readouterr().out


def test_the_content_tells_what_a_file_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stars, other = tmp_path / "stars.phh", tmp_path / "phh.txt"
    stars.write_text("\ufeff" + STARS, encoding="utf-8")
    other.write_text(GOOD, encoding="utf-16")
    assert main(["replay", str(stars), str(other), "--json"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"file": "stars.phh", "index": 1, "ok": True, "finishing_stacks": [8.94, 9.5], "notes": []}
    assert second["finishing_stacks"] == [9.5, 7.44, 11.5]


def test_files_that_cannot_be_read_do_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, empty, old = tmp_path / "one.phh", tmp_path / "empty.phh", tmp_path / "old.txt"
    path.write_text(GOOD, encoding="utf-8")
    empty.write_bytes(b"")
    old.write_bytes(STARS.replace("Bob", "Zoë").encode("cp1252"))
    assert main(["replay", str(tmp_path / "none"), str(empty), str(tmp_path), str(old), str(path), "--json"]) == 2
    captured = capsys.readouterr()
    assert len(captured.out.splitlines()) == 2
    assert captured.err.splitlines() == [
        f"{tmp_path / 'none'}: there is no such file.",
        f"{empty} holds no hands, neither as PHH nor as PokerStars writes them.",
        f"{tmp_path} is a folder, not a file.",
        f"{old} is not in UTF-8; it was read as Windows-1252.",
    ]


@pytest.mark.parametrize(
    "text",
    [
        f"# PokerStars Hand #123 converted\n{GOOD}",
        f'event = """\nPokerStars Hand #123: of old\n"""\n{GOOD}',
        f'[1]\n_from = """\nPokerStars Hand #123: of old\n"""\n{GOOD}',
    ],
)
def test_phh_that_mentions_pokerstars_is_phh(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    path = tmp_path / "one.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path), "--all"]) == 0
    assert "hand 1: 9.50 7.44 11.50\n" in capsys.readouterr().out


def test_pokerstars_text_that_mentions_phh_is_pokerstars_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.phh"
    path.write_text(STARS.replace("Ann: folds", 'Ann said, "hm"\nactions = none\nAnn: folds'), encoding="utf-8")
    assert main(["replay", str(path), "--all"]) == 0
    assert "hand 1: 8.94 9.50\n" in capsys.readouterr().out


def test_many_blank_lines_before_a_hand_take_no_time(tmp_path: Path) -> None:
    """Searching from every line to the end of them all would take minutes."""
    path = tmp_path / "one.txt"
    path.write_text("\n" * 200_000 + GOOD, encoding="utf-8")
    assert main(["replay", str(path)]) == 0


def test_what_is_no_text_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.phh"
    for seed in range(20):
        path.write_bytes(Random(seed).randbytes(20_000))
        assert main(["replay", str(path)]) == 2
        assert capsys.readouterr().err == f"{path} holds no hands, neither as PHH nor as PokerStars writes them.\n"


@pytest.mark.parametrize(
    "data", [b"\x00\xff\xfe" * 50, b"[1]\n\xff\xff = 3\n", b"variant = \x00", b"PokerStars #\n\n\x80"]
)
def test_bytes_of_any_kind_end_in_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes) -> None:
    path = tmp_path / "x.phhs"
    path.write_bytes(data)
    assert main(["replay", str(path)]) in (1, 2)
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err


def test_a_house_s_rake_is_told_and_not_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = changed(ROBERT, rake=Rake(50))
    hand = play(
        table({1: 500, 2: 500}, (5, 10), rules=house, holes={1: "AsAd", 2: "KsKd"}, board="2c3d4h5s9c"),
        "r100 c | x x | x x | x x",
    )
    assert hand.result().rake == 10
    file = tmp_path / "raked.phh"
    file.write_text(played.write(hand, players={1: "Anna", 2: "Kwame"}), encoding="utf-8")
    assert main(["replay", "--json", str(file)]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["finishing_stacks"] == [400, 600]
    assert said["notes"] == ["A rake of 10 was taken, which is not in these stacks."]
