"""Evenings of The Tournament Director in a club: the command `import-tdt`."""

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from console import wall
from console.columns import in_columns
from console.creation import make_shelf
from console.errors import REFUSED, one_line
from db import tdt_arrivals
from db.shelf import Shelf
from db.tdt_arrivals import Arrived
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales.money import plain_amount
from tournament.sales.prices import Buying
from tournament.standings import Standing, standings
from tournament.state import Tournament

SCHEMA = "final-table/tdt-import/1"
"""Of what `--json` prints; docs/tdt.md describes it."""


def import_tdt(asked: Namespace) -> int:
    """The command: 0, or 2 where one of the files was refused; the others have come all the same.

    Whoever interrupts it has those that he was told of, also in a club that is made for them.
    """
    files = [file for named in asked.files for file in tdt_arrivals.files_of(Path(named))]
    db = Path(asked.db).absolute()
    found: list[Arrived] = []
    numbers: dict[int, int] = {}
    interrupted = False

    def fill(shelf: Shelf) -> None:
        nonlocal interrupted
        try:
            take(shelf)
        except KeyboardInterrupt:
            interrupted = True
        numbers.update({row.stream: row.number for row in shelf.evenings()})
        if all(arrived.refused is not None for arrived in found):
            raise _NothingCame

    def take(shelf: Shelf) -> None:
        for arrived in tdt_arrivals.arriving(shelf, files, wall.now, currency=asked.currency, again=asked.again):
            found.append(arrived)
            if not asked.json:
                _tell(arrived, {row.stream: row.number for row in shelf.evenings()})

    try:
        if db.exists():
            with Shelf.open(db) as shelf:
                fill(shelf)
        else:
            make_shelf(db, fill)
    except _NothingCame:
        pass  # nor is a new club made for it
    if asked.json:
        everything = {"schema": SCHEMA, "files": [_as_json(arrived, numbers) for arrived in found]}
        print(json.dumps(everything, indent=2, ensure_ascii=False))
    if interrupted:
        raise KeyboardInterrupt
    return REFUSED if any(arrived.refused is not None for arrived in found) else 0


class _NothingCame(Exception):
    """Every file was refused."""


# ---- as text ---------------------------------------------------------------------------------------------------------


def _tell(arrived: Arrived, numbers: dict[int, int]) -> None:
    where = sys.stdout if arrived.refused is None else sys.stderr
    for line in _lines(arrived, numbers):
        print(one_line(line), file=where)


def _lines(arrived: Arrived, numbers: dict[int, int]) -> Iterator[str]:
    """What became of a file, for people."""
    if arrived.refused is not None:
        yield wording.refusal(arrived.refused)
        return
    if arrived.state is None or arrived.stream is None:
        yield from (_("{file}: {what}").format(file=arrived.file, what=said) for said in _notes(arrived))
        return
    state, number = arrived.state, numbers.get(arrived.stream, 0)
    head = _("{file}: {name}, now number {number}; {counts}.")
    yield head.format(file=arrived.file, name=arrived.title, number=number, counts=_counted(state))
    if arrived.season:
        yield "  " + _("Season: {name}").format(name=arrived.season)
    if arrived.new:
        new = ngettext("New to the club: {n} person", "New to the club: {n} people", len(arrived.new))
        yield "  " + new.format(n=len(arrived.new))
    lines = [line for line in standings(state) if line.place is not None]
    if lines:
        yield "  " + _("Order of finish:")
        yield from (f"    {row}" for row in in_columns([_row(state, line) for line in lines]))
    left_out = _notes(arrived)
    if left_out:
        yield "  " + _("Left out, or not as it was there:")
        yield from (f"    - {said}" for said in left_out)


def _row(state: Tournament, line: Standing) -> tuple[str, str]:
    place = f"{line.place}=" if line.tied else f"{line.place}."
    prize = wording.amount(line.prize, state.setup.currency) if line.prize else ""
    return f"{place} {line.name}", prize


def _counted(state: Tournament) -> str:
    """How many entries, rebuys and add-ons; only what there was."""
    bought = Counter(each.buying for each in state.purchases)
    entries, rebuys, add_ons = len(state.entered), bought[Buying.REBUY], bought[Buying.ADD_ON]
    said = [ngettext("{n} entry", "{n} entries", entries).format(n=entries)]
    if rebuys:
        said.append(ngettext("{n} rebuy", "{n} rebuys", rebuys).format(n=rebuys))
    if add_ons:
        said.append(ngettext("{n} add-on", "{n} add-ons", add_ons).format(n=add_ons))
    if state.finished is None:
        said.append(_("not over") if state.started is not None else _("not started"))
    return ", ".join(said)


def _notes(arrived: Arrived) -> list[str]:
    return [wording.coded(note.code, note.facts) for note in arrived.notes]


# ---- as JSON ---------------------------------------------------------------------------------------------------------


def _as_json(arrived: Arrived, numbers: dict[int, int]) -> dict[str, Any]:
    state = arrived.state
    became = "refused" if arrived.refused else "here_already" if state is None else "imported"
    found: dict[str, Any] = {
        "file": str(arrived.file),
        "became": became,
        "title": arrived.title,
        "evening": None if arrived.stream is None else numbers.get(arrived.stream),
        "refused": None if arrived.refused is None else _refused(arrived.refused),
        "season": arrived.season,
        "new_people": list(arrived.new),
        "left_out": [{"code": note.code, "text": wording.coded(note.code, note.facts)} for note in arrived.notes],
    }
    return found if state is None else found | _evening(state)


def _refused(refusal: Refusal) -> dict[str, Any]:
    where: dict[str, Any] = {name: refusal.facts[name] for name in ("line", "column") if name in refusal.facts}
    return {"code": refusal.code, "text": wording.refusal(refusal), **where}


def _evening(state: Tournament) -> dict[str, Any]:
    bought, currency = Counter(each.buying for each in state.purchases), state.setup.currency
    return {
        "started": state.started,
        "finished": state.finished,
        "entries": len(state.entered),
        "rebuys": bought[Buying.REBUY],
        "add_ons": bought[Buying.ADD_ON],
        "currency": currency,
        "pool": plain_amount(state.pool, currency),
        "order": [
            {
                "place": line.place,
                "tied": line.tied,
                "name": line.name,
                "prize": plain_amount(line.prize, currency),
                "bounty": plain_amount(line.bounty, currency),
                "eliminated_by": list(line.eliminated_by),
            }
            for line in standings(state)
        ],
    }
