"""What leaves the desk: the files of an evening, the standings as a page to open, as text to paste."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from templates.files import write_files
from templates.render import slips_page, standings_page
from templates.results import result_files
from tournament import wording
from tournament.language import gettext as _
from tournament.reports import cash_report, standings_report
from tournament.slips import SlipsReport
from tournament.wording import deals
from tournament.wording.prizes import of_line

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
    lines = [report.title]
    if report.provisional and report.players_left < report.players:
        lines.append(_("Places are provisional until registration is over."))
    if report.deal is not None:
        lines.append(deals.made(report.deal, report.currency))
    for line in report.lines:
        place = "–" if line.place is None else wording.ordinal_place(line.place, tied=line.tied)
        won = of_line(line, report.currency)
        prize = f", {won}" if won else ""
        lines.append(f"{place}. {line.name}{prize}" if line.place is not None else f"{place} {line.name}{prize}")
    return "\n".join(lines)


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
