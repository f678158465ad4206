"""Playing a tournament headless, and going on with one that was interrupted."""

import shlex
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from console import notes, plan, playing
from console.choice import choose
from console.creation import check_empty, check_new_file, make_shelf, new_folder
from console.errors import Interrupted, Refused, one_line
from console.export import check_no_result, export
from console.plan import Plan
from console.progress import follow
from db.shelf import Shelf
from tournament.evening import Evening
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext


def play(asked: Namespace) -> int:
    """The command `play`: the whole tournament, and its files."""
    run(plan.make(asked))
    return 0


def run(wanted: Plan) -> None:
    """Play a plan through.

    Raises:
        Refused, Refusal: nothing has been made.
        Interrupted: by Ctrl+C; what has been played is kept.
    """
    check_new_file(wanted.db, wanted.folder)
    check_empty(wanted.folder, wanted.db)
    check_no_result(wanted.db, wanted.folder)
    notes.tell(wanted.notes, wanted.roster)
    setup = wanted.created
    with _interruptible(wanted.db, wanted.folder):
        with new_folder(wanted.folder):
            make_shelf(wanted.db, partial(playing.set_up, created=setup, names=wanted.names))
        players = ngettext("{n} player", "{n} players", len(wanted.names)).format(n=len(wanted.names))
        said = _("{name}: {players}, {structure}, seed {seed}.").format(
            name=setup.name, players=players, structure=setup.structure.name, seed=setup.seed
        )
        print(one_line(said), flush=True)
        with Shelf.open(wanted.db) as shelf:
            (row,) = shelf.evenings()
            _finish(shelf, row.stream, wanted.folder)


def resume(asked: Namespace) -> int:
    """The command `resume`: the rest of a tournament that was interrupted, and its files.

    Raises:
        Refused: there is no such file or evening, or people play it.
    """
    db = Path(asked.db).absolute()
    folder = db.parent if asked.out is None else Path(asked.out).absolute()
    if folder.exists() and not folder.is_dir():
        raise Refused(_("{folder} is not a folder.").format(folder=folder))
    check_no_result(db, folder)
    with _interruptible(db, folder, asked.evening), Shelf.open(db) as shelf:
        row = choose(shelf, asked.evening)
        here = playing.open_evening(shelf, row.stream)
        if here.state.setup.timing is not Timing.SIMULATED:
            raise Refused(
                _("{name} is played by people; only an evening of robots can be played to its end.").format(
                    name=row.name
                )
            )
        with new_folder(folder):
            playing.get_going(here)
            _finish(shelf, row.stream, folder, here)
    return 0


def _finish(shelf: Shelf, stream: int, folder: Path, here: Evening | None = None) -> None:
    """Play what is left of an evening that has begun, write its files and say where they are."""
    here = playing.open_evening(shelf, stream) if here is None else here
    if here.state.finished is None:
        with follow(here.state) as display:
            playing.play_on(here, display.show)
    written = export(shelf, stream, folder)
    state = here.state
    hands = ngettext("{n} hand", "{n} hands", state.hands).format(n=state.hands)
    print(one_line(_("{name} has won after {hands}.").format(name=state.left[0].name, hands=hands)))
    print(where(folder, written, shelf.path), flush=True)


def where(folder: Path, written: Sequence[str], db: Path) -> str:
    """Where to find everything."""
    files = _("In {folder}: {files}.").format(folder=folder, files=", ".join(written))
    return one_line(_("{files} The evening itself: {db}.").format(files=files, db=db))


@contextmanager
def _interruptible(db: Path, folder: Path, evening: str | None = None) -> Iterator[None]:
    """Ctrl+C: say with which command it goes on, or that nothing was kept."""
    try:
        yield
    except KeyboardInterrupt:
        if not db.exists():
            raise Interrupted(_("Interrupted before the first hand; nothing was kept.")) from None
        command = [sys.executable, sys.argv[0], "resume", "--db", str(db)]
        if folder != db.parent:
            command += ["--out", str(folder)]
        if evening is not None:
            command += ["--evening", evening]
        quoted = subprocess.list2cmdline(command) if sys.platform == "win32" else shlex.join(command)
        raise Interrupted(
            _("Interrupted; every hand so far is kept, and this goes on: {command}").format(command=quoted)
        ) from None
