"""The four files of an evening, from the stored log alone."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from console.errors import Refused, unwritable
from db.shelf import Shelf
from templates.files import write_files
from templates.results import FILES, result_files
from tournament import fold, history
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.reports import standings_report

__all__ = ["FILES", "check_no_result", "export"]


def check_no_result(db: Path, folder: Path) -> None:
    """Refuse an evening's file that lies where one of its results would go.

    Raises:
        Refused: it does.
    """
    if db.absolute().parent == folder.absolute() and db.name.casefold() in FILES:
        raise Refused(_("{file} is where a result would go; give the evening another name.").format(file=db))


def export(shelf: Shelf, stream: int, folder: Path) -> None:
    """Write the files of the evening with that stream; those of the same names are replaced, nothing else is touched.

    Raises:
        Refused: the folder cannot be written.
        StorageTrouble: the shelf cannot be read.
    """
    steps = shelf.read(stream)
    report = standings_report(fold.fold(history.places(steps)))
    files = result_files(report, hand_texts(shelf, stream, steps))
    try:
        write_files(folder, files)
    except OSError as error:
        raise unwritable(folder, error) from error


def hand_texts(shelf: Shelf, stream: int, steps: Sequence[Stored]) -> Iterator[str]:
    """The texts of the hands that count, in the order of the evening's running number.

    A corrected hand stands where the first one stood.
    """
    order = {place.shown.seq: place.first.seq for place in history.places(steps)}
    hands = sorted(shelf.hands(stream, order), key=lambda hand: order[hand.seq])
    return (hand.text for hand in hands)
