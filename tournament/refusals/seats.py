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
    "no_room_elsewhere": N_(
        "Table {table} cannot be broken: more people sit there ({players}) than seats are open elsewhere ({seats})."
    ),
    "final_table_not_due": N_("{players} players are too many for the final table ({rule})."),
    "plan_outdated_out": N_("{name} can no longer move to table {table} seat {seat}: {name} is out."),
    "plan_outdated_moved": N_(
        "{name} can no longer move to table {table} seat {seat}: "
        "{name} moved meanwhile, to table {now} seat {now_seat}."
    ),
    "plan_outdated_taken": N_("{name} can no longer move to table {table} seat {seat}: {other} sits there now."),
    "plan_outdated_closed": N_("{name} can no longer move to table {table} seat {seat}: that table is closed."),
    "nobody_to_move": N_("Nobody has to move."),
    "not_proposed": N_("No move of {name} is proposed."),
    "no_such_move": N_("No move from table {table} to table {receiving} is proposed any more."),
    "big_blind_unknown": N_("Nobody knows who is big blind at table {table}; say that first."),
    "button_unknown": N_("Nobody knows where the button is at table {table}; say who is big blind there."),
    "way_already": N_("That is how the hands of table {table} are played already."),
    "counts_do_not_add_up": N_("With these counts {counted} chips are on the tables, but {in_play} are in play."),
    "final_table_due": N_("Nobody moves now: the final table is due, with {players} players ({rule})."),
    "redraw_due": N_("Nobody moves now: everybody draws a new seat, at {tables} tables ({rule})."),
    "break_due": N_("Nobody moves now: table {table} breaks ({rule})."),
    "no_open_seat": N_("No seat is open; open a table, or choose a free chair."),
    "seat_unavailable": N_("Seat {seat} at table {table} is not available."),
    "seat_in_use": N_("Somebody sits at table {table} seat {seat}; it stays available."),
    "no_such_seat": N_("Table {table} has no seat {seat}; its seats are 1 to {chairs}."),
    "seats_over_chairs": N_("By tonight's rules a table has {chairs} chairs: {seats} cannot sit there."),
    "chairs_out_of_range": N_("A table has from {least} to {most} chairs, not {chairs}."),
    "size_out_of_range": N_("At table {table} there is room for {least} to {chairs} players, not for {size}."),
    "too_few_seats": N_("At table {table} at least {least} seats have to remain."),
    "table_name_taken": N_("Table {table} is called {name} already."),
    "table_unchanged": N_("Table {table} is like that already."),
    "only_table": N_("Table {table} is the only one; it stays open."),
    "table_named_twice": N_("Table {table} stands twice in the breaking order."),
    "breaking_order_unchanged": N_("That is the breaking order already."),
    "player_locked": N_("The seat of {name} is locked; unlock it first."),
    "locked_already": N_("The seat of {name} is locked already."),
    "not_locked": N_("The seat of {name} is not locked."),
    "swap_with_whom": N_("Choose who changes seats with {name}."),
    "swap_alone": N_("It takes two to change seats; {name} is named twice."),
}
