"""Lines of the history: tables, chairs, hands."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.values import list_of


def _seats_drawn(facts: Facts) -> str:
    tables = ngettext("{n} table", "{n} tables", facts["tables"]).format(n=facts["tables"])
    return _("Seats drawn: {players} players, {tables}").format(players=facts["players"], tables=tables)


def _hand_played(facts: Facts) -> str:
    said = [_("Table {table}, hand {number}").format(table=facts["table"], number=facts["number"])]
    if "out" in facts:
        said.append(_("{names} out").format(names=list_of(facts["out"])))
    if "moved" in facts:
        said.append(_("{names} moved").format(names=list_of(facts["moved"])))
    if "broken" in facts:
        said.append(_("table {table} broken").format(table=facts["broken"]))
    if "final_table" in facts:
        said.append(_("final table of {players} drawn").format(players=facts["final_table"]))
    return "; ".join(said)


def _players_moved(facts: Facts) -> str:
    if facts["moves"] > 1:
        return _("{names} moved ({rule})").format(names=named(facts), rule=facts["rule"])
    return _("{name} moved: table {from_table} seat {from_seat} → table {table} seat {seat}").format(**facts)


def _player_seated(facts: Facts) -> str:
    if len(facts["names"]) > 1:
        return _("Seats drawn for {names}").format(names=named(facts))
    return _("{names}: table {table} seat {seat}").format(names=named(facts), table=facts["table"], seat=facts["seat"])


SENTENCES: Mapping[str, Sentence] = {
    "seats_drawn": _seats_drawn,
    "player_seated": _player_seated,
    "table_opened": lambda facts: _("Table {table} opened").format(table=facts["table"]),
    "hand_played": _hand_played,
    "players_moved": _players_moved,
    "table_broken": lambda facts: _("Table {table} broken").format(table=facts["table"]),
    "final_table_drawn": lambda facts: _("Final table of {players} drawn").format(players=facts["players"]),
    "big_blind_told": lambda facts: _("{name} is big blind at table {table}").format(**facts),
}
