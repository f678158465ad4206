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
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents
from tournament.reports import CashReport, StandingsReport, cash_report, standings_report
from tournament.standings import Standing
from tournament.wording import cash as cash_words
from tournament.wording import deals
from tournament.wording.prizes import of_line

LEFT, RIGHT = "<", ">"


def standings(asked: Namespace) -> int:
    """The command `standings`: print them, or the cash sheet, from the stored log, also while a desk has it open."""
    with Shelf.open(Path(asked.db), write=False) as shelf:
        state = shelf.read_evening(choose(shelf, asked.evening).stream).state
    print(cash_text(cash_report(state)) if asked.cash else text(standings_report(state)), end="")
    return 0


def export(asked: Namespace) -> int:
    """The command `export`: write the files from the stored log, also while a desk has the file open."""
    folder = Path(asked.out).absolute()
    check_no_result(Path(asked.db), folder)
    with Shelf.open(Path(asked.db), write=False) as shelf:
        written = export_files(shelf, choose(shelf, asked.evening).stream, folder)
        print(where(folder, written, shelf.path))
    return 0


def text(report: StandingsReport) -> str:
    """The whole printout; lines end with a line feed."""
    head = [report.title, _facts(report)]
    titles = (_("Place"), _("Player"), _("Prize"), _("Bounties"), _("Eliminated by"), _("Level"), _("Hand"))
    rows = [_cells(line, report.currency) for line in report.lines]
    table = _table((titles, *rows), (RIGHT, LEFT, RIGHT, RIGHT, LEFT, RIGHT, RIGHT))
    return _printed([*head, "", *table])


def cash_text(report: CashReport) -> str:
    """The whole cash sheet; lines end with a line feed."""

    def amount(cents: Cents) -> str:
        return wording.amount(cents, report.currency)

    titles = (_("Player"), *cash_words.columns(report))
    rows = [(name, *(amount(cents) if cents else "" for cents in cells)) for name, cells in cash_words.people(report)]
    said = [f"{report.title}: {cash_words.title(report)}", ""]
    if rows:
        said += [*_table((titles, *rows), (LEFT, *(RIGHT for _title in titles[1:]))), ""]
    for caption, terms, total in cash_words.sides(report):
        lines = [(label, amount(cents)) for label, cents in (*terms, (_("Total"), total))]
        said += [*_table(((caption, ""), *lines), (LEFT, RIGHT)), ""]
    rest = [(label, amount(cents)) for label, cents in (*cash_words.handed_over(report), *cash_words.totals(report))]
    return _printed([*said, *_table((("", ""), *rest), (LEFT, RIGHT))[1:]])


def _printed(lines: Sequence[str]) -> str:
    return "\n".join(one_line(line) for line in lines) + "\n"


def _facts(report: StandingsReport) -> str:
    facts = [ngettext("{n} player", "{n} players", report.players).format(n=report.players)]
    if report.entries != report.players:
        facts.append(ngettext("{n} entry", "{n} entries", report.entries).format(n=report.entries))
    if not report.final:
        facts.append(_("{n} left").format(n=report.players_left))
    if report.provisional and report.players_left < report.players:
        facts.append(_("places provisional until registration is over"))
    if report.pool:
        facts.append(_("pool {amount}").format(amount=wording.amount(report.pool, report.currency)))
    if report.overlay:
        adds = wording.amount(report.overlay, report.currency)
        said = _("guaranteed, the house adds {amount}") if report.guarantee else _("the house adds {amount}")
        facts.append(said.format(amount=adds))
    if report.deal is not None:
        facts.append(deals.made(report.deal, report.currency))
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
        of_line(line, currency),
        wording.amount(line.bounty, currency) if line.bounty else "",
        wording.out_by(line.eliminated_by, line.removed),
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
