"""Rulings about time, conduct, ranking and chips (TDA 23 to 29, 71; RP-7, RP-8; WSOP 126)."""

from tournament.clocks.shot_clocks import USUAL
from tournament.language import gettext as _
from tournament.rules import ColourUp, HalfChip, RescueChip, RoundTies
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _clock(tonight: Tonight) -> Answer:
    said = _(
        "Anybody at the table may ask for the clock, the director decides: {n} seconds, the last five counted aloud. "
        "Time up against a bet: the hand is dead; without one: a check. A tie is the player's."
    )
    return Answer(said.format(n=USUAL // 1000), "TDA 29")


def _new_level(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "It counts from the next hand; a hand begins with the first shuffle. A hand begun wrongly with the old "
            "blinds goes on so once there is substantial action."
        ),
        "TDA 23",
    )


def _penalty(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "A round away is as many hands as players sit at the table, himself included; he is dealt in, his blinds "
            "and antes are posted, his hands are dead. Disqualified: his chips leave play."
        ),
        "TDA 71",
    )


def _hand_for_hand(tonight: Tonight) -> Answer:
    minutes = tonight.evening.hand_for_hand_off / 60_000
    return Answer(
        _(
            "Every table plays one hand and waits. Each hand takes {n:g} minutes off the level where the clock does "
            "not stand. All-in and called: cards stay down until the director says so. It counts from the hand in "
            "which it is announced."
        ).format(n=minutes),
        "TDA RP-8",
    )


def _same_hand(tonight: Tonight) -> Answer:
    ties = {
        RoundTies.BY_TABLE: _("Out at different tables in hand-for-hand: they tie, table by table."),
        RoundTies.ALL_SHARE: _("All who are out in one round of hand-for-hand share their places."),
        RoundTies.BY_STACK: _("In hand-for-hand the larger stack is ahead, at other tables too."),
    }
    first = _("At one table whoever began the hand with more chips finishes higher; equal stacks share.")
    return Answer(f"{first} {ties[tonight.evening.round_ties]}", "WSOP 126, RROP 15")


def _colour_up(tonight: Tonight) -> Answer:
    rules = tonight.evening
    if rules.colour_up is ColourUp.ROUND_UP:
        return Answer(
            _("Everybody's odd chips are changed for one of the next colour; nobody loses any."), _("house rule")
        )
    half = {
        HalfChip.GIVES_ONE: _("Exactly half a chip gives one."),
        HalfChip.GIVES_NONE: _("Exactly half a chip gives none."),
    }
    rescue = {
        RescueChip.EXTRA: _("Nobody is raced out: who has nothing else gets one chip extra."),
        RescueChip.FROM_RACE: _("Nobody is raced out: who has nothing else gets the first chip of the race."),
    }
    first = _("Whole chips are changed; then a card for each odd chip from seat 1, highest card first, one chip each.")
    return Answer(f"{first} {half[rules.half_chip]} {rescue[rules.rescue_chip]}", "TDA 24, RROP 15")


def _found(tonight: Tonight) -> Answer:
    return Answer(
        _("Chips of a colour that is gone are changed at equal value; what is less than the smallest chip is lost."),
        "TDA 24-C",
    )


def _rabbit(tonight: Tonight) -> Answer:
    return Answer(_("No card is turned that the hand does not need any more."), "TDA 28")


def _phone(tonight: Tonight) -> Answer:
    return Answer(_("No telephone and no headphones while one has a live hand."), "TDA 5")


def _one_player(tonight: Tonight) -> Answer:
    return Answer(
        _("One player to a hand: nobody shows or tells a live hand, or advises. A penalty may follow."), "TDA 67"
    )


def _director(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "The director's word is final. The interest of the game and fairness come first; common sense may go "
            "before the letter of a rule."
        ),
        "TDA 1",
    )


RULINGS = (
    Ruling("calling_the_clock", lambda: _("Calling the clock"), lambda: _("time, shot clock, thinking"), _clock),
    Ruling("new_level", lambda: _("New level"), lambda: _("blinds up, when, shuffle"), _new_level),
    Ruling("penalty", lambda: _("Penalty"), lambda: _("warning, disqualified, missed round"), _penalty),
    Ruling("hand_for_hand", lambda: _("Hand for hand"), lambda: _("bubble, one hand, money"), _hand_for_hand),
    Ruling("out_in_one_hand", lambda: _("Out in the same hand"), lambda: _("two out, tie, place"), _same_hand),
    Ruling("colour_up", lambda: _("A colour goes"), lambda: _("chip race, color up, small chips"), _colour_up),
    Ruling("found_chips", lambda: _("Old chips found"), lambda: _("gone colour, later"), _found),
    Ruling("rabbit_hunting", lambda: _("Rabbit hunting"), lambda: _("next card, would have come"), _rabbit),
    Ruling("telephone", lambda: _("Telephone at the table"), lambda: _("phone, mobile, headphones"), _phone),
    Ruling("talking", lambda: _("Talking about a hand"), lambda: _("advice, showing cards, one player"), _one_player),
    Ruling("director", lambda: _("The director decides"), lambda: _("floor, final, fairness, no rule"), _director),
)
"""In the order of how often they come up."""
