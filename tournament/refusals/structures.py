"""Refusals: blind structures."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # structures
    "structure_without_levels": N_("A structure needs at least one level."),
    "nothing_to_continue": N_("Line {period} of the structure is the rest of a level, but no level comes before it."),
    "period_too_short": N_("Line {period} of the structure lasts less than a second."),
    "period_too_long": N_("Line {period} of the structure lasts longer than 100000 minutes."),
    "blind_not_positive": N_("Line {period} of the structure needs a big blind above 0, not {big_blind}."),
    "blind_negative": N_("Line {period} of the structure has a blind or ante below 0."),
    "small_blind_over_big_blind": N_(
        "Line {period} of the structure has a small blind of {small_blind} over a big blind of {big_blind}."
    ),
    "stack_not_positive": N_("A starting stack has to be above 0, not {starting_stack}."),
    "minutes_out_of_range": N_("{minutes} minutes are no length for a level: 1 to {most} are."),
    "structure_unknown": N_("There is no structure called {name}; there are {known}, or name a file."),
    "minutes_and_hands": N_("Line {period} of the structure has both minutes and hands; give one of them."),
    "hands_out_of_range": N_("Line {period} of the structure lasts {hands} hands: 1 to {most} are possible."),
    "structure_too_long": N_("A structure may list {most} levels and breaks, not {periods}."),
    "note_too_long": N_("The note of a structure may have {longest} characters, not {length}."),
    "note_has_control_characters": N_("The note of the structure holds characters that cannot be shown."),
    "colour_not_positive": N_("Line {period} of the structure removes chips of {colour}, which do not exist."),
    "colours_not_rising": N_(
        "Line {period} of the structure should name each colour once, smallest first, not {colours}."
    ),
    "limit_unknown": N_("{where}: {limit} is no kind of limit; there are {known}."),
    "yes_or_no_wrong": N_("{where}: {column} should be yes or no, not {text}."),
    "level_with_break": N_("{where}: a level has no {column}, but {text} is there; only a break has them."),
    "time_typed_wrong": N_("{text} is no length of time: write minutes, such as 20 or 7.5, or 7:30."),
    "hours_typed_wrong": N_("{text} is no length of an evening: write hours, such as 4, 4.5 or 4:30."),
    "pasted_nothing": N_("The clipboard holds no levels: copy the rows of a table with their blinds."),
    "chips_typed_wrong": N_(
        "{text} is no set of chips: write the values, such as 25 100 500, or 25×300 with how many."
    ),
    # by whose rules
    "house_limit": N_("The rules chosen for the table do not play the limit of level {level}: take others."),
    "house_antes": N_("The rules chosen for the table know no antes, but level {level} has one: take others."),
    "house_limit_sizes": N_(
        "By the rules chosen for the table the big blind is the lower limit and half the upper one; in level {level} "
        "it is not."
    ),
    "house_seats": N_("By the rules chosen for the table {most} play at most, not {seats}."),
    # changing it while it runs
    "structure_same": N_("The structure is like that already."),
    "past_level_changes": N_("Level {level} and its break are over or begun: what has been played cannot change."),
    "before_the_present": N_("Level {level} is as far as the evening has come: only what comes after it can change."),
    "running_level_goes": N_("What is being played now, at level {level}, cannot be taken out of the structure."),
    "running_level_changes": N_(
        "Level {level} is running with {time_left} left: keep it as it is, or let it follow with {time_left_then} left."
    ),
    "no_such_level": N_("The structure has no level {level}."),
    "no_such_break": N_("The structure has no break after level {level}."),
    "no_chips_in_play": N_("No chips are in play yet, so nobody knows when it will end."),
    "ends_already": N_("It is expected to end at {end_at}, which is not later than that."),
    "cannot_end_by": N_("However short the later levels are, it will hardly end before {end_at}."),
    # made to measure
    "players_out_of_range": N_("{players} players are no tournament: 2 to {most} are."),
    "stacks_out_of_range": N_(
        "Starting stacks are made for 2 to {most} players, with those kept aside; not for {players} and {reserve} more."
    ),
    "stack_out_of_range": N_("{stack} chips are no starting stack here: 1 to {most} are."),
    "length_out_of_range": N_("An evening lasts from ten minutes to 100 hours, not {evening}."),
    "level_out_of_range": N_("A level lasts from a minute to a day, not {level_length}."),
    "break_not_fitted": N_("A break lasts a minute at least and comes after some levels, or never (0)."),
    "chip_set_wrong": N_("Each colour of the chip set needs a value above 0, once, and a number of chips."),
    "chips_not_enough": N_(
        "These chips are worth {worth}, but {needed} are needed: for {players} players stacks of {each} are possible."
    ),
    "stack_not_payable": N_("A stack of {stack} cannot be made of these chips; the smallest is {smallest}."),
    "chips_too_large": N_(
        "A stack of {stack} is too small for chips of {smallest}: from {least} on there are sensible blinds."
    ),
    "no_blinds_payable": N_("These chips pay no blinds that people know and that suit a stack of {stack}."),
    "evening_too_short": N_("It cannot end after {evening_wanted}: with such levels it lasts {evening} at least."),
    "evening_too_long": N_("It cannot last {evening_wanted}: with such levels and chips it lasts {evening} at most."),
    "evening_between": N_("There are no levels for {evening_wanted} with these chips, but for {evening}."),
}
