"""`odds`: a table on the terminal, how it was found, and one sentence where it cannot be."""

import ast
import json
from pathlib import Path

import pytest

from console import odds
from console.cli import main
from engine.odds import HandOdds, Odds


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when nothing is wrong."""
    assert main(["odds", *arguments]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_two_hands_before_the_flop(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "AdAc", "KhKs") == (
        "Hand      Win     Tie   Equity\n"
        "AdAc  81.06 %  0.38 %  81.26 %\n"
        "KhKs  18.55 %  0.38 %  18.74 %\n"
        "\n"
        "Exact: all 1,712,304 boards.\n"
    )


def test_a_board_and_dead_cards(capsys: pytest.CaptureFixture[str]) -> None:
    flop = printed(capsys, "AhAd", "KsKc", "--board", "Kh 7c 2d", "--dead", "2s3s")
    assert flop.endswith("\nExact: all 903 boards.\n")
    river = printed(capsys, "AhAd", "KsKc", "--board", "Kh7c2d2h2c")
    assert "KsKc  100.00 %  0.00 %  100.00 %\n" in river
    assert river.endswith("\nExact: the only board.\n")


def test_commas_may_stand_between_cards(capsys: pytest.CaptureFixture[str]) -> None:
    plain = printed(capsys, "AhAd", "KsKc", "--board", "Kh7c2d", "--dead", "2s3s")
    assert printed(capsys, "AhAd", "KsKc", "--board", "Kh 7c,2d", "--dead", "2s, 3s") == plain


def test_a_hand_that_never_wins_in_a_sample_has_an_error_all_the_same() -> None:
    """Rounded up, too: of a quarter of a million deals it would be 0.00 %."""
    boards = 250_000
    hands = (HandOdds("AA", (boards, 0), boards, exact=False), HandOdds("22", (0, 0), boards, exact=False))
    assert odds.text(Odds(hands, exact=False, boards=boards)) == (
        "Hand       Win     Tie    Equity  ± error\n"
        "AA    100.00 %  0.00 %  100.00 %   0.01 %\n"
        "22      0.00 %  0.00 %    0.00 %   0.01 %\n"
        "\n"
        "A sample of 250,000 deals; the standard error of an equity is at most 0.01 %.\n"
    )


def test_a_sample_says_so_with_its_error_and_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("AhAd", "QQ+,AKs", "random", "--samples", "20000")
    first = printed(capsys, *arguments, "--seed", "4")
    assert "± error" in first.splitlines()[0]
    assert "A sample of 20,000 deals; the standard error of an equity is at most 0.3" in first
    assert printed(capsys, *arguments, "--seed", "4") == first
    assert printed(capsys, *arguments, "--seed", "5") != first


def test_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(printed(capsys, "AdAc", "Td9d", "--json"))
    assert (found["exact"], found["boards"], found["seed"]) == (True, 1_712_304, None)
    first, second = found["hands"]
    assert (first["hand"], first["win"], first["tie"], first["lose"]) == ("AdAc", 1_338_249, 6_912, 367_143)
    assert first["shared"] == [1_338_249, 6_912]
    assert first["equity"] + second["equity"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["AhAd", "KsKx"], "“KsKx” (character 1 of “KsKx”) is no hand and no range, such as AhAd, QQ+, AKs"),
        (["AhAd", "QQ,Ax+"], "“Ax+” (character 4 of “QQ,Ax+”)"),
        (["AhAd", "AhKc"], "The card Ah is there twice."),
        (["AhAd", "KsKc", "--board", "Kh7c7c"], "The card 7c is there twice."),
        (["AhAd", "KsKc", "--board", "Kh7c1d"], "1d is no card, such as As or Td."),
        (["AhAd", "KsKc", "--dead", "Ah"], "The card Ah is there twice."),
        (["AhAd", "KsKc", "--board", "Kh7c"], "A board has 3, 4 or 5 cards, or none yet, not 2."),
        (["AhAd"], "Name 2 to 10 hands, not 1."),
        (["AhAd", " "], "A hand is missing."),
        (["QQ+,", "AKs", "KK"], "“QQ+,” is a part of a range: write a range without blanks, such as QQ+,AKs, or in"),
        (["AA,", "KK"], "“AA,” is a part of a range"),
        ([",AA", "KK"], "“,AA” is a part of a range"),
        (["AA", " KK; "], "“ KK; ” is a part of a range"),
        (["AA", "AhAd", "AsAc"], "No hand of “AA” is left beside the other cards."),
        (["AA", "AA", "AA"], "These ranges cannot be held at once: they need the same cards."),
        (["random", "random", "--exact"], "There are more than 100000 deals of these ranges"),
        (["AA", "KK", "--samples", "5"], "A sample needs at least 1000 deals, not 5."),
        (["AA", "KK", "--seed", "x"], "--seed"),
        (["A" * 100_000, "KK"], "AAA…”"),
        ([], "HAND"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    assert main(["odds", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert said in captured.err
    assert len(captured.err) < 300


def test_every_refusal_of_the_odds_has_its_sentence(root: Path) -> None:
    codes = {
        node.args[0].value
        for name in ("odds", "ranges", "cards")
        for node in ast.walk(ast.parse((root / "engine" / f"{name}.py").read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BadSetup"
        if isinstance(node.args[0], ast.Constant)
    }
    assert codes == set(odds.SENTENCES)
