"""What `replay` and `convert` say of texts that contradict themselves, and of hands that no such text can hold."""

import json
from pathlib import Path

import pytest

from console.cli import main
from engine.actions import Mishap
from engine.blinds import Blinds
from engine.hand import Hand
from engine.presets import TDA
from engine.records import played
from engine.records.stars.lossless import LOSSES
from engine.records.stars.reading import NOTES
from engine.seats import first_positions
from tests.engine.dealing import play, stacked
from tests.engine.records.stars_texts import simple
from tournament.wording import hand_records

HAND = """\
PokerStars Hand #7: Hold'em No Limit ($1/$2 USD) - 2020/01/02 3:04:05 ET
Table 'Ceres' 6-max Seat #3 is the button
Seat 1: aa ($300 in chips)
Seat 2: bb ($300 in chips)
Seat 3: cc ($300 in chips)
aa: posts small blind $1
bb: posts big blind $2
*** HOLE CARDS ***
cc: calls $2
aa: raises $4 to $6
bb: raises $94 to $100
cc: folds
aa: calls $94
*** FLOP *** [2c 3d 5h]
aa: checks
bb: bets $50
aa: folds
Uncalled bet ($50) returned to bb
bb collected $200 from pot
*** SUMMARY ***
Total pot $202 | Rake $2
"""
POT = "What was collected, with the rake, is not what was put in."


def said(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, status: int = 0) -> dict[str, object]:
    """What `replay --json` says of a text of one hand."""
    path = tmp_path / "in.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["replay", str(path), "--json"]) == status
    told: dict[str, object] = json.loads(capsys.readouterr().out)
    return told


def test_every_note_and_loss_has_its_sentence() -> None:
    assert set(NOTES) == set(hand_records.OF_TEXT)
    assert set(LOSSES) <= set(hand_records.ILLEGAL)


def test_a_text_that_fits_has_no_notes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(tmp_path, capsys, HAND)
    assert told["finishing_stacks"] == [200, 402, 298]
    assert told["notes"] == ["A rake of 2 was taken, which is not in these stacks."]


@pytest.mark.parametrize(
    ("before", "after", "notes"),
    [
        ("aa: calls $94", "aa: calls $50", ["The call in line 13 is not what there was to call.", POT]),
        ("aa: calls $94", "aa: calls $150", ["The call in line 13 is not what there was to call.", POT]),
        (
            "raises $94 to $100",
            "raises $1 to $100",
            ["The raise in line 11 does not lead from the bet before it to its total."],
        ),
        ("collected $200", "collected $205", [POT]),
        ("*** FLOP", "Uncalled bet ($50) returned to bb\n*** FLOP", [POT]),
        ("Total pot $202", "Total pot $222", ["The stated total of the pot is not what was put in."]),
        ("aa: checks", "The lights go out\naa: checks", ["Line 15 is not understood and was passed over."]),
        (
            "posts big blind $2\n",
            "posts big blind $3\n",
            [
                "The post in line 7 is not the blind of the first line.",
                "The call in line 9 is not what there was to call.",
            ],
        ),
        (
            "($1/$2 USD)",
            "($200 Cap - $1/$2 USD)",
            ["What a player may lose is capped (line 1); that was not checked."],
        ),
    ],
)
def test_contradictions_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, notes: list[str]
) -> None:
    told = said(tmp_path, capsys, HAND.replace(before, after, 1))
    heard = told["notes"]
    assert isinstance(heard, list)
    assert [one for one in heard if one in notes] == notes
    for ending in ("phh", "txt"):
        assert main(["convert", str(tmp_path / "in.txt"), str(tmp_path / f"out.{ending}")]) == 0
        lines = capsys.readouterr().err.splitlines()
        assert [line for line in lines if line.partition("note: ")[2] in notes] == [
            f"{tmp_path / 'in.txt'}, hand 1, note: {note}" for note in notes
        ]


