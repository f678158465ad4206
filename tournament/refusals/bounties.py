"""Refusals: bounties."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # the rule
    "bounty_cash": N_("The part of a head that is paid in cash should be from 0 to 100 %."),
    "own_head_to_prizes": N_("Only with fixed bounties can the champion's own head be part of the prizes."),
    "mystery_from": N_("Envelopes can be out from {least} players left on, not from {players}."),
    "bounties_unchanged": N_("Bounties are paid that way already."),
    "envelopes_drawn_already": N_("Envelopes have been drawn: undo those draws before bounties are paid another way."),
    "bounties_after_deal": N_("A deal has been made: undo it first, then bounties can be paid another way."),
    # envelopes
    "not_mystery": N_("Bounties are not paid from envelopes tonight."),
    "envelopes_before_the_end_of_registration": N_(
        "Registration is not over, so nobody knows what goes into the envelopes. Give a reason to fill them now."
    ),
    "envelopes_too_early": Counted(
        "players",
        "Envelopes are out with {players} player left. Give a reason to fill them before.",
        "Envelopes are out with {players} players left. Give a reason to fill them before.",
    ),
    "envelope_below_nothing": N_("An envelope cannot hold less than nothing."),
    "envelopes_wrong_number": Counted(
        "wanted",
        "{wanted} envelope is needed, one for each head to come; these are {envelopes}.",
        "{wanted} envelopes are needed, one for each head to come; these are {envelopes}.",
    ),
    "envelopes_wrong_sum": N_("All envelopes together should hold {due} {currency}; these hold {total}."),
    "envelopes_typed_wrong": N_("{text} is no list of envelopes, such as 1 × 100.00; 4 × 25.00."),
    "envelopes_not_filled": N_("The envelopes have not been filled yet."),
    "no_envelope_due": N_("There is no envelope to draw for {name}'s head."),
    "nobody_has_the_head": N_("Nobody is known to have taken {name}'s head: say first who did."),
    "no_envelope_left": N_("No envelope is left: fill them again."),
    "no_such_envelope": N_("The envelope drawn for {name}'s head is not among those left."),
}
