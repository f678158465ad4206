"""How a name is kept, and when two are the same person's."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.errors import BadInput
from tournament.people.people import clean_name, person_key, sort_key


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Eva\r\nNova", "Eva Nova"),
        ("  Karel \u00a0 Novotny\t", "Karel Novotny"),
        ("Nova\u0301k", "Novák"),
        ("O'Neil", "O'Neil"),
        ("<b>Bold</b>", "<b>Bold</b>"),
        ("=1+1", "=1+1"),
        ("Player 😳 Ace", "Player 😳 Ace"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("עומר 2026", "עומר 2026"),
        ("\ufeffMaximili\u200bána\u2060", "Maximiliána"),
    ],
)
def test_a_name_is_kept_composed_and_with_single_blanks(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    "character", ["\x00", "\x07", "\x0b", "\x1b", "\x1c", "\x7f", "\x85", "\u202e", "\u2066", "\ud800"]
)
def test_a_name_with_a_control_character_is_refused_and_shown_without_it(character: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(f"Ja{character}n")
    assert refused.value.code == "name_has_control_characters"
    assert refused.value.facts == {"name": "Ja\ufffdn", "character": f"U+{ord(character):04X}"}


@pytest.mark.parametrize("name", ["", "  ", "\u00a0\n", "\u200b", "\u200d\u200f"])
def test_a_name_that_shows_nothing_is_refused_as_empty(name: str) -> None:
    with pytest.raises(BadInput) as refused:
        clean_name(name)
    assert refused.value.code == "name_empty"


def test_a_name_has_at_most_a_hundred_characters() -> None:
    assert clean_name("ř" * 100) == "ř" * 100
    assert clean_name("r\u030c" * 100) == "ř" * 100
    with pytest.raises(BadInput) as refused:
        clean_name("x" * 101)
    assert refused.value.code == "name_too_long"
    assert (refused.value.facts["length"], refused.value.facts["longest"]) == (101, 100)


@pytest.mark.parametrize("other", ["NOVÁK", " novák ", "Nova\u0301k", "novÁk\n"])
def test_capitals_blanks_and_composition_do_not_make_another_person(other: str) -> None:
    assert person_key(other) == person_key("Novák")


@pytest.mark.parametrize(("one", "other"), [("Novak", "Novák"), ("Işık", "Isik"), ("Eva Nova", "EvaNova")])
def test_accents_and_blanks_inside_make_another_person(one: str, other: str) -> None:
    assert person_key(one) != person_key(other)


def test_sharp_s_and_double_s_are_the_same() -> None:
    assert person_key("Strauß") == person_key("STRAUSS")


def test_an_accent_counts_only_between_names_otherwise_equal() -> None:
    assert sorted(["Napajedla", "Náchod", "Nachod", "Łukasz", "Lena", "Zoe"], key=sort_key) == [
        "Lena",
        "Łukasz",
        "Nachod",
        "Náchod",
        "Napajedla",
        "Zoe",
    ]


@given(st.text(max_size=60))
def test_cleaning_settles_and_keeps_the_person(name: str) -> None:
    try:
        kept = clean_name(name)
    except BadInput:
        return
    assert clean_name(kept) == kept
    assert unicodedata.is_normalized("NFC", kept)
    assert person_key(kept) == person_key(name)
    sort_key(kept)
