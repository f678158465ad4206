"""One sentence for every code that a record of a hand can be refused with, or noted; facts stand in braces."""

from collections.abc import Mapping

from engine.errors import Fact
from engine.records.amounts import to_text
from engine.records.record import Record, Unreadable
from tournament import wording
from tournament.language import gettext as _
from tournament.refusals import N_

_BOTH: Mapping[str, str] = {
    "no_such_player": N_("There is no player {player}."),
    "no_such_card": N_("{card} is no card."),
    "card_twice": N_("The card {card} occurs twice."),
    "bet_size": N_("The bets of {small_bet} and {big_bet} do not go together."),
}
"""What may be wrong with a text, and come to light only when the hand is played."""

UNREADABLE: Mapping[str, str] = {
    **_BOTH,
    # the text of PHH
    "toml_wrong": N_("This is no TOML: {why}."),
    "not_holdem": N_("This is {variant}, not Texas hold'em."),
    "variant_empty": N_("Nothing says which game this is."),
    "key_missing": N_("{key} is missing."),
    "key_type": N_("{key} has a value of another kind than it should."),
    "list_length": N_("{key} has {entries} entries, not {players}."),
    "players": N_("A hand has 2 to {most} players, not {players}."),
    "ours_wrong": N_("What Final Table wrote as {key} has been changed and does not go with the rest."),
    "action_wrong": N_("“{text}” is no action of hold'em."),
    "amount_wrong": N_("{amount} is no amount."),
    "amount_size": N_("The amount {amount} is too large or too fine."),
    "number_size": N_("A number in {key} is too large."),
    "amount_negative": N_("{key} cannot be below 0, as {amount} is."),
    # the text of PokerStars
    "no_header": N_("The line that begins a hand is missing or damaged."),
    "game_not_read": N_("This is {game}, not hold'em."),
    "no_table": N_("The line about the table is missing or damaged."),
    "button_missing": N_("Nothing says where the button is."),
    "line_too_long": N_("That line is far too long."),
    "stakes_unknown": N_("“{text}” are no stakes."),
    "amount_unknown": N_("“{amount}” is no amount."),
    "action_unknown": N_("It is not known what {player} does there."),
    "player_unknown": N_("It is not known who that is."),
    "big_blind_missing": N_("Nobody posts the big blind."),
    "unfinished": N_("The hand breaks off."),
    "too_few_players": N_("A hand needs two players, not {players}."),
    "nobody_collected": N_("Nobody gets the pot."),
    "amount_too_small": N_("That is not more than what is bet already."),
    "name_twice": N_("Two players are called {player}."),
    "seat_twice": N_("Two players have seat {seat}."),
    "hole_cards": N_("A player of hold'em has two cards, not {cards}."),
    "ran_twice": N_("The board was dealt twice; such hands are not read."),
    "street_unknown": N_("{street} is no street."),
    "board_order": N_("The street {street} does not come next."),
    "board_differs": N_("The cards of {street} are not the same everywhere."),
    "out_of_hand": N_("{player} is no longer in the hand."),
    "more_than_stack": N_("{player} has fewer chips than that."),
    "more_than_paid": N_("{player} gets back more than he paid."),
}
"""Why a hand of a file cannot be read."""

