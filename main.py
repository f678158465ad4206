"""Final Table: chooses a face, the desk or the console, and does nothing else."""

import gc
import sys
from collections.abc import Sequence

INTERRUPTED = 130
"""The exit status after Ctrl+C, as shells count; the faces, which know it too, are not imported yet."""


def is_for_the_desk(arguments: Sequence[str]) -> bool:
    """No arguments, the word `desk` or an option of the desk's own: that is the window; all else are commands."""
    if not arguments:
        return True
    first = arguments[0]
    return first in {"desk", "--db", "--selftest"} or first.startswith("--db=")


def main(arguments: Sequence[str]) -> int:
    """Run the face that the arguments ask for and return its exit code; the other one is not even imported."""
    if is_for_the_desk(arguments):
        gc.disable()  # nothing that is loaded goes away again; what collects later is `desktop.garbage`
        from desktop.app import main as desk

        return desk(arguments[1:] if arguments[:1] == ["desk"] else arguments)
    if arguments[:1] == ["pictures"]:  # the process in which `export` has its pictures painted
        from desktop.pictures import main as pictures

        return pictures(arguments[1:])
    if arguments[:1] == ["picture"]:  # and that in which `report` has one painted: the console says what, the desk does
        from console.report import made
        from desktop.pictures import paint

        return paint(made(arguments[1:]))
    if arguments[:1] == ["--worker"]:  # of the packaged program, which has no other way to start one
        from desktop.play.worker import main as worker

        worker()
        return 0
    from console.cli import main as console

    return console(arguments)


if __name__ == "__main__":
    try:
        status = main(sys.argv[1:])
    except KeyboardInterrupt:  # before the face was there to answer it
        status = INTERRUPTED
    sys.exit(status)
