"""People of the club from files: which column is what, what each row would do, and one step that does it."""

import io
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from openpyxl import Workbook

from tournament import spreadsheet, wording, workbooks
from tournament.club import Roster
from tournament.club import facts as club_facts
from tournament.club.merging import merge_players
from tournament.club.people import change_player
from tournament.errors import BadFile, RuleViolation
from tournament.history import Step
from tournament.names import PlayerId
from tournament.people.headings import HEADINGS, Field
from tournament.people.importing import Choice, ColumnMap, Fate, Plan, guess, import_people, plan
from tournament.spreadsheet import Sheet, read_sheet
from tournament.wording import people_imported

AT = 1_800_000_000_000


def sheet_of(text: str | bytes) -> Sheet:
    data = text.encode() if isinstance(text, str) else text
    return read_sheet(data, "people.csv", wanted=HEADINGS)


def after(roster: Roster, step: Step) -> Roster:
    for event in step.events:
        roster = club_facts.apply(event, roster, AT)
    return roster


def imported(text: str | bytes, roster: Roster | None = None) -> Roster:
    before = Roster() if roster is None else roster
    sheet = sheet_of(text)
    return after(before, import_people(before, AT, plan(sheet, guess(sheet), before)))


def planned(text: str, roster: Roster) -> Plan:
    sheet = sheet_of(text)
    return plan(sheet, guess(sheet), roster)


def told(plan: Plan) -> list[tuple[int, str, Fate]]:
    return [(row.line, row.name, row.fate) for row in plan.rows]


def people(roster: Roster) -> list[tuple[str, str, str, tuple[str, ...]]]:
    return [(each.name, each.nickname, each.notes, roster.ids(each.number)) for each in roster.people]


LIST = (
    "Member no.;First name;Last name;Nickname;Notes\n"
    "00123;Petr;Dvořák;Pete;left-handed\n"
    "123;Žofie;Čapková;;\n"
    "1E5;Jan;Novák;;\n"
    "12345678901234567890;Karel;Malý;;\n"
)


def test_a_list_with_every_column_makes_people_with_all_of_it_in_one_step() -> None:
    """B210: numbers of members stay as they are written."""
    roster = imported(LIST)
    assert people(roster) == [
        ("Petr Dvořák", "Pete", "left-handed", ("00123",)),
        ("Žofie Čapková", "", "", ("123",)),
        ("Jan Novák", "", "", ("1E5",)),
        ("Karel Malý", "", "", ("12345678901234567890",)),
    ]
    found = roster.identified("member", "00123")
    assert found is not None
    assert found.name == "Petr Dvořák"


def test_the_same_file_twice_changes_nothing_and_says_so() -> None:
    roster = imported(LIST)
    again = planned(LIST, roster)
    assert [row.fate for row in again.rows] == [Fate.KNOWN] * 4
    assert not again.changes_something
    with pytest.raises(RuleViolation) as refused:
        import_people(roster, AT, again)
    assert wording.refusal(refused.value) == "Nothing of it is new."


def test_each_row_says_what_would_become_of_it() -> None:
    roster = imported("name,nickname\nPetr Dvořák,Pete\nJan Novák,\nIşık,\n")
    text = (
        "name,nickname,notes,member\n"
        "PETR  DVOŘÁK,,,\n"
        "Jan Novák,Honza,tall,007\n"
        "Jan Novak,,,\n"
        "Isik,,,\n"
        "Anna,,,\n"
        "anna,,,\n"
        ",,somebody,\n"
        "E\x07va,,,\n"
        "Pete,,,\n"
        "Eva,Pete,,\n"
    )
    found = planned(text, roster)
    assert told(found) == [
        (2, "PETR DVOŘÁK", Fate.KNOWN),
        (3, "Jan Novák", Fate.CHANGED),
        (4, "Jan Novak", Fate.DOUBTFUL),
        (5, "Isik", Fate.DOUBTFUL),  # B226: never one person unasked
        (6, "Anna", Fate.NEW),
        (7, "anna", Fate.TWICE),
        (8, "", Fate.LEFT_OUT),
        (9, "E\x07va", Fate.LEFT_OUT),
        (10, "Pete", Fate.TWICE),  # by his nickname
        (11, "Eva", Fate.LEFT_OUT),
    ]
    assert found.rows[1].changes == (Field.NICKNAME, Field.NOTES, Field.MEMBER)
    assert [roster.players[each].name for each in found.rows[2].alike] == ["Jan Novák"]
    assert [found.rows[n].first_line for n in (5, 8)] == [6, 2]
    whys = [wording.refusal(row.why) for row in found.rows if row.why]
    assert whys[0] == "There is no name."
    assert "U+0007" in whys[1]


