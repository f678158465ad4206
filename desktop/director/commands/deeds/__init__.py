"""What the commands of an evening do at its desk: the same as the buttons of its pages, and as its refusals say."""

from desktop.director.commands.command import Deed
from desktop.director.commands.deeds import around, clock, money, people, tables
from desktop.director.desk import EveningDesk


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    return {
        **clock.deeds(desk),
        **people.deeds(desk),
        **tables.deeds(desk),
        **money.deeds(desk),
        **around.deeds(desk),
    }
