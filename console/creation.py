"""A new file, and the folders it needs: there as a whole or not at all."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from console.errors import Refused, unwritable
from db.connection import put_in_place
from db.errors import StorageTrouble, troubles
from db.shelf import Shelf
from tournament.language import gettext as _

MAKING = ".making"
"""Ends the name of a file that is being made. A run killed meanwhile leaves it; the next one clears it away."""


def is_being_made(path: Path, db: Path) -> bool:
    """Whether that is (a side of) the unfinished file which a killed run left instead of `db`."""
    return path.parent == db.parent and path.name.startswith(f"{db.name}{MAKING}")


def check_new_file(db: Path, folder: Path | None = None) -> None:
    """Refuse a file that exists, and one in a folder that neither exists nor is the `folder` to be made.

    Raises:
        Refused: nothing has been made.
    """
    try:
        if db.exists() or db.is_symlink():
            raise Refused(_("{file} exists already; choose another file, or go on with it by resume.").format(file=db))
        if db.parent != folder and not db.parent.is_dir():
            raise Refused(_("{file}: there is no folder {folder}.").format(file=db, folder=db.parent))
    except (OSError, ValueError) as error:
        raise unwritable(db, error) from error


def check_empty(folder: Path, db: Path) -> None:
    """Refuse a folder with anything in it, but for what a killed run left of `db`, and what is no folder.

    Raises:
        Refused: nothing has been made.
    """
    try:
        if (folder.exists() or folder.is_symlink()) and not folder.is_dir():
            raise Refused(_("{folder} is not a folder.").format(folder=folder))
        if folder.is_dir() and any(not is_being_made(entry, db) for entry in folder.iterdir()):
            raise Refused(_("The folder {folder} is not empty; choose another one with --out.").format(folder=folder))
    except OSError as error:
        raise unwritable(folder, error) from error


@contextmanager
def new_folder(folder: Path) -> Iterator[None]:
    """The folder with all above it; what had to be made goes away again if what is done in it fails.

    Raises:
        Refused: it cannot be made.
    """
    made: list[Path] = []
    try:
        for missing in reversed([path for path in (folder, *folder.parents) if not path.exists()]):
            try:
                missing.mkdir()
            except OSError as error:
                raise unwritable(missing, error) from error
            made.append(missing)
        yield
    except BaseException:
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir()
        raise


def make_shelf(db: Path, fill: Callable[[Shelf], None]) -> None:
    """Make a file and fill it; it gets its name only once it holds everything.

    Raises:
        StorageTrouble: as the shelf says, `file` being `db`; no file has been made.
    """
    making = db.with_name(f"{db.name}{MAKING}-{os.getpid()}")
    try:
        with troubles(db):
            _clear(db, MAKING)
        with Shelf.open(making, create=True) as shelf:
            fill(shelf)
        # Somebody else may have been quicker since the check.
        if db.exists():
            raise Refused(_("{file} exists already.").format(file=db))
        with troubles(db):
            put_in_place(making, db)
    except StorageTrouble as trouble:
        raise StorageTrouble(trouble.code, **(trouble.facts | {"file": str(db)})) from trouble
    finally:
        with suppress(OSError):
            _clear(db, f"{MAKING}-{os.getpid()}")


def _clear(db: Path, ending: str) -> None:
    for path in db.parent.glob(f"{_escaped(db.name + ending)}*"):
        path.unlink(missing_ok=True)


def _escaped(name: str) -> str:
    """The name for `glob`, which reads brackets, asterisks and question marks."""
    return "".join(f"[{character}]" if character in "[]*?" else character for character in name)
