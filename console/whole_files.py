"""What may be said of whole files: evenings and clubs saved and loaded, backups, rescue."""

import argparse
from collections.abc import Callable

from tournament.language import gettext as _

Command = Callable[[str, str, Callable[[argparse.Namespace], int]], argparse.ArgumentParser]


def add_commands(command: Command, file_options: Callable[[argparse.ArgumentParser], None]) -> None:
    """Say what the commands are called and what they take; what they do is imported when it is done."""
    saving = command("save-evening", _("save one evening, with its people, as a file of its own"), _save_evening)
    file_options(saving)
    _target(saving)
    saving = command("save-club", _("save the whole club, with all its evenings, as one file"), _save_club)
    _database(saving)
    _target(saving)
    loading = command("load", _("load an evening or a club that was saved as a file"), _load)
    loading.add_argument("file", metavar="FILE", nargs="?", help=_("what save-evening or save-club wrote"))
    loading.add_argument(
        "--db", metavar="DB", required=True, help=_("the club that it comes to; a new one if there is no such file")
    )
    loading.add_argument("--again", action="store_true", help=_("load an evening once more that is there already"))
    loading.add_argument("--undo", action="store_true", help=_("take back what was loaded last"))
    _add_copies(command)


def _add_copies(command: Command) -> None:
    backing_up = command("backup", _("copy the file of a club, also while the desk has it open"), _backup)
    _database(backing_up)
    backing_up.add_argument(
        "--to",
        metavar="FOLDER-OR-FILE",
        help=_("a folder, in which old copies are thinned out, or a new file (backups, beside the file)"),
    )
    listing = command("backups", _("list the copies of a file, the newest first"), _backups)
    _database(listing)
    listing.add_argument("--in", dest="folder", metavar="FOLDER", help=_("where they are (backups, beside the file)"))
    restoring = command("restore", _("put a copy in the place of a file, which is kept"), _restore)
    restoring.add_argument("copy", metavar="COPY", nargs="?", help=_("the copy; it stays where it is"))
    _database(restoring)
    restoring.add_argument("--undo", action="store_true", help=_("put back what was replaced last"))
    rescuing = command("rescue", _("save what can be read of a damaged file"), _rescue)
    rescuing.add_argument("damaged", metavar="DAMAGED", help=_("the damaged file; it is not touched"))
    rescuing.add_argument("--db", metavar="NEW", required=True, help=_("the new file"))


def _database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--db", metavar="FILE", required=True, help=_("the file of the club"))


def _target(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--to", metavar="NEW", required=True, help=_("the new file"))
    parser.add_argument("--force", action="store_true", help=_("write over a file of that name"))


def _save_evening(asked: argparse.Namespace) -> int:
    from console import archives

    return archives.save_evening(asked)


def _save_club(asked: argparse.Namespace) -> int:
    from console import archives

    return archives.save_club(asked)


def _load(asked: argparse.Namespace) -> int:
    from console import archives

    return archives.load(asked)


def _backup(asked: argparse.Namespace) -> int:
    from console import backups

    return backups.backup(asked)


def _backups(asked: argparse.Namespace) -> int:
    from console import backups

    return backups.backups(asked)


def _restore(asked: argparse.Namespace) -> int:
    from console import backups

    return backups.restore(asked)


def _rescue(asked: argparse.Namespace) -> int:
    from console import rescuing

    return rescuing.rescue(asked)