def test_of_doubtful_rows_somebody_says_who_they_are() -> None:
    roster = imported("name\nJan Novák\n")
    sheet = sheet_of("name,notes\nJan Novak,tall\n")
    columns = guess(sheet)
    number = next(iter(roster.players))

    def decided(choice: PlayerId | Choice) -> Plan:
        return plan(sheet, columns, roster, {2: choice})

    same = decided(number).rows[0]
    assert (same.fate, same.known, same.changes) == (Fate.CHANGED, number, (Field.NOTES,))
    assert decided(Choice.LEAVE_OUT).rows[0].fate is Fate.LEFT_OUT
    assert decided(Choice.NEW).rows[0].fate is Fate.NEW
    noted = after(roster, import_people(roster, AT, decided(number)))
    assert people(noted) == [("Jan Novák", "", "tall", ())]
    two = after(roster, import_people(roster, AT, decided(Choice.NEW)))
    assert [each.name for each in two.people] == ["Jan Novák", "Jan Novak"]


def test_a_member_number_names_a_person_before_the_name_does() -> None:
    roster = imported("name,member\nEva Malá,00123\n")
    renamed = planned("name,member\nEva Velká,00123\n", roster).rows[0]
    assert (renamed.fate, renamed.may_be_new) == (Fate.DOUBTFUL, False)
    other = planned("name,member\nEva Malá,123\n", roster).rows[0]
    assert (other.fate, wording.refusal(other.why) if other.why else "") == (
        Fate.LEFT_OUT,
        "Eva Malá is known by the member number 00123, not 123.",
    )
    twice = planned("name,member\nJan,1\nJan,2\nPetr,1\n", Roster()).rows
    assert [row.fate for row in twice] == [Fate.NEW, Fate.LEFT_OUT, Fate.TWICE]


def test_of_two_people_of_one_name_the_one_whose_number_is_known_is_found_wherever_the_row_stands() -> None:
    roster = imported("name,member\nJan Novák,7\n")
    for rows in ("Jan Novák,5\nJan Novák,7\n", "Jan Novák,7\nJan Novák,5\n"):
        found = {row.member: row.fate for row in planned(f"name,member\n{rows}", roster).rows}
        assert found == {"7": Fate.KNOWN, "5": Fate.LEFT_OUT}


def test_whoever_was_merged_is_known_by_each_of_the_member_numbers() -> None:
    roster = imported("name,member\nJan,1\nHonza,2\n")
    one = after(roster, merge_players(roster, AT, PlayerId(1), PlayerId(2)))
    for row in ("Jan,1", "Jan,2", "Honza,2"):
        assert not planned(f"name,member\n{row}\n", one).changes_something


def test_a_list_that_is_older_than_a_change_of_a_name_asks_who_it_is() -> None:
    roster = imported("name\nJna\n")
    renamed = after(roster, change_player(roster, AT, PlayerId(1), name="Jan"))
    found = planned("name\nJna\nJan\n", renamed).rows
    assert [(row.fate, row.alike) for row in found] == [(Fate.DOUBTFUL, (PlayerId(1),)), (Fate.KNOWN, ())]
    assert people_imported.said(found[0], renamed).startswith("Perhaps")


def test_numbers_that_count_the_rows_are_nobody_s_member_numbers() -> None:
    counted = "No.;Name\n1;Anna\n2;Eva\n"
    assert guess(sheet_of(counted)).fields == {1: Field.NAME}
    assert guess(sheet_of(counted.replace("2;", "7;"))).fields == {0: Field.MEMBER, 1: Field.NAME}
    both = guess(sheet_of("No.;Name;Member no.\n1;Anna;007\n"))
    assert both.fields == {1: Field.NAME, 2: Field.MEMBER}


