"""Refusals: blind structures."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # structures
    "structure_without_levels": N_("A structure needs at least one level."),
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
}
