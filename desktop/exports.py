"""What leaves the desk: the files of an evening, the standings as a page to open, as text or a picture to paste."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from desktop.sheets import Heading, Sheet
from templates.files import write_files
from templates.render import slips_page, standings_page
from templates.results import result_files
from tournament import wording
from tournament.language import gettext as _
from tournament.reports import StandingsReport, cash_report, standings_report
from tournament.slips import SlipsReport
from tournament.standings import Standing
from tournament.wording import deals
from tournament.wording.prizes import of_line
from tournament.wording.values import isolated

PAGES = "standings"
PAGE = "standings-{n}.html"
"""The page that the browser shows: folder and file beside the shelf, one for each evening."""


def files(bridge: Bridge) -> Mapping[str, bytes]:
    """Pages and sheets, the results and every hand that still counts, by file name.

    Raises:
        StorageTrouble: as `Shelf.hand_texts` says.
    """
    hands = bridge.shelf.hand_texts(bridge.evening.number, bridge.evening.steps)
    state, now = bridge.state, bridge.evening.now()
    return result_files(standings_report(state, now), cash_report(state, now), hands)


def export(bridge: Bridge, folder: Path) -> tuple[str, ...]:
    """Write them into the folder; their names.

    Raises:
        StorageTrouble: the folder or a file cannot be written, or hands are missing or cannot be read; then nothing
            has been written.
    """
    return _write(folder, files(bridge))


def export_page(bridge: Bridge) -> Path:
    """Write the standings as they are now beside the shelf and return the page's path, always the same one.

    Raises:
        StorageTrouble: it cannot be written.
    """
    folder, name = bridge.shelf.path.parent / PAGES, PAGE.format(n=bridge.evening.number)
    _write(folder, {name: standings_page(standings_report(bridge.state, bridge.evening.now())).encode()})
    return folder / name


def as_text(bridge: Bridge) -> str:
    """The standings as lines for a chat."""
    report = standings_report(bridge.state, bridge.evening.now())
    lines = [report.title, *_about(report)]
    for line in report.lines:
        won = of_line(line, report.currency)
        prize = f", {won}" if won else ""
        dot = "" if line.place is None else "."
        lines.append(f"{_place(line)}{dot} {line.name}{prize}")
    return "\n".join(lines)


def as_sheet(bridge: Bridge) -> Sheet:
    """The same, to be painted as a picture."""
    report = standings_report(bridge.state, bridge.evening.now())
    won = [of_line(line, report.currency) for line in report.lines]
    heads = [wording.amount(line.bounty, report.currency) if line.bounty else "" for line in report.lines]
    columns = [
        (Heading(_("Place"), number=True), [_place(line) for line in report.lines]),
        (Heading(_("Name"), strong=True), [isolated(line.name) for line in report.lines]),
        (Heading(_("Prize"), number=True), won),
        (Heading(_("Bounties"), number=True), heads),
    ]
    shown = [(heading, cells) for heading, cells in columns[:2]] + [each for each in columns[2:] if any(each[1])]
    rows = list(zip(*(cells for _heading, cells in shown), strict=True))
    return Sheet(report.title, _about(report), [heading for heading, _cells in shown], rows)


def _about(report: StandingsReport) -> list[str]:
    """What has to be known of them."""
    said = []
    if report.provisional and report.players_left < report.players:
        said.append(_("Places are provisional until registration is over."))
    if report.deal is not None:
        said.append(deals.made(report.deal, report.currency))
    return said


def _place(line: Standing) -> str:
    return "–" if line.place is None else wording.ordinal_place(line.place, tied=line.tied)


def save_slips(report: SlipsReport, file: str) -> None:
    """Write the payout slips as one page into that file.

    Raises:
        StorageTrouble: it cannot be written.
    """
    path = Path(file)
    _write(path.parent, {path.name: slips_page(report).encode()})


def _write(folder: Path, contents: Mapping[str, bytes]) -> tuple[str, ...]:
    made = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        write_files(folder, contents)
    except OSError as error:
        for place in made:  # a full disk leaves no empty folder
            with suppress(OSError):
                place.rmdir()
        raise StorageTrouble("cannot_write", file=str(folder), detail=error.strerror or str(error)) from error
    return tuple(contents)
