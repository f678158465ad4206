"""Every page there is, empty, full and at the moments at which it looks otherwise; and the menus."""

from functools import partial

from PyQt6.QtWidgets import QMenu, QWidget

from desktop.director.commands.command import Group
from desktop.director.lists import ValueView
from desktop.director.tables.seat_menu import SeatMenu
from desktop.director.tables.views import View
from desktop.director.window import DirectorWindow
from desktop.screenshots.entry import Entry, Sheet, page
from desktop.screenshots.studio import Studio
from tournament.events import Seat
from tournament.names import MINUTE, SeatNo, TableNo
from tournament.people.absence import Absence

PLACES = (
    "clock", "people", "tables", "out", "prizes", "cash", "structure", "chips", "results", "board", "rulings", "hands",
)  # fmt: skip
"""The pages of the desk by their codes, in the order of the places at its left."""


def home(studio: Studio) -> QWidget:
    """The first page; where a desk is open, that is left."""
    if studio.window.desk is not None:
        studio.running.go_home()
    return studio.window


def locked(studio: Studio) -> QWidget:
    """What a guest sees of a desk that is locked."""
    studio.running.commands.lock.lock()
    return studio.window


def choose_first(studio: Studio) -> None:
    """The first row of the page's list; nothing is typed above it."""
    studio.desk.people.name.clear()
    shown = studio.desk.pages.currentWidget()
    view = None if shown is None else shown.findChild(ValueView)
    if view is not None and view.table.rows:
        view.selectRow(0)


def type_known(studio: Studio) -> None:
    """A few letters on the people page."""
    studio.desk.people.name.setText("ond")


def ask_ruling(studio: Studio) -> None:
    """An argument at the table."""
    studio.desk.rulings.search.words.setText("short all-in")


def ask_away(studio: Studio) -> None:
    """The computer slept while the clock ran."""
    studio.desk.away.ask(Absence(studio.clock.at - 7 * MINUTE, studio.clock.at))


def see(view: View, studio: Studio) -> None:
    """The tables so."""
    studio.desk.tables.see(view)


def seat_menu(table: int, seat: int | None, studio: Studio) -> QWidget:
    """What can be done at that seat; None: at the first free one."""
    studio.desk.go_to("tables")
    taken = studio.state.table(TableNo(table)).seats
    free = next(number for number in range(1, 11) if number not in taken)
    chosen = Seat(TableNo(table), SeatNo(seat if seat is not None else free))
    return studio.desk.tables.seat_menu(chosen.table, chosen.number)


def menu(group: Group, studio: Studio) -> QWidget:
    """One of the menu bar's."""
    return studio.window.menus.menus[group]


PAGES: tuple[Entry, ...] = (
    Entry("first start", "nothing", DirectorWindow, home, Sheet.EMPTY),
    *(page(code, "empty", code, Sheet.EMPTY) for code in PLACES),
    page("people before", "before", "people", Sheet.MOMENTS, choose_first),
    page("people typed", "before", "people", Sheet.MOMENTS, type_known),
    page("tables before", "before", "tables", Sheet.MOMENTS),
    page("countdown", "drawn", "clock", Sheet.MOMENTS),
    *(page(code, "kept", code, Sheet.FULL, choose_first) for code in PLACES if code != "rulings"),
    page("rulings", "kept", "rulings", Sheet.FULL, ask_ruling),
    page("away", "kept", "tables", Sheet.MOMENTS, ask_away),
    page("tables as a list", "kept", "tables", Sheet.MOMENTS, partial(see, View.TABLES)),
    page("players as a list", "kept", "tables", Sheet.MOMENTS, partial(see, View.PLAYERS)),
    page("tables large", "kept", "tables", Sheet.MOMENTS, partial(see, View.LARGE)),
    page("somebody moved", "moved", "tables", Sheet.MOMENTS, partial(see, View.NORMAL)),
    page("paused", "paused", "clock", Sheet.MOMENTS),
    page("a colour goes", "going", "tables", Sheet.MOMENTS),
    Entry("locked", "going", DirectorWindow, locked, Sheet.FULL),
    page("people with rebuys", "rebuys", "people", Sheet.MOMENTS, choose_first),
    page("out with rebuys", "rebuys", "out", Sheet.MOMENTS, choose_first),
    page("cash with rebuys", "rebuys", "cash", Sheet.MOMENTS, choose_first),
    page("out, won", "won", "out", Sheet.MOMENTS, choose_first),
    page("prizes, won", "won", "prizes", Sheet.MOMENTS, choose_first),
    page("results, won", "won", "results", Sheet.MOMENTS),
    page("hand for hand", "heads", "tables", Sheet.MOMENTS),
    page("prizes with heads", "heads", "prizes", Sheet.MOMENTS, choose_first),
    page("prizes after a deal", "dealt", "prizes", Sheet.MOMENTS, choose_first),
    page("prizes with envelopes", "mystery", "prizes", Sheet.MOMENTS),
    page("people counted", "counted", "people", Sheet.MOMENTS),
    page("tables counted", "counted", "tables", Sheet.MOMENTS),
    page("robots", "robots", "tables", Sheet.MOMENTS),
    page("forty tables", "forty", "tables", Sheet.MOMENTS),
    page("forty tables at once", "forty", "tables", Sheet.MOMENTS, partial(see, View.ALL)),
    page("forty tables as a list", "forty", "tables", Sheet.MOMENTS, partial(see, View.TABLES)),
    page("people, three hundred and sixty", "forty", "people", Sheet.MOMENTS, partial(see, View.NORMAL)),
    Entry("home", "all_of_them", DirectorWindow, home, Sheet.FULL),
)

MENUS: tuple[Entry, ...] = (
    *(Entry(f"menu {group.value}", "kept", QMenu, partial(menu, group), Sheet.MENUS) for group in Group),
    Entry("menu of a seat", "kept", SeatMenu, partial(seat_menu, 1, 1), Sheet.MENUS),
    Entry("menu of a free seat", "kept", SeatMenu, partial(seat_menu, 3, None), Sheet.MENUS),
)
