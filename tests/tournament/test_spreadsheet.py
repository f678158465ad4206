"""Separators, quotes, line numbers, and cells that must not become formulas."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.errors import BadFile
from tournament.spreadsheet import defuse, rows, undefuse


def read(text: str, *wanted: str) -> list[tuple[int, tuple[str, ...]]]:
    return [(record.line, record.cells) for record in rows(text, "x.csv", wanted=wanted or ("name",)).records]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_the_separator_shows_in_the_first_row(separator: str) -> None:
    assert read(f"name{separator}buyin\nIvan{separator}500\n") == [(1, ("name", "buyin")), (2, ("Ivan", "500"))]


def test_a_decimal_comma_does_not_make_a_column_of_a_semicolon_file() -> None:
    assert read("name;buyin\nIvan;500,50") == [(1, ("name", "buyin")), (2, ("Ivan", "500,50"))]


def test_the_wanted_heading_decides_before_the_number_of_columns() -> None:
    assert read("club, town, land;name\nA;B")[0][1] == ("club, town, land", "name")


@pytest.mark.parametrize("first", ["sep=;", '"sep=;"', "SEP=;"])
def test_a_first_line_that_names_the_separator_is_no_row(first: str) -> None:
    assert read(f"{first}\r\nname;a,b,c\r\nJan;X\r\n") == [(2, ("name", "a,b,c")), (3, ("Jan", "X"))]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_as_an_editor_counts_them(end: str) -> None:
    text = end.join(["name,mail", "", '"Eva', 'Nova",e@example.org', ",", "Jan,"])
    assert read(text) == [(1, ("name", "mail")), (3, (f"Eva{end}Nova", "e@example.org")), (6, ("Jan", ""))]


def test_quotes_keep_separators_and_doubled_quotes() -> None:
    assert read('name,x\n"Karel, Jr.", "say ""hi""" \n')[1] == (2, ("Karel, Jr.", 'say "hi"'))


def test_quotes_inside_a_plain_cell_are_characters() -> None:
    assert read('name,x\nKarel "Bob" Novak,1\n"Bob" Novak,2')[1:] == [
        (2, ('Karel "Bob" Novak', "1")),
        (3, ('"Bob" Novak', "2")),
    ]


def test_a_quote_that_nothing_closes_is_refused_with_its_line() -> None:
    with pytest.raises(BadFile) as refused:
        read('name\nJan\n"Eva\nPetr\n')
    assert (refused.value.code, refused.value.facts) == ("quote_not_closed", {"file": "x.csv", "line": 3})


def test_a_file_of_blank_cells_is_empty() -> None:
    with pytest.raises(BadFile, match="file_empty"):
        read(",,\n ,\t,\n")


CELL = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=8)


@given(st.lists(st.tuples(CELL, CELL), max_size=5), st.sampled_from(",;\t"))
def test_what_the_standard_library_writes_is_read_back(cells: list[tuple[str, str]], separator: str) -> None:
    out = io.StringIO(newline="")
    writer = csv.writer(out, delimiter=separator, quoting=csv.QUOTE_ALL)
    writer.writerows([("name", "x"), *cells])
    kept = [cells for cells in cells if any(cell.strip() for cell in cells)]
    assert [cells for _, cells in read(out.getvalue())[1:]] == kept


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "'=x", "''@"])
def test_a_formula_is_defused(text: str) -> None:
    assert defuse(text) == "'" + text


@pytest.mark.parametrize("text", ["O'Neil", "'t Hart", "''", "", "Jan", "'Jan'"])
def test_other_texts_are_left_alone_both_ways(text: str) -> None:
    assert (defuse(text), undefuse(text)) == (text, text)


@given(st.text(st.sampled_from("'=+-@\t\r\n aé"), max_size=6) | st.text())
def test_what_was_defused_comes_back(text: str) -> None:
    assert undefuse(defuse(text)) == text
    assert not defuse(text).startswith(("=", "+", "-", "@", "\t", "\r"))
