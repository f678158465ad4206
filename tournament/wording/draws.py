"""Lines of the history: draws."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence, named
from tournament.wording.outs import and_ended
from tournament.wording.values import list_of

SHOWN = 16
"""So many hexadecimal digits of a fingerprint tell it from others; the whole of it stands beside the draw."""


def _tables(count: int) -> str:
    return ngettext("{n} table", "{n} tables", count).format(n=count)


def _seats_drawn(facts: Facts) -> str:
    said = _("Seats drawn: {players} players, {tables}")
    return with_together(said.format(players=facts["players"], tables=_tables(facts["tables"])), facts)


def _player_seated(facts: Facts) -> str:
    if len(facts["names"]) > 1:
        return with_together(_("Seats drawn for {names}").format(names=named(facts)), facts)
    said = _("{names}: table {table} seat {seat}")
    return with_together(said.format(names=named(facts), table=facts["table"], seat=facts["seat"]), facts)


def _table_broken(facts: Facts) -> str:
    return and_ended(with_together(_("Table {table} broken").format(table=facts["table"]), facts), facts)


def _final_table_drawn(facts: Facts) -> str:
    return and_ended(_("Final table of {players} drawn").format(players=facts["players"]), facts)


def _seats_redrawn(facts: Facts) -> str:
    said = _("Everybody redrawn: {players} players, {tables}")
    return with_together(said.format(players=facts["players"], tables=_tables(facts["tables"])), facts)


def with_together(said: str, facts: Facts) -> str:
    """And who should have been kept apart, where no arrangement was found that does it."""
    if not facts.get("together"):
        return said
    pairs = ", ".join(list_of(pair) for pair in facts["together"])
    return _("{said}; could not be kept apart: {pairs}").format(said=said, pairs=pairs)


def could_not_be_apart(facts: Facts) -> str:
    """Who sits at one table although they should have been kept apart, in a sentence; empty: nobody."""
    if not facts.get("together"):
        return ""
    pairs = ", ".join(list_of(pair) for pair in facts["together"])
    return _("These could not be kept apart: {pairs}.").format(pairs=pairs)


def fingerprint(commitment: str) -> str:
    """The beginning of an announced SHA-256, as a line of the history shows it."""
    return commitment[:SHOWN]


SENTENCES: Mapping[str, Sentence] = {
    "draw_committed": lambda facts: _("Draw {draw} announced: fingerprint {fingerprint}…").format(
        draw=facts["draw"], fingerprint=fingerprint(facts["commitment"])
    ),
    "kept_apart": lambda facts: _("Not drawn to one table: {names}").format(names=named(facts)),
    "no_longer_apart": lambda facts: _("May be drawn to one table again: {names}").format(names=named(facts)),
    "seats_drawn": _seats_drawn,
    "player_seated": _player_seated,
    "table_broken": _table_broken,
    "final_table_drawn": _final_table_drawn,
    "seats_redrawn": _seats_redrawn,
}
