"""What leaves the desk: the four files of an evening, the standings as a page to open, as text to paste."""

from collections.abc import Mapping
from pathlib import Path

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from templates.files import write_files
from templates.results import result_files
from tournament import history, wording
from tournament.reports import standings_report

PAGE = "standings.html"


def files(bridge: Bridge) -> Mapping[str, bytes]:
    """The page, the sheet, the results and every hand that still counts, by file name."""
    live = [place.shown.seq for place in history.places(bridge.evening.steps)]
    hands = bridge.shelf.hands(bridge.evening.number, live)
    return result_files(standings_report(bridge.state), [hand.text for hand in hands])


def export(bridge: Bridge, folder: Path) -> tuple[str, ...]:
    """Write them into the folder; their names.

    Raises:
        StorageTrouble: the folder or a file cannot be written, or the hands cannot be read.
    """
    return _write(folder, files(bridge))


def export_page(bridge: Bridge, folder: Path) -> Path:
    """Write the standings as they are now and return the page's path.

    Raises:
        StorageTrouble: it cannot be written.
    """
    page = files(bridge)[PAGE]
    _write(folder, {PAGE: page})
    return folder / PAGE


def as_text(bridge: Bridge) -> str:
    """The standings as lines for a chat."""
    report = standings_report(bridge.state)
    lines = [report.title]
    for line in report.lines:
        place = "–" if line.place is None else wording.ordinal_place(line.place, tied=line.tied)
        prize = f", {wording.amount(line.prize, report.currency)}" if line.prize else ""
        lines.append(f"{place}. {line.name}{prize}" if line.place is not None else f"{place} {line.name}")
    return "\n".join(lines)


def _write(folder: Path, contents: Mapping[str, bytes]) -> tuple[str, ...]:
    try:
        write_files(folder, contents)
    except OSError as error:
        raise StorageTrouble("cannot_write", file=str(folder), detail=error.strerror or str(error)) from error
    return tuple(contents)
