"""Lists of people from files, at the door and in the club."""

from pathlib import Path

import pytest
from openpyxl import Workbook

from desktop.director.people import PeoplePage
from desktop.running import Desk
from tests.desktop.desks import HandClock, click, desk_of, open_kept, said
from tournament.sales.cash import accounts

MEMBERS = "no of us;called;family;mail\n001;Petr;Dvořák;a@example.org\n002;Žofie;Čapková;b@example.org\n"


def people_page(desk: Desk, clock: HandClock) -> PeoplePage:
    open_kept(desk, clock, ())
    desk_of(desk).go_to("people")
    return desk_of(desk).people


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_first_and_last_name_in_two_columns_make_one_name(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    people = people_page(desk, clock)
    file = written(tmp_path, "members.csv", MEMBERS)
    people.line.imported.roster.read_file(file)
    asked = people.line.imported.roster.columns
    assert asked.isVisible()
    assert people.line.wrong.isHidden()
    assert [made.text() for made in asked.buttons] == ["no of us", "called", "family", "mail"]
    assert not asked.take.isEnabled()
    click(asked.buttons[1])
    click(asked.buttons[2])
    assert asked.example.text() == "The first is Petr Dvořák."
    click(asked.take)
    assert [entry.name for entry in people.bridge.state.entered] == ["Petr Dvořák", "Žofie Čapková"]
    assert asked.isHidden()
    people.line.imported.roster.read_file(file)
    click(asked.buttons[2])
    people.line.imported.roster.read_file(written(tmp_path, "good.csv", "name\nAnna\n"))
    assert asked.isHidden(), "what was asked about a file chosen before is asked no more"


def test_four_hundred_from_a_file_are_counted_not_named_and_one_step(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    people = people_page(desk, clock)
    people.line.imported.roster.read_file(
        written(tmp_path, "many.csv", "name\n" + "\n".join(f"Guest {n}" for n in range(400)))
    )
    assert people.line.strip.said.text() == "400 players: paid €8,000"
    assert said(desk)[0] == "400 players entered"
    assert people.bridge.undo()
    assert not people.bridge.state.entries


def test_what_was_wrong_with_one_file_is_not_said_of_the_next(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    people = people_page(desk, clock)
    people.line.imported.roster.read_file(written(tmp_path, "empty.csv", ""))
    assert people.line.wrong.text() == "empty.csv is empty."
    people.line.imported.roster.read_file(written(tmp_path, "members.csv", MEMBERS))
    assert people.line.wrong.isHidden()


@pytest.mark.parametrize(
    ("report", "data", "names"),
    [
        ("B205", b"name;buyin\r\nIvan;500,50\r\n", ["Ivan"]),
        ("B206", b"sep=;\r\nname;club\r\nJan;X\r\n", ["Jan"]),
        ("B208", b'name,mail\r\n"Eva\r\nNova",e@example.org\r\n', ["Eva Nova"]),
        ("B209", b'name,a,b\r\n"Karel, Jr.",11,61.5\r\n', ["Karel, Jr."]),
        ("B210", b"id,name\r\n00123,007\r\n123,7\r\n", ["007", "7"]),
        ("B221", b"name\r\nKarel  Novotny\r\n", ["Karel Novotny"]),
    ],
)
def test_lists_as_spreadsheets_write_them(
    desk: Desk, clock: HandClock, tmp_path: Path, report: str, data: bytes, names: list[str]
) -> None:
    people = people_page(desk, clock)
    (tmp_path / "list.csv").write_bytes(data)
    people.line.imported.roster.read_file(str(tmp_path / "list.csv"))
    assert [entry.name for entry in people.bridge.state.entered] == names, report


def test_letters_of_an_old_code_page_are_asked_about_or_told(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    """B207."""
    people = people_page(desk, clock)
    (tmp_path / "old.csv").write_bytes("name\nDvořák\nČapek\n".encode("cp1250"))
    people.line.imported.roster.read_file(str(tmp_path / "old.csv"))
    imported = people.line.imported
    if imported.roster.question.buttons:
        click(imported.roster.question.buttons[0])
    else:
        assert "windows-1250" in imported.notes.text()
        assert imported.notes.isVisible()
    assert [entry.name for entry in people.bridge.state.entered] == ["Dvořák", "Čapek"]


def paid(people: PeoplePage) -> dict[str, int]:
    return {account.name: account.received for account in accounts(people.bridge.state)}


def test_a_list_with_what_everybody_has_paid_is_one_step(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    """B211 and B213: amounts as spreadsheets of other countries write them, by one rule for the file."""
    people = people_page(desk, clock)
    line = people.line
    line.imported.roster.read_file(written(tmp_path, "wrong.csv", "name;paid\nAnna;1.234\n"))
    assert line.wrong.text().startswith("wrong.csv, line 2: 1.234 may be thousands or decimals")
    line.imported.roster.read_file(written(tmp_path, "more.csv", "name;paid\nAnna;4.711,98\n"))
    assert not people.bridge.state.entries, "more than the price"
    text = "jméno;příjmení;zaplaceno\nJan;Novák;10,00 €\nEva;Malá;ano\nPetr;Velký;\nIvan;Nový;20,00\n"
    line.imported.roster.read_file(written(tmp_path, "paid.csv", text))
    assert paid(people) == {"Jan Novák": 1_000, "Eva Malá": 2_000, "Petr Velký": 0, "Ivan Nový": 2_000}
    assert people.bridge.undo()
    assert not people.bridge.state.entries


def test_a_workbook_is_entered_too(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    people = people_page(desk, clock)
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Player", "Paid"], ["Anna", 12.5], ["Boris", 20]):
        sheet.append(row)
    book.save(tmp_path / "list.xlsx")
    people.line.imported.roster.read_file(str(tmp_path / "list.xlsx"))
    assert paid(people) == {"Anna": 1_250, "Boris": 2_000}
