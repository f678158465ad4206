"""The catalogue: every window, page, menu and dialog there is, evening by evening."""

from collections.abc import Iterator

from desktop.screenshots import pots, recordings, seasons
from desktop.screenshots.dialogs import DIALOGS
from desktop.screenshots.entry import Entry
from desktop.screenshots.evenings import EVENINGS
from desktop.screenshots.hands import HANDS
from desktop.screenshots.new_tournaments import NEW_TOURNAMENTS
from desktop.screenshots.pages import MENUS, PAGES
from desktop.screenshots.tables import TABLES
from desktop.screenshots.training import TRAINING

ALL: tuple[Entry, ...] = (
    *PAGES,
    *MENUS,
    *seasons.DIALOGS,
    *pots.DIALOGS,
    *NEW_TOURNAMENTS,
    *DIALOGS,
    *HANDS,
    *TABLES,
    *TRAINING,
    *recordings.WINDOWS,
)


def by_evening() -> Iterator[tuple[str, tuple[Entry, ...]]]:
    """The evenings in the order in which they are made, each with what is looked at in it."""
    for evening in EVENINGS:
        yield evening, tuple(entry for entry in ALL if entry.evening == evening)
