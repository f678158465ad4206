"""Where the file with the club lies: whether that is a good place, and how it comes to another one."""

import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QStorageInfo

from db import backup
from db.connection import put_in_place
from db.errors import StorageTrouble, troubles
from db.shelf import Shelf
from tournament.language import gettext as _

SYNCED = ("dropbox", "onedrive", "google drive", "googledrive", "icloud", "mobile documents", "nextcloud", "owncloud",
          "pcloud", "mega", "syncthing", "box sync")  # fmt: skip
"""How the folders are named that a program copies to other computers."""

SHARED = frozenset(
    ("nfs", "nfs4", "cifs", "smb", "smb2", "smb3", "smbfs", "afpfs", "webdav", "davfs", "fuse.sshfs", "fuse.rclone",
     "9p", "ceph", "glusterfs", "afs", "ncpfs")
)  # fmt: skip
"""File systems that lie on another computer."""

_DRIVE_REMOTE = 4


@dataclass(frozen=True, slots=True)
class Done:
    """What became of the file: where it is now, a sentence for the director, and the file that was left behind."""

    path: Path
    said: str
    left_behind: Path | None = None


Errand = Callable[[], Done]
"""What is to be done with the file while no desk has it open; raises StorageTrouble, and then all is as before."""


def concern(path: Path) -> str:
    """Why that is no good place for the file, in a sentence; empty: it is a good one."""
    real = Path(os.path.realpath(path))
    if str(path).startswith(("\\\\", "//")) or _is_shared(real):
        return _("This folder lies on another computer: a file in use can be damaged there when the network fails.")
    if any(_is_synced(part) for part in real.parts[:-1]):
        return _(
            "This folder is copied to other computers by a program: let it do so only while Final Table is closed, "
            "or keep the file elsewhere and let only the backups be copied."
        )
    return ""


def _is_synced(folder: str) -> bool:
    return any(re.match(rf"{re.escape(name)}(?![a-z])", folder.casefold()) for name in SYNCED)


def _is_shared(real: Path) -> bool:
    if sys.platform == "win32":
        import ctypes

        return bool(ctypes.windll.kernel32.GetDriveTypeW(f"{real.drive}\\") == _DRIVE_REMOTE)
    there = next((each for each in (real, *real.parents) if each.exists()), real)
    return QStorageInfo(str(there)).fileSystemType().data().decode(errors="replace").casefold() in SHARED


def same_disk(one: Path, other: Path) -> bool | None:
    """Whether both lie on one disk, so that both go with it; None: nobody knows."""
    try:
        return one.stat().st_dev == other.stat().st_dev
    except OSError:
        return None


# ---- to another folder -----------------------------------------------------------------------------------------------


def why_not_there(path: Path, folder: Path) -> str | None:
    """Why the file cannot be moved to that folder; None: it can be tried."""
    if not folder.is_dir():
        return _("There is no folder {folder}.").format(folder=folder)
    to = folder / path.name
    if to.exists() and path.exists() and to.samefile(path):
        return _("The data are in that folder already.")
    if to.exists():
        return _("There is a {name} in that folder already: choose another folder, or use that file.").format(
            name=to.name
        )
    if not os.access(folder, os.W_OK):
        return _("Nothing can be written to that folder.")
    return None


def move(path: Path, folder: Path) -> Done:
    """Copy the file there, check the copy, and leave the old one behind under another name.

    Raises:
        StorageTrouble: what `Shelf.open` and `backup.copy` say, or `damaged`: the copy holds something else.
    """
    to = folder / path.name
    with troubles(to):
        if to.exists():
            raise StorageTrouble("cannot_open", file=str(to), detail=_("it is there already"))
    with Shelf.open(path) as shelf:
        shelf.backup(to)
    if backup.inventory(to) != backup.inventory(path):
        to.unlink(missing_ok=True)
        raise StorageTrouble("damaged", file=str(to), detail="inventory")
    left = _left_behind(path)
    try:
        put_in_place(path, left)
    except OSError:
        left = path  # another program holds it; it stays under its name
    said = _("The data are in {folder} now. The old file stays as {file} until you remove it.")
    return Done(to, said.format(folder=folder, file=left), left)


def _left_behind(path: Path) -> Path:
    number = 1
    while (found := path.with_name(f"{path.stem}.moved-{number}{path.suffix}")).exists():
        number += 1
    return found


def use(path: Path) -> Done:
    """Use that file from now on.

    Raises:
        StorageTrouble: it cannot be opened.
    """
    Shelf.open(path).close()
    return Done(path, _("The data of {file} are shown now.").format(file=path))


def put_back(path: Path, copy: Path) -> Done:
    """Have that backup in the place of the file, which is kept beside it.

    Raises:
        StorageTrouble: as `backup.restore` says.
    """
    aside = backup.restore(copy, path)
    said = _("The backup is in use now. What was there before is kept as {file}.")
    return Done(path, said.format(file=aside if aside is not None else path))