def test_a_check_with_a_bet_to_call_is_illegal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(tmp_path, capsys, HAND.replace("aa: calls $94", "aa: checks"), status=1)
    assert told["error"] == {"action": 8, "text": "aa: checks", "why": "aa (p1) checks, but has 94 to call."}
    for ending in ("phhs", "txt"):
        target = tmp_path / f"out.{ending}"
        assert main(["convert", str(tmp_path / "in.txt"), str(target)]) == 2
        assert "action 8 (aa: checks): aa (p1) checks, but has 94 to call." in capsys.readouterr().err
        assert not target.exists()


def test_what_is_lost_in_such_a_text_is_named_and_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stacks = {1: 200, 2: 200, 3: 200}
    deck = stacked((1, 2, 3), {1: "AsAd", 2: "KsKd", 3: "QsQd"}, "2c3d5h7c9s")
    texts = []
    for carried in (0, 35):
        hand = play(Hand(stacks, first_positions(3, stacks), Blinds(1, 2), deck, TDA, carried=carried), "f f")
        texts.append(played.write(hand, players={1: "aa", 2: "bb", 3: "cc"}))
    path = tmp_path / "in.phhs"
    path.write_text(f"[1]\n{texts[0]}\n[2]\n{texts[1]}", encoding="utf-8")
    assert main(["convert", str(path), str(tmp_path / "out.txt")]) == 1
    captured = capsys.readouterr()
    assert captured.err == (f"{path}, hand 2: PokerStars' text cannot say that chips of a void hand lie in the pot.\n")
    assert captured.out == f"1 hand: {tmp_path / 'out.txt'}\n"


def test_cancelled_hands_go_both_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, between, last = tmp_path / "in.txt", tmp_path / "in.phh", tmp_path / "out.txt"
    first.write_text(simple("Cid: raises 4 to 6", "Hand cancelled"), encoding="utf-8")
    assert main(["convert", str(first), str(between)]) == 0
    assert main(["convert", str(between), str(last)]) == 0
    assert capsys.readouterr().err == ""
    assert "Cid: raises 4 to 6\nHand cancelled\n*** SUMMARY ***" in last.read_text(encoding="utf-8")
    told = said(tmp_path, capsys, last.read_text(encoding="utf-8"))
    assert (told["finishing_stacks"], told["notes"]) == ([200, 200, 200], ["The hand counted for nothing."])


def test_a_void_hand_of_ours_is_cancelled(tmp_path: Path) -> None:
    stacks = {1: 200, 2: 200, 3: 200}
    deck = stacked((1, 2, 3), {1: "AsAd", 2: "KsKd", 3: "QsQd"}, "2c3d5h7c9s")
    hand = play(Hand(stacks, first_positions(3, stacks), Blinds(1, 2), deck, TDA), "c")
    hand.void(Mishap.FOULED_DECK, "TDA 35-E")
    path, out = tmp_path / "in.phh", tmp_path / "out.txt"
    path.write_text(played.write(hand, players={1: "aa", 2: "bb", 3: "cc"}), encoding="utf-8")
    assert main(["convert", str(path), str(out)]) == 0
    assert "Hand cancelled" in out.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("Seat 2: bb ($300", "Seat 2: bb (-$300", 4),
        ("calls $94", "calls -$94", 13),
        ("calls $94", "calls $-94", 13),
        ("collected $200", "collected -$200", 19),
        ("blind $2\n", "blind -$2\n", 7),
        ("Total pot $202", "Total pot -$202", 21),
        ("calls $94", "calls $94.001", 13),
    ],
)
def test_amounts_that_are_none_are_refused_with_their_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], before: str, after: str, line: int
) -> None:
    error = said(tmp_path, capsys, HAND.replace(before, after, 1), status=1)["error"]
    assert isinstance(error, dict)
    assert error["line"] == line
    assert str(error["why"]).endswith("is no amount.")
