"""Rulings about bets and raises (TDA 41 to 58, RROP 14)."""

from engine.blinds import Limit
from engine.rules import HeadsUpCap, Reopening
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _oversized(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "One single chip without a word is a call, however large it is. If nobody has bet yet, it is a bet of the "
            "whole chip. With “raise” said first, it is a raise to the whole chip if that is a legal raise."
        ),
        "TDA 44",
    )


def _several(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "If taking one of the smallest chips away leaves less than a call, every chip is needed: it is a call. "
            "Otherwise half the least raise or more makes it a raise, at least the least one; less than half is a "
            "call and the rest goes back. The last chips of a stack are all-in."
        ),
        "TDA 45, TDA 43",
    )


def _least_raise(tonight: Tonight) -> Answer:
    if tonight.limit is Limit.FIXED_LIMIT:
        return Answer(_("In a limit game each bet and raise is exactly the bet of the street."), "RROP 3")
    least = ngettext(
        "A raise adds at least as much as the largest bet or raise of this betting round added before; the first bet "
        "is at least the big blind, {n} chip.",
        "A raise adds at least as much as the largest bet or raise of this betting round added before; the first bet "
        "is at least the big blind, {n} chips.",
        tonight.big_blind,
    )
    return Answer(least.format(n=tonight.big_blind), "TDA 43")


def _too_small(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Half the least raise or more, but too little: it is made up to the least raise. Less than half: it is a "
            "call, unless “raise” was said, which is held to the least raise, or the player is all-in. A mistake that "
            "is found on the same street is put right for all; once the next card is dealt it stands."
        ),
        "TDA 43, TDA 52",
    )


def _short_all_in(tonight: Tonight) -> Answer:
    if tonight.limit is Limit.FIXED_LIMIT:
        if tonight.house.reopening is Reopening.HALF:
            said = _("An all-in of half a bet or more counts as a raise and opens the betting again; less does not.")
            return Answer(said, "TDA 47-B")
        return Answer(_("Only an all-in of a whole bet opens the betting again."), "seed 001, 29")
    return Answer(
        _(
            "An all-in below a full raise does not open the betting again for those who have acted, unless several "
            "of them together make up a full raise by the time it comes back to the player. He then looks at what he "
            "faces himself: at least a full raise more, and he may raise; less, and he may only call or fold."
        ),
        "TDA 47",
    )


def _raise_x(tonight: Tonight) -> Answer:
    return Answer(_("“Raise, 800” means 800 in all on this street, not 800 more."), "TDA 43-B")


def _string(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Chips go in with one motion, or the amount is said first. What comes with a second motion does not "
            "count. “I call, and raise” is a call."
        ),
        "TDA 56",
    )


def _undercall(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Heads-up, or against the bet that opened the round: a full call. With more players against a raise the "
            "director decides: a full call, or the chips stay in and the hand is folded. Whoever is all-in calls "
            "with what he has."
        ),
        "TDA 51",
    )


def _out_of_turn(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Go back to the player whose turn it was. The action out of turn stands if nothing changed for that "
            "player in the meantime: a check, call or fold changes nothing, a bet or raise does. A fold out of turn "
            "always stands."
        ),
        "TDA 53",
    )


def _unclear(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Words said in turn bind; if words and chips differ, what came first counts. Without a bet “call” is a "
            "check and “raise” the least bet; “check” against a bet leaves call or fold."
        ),
        "TDA 40, TDA 55",
    )


def _accepted(tonight: Tonight) -> Answer:
    return Answer(
        _("Whoever calls must ask for the count. He has called the true amount, even if it was said wrongly."),
        "TDA 49",
    )


def _cap(tonight: Tonight) -> Answer:
    house = tonight.house
    if tonight.limit is not Limit.FIXED_LIMIT or house.raise_cap is None:
        return Answer(_("There is no limit to the number of raises."), "TDA 48")
    said = ngettext("A bet and {n} raise in a round.", "A bet and {n} raises in a round.", house.raise_cap)
    lifted = {
        HeadsUpCap.NEVER: _("Heads-up, too."),
        HeadsUpCap.HAND: _("No cap once only two were in before it was reached."),
        HeadsUpCap.EVENT: _("No cap when only two are left in the tournament."),
    }
    return Answer(f"{said.format(n=house.raise_cap)} {lifted[house.heads_up_cap]}", "TDA 48")


def _behind(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Chips behind count only if they could be seen: large chips belong in front. Hidden chips found after an "
            "accepted all-in are paid by the director's decision; nobody wins with chips that nobody could see."
        ),
        "TDA 25, TDA 62",
    )


def _fold_no_bet(tonight: Tonight) -> Answer:
    return Answer(_("A fold in turn without a bet to call is a fold; it may earn a penalty."), "TDA 58")


RULINGS = (
    Ruling(
        "oversized_chip",
        lambda: _("Oversized chip"),
        lambda: _("one big chip, single chip, overchip, silent"),
        _oversized,
    ),
    Ruling(
        "several_chips",
        lambda: _("Several chips without a word"),
        lambda: _("multiple chips, call or raise, half, 50 percent, silent"),
        _several,
    ),
    Ruling("least_raise", lambda: _("Least raise"), lambda: _("minimum raise, min raise, how much"), _least_raise),
    Ruling("raise_too_small", lambda: _("Raise too small"), lambda: _("underraise, underbet, wrong bet"), _too_small),
    Ruling(
        "short_all_in",
        lambda: _("Short all-in"),
        lambda: _("reopen, re-open, incomplete raise, may he raise again, all in less"),
        _short_all_in,
    ),
    Ruling("raise_x", lambda: _("“Raise” and an amount"), lambda: _("raise to, raise by, total, declared"), _raise_x),
    Ruling("string_raise", lambda: _("String raise"), lambda: _("string bet, two motions, call and raise"), _string),
    Ruling("undercall", lambda: _("Too little to call"), lambda: _("undercall, short call, fewer chips"), _undercall),
    Ruling("out_of_turn", lambda: _("Acting out of turn"), lambda: _("skipped, before his turn, order"), _out_of_turn),
    Ruling("unclear_word", lambda: _("Words and chips differ"), lambda: _("declared, unclear, verbal"), _unclear),
    Ruling("accepted_action", lambda: _("Wrong count called"), lambda: _("accepted action, miscounted"), _accepted),
    Ruling("raise_cap", lambda: _("How many raises"), lambda: _("cap, number of raises, limit"), _cap),
    Ruling("hidden_chips", lambda: _("Hidden chips"), lambda: _("behind, dark chips, stack in sight"), _behind),
    Ruling("fold_without_bet", lambda: _("Fold without a bet"), lambda: _("fold instead of check"), _fold_no_bet),
)
"""In the order of how often they come up."""
