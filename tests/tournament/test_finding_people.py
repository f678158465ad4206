"""Finding people by some letters of their names."""

from dataclasses import replace

import pytest

from tests.fakes import Night
from tournament.club import Player
from tournament.names import PlayerId
from tournament.people import finding, guests
from tournament.people.finding import Known, Match


def known(*names: str, number: int = 1, **about: object) -> Known:
    return replace(Known(Player(PlayerId(number), names[0]), names), **about)  # type: ignore[arg-type]


def found(text: str, *people: Known) -> list[str]:
    return [who.player.shown for _how, who in finding.find(people, text)]


@pytest.mark.parametrize(
    ("text", "name", "how"),
    [
        ("mal", "Małgorzata Śliwa", Match.BEGINNINGS),
        ("sli mal", "Małgorzata Śliwa", Match.BEGINNINGS),
        ("jan novak", "Jan Novák", Match.WHOLE),
        ("ovak", "Jan Novák", Match.WITHIN),
        ("jan jan", "Jan Novák", None),
        ("jan jan", "Jan Janda", Match.BEGINNINGS),
        ("maria", "Anna-Maria", Match.BEGINNINGS),
        ("o", "Bohdan", None),
        ("", "Bohdan", None),
        ("😳", "😳 Ace", Match.BEGINNINGS),
    ],
)
def test_words_begin_in_any_order_accents_aside(text: str, name: str, how: Match | None) -> None:
    assert finding.match([name], text) is how


@pytest.mark.parametrize("text", ["ışık", "ISIK", "isik", "İŞIK"])
def test_dotless_letters_are_found_and_stay_two_people(text: str) -> None:
    """B226."""
    assert finding.match(["Işık"], text) is Match.WHOLE
    assert finding.match(["İnci"], "inc") is Match.BEGINNINGS
    isik = known("Işık")
    assert finding.read([isik], "Isik") == finding.Read("Isik", similar=(isik,)), "asked about, not taken"


def test_a_double_blank_does_not_hide_anybody() -> None:
    """B221."""
    night = Night().enter("Karel  Novotny")
    people = finding.known_people(night.club.state, night.evening.state, {})
    assert [who.player.shown for who in people] == ["Karel Novotny"]
    assert found("Karel  Nov", *people) == ["Karel Novotny"]


def test_the_best_stands_first() -> None:
    seldom = known("Jana Adamová", number=1, evenings=1)
    lately = known("Jana Bílá", number=2, lately=3, evenings=3)
    often = known("Jana Černá", number=3, lately=1, evenings=40)
    due = known("Jana Dobrá", number=4, expected=True)
    here = known("Jana Ebenová", number=5, entry=1)
    gone = known("Jana Fialová", number=6, archived=True)
    everybody = (here, seldom, often, lately, due, gone)
    assert found("jan", *everybody) == [
        "Jana Dobrá", "Jana Bílá", "Jana Černá", "Jana Adamová", "Jana Ebenová",
    ]  # fmt: skip
    assert found("jana ebenova", *everybody) == ["Jana Ebenová"]
    assert found("Jana Fialová", *everybody) == ["Jana Fialová"], "from the archive by the whole name only"


def test_words_typed_in_the_order_of_a_name_mean_that_name_even_of_who_is_in_already() -> None:
    turned, meant = known("Adam Jansen"), known("Jan Adam", number=2, entry=7)
    assert found("jan ada", turned, meant) == ["Jan Adam", "Adam Jansen"]
    assert found("ada jan", turned, meant) == ["Adam Jansen", "Jan Adam"]
    assert found("jan", turned, meant) == ["Adam Jansen", "Jan Adam"], "one word has no order"


def test_other_names_and_tonight_s_list_are_known() -> None:
    night = Night().enter("Anna")
    night.enter("Bohdan")
    zora = Player(PlayerId(99), "Zora")
    night.evening.perform(lambda state, at: guests.expect(state, at, [zora]))
    people = finding.known_people(
        night.club.state, night.evening.state, {PlayerId(1): {5, 6}, PlayerId(2): {6, 7}}, but=7
    )
    assert [(who.player.shown, who.expected, who.entry, who.evenings) for who in people] == [
        ("Anna", False, 1, 2), ("Bohdan", False, 2, 1), ("Zora", True, None, 0),
    ]  # fmt: skip


def test_a_name_is_read_as_known_similar_perhaps_or_new() -> None:
    jan, jana = known("Jan Novák", number=1), known("Jana", number=2)
    assert finding.read([jan, jana], "JAN NOVÁK").known == jan
    assert finding.read([jan, jana], "Jan Novak").similar == (jan,)
    assert finding.read([jan, jana], "Jan").perhaps == (jan, jana)
    assert finding.read([jan, jana], "Zora") == finding.Read("Zora")
