"""What is asked about tables and chairs: a name, how many sit there, which seats nobody gets, who changes seats."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import EntryNo, TableNo
from tournament.people.people import sort_key
from tournament.state import Entry, Table, Tournament
from tournament.tables import locks, tables


def opened(state: Tournament) -> Question:
    """One more table."""

    def decide(answers: Answers) -> Decision[Tournament]:
        sizes = numbers(answers["size"])
        if len(sizes) > 1:
            raise BadInput("number_typed_wrong", text=answers["size"])
        return partial(
            tables.open_table,
            size=sizes[0] if sizes else None,
            name=answers["name"],
            unavailable=numbers(answers["unavailable"]),
        )

    number = max(state.tables, default=0) + 1
    title = _("Open table {n}").format(n=number)
    usual = min(state.setup.seats, state.setup.rules.chairs)
    return Question(title, "", _("Open"), _blanks("", "", str(usual), ""), decide)


def change(table: Table) -> Question:
    """Another name, size or other seats that nobody gets."""

    def decide(answers: Answers) -> Decision[Tournament]:
        sizes = numbers(answers["size"])
        if len(sizes) != 1:
            raise BadInput("number_typed_wrong", text=answers["size"])
        return partial(
            tables.change_table,
            table=table.number,
            size=sizes[0],
            name=answers["name"],
            unavailable=numbers(answers["unavailable"]),
        )

    closed = ", ".join(str(seat) for seat in sorted(table.unavailable))
    blanks = _blanks(table.name, str(table.size), "", closed)
    return Question(_("Table {n}").format(n=table.number), "", _("Change"), blanks, decide)


def _blanks(name: str, size: str, usual: str, closed: str) -> tuple[Blank, ...]:
    return (
        Blank("name", _("&Name beside the number"), name, _("none")),
        Blank("size", _("&Seats while several tables play"), size, usual),
        Blank("unavailable", _("Seats that no&body gets"), closed, _("none; else like 3, 7")),
    )


def order(state: Tournament) -> Question:
    """Which tables break first."""

    def decide(answers: Answers) -> Decision[Tournament]:
        wanted = [TableNo(number) for number in numbers(answers["order"])]
        return partial(tables.breaking_order, tables=wanted)

    now = ", ".join(str(number) for number in tables.breaking_order_of(state))
    about = _(
        "As it stands, tables break in this order: {tables}. Those not named follow: first those opened after the "
        "start, then the highest number; tables where a seat is locked come last."
    )
    named = ", ".join(str(number) for number in state.breaking)
    blank = Blank("order", _("Tables that &break first"), named, _("the usual order"))
    return Question(_("Breaking order"), about.format(tables=now), _("Set"), (blank,), decide)


def swap(bridge: Bridge, entry: EntryNo) -> Question:
    """With whom a player changes seats; nobody is chosen until somebody is."""
    state = bridge.state
    player = state.entries[entry]

    def decide(answers: Answers) -> Decision[Tournament]:
        if not answers["who"]:
            raise BadInput("swap_with_whom", name=player.shown_name)
        return partial(locks.swap, first=entry, second=EntryNo(int(answers["who"])))

    others = sorted(
        (each for each in state.left if each.seat is not None and each.number != entry),
        key=lambda each: sort_key(each.shown_name),
    )
    choices = (("", _("Choose a player")), *((str(each.number), _placed(state, each)) for each in others))
    title = _("{name} changes seats").format(name=wording.short(player.shown_name))
    blank = Blank("who", _("&With"), "", choices=choices)
    return Question(title, _placed(state, player), _("Change seats"), (blank,), decide)


def _placed(state: Tournament, entry: Entry) -> str:
    if entry.seat is None:
        return entry.shown_name
    return _("{name} (table {table}, seat {seat})").format(
        name=wording.short(entry.shown_name), table=wording.numbered(state, entry.seat.table), seat=entry.seat.number
    )


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers with commas or blanks between them; none if nothing was typed.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    found = text.replace(",", " ").split()
    if not all(each.isascii() and each.isdecimal() and len(each) < 6 for each in found):
        raise BadInput("number_typed_wrong", text=text)
    return tuple(int(each) for each in found)
