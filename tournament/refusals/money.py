"""Refusals: prices, payments and chips."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # chips
    "stack_unknown": N_("{name}'s chips have not been counted."),
    "stack_differs": N_("{name}'s stack is not what hand {hand} at table {table} began with."),
    "chips_do_not_add_up": N_("The chips do not add up."),
    "hand_out_of_order": N_("Hand {hand} at table {table} does not follow the last one."),
    # names and amounts typed
    "name_empty": N_("A name is missing."),
    "name_has_control_characters": N_("The name {name} holds a control character ({character})."),
    "name_too_long": N_("The name {name} has {length} characters; {longest} are allowed."),
    "currency_unknown": N_("{currency} is no currency's code, such as EUR or CZK."),
    "amount_wrong": N_("{text} is no amount of {currency}."),
    "amount_negative": N_("{text} is less than nothing."),
    "amount_ambiguous": N_("{text} can be read in two ways: write it without separators between thousands."),
    "amount_too_large": N_("That amount is too large."),
    "amount_too_precise": Counted(
        "decimals",
        "{text} has more than the {decimals} decimal of {currency}.",
        "{text} has more than the {decimals} decimals of {currency}.",
    ),
    "number_typed_wrong": N_("{text} is no whole number, such as 20."),
    "stack_is_known": N_("{name} has {chips} chips, no other number."),
    "all_chips_would_leave": N_("Those {chips} chips are all there are, and others are still in."),
    "more_than_in_play": N_("{chips} chips are more than the {in_play} in play."),
    # what is paid
    "nothing_owed": N_("{name} owes nothing."),
    "nobody_owes": N_("Nobody owes anything."),
    "amount_not_positive": N_("An amount above nothing is needed."),
    "amount_is_nothing": N_("An amount other than nothing is needed."),
    "nothing_to_refund": N_("{name} has nothing to get back."),
    "more_than_to_give_back": N_("{name} gets back {due} {currency}, no more."),
    "fund_below_nothing": N_("No more than {due} {currency} can be taken from there ({fund})."),
    "no_prize": N_("{name} has won no prize."),
    "place_provisional": N_("{name}'s place {place} may still change. Give a reason to pay it already."),
    "prize_paid_already": N_("{name}'s prize is paid already."),
    "no_bounty": N_("{name} has won no bounty."),
    "bounty_paid_already": N_("{name}'s bounties are paid already."),
    "nothing_to_pay_out": N_("{name} has nothing more to get."),
    "no_place_yet": N_("{name} is still in and has no place yet."),
    "entry_cancelled": N_("{name}'s entry was taken out."),
}
