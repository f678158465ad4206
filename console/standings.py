"""The standings as a table on a terminal."""

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from rich.cells import cell_len

from console.choice import choose
from console.errors import one_line
from console.export import check_no_result
from console.export import export as export_files
from console.play import where
from db.shelf import Shelf
from tournament import fold, history, wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.reports import StandingsReport, standings_report
from tournament.standings import Standing

LEFT, RIGHT = "<", ">"


def standings(asked: Namespace) -> int:
    """The command `standings`: print them from the stored log, also while a desk has the file open."""
    with Shelf.open(Path(asked.db), write=False) as shelf:
        steps = shelf.read(choose(shelf, asked.evening).stream)
    print(text(standings_report(fold.fold(history.places(steps)))), end="")
    return 0


def export(asked: Namespace) -> int:
    """The command `export`: write the four files from the stored log, also while a desk has the file open."""
    folder = Path(asked.out).absolute()
    check_no_result(Path(asked.db), folder)
    with Shelf.open(Path(asked.db), write=False) as shelf:
        export_files(shelf, choose(shelf, asked.evening).stream, folder)
        print(where(folder, shelf.path))
    return 0


def text(report: StandingsReport) -> str:
    """The whole printout; lines end with a line feed."""
    head = [report.title, _facts(report)]
    titles = (_("Place"), _("Player"), _("Prize"), _("Eliminated by"), _("Level"), _("Hand"))
    rows = [_cells(line, report.currency) for line in report.lines]
    table = _table((titles, *rows), (RIGHT, LEFT, RIGHT, LEFT, RIGHT, RIGHT))
    return "\n".join(one_line(line) for line in (*head, "", *table)) + "\n"


def _facts(report: StandingsReport) -> str:
    facts = [ngettext("{n} player", "{n} players", report.entries).format(n=report.entries)]
    if not report.final:
        facts.append(_("{n} left").format(n=report.players_left))
    if report.pool:
        facts.append(_("pool {amount}").format(amount=wording.amount(report.pool, report.currency)))
    if report.hands is not None:
        facts.append(ngettext("{n} hand", "{n} hands", report.hands).format(n=report.hands))
    facts.append(report.structure)
    if report.seed is not None:
        facts.append(_("seed {seed}").format(seed=report.seed))
    return ", ".join(facts)


def _cells(line: Standing, currency: str) -> tuple[str, ...]:
    return (
        "" if line.place is None else wording.ordinal_place(line.place, tied=line.tied),
        line.name,
        wording.amount(line.prize, currency) if line.prize else "",
        wording.list_of(line.eliminated_by),
        "" if line.level is None else str(line.level),
        "" if line.hand is None else str(line.hand),
    )


def _table(rows: Sequence[Sequence[str]], sides: Sequence[str]) -> list[str]:
    """The rows in columns as wide as their widest cell, counted as a terminal does; columns of nothing fall away."""
    kept = [column for column in range(len(sides)) if any(row[column] for row in rows[1:])]
    widths = {column: max(cell_len(row[column]) for row in rows) for column in kept}

    def cell(row: Sequence[str], column: int) -> str:
        blanks = " " * (widths[column] - cell_len(row[column]))
        return blanks + row[column] if sides[column] == RIGHT else row[column] + blanks

    return ["  ".join(cell(row, column) for column in kept).rstrip() for row in rows]
