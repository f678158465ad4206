"""The demonstration: an evening of 27 robots at three tables."""

from pathlib import Path

from desktop.director.creating import Wish
from desktop.director.last_time import USUAL_STACK, USUAL_STRUCTURE
from desktop.director.roster_file import read_roster
from tournament.events import TableWay
from tournament.language import gettext as _
from tournament.structures import structure_files

ROSTER = Path(__file__).resolve().parent.parent / "console" / "demo" / "roster.csv"
SEED = 27


def demonstration() -> Wish | None:
    """What is wished for it; None where the structure it is played by is missing.

    Raises:
        Refusal: the roster that comes with the program cannot be read.
    """
    names = read_roster(ROSTER).names
    structure = structure_files.find(USUAL_STRUCTURE)
    if structure is None:
        return None
    stack = structure.starting_stack or USUAL_STACK
    return Wish(_("Demonstration"), structure, stack, 9, 2_000, "EUR", TableWay.DEALT, names, seed=SEED)
