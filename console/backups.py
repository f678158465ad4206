"""Copies of a file and the way back: the commands `backup`, `backups` and `restore`."""

from argparse import Namespace
from pathlib import Path

from console import wall
from console.errors import Refused, one_line
from db import backup as copies
from db.backup import Inventory
from db.errors import StorageTrouble
from db.shelf import Shelf
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant


def backup(asked: Namespace) -> int:
    """The command `backup`: into a folder, where old copies are thinned out, or as one new file."""
    db = Path(asked.db).absolute()
    to = Path(asked.to).absolute() if asked.to is not None else db.parent / copies.FOLDER
    with Shelf.open(db, write=False) as shelf:
        if asked.to is None or to.is_dir():
            made = shelf.keep_backup(to, wall.now())
            if made is None:
                _say(_("Nothing was stored since the newest copy in {folder}.").format(folder=to))
                return 0
        else:
            if to.exists() or to.is_symlink():
                raise Refused(_("{file} is there already; choose another name.").format(file=to))
            shelf.backup(to)
            made = to
    _say(_("{file}: {holds}.").format(file=made, holds=_holds(copies.inventory(made))))
    return 0


def backups(asked: Namespace) -> int:
    """The command `backups`: when each was made, how large it is and what it holds."""
    db = Path(asked.db).absolute()
    folder = db.parent / copies.FOLDER if asked.folder is None else Path(asked.folder).absolute()
    found = copies.kept(db, folder)
    if not found:
        _say(_("There is no copy of {file} in {folder}.").format(file=db, folder=folder))
    for each in found:
        holds = _("cannot be read") if each.holds is None else _holds(each.holds)
        size = wording.decimal(round(each.size / 1_000_000, 1))
        _say(
            _("{made}  {size} MB  {holds}  {file}").format(
                made=_moment(each.made), size=size, holds=holds, file=each.file
            )
        )
    return 0


def restore(asked: Namespace) -> int:
    """The command `restore`: says what is replaced by what, and how to take it back."""
    db = Path(asked.db).absolute()
    if asked.undo == (asked.copy is not None):
        raise Refused(_("Say either which copy to restore or --undo."))
    before = _told(db)
    if asked.undo:
        _source, replaced = copies.undo_restore(db)
    else:
        replaced = copies.restore(Path(asked.copy).absolute(), db)
    if before is not None:
        _say(_("Before: {what}").format(what=before))
    _say(_("Now: {what}").format(what=_told(db)))
    if replaced is not None:
        _say(
            _("What was there is kept as {file}; main.py restore --undo --db {db} puts it back.").format(
                file=replaced, db=db
            )
        )
    return 0


def _told(db: Path) -> str | None:
    """What the file holds, or why that cannot be said; None if there is none."""
    if not db.exists():
        return None
    try:
        return _("{file}: {holds}.").format(file=db, holds=_holds(copies.inventory(db)))
    except StorageTrouble as trouble:
        return wording.refusal(trouble)


def _holds(inventory: Inventory) -> str:
    evenings = ngettext("{n} evening", "{n} evenings", inventory.evenings).format(n=inventory.evenings)
    steps = ngettext("{n} step", "{n} steps", inventory.steps).format(n=inventory.steps)
    if inventory.newest is None:
        return _("{evenings}, {steps}").format(evenings=evenings, steps=steps)
    return _("{evenings}, {steps}, the newest of {moment}").format(
        evenings=evenings, steps=steps, moment=_moment(inventory.newest)
    )


def _moment(at: Instant) -> str:
    return _("{day}, {time}").format(day=wording.day(at), time=wording.time_of_day(at))


def _say(said: str) -> None:
    print(one_line(said))
