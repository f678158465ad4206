"""What goes wrong on the shelf, told apart by who is to blame."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import peewee

from tournament.errors import Refusal


class StorageTrouble(Refusal):
    """The disk, the file or another program is in the way; nothing has been stored.

    The facts hold `file`, the path in use; only a step from the desk's worker process (`codec.load_step`) has none.
    """


class StorageBug(Exception):
    """The shelf was used wrongly, or is itself wrong; nothing has been stored."""


_BY_RESULT = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "no_access",
    sqlite3.SQLITE_AUTH: "no_access",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "not_a_database",
}
"""SQLite's primary result codes that are the surroundings' fault; all others are ours."""

_BY_ERRNO = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "no_access",
    errno.EPERM: "no_access",
    errno.ENOENT: "missing_file",
    errno.ENOTDIR: "missing_file",
    errno.EISDIR: "is_a_folder",
    errno.ENAMETOOLONG: "path_too_long",
}

_UNREADABLE = "Could not decode to UTF-8"
"""How sqlite3 says, without any code, that a text in the file is none."""


@contextmanager
def troubles(file: Path) -> Iterator[None]:
    """Turn what SQLite, peewee and the system raise inside into this module's two errors.

    Raises:
        StorageTrouble: `locked`, `read_only`, `no_access`, `cannot_open`, `disk_full`, `disk_error`, `damaged`,
            `not_a_database`, `missing_file`, `is_a_folder`, `path_too_long`; with `detail`, the system's own words.
        StorageBug: anything else that the database refused.
    """
    try:
        yield
    except OSError as error:
        code = _BY_ERRNO.get(error.errno or 0, "disk_error")
        raise StorageTrouble(code, file=str(file), detail=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise StorageTrouble("damaged", file=str(file), detail=str(error)) from error
    except (OverflowError, UnicodeError) as error:
        raise StorageBug(f"nothing SQLite can hold: {error}") from error
    except (sqlite3.Error, peewee.PeeweeException) as error:
        raise _storage_error(error, file) from error


def _storage_error(error: Exception, file: Path) -> Exception:
    inner = getattr(error, "orig", None) or error
    result = getattr(inner, "sqlite_errorcode", None)
    # The low byte is the primary code; the rest says more precisely what happened.
    code = None if result is None else _BY_RESULT.get(result & 0xFF)
    if code is None and str(inner).startswith(_UNREADABLE):
        code = "damaged"
    if code is None:
        return StorageBug(f"{type(inner).__name__}: {inner}")
    return StorageTrouble(code, file=str(file), detail=str(inner))
