"""The one line about what just happened at a table."""

from collections.abc import Mapping

from engine.hand import Hand
from engine.naming import Naming, naming
from engine.ranking import Category
from engine.result import HandResult, PotResult
from engine.streets import BY_BOARD, Street
from tournament import hand_words
from tournament.felt import acts
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.values import chips, list_of

_NAMED_POTS = 2
"""More pots that the same players won are counted, not named."""


def under_way(hand: Hand, table: Named, looked_at: Street) -> str:
    """The last deed of a hand that goes on, or the street that was just dealt; `looked_at`: the street that is seen."""
    if hand.showing is not None and looked_at is hand.street:
        return _("Showdown")
    if hand.actions and hand.actions[-1].street is looked_at:
        last = hand.actions[-1]
        return acts.told(table.isolated(last.seat), last, acts.street_totals(hand)[-1])
    return street(hand.street)


def street(which: Street) -> str:
    """What a street is called when its cards have just been dealt."""
    match which:
        case Street.PREFLOP:
            return _("Cards are dealt")
        case Street.FLOP:
            return _("Flop")
        case Street.TURN:
            return _("Turn")
        case Street.RIVER:
            return _("River")


def open_hands(tabled_on: Street | None, board: int, hands: int) -> str:
    """So many hands are open, and nobody has the pots yet: a showdown, or the board of an all-in is being dealt."""
    if tabled_on is None:
        return _("Showdown")
    said = ngettext("{n} hand is open", "{n} hands are open", hands).format(n=hands)
    if board not in BY_BOARD or not board:
        return said
    return _("{street}: {what}").format(street=street(BY_BOARD[board]), what=said)


def over(hand: Hand, table: Named, strengths: Mapping[int, int]) -> str:
    """Who got what with which hand, what went back, or that the hand counts for nothing.

    `strengths`: of the hands that were seen, by seat.
    """
    result = hand.result()
    if result.void:
        kept = _("; {chips} wait for the next pot").format(chips=chips(result.carried)) if result.carried else ""
        return _("The hand is void, every bet went back") + kept
    lines = _awards(hand, result, table, strengths)
    if result.returned is not None:
        seat, back = result.returned
        lines.append(_("{chips} went back to {name}").format(chips=chips(back), name=table.isolated(seat)))
    return "; ".join(lines)


def _awards(hand: Hand, result: HandResult, table: Named, strengths: Mapping[int, int]) -> list[str]:
    """One line for each group of winners with all pots that they won, that of the main pot first."""
    pots = sorted(result.pots, key=lambda pot: pot.number)
    if not pots:
        return [_("Everybody else folded")]
    groups: dict[tuple[int, ...], list[PotResult]] = {}
    for pot in pots:
        groups.setdefault(tuple(sorted(pot.winners, key=hand.order.index)), []).append(pot)
    return [_award(winners, won, result, table, strengths, alone=len(groups) == 1) for winners, won in groups.items()]


def pot_name(number: int) -> str:
    """0 is the main pot, 1 the first side pot."""
    return _("side {n}").format(n=number) if number else _("main")


def _award(
    winners: tuple[int, ...],
    pots: list[PotResult],
    result: HandResult,
    table: Named,
    strengths: Mapping[int, int],
    *,
    alone: bool,
) -> str:
    """Ada wins 4 550 with a flush, queen high; Ada and Max split 600 (side 1) with two pair, kings and tens."""
    amount = chips(sum([sum(pot.winners.values()) for pot in pots]))
    which = list_of([pot_name(pot.number) for pot in pots])
    if len(pots) > _NAMED_POTS:
        which = ngettext("{n} pot", "{n} pots", len(pots)).format(n=len(pots))
    # i18n: {pots} names what the chips come from: "main", "side 1 and side 2", "5 pots".
    what = amount if alone else _("{chips} ({pots})").format(chips=amount, pots=which)
    facts = {"name": list_of([table.name(seat) for seat in winners]), "what": what}
    contested = any(len(pot.eligible) > 1 for pot in pots)
    if contested and winners[0] in strengths:
        with_what = with_hand(strengths[winners[0]], strengths)
        form = _("{name} wins {what} with {hand}") if len(winners) == 1 else _("{name} split {what} with {hand}")
        return form.format(hand=with_what, **facts)
    if len(winners) > 1:
        return _("{name} split {what}").format(**facts)
    others = {seat for pot in pots for seat in pot.eligible} - set(winners)
    if contested and others <= set(result.mucked):
        return _("{name} wins {what}: everybody else mucked").format(**facts)
    if alone and not contested:
        return _("{name} wins {what}: everybody else folded").format(**facts)
    return _("{name} wins {what}").format(**facts)


def with_hand(strength: int, all_shown: Mapping[int, int]) -> str:
    """A hand as it stands after "with": a flush, queen high."""
    what = naming(strength, all_shown.values())
    made = _with(what)
    if not what.kickers:
        return made
    kickers = list_of([_(hand_words.ONE_OF_RANK[rank]) for rank in what.kickers])
    # i18n: {hand} is what a pot was won with, {kickers} one card or several: "a pair of aces, king and nine kickers".
    form = ngettext("{hand}, {kickers} kicker", "{hand}, {kickers} kickers", len(what.kickers))
    return form.format(hand=made, kickers=kickers)


def _with(what: Naming) -> str:
    """The hand without its kickers. Each message stands after "wins 4 550 with"."""
    card = _(hand_words.ONE_OF_RANK[what.ranks[0]])
    cards, others = (_(hand_words.SEVERAL_OF_RANK[rank]) for rank in (what.ranks[0], what.ranks[-1]))
    match what.category:
        case Category.HIGH_CARD:
            return _("high card {card}").format(card=card)
        case Category.PAIR:
            return _("a pair of {cards}").format(cards=cards)
        case Category.TWO_PAIR:
            return _("two pair, {cards} and {others}").format(cards=cards, others=others)
        case Category.THREE_OF_A_KIND:
            return _("three of a kind, {cards}").format(cards=cards)
        case Category.STRAIGHT:
            return _("a straight, {card} high").format(card=card)
        case Category.FLUSH:
            ranks = ", ".join([_(hand_words.ONE_OF_RANK[rank]) for rank in what.ranks])
            return _("a flush, {cards} high").format(cards=ranks)
        case Category.FULL_HOUSE:
            return _("a full house, {cards} full of {others}").format(cards=cards, others=others)
        case Category.FOUR_OF_A_KIND:
            return _("four of a kind, {cards}").format(cards=cards)
        case Category.STRAIGHT_FLUSH if what.is_royal:
            return _("a royal flush")
        case Category.STRAIGHT_FLUSH:
            return _("a straight flush, {card} high").format(card=card)
