"""What is left of a damaged file: the command `rescue`."""

from argparse import Namespace
from pathlib import Path

from console.creation import check_new_file, make_shelf
from console.errors import one_line
from db import rescue as rescues
from db.models import CLUB
from db.rescue import Saved
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext


def rescue(asked: Namespace) -> int:
    """The command `rescue`: a new, sound file, and a sentence about everything that is lost."""
    damaged, db = Path(asked.damaged).absolute(), Path(asked.db).absolute()
    check_new_file(db)
    found = rescues.rescue(damaged)
    make_shelf(db, found.put_on)
    for saved in found.saved:
        print(one_line(_said(saved)))
        if saved.texts_lost:
            lost = ngettext(
                "{name}: the text of {n} hand is lost.", "{name}: the texts of {n} hands are lost.", saved.texts_lost
            )
            print(one_line(lost.format(name=_name(saved), n=saved.texts_lost)))
    print(one_line(_("What could be read of {damaged} is in {file}.").format(damaged=damaged, file=db)))
    return 0


def _said(saved: Saved) -> str:
    name = _name(saved)
    steps = ngettext("{n} step", "{n} steps", saved.kept).format(n=saved.kept)
    if saved.until is None:
        return _("{name}: nothing is left.").format(name=name)
    if not saved.lost and saved.sure:
        return _("{name}: everything is there, {steps}.").format(name=name, steps=steps)
    if not saved.lost:
        return _("{name}: {steps} are there, until {time} on {day}; nobody can say whether there were more.").format(
            name=name, steps=steps, time=wording.time_of_day(saved.until), day=wording.day(saved.until)
        )
    return ngettext(
        "{name}: the first {steps} are there, until {time} on {day}; from then on {lost} step at least is lost.",
        "{name}: the first {steps} are there, until {time} on {day}; from then on {lost} steps at least are lost.",
        saved.lost,
    ).format(
        name=name, steps=steps, time=wording.time_of_day(saved.until), day=wording.day(saved.until), lost=saved.lost
    )


def _name(saved: Saved) -> str:
    return _("The club") if saved.kind == CLUB else saved.name
