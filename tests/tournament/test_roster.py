"""Lists of people as spreadsheets and people write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.amounts_in_files import Written
from tournament.errors import BadFile
from tournament.people.paid_column import paid_by
from tournament.people.roster import Column, Columns, columns, read


def names(text: str) -> list[tuple[str, int]]:
    return [(person.name, person.line) for person in read(text.encode(), "list.csv").names]


def refusal(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadFile) as refused:
        read(text.encode(), "list.csv")
    assert refused.value.facts.pop("file") == "list.csv"
    return refused.value.code, refused.value.facts


@pytest.mark.parametrize("heading", ["name\n", "Name\n", '" NAME "\n'])
def test_a_single_column_may_have_a_heading(heading: str) -> None:
    assert names(heading + "Jan\nEva\n") == [("Jan", 2), ("Eva", 3)]


def test_a_single_column_may_have_none() -> None:
    assert names("Jan\n\nEva") == [("Jan", 1), ("Eva", 3)]


def test_empty_columns_do_not_count() -> None:
    assert names("Jan;;\nEva;;\n;;\n") == [("Jan", 1), ("Eva", 2)]


def test_the_column_name_is_taken_among_others_and_before_player() -> None:
    assert names("place,player,Name \n1,A,Jan\n2,B,Eva\n") == [("Jan", 2), ("Eva", 3)]
    assert names("place\tplayer\n1\tJan\n2\tEva\n") == [("Jan", 2), ("Eva", 3)]


def test_names_come_through_as_text() -> None:
    strange = ["Žofie", "Łukasz", "O'Neil", "'t Hart", "😳", "עומר 2026", "<b>x</b>", "Karel, Jr."]
    text = "name,club\n" + "".join(f'"{name}",x\n' for name in strange)
    assert [name for name, _ in names(text)] == strange


def test_the_apostrophe_of_our_own_export_is_taken_off() -> None:
    assert [name for name, _ in names("name\n'=1+1\n''=1+1\n=2\n'x\n")] == ["=1+1", "'=1+1", "=2", "'x"]


def test_a_line_break_in_quotes_is_one_person() -> None:
    assert names('name;mail\n"Eva\r\nNova";e@example.org\nJan;\n') == [("Eva Nova", 2), ("Jan", 4)]


def test_two_lines_that_name_one_person_are_refused_with_both() -> None:
    assert refusal("name\nNovák\nEva\nNOVA\u0301K \n") == (
        "same_person_twice",
        {"line": 4, "name": "NOVÁK", "first_line": 2, "first_name": "Novák"},
    )


def test_names_that_differ_by_an_accent_are_two_people() -> None:
    assert len(names("Novak\nNovák\n")) == 2


@pytest.mark.parametrize(("text", "count"), [("name\nJan\n", 1), ("name\n", 0)])
def test_fewer_than_two_people_are_refused(text: str, count: int) -> None:
    assert refusal(text) == ("too_few_names", {"count": count, "fewest": 2})


def test_a_control_character_is_refused_with_its_line() -> None:
    assert refusal("Jan\nE\x07va\n") == (
        "name_has_control_characters",
        {"line": 2, "name": "E\ufffdva", "character": "U+0007"},
    )


def test_several_columns_without_a_name_are_refused_by_their_headings() -> None:
    assert refusal("kdo;klub\nJan;X\nEva;Y\n") == ("name_column_missing", {"line": 1, "columns": ("kdo", "klub")})


def test_two_columns_called_name_are_refused() -> None:
    assert refusal("name,name\nJan,X\n") == ("name_column_twice", {"line": 1, "heading": "name"})


def test_a_row_without_its_name_is_refused() -> None:
    assert refusal("name,club\nJan,X\n,Y\nEva,Z\n") == ("name_missing", {"line": 3})


def test_a_name_that_holds_a_separator_in_a_single_column_is_told() -> None:
    roster = read(b"name\nIvan;500,50\nEva\n", "list.csv")
    assert [person.name for person in roster.names] == ["Ivan;500,50", "Eva"]
    assert [(note.code, note.facts) for note in roster.notes] == [
        ("separator_in_row", {"line": 2, "text": "Ivan;500,50", "separator": ";"})
    ]


@pytest.mark.parametrize("sign", ["|", "¦", ":", "；"])
def test_columns_that_another_sign_separates_are_told(sign: str) -> None:
    roster = read(f"name{sign}club\nA{sign}x\nB{sign}y\n".encode(), "list.csv")
    assert [(note.code, note.facts) for note in roster.notes] == [
        ("separator_in_row", {"line": 1, "text": f"name{sign}club", "separator": sign})
    ]


def test_a_doubled_mark_does_not_make_a_player_of_the_heading() -> None:
    assert names("\ufeff\ufeffname\nJan\nEva\n") == [("Jan", 2), ("Eva", 3)]


def test_a_separator_in_quotes_needs_no_word() -> None:
    roster = read(b'name\n"Karel, Jr."\nEva\n', "list.csv")
    assert ([person.name for person in roster.names], roster.notes) == (["Karel, Jr.", "Eva"], ())


def test_a_first_person_called_like_a_heading_is_told() -> None:
    roster = read("Jméno\nJan\n".encode(), "list.csv")
    assert [(note.code, note.facts) for note in roster.notes] == [
        ("heading_read_as_name", {"line": 1, "name": "Jméno"})
    ]


def test_a_windows_file_is_read_and_told() -> None:
    roster = read("name;club\nJiří Dvořák;X\nEva Čapková;Y\n".encode("windows-1250"), "list.csv")
    assert [person.name for person in roster.names] == ["Jiří Dvořák", "Eva Čapková"]
    assert [note.code for note in roster.notes] == ["read_as"]


@given(st.binary(max_size=80) | st.text("name,;\t\"'\r\n áŘ=", max_size=40).map(str.encode))
def test_any_file_is_read_or_refused(data: bytes) -> None:
    try:
        roster = read(data, "list.csv")
    except BadFile:
        return
    assert len(roster.names) >= 2


MEMBERS = "id;first;last\n001;Petr;Dvořák\n002;Žofie;\n"


def test_where_no_column_is_called_name_somebody_says_which_make_one() -> None:
    assert columns(MEMBERS.encode(), "list.csv") == (
        Column(0, "id", "001"), Column(1, "first", "Petr"), Column(2, "last", "Dvořák"),
    )  # fmt: skip
    found = read(MEMBERS.encode(), "list.csv", chosen=Columns((2, 1)))
    assert [(person.name, person.line) for person in found.names] == [("Dvořák Petr", 2), ("Žofie", 3)]


def test_a_list_without_headings_begins_with_its_first_line() -> None:
    found = read(b"Pavel,Brno\nPetra,Praha\n", "list.csv", chosen=Columns((0,), headed=False))
    assert [person.name for person in found.names] == ["Pavel", "Petra"]


def test_headings_of_other_languages_and_of_parts_of_a_name_are_understood() -> None:
    assert names("příjmení;jméno;klub\nDvořák;Petr;X\nČapková;Žofie;Y\n") == [("Petr Dvořák", 2), ("Žofie Čapková", 3)]
    assert names("hráč;klub\nJan;X\nEva;Y\n") == [("Jan", 2), ("Eva", 3)]


def test_a_column_of_what_was_paid_comes_along() -> None:
    found = read(b"name;paid\nJan;20,00\nEva;ano\nPetr;\n", "list.csv")
    cells = [Written(person.line, person.paid) for person in found.names]
    assert paid_by(cells, "EUR", "list.csv") == (2_000, None, 0)
    assert paid_by(cells[2:], "EUR", "list.csv") == (), "nobody's column says nothing"
