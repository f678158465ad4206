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
}