@pytest.mark.parametrize(
    ("report", "text", "names"),
    [
        ("B205", "name;buyin\r\nIvan;500,50.\r\n", ["Ivan"]),
        ("B206", "sep=;\r\nname;club\r\nJan;X\r\n", ["Jan"]),
        ("B206", "sep=,\r\nname,club\r\nJan,X\r\n", ["Jan"]),
        ("B207", "jméno\nDvořák\nČapek\nŽižka\n".encode("windows-1250"), ["Dvořák", "Čapek", "Žižka"]),
        ("B208", 'name;mail\n"Eva\r\nNova";e@example.org\r\n', ["Eva Nova"]),
        ("B209", '"name",a,b\r\n"Karel, Jr.",11,61.5\r\n', ["Karel, Jr."]),
        ("B221", "name\nKarel  Novotny\n", ["Karel Novotny"]),
        ("B219", "name\n😳 Ace\n👨‍👩‍👧\n", ["😳 Ace", "👨‍👩‍👧"]),
        ("B225", "name\nNapajedla\nNáchod\n", ["Napajedla", "Náchod"]),
        ("B226", "name\nIşık\nİnci\n", ["Işık", "İnci"]),
    ],
)  # fmt: skip
def test_lists_as_spreadsheets_and_people_write_them(report: str, text: str | bytes, names: Sequence[str]) -> None:
    assert [each.name for each in imported(text).people] == list(names), report


@pytest.mark.parametrize(
    ("first", "fields"),
    [
        ("Jméno;Příjmení;Přezdívka;Č. člena", {0: Field.FIRST, 1: Field.LAST, 2: Field.NICKNAME}),
        ("Jméno;Poznámka", {0: Field.NAME, 1: Field.NOTES}),
        ("Vorname;Nachname;Mitglieds-Nr.;Bezahlt", {0: Field.FIRST, 1: Field.LAST, 2: Field.MEMBER, 3: Field.PAID}),
        ("Imię i nazwisko;Uwagi", {0: Field.NAME, 1: Field.NOTES}),
        ("place;player;nickname", {1: Field.NAME, 2: Field.NICKNAME}),
        ("NAME;First name;Last name", {0: Field.NAME}),
        ("Pavel;Brno", {}),
    ],
)
def test_headings_of_several_languages_say_what_a_column_holds(first: str, fields: dict[int, Field]) -> None:
    assert guess(sheet_of(f"{first}\na;b;c;d\n")).fields == fields


def test_a_list_without_headings_is_read_as_somebody_says() -> None:
    sheet = sheet_of("Pavel,Brno\nPetra,Praha\n")
    assert not guess(sheet).names_somebody
    found = plan(sheet, ColumnMap({0: Field.NAME, 1: Field.NOTES}, headed=False), Roster())
    assert told(found) == [(1, "Pavel", Fate.NEW), (2, "Petra", Fate.NEW)]


def test_what_our_own_export_defused_comes_back_as_it_was() -> None:
    roster = imported("name,notes\n'=1+1,'-tall\n''=2,'t Hart\n")
    assert [(each.name, each.notes) for each in roster.people] == [("=1+1", "-tall"), ("'=2", "'t Hart")]


# ---- workbooks -------------------------------------------------------------------------------------------------------


def workbook(
    rows: Sequence[Sequence[object]], formats: dict[str, str] | None = None, empty_first: bool = False
) -> bytes:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    if empty_first:
        sheet.append(["Just", "notes", "of ours"])
        sheet = book.create_sheet("People")
    for row in rows:
        sheet.append(list(row))
    for where, shown in (formats or {}).items():
        sheet[where].number_format = shown
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def test_a_workbook_is_read_as_people_see_it() -> None:
    from datetime import date, datetime

    data = workbook(
        [
            ["member", "name", "notes", "joined"],
            [123, "Eva", 12.5, date(2026, 9, 1)],
            ["00123", "=1+1", True, datetime(2026, 9, 1, 19, 30)],  # noqa: DTZ001  (a workbook knows no zones)
            [7, "O'Neil", 0.25, None],
            [None, None, None, None],
            [8, "'t Hart", "=SUM(A1)", None],
        ],
        {"A2": "00000", "C4": "0%"},
    )
    sheet = sheet_of(data)
    assert [(record.line, record.cells) for record in sheet.records] == [
        (1, ("member", "name", "notes", "joined")),
        (2, ("00123", "Eva", "12.5", "2026-09-01")),
        (3, ("00123", "", "TRUE", "2026-09-01 19:30")),  # nobody has worked that formula out
        (4, ("7", "O'Neil", "25%")),
        (6, ("8", "'t Hart")),
    ]


