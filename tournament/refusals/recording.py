"""Refusals: hands that are recorded and corrected, and why the rules do not let a thing be entered."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "not_a_recorded_table": N_("Hands are not recorded at table {table}; choose that way for it first."),
    "button_nowhere": N_("Button and blinds cannot be there: nobody with chips sits there at table {table}."),
    "recorded_upon_other": N_("Table {table} has changed since hand {hand} was begun; enter the hand again."),
    "hand_line_wrong": N_("“{token}” ({spot}): {illegal}"),
    "hand_unfinished": N_("The hand is not over: {illegal}"),
    # correcting
    "not_a_hand": N_("That step is no hand that was played."),
    "hand_text_missing": N_("The text of that hand is not in the file, so it cannot be played again."),
    "hand_text_unreadable": N_("The text of that hand cannot be read, so it cannot be played again."),
    "hand_not_entered": N_("That hand has something that cannot be entered again; undo it and record it anew."),
    "later_hand_stuck": N_(
        "Hand {hand} at table {table} can no longer have been played so; correct that one first, or let it be void."
    ),
    "later_step_stuck": N_("“{what}” came later and would no longer stand; undo that first."),
    "evening_went_on": N_("The evening has gone on meanwhile; look at the consequences again."),
    "goes_with_another": N_("That hand was played again for a correction and is undone with it (step {step})."),
}

ILLEGAL: Mapping[str, str] = {
    # betting
    "hand_over": N_("The hand is over."),
    "bet_to_call": N_("There is a bet of {to_call} to call: no check."),
    "nothing_to_call": N_("There is nothing to call."),
    "bet_not_raise": N_("Nobody has bet yet: this would be a bet, not a raise."),
    "raise_not_bet": N_("There is a bet already: this would be a raise, not a bet."),
    "not_reopened": N_(
        "No raise: what is to be called is less than a full raise since {player} acted last (TDA 47-A)."
    ),
    "nobody_to_call": N_("No raise: everybody else is all-in, so nobody could call it."),
    "stack_only_calls": N_("The stack is not enough for a raise: fold or call."),
    "capped": N_("No raise: the most raises of this street have been made."),
    "amount_not_whole": N_("{amount} is no whole number of chips."),
    "amount_too_small": N_("{amount} is too little: at least {least}, or all-in (TDA 43)."),
    "amount_too_large": N_("{amount} is not between {least} and {most}."),
    "not_all_in": N_("The limit does not let all chips in: at most {most}."),
    "out_of_hand": N_("{player} is out of the hand already."),
    "last_hand": N_("{player} is the last one in: somebody has to win."),
    "seat_not_dealt": N_("{player} is not in this hand."),
    "betting_not_over": N_("The betting is not over: {player} is to act."),
    # cards
    "card_twice": N_("The card {card} is there already: {player}."),
    "no_such_card": N_("{card} is no card."),
    "hole_cards": N_("A player has two cards, not {cards}."),
    "board_size": N_("A flop has three cards, turn and river have one each."),
    "street_not_reached": N_("That street is not dealt yet."),
    # the showdown
    "no_showdown": N_("There is no showdown: all but one have folded, or the cards tell who won."),
    "nobody_to_show": N_("Nobody is asked to show."),
    "not_asked": N_("{player} has no hand to show or throw away."),
    "asked_to_show": N_("{player} was asked to show and must (TDA 18)."),
    "cards_unknown": N_("{player} shows: say which cards."),
    "told_nobody": N_("Say whose hand was best."),
    "told_not_in": N_("{player} is not in the showdown."),
    "told_twice": N_("{player} is named twice."),
    "told_against_cards": N_("The cards say otherwise: {better} cannot be before {player}."),
    "told_best": N_("{player} was said to have the best hand; take that back first."),
    "not_told": N_("It is not known yet who gets a pot."),
    "still_to_show": N_("{player} has not shown or thrown away yet."),
    # the line
    "key_unknown": N_("That is no key of a hand."),
    "key_amount": N_("An amount should follow: 300, 2k or 2.5k."),
    "key_cards": N_("Cards should follow, as in AhKd."),
    "key_seat": N_("The number of a seat should follow."),
    "key_open": N_("The bracket is not closed."),
    "key_stands": N_("A call names no amount; for less that stood, put ! behind it."),
    # playing again
    "action_missing": N_("{player} would be to act, and did nothing."),
    "nobody_to_act": N_("Nobody is asked any more."),
    "winner_missing": N_("It is not known who would win a pot."),
    "stack": N_("{player} has no chips left to be in it."),
    "seats_dealt": N_("Fewer than two would be in it."),
    "not_reentered": N_("Something was put right at the table that cannot be entered again."),
}
"""One sentence for each code of the engine, where a hand is entered; facts stand in braces."""

OTHERWISE = N_("That is not right ({code}).")
"""For a code that is not among them."""
