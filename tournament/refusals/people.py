"""Refusals: who takes part."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "robots_out_of_range": N_("Beside people there can be 0 to {most} robots."),
    # people from a file
    "row_without_name": N_("There is no name."),
    "same_name_other_member": N_("{name} stands in line {first_line}, too, with another member number."),
    "known_by_other_member": N_("{name} is known by the member number {known}, not {member}."),
    "nothing_to_import": N_("Nothing of it is new."),
    # people
    "nobody_named": N_("Name at least one player."),
    "player_known": N_("{name} is in the club already, as {known}."),
    "no_such_entry": N_("There is no entry {entry}."),
    "no_such_player": N_("Nobody called {name} plays tonight."),
    "no_such_guest": N_("Nobody of that number is a guest tonight."),
    "same_name_tonight": N_("{name} cannot be told from {known}, who is somebody else tonight."),
    # expected, here
    "expected_already": N_("{name} is on tonight's list already."),
    "entered_cannot_be_called_off": N_("{name} has entered; take the entry out instead."),
    "money_cannot_be_called_off": N_("{name} stands in the cash sheet; give back first what was paid."),
    "here_already": N_("{name} is here already."),
    "not_here": N_("{name} is not here."),
    # entering
    "already_entered": N_("{name} has entered already, as {known}."),
    "entered_before": N_("{name} has entered already and is out; a re-entry lets {name} in again."),
    "never_entered": N_("{name} has no entry tonight; a buy-in is what lets {name} in."),
    "still_in": N_("{name} still has chips; only who is out enters again ({rule})."),
    "not_for_buy_ins": N_("Nobody loses chips before a first entry; give another reason."),
    # registration
    "registration_closed": N_("Registration is closed; reopen it, or give a reason."),
    "registration_closed_already": N_("Registration is closed already."),
    "registration_open_already": N_("Registration is open."),
    "registration_over": N_("Nothing lets anybody in any more; change the prices, or give a reason."),
    # capacity and who waits
    "full": Counted(
        "capacity",
        "All places are taken ({capacity}); join the waiting list.",
        "All {capacity} places are taken; join the waiting list.",
    ),
    "others_wait_first": Counted(
        "names",
        "{names} waits for this place; let in who waits first, or give a reason.",
        "{names} wait for these places; let in who waits first, or give a reason.",
    ),
    "a_place_is_free": N_("A place is free; {name} can enter."),
    "waiting_already": N_("{name} is waiting already."),
    "not_waiting": N_("{name} is not waiting."),
    "nobody_waits": N_("Nobody waits for a place."),
    "capacity_too_small": N_("A tournament needs at least two places, not {capacity}."),
    "capacity_unchanged": N_("So many places there are already."),
    # leaving
    "cancelled_already": N_("{name}'s entry has been taken out already."),
    "chips_untold": N_("How many chips has {name}? Nobody has counted those that leave play."),
    "refund_too_large": N_("{name} was not charged as much as that."),
    "not_absent": N_("{name} is here and no no-show; say first who has gone."),
    "was_here": N_("{name} was here and is gone: no no-show. Blind {name} off, take the stack out, or give a reason."),
    "no_shows_are_blinded_off": N_(
        "Tonight those who are not here are blinded off ({rule}); give a reason to remove {name}'s stack."
    ),
    "no_show_not_yet": N_("It is too early to remove {name}'s stack ({rule}); give a reason to do it now."),
    # players who are only counted
    "players_have_names": N_("Tonight players have names; enter them or take them out by name."),
    "nobody_without_name": N_("Fewer players than that are without a name; say who it is."),
    "has_a_name": N_("That is {name}."),
    "no_such_place": N_("Nobody has place {place} yet."),
}
