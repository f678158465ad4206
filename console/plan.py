"""What `play` was asked for, checked as a whole before anything is made."""

import secrets
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path

from console.errors import Refused, read_bytes
from templates.filenames import file_stem
from tournament import wording
from tournament.decoding import Note
from tournament.errors import BadInput
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.people import people, roster
from tournament.rules import EveningRules
from tournament.sales import money, prices
from tournament.structures import structure_files
from tournament.structures.structure import Structure
from tournament.structures.structure_check import check

DATABASE = "evening.db"
"""The file's name where nobody gave one; it lies among the results."""


MOST_SEED = 2**63 - 1
"""So that a seed fits wherever whole numbers are kept in 64 bits."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A tournament to be played.

    Attributes:
        created: what the evening copies into its log.
        names: who plays, in the roster's order.
        db: the file of the evening; `folder`: where the results go.
        roster: the name of its file; `notes`: what somebody should hear about how it was read.
    """

    created: EveningCreated
    names: tuple[str, ...]
    db: Path
    folder: Path
    roster: str
    notes: tuple[Note, ...] = ()


def make(asked: Namespace) -> Plan:
    """The plan that the options of `play` describe.

    Raises:
        Refused, Refusal: an option or a file is no good; nothing has been made.
    """
    path = Path(asked.roster)
    people_here = roster.read(read_bytes(path), asked.roster, encoding=asked.encoding)
    structure = find_structure(asked.structure, asked.minutes)
    currency = asked.currency.strip().upper()
    money.minor_digits(currency)
    name = _evening_name(asked.name, path)
    created = EveningCreated(
        name=name,
        structure=structure,
        prices=prices.plain(
            0 if asked.buy_in is None else buy_in(asked.buy_in, currency),
            starting_stack(structure, asked.stack, asked.structure),
        ),
        seats=asked.seats,
        currency=currency,
        timing=Timing.SIMULATED,
        way=TableWay.DEALT,
        seed=secrets.randbits(32) if asked.seed is None else asked.seed,
        rules=EveningRules(),
    )
    folder = Path(f"{file_stem(name)}-results") if asked.out is None else Path(asked.out)
    db = folder / DATABASE if asked.db is None else Path(asked.db)
    names = tuple(person.name for person in people_here.names)
    return Plan(created, names, db.absolute(), folder.absolute(), asked.roster, people_here.notes)


def find_structure(wanted: str, minutes: int | None = None, beside: Path | None = None) -> Structure:
    """The shipped structure of that short name, else the one in the file of that name (`beside`: in which folder).

    Raises:
        Refused: there is neither; the sentence lists what is shipped.
        BadFile: the file is no structure.
    """
    shipped = structure_files.find(wanted)
    if shipped is not None:
        return shipped if minutes is None else shipped.with_minutes(minutes)
    path = Path(wanted) if beside is None else beside / wanted
    if not path.exists():
        raise Refused(
            _("There is no structure {name}, neither as a file nor among those shipped: {shipped}.").format(
                name=wanted, shipped=", ".join(structure_files.shipped())
            )
        )
    return structure_files.read(read_bytes(path), str(path), minutes=minutes)


def buy_in(text: str, currency: str) -> int:
    """The price of an entry, in minor units.

    Raises:
        Refused: it is no amount.
    """
    try:
        return money.parse_amount(text, currency)
    except BadInput as wrong:
        raise Refused(_("{text} is no buy-in; write it like 20 or 20.00.").format(text=wording.short(text))) from wrong


def starting_stack(structure: Structure, wanted: Chips | None, named: str) -> Chips:
    """The chips asked for, else those of the structure, which is called `named`.

    Raises:
        Refused: nobody said how many.
        BadInput: that many are nonsense.
    """
    stack = structure.starting_stack if wanted is None else wanted
    if stack is None:
        raise Refused(_("The structure {name} has no starting stack; say it with --stack.").format(name=named))
    check(structure.with_stack(stack))
    return stack


def _evening_name(wanted: str | None, path: Path) -> str:
    """The name as given; else the roster's file name without its ending, as far as it makes a name."""
    if wanted is not None:
        return people.clean_name(wanted)
    stem = "".join(character if character.isprintable() else " " for character in path.stem)
    try:
        return people.clean_name(stem[: people.LONGEST_NAME])
    except BadInput:
        return _("Tournament")
