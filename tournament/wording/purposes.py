"""What a structure is good for, in words."""

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import HOUR, Milliseconds
from tournament.structures.purposes import Group, Purpose
from tournament.wording.values import chips, decimal


def purpose(found: Purpose) -> str:
    """3 hours, 12 players, T25 chips."""
    players = ngettext("{n} player", "{n} players", found.players).format(n=found.players)
    if found.smallest is None:
        return _("{hours}, {players}").format(hours=about_hours(found.lasts), players=players)
    # i18n: T25 is what poker players call a set of chips whose smallest is worth 25.
    said = _("{hours}, {players}, T{chip} chips")
    return said.format(hours=about_hours(found.lasts), players=players, chip=chips(found.smallest))


def about_hours(time: Milliseconds) -> str:
    """A length to the nearest half hour: 3 hours, 2.5 hours."""
    halves = max(1, round(2 * time / HOUR))
    if halves == 1:
        return _("half an hour")
    # A half asks for the plural in every language that has one.
    return ngettext("{n} hour", "{n} hours", halves // 2 if halves % 2 == 0 else 2).format(n=decimal(halves / 2))


def group(found: Group) -> str:
    """The heading of a group of structures."""
    match found:
        case Group.HOME:
            return _("Home game")
        case Group.CLUB:
            return _("Club night")
        case Group.TURBO:
            return _("Turbo")
        case Group.DEEP:
            return _("Deep")
        case Group.LIMIT:
            return _("Limit and pot-limit")