ILLEGAL: Mapping[str, str] = {
    **_BOTH,
    # the setting
    "seats_wrong": N_("The seats are not in the order that the button gives them."),
    "blinds_wrong": N_("The big blind is missing."),
    "big_blind_missing": N_("The big blind is missing."),
    "small_blind_size": N_("The small blind of {small} is above the big blind of {big}."),
    "ante_negative": N_("An ante is below 0."),
    "stack": N_("The player in seat {seat} has no chips to play with."),
    "seat_number": N_("{seat} is no number of a seat."),
    "seats_dealt": N_("Under these rules 2 to {most} play, not {seats}."),
    "limit_not_played": N_("Under these rules this limit is not played."),
    "no_straddle": N_("Under these rules there is no straddle."),
    "due_kind": N_("Seat {seat} cannot be made to pay “{posting}” before the deal."),
    "blinds_kind": N_("This ante or this limit is not known."),
    "blind_not_whole": N_("{value} are no whole chips."),
    "no_antes": N_("Under these rules there are no antes."),
    "carried": N_("{chips} are no chips that could lie in the pot."),
    "due_size": N_("A post of {chips} in seat {seat} is no post."),
    "heads_up_positions": N_("Between two players the button is the small blind."),
    "positions_do_not_fit": N_("Button and blinds are not where they can be."),
    "seat_not_dealt": N_("Nobody in seat {seat} was dealt in."),
    "switch_kind": N_("{value} is nothing that {switch} of the rules could be."),
    "smallest_chip": N_("{value} is no smallest chip."),
    "most_players": N_("{value} is no number of players."),
    "raise_cap": N_("{value} is no number of raises."),
    "least_buy_in": N_("{value} is no least buy-in."),
    "no_limits": N_("Under these rules no limit is played."),
    "rake_share": N_("{per_mille} per mille is no rake."),
    "rake_cap": N_("{cap} is no cap of a rake."),
    # the cards
    "hole_cards": N_("{player} has {cards} cards."),
    "other_cards": N_("{player} shows other cards than he was dealt."),
    "board_size": N_("The board has {cards} cards."),
    "board_streets": N_("{cards} cards are dealt at once, which are of more than one street."),
    "board_missing": N_("The cards of this street were not dealt."),
    "deck_short": N_("That takes {needed} cards, and there are {cards}."),
    "no_cards": N_("No cards are named."),
    "not_a_hole_card": N_("{card} is in nobody's hand."),
    # actions
    "not_on_turn": N_("{player} acts, but it is the turn of {turn}."),
    "bet_open": N_("Cards are dealt, but {turn} still has to act."),
    "has_folded": N_("{player} has folded already."),
    "is_all_in": N_("{player} is all-in."),
    "hand_over": N_("The hand is over."),
    "out_of_hand": N_("The player is no longer in the hand."),
    "nobody_to_act": N_("Nobody has anything to decide now."),
    "nothing_to_call": N_("There is nothing to call."),
    "bet_to_call": N_("There is a bet to call."),
    "no_such_action": N_("That is no action."),
    "bet_not_raise": N_("There is no bet yet that could be raised."),
    "raise_not_bet": N_("There is a bet already: it can be raised only."),
    "hand_not_over": N_("The record ends before the hand does."),
    "not_reopened": N_("{player} may not raise: since his last action there was no full raise."),
    "nobody_to_call": N_("Nobody is left who could call a raise."),
    "stack_only_calls": N_("{player} has not enough chips to raise."),
    "capped": N_("The raises of this street are used up."),
    "amount_too_small": N_("{amount} is too little: at least {least}."),
    "amount_too_large": N_("{amount} is too much: at most {most}."),
    "amount_not_whole": N_("{amount} are no whole chips."),
    # what was wrong beside the actions
    "flop_played": N_("The flop has been played already."),
    "no_card_to_come": N_("No card is to come any more."),
    "substantial_action": N_("Too much has happened for a misdeal."),
    "has_acted": N_("The player in seat {seat} has acted already."),
    "no_misdeal": N_("That is no misdeal under these rules."),
    "positions_needed": N_("It has to be said where button and blinds are now."),
    "betting_began": N_("The betting has begun already."),
    # the end
    "last_hand": N_("The last hand cannot be mucked."),
    "board_incomplete": N_("The hands cannot be compared: the board has {cards} cards only."),
    "check_facing_bet": N_("{player} checks, but has {to_call} to call."),
    "cards_unknown": N_("The cards of {player} are not known, but decide a pot."),
    "winner_unknown": N_("Nothing says who wins: the cards that count are hidden."),
    "asked_to_show": N_("The player was asked to show and may not muck."),
    "no_river_bet": N_("Nobody bet on the river whose hand could be asked for."),
    "own_hand": N_("Nobody can ask for his own hand."),
    "has_mucked": N_("The player has mucked."),
    "has_shown": N_("The player has shown already."),
    "has_not_mucked": N_("The player has not mucked."),
    "hand_dead": N_("The hand is dead."),
    "mucked_is_dead": N_("A mucked hand does not come back under these rules."),
    "nobody_to_show": N_("Nobody shows now."),
    "still_to_show": N_("Somebody has not shown or thrown his hand away yet."),
    "not_told": N_("It is not known yet who gets a pot."),
    # writing it in another form
    "other_hand": N_("The hand that was played is another one."),
    "scale_too_fine": N_("PokerStars' text has no amounts as fine as those of this hand."),
    "carried_unsaid": N_("PokerStars' text cannot say that chips of a void hand lie in the pot."),
    "void_bets_unsaid": N_("PokerStars' text cannot say that a hand is void and bets of it are kept."),
    "cards_unsaid": N_("PokerStars' text cannot say who won with cards that nobody told."),
    "stood_unsaid": N_("PokerStars' text cannot say that a wrong action stood."),
    "kill_unsaid": N_("PokerStars' text cannot say that a hand was declared dead out of turn."),
    "taken_back_unsaid": N_("PokerStars' text cannot say that a mucked hand came back."),
    "straddle_unsaid": N_("PokerStars' text cannot say this straddle."),
    "antes_unsaid": N_("PokerStars' text cannot say which of these antes are whose."),
    "least_bet_unsaid": N_("PokerStars' text cannot say that the least bet is not the big blind."),
    "cap_unsaid": N_("PokerStars' text cannot say how this house caps the raises."),
    "bets_unsaid": N_("PokerStars' text cannot say the bets of this fixed limit."),
    "odd_chips_unsaid": N_("PokerStars' text cannot say how this house shares odd chips."),
    "text_differs": N_("PokerStars' text of this hand would be read as another hand."),
    "fact_type": N_("{fact} cannot be written."),
    "fact_size": N_("{fact} cannot be written: a number in it is too large."),
    "fact_deep": N_("{fact} cannot be written: it has more than {most} lists or tables within each other."),
    "engine_fault": N_("The program made a mistake ({why})."),
}
"""Why a record cannot be played."""

