"""Refusals: who takes part."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # people
    "nobody_named": N_("Name at least one player."),
    "player_known": N_("{name} is in the club already, as {known}."),
    "already_entered": N_("{name} has entered already, as {known}."),
    "no_such_entry": N_("There is no entry {entry}."),
    "no_such_player": N_("Nobody called {name} plays tonight."),
    "expected_already": N_("{name} is expected already."),
    "no_such_guest": N_("Nobody of that number is a guest tonight."),
    "entered_cannot_be_called_off": N_("{name} has entered; take the entry out instead."),
    "waiting_already": N_("{name} is waiting already."),
    "not_waiting": N_("{name} is not waiting."),
    "has_a_name": N_("That entry is {name}'s already."),
    "cancelled_already": N_("{name}'s entry has been taken out already."),
}
