"""Refusals: the calculator of the rulings."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "no_chips_put_in": N_("Say which chips were put in, such as 1000 500 or 5x100."),
    "chips_put_in": N_("Chips are whole amounts above 0, and at most {most} of them are put in at once."),
    "chips_unread": N_("{text} is no chip: write the values, such as 1000 500, or 5x100 for five of 100."),
    "facing_amounts": N_(
        "What is faced, the last raise and what is in already are amounts of chips: the raise above 0, and no more in "
        "than the bet."
    ),
}
"""For each code its sentence, in English."""
