"""Refusals: files of The Tournament Director; and what of one that was read did not come along."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # files
    "tdt_binary": N_("{file} is no text, so it is no file of The Tournament Director."),
    "tdt_none_there": N_("{file}: no file of The Tournament Director (.tdt) is in that folder."),
    "tdt_no_tournament": N_("{file} holds no tournament of The Tournament Director."),
    "tdt_unexpected": N_("{file}, line {line}, column {column}: {found} does not belong there."),
    "tdt_string_open": N_("{file}, line {line}, column {column}: a quotation mark is not closed."),
    "tdt_cut": N_("{file}, line {line}, column {column}: the file ends here, before its end."),
    "tdt_more": N_("{file}, line {line}, column {column}: something follows the end of the tournament."),
    "tdt_call": N_("{file}, line {line}, column {column}: {call} is nothing that such a file may ask for."),
    "tdt_number": N_("{file}, line {line}, column {column}: {found} is no number."),
    "tdt_too_deep": N_(
        "{file}, line {line}, column {column}: more than {most} values stand inside one another; "
        "no real file does that."
    ),
    "tdt_too_much": N_("{file}, line {line}, column {column}: the file holds more than {most} values."),
    "tdt_tells_nothing": N_("{file}: the evening in it contradicts itself ({why})."),
    # notes on what did not come along
    "tdt_evening_here": N_("The evening {name} is here already, as number {number}; it was left as it is."),
    "tdt_evening_differs": N_("What it comes to here is no longer what the file says."),
    "tdt_private": Counted(
        "count",
        "The address, telephone numbers and e-mail of {count} person were left out; they are not kept here.",
        "The addresses, telephone numbers and e-mails of {count} people were left out; they are not kept here.",
    ),
    "tdt_not_told": N_("Left out, as it does not fit what came before: {told}. {why}"),
    "tdt_winner_gone": N_("{winner}, who is said to have taken {name} out, was not in any more; nobody did."),
    "tdt_cash_adjusted": N_("{name}: what was put right of the winnings by hand there ({amount}) was left out."),
    "tdt_hits_adjusted": N_("{name}: what was put right of the heads by hand there ({hits}) was left out."),
    "tdt_prize_by_hand": N_("The prize {prize} ({amount}), given by hand to {names}, was left out."),
    "tdt_bounties_restricted": N_(
        "There, heads were only for those who had a bounty themselves; here {names}, without one, got their heads too."
    ),
    "tdt_rake_percent": N_("The house's share of the pool there, {percent} %, was left out."),
    "tdt_only_counted": N_(
        "There, people were only counted, not named: {entries} entries, {rebuys} rebuys, {add_ons} add-ons; "
        "they were left out."
    ),
    "tdt_chairs_beyond": N_("Seats beyond the tenth of a table, or at tables nobody knows, were left out ({count})."),
    "tdt_not_decided": N_("It has ended there with {count} still in; here it stands where it was."),
    "tdt_deal_left_out": N_("A deal between {names} was left out: it does not fit who was left and what was to win."),
    "tdt_description": N_("The description was left out: {text}"),
    "tdt_games": N_("Which levels are played by another game was left out: {names}"),
    "tdt_notes": N_("The notes on the evening were left out: {text}"),
    "tdt_line_unknown": N_("A line of its history was not understood: {text}"),
    "tdt_unread": N_("Nobody knows what {word} means; it was left out ({count} times)."),
    "tdt_formula_left_out": N_("The formula of the points could not be translated ({why}): {text}"),
    "tdt_formula_kept": N_("The season {season} keeps its own formula; that of the evening is another: {text}"),
    "tdt_season_closed": N_("The season {season} is over; the evening was not added to it."),
    "tdt_renamed": N_("{name} is called {now} here, as somebody else has the name."),
}
"""The sentence for each code."""
