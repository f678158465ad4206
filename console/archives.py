"""Evenings and clubs as files of their own: the commands `save-evening`, `save-club` and `load`."""

from argparse import Namespace
from pathlib import Path

from console import wall
from console.choice import choose
from console.creation import make_shelf
from console.errors import Refused, one_line
from db import archive, arrivals
from db.archive import Archive
from db.arrivals import Loaded
from db.models import EVENING
from db.shelf import Shelf
from tournament import wording
from tournament.club import Club
from tournament.errors import BadFile
from tournament.language import gettext as _
from tournament.language import ngettext

LOADED = ("evening_imported", "club_imported")
"""The steps of the club that loading makes."""


def save_evening(asked: Namespace) -> int:
    """The command `save-evening`: also while a desk has the file open."""
    target = _target(asked)
    with Shelf.open(Path(asked.db), write=False) as shelf:
        row = choose(shelf, asked.evening)
        saved = arrivals.evening(shelf, row.stream)
    archive.write(saved, target)
    _say(_("{file}: {name}, {steps}, {people}.").format(file=target, name=row.name, **_counts(saved)))
    return 0


def save_club(asked: Namespace) -> int:
    """The command `save-club`: also while a desk has the file open."""
    target = _target(asked)
    with Shelf.open(Path(asked.db), write=False) as shelf:
        saved = arrivals.club(shelf)
        people = len(Club(shelf, shelf.club_stream(), saved.streams[0].steps, wall.now).state.people)
    archive.write(saved, target)
    counts = _counts(saved) | {"people": _people(people)}
    _say(_("{file}: {evenings}, {steps}, {people}.").format(file=target, **counts))
    return 0


def load(asked: Namespace) -> int:
    """The command `load`: one step of the club, which `--undo` takes back."""
    db = Path(asked.db).absolute()
    if asked.undo == (asked.file is not None):
        raise Refused(_("Say either which file to load or --undo."))
    if asked.undo:
        return _undo(db)
    found: list[Loaded] = []

    def fill(shelf: Shelf) -> None:
        try:
            found.append(arrivals.load(shelf, Path(asked.file), wall.now, again=asked.again))
        except BadFile as bad:
            if bad.code != "evening_here":
                raise
            said = _("{what} With --again it is loaded once more.").format(what=wording.refusal(bad))
            raise Refused(said) from bad

    if db.exists():
        with Shelf.open(db) as shelf:
            fill(shelf)
    else:
        make_shelf(db, fill)
    _tell(found[0], Path(asked.file), db)
    return 0


def _undo(db: Path) -> int:
    with Shelf.open(db) as shelf:
        club = Club(shelf, shelf.club_stream(), shelf.read(shelf.club_stream()), wall.now)
        target = club.undo_target()
        if target is None or target.step.label not in LOADED:
            raise Refused(_("What the club of {file} did last was not loading; undo that at the desk.").format(file=db))
        _say(_("{what}.").format(what=wording.step(club.undo().step)))
    return 0


def _target(asked: Namespace) -> Path:
    """The new file, which must not be there yet unless it may be written over."""
    target = Path(asked.to).absolute()
    if not asked.force and (target.exists() or target.is_symlink()):
        raise Refused(_("{file} is there already; --force writes over it.").format(file=target))
    if target.exists() and target.samefile(asked.db):
        raise Refused(_("{file} would be written over itself.").format(file=target))
    return target


def _counts(saved: Archive) -> dict[str, str]:
    steps = sum(len(stream.steps) for stream in saved.streams)
    evenings = sum(stream.kind == EVENING for stream in saved.streams)
    return {
        "steps": ngettext("{n} step", "{n} steps", steps).format(n=steps),
        "evenings": _evenings(evenings),
        "people": _people(len(saved.people)),
    }


def _evenings(count: int) -> str:
    return ngettext("{n} evening", "{n} evenings", count).format(n=count)


def _people(count: int) -> str:
    return ngettext("{n} person", "{n} people", count).format(n=count)


def _tell(loaded: Loaded, file: Path, db: Path) -> None:
    for note in loaded.notes:
        _say(wording.coded(note.code, note.facts))
    if loaded.kind == EVENING:
        with Shelf.open(db, write=False) as shelf:
            row = next(row for row in shelf.evenings() if row.stream == loaded.evenings[0])
        said = _("{name} is number {number} of {db} now; new to the club: {people}.").format(
            name=row.name, number=row.number, db=db, people=_people(len(loaded.people))
        )
    else:
        said = _("New in {db} from {file}: {evenings}, {people}.").format(
            db=db, file=file, evenings=_evenings(len(loaded.evenings)), people=_people(len(loaded.people))
        )
    _say(said)
    if loaded.kept:
        more = ngettext(
            "With it came {n} structure, price list or season.",
            "With it came {n} structures, price lists and seasons.",
            loaded.kept,
        )
        _say(more.format(n=loaded.kept))


def _say(said: str) -> None:
    print(one_line(said))
