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
    "number_typed_wrong": N_("{text} is no whole number above 0."),
    "stack_is_known": N_("{name} has {chips} chips, no other number."),
    "more_than_in_play": N_("{chips} chips are more than the {in_play} in play."),
    # what is sold
    "no_such_price": N_("Tonight there is no price called {name} for that."),
    "not_on_sale_yet": N_("{price} is not on sale yet: level {after} has to be over."),
    "no_longer_on_sale": N_("{price} is no longer on sale."),
    "hand_begun_too_long_ago": N_("{price} closed too long ago for a hand that had begun; give another reason."),
    "bought_often_enough": Counted(
        "each",
        "{name} has bought {price} {each} time already, as often as one person may.",
        "{name} has bought {price} {each} times already, as often as one person may.",
    ),
    "sold_out": N_("All {in_all} of {price} are sold."),
    "stack_unknown_for_price": N_("How many chips has {name}? {price} is for {at_or_below} or fewer."),
    "too_many_chips": N_("{name} has {stack} chips; {price} is for {at_or_below} or fewer."),
}