NOTES: Mapping[str, str] = {
    "hand_void": N_("The hand counted for nothing."),
    "rules_unknown": N_("The rules {rules} are not known here; usual ones were used."),
    "seats_not_clockwise": N_("The seats are not in the order of the players and were not used."),
    "antes_differ": N_("The antes differ; they were played as dead money."),
    "big_blind_listed_short": N_("{player} is listed with a big blind of {chips}, his last chips; it costs {full}."),
    "straddle_is_post": N_("{player} posts {chips}, which is no straddle: it was played as a late post."),
    "post_above_big_blind": N_("{player} posts {chips}, of which {dead} were played as dead."),
    "fold_with_nothing_to_call": N_("{player} folds with nothing to call (action {action})."),
    "raise_nobody_can_call": N_("{player} raises to {amount}, though nobody has chips left to call (action {action})."),
    "raise_is_call": N_("{player} raises to {amount}, which only calls (action {action})."),
    "check_left_out": N_("A check of {player} was left out before action {action}."),
    "fold_left_out": N_("A fold of {player} was left out before action {action}."),
    "check_without_need": N_("{player} is not asked any more, but checks or calls (action {action})."),
    "fold_when_all_in": N_("{player} is all-in and is listed as folding (action {action})."),
    "fold_without_need": N_("{player} is not asked any more, but folds (action {action})."),
    "fold_keeps_own": N_(
        "{player} is not asked any more, but folds (action {action}): what only he can win stays his, the others get"
        " the rest."
    ),
    "cards_hidden": N_("The cards of {player} are hidden at the showdown: played as mucked."),
    "show_left_out": N_("Nothing says whether {player} shows: played as shown."),
    "muck_leaves_nobody": N_("{player} mucks, though nobody else is left to win the pot."),
    "winner_not_shown": N_("{player} wins without having shown."),
    "rake": N_("A rake of {chips} was taken, which is not in these stacks."),
    "rake_included": N_("These stacks are what a rake of {chips} left."),
    "finishing_differs": N_("The stated stack of {player} is {stated}, not {chips}."),
}
"""What is told of a hand that could be played."""

