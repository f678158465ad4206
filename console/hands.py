"""The hands of a stored evening: found, listed, told line by line, or written for other programs."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from console.choice import choose
from console.errors import Refused, one_line, unwritable
from db.shelf import Shelf
from templates.files import write_files
from tournament.hand_book import search, words
from tournament.hand_book.book import book
from tournament.hand_book.leaving import Form, leave
from tournament.hand_book.row import HandRow
from tournament.hands_attached import separate
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import finding
from tournament.reports.hands import hands as hands_page
from tournament.state import Tournament
from tournament.wording.values import list_of

LIST, TEXT = "list", "text"
FORMS = (LIST, TEXT, Form.PHH.value, Form.STARS.value)
NOTHING = 1
"""The exit status where no hand is found."""

EPILOG = _(
    "What to find stands as it would be typed at the desk, as one argument or several:\n"
    '  main.py hands --db club.sqlite anna all-in ">5000"\n'
    "docs/hands.md describes the words."
)


def add_options(parser: ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """The arguments of the command; `whole`: reads a number within bounds."""
    add = parser.add_argument
    add("find", metavar="WORD", nargs="*", help=_("what to find, as at the desk: anna bust table 2 #41 flush (all)"))
    add("--player", metavar="NAME", help=_("only hands in which that player, named whole or by letters, was dealt in"))
    add("--table", metavar="N", type=whole(1, 9_999), help=_("only hands of that table"))
    add("--all-in", action="store_true", help=_("only hands in which somebody was all-in; with --player that one"))
    add(
        "--bust", action="store_true", help=_("only hands in which somebody lost his last chip; with --player that one")
    )
    add("--min-pot", metavar="CHIPS", type=whole(0, 10**12), help=_("only hands with a pot of at least so much"))
    add("--as", dest="form", choices=FORMS, default=LIST, help=_("list, text, phh, or stars: PokerStars' text (list)"))
    add("--out", metavar="FILE", help=_("where it goes (standard output)"))


def hands(asked: Namespace) -> int:
    """The command `hands`: 0, or 1 if there are no such hands or some could not be written in that form."""
    with Shelf.open(Path(asked.db), write=False) as shelf:
        stream = choose(shelf, asked.evening).stream
        log = shelf.read_evening(stream)
        texts = {hand.seq: hand.text for hand in shelf.hands(stream)}
    state = log.state
    called = {number: entry.shown_name for number, entry in state.entries.items()}
    query = search.query(" ".join(asked.find), called)
    rows = book(log, texts, called)
    found = [row for row in query.found(rows) if _holds(row, asked)]
    if not found:
        unknown = query.unknown(rows, called)
        if unknown:
            raise Refused(_("Nobody in these hands is called {name}.").format(name=one_line(unknown[0])))
        print(one_line(_("There are no such hands.")), file=sys.stderr)
        return NOTHING
    status, content = 0, ""
    if asked.form == LIST:
        content = "".join([f"{line}\n" for line in _lines(found, state)])
    else:
        content, status = _written(found, texts, state, asked.form)
    if asked.out is None:
        for line in content.splitlines():
            print(one_line(line) if asked.form in (LIST, TEXT) else line)
    elif content:
        _write(Path(asked.out).absolute(), content, Path(asked.db))
        said = ngettext("{n} hand: {file}", "{n} hands: {file}", len(found)).format(n=len(found), file=asked.out)
        print(one_line(said))
    return status


def _holds(row: HandRow, asked: Namespace) -> bool:
    """What the options say, beside the words."""
    about = [
        each for each in row.players if asked.player is None or finding.match((each.name,), asked.player) is not None
    ]
    return (
        (asked.player is None or bool(about))
        and (asked.table is None or row.table == asked.table)
        and (not asked.all_in or any(each.all_in is not None for each in about))
        and (not asked.bust or (not row.is_void and any(each.is_out for each in about)))
        and (asked.min_pot is None or row.pot >= asked.min_pot * row.scale)
    )


def _lines(found: Sequence[HandRow], state: Tournament) -> Iterator[str]:
    """A line for each, what nobody knows left out."""
    for row in found:
        said = [words.name(row), words.where(row, state)]
        if words.pot(row):
            said.append(_("pot {chips}").format(chips=words.pot(row)))
        said.append(words.won(row))
        if row.all_in:
            said.append(_("all-in: {names}").format(names=list_of([words.player(row, each) for each in row.all_in])))
        if row.out:
            said.append(_("out: {names}").format(names=list_of([words.player(row, each) for each in row.out])))
        yield " · ".join([each for each in said if each])


def _written(found: Sequence[HandRow], texts: dict[int, str], state: Tournament, form: str) -> tuple[str, int]:
    """The hands in that form, and the status; what it has no words for is told beside it."""
    kept = [(words.name(row), _text(row, texts)) for row in found if row.has_text]
    if form == TEXT:
        from templates.sheets import plain

        return plain.text(hands_page(state, [text for _name, text in kept])), 0
    left = leave(kept, Form(form))
    for line in left.told:
        print(one_line(line), file=sys.stderr)
    if not left.written:
        print(one_line(_("None of these hands can be said in this form.")), file=sys.stderr)
    return left.text, NOTHING if left.refused or not left.written else 0


def _text(row: HandRow, texts: dict[int, str]) -> str:
    whole = texts[row.key.seq]
    return separate(whole)[row.key.nth] if row.is_attached else whole


def _write(file: Path, content: str, db: Path) -> None:
    try:
        if file.exists() and db.exists() and file.samefile(db):
            raise Refused(_("{file} is where a result would go; give the evening another name.").format(file=file))
        write_files(file.parent, {file.name: content.encode("utf-8", "replace")})
    except OSError as error:
        raise unwritable(file, error) from error
