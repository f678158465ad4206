"""`chips`: a starting stack of the owned chips, how many it serves, what is missing, when colours go."""

import json

import pytest

from console.cli import main
from tournament.wording import THIN_SPACE

CLUB = "white:25x300,red:100x300,green:500x100,black:1000x200"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["chips", *arguments])
    captured = capsys.readouterr()
    return status, captured.out.replace(THIN_SPACE, " "), captured.err.replace(THIN_SPACE, " ")


def test_a_stack_for_24_players_and_when_the_colours_go(capsys: pytest.CaptureFixture[str]) -> None:
    status, said, err = run(capsys, "--set", CLUB, "--players", "24", "--structure", "home-3h")
    assert (status, err) == (0, "")
    assert said.splitlines() == [
        "A stack of 10 000: 34 chips",
        "  12 × 25 white = 300",
        "  12 × 100 red = 1 200",
        "   3 × 500 green = 1 500",
        "   7 × 1 000 black = 7 000",
        "The set serves 25 players.",
        "When the colours go, by Three hours at home, 15-minute levels:",
        "  25 (white): last needed in level 3; goes in the break after level 4",
        "  100 (red): last needed in level 7; goes in the break after level 8",
        "  500 (green): last needed in level 9; goes in the break after level 12",
    ]


def test_what_is_missing_ends_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _err = run(capsys, "--set", "25x100,100x100,500x60", "--stack", "5000", "--players", "12")
    assert status == 1
    assert "The set serves 8 players.\n" in said
    assert "Missing for 12 players: 44 × 25, 44 × 100, 24 × 500.\n" in said


def test_chips_kept_aside_for_rebuys_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--set", CLUB, "--stack", "10000", "--players", "20")[0] == 0
    status, said, _err = run(capsys, "--set", CLUB, "--stack", "10000", "--players", "20", "--reserve", "20")
    assert status == 1
    assert "Missing for 40 players: " in said


def test_where_no_colour_goes_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    _status, said, _err = run(capsys, "--set", "25x300", "--stack", "1000", "--structure", "home-15")
    assert said.splitlines()[-1] == "No colour goes by Home game, 15-minute levels."


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    status, said, _err = run(capsys, "--set", CLUB, "--structure", "home-3h", "--players", "10", "--json")
    found = json.loads(said)
    assert status == 0
    assert found["stack"] == 10_000
    assert found["serves"] == 25
    assert found["missing"] == []
    assert found["chips"][0] == {"value": 25, "colour": "white", "count": 12}
    assert found["colours"][0] == {"value": 25, "into": 100, "last_level": 3, "goes_at": 4, "in_break": True}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--set", "25x300,100", "--stack", "1000"], "100 are no chips; write colour:value x number"),
        (["--set", "", "--stack", "1000"], "- are no chips; write colour:value x number"),
        (["--set", "25x300,red:25x9", "--stack", "1000"], "Chips of 25 stand twice in the set."),
        (["--set", "0x300", "--stack", "1000"], "No chip is worth 0; a value is a whole number from 1 to"),
        (["--set", "25x0", "--stack", "1000"], "There cannot be 0 chips of 25; 1 to 1 000 000 can."),
        (["--set", "25x300"], "Say how many chips a player begins with: --stack 10000."),
        (["--set", "25x300", "--stack", "1010"], "A stack of 1 010 cannot be made of these chips; the smallest is 25."),
        (["--set", f"{'w' * 40}:25x300", "--stack", "1000"], "The name of a colour may have 24 characters."),
        (["--stack", "1000"], "the following arguments are required: --set"),
        (
            ["--set", "25x300", "--stack", "1000", "--players", "9000", "--reserve", "1001"],
            "Starting stacks are made for 2 to 10 000 players, with those kept aside; not for 9 000 and 1 001 more.",
        ),
        (["--set", "25x300", "--stack", "1000", "--players", "1"], "argument --players: 1 is no whole number from 2"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    status, said, err = run(capsys, *arguments)
    assert (status, said) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1