OF_TEXT: Mapping[str, str] = {
    "line_unknown": N_("Line {line} is not understood and was passed over."),
    "call_differs": N_("The call in line {line} is not what there was to call."),
    "check_differs": N_("In line {line} somebody checks who had something to call."),
    "raise_differs": N_("The raise in line {line} does not lead from the bet before it to its total."),
    "post_differs": N_("The post in line {line} is not the blind of the first line."),
    "board_differs": N_("The board in line {line} is not the one that was dealt."),
    "cap_unchecked": N_("What a player may lose is capped (line {line}); that was not checked."),
    "pot_differs": N_("What was collected, with the rake, is not what was put in."),
    "total_differs": N_("The stated total of the pot is not what was put in."),
}
"""What did not fit in a text of PokerStars that could be read."""

_VARIANTS: Mapping[str, str] = {
    "PO": N_("pot-limit Omaha"),
    "FO/8": N_("fixed-limit Omaha high-low"),
    "NS": N_("no-limit short-deck hold'em"),
    "F7S": N_("fixed-limit seven-card stud"),
    "F7S/8": N_("fixed-limit seven-card stud high-low"),
    "FR": N_("fixed-limit razz"),
    "N2L1D": N_("no-limit deuce-to-seven single draw"),
    "F2L3D": N_("fixed-limit deuce-to-seven triple draw"),
    "FB": N_("fixed-limit badugi"),
}
"""The games that PHH has codes for, beside hold'em."""

_AMOUNTS = frozenset((
    "chips", "amount", "least", "most", "price", "to_call", "full", "dead", "stated", "small", "big", "small_bet",
    "big_bet", "rake",
))  # fmt: skip
_PLAYERS = frozenset(("player", "turn"))


def unreadable(code: str, facts: Mapping[str, object]) -> str:
    """The sentence that says why a hand cannot be read."""
    told = {name: wording.short(str(fact)) for name, fact in facts.items()}
    variant = told.get("variant", "")
    if variant in _VARIANTS:
        told["variant"] = _("{game} ({code})").format(game=_(_VARIANTS[variant]), code=variant)
    return _said(UNREADABLE, code, told)


def illegal(code: str, facts: Mapping[str, Fact], record: Record) -> str:
    """The sentence that says why a record cannot be played."""
    counts = {"most"} if code == "seats_dealt" else set()
    why = _said(ILLEGAL, code, {name: _fact(name, fact, record, counts) for name, fact in facts.items()})
    entry = facts.get("irregularity")
    return why if entry is None else _("In entry {entry} of _irregularities: {why}").format(entry=entry, why=why)


def unreadable_again(unread: Unreadable) -> str:
    """The sentence that says why a hand cannot be written as PHH, which our own reader would refuse."""
    return _("As PHH it could not be read again: {why}").format(why=unreadable(unread.code, unread.facts))


def noted(code: str, facts: Mapping[str, Fact], record: Record) -> str:
    """The sentence of a note."""
    return _said(NOTES, code, {name: _fact(name, fact, record, set()) for name, fact in facts.items()})


def of_text(record: Record) -> tuple[str, ...]:
    """The sentences about what did not fit in the text this record was read from."""
    notes = record.facts.get("notes")
    told: list[str] = []
    for note in notes if isinstance(notes, list | tuple) else ():
        code, _space, line = str(note).partition(" ")
        if code in OF_TEXT:
            told.append(_said(OF_TEXT, code, {"line": line}))
    return tuple(told)


def _fact(name: str, fact: Fact, record: Record, counts: set[str]) -> str:
    """Amounts in the units of the text, players by name and number, all else as it is."""
    if isinstance(fact, int) and name in _AMOUNTS and name not in counts:
        return to_text(fact, record.scale)
    if isinstance(fact, int) and name in _PLAYERS:
        if 0 < fact <= len(record.players):
            return _("{name} (p{number})").format(name=wording.short(record.players[fact - 1]), number=fact)
        return f"p{fact}"
    return wording.short(str(fact))


def _said(sentences: Mapping[str, str], code: str, told: Mapping[str, str]) -> str:
    found = sentences.get(code)
    if found is None:
        return _("It is not right ({code}).").format(code=code)
    try:
        return _(found).format_map(told)
    except KeyError:
        return _("It is not right ({code}).").format(code=code)
