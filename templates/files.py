"""Writing finished files, so that a reader never sees half of one."""

import errno
import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path


def check_places(folder: Path, names: Iterable[str]) -> None:
    """See that no folder lies where one of these files would go.

    Raises:
        IsADirectoryError: one does.
    """
    for place in (folder / name for name in names):
        if place.is_dir() and not place.is_symlink():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(place))


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write these files into the folder, making it if needed; each appears whole or not at all.

    All are written beside their places first and only then moved, so that a full disk leaves the old ones.

    Raises:
        OSError: the folder or a file, which it names, cannot be written; no new file has appeared unless moving itself
            failed.
    """
    check_places(folder, files)
    folder.mkdir(parents=True, exist_ok=True)
    written: list[tuple[Path, Path]] = []
    try:
        for name, content in files.items():
            written.append((_write_beside(folder / name, content), folder / name))
        for beside, place in written:
            with _naming(place):
                beside.replace(place)
    finally:
        for beside, _place in written:
            _remove(beside)


def _write_beside(place: Path, content: bytes) -> Path:
    """The name is always the same, so that what a killed run left behind is written over by the next one."""
    beside = place.with_name(f".{place.name}.part")
    try:
        with _naming(place), beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        _remove(beside)
        raise
    return beside


def _remove(beside: Path) -> None:
    """What went wrong before counts, not that the disk does not let go of it either."""
    with suppress(OSError):
        beside.unlink(missing_ok=True)


@contextmanager
def _naming(place: Path) -> Iterator[None]:
    """Errors name the file that somebody waits for, not the one beside it, of which nobody knows."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(place)) from error
