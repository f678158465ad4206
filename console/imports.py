"""What comes from files of others: hand histories of an evening, people of a club."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from console import wall
from console.errors import Refused, one_line, read_bytes
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext

if TYPE_CHECKING:
    pass

Command = Callable[[str, str, Callable[[argparse.Namespace], int]], argparse.ArgumentParser]

LEFT_OUT = 1
"""The exit status where something of a file was not taken."""


def add_commands(command: Command, file_options: Callable[[argparse.ArgumentParser], None]) -> None:
    """Say what the commands are called and what they take."""
    attaching = command("attach-hands", _("keep hand histories of files with a stored evening"), attach_hands)
    attaching.add_argument("files", metavar="FILE", nargs="+", help=_("hands as PHH (.phh, .phhs) or PokerStars' text"))
    file_options(attaching)
    people = command("import-people", _("take people from a CSV or XLSX file into a club"), import_people)
    people.add_argument("file", metavar="FILE", help=_("a column is called name, or first name and last name"))
    people.add_argument("--db", metavar="FILE", required=True, help=_("the file of the club; made where there is none"))
    people.add_argument("--sheet", metavar="NAME", help=_("which sheet of a workbook (the first with people)"))
    people.add_argument("--encoding", metavar="NAME", help=_("what a text file is written in (found out)"))
    people.add_argument("--dry-run", action="store_true", help=_("only say what would become of each row"))


def attach_hands(asked: argparse.Namespace) -> int:
    """The command `attach-hands`: 0 if the hands of every file are kept, all in one step; else none is.

    Raises:
        Refused: a hand cannot be taken; each of them has been named on standard error.
    """
    from console.choice import choose
    from db.shelf import Shelf
    from tournament import hands_attached
    from tournament.evening import Evening

    files = [Path(file) for file in asked.files]
    found = [hands_attached.read_hands(read_bytes(path), path.name) for path in files]
    wrong = [said for each in found for said in hands_attached.told(each.wrong, each.file)]
    if wrong:
        for said in wrong:
            print(one_line(said), file=sys.stderr)
        raise Refused(
            ngettext(
                "{n} hand cannot be taken, so nothing was attached.",
                "{n} hands cannot be taken, so nothing was attached.",
                len(wrong),
            ).format(n=len(wrong))
        )
    with Shelf.open(Path(asked.db)) as shelf:
        row = choose(shelf, asked.evening)
        evening = Evening(shelf, row.stream, shelf.read(row.stream), wall.now)
        stored = evening.perform(lambda state, at: hands_attached.attach(state, at, found))
        print(one_line(_("{what}.").format(what=wording.step(stored.step))))
    return 0


def import_people(asked: argparse.Namespace) -> int:
    """The command `import-people`: 0 if every row is known or was taken, 1 if some were left out, which are named."""
    from console.creation import make_shelf
    from db.shelf import Shelf
    from tournament.club import Club
    from tournament.people import importing
    from tournament.people.headings import HEADINGS
    from tournament.spreadsheet import read_sheet
    from tournament.wording import people_imported

    gone = (importing.Fate.DOUBTFUL, importing.Fate.LEFT_OUT, importing.Fate.TWICE)
    path = Path(asked.file)
    sheet = read_sheet(read_bytes(path), path.name, wanted=HEADINGS, encoding=asked.encoding, sheet_name=asked.sheet)
    for note in sheet.notes:
        print(one_line(wording.refusal(Refusal(note.code, **{"file": path.name, **note.facts}))), file=sys.stderr)
    columns = importing.guess(sheet)
    if not columns.names_somebody:
        raise Refused(_("{file}: no column is called name, or first name and last name.").format(file=path.name))
    db, left_out = Path(asked.db), 0

    def take(shelf: Shelf) -> None:
        nonlocal left_out
        club = Club(shelf, shelf.club_stream(), shelf.read(shelf.club_stream()), wall.now)
        plan = importing.plan(sheet, columns, club.state)
        for row in plan.rows:
            if row.fate in gone:
                left_out += 1
                said = _("{file}, line {line}: {name} is left out. {why}").format(
                    file=path.name, line=row.line, name=row.name or "–", why=people_imported.said(row, club.state)
                )
                print(one_line(said), file=sys.stderr)
        new, changed = plan.count(importing.Fate.NEW), plan.count(importing.Fate.CHANGED)
        if not plan.changes_something:
            print(_("Nothing changes: nobody in {file} is new.").format(file=path.name))
        elif asked.dry_run:
            print(_("{new} would be new, {changed} known would be updated.").format(new=new, changed=changed))
        else:
            stored = club.perform(lambda roster, at: importing.import_people(roster, at, plan))
            print(one_line(_("{what}.").format(what=wording.step(stored.step))))

    if db.exists() or asked.dry_run:
        with Shelf.open(db, write=not asked.dry_run) as shelf:
            take(shelf)
    else:
        make_shelf(db, take)
    return LEFT_OUT if left_out else 0
