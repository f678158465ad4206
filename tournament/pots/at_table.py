"""What is known of a pot at a table of the evening before anything is typed."""

from math import gcd

from tournament import hands
from tournament.chips import chips as chips_of
from tournament.chips.colours_going import holders
from tournament.names import Chips, Instant, TableNo
from tournament.pots.typed import TypedPot, TypedStake
from tournament.rulings.ruling import tonight
from tournament.state import Tournament
from tournament.structures.purposes import VALUES


def at_table(state: Tournament, number: TableNo, at: Instant) -> TypedPot:
    """Who sits there, where the button of the last hand is, the smallest chip and the rules of the house."""
    table = state.tables[number]
    seats = sorted(table.seats.items())
    positions = table.positions if table.under_way is None else table.under_way.positions
    button = table.first_button if positions is None else positions.button
    return TypedPot(
        tuple(TypedStake(seat, state.entries[entry].shown_name) for seat, entry in seats),
        chip=str(smallest_chip(state, number, at)),
        button=button,
        rules=hands.house_rules(state),
    )


def smallest_chip(state: Tournament, number: TableNo, at: Instant) -> Chips:
    """The smallest of the owned chips that somebody there may still have, else what the level can be paid with."""
    here = frozenset(state.tables[number].seats.values())
    owned = chips_of.values(chips_of.by_value(state.chip_set))
    held = [value for value in owned if here & holders(state, value)]
    if held:
        return min(held)
    level = tonight(state, at).level
    if level is None:
        return 1
    common = gcd(level.small_blind, level.big_blind, level.ante)
    return max((value for value in VALUES if common % value == 0), default=1)