def test_people_come_from_the_first_sheet_that_has_some() -> None:
    data = workbook([["Name", "No."], ["Eva", "007"]], empty_first=True)
    sheet = sheet_of(data)
    assert [record.cells for record in sheet.records] == [("Name", "No."), ("Eva", "007")]
    assert [wording.refusal(RuleViolation(note.code, file="p.xlsx", **note.facts)) for note in sheet.notes] == [
        "p.xlsx: the sheet People was read, not Sheet."
    ]
    chosen = read_sheet(data, "p.xlsx", wanted=HEADINGS, sheet_name="Sheet")
    assert (chosen.records[0].cells, chosen.notes) == (("Just", "notes", "of ours"), ())
    assert people(imported(data)) == [("Eva", "", "", ("007",))]


def test_a_hidden_sheet_is_read_last_and_a_stray_cell_makes_no_long_list() -> None:
    book = Workbook()
    hidden, seen = book.active, book.create_sheet("People")
    assert hidden is not None
    hidden.append(["name"])
    hidden.sheet_state = "hidden"
    seen.append(["name"])
    seen.append(["Eva"])
    seen.cell(200_000, 3, " ")
    out = io.BytesIO()
    book.save(out)
    assert [record.cells for record in sheet_of(out.getvalue()).records] == [("name",), ("Eva",)]


def test_what_would_fill_the_memory_is_refused_before_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = workbook([["name", *[""] * 199, "right of all"], ["Eva"]])
    with pytest.raises(BadFile, match="file_too_large"):
        sheet_of(wide)
    monkeypatch.setattr(workbooks, "LONGEST_ROW", 70_000)
    assert len(sheet_of(workbook([["name"], *[["Eva"]] * 2_000])).records) == 2_001
    with pytest.raises(BadFile, match="file_too_large"):
        sheet_of(workbook([["name"], ["x" * 1_000] * 190]))
    monkeypatch.setattr(spreadsheet, "MOST_ROWS", 3)
    with pytest.raises(BadFile, match="file_too_large"):
        sheet_of("name\nA\nB\nC\n")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xd0\xcf\x11\xe0" + bytes(600), "workbook_old"),
        (b"\xd0\xcf\x11\xe0" + bytes(600) + "EncryptedPackage".encode("utf-16-le"), "workbook_encrypted"),
        (b"PK\x03\x04 and nothing more", "workbook_damaged"),
        (workbook([["name"], ["Eva"]])[:-300], "workbook_damaged"),
        (workbook([]), "file_empty"),
    ],
)
def test_a_workbook_that_cannot_be_read_is_refused_in_one_sentence(data: bytes, code: str) -> None:
    with pytest.raises(BadFile) as refused:
        sheet_of(data)
    assert refused.value.code == code
    assert wording.refusal(refused.value).startswith("people.csv ")


def test_a_workbook_with_broken_xml_or_of_another_kind_is_refused() -> None:
    import zipfile

    def packed(parts: dict[str, str]) -> bytes:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
            for name, text in parts.items():
                file.writestr(name, text)
        return out.getvalue()

    with zipfile.ZipFile(io.BytesIO(workbook([["name"], ["Eva"]]))) as whole:
        parts = {each: whole.read(each).decode() for each in whole.namelist()}
    sheet = "xl/worksheets/sheet1.xml"
    bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>'
    for data, code in (
        (packed(parts | {sheet: parts[sheet][:-40]}), "workbook_damaged"),
        (packed(parts | {sheet: bomb}), "workbook_damaged"),
        (packed({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}), "file_is_a_workbook"),
        (packed(parts | {f"xl/{n}.xml": "" for n in range(2_000)}), "file_too_large"),
    ):
        with pytest.raises(BadFile, match=code):
            sheet_of(data)


@given(st.lists(st.tuples(st.text("ABab áé1", max_size=4), st.text("12", max_size=1)), max_size=8))
def test_whatever_is_imported_is_known_afterwards(rows: list[tuple[str, str]]) -> None:
    text = "name,member\n" + "".join(f"{name},{member}\n" for name, member in rows)
    sheet = sheet_of(text)
    roster = Roster()
    first = plan(sheet, guess(sheet), roster)
    if first.changes_something:
        roster = after(roster, import_people(roster, AT, first))
    assert not plan(sheet, guess(sheet), roster).changes_something
