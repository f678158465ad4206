"""Which encoding a file is in: recognised, told, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.decoding import Note, decode
from tournament.errors import BadFile

TEXT = "name\nJiří Dvořák\nEva Čapková\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_unicode_is_recognised_with_and_without_a_mark(encoding: str) -> None:
    assert decode(TEXT.encode(encoding), "x").text == TEXT
    assert decode(TEXT.encode(encoding), "x").notes == ()


@pytest.mark.parametrize("text", ["עומר\r\nדוד\r\n", "Иван Петров\nОльга\n", "😳\n👨‍👩‍👧\n"])
@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be", "utf-8"])
def test_other_scripts_are_recognised_too(text: str, encoding: str) -> None:
    assert decode(text.encode(encoding), "x").text == text


def test_a_stray_nul_does_not_make_utf_16_of_a_plain_file() -> None:
    assert decode(b"Jan\x00\nEvan\n", "x").text == "Jan\x00\nEvan\n"


@pytest.mark.parametrize(
    ("text", "encoding", "example", "instead"),
    [
        ("Jiří Dvořák\nEva\n", "windows-1250", "Dvořák", "Dvoøák"),
        ("Wałęsa\nŻółty\n", "windows-1250", "Wałęsa", "Wa³êsa"),
        ("Erdős\nJan\n", "windows-1250", "Erdős", "Erdõs"),
        ("Søren Kierkegaard\nAnn\n", "windows-1252", "Søren", "Sřren"),
        ("José Muñoz\nAnn\n", "windows-1252", "Muñoz", "Muńoz"),
        ("João\nAnn\n", "windows-1252", "João", "Joăo"),
        ("Hélène\nAnn\n", "windows-1252", "Hélène", "Hélčne"),
    ],
)
def test_words_tell_the_windows_encoding_and_the_reader_is_told(
    text: str, encoding: str, example: str, instead: str
) -> None:
    decoded = decode(text.encode(encoding), "x")
    assert decoded.text == text
    assert decoded.notes == (Note("read_as", {"encoding": encoding, "example": example, "instead": instead}),)


def test_a_text_that_is_the_same_in_both_needs_no_word() -> None:
    decoded = decode("Müller\nJosé\nTomáš\n".encode("windows-1250"), "x")
    assert (decoded.text, decoded.notes) == ("Müller\nJosé\nTomáš\n", ())


@pytest.mark.parametrize("text", ["€uro – dash “q”\nBob\n", "25\u00a0€\nBob\n"])
def test_signs_that_are_the_same_in_both_need_no_word(text: str) -> None:
    decoded = decode(text.encode("windows-1252"), "x")
    assert (decoded.text, decoded.notes) == (text, ())


def test_the_example_of_the_reading_differs_from_the_other_one() -> None:
    text = "€uro\nJiří Dvořák\nEva Čapková\nPetr Řehoř\n"
    (note,) = decode(text.encode("windows-1250"), "x").notes
    assert (note.code, note.facts["example"], note.facts["instead"]) == ("read_as", "Dvořák", "Dvoøák")


def test_a_no_break_space_at_a_letter_may_be_a_letter_of_dos() -> None:
    decoded = decode("name\nJan Novák\n".encode("cp852"), "x")
    assert decoded.notes == (Note("looks_garbled", {"line": 2, "example": "Nov k"}),)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [("Przemek Kępa\nAnn\n", "windows-1250"), ("Håkan\nAnn\n", "windows-1252"), ("Иван\nПётр\n", "windows-1251")],
)
def test_what_could_be_either_or_neither_is_refused_until_told(text: str, encoding: str) -> None:
    with pytest.raises(BadFile) as refused:
        decode(text.encode(encoding), "list.csv")
    assert refused.value.code == "encoding_unsure"
    assert refused.value.facts["choices"] == ("windows-1250", "windows-1252")
    assert decode(text.encode(encoding), "list.csv", encoding).text == text


def test_a_byte_order_mark_is_believed_before_what_was_told() -> None:
    assert decode("Dvořák".encode("utf-8-sig"), "x", "windows-1250").text == "Dvořák"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_doubled_byte_order_mark_is_no_part_of_the_text(encoding: str) -> None:
    assert decode(("\ufeff\ufeff" + TEXT).encode(encoding), "x").text == TEXT


@pytest.mark.parametrize("encoding", ["klingon", "rot13", "hex", "a\x00b"])
def test_an_encoding_that_makes_no_text_of_bytes_is_refused(encoding: str) -> None:
    with pytest.raises(BadFile) as refused:
        decode(b"Jan", "x", encoding)
    assert refused.value.code == "encoding_unknown"


def test_bytes_that_do_not_fit_the_told_encoding_are_refused_with_the_line() -> None:
    with pytest.raises(BadFile) as refused:
        decode(b"Jan\nDvo\xf8\xe1k\n", "x", "utf-8")
    assert refused.value.facts == {"file": "x", "line": 2, "encoding": "utf-8"}


@pytest.mark.parametrize(("data", "code"), [(b"", "file_empty"), (b"\xef\xbb\xbf \r\n", "file_empty")])
def test_an_empty_file_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(BadFile, match=code):
        decode(data, "x")


def test_a_workbook_is_no_text() -> None:
    with pytest.raises(BadFile, match="file_is_a_workbook"):
        decode(b"PK\x03\x04" + bytes(30), "x")


@pytest.mark.parametrize("ruined", ["DvoĹ™Ăˇk", "JosÃ©", "Dvo\ufffdák"])
def test_text_ruined_before_is_told(ruined: str) -> None:
    decoded = decode(f"Jan\n{ruined}\n".encode(), "x")
    assert decoded.notes == (Note("looks_garbled", {"line": 2, "example": ruined}),)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    try:
        decode(data, "x")
    except BadFile:
        return
