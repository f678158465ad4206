"""What a hand of the book is called, and what is said about it in a line."""

from tournament.events import Voiding
from tournament.felt.told import with_hand
from tournament.hand_book.row import HandRow, Sitting
from tournament.language import gettext as _
from tournament.state import Tournament
from tournament.wording.values import chips, isolated, list_of


def name(row: HandRow) -> str:
    """What it is called in sentences, titles and lists: hand 41."""
    return _("Hand {n}").format(n=row.called)


def where(row: HandRow, state: Tournament) -> str:
    """The table by its name, or the file it came from."""
    if row.table is None or row.is_attached:
        return row.file
    table = state.tables.get(row.table)
    called = "" if table is None else table.name
    return called or _("Table {table}").format(table=row.table)


def player(row: HandRow, each: Sitting) -> str:
    """Whoever it is, or the number that the text gives him."""
    return each.name or _("Player {number}").format(number=row.players.index(each) + 1)


def amount(row: HandRow, units: int) -> str:
    """Chips; of a text that counts in cents with its two decimals."""
    if row.scale == 1:
        return chips(units)
    from engine.records.amounts import to_text

    return to_text(units, row.scale)


def pot(row: HandRow) -> str:
    """All of it; nothing of a hand that counts for nothing."""
    return "" if row.is_void or not row.is_readable else amount(row, row.pot)


def winners(row: HandRow) -> str:
    """Who has more than before."""
    return list_of([player(row, each) for each in row.winners])


def won(row: HandRow) -> str:
    """Who won with what, or why there is nobody."""
    if not row.is_readable:
        return _("This hand cannot be read.")
    if row.is_void:
        return void(row)
    made = row.won_with
    names = list_of([isolated(player(row, each)) for each in row.winners])
    if not names or made is None:
        return names
    return _("{name} with {hand}").format(name=names, hand=with_hand(made, _shown(row)))


def made(row: HandRow) -> str:
    """The hand that won, where it was shown."""
    strength = row.won_with
    return "" if strength is None else with_hand(strength, _shown(row))


def void(row: HandRow) -> str:
    """Why it counts for nothing."""
    match row.why:
        case Voiding.CUT_OFF:
            return _("void: the program ended while it was played")
        case Voiding.TAKEN_BACK:
            return _("void: what it was dealt upon was undone")
        case Voiding.STOPPED:
            return _("void: the director's decision")
        case None:
            return _("void: a misdeal, every bet went back")


def _shown(row: HandRow) -> dict[int, int]:
    return {place: each.strength for place, each in enumerate(row.shown) if each.strength is not None}
