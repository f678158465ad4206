"""Why a raise must be at least so much, at most so much, exactly so much, or why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from engine.actions import Posting
from engine.blinds import Limit
from engine.rules import Reopening, Straddle
from engine.streets import Street
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.training.hints import Hint
from tournament.training.price import Barred, Raising
from tournament.training.sources import Subject, source
from tournament.wording.values import chips, isolated


def sentences(hint: Hint, names: Mapping[int, str]) -> list[str]:
    """What is to be said of betting and raising in this decision."""
    found = hint.raising
    if found.barred is not None:
        return [_barred(hint)]
    if found.limit is Limit.FIXED_LIMIT:
        return _fixed(hint)
    said = [_least(hint, names)]
    if found.stack_ends:
        total = chips(found.most or 0)
        said.append(_("Your stack ends before that: you may put all of it in, {total}.").format(total=total))
    elif found.limit is Limit.POT_LIMIT:
        said.append(_most(hint))
    else:
        said.append(_("At most you may put in all you have, {total}.").format(total=chips(found.most or 0)))
    return said


def _rule(hint: Hint, subject: Subject) -> str:
    return source(hint.rules, subject)


# ---- without a limit, and with the pot as the limit ------------------------------------------------------------------


def _least(hint: Hint, names: Mapping[int, str]) -> str:
    """What a bet or a raise must be at least, and from where that comes."""
    found, rule = hint.raising, _rule(hint, Subject.LEAST_RAISE)
    if found.is_bet:
        return _("A bet is at least the big blind: {least} ({rule}).").format(least=chips(found.least), rule=rule)
    if found.by is None:
        return _by_blind(hint)
    name, step = isolated(names[found.by]), chips(found.step)
    top = found.base + found.step
    if found.base == 0:
        why = _("{name} bet {step}, and a raise adds at least as much.").format(name=name, step=step)
    else:
        why = _("The last full raise, by {name}, went from {base} to {top}: a raise adds at least {step}.").format(
            name=name, base=chips(found.base), top=chips(top), step=step
        )
    if found.price > top:
        less = _("An all-in to {price} after it added less than that, so the {step} are counted from there.")
        why += " " + less.format(price=chips(found.price), step=step)
    to = _("So it goes to {least} at least ({rule}).").format(least=chips(found.least), rule=rule)
    return f"{why} {to}"


def _by_blind(hint: Hint) -> str:
    """No full bet or raise has been made on this street: the blind or a straddle is the measure."""
    found, rule = hint.raising, _rule(hint, Subject.LEAST_RAISE)
    straddle = max((post.chips for post in hint.view.posts if post.posting is Posting.STRADDLE), default=0)
    first = max(straddle, hint.view.blinds.big)
    less = ""
    if hint.view.street is not Street.PREFLOP:
        why = _("A full bet is at least the big blind of {step}, and a raise adds at least as much.")
        less = _("The all-in of {price} is less than that.")
    elif straddle and hint.rules.straddle is Straddle.RAISE:
        why = _("The straddle to {total} is a raise of {step}: another raise adds at least as much.")
    elif straddle:
        why = _("The straddle of {total} stands for the big blind: a raise adds at least as much.")
    else:
        why = _("The big blind of {step} is the first bet: a raise adds at least as much.")
    if found.price > first and hint.view.street is Street.PREFLOP:
        less = _("An all-in to {price} added less than that and was no full raise.")
    least = _("So it goes to {least} at least ({rule}).")
    facts = {"total": chips(straddle), "step": chips(found.step), "price": chips(found.price)}
    facts |= {"least": chips(found.least), "rule": rule}
    return " ".join(sentence.format(**facts) for sentence in (why, less, least) if sentence)


def _most(hint: Hint) -> str:
    """How the pot is reckoned for the largest raise."""
    found, rule = hint.raising, _rule(hint, Subject.POT_LIMIT)
    pot = found.pot or 0
    if found.most is not None and found.most < found.price + pot + found.owed:
        return _("The pot would allow more, but you have {total}.").format(total=chips(found.most))
    if found.price == 0:
        return _("At most the pot: {pot} ({rule}).").format(pot=chips(pot), rule=rule)
    said = _(
        "At most the pot after a call: {pot} in the middle and your call of {call} make {sum}; so much on top of "
        "{price} is {most} ({rule})."
    )
    return said.format(
        pot=chips(pot),
        call=chips(found.owed),
        sum=chips(pot + found.owed),
        price=chips(found.price),
        most=chips(found.most or 0),
        rule=rule,
    )


# ---- fixed limit -----------------------------------------------------------------------------------------------------


def _fixed(hint: Hint) -> list[str]:
    """Why exactly so much, and how many raises are left."""
    found = hint.raising
    step, least = chips(found.step), chips(found.least)
    rule = _rule(hint, Subject.LIMIT_SIZE)
    if found.is_bet:
        said = [_("Each bet on this street is exactly {step} ({rule}).").format(step=step, rule=rule)]
    else:
        whole = _("Each raise on this street adds exactly {step}: it goes to {least} ({rule}).")
        said = [whole.format(step=step, least=least, rule=rule)]
        if found.price > found.least - found.step:
            short = _("The all-in to {price} is too small to count as a bet or raise; it is filled up to {least}.")
            said.append(short.format(price=chips(found.price), least=least))
    if found.stack_ends:
        total = chips(found.most or 0)
        said.append(_("Your stack ends before that: you may put all of it in, {total}.").format(total=total))
    said.append(_raises_left(hint))
    return said


def _raises_left(hint: Hint) -> str:
    found = hint.raising
    if found.cap is None:
        return _("Between the two of you the number of raises has no end.")
    left = found.cap - (found.raises or 0)
    form = ngettext("One bet and {cap} raise", "One bet and {cap} raises", found.cap).format(cap=found.cap)
    more = ngettext("{left} raise is left", "{left} raises are left", left).format(left=left)
    rule = _rule(hint, Subject.CAP)
    return _("{bet_and_raises} are the most on a street: {more} ({rule}).").format(
        bet_and_raises=form, more=more, rule=rule
    )


# ---- why not ---------------------------------------------------------------------------------------------------------


def _barred(hint: Hint) -> str:
    found = hint.raising
    match found.barred:
        case Barred.STACK_ONLY_CALLS:
            stack = 0 if hint.view.legal is None else hint.view.legal.stack
            return _("You have {stack} and would owe {owed}: all you can do is call with it or fold.").format(
                stack=chips(stack), owed=chips(found.owed)
            )
        case Barred.NOBODY_TO_CALL:
            return _("You cannot raise: the others are all-in, nobody could call it.")
        case Barred.CAPPED:
            said = ngettext(
                "You cannot raise: one bet and {n} raise have been made, that is the cap ({rule}).",
                "You cannot raise: one bet and {n} raises have been made, that is the cap ({rule}).",
                found.cap or 0,
            )
            return said.format(n=found.cap, rule=_rule(hint, Subject.CAP))
        case _:
            return _not_reopened(hint, found)


def _not_reopened(hint: Hint, found: Raising) -> str:
    """The all-ins since his last action do not make a full raise."""
    owed, step = chips(found.owed), chips(found.step)
    if found.limit is Limit.FIXED_LIMIT:
        rule = _rule(hint, Subject.LIMIT_REOPENING)
        if hint.rules.reopening is Reopening.HALF:
            half = Fraction(found.step, 2)
            least = chips(int(half) if half.denominator == 1 else int(half) + 1)
            said = _("You cannot raise: you have acted, and {owed} more is less than {half}, half a bet ({rule}).")
            return said.format(owed=owed, half=least, rule=rule)
        said = _("You cannot raise: you have acted, and {owed} more is less than {step}, a whole bet ({rule}).")
        return said.format(owed=owed, step=step, rule=rule)
    said = _(
        "You cannot raise: you have acted, and since then the price went up by {owed} only, less than a full raise "
        "of {step} ({rule})."
    )
    return said.format(owed=owed, step=step, rule=_rule(hint, Subject.REOPENING))
