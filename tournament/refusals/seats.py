"""Refusals: tables, chairs and moves."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "seats_already_drawn": N_("The seats have been drawn already."),
    "some_sit_already": N_("Some have their seats already; seat the others one by one."),
    "everybody_sits": N_("Everybody has a seat."),
    "counted_without_seats": N_("Tonight players are only counted; nobody has a seat."),
    "seats_not_drawn": N_("Draw the seats first."),
    "too_few_players": N_("That takes at least two players, not {players}."),
    "no_such_table": N_("There is no table {table}."),
    "seat_taken": N_("Seat {seat} at table {table} is not free."),
    "seat_empty": N_("Nobody sits at table {table} seat {seat}."),
    "not_seated": N_("{name} has no seat."),
    "not_at_table": N_("{name} does not sit at table {table}."),
    "not_at_seat": N_("{name} does not sit at table {table} seat {seat}."),
    "already_seated": N_("{name} has a seat already: table {table} seat {seat}."),
    "table_open": N_("Table {table} is open already."),
    "table_not_empty": N_("Somebody still sits at table {table}."),
    "table_full": N_("Table {table} has no open seat ({rule})."),
    "no_room_elsewhere": N_(
        "Table {table} cannot be broken: more people sit there ({players}) than seats are open elsewhere ({seats})."
    ),
    "final_table_not_due": N_("{players} players are too many for the final table ({rule})."),
    "plan_outdated": N_("{name} can no longer move to table {table} seat {seat}: somebody moved meanwhile."),
    "nobody_to_move": N_("Nobody has to move."),
    "no_open_seat": N_("No seat is open; open a table, or choose a free chair."),
}
