"""A walk through the whole catalogue in a language nobody speaks, and what is found: `python -m tests.desktop.walk`.

A program of its own, since it needs a screen of its own (tests/desktop/conftest.py runs it once). Each line that it
writes is one thing found: its kind, where, and what.
"""

import json
import sys
import tempfile
from pathlib import Path

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QApplication, QDialog

from desktop import look, typeface
from desktop.screenshots import evenings
from desktop.screenshots.catalogue import by_evening
from desktop.screenshots.entry import Entry
from desktop.screenshots.studio import Studio
from tests.desktop import reachable, seen_texts
from tests.desktop.pseudo import PseudoLanguage
from tournament import language

SIZE = (1280, 720)


class Walk:
    """Opens everything once and looks at it.

    Attributes:
        found: the kind of what was found, where, and what.
    """

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self.found: list[tuple[str, str, str]] = []

    def go(self) -> None:
        """Through all evenings."""
        for evening, entries in by_evening():
            evenings.show(self._studio, evening)
            for entry in entries:
                self._look(entry)

    def _look(self, entry: Entry) -> None:
        shown = entry.opened(self._studio)
        for _time in range(3):
            QCoreApplication.processEvents()
        self._note("seen", entry, [type(shown).__name__])
        self._note("untranslated", entry, seen_texts.untranslated(shown))
        self._note("cut", entry, seen_texts.cut(shown))
        self._note("nameless", entry, reachable.nameless(shown))
        self._note("colour alone", entry, reachable.said_by_colour(shown))
        if isinstance(shown, QDialog):
            self._note("out of order", entry, reachable.out_of_order(shown))
            self._note("unreachable", entry, reachable.unreachable(shown))
            self._note("no way out", entry, reachable.without_way_out(shown))
        self._studio.clear()

    def _note(self, kind: str, entry: Entry, found: list[str]) -> None:
        self.found += [(kind, entry.name, what) for what in found]


def main() -> None:
    """Walk, and write what was found."""
    application = QApplication(sys.argv[:1])
    look.apply(application, typeface.load())
    language.speak(PseudoLanguage(), "en")
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), SIZE)
        walk = Walk(studio)
        walk.go()
        studio.close()
    json.dump(walk.found, sys.stdout)


if __name__ == "__main__":
    main()
