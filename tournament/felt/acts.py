"""What a player did last, in the few words that stand at his plate, and the same as a sentence."""

from engine.actions import Bet, Call, Check, Doing, Fold, Posting, RaiseTo, Taken
from engine.hand import Hand
from engine.streets import Street
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.values import chips


def said(hand: Hand, street: Street | None = None) -> dict[int, str]:
    """What stands at each seat's plate: its last deed of that street, or what keeps it in or out of the hand.

    `street`: the one that is looked at; None: the hand's own.
    """
    street = hand.street if street is None else street
    found: dict[int, str] = {}
    if street is Street.PREFLOP:
        found |= {paid.seat: posted(paid.posting) for paid in hand.posts}
        found |= {paid.seat: posted(paid.posting) for paid in hand.posts if paid.posting in _BLINDS}
    goes_on = hand.to_act is not None or street is not hand.street
    for taken, total in zip(hand.actions, street_totals(hand), strict=True):
        if isinstance(taken.action, Fold) or taken.all_in or (goes_on and taken.street is street):
            found[taken.seat] = act(taken, total)
    view = hand.public_view()
    for seat in view.all_in if not hand.is_over else ():
        found.setdefault(seat, _("all-in"))
    found |= dict.fromkeys(view.folded, _("folded"))
    if hand.showing is not None:
        found |= dict.fromkeys(hand.showing.mucked, _("mucked"))
    for deed in hand.deeds:
        if deed.doing is Doing.KILLED and deed.seat is not None:
            found[deed.seat] = _("dead hand")
    return found


_BLINDS = (Posting.SMALL_BLIND, Posting.BIG_BLIND, Posting.STRADDLE)


def street_totals(hand: Hand) -> list[Chips]:
    """For each action the chips that its player had in front of him on that street after it."""
    before: dict[tuple[int, Street], Chips] = {}
    for paid in hand.posts:
        if paid.posting not in (Posting.ANTE, Posting.DEAD):
            key = paid.seat, Street.PREFLOP
            before[key] = before.get(key, 0) + paid.chips
    totals = []
    for taken in hand.actions:
        key = taken.seat, taken.street
        before[key] = before.get(key, 0) + taken.chips
        totals.append(before[key])
    return totals


def act(taken: Taken, total: Chips) -> str:
    """An action at a plate; `total`: what it made of his chips of the street."""
    if taken.all_in:
        return _("all-in {chips}").format(chips=chips(total))
    match taken.action:
        case Fold():
            return _("folded")
        case Check():
            return _("checks")
        case Call():
            return _("call {chips}").format(chips=chips(total))
        case Bet():
            return _("bet {chips}").format(chips=chips(total))
        case RaiseTo():
            return _("raise to {chips}").format(chips=chips(total))


def told(name: str, taken: Taken, total: Chips) -> str:
    """The same as a sentence about whoever did it."""
    values = {"name": name, "chips": chips(total)}
    if taken.all_in:
        return _("{name} is all-in with {chips}").format(**values)
    match taken.action:
        case Fold():
            return _("{name} folds").format(**values)
        case Check():
            return _("{name} checks").format(**values)
        case Call():
            return _("{name} calls {chips}").format(**values)
        case Bet():
            return _("{name} bets {chips}").format(**values)
        case RaiseTo():
            return _("{name} raises to {chips}").format(**values)


def posted(why: Posting) -> str:
    """Why chips are in before anybody acts."""
    match why:
        case Posting.ANTE:
            return _("ante")
        case Posting.SMALL_BLIND:
            return _("small blind")
        case Posting.BIG_BLIND:
            return _("big blind")
        case Posting.STRADDLE:
            return _("straddle")
        case Posting.LIVE | Posting.DEAD:
            return _("post")
