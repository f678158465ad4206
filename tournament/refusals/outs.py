"""Refusals: who is out, and hand-for-hand."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    "already_out": N_("{name} is out already."),
    "eliminator_out": N_("{name} is out and cannot have won that hand."),
    "eliminator_elsewhere": N_("{name} sits at another table."),
    "eliminated_by_himself": N_("{name} cannot be out by his own hand."),
    "different_tables": N_("{name} sits at another table: players out in one hand sit at one table."),
    "somebody_must_win": N_("Not everybody can be out: somebody has to win."),
    "winner_needs_seat": Counted(
        "names",
        "Somebody has to have won these chips, and nobody else has a seat: seat {names} first.",
        "Somebody has to have won these chips, and nobody else has a seat: seat one of {names} first.",
    ),
    "still_has_chips": Counted("chips", "{name} still has {chips} chip.", "{name} still has {chips} chips."),
    "not_out": N_("{name} is not out."),
    "still_deciding": N_("{name} has no chips left and is deciding: sell a rebuy or a re-entry, or say out."),
    "not_deciding": N_("{name} is not deciding."),
    "nothing_to_decide": N_("Nothing is sold tonight that would bring {name} back in."),
    "eliminator_deciding": N_("{name} has no chips left and cannot have won that hand."),
    "who_had_more": N_(
        "Who had more chips at the start of the hand, {names}? Say it, or that they were equal ({rule})."
    ),
    "order_contradicts": N_(
        "What is said of {name}'s chips at the start of the hand does not fit what is known of it."
    ),
    "not_in_that_hand": N_("{name} is not one of those who are out in this hand at this table."),
    "had_nothing": N_("Who is out in a hand had chips at its start: {name} too."),
    "two_to_order": N_("Name at least two who are out, to say in which order they finished."),
    "shares_with": N_("{name} shares a place with {other}: name both."),
    "finished_between": N_("{name} finished between those who are to tie: say where."),
    "order_already": N_("They have finished in this order already."),
    "hand_over_already": N_("Table {table} has played its hand of this round and waits for the others ({rule})."),
    "round_under_way": N_(
        "A round of hand for hand is being played: finish it first, so that everybody plays one hand of it."
    ),
    "round_not_over": N_(
        "{name} is out in the round of hand for hand that is being played: others may still share the place. "
        "Finish the round first."
    ),
    "until_out_of_range": Counted(
        "most",
        "Hand for hand can go on until {most} player is left, or until you end it.",
        "Hand for hand can go on until from 1 to {most} players are left, or until you end it.",
    ),
    "chips_were_won": N_("{name}'s chips have been won by others; undo the hand instead."),
}
