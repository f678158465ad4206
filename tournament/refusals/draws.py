"""Refusals: draws, and what is wrong with one that is checked afterwards."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "seed_not_committed": N_("Draw {draw} was announced with another seed; draw with that one, or announce it anew."),
    "announced_already": N_("Draw {draw} is announced already with this seed."),
    "two_to_keep_apart": N_("Name at least two people to keep apart."),
    "apart_already": N_("They are kept apart already: {names}."),
    "not_kept_apart": N_("They are not kept apart: {names}."),
    "redraw_not_due": N_("The rules ask for no redraw now; say onto how many tables."),
    "redraw_takes_tables": N_(
        "A redraw takes from two tables to as many as are open: {tables} were asked for, {open} are open."
    ),
    "redraw_too_small": N_("The {players} players do not fit on {tables} tables."),
    "redraw_too_few": N_("For {tables} tables {players} players are too few."),
    "final_table_too_small": N_("No table has chairs for the {players} players of the final table."),
    "draw_seed_unfit": N_("The seed does not fit the fingerprint announced at {announced_at}."),
    "draw_seed_unreadable": N_("The seed is not 64 hexadecimal digits."),
    "draw_number_unfit": N_("It should be draw {wanted}."),
    "draw_announced_unfit": N_("At {announced_at} draw {number} was announced, although draw {wanted} came next."),
    "draw_elsewhere": N_(
        "{name} should be at table {table} seat {seat}, not at table {found_table} seat {found_seat}."
    ),
    "draw_left_out": N_("{name} should be at table {table} seat {seat}, and is missing."),
    "draw_too_many": N_("{name} should not be drawn, and is at table {found_table} seat {found_seat}."),
    "draw_button_elsewhere": N_("The button of table {table} should be at seat {seat}, not at seat {found_seat}."),
    "draw_card_differs": N_("The open card of {name} should be {card}, not {found_card}."),
    "draw_change_differs": N_("The change of {name} should be {change} chips, not {found_change}."),
    "draw_total_differs": N_("The chips in play should change by {total}, not {found_total}."),
    "draw_envelope_differs": N_(
        "The envelope for the head of {name} should hold {amount} {currency}, not {found_amount}."
    ),
    "draw_impossible": N_("No such draw could be made there."),
}
