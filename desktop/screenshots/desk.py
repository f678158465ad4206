"""Pictures of the desk: everything in the catalogue on contact sheets, light and dark, and some at full size."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from PyQt6.QtGui import QImage

from desktop import look
from desktop.colours import DARK, LIGHT, Colours
from desktop.screenshots import evenings
from desktop.screenshots.catalogue import by_evening
from desktop.screenshots.contact_sheet import ContactSheet
from desktop.screenshots.entry import Entry, Sheet
from desktop.screenshots.studio import Studio, settle

SCHEMES: Mapping[str, Colours] = {"light": LIGHT, "dark": DARK}
SIZES = ((1280, 720), (1920, 1080))
"""The screens that most desks have."""
DESK = (1440, 900)
"""Of the pictures at full size."""
PAGES_PERCENT, DIALOGS_PERCENT = 60, 75
NAMED: Mapping[str, Sequence[str]] = {
    "light": (
        "home", "first start", "new tournament", "people", "people typed", "tables", "out", "prizes", "rulings",
        "structure", "forty tables", "bust with rebuys", "structure editor", "deal", "chip race", "results, won",
        "export", "leagues and seasons", "season, points", "statistics of a player", "import people",
    ),
    "dark": (
        "tables", "people with rebuys", "home", "table before the flop", "table, flop with side pots",
        "table, heads-up", "table, showdown",
    ),
}  # fmt: skip
"""Those that are taken at full size, by scheme."""


def take(folder: Path, work: Path, *, sheets: bool = True) -> None:
    """Every picture into that folder; `work`: where a file may lie meanwhile; `sheets`: not only the named ones."""
    studio = Studio(work)
    rolls = _Rolls(folder)
    try:
        for evening, entries in by_evening():
            evenings.show(studio, evening)
            for scheme, colours in SCHEMES.items():
                studio.look(colours)
                if sheets:
                    _onto_sheets(studio, scheme, entries, rolls)
                _at_full_size(studio, scheme, entries, folder)
    finally:
        look.use(LIGHT, 100)
        studio.close()
    rolls.save()


class _Rolls:
    """The contact sheets, one for each scheme, kind and size."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sheets: dict[str, ContactSheet] = {}

    def sheet(self, name: str, percent: int) -> ContactSheet:
        """That of the name."""
        if name not in self._sheets:
            self._sheets[name] = ContactSheet(self._folder / f"sheet_{name}.png", percent)
        return self._sheets[name]

    def save(self) -> None:
        """Write all of them."""
        for sheet in self._sheets.values():
            sheet.save()


def _onto_sheets(studio: Studio, scheme: str, entries: Sequence[Entry], rolls: _Rolls) -> None:
    for size in SIZES:
        studio.window.resize(*size)
        percent = PAGES_PERCENT * SIZES[0][0] // size[0]
        for entry in entries:
            is_page = entry.sheet not in (Sheet.DIALOGS, Sheet.MENUS)
            if not is_page and size != SIZES[0]:
                continue
            kind = f"{entry.sheet.value}_{size[0]}" if is_page else entry.sheet.value
            sheet = rolls.sheet(f"{kind}_{scheme}", percent if is_page else DIALOGS_PERCENT)
            with _picture(studio, entry) as picture:
                sheet.add(entry.name, picture)


def _at_full_size(studio: Studio, scheme: str, entries: Sequence[Entry], folder: Path) -> None:
    studio.window.resize(*DESK)
    for entry in entries:
        if entry.name in NAMED[scheme]:
            with _picture(studio, entry) as picture:
                dark = "_dark" if scheme == "dark" else ""
                picture.save(str(folder / f"{entry.name.replace(',', '').replace(' ', '_')}{dark}.png"))


@contextmanager
def _picture(studio: Studio, entry: Entry) -> Iterator[QImage]:
    shown = entry.opened(studio)
    settle()
    try:
        yield shown.grab().toImage()
    finally:
        studio.clear()
