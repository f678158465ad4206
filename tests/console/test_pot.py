"""`pot`: who gets what on a terminal, from arguments or line by line, and one sentence where it cannot be."""

import io
import json
import sys
from pathlib import Path

import pytest

from console.cli import main
from tests.pots import CASES


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when nothing is wrong."""
    assert main(["pot", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence with which it is refused."""
    assert main(["pot", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    return captured.err.strip()


def test_every_scenario_and_every_report_about_pots_comes_out_right(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-25 to C-40, C-98 to C-114, B002 to B014, B078 to B085; one of them from standard input."""
    for number, case in enumerate(CASES):
        words = case.words
        if number == 0:
            first_option = words.index("--chip")
            monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(words[:first_option])))
            words = ["-", *words[first_option:]]
        said = json.loads(printed(capsys, *words, "--json"))
        assert said["received"] == case.received, case.name
        assert tuple((pot["amount"], " ".join(pot["eligible"])) for pot in said["pots"]) == case.pots, case.name
        back = said["returned"]
        assert (back and (back["name"], back["chips"])) == case.back, case.name


def test_three_players_by_cards_with_every_line_and_its_rule(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said = printed(capsys, "Anna 500 AhKh", "Ben 1200 QsQd", "Cid 1200 fold", "--board", "Qh 7h 2c 5h 9d",
                   "--button", "Ben", "--chip", "25")  # fmt: skip
    assert said.replace("\u202f", ",") == (
        "Board Qh 7h 2c 5h 9d · Smallest chip 25 · Button Ben · Rules TDA\n"
        "\n"
        "Side pot, 1,400: nobody is in it but Ben. [House]\n"
        "  Ben wins 1,400 without comparison. [TDA 17-B]\n"
        "\n"
        "Main pot, 1,500: Anna and Ben are in it. [House]\n"
        "  Anna wins 1,500 with flush, ace high. [TDA 12]\n"
        "\n"
        "Anna: 1,500\n"
        "Ben: 1,400\n"
        "Adds up: 2,900\n"
    )
    lines = (
        "# the last hand\nAnna Maria 500 Ah Kh\n\nBen 1.2k QsQd\nCid 1200 fold\n"
        "board: Qh7h2c5h9d\nButton Ben\nchip 25\ndead\n"
    )
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert printed(capsys, "-") == said.replace("Anna", "Anna Maria")
    ordered = printed(capsys, "Anna 500", "Ben 500", "Cid 50 f", "--order", "Anna = Ben", "--button", "3", "--chip",
                      "50", "--rules", "slovak")  # fmt: skip
    assert "The odd chip, 50, goes to Anna: first left of the button. [S3-21]" in ordered


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["Anna"], "“Anna” is no player: a name and the chips he has put in are needed, such as “Anna 500 AhKh”."),
        (["Anna 500 1", "Ben 500 2"], "“Anna 500 1”: a place in the order is written #1."),
        (["Anna 500 # 1", "Ben 500 10"], "“Ben 500 10”: a place in the order is written #10."),
        (["Anna 2 500 #1", "Ben 500 #2"],
         "“Anna 2 500 #1”: is it 2500 chips or 500? Write a number without blanks, and no number before it."),
        (["Anna 500 #1", "anna 500 #2"], "anna is there twice."),
        (["Anna 500 #1", "Ben 500 #2", "--button", "Zoe"], "The button: Zoe is no player of this pot and no seat."),
        (["Anna 500 #1", "Ben 500"], "Ben is still in and has no place in the order; the others have."),
        (["Anna 500 Zz", "Ben 500"], "Anna: “Zz” is no card, such as As or Td."),
        (["Anna 50 #1", "Ben 50 #1", "Cid 1 f"],
         "There is an odd chip, which goes to the first left of the button: say where the button is."),
    ],
)  # fmt: skip
def test_one_sentence_says_why_not(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, *arguments) == says


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("\ufeffAnna 500 #1\n\nBen\n",
         "Line 3: “Ben” is no player: a name and the chips he has put in are needed, such as “Anna 500 AhKh”."),
        ("Anna 500 #1\n# blinds\nBen 500 Zz\n", "Line 3: Ben: “Zz” is no card, such as As or Td."),
        ("Anna 500 #1\nanna 500 #2\n", "Line 2: anna is there twice."),
        ("chip: a\nAnna 500 #1\n", "Line 1: Smallest chip: “a” is no number of chips, such as 2500, 2 500 or 2.5k."),
        ("chip 0\nAnna 500 #1\n", "Line 1: 0 is no smallest chip."),
        ("Anna 500\norder Anna > Zoe\n", "Line 2: The order names “Zoe”, who is no player of this pot."),
        ("Anna 500 #1\nbutton Zoe\n", "Line 2: The button: Zoe is no player of this pot and no seat."),
        ("chip 5\nAnna 500 #1\nchip 25\n", "Line 3: “chip” is there twice."),
        ("", "Nothing is in the pot yet: type what each player has put in."),
        ("#\n" * 101, "More than 100 lines are no pot."),
    ],
)  # fmt: skip
def test_a_bad_line_of_standard_input_is_named(
    lines: str, says: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    assert refused(capsys, "-") == says


def test_the_json_has_these_fields(capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(printed(capsys, "Anna 50 #1", "Ben 50 #1", "Cid 1 f", "--button", "Ben", "--json"))
    assert said == {
        "total": 101, "board": "", "dead": 0, "smallest_chip": 1, "button": 2, "rules": "tda", "returned": None,
        "pots": [{
            "number": 0, "amount": 101, "eligible": ["Anna", "Ben"], "winners": {"Anna": 51, "Ben": 50},
            "lines": [
                {"kind": "laid", "chips": 101, "names": ["Anna", "Ben"], "rule": "House",
                 "said": "Pot, 101: Anna and Ben are in it."},
                {"kind": "shared", "chips": 50, "names": ["Anna", "Ben"], "rule": "TDA 20, 21",
                 "said": "Anna and Ben share it, equal hands: 50 each."},
                {"kind": "odd", "chips": 1, "names": ["Anna"], "rule": "TDA 20-A",
                 "said": "The odd chip, 1, goes to Anna: first left of the button."},
            ],
        }],
        "received": {"Anna": 51, "Ben": 50},
    }  # fmt: skip
    docs = (Path(__file__).resolve().parents[2] / "docs" / "pots.md").read_text(encoding="utf-8")
    assert all(f"`{field}`" in docs for field in (*said, *said["pots"][0], *said["pots"][0]["lines"][0]))
