"""Which dealt tables are meant where nobody has chosen one, and whether nothing is dealt yet."""

from tournament.events import TableWay
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


def waits_for_the_first(state: Tournament) -> bool:
    """Whether some table is dealt by the program, and no hand has begun at any."""
    tables = state.tables.values()
    return any(table.way is TableWay.DEALT for table in tables) and not any(table.begun for table in tables)
