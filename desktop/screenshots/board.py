"""Pictures of the board: every state and page in every theme and size on contact sheets, and some at full size."""

from dataclasses import replace
from pathlib import Path

from db.shelf import Shelf
from desktop.bridge import Bridge
from desktop.director.creating import Wish, create
from desktop.display.contact import picture, sheet
from desktop.display.looks.style import USUAL, Arrangement, ThemeName
from desktop.display.showing import Showing
from desktop.screenshots.board_evening import NAME, BoardEvening, structure
from desktop.screenshots.moving_clock import MovingClock
from tournament.events import TableWay
from tournament.names import Instant
from tournament.sales.prices import Buying, Price, Shares, Window

BEGINS: Instant = 1_796_320_800_000
"""2026-12-03T18:00:00Z, a Thursday."""
NAMES = (
    "Agáta", "Bohdan", "Dana", "Dušan", "Grzegorz", "Halina", "Ján", "Kacper", "Łukasz", "Ľubica", "Małgorzata Ś.",
    "Mirek", "Ondřej N.", "Petra", "Přemysl", "Růžena", "Štefan", "Tomáš", "Vojtěch", "Žofie", "Zuzana", "Ivana",
    "عمر الفاروق", "Oleksandr 🃏",
)  # fmt: skip
MORE = (
    Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=2_000), 10_000, Window(until=4)),
    Price("Rebuy", Buying.REBUY, Shares(prizes=2_000), 10_000, Window(until=4)),
    Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=6, until=6)),
)
FULL = (1920, 1080)
UPRIGHT = (1080, 1920)
NAMED = (
    "level", "break", "break with chips going", "last minute", "last seconds", "paused", "hand for hand",
    "shot clocks", "moves", "seating", "prizes", "standings", "structure", "winner",
)  # fmt: skip
"""Those that are taken at full size."""


def told(folder: Path) -> dict[str, Showing]:
    """Everything that the room sees of one evening; its file is made in that folder."""
    clock = MovingClock(BEGINS)
    shelf = Shelf.open(folder / "board.sqlite", create=True)
    wish = Wish(NAME, structure(), 10_000, 9, 2_000, "EUR", TableWay.KEPT, NAMES, late=4, house=200, more=MORE)
    bridge = Bridge(shelf, create(shelf, wish, clock), clock)
    try:
        return dict(BoardEvening(bridge, clock.pass_by).pictures())
    finally:
        shelf.close()


def take(seen: dict[str, Showing], folder: Path, *, sheets: bool = True) -> None:
    """The contact sheets, one for each theme and each arrangement, and the named pictures; `sheets`: not only these."""
    if sheets:
        _onto_sheets(seen, folder)
    for name in NAMED:
        _save(seen[name], folder / f"board_{name.replace(' ', '_')}.png")
    _save(seen["level"], folder / "board_upright.png", size=UPRIGHT)
    _save(seen["level"], folder / "board_4k_at_200.png", dpr=2.0)


def _onto_sheets(seen: dict[str, Showing], folder: Path) -> None:
    for theme in ThemeName:
        sheet(seen, folder / f"sheet_board_{theme}.png", style=replace(USUAL, theme=theme))
    clocks = {name: showing for name, showing in seen.items() if showing.page is None}
    for arrangement in Arrangement:
        sheet(clocks, folder / f"sheet_board_{arrangement}.png", style=replace(USUAL, arrangement=arrangement))


def _save(showing: Showing, to: Path, size: tuple[int, int] = FULL, dpr: float = 1.0) -> None:
    picture(showing, size, dpr=dpr).save(str(to))
