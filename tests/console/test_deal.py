"""`deal`: the ways to divide side by side, what is unreasonable in words, one sentence for what cannot be read."""

import json

import pytest

from console.cli import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when nothing is wrong."""
    assert main(["deal", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_all_ways_stand_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "--stacks", "50,30,20", "--prizes", "70,30", "--names", "Anna,Boris,Cyril") == (
        "Player    Chips    Even    By chips    Minimum + chips       ICM\n"
        "Anna         50   33.34       50.00              50.00     45.18\n"
        "Boris        30   33.33       30.00              30.00     32.25\n"
        "Cyril        20   33.33       20.00              20.00     22.57\n"
        "Together    100  100.00      100.00             100.00    100.00\n"
    )


def test_what_is_unreasonable_is_marked_and_said(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--stacks", "1000,1", "--prizes", "100,50", "--method", "chips", "--names", "Anna,Boris")
    assert out == (
        "Player    Chips  By chips\n"
        "Anna      1\N{NARROW NO-BREAK SPACE}000    149.85 !\n"
        "Boris         1      0.15 !\n"
        "Together  1\N{NARROW NO-BREAK SPACE}001    150.00\n"
        "\n"
        "Anna, by chips: more than first prize.\n"
        "Boris, by chips: less than the next prize.\n"
    )


def test_whole_fives_and_something_kept(capsys: pytest.CaptureFixture[str]) -> None:
    stacks, prizes = "412000,268000,175000,45000", "1000,650,420,300"
    out = printed(capsys, "--stacks", stacks, "--prizes", prizes, "--unit", "5", "--method", "icm")
    assert [line.split()[-1] for line in out.splitlines()[1:6]] == ["755.00", "660.00", "575.00", "380.00", "2370.00"]
    kept = printed(capsys, "--stacks", stacks, "--prizes", prizes, "--unit", "1", "--kept", "150", "--method", "icm")
    assert [line.split()[-1] for line in kept.splitlines()[1:5]] == ["688.00", "617.00", "544.00", "371.00"]
    assert kept.endswith("\n150.00 of first prize is kept for the winner.\n")


@pytest.mark.parametrize(
    ("stacks", "prizes", "kept", "said"),
    [
        ("900,100", "100,50", "20", ("Player 1, by chips: more than is left of first prize.",)),
        ("50,50", "30,70", "0", ("Player 1, even: more than first prize, less than the next prize.",)),
        ("50,50", "80,70", "40", ("Player 1, even: more than is left of first prize, less than the next prize.",)),
    ],
)
def test_a_warning_says_whether_something_of_first_prize_is_kept(
    stacks: str, prizes: str, kept: str, said: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    lines = printed(capsys, "--stacks", stacks, "--prizes", prizes, "--kept", kept).splitlines()
    assert set(said) <= set(lines)


def test_json_keeps_every_decimal(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "--stacks", "50, 30, 20", "--prizes", "70.50,30", "--json"))
    assert (found["divided"], found["unit"], found["kept"]) == ("100.50", "0.01", "0.00")
    assert [each["method"] for each in found["deals"]] == ["even", "chips", "minimum", "icm"]
    assert found["deals"][0]["shares"][0] == {"player": "Player 1", "chips": 50, "amount": "33.50", "warnings": []}


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--stacks 50,,20 --prizes 70", "--stacks: a number is missing in “50,,20”."),
        ("--stacks 50,-3 --prizes 70", "--stacks: -3 is no number of chips, such as 5000."),
        ("--stacks 50,x --prizes 70", "--stacks: x is no number of chips, such as 5000."),
        ("--stacks 50,1.5 --prizes 70", "--stacks: 1.5 is no number of chips, such as 5000."),
        ("--stacks 50,30 --prizes 70,", "--prizes: a number is missing in “70,”."),
        ("--stacks 50,30 --prizes 70.555", "--prizes: 70.555 is no amount, such as 70 or 70.50."),
        ("--stacks 50,30 --prizes=-70", "--prizes: -70 is no amount, such as 70 or 70.50."),
        ("--stacks 50,30 --prizes 70 --kept 71", "--kept is from 0 to the first prize, 70.00."),
        ("--stacks 50,30 --prizes 70 --unit 0", "Shares are rounded to a unit above nothing, such as 1."),
        ("--stacks 0,0 --prizes 70", "Nobody has any chips: say how many each player has."),
        ("--stacks 50 --prizes 70", "A deal is between two players at least."),
        ("--stacks 50,30 --prizes 70 --names Anna", "--names: as many names as stacks are needed, 2."),
    ],
)
def test_what_cannot_be_read_is_one_sentence(arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", *arguments.split()]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", sentence + "\n")


def test_prizes_beyond_the_players_are_left_out_and_that_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    one = printed(capsys, "--stacks", "50,50", "--prizes", "70,30,20", "--method", "even")
    assert "Together  100  100.00" in " ".join(one.split("\n")).replace("      ", "  ").replace("    ", "  ")
    assert one.endswith("\nThere are 2 players: the prize of place 3 is left out, 20.00.\n")
    more = printed(capsys, "--stacks", "50,50", "--prizes", "70,30,20,10", "--method", "even")
    assert more.endswith("\nThere are 2 players: the prizes from place 3 on are left out, 30.00 together.\n")


def test_nobody_is_named_twice(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "--stacks", "50,50", "--prizes", "70,30", "--names", "Anna,anna"]) == 2
    assert capsys.readouterr().err.strip() == "--names: Anna stands there twice."
