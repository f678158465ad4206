"""Hands of the evening: four lists, and one of all of them for other programs."""

from templates.sheets import plain
from tests.fakes import Night, created
from tests.tournament.hand_texts import BEAT, BUST, MUCKED, QUIET
from tests.tournament.reports.checks import check_page, rows
from tournament.reports.highlights import highlights
from tournament.reports.page import Page, Table, Words


def told(*texts: str, table: int | None = None) -> Page:
    page = highlights(Night(created(seed=7)).evening.state, texts, table)  # type: ignore[arg-type]
    check_page(page)
    return page


def test_the_biggest_pots_the_beats_and_the_best_hands_of_what_everybody_saw() -> None:
    pots, beats, many, best = [part for part in told(BUST, BEAT, MUCKED, QUIET).parts if isinstance(part, Table)]
    assert rows(pots, "hand", "pot", "name", "won_with") == [
        (8, 3_000, ("Cyril",), "three of a kind, kings"),
        (7, 625, ("Cyril",), "full house, queens full of threes"),
        (9, 300, ("Cyril",), "full house, kings full of aces"),
        (10, 125, ("Boris",), None),
    ]
    assert rows(beats, "hand", "name", "cards", "made", "chance", "won_by") == [
        (8, ("Anna",), "A♥ A♦", "pair of aces", 8_195, ("Cyril",))
    ]
    assert many.rows == ()
    assert [each[:2] for each in rows(best, "hand", "name")][:2] == [(9, ("Cyril",)), (7, ("Cyril",))]


def test_one_table_alone_and_none() -> None:
    page = told(BUST, BEAT, table=4)
    assert page.flat is not None
    assert set(rows(page.flat, "hand", "table")) == {(8, 4)}
    assert told().parts == (Words("", ("No hands are known card by card.",)),)


def test_for_other_programs_each_row_says_of_which_list_it_is() -> None:
    flat = told(BUST, BEAT).flat
    assert flat is not None
    assert rows(flat, "cards", "board")[2] == ("Ah Ad", "Kh 9c 4d 2s 3s")
    assert [each[0] for each in rows(flat, "list")] == ["biggest_pots"] * 2 + ["bad_beats"] + ["best_hands"] * 4


def test_as_plain_text_it_is_said_what_a_share_and_a_second_name_mean() -> None:
    said = plain.text(told(BUST, BEAT)).replace("\u00a0", " ").replace("\u202f", " ")
    assert "8. Anna: Pot 3 000, A♥ A♦, pair of aces, Chance 82.0 %, Won by Cyril, three of a kind, kings" in said
