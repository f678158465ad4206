"""Hands of chance in every house: legal actions, and now and then whatever else can be done to a hand."""

from dataclasses import replace
from random import Random

from engine.actions import Action, Call, Check, Due, Fold, Irregularity, Mishap, Posting
from engine.blinds import AnteKind, Blinds
from engine.deck import shuffled
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.presets import PRESETS
from engine.rules import HouseRules, Rake, Straddle
from engine.seats import first_positions, next_positions


def house(rng: Random) -> HouseRules:
    """A preset, sometimes with a switch or two of its own."""
    rules = PRESETS[rng.choice(sorted(PRESETS))]
    if rng.random() < 0.3:
        rules = replace(rules, ante_first=True, raise_cap=rng.choice((None, 1, 4)), smallest_chip=rng.choice((1, 5)))
    if rng.random() < 0.1:
        rules = replace(rules, rake=Rake(rng.randint(0, 100), rng.choice((None, 7))), halve_short_handed_ante=True)
    return rules


def hand(rng: Random, rules: HouseRules | None = None) -> Hand:
    """A finished hand."""
    rules = rules or house(rng)
    players = rng.randint(2, min(9, rules.most_players))
    stacks = {seat: rng.choice((60, 130, 400, 995, 3000, 10_000)) for seat in range(1, players + 1)}
    where = first_positions(rng.randint(1, players), stacks)
    if players > 3 and rng.random() < 0.4:
        del stacks[rng.choice((where.small_blind_seat, where.big_blind))]
        where = next_positions(where, stacks).positions
    ante, kind = rng.choice((0, 10, 100)) * rules.antes, rng.choice(list(AnteKind))
    blinds = Blinds(50, 100, ante, kind, rng.choice(rules.limits), rng.choice((0, 100)))
    one = Hand(
        stacks,
        where,
        blinds,
        shuffled(rng),
        rules,
        dues=dues(rng, list(stacks), (where.small_blind, where.big_blind), rules),
        carried=rng.choice((0, 0, 35)),
        last_two=len(stacks) == 2 and rng.random() < 0.5,
        asks_to_show=rng.random() < 0.7,
    )
    while not one.is_over:
        if rng.random() < 0.03:
            disturb(one, rng)
        elif one.to_act is not None:
            one.act(legal_action(one, rng))
        else:
            speak(one, rng)
    return one


def dues(rng: Random, seats: list[int], blinds: tuple[int | None, int], rules: HouseRules) -> list[Due]:
    """A straddle where the house has it, or posts of players who come in."""
    others = [seat for seat in seats if seat not in blinds]
    if not others or rng.random() < 0.6:
        return []
    if rules.straddle is not Straddle.OFF and len(seats) > 3:
        return [Due(others[-1], Posting.STRADDLE, 200)]
    postings = [Posting.LIVE, Posting.DEAD, *([Posting.ANTE] if rules.antes else [])]
    return [Due(rng.choice(others), posting, 50) for posting in postings]


def legal_action(one: Hand, rng: Random) -> Action:
    """Anything the seat on turn may do."""
    legal = one.legal()
    offers: list[Action] = [Check()] * 3 if legal.can_check else [Fold(), Call(), Call(), Call()]
    if legal.min_raise_to is not None and legal.max_raise_to is not None:
        some = rng.randint(legal.min_raise_to, legal.max_raise_to)
        offers.append(legal.raise_to(rng.choice((legal.min_raise_to, some, legal.max_raise_to))))
    return rng.choice(offers)


def speak(one: Hand, rng: Random) -> None:
    """Show, muck, ask, or take a hand back."""
    showing = one.showing
    assert showing is not None
    try:
        if rng.random() < 0.15:
            one.ask(rng.choice(one.order))
        elif showing.mucked and rng.random() < 0.2:
            one.take_back(rng.choice(showing.mucked))
        elif rng.random() < 0.5:
            one.muck()
        else:
            one.show()
    except IllegalAction:
        if not one.is_over:
            one.show()


def disturb(one: Hand, rng: Random) -> None:
    """Something irregular, if it can be done now."""
    what = rng.randint(0, 9)
    try:
        if what < 3:
            one.kill(rng.choice(one.order), rng.choice((Mishap.DEAD_HAND, Mishap.ABSENT)), "TDA 30")
        elif what < 6 and one.to_act is not None:
            legal = one.legal()
            one.let_stand(legal.to_call + rng.randint(0, legal.stack))
        elif what < 9:
            noted = Irregularity(len(one.actions), Mishap.PREMATURE_CARD, "TDA RP-5", None, one.deck[:1])
            one.rearrange((*one.deck[:30], *one.deck[:29:-1]), noted)
        else:
            one.void(Mishap.FOULED_DECK, "TDA 35-E", absent=one.order[:1])
    except IllegalAction:
        pass
