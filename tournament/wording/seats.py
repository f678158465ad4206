"""Lines of the history: tables, chairs, hands."""

from collections.abc import Mapping

from tournament.events import Seat
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import TableNo
from tournament.rules import HOUSE
from tournament.state import Tournament
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import isolated, list_of


def _hand_played(facts: Facts) -> str:
    said = _("Table {table}, hand {number}").format(table=facts["table"], number=facts["number"])
    return "; ".join([said, *what_follows(facts)])


def what_follows(facts: Facts) -> list[str]:
    """What came with a hand: who is out, who moved, which table is gone, and that a round of hand for hand is over."""
    said: list[str] = []
    if "out" in facts:
        said.append(_("{names} out").format(names=list_of(facts["out"])))
    if "round" in facts:
        said.append(_("hand for hand: hand {n} is over at every table").format(n=facts["round"]))
    if "rounds_over" in facts:
        said.append(_("end of hand for hand"))
    if "moved" in facts:
        said.append(_("{names} moved").format(names=list_of(facts["moved"])))
    if "broken" in facts:
        said.append(_("table {table} broken").format(table=facts["broken"]))
    if "redrawn" in facts:
        n = facts["redrawn"]
        said.append(ngettext("{n} player drew a new seat", "{n} players drew new seats", n).format(n=n))
    if "final_table" in facts:
        said.append(_("final table of {players} drawn").format(players=facts["final_table"]))
    return said


def _players_moved(facts: Facts) -> str:
    if facts["moves"] > 1:
        rule = {"": _("by hand"), HOUSE: _("house rule")}.get(facts["rule"], facts["rule"])
        return _("{names} moved ({rule})").format(names=named(facts), rule=rule)
    return _("{name} moved: table {from_table} seat {from_seat} → table {table} seat {seat}").format(**facts)


def table_name(table: int, name: str) -> str:
    """A table as it is called: its number, and its name where it has one."""
    if not name:
        return _("Table {n}").format(n=table)
    return _("Table {n} · {name}").format(n=table, name=isolated(name))


def numbered(state: Tournament, table: TableNo) -> str:
    """The number of a table inside a sentence, with its name where it has one: 3, 3 · Kitchen."""
    name = state.tables[table].name if table in state.tables else ""
    return _("{n} · {name}").format(n=table, name=isolated(name)) if name else str(table)


def chair(state: Tournament, seat: Seat) -> str:
    """Where somebody sits: Table 3 · Kitchen, seat 5."""
    return _("Table {table}, seat {seat}").format(table=numbered(state, seat.table), seat=seat.number)


def _table_opened(facts: Facts) -> str:
    if "name" in facts:
        return _("Table {table} opened: {name}").format(table=facts["table"], name=facts["name"])
    return _("Table {table} opened").format(table=facts["table"])


def _table_changed(facts: Facts) -> str:
    said = [_("Table {table}").format(table=facts["table"])]
    if "name" in facts:
        named_so = _("called {name}").format(name=facts["name"]) if facts["name"] else _("without a name")
        said.append(named_so)
    if "size" in facts:
        said.append(ngettext("{n} seat", "{n} seats", facts["size"]).format(n=facts["size"]))
    if facts.get("gone"):
        seats = list_of([str(seat) for seat in facts["gone"]])
        said.append(
            ngettext("seat {seats} not available", "seats {seats} not available", len(facts["gone"])).format(
                seats=seats
            )
        )
    if facts.get("back"):
        seats = list_of([str(seat) for seat in facts["back"]])
        said.append(
            ngettext("seat {seats} available again", "seats {seats} available again", len(facts["back"])).format(
                seats=seats
            )
        )
    return _("{table}: {changes}").format(table=said[0], changes=", ".join(said[1:]))


def _breaking_order(facts: Facts) -> str:
    if not facts["tables"]:
        return _("Tables break in the usual order")
    return _("Tables break in this order: {tables}").format(tables=", ".join(str(each) for each in facts["tables"]))


def _locked(facts: Facts) -> str:
    said = ngettext("{names} stays at the seat: locked", "{names} stay at their seats: locked", len(facts["names"]))
    return said.format(names=named(facts))


def _unlocked(facts: Facts) -> str:
    return _("{names} may be moved again: no longer locked").format(names=named(facts))


def _next_hand(facts: Facts) -> str:
    said = _("Table {table}: hand {number}, button at seat {button}, {name} is big blind").format(
        table=facts["table"], number=facts["number"], button=facts["button"], name=facts["name"]
    )
    if "ended" in facts:
        return _("{what}; level {level} has ended").format(what=said, level=facts["ended"])
    return said


def _way_chosen(facts: Facts) -> str:
    match facts["way"]:
        case "recorded":
            return _("Table {table}: every hand is recorded from now on").format(table=facts["table"])
        case "dealt":
            return _("Table {table}: the program deals from now on").format(table=facts["table"])
        case _:
            return _("Table {table}: real cards, hands are not entered").format(table=facts["table"])


SENTENCES: Mapping[str, Sentence] = {
    "table_opened": _table_opened,
    "table_changed": _table_changed,
    "table_closed": lambda facts: _("Table {table} closed").format(table=facts["table"]),
    "breaking_order_set": _breaking_order,
    "players_locked": _locked,
    "players_unlocked": _unlocked,
    "players_swapped": lambda facts: _(
        "{first} and {second} changed seats: table {table} seat {seat} and table {other_table} seat {other_seat}"
    ).format(**facts),
    "hand_played": _hand_played,
    "players_moved": _players_moved,
    "next_hand": _next_hand,
    "way_chosen": _way_chosen,
    "big_blind_told": lambda facts: _("{name} is big blind at table {table}").format(**facts),
}
