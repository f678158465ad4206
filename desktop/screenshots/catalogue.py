"""The catalogue: every window, page, menu and dialog there is, evening by evening."""

from collections.abc import Iterator

from desktop.screenshots import seasons
from desktop.screenshots.dialogs import DIALOGS
from desktop.screenshots.entry import Entry
from desktop.screenshots.evenings import EVENINGS
from desktop.screenshots.pages import MENUS, PAGES

ALL: tuple[Entry, ...] = (*PAGES, *MENUS, *seasons.DIALOGS, *DIALOGS)


def by_evening() -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The evenings in the order in which they are made, each with what is looked at in it."""
    for evening in EVENINGS:
        yield evening, tuple(entry for entry in ALL if entry.evening == evening)
