"""Refusals: the division of the pool, and deals."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # the division of the pool
    "no_such_payout_table": N_("No payout table is called {table}. There are: {known}."),
    "payouts_unchanged": N_("That is how the prizes are divided already."),
    "payouts_after_deal": N_("A deal has divided the prizes: undo it first, then they can be divided otherwise."),
    "places_out_of_range": N_("From no place up to {most} places can be paid."),
    "place_out_of_range": N_("A prize is for one of the places 1 to {most}."),
    "rounding_unit": N_("Prizes are rounded to an amount of {currency} above nothing, such as 5."),
    "guarantee_negative": N_("What is guaranteed cannot be less than nothing."),
    "prize_negative": N_("The prize of place {place} cannot be less than nothing."),
    "prize_is_nothing": N_("Place {place} needs an amount, or something that is no money."),
    "prize_not_set": N_("Nothing was set by hand for place {place}."),
    "prizes_beyond_pool": N_(
        "The prizes set by hand would come to {amount} {currency}, but there are only {pool} {currency} to win."
    ),
    "power_law_share": N_("The share of the field that is paid and the first prize's are above 0 and at most 100 %."),
    "power_law_last": N_("The last prize cannot be less than nothing."),
    "power_law_too_much": N_(
        "The first prize and the last ones of everybody paid are more than the pool: ask for less."
    ),
    "prize_is_no_money": N_("{name} has won no money, but this: {thing}."),
    "power_law_impossible": N_("No such list of prizes comes to the pool."),
    # deals
    "no_stacks": N_("The chips are missing: say how many each player has."),
    "no_chips": N_("Nobody has any chips: say how many each player has."),
    "stack_is_negative": N_("Nobody has fewer than no chips."),
    "prize_is_negative": N_("A prize cannot be less than nothing."),
    "share_is_negative": N_("A share cannot be less than nothing."),
    "unit_not_positive": N_("Shares are rounded to a unit above nothing, such as 1."),
    "kept_out_of_range": N_("From nothing up to the first prize, {first} {currency}, can be kept for the winner."),
    "deal_needs_two": N_("A deal is between two players at least."),
    "deal_while_registration_open": N_(
        "The prizes may still change: close registration first, then a deal can be made."
    ),
    "deal_while_deciding": Counted(
        "names",
        "{names} is still deciding whether to play on: wait for that, then a deal can be made.",
        "{names} are still deciding whether to play on: wait for that, then a deal can be made.",
    ),
    "deal_during_hand_for_hand": N_("It is hand for hand: end that first, then a deal can be made."),
    "deal_stranger": N_("{name} is out and takes no part in a deal."),
    "deal_stacks_missing": N_("Count the chips first: those of {names} are missing."),
    "deal_shares_missing": N_("The shares of {names} are missing."),
    "deal_sum_differs": N_(
        "The shares come to {sum} {currency}, but {due} {currency} is divided: a difference of {difference} {currency}."
    ),
    "nothing_to_play_for": N_("Nothing can be kept for the winner when nobody plays on."),
    "deal_not_all": N_("The deal was between others than those who are left."),
    "deal_ended": N_("A deal has ended the evening; undo the deal first."),
    "in_the_deal": N_("{name} has a share of the deal and cannot be taken out; undo the deal first."),
}
