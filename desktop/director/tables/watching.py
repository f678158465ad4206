"""Watching dealt tables from their page: which is meant where nobody has chosen one, and what is said beside them."""

from tournament.events import TableWay, Timing
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.state import Tournament


def meant(state: Tournament) -> list[TableNo]:
    """The dealt tables; where people play at one of them only, that one."""
    dealt = {number: table for number, table in state.tables.items() if table.way is TableWay.DEALT}
    with_people = [
        number
        for number, table in dealt.items()
        if any(state.entries[entry].robot is None for entry in table.seats.values())
    ]
    return with_people if len(with_people) == 1 else list(dealt)


def none_is_dealt() -> str:
    """Why there is nothing to watch."""
    return _("No table is dealt by the program: there are no cards to see.")


def hint(state: Tournament) -> str:
    """What is said on the page of the tables where the program deals: who plays, or how the first hand comes."""
    if state.setup.timing is Timing.SIMULATED:
        return _("dealt by the program, played by robots")
    tables = state.tables.values()
    if any(table.way is TableWay.DEALT for table in tables) and not any(table.begun for table in tables):
        return _("Play on deals at all of them · W: play or watch at one")
    return ""
