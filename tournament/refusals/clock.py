"""Refusals: time."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # the clock
    "not_started": N_("The tournament has not started yet."),
    "already_started": N_("The tournament has started already."),
    "already_paused": N_("The clock is paused already."),
    "not_paused": N_("The clock is not paused."),
    "evening_over": N_("The tournament is over."),
    "no_level_before": N_("There is no level before this one."),
    "less_than_is_left": N_("There is not that much time left in this level."),
    "start_in_the_past": N_("The start has to be later than now."),
    "nothing_to_give_back": N_("The clock shows already what it would have shown."),
    "no_start_scheduled": N_("No start is set."),
    "simulated_time": N_("In a simulated evening time passes only with the hands."),
    "not_simulated": N_("This evening is played by people, not by robots."),
    "on_break": N_("No hand begins during a break."),
    "hand_for_hand_already": N_("It is hand for hand already."),
    "no_hand_for_hand": N_("It is not hand for hand."),
    "level_without_minutes": N_("This level has no minutes; end it instead."),
    "level_has_minutes": N_("This ends by the clock; go to the next level instead."),
    "no_pause_to_take_off": N_("There is no pause to take off the clock, or something else was pressed since."),
    "break_taken_since": N_("A break was taken or called off since; take that back first."),
    "no_level_to_go_to": N_("There is no level {level}; the clock goes from level 1 to {last}."),
    "time_out_of_range": N_("The time has to be from one second to 100,000 minutes."),
    "longer_than_the_level": N_("This level or break is not that long."),
    "not_a_kept_table": N_("Hands at table {table} are counted by themselves."),
    "on_break_already": N_("This is a break already."),
    "not_on_break": N_("This is no break."),
    "break_out_of_range": N_("A break lasts from one second to 100,000 minutes."),
    "break_follows_already": N_("A break follows level {level} already; call that one off first."),
    "no_break_follows": N_("No break follows the level being shown."),
    "time_off_out_of_range": N_("The time that a hand takes off the level has to be more than nothing."),
    "no_shot_clock": N_("No shot clock runs at table {table}."),
    "shot_clock_out_of_range": N_("A shot clock lasts from a second to an hour."),
}
