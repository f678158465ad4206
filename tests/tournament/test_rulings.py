"""The rulings: each says what is done and by which rule, and a few words find it."""

import itertools

import pytest

from engine import presets
from engine.blinds import Limit
from tests.fakes import Night
from tournament.rules import TDA, ColourUp, EveningRules, Halting
from tournament.rulings.catalogue import RULINGS, find
from tournament.rulings.ruling import Ruling, Tonight, tonight
from tournament.structures.structure import Level


def titles(words: str) -> list[str]:
    return [ruling.title() for ruling in find(words, Tonight())]


def ruling(code: str) -> Ruling:
    return next(each for each in RULINGS if each.code == code)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("oversized chip", "Oversized chip"),
        ("short all-in", "Short all-in"),
        ("exposed card", "Exposed card"),
        ("all in reopen", "Short all-in"),
        ("chip big", "Oversized chip"),
        ("CARD exposed", "Exposed card"),
        ("flop four", "Flop of four cards"),
        ("string", "String raise"),
        ("phone", "Telephone at the table"),
    ],
)
def test_a_few_words_find_it(words: str, first: str) -> None:
    assert titles(words)[0] == first


def test_a_number_finds_what_follows_that_rule() -> None:
    assert "Short all-in" in titles("TDA 47")


def test_nothing_asked_lists_all_and_nonsense_finds_none() -> None:
    assert titles("  ") == [each.title() for each in RULINGS]
    assert titles("xyzzy") == []


def test_each_has_a_name_of_its_own_and_an_answer_under_every_rule_book() -> None:
    assert len({each.code for each in RULINGS}) == len(RULINGS) == len({each.title() for each in RULINGS})
    books = [presets.preset(name) for name in presets.PRESETS]
    for each, house, limit in itertools.product(RULINGS, books, Limit):
        level = Level(20 * 60_000, 50, 100, limit=limit)
        answer = each.answer(Tonight(TDA, house, level))
        assert answer.said.endswith((".", "!")), each.code
        assert answer.rule, each.code


def test_the_answer_follows_tonights_rules() -> None:
    czech = Tonight(house=presets.preset("czech"))
    assert ruling("four_card_flop").answer(Tonight()).rule == "TDA 39"
    assert ruling("four_card_flop").answer(czech).rule == "seed 001, 19"
    racing = Tonight(evening=EveningRules(colour_up=ColourUp.RACE, halting=Halting.AT_ONCE))
    assert "a card for each odd chip" in ruling("colour_up").answer(racing).said
    assert "stops at once" in ruling("when_uneven").answer(racing).said


def test_of_an_evening_it_takes_the_level_being_played() -> None:
    night = Night().enter("Anna", "Boris", "Cyril").draw().start()
    found = tonight(night.evening.state, night.clock())
    assert found.level is not None
    assert f"{found.big_blind} chips" in ruling("least_raise").answer(found).said
