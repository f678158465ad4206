"""Refusals: the chips themselves."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "no_chips_owned": N_("Say which chips there are: at least one colour with its value and number."),
    "too_many_colours": N_("A set of chips has at most {most} colours here."),
    "chip_value_out_of_range": N_("No chip is worth {value}; a value is a whole number from 1 to {most}."),
    "chip_count_out_of_range": N_("There cannot be {count} chips of {value}; 1 to {most} can."),
    "chip_value_twice": N_("Chips of {value} stand twice in the set."),
    "colour_too_long": N_("The name of a colour may have {longest} characters."),
    "colour_has_control_characters": N_("The name of the colour holds characters that cannot be shown."),
    "new_chip_too_small": N_("Chips of {value} cannot be changed for {into}: the new chips have to be larger."),
    "new_chip_no_multiple": N_("Chips of {value} cannot be changed for {into}: no number of them makes one."),
    "chips_not_in_set": N_("There are no chips of {value} in tonight's set."),
    "new_chip_is_gone": N_("Chips of {value} have gone themselves; nobody can get new ones."),
    "colour_gone": N_("Nobody has chips of {value} any more: that colour has gone."),
    "colour_gone_at_table": N_("Everybody at table {table} has changed the chips of {value} already."),
    "changed_already": N_("{name} has changed the chips of {value} already."),
    "odd_chips_unknown": N_(
        "How many odd chips of {value} the players have is not known: say who has how many, or what it does to the "
        "chips in play."
    ),
    "odd_chips_are_known": N_("How many odd chips of {value} the players have is known here; a total is not needed."),
    "odd_chips_differ": Counted(
        "odd",
        "{name} has {odd} odd chip of {value}, as the known stack says.",
        "{name} has {odd} odd chips of {value}, as the known stack says.",
    ),
    "odd_chips_out_of_range": N_(
        "{name} cannot have that many chips of that colour: from {least} to {most} are possible."
    ),
    "smaller_chips_there": N_(
        "{name} has {chips} in chips smaller than {value}; those have to go first, or together with them."
    ),
    "smaller_chips_in_play": N_(
        "Chips of {value} found now are changed for chips of {smallest}, the smallest in play, not of {into}."
    ),
    "total_out_of_range": Counted(
        "players",
        "The odd chips of {players} player can change the chips in play by {least} to {most}.",
        "The odd chips of {players} players can change the chips in play by {least} to {most}.",
    ),
    "total_no_multiple": N_("Chips of {value} cannot change the chips in play by {total}: that is no number of them."),
    "race_at_one_table": N_("A race is held at one table; choose which."),
    "total_missing": N_("Say how many chips more or fewer are in play now; 0 is an answer, too."),
    "colour_not_gone": N_("{name} has not changed the chips of {value} yet; they go with the others."),
}
