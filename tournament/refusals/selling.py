"""Refusals: prices, what is sold, chips given and counted."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # price lists
    "no_buy_in_price": N_("An evening needs a buy-in; a price of 0 is free."),
    "too_many_prices": N_("A price list holds at most {most} prices."),
    "price_name_twice": N_("Two prices are called {price}."),
    "price_negative": N_("{price}: no part of a price can be less than nothing."),
    "price_too_large": N_("{price}: a price is at most {most} {currency}."),
    "price_chips": N_("{price} should bring 1 to {most} chips, not {chips}."),
    "window_level": N_("{price}: levels go from 1 to {most}."),
    "window_never_open": N_("{price} would never be on sale: after level {after}, but until level {until}."),
    "share_over_price": N_("The house's share cannot be more than the price."),
    "no_break_after_level": N_("No break follows level {level}; breaks follow levels {levels}."),
    "no_breaks": N_("The structure has no breaks in which add-ons could be sold."),
    "price_limit": N_("{price}: a limit is from 1 to {most}."),
    "price_at_or_below": N_("{price}: the largest stack with which one may buy is from 0 to {most} chips."),
    "prices_unchanged": N_("That is on sale at these prices already."),
    "no_price_of_that_name": N_("Tonight nothing called {price} is sold."),
    # a sale
    "no_such_price": N_("Tonight there is no price called {price} for that."),
    "nothing_of_the_kind": N_("Tonight {buying} is not sold; put it on the price list first."),
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
    "lost_in_no_hand": N_("{name} lost no hand: the chips were taken out. Let him enter again."),
    "entered_again": N_("{name} has entered again since; the entry before that is over."),
    "paid_more_than_price": N_("{price} costs less than that."),
    "owing_without_name": N_("Only somebody with a name can owe."),
    "times_wrong": N_("It can be bought 1 to {most} times at once; to take a sale back, undo its step."),
    "say_who_buys": N_("Say who buys: tonight players have names."),
    # chips given, corrected, counted
    "reason_missing": N_("Say why."),
    "reason_has_control_characters": N_("The reason holds a control character ({character})."),
    "reason_too_long": N_("A reason has at most {longest} characters."),
    "chips_out_of_range": N_("From 1 to {most} chips at once, not {chips}."),
    "named_twice": N_("{name} is named twice."),
    "stacks_are_dealt": N_("At tables that the program deals every chip is known."),
    "count_negative": N_("{name} cannot have less than nothing."),
    "other_currency": N_("The price list {price} is in {currency}, this evening is not."),
}
