"""The published formulas against the numbers that were published for them."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tournament.seasons import formula
from tournament.seasons.functions import half_up
from tournament.seasons.presets import PRESETS
from tournament.seasons.variables import NAMES

BY_NAME = {preset.name: preset for preset in PRESETS}

NEAU, TLB, WINAMAX = "Dr. Neau (2005)", "PokerStars Tournament Leader Board", "Winamax"
CARD_PLAYER, ONLINE = "Card Player, Player of the Year (2004-2009)", "Card Player, Online Player of the Year"
WSOP_2005, WSOP_2018 = "WSOP Player of the Year (2005)", "WSOP Player of the Year (2018, $3,000 No-Limit Hold'em)"
NPPL, CHAMPIONS, PPL = "National Pub Poker League (NZ)", "Champions Poker (UK)", "PPL"
PISTOL, LPPL, APP = "Pistol Poker League", "LPPL", "poker.co"


def points(name: str, **values: float) -> float:
    """What that preset comes to with these variables, by any of their names."""
    found = {NAMES[each]: float(value) for each, value in values.items()}
    return formula.read(BY_NAME[name].text).points({"paid_places": 100.0, "fee": 0.0, **found})


@pytest.mark.parametrize(
    ("name", "values", "published"),
    [
        (NEAU, {"n": 10, "b": 20, "e": 20, "f": 1}, 7.071068),
        (NEAU, {"n": 10, "b": 20, "e": 20, "f": 2}, 4.714045),
        (NEAU, {"n": 10, "b": 20, "e": 40, "f": 1}, 5.0),  # with one rebuy
        (TLB, {"entries": 150, "k": 3, "b": 20}, 163.09),
        (TLB, {"entries": 900, "k": 25, "b": 0}, 23.88),
        (TLB, {"entries": 250, "k": 10, "b": 10}, 100.54),
        (TLB, {"entries": 250, "k": 38, "b": 10}, 0),  # beyond the best 15 %
        (WINAMAX, {"n": 63, "b": 260, "place": 1}, 2432.63),
        (WINAMAX, {"n": 63, "b": 260, "place": 21}, 408.55),
        (WINAMAX, {"n": 63, "b": 260, "place": 22}, 0),
        (CARD_PLAYER, {"place": 8, "b": 500, "n": 200}, 40),
        (CARD_PLAYER, {"place": 1, "b": 300, "n": 59}, 0),
        (CARD_PLAYER, {"place": 1, "b": 300, "n": 72}, 84),
        (CARD_PLAYER, {"place": 1, "b": 300, "n": 399}, 468),
        (CARD_PLAYER, {"place": 1, "b": 25_000, "n": 4_000}, 3_600),
        (ONLINE, {"place": 8, "b": 200, "n": 1_150}, 120),
        (ONLINE, {"place": 18, "b": 100, "n": 100}, 6),
        (ONLINE, {"place": 19, "b": 100, "n": 100}, 4),
        (ONLINE, {"place": 21, "b": 100, "n": 100}, 0),
        (WSOP_2005, {"place": 2, "n": 1_100}, 160),
        (WSOP_2005, {"place": 10, "n": 99, "itm": 49}, 25),
        (WSOP_2005, {"place": 20, "n": 99, "itm": 49}, 20),
        (WSOP_2005, {"place": 49, "n": 99, "itm": 49}, 10),
        (WSOP_2005, {"place": 50, "n": 99, "itm": 49}, 0),
        (WSOP_2018, {"place": 1, "n": 500}, 1_038),
        (WSOP_2018, {"place": 10, "n": 500, "itm": 59}, 208),
        (NPPL, {"n": 100, "place": 1}, 2_000),
        (CHAMPIONS, {"n": 24, "place": 1}, 149),
        (CHAMPIONS, {"n": 9, "place": 9}, 10),
        ("Champions Poker (UK), national final", {"n": 100, "place": 2}, 2_500),
        (PPL, {"n": 9, "place": 3}, 10),
        (PPL, {"n": 9, "place": 4}, 0),
        (PISTOL, {"n": 7, "place": 1}, 450),
        (PISTOL, {"n": 11, "place": 9}, 50),
        (LPPL, {"n": 16, "place": 1}, 1_450),
        (LPPL, {"n": 40, "place": 39}, 5),
        (APP, {"place": 9}, 10),
        ("One for each beaten", {"players": 9, "entries": 14, "place": 9}, 1),
        ("Places like in motor racing", {"place": 11}, 0),
        ("Field and place", {"n": 25, "place": 1}, 50),
        ("Points that age", {"n": 16, "place": 1, "months": 10}, 25),
    ],
)
def test_a_preset_gives_what_was_published(name: str, values: Mapping[str, float], published: float) -> None:
    assert points(name, **values) == pytest.approx(published, abs=0.005)


def test_each_preset_can_be_read_and_says_what_it_is_for() -> None:
    assert len(BY_NAME) == len(PRESETS)
    for preset in PRESETS:
        assert formula.read(preset.text).names
        assert preset.words.endswith(".")
        assert 0 <= preset.decimals <= 4


def aged(inputs: Mapping[str, float]) -> float:
    whole = points("Points that age", n=1, place=1, months=inputs["age_months"])
    return inputs["points"] * whole / 10


def winamax(inputs: Mapping[str, Any]) -> dict[str, Any]:
    """Its factors, their sum and the points; the factors by the formula as it was published."""
    factor = formula.read("sqrt(n / place ** exp(10 / n))")
    places = range(1, inputs["itm"] + 1)
    x = [factor.points({"players": inputs["n"], "place": place}) for place in places]
    awarded = [points(WINAMAX, n=inputs["n"], b=inputs["b"], place=place) for place in places]
    return {"x": x, "Y": x[0] * inputs["n"] * inputs["b"] / awarded[0], "points": awarded}


def whole_field(name: str, places: str) -> Callable[[Mapping[str, Any]], list[float]]:
    """The points of each place, down to `places` of the inputs."""
    return lambda inputs: [points(name, n=inputs["n"], place=place) for place in range(1, inputs[places] + 1)]


SYSTEMS: Mapping[str, Callable[[Mapping[str, Any]], Any]] = {
    "dr_neau:": lambda inputs: points(NEAU, **inputs),
    "pokerstars_tlb:": lambda inputs: points(TLB, entries=inputs["n"], k=inputs["k"], b=inputs["b"]),
    "winamax factor:": winamax,
    "card_player_poy entrants": lambda inputs: points(CARD_PLAYER, n=inputs["n"], place=1, b=300) / 120,
    "card_player_poy:": lambda inputs: points(
        CARD_PLAYER, place=inputs["place"], b=inputs["buyin"], n=inputs["entrants"]
    ),
    "card_player_online_poy entrants": lambda inputs: points(ONLINE, n=inputs["n"], place=1, b=100) / 120,
    "card_player_online_poy:": lambda inputs: points(
        ONLINE, place=inputs["place"], b=inputs["buyin"], n=inputs["entrants"]
    ),
    "wsop_poy_2005": lambda inputs: points(WSOP_2005, place=inputs["place"], n=inputs["entrants"]),
    "wsop_poy_2018": lambda inputs: points(WSOP_2018, place=inputs["r"], n=inputs["n"]),
    "nppl:": lambda inputs: points(NPPL, n=inputs["n"], place=inputs["rank"]),
    "pistol_poker_league:": whole_field(PISTOL, "n"),
    "ppl_cepsworld:": whole_field(PPL, "k"),
    "champions_poker_uk:": lambda inputs: points(CHAMPIONS, n=inputs["n"], place=inputs["rank"]),
    "lppl:": lambda inputs: points(LPPL, n=inputs["n"], place=inputs["rank"]),
    "poker.co app": lambda inputs: points(APP, place=inputs["rank"]),
    "tourney.com aging": aged,
}
"""By how the vectors call a system, what ours makes of their inputs."""


def pairs(ours: Any, theirs: Any) -> list[tuple[Any, Any]]:
    """Each number of theirs with ours; theirs are one, a list, or lists by their names."""
    if theirs is None:
        return []
    if isinstance(theirs, dict):
        return [pair for key, each in theirs.items() for pair in pairs(ours[key], each)]
    return list(zip(ours, theirs, strict=True)) if isinstance(theirs, list) else [(ours, theirs)]


def test_all_vectors_of_published_formulas_come_out(shared_file: Callable[[str], Path]) -> None:
    vectors = json.loads(shared_file("cases/numbers/scoring_vectors.json").read_text(encoding="utf-8"))
    seen = set()
    for vector in vectors:
        system = next(each for each in SYSTEMS if vector["formula"].startswith(each))
        seen.add(system)
        ours = SYSTEMS[system](vector["inputs"])
        for number, expected in pairs(ours, vector["result"]):
            assert number == pytest.approx(expected, abs=0.006 if system == "winamax factor:" else 1e-4), vector
        for number, published in pairs(ours, vector["published"]):
            assert half_up(number, 2 if isinstance(published, float) else 0) == pytest.approx(published), vector
    assert seen == set(SYSTEMS)
