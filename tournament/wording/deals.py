"""Words about deals: how the shares were found, what is unreasonable about one, and the line of the history."""

from collections.abc import Mapping, Sequence

from tournament.deals.deals import Method, Oddity
from tournament.events import Ending
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents, Chips
from tournament.state import Deal
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import amount, chips, list_of


def method_name(method: Method) -> str:
    """How the shares are found, in a word or two."""
    match method:
        case Method.EVEN:
            return _("even")
        case Method.CHIPS:
            return _("by chips")
        case Method.MINIMUM:
            return _("minimum + chips")
        case Method.ICM:
            return _("ICM")
        case Method.OWN:
            return _("own numbers")


def method_title(method: Method) -> str:
    """The same as the title of a column."""
    name = method_name(method)
    return name[:1].upper() + name[1:]


def method_explained(method: Method) -> str:
    """What that way to divide does, in a sentence."""
    match method:
        case Method.EVEN:
            return _("Everybody gets the same.")
        case Method.CHIPS:
            return _("By chips alone: the leader may get more than first prize.")
        case Method.MINIMUM:
            return _("Everybody gets the lowest prize that is left, the rest goes by chips.")
        case Method.ICM:
            return _("What the chips are worth in these prizes, by the Independent Chip Model.")
        case Method.OWN:
            return _("What the players agree on.")


def oddity(odd: Sequence[Oddity], kept: Cents = 0) -> str:
    """What is unreasonable about a share, where so much of first prize is kept; "" where nothing is."""
    if Oddity.ABOVE_FIRST_PRIZE in odd and Oddity.BELOW_NEXT_PRIZE in odd:
        if kept:
            return _("more than is left of first prize, less than the next prize")
        return _("more than first prize, less than the next prize")
    if Oddity.ABOVE_FIRST_PRIZE in odd:
        return _("more than is left of first prize") if kept else _("more than first prize")
    return _("less than the next prize") if Oddity.BELOW_NEXT_PRIZE in odd else ""


def deal(players: int, method: Method, kept: Cents, currency: str) -> str:
    """That a deal was made: Deal among 3 players (ICM), €150 kept for first."""
    said = ngettext("Deal among {n} player ({method})", "Deal among {n} players ({method})", players).format(
        n=players, method=method_name(method)
    )
    if not kept:
        return said
    return _("{deal}, {kept} kept for first").format(deal=said, kept=amount(kept, currency))


def made(agreed: Deal, currency: str) -> str:
    """The same of a deal that was made."""
    return deal(len(agreed.shares), Method(agreed.method), agreed.kept, currency)


def certain(share: Cents, currency: str) -> str:
    """What somebody who is still in has for certain: €148 by the deal."""
    return _("{amount} by the deal").format(amount=amount(share, currency))


def beside(things: Sequence[tuple[int, str]], *, rebuys: bool) -> str:
    """What no deal divides, by place, where there is any: 1: Bottle of rum; and that rebuys go on, where they do."""
    said = []
    if things:
        each = ", ".join(_("{place}: {prize}").format(place=place, prize=thing) for place, thing in things)
        said.append(_("Only money is divided; things stay with their places ({things}).").format(things=each))
    if rebuys:
        said.append(_("Rebuys are still sold; what they bring goes to the winner."))
    return " ".join(said)


def ending(how: Ending) -> str:
    """How it goes on after a deal."""
    match how:
        case Ending.BY_CHIPS:
            return _("the evening is over, places by chips")
        case Ending.TIE:
            return _("the evening is over, all share first place")
        case Ending.PLAY_ON:
            return _("they play on")


def chips_off(difference: Chips) -> str:
    """By how much the chips that were counted differ from those in play; "" where they do not."""
    if not difference:
        return ""
    many = ngettext("{n} chip", "{n} chips", abs(difference)).format(n=chips(abs(difference)))
    said = _("{chips} fewer counted than in play") if difference < 0 else _("{chips} more counted than in play")
    return said.format(chips=many)


def still_sold(names: list[str] | tuple[str, ...]) -> str:
    """That the pool may still grow, because these can be bought; "" where nothing is."""
    return _("still on sale: {names}").format(names=list_of(names)) if names else ""


def _made(facts: Facts) -> str:
    currency = facts["currency"]
    said = deal(len(facts["names"]), Method(facts["method"]), facts["kept"], currency)
    got = [
        _("{name} {amount}").format(name=name, amount=amount(share, currency))
        for name, share in zip(facts["names"], facts["amounts"], strict=True)
    ]
    said = _("{deal}: {shares}; {ending}").format(
        deal=said, shares=list_of(got), ending=ending(Ending(facts["ending"]))
    )
    for note in (chips_off(facts.get("chips_off", 0)), still_sold(facts.get("on_sale", ()))):
        said = _("{deal} ({counted})").format(deal=said, counted=note) if note else said
    return said


SENTENCES: Mapping[str, Sentence] = {"deal_made": _made}
