"""Refusals: hands that were written down elsewhere."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "no_hands_in_file": N_("{file} holds no hands, neither as PHH nor as PokerStars writes them."),
    "too_many_hands": N_("{file} holds more than {most} hands."),
    "hands_wrong": Counted(
        "count",
        "{file}: {count} hand cannot be taken, so none is; put it right or take it out of the file.",
        "{file}: {count} hands cannot be taken, so none is; put them right or take them out of the file.",
    ),
    "hands_attached_already": N_("These hands are attached already, as {known}."),
}
