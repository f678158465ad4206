"""The language of formulas: what it reckons, what it refuses and where."""

from pathlib import Path

import pytest

from tournament import wording
from tournament.errors import BadInput
from tournament.refusals import formulas
from tournament.seasons import formula
from tournament.seasons.functions import FUNCTIONS, half_up

VALUES = {"players": 10.0, "entries": 12.0, "place": 2.0, "cost": 20.0, "buy_in": 20.0}


def points(text: str) -> float:
    return formula.read(text).points(VALUES)


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        formula.read(text).points(VALUES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("entries - place + 1", 11),
        ("N - R + 1", 9),
        ("2 + 3 * 4 ** 2 / 8", 8),
        ("-2 ** 2", -4),
        ("7 // 2 + 7 % 4", 6),
        ("-7 // 2", -4),
        (".5 + 1. + 1e1", 11.5),
        ("5 if place == 2 else 7", 5),
        ("5 if (place == 1) else 7", 7),
        ("if(place == 1, 5, 7)", 7),
        ("if (place == 1, 1 / 0, 7)", 7),
        ("if(place == 2, 5)", 5),
        ("if(place == 1, 5)", 0),
        ("1 if place == 1 else if(place == 2, 8, 9)", 8),
        ("3 * if(place == 2 and players > 5, 2, 1)", 6),
        ("1 < place < 3", 1),
        ("10 < place < 3", 0),
        ("(place == 2) * 10 + (place != 2)", 10),
        ("not place", 0),
        ("0 or 4", 4),
        ("sqrt(16) + abs(-3)", 7),
        ("pow(2, 10)", 1024),
        ("log10(1000)", 3),
        ("log(exp(2))", 2),
        ("ln(exp(2))", 2),
        ("log2(8)", 3),
        ("min(3, 1, 2) + max(3, 1, 2) + max(5)", 9),
        ("sum(1, 2, 3.5)", 6.5),
        ("round(2.5)", 3),
        ("round(-2.5)", -3),
        ("round(2.675, 2)", 2.68),
        ("round(1234, -2)", 1200),
        ("floor(2.9) + ceil(2.1)", 5),
        ("at(place, 100, 80, 60)", 80),
        ("at(4, 100, 80, 60)", 0),
        ("at(1.5, 100, 80)", 0),
        ("step(players, 0, 1, 10, 1.5, 100, 2)", 1.5),
        ("step(-1, 0, 1, 10, 2)", 0),
        ("switch(r, 1, 25, 2, 18, 3, 15)", 18),
        ("switch(9, 1, 25, 2, 18)", 0),
        ("switch(9, 1, 25, 2, 18, 4)", 4),
        ("share(1, 2, 1)", 2 / 3),
        ("share(3, 2, 1)", 0),
        (" entries\n\t+ 1\r\n", 13),
        ("007 + 00.5", 7.5),
        ("1 == 1.0", 1),
    ],
)
def test_a_formula_reckons_as_people_write_it(text: str, result: float) -> None:
    assert points(text) == pytest.approx(result)


def test_log_is_natural_and_log10_is_not() -> None:
    assert points("log(10)") == pytest.approx(2.302585)
    assert points("log10(10)") == 1


@pytest.mark.parametrize(
    ("number", "decimals", "rounded"),
    [
        (0.5, 0, 1),
        (-0.5, 0, -1),
        (1.15 * 3, 1, 3.5),
        (2.4999, 0, 2),
        (69.282, 1, 69.3),
        (-1.05, 1, -1.1),
        (1e18, 2, 1e18),
    ],
)
def test_halves_are_rounded_away_from_zero(number: float, decimals: int, rounded: float) -> None:
    assert half_up(number, decimals) == rounded


def test_a_formula_knows_what_it_asks_for() -> None:
    assert formula.read("sqrt(n * b ** 2 / e) / (f + 1)").names == {"players", "buy_in", "cost", "place"}
    assert formula.read("7").names == frozenset()


@pytest.mark.parametrize(
    ("text", "code", "position"),
    [
        ("plaec + 1", "formula_variable", 1),
        ("1 + zzz", "formula_variable_unknown", 5),
        ("1 + squt(2)", "formula_function", 5),
        ("1 + qqqqq(2)", "formula_function_unknown", 5),
        ("log + 1", "formula_needs_brackets", 1),
        ("sqrt(1, 2)", "formula_takes", 1),
        ("round(1, 2, 3)", "formula_takes_or", 1),
        ("if(1)", "formula_takes_or", 1),
        ("at(place)", "formula_takes_more", 1),
        ("n $ 2", "formula_character", 3),
        ("n + 'x'", "formula_text", 5),
        ("n.real", "formula_attribute", 2),
        ("[1, 2]", "formula_brackets", 1),
        ("n[0]", "formula_brackets", 2),
        ("n = 3", "formula_assignment", 3),
        ("n ^ 2", "formula_power", 3),
        ("2n", "formula_operator_missing", 2),
        ("2 (n)", "formula_operator_missing", 3),
        ("n r", "formula_operator_missing", 3),
        ("1,5", "formula_comma", 2),
        ("(1, 5)", "formula_comma", 3),
        ("(n + 1", "formula_bracket_open", 1),
        ("n + 1)", "formula_bracket_closed", 6),
        ("1e999", "formula_number", 1),
        ("n + * 2", "formula_syntax", 5),
        ("n +", "formula_syntax", 3),
        ("min(*n)", "formula_syntax", 5),
        ("min(**n)", "formula_syntax", 5),
        ("()", "formula_syntax", 1),
        ("lambda: 1", "formula_word", 1),
        ("max(n for n in n)", "formula_word", 7),
        ("min(n, key=1)", "formula_variable_unknown", 8),
        ("True", "formula_word", 1),
        ("place / (n - 10)", "formula_by_zero", 7),
        ("5 % 0", "formula_by_zero", 3),
        ("0 ** -1", "formula_by_zero", 3),
        ("1 + log(place - 2)", "formula_logarithm", 5),
        ("log10(-1)", "formula_logarithm", 1),
        ("sqrt(0 - n)", "formula_root", 1),
        ("(-8) ** 0.5", "formula_no_power", 6),
        ("pow(-8, 0.5)", "formula_no_power", 1),
        ("share(1, 1e9, 1)", "formula_argument", 1),
        ("round(1, 0.5)", "formula_argument", 1),
    ],
)
def test_what_is_wrong_is_said_with_its_character(text: str, code: str, position: int) -> None:
    wrong = refused(text)
    assert (wrong.code, wrong.facts["position"]) == (code, position)
    assert "line" not in wrong.facts
    assert f"character {position}" in wording.refusal(wrong)


