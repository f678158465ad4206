"""Writing finished files, so that a reader never sees half of one."""

import os
from collections.abc import Mapping
from pathlib import Path


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write these files into the folder, making it if needed; each appears whole or not at all.

    All are written beside their places first and only then moved, so that a full disk leaves the old ones.

    Raises:
        OSError: the folder or a file cannot be written; no new file has appeared unless moving itself failed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written: list[tuple[Path, Path]] = []
    try:
        for name, content in files.items():
            written.append((_write_beside(folder / name, content), folder / name))
        for beside, place in written:
            beside.replace(place)
    finally:
        for beside, _place in written:
            beside.unlink(missing_ok=True)


def _write_beside(place: Path, content: bytes) -> Path:
    """The name is always the same, so that what a killed run left behind is written over by the next one."""
    beside = place.with_name(f".{place.name}.part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    return beside
