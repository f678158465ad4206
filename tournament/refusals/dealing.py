"""Refusals: hands that the program deals."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "in_a_hand": N_("{name} is in hand {hand} at table {table}: wait until it is over."),
    "hand_under_way": N_("A hand is being played at table {table}: wait until it is over."),
    "no_hand_under_way": N_("No hand is being played at table {table}."),
    "not_a_dealt_table": N_("The program does not deal at table {table}."),
    "other_hand": N_("Hand {hand} at table {table} is another one by now."),
    "clock_stands": N_("No hand begins while the clock is paused."),
    "waits_for_draw": N_("Table {table} waits: everybody draws a new seat next."),
    "waits_for_rebuy": N_("Table {table} waits: {name} has no chips left and is deciding."),
    "too_few_to_deal": N_("It takes two players with chips to deal a hand at table {table}."),
    "table_stops": Counted(
        "players",
        "Table {table} is {players} player short and waits for others ({rule}).",
        "Table {table} is {players} players short and waits for others ({rule}).",
    ),
    "played_so_already": N_("That is how {name} is played already."),
}
