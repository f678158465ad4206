"""Carrying out an evening written as text: the command `script`, and the stories of the tests."""

from argparse import Namespace
from pathlib import Path

from console.creation import check_new_file, make_shelf
from console.errors import one_line, read_bytes
from console.keeping import Keeping, Memory
from console.stories import telling
from console.stories.telling import Story
from console.stories.told import Told
from db.shelf import Shelf
from tournament import wording
from tournament.club import Roster
from tournament.decoding import decode
from tournament.evening import Change
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament


def run(path: Path, keeping: Keeping | None = None) -> Told:
    """Tell the story in a file, in memory unless there is somewhere to keep it.

    Raises:
        Refused: the file cannot be read, or a line is wrong; the sentence names file and line.
    """
    return telling.tell(_read(path), Memory() if keeping is None else keeping)


def script(asked: Namespace) -> int:
    """The command `script`: each step is printed as the history shows it."""
    story = _read(Path(asked.story))
    if asked.db is None:
        told = telling.tell(story, Memory(), _print_steps)
    else:
        told = _kept(story, Path(asked.db).absolute())
    lines = ngettext("{n} line", "{n} lines", len(story.lines) + 1).format(n=len(story.lines) + 1)
    steps = ngettext("{n} step", "{n} steps", len(told.here.steps)).format(n=len(told.here.steps))
    print(one_line(_("{file}: {lines}, {steps}, as expected.").format(file=story.file, lines=lines, steps=steps)))
    return 0


def _kept(story: Story, db: Path) -> Told:
    """Tell a story into a new file, which appears only if all of it could be told."""
    check_new_file(db)
    found: list[Told] = []
    make_shelf(db, lambda shelf: _tell_onto(shelf, story, found))
    return found[0]


def _tell_onto(shelf: Shelf, story: Story, found: list[Told]) -> None:
    found.append(telling.tell(story, shelf, _print_steps))


def _read(path: Path) -> Story:
    text = decode(read_bytes(path), str(path), encoding="utf-8").text
    return telling.read(text, str(path), path.parent)


def _print_steps(told: Told) -> None:
    def show(stored: Stored, where: str) -> None:
        print(one_line(f"{where}{stored.seq:4}  {told.time_of_day(stored.at)}  {wording.step(stored.step)}"))

    def here(change: Change[Tournament]) -> None:
        show(change.stored, "")

    def people(change: Change[Roster]) -> None:
        # The club's steps have numbers of their own, which `club undo 7` means.
        show(change.stored, "club")

    told.here.subscribe(here)
    told.people.subscribe(people)