def test_of_several_lines_the_line_is_said_too() -> None:
    wrong = refused("entries\n  - plaec\n  + 1")
    assert (wrong.facts["line"], wrong.facts["position"], wrong.facts["near"]) == (2, 5, "place")
    assert wording.refusal(wrong) == "Nothing is called plaec (at line 2, character 5); perhaps place is meant."
    assert wording.refusal(refused("n\n/ 0")) == "At line 2, character 1 the formula divides by zero."


@pytest.mark.parametrize(
    "text",
    [
        *("1e308 * 10", "1e308 * 10 - 1e308 * 10", "9 ** 9 ** 9", "10 ** 10", "exp(1000)"),
        *("1e308 * 10 > 5", "max(1, sum(1e308, 1e308))"),  # nothing goes on with infinity either
    ],
)
def test_a_result_that_is_no_number_of_points_is_refused(text: str) -> None:
    assert refused(text).code == "formula_result"
    assert points("10 ** 10 - 1") == 9_999_999_999


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("().__class__.__bases__[0].__subclasses__()", ("formula_attribute",)),
        ("place.__class__", ("formula_attribute",)),
        ("__import__('os').system('true')", ("formula_function_unknown",)),
        ("open('/etc/passwd')", ("formula_function", "formula_function_unknown")),
        ("eval(n)", ("formula_function", "formula_function_unknown")),
        ("_i(1, 2, 3)", ("formula_function", "formula_function_unknown")),
        ("9**9**9**9", ("formula_result",)),
        ("9" * 1_999, ("formula_number",)),
        ("9" * 300 + "**" + "9" * 300, ("formula_result",)),
        ("(" * 10_000 + "1" + ")" * 10_000, ("formula_too_long",)),
        ("(" * 990 + "1" + ")" * 990, ("formula_too_deep",)),
        ("-" * 500 + "1", ("formula_too_deep",)),
        ("not " * 450 + "1", ("formula_too_deep",)),
        ("1" + "+1" * 299, ("formula_too_deep",)),
        ("1" + "**1" * 299, ("formula_too_deep",)),
        ("1 if 1 else " * 160 + "1", ("formula_too_large", "formula_too_deep")),
        ("1if 1 else " * 180 + "1", ("formula_operator_missing",)),
        ("min(1" + ",1" * 900 + ")", ("formula_too_large",)),
        ("[n for n in [1] * 9 ** 9]", ("formula_brackets",)),
        ("f'{n}'", ("formula_text",)),
        ("+".join(f"share(1, 1e6, {each})" for each in range(-40, 20)), ()),
        ("\x00", ("formula_character",)),
        ("\ufeffn", ("formula_character",)),
        ("ｎ", ("formula_variable_unknown",)),
        ("n \\\n + 1", ("formula_character",)),
        ("#", ("formula_character",)),
        ("", ("formula_empty",)),
        (" \n", ("formula_empty",)),
    ],
    ids=lambda text: repr(text)[:24],
)
def test_a_hostile_formula_is_refused_or_comes_to_a_number(text: str, codes: tuple[str, ...]) -> None:
    said = {wrong.code for wrong in refusals(text)}
    assert said <= set(codes)
    assert bool(said) is bool(codes)


def refusals(text: str) -> list[BadInput]:
    """What refuses the formula, if anything does; each with a sentence."""
    try:
        formula.read(text).points(VALUES)
    except BadInput as wrong:
        assert wording.refusal(wrong).endswith(".")  # noqa: PT017
        return [wrong]
    return []


def test_a_formula_of_the_usual_length_may_have_all_brackets_it_needs() -> None:
    assert points("(" * 50 + "1" + ")" * 50) == 1
    assert points("1" + "+1" * 90) == 91


@pytest.mark.parametrize("exponent", [-50, -3.5, -1, 0, 0.5, 0.999, 1, 1.5, 2, 14, 50])
@pytest.mark.parametrize("places", [1, 7, 200, 201, 1_000])
def test_the_shares_of_all_places_are_one(exponent: float, places: int) -> None:
    shares = [FUNCTIONS["share"].call(place, places, exponent) for place in range(1, places + 1)]
    assert sum(shares) == pytest.approx(1, rel=1e-7)
    assert FUNCTIONS["share"].call(places + 1, places, exponent) == 0


def test_each_sentence_about_formulas_is_said_by_something(root: Path) -> None:
    code = "".join(
        (root / "tournament" / "seasons" / name).read_text(encoding="utf-8")
        for name in ("formula.py", "formula_text.py")
    )
    for name in formulas.SENTENCES:
        assert f'"{name}"' in code or f'"{name.removesuffix("_unknown")}"' in code, name
    assert all(function.shown.startswith(f"{name}(") for name, function in FUNCTIONS.items())
