"""What is said of a player's time to decide once it is up."""

from collections.abc import Mapping

from engine.actions import Check, Fold
from tournament.clocks.shot_clocks import when_time_is_up
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.refusals.marks import N_

FACING: Mapping[type, str] = {
    Fold: N_("Facing a bet, the hand is folded."),
    Check: N_("Facing a bet, the hand is checked."),
}
ELSE: Mapping[type, str] = {
    Fold: N_("Not facing one, it is folded."),
    Check: N_("Not facing one, it is checked."),
}


def time_is_up() -> str:
    """What becomes of the hand, and by which rule."""
    facing, otherwise = when_time_is_up(facing_a_bet=True), when_time_is_up(facing_a_bet=False)
    return " ".join((_(FACING[type(facing)]), _(ELSE[type(otherwise)]), _("TDA 29")))


def has_run_out(table: TableNo, name: str) -> str:
    """Table 2 Anna: time is up."""
    if name:
        return _("Table {table} {name}: time is up").format(table=table, name=name)
    return _("Table {table}: time is up").format(table=table)
