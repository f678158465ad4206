"""The files of an evening, from the stored log alone."""

from pathlib import Path

from console.errors import Refused, unwritable
from db.shelf import Shelf
from templates.files import check_places, write_files
from templates.results import FILES, result_files
from tournament.language import gettext as _
from tournament.reports import cash_report, standings_report

__all__ = ["FILES", "check_no_result", "export"]


def check_no_result(db: Path, folder: Path) -> None:
    """Refuse an evening's file, or a folder, that lies where one of its results would go.

    Raises:
        Refused: it does.
    """
    if db.absolute().parent == folder.absolute() and db.name.casefold() in FILES:
        raise Refused(_("{file} is where a result would go; give the evening another name.").format(file=db))
    try:
        check_places(folder, FILES)
    except OSError as error:
        raise unwritable(folder, error) from error


def export(shelf: Shelf, stream: int, folder: Path) -> tuple[str, ...]:
    """Write the files of the evening with that stream; their names.

    Those of the same names are replaced, nothing else is touched.

    Raises:
        Refused: the folder cannot be written.
        StorageTrouble: the shelf cannot be read, or hands are missing from it; then nothing has been written.
    """
    log = shelf.read_evening(stream)
    files = result_files(standings_report(log.state), cash_report(log.state), shelf.hand_texts(stream, log))
    try:
        write_files(folder, files)
    except OSError as error:
        raise unwritable(folder, error) from error
    return tuple(files)
