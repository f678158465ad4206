"""The demonstration: robots play a whole evening for whoever has no screen, or no evening of his own yet."""

from argparse import Namespace
from dataclasses import replace
from itertools import count
from pathlib import Path

from console import plan, play
from tournament.language import gettext as _

ROSTER = Path(__file__).parent / "demo" / "roster.csv"
STRUCTURE = "club-20"
RESULTS = Path("demo-results")


def demo(asked: Namespace) -> int:
    """The command `demo`: play into the first free ./demo-results/N."""
    folder = next(free for n in count(1) if not (free := RESULTS / str(n)).exists())
    options = {"name": _("Demonstration"), "structure": STRUCTURE, "seats": 9, "stack": None, "minutes": None}
    money = {"buy_in": "20", "currency": "EUR"}
    files = {"roster": str(ROSTER), "encoding": "utf-8", "db": None, "out": str(folder)}
    wanted = plan.make(Namespace(**options, **money, **files, seed=asked.seed))
    print(
        _(
            "{players} robots play a whole tournament: seats are drawn, every hand is dealt, tables are kept even,"
            " and the standings are written to {folder}."
        ).format(players=len(wanted.names), folder=folder),
        flush=True,
    )
    play.run(replace(wanted, notes=()))
    return 0
