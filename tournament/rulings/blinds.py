"""Rulings about button, blinds and antes (TDA 32 to 34, RP-11; WSOP 85 to 87)."""

from engine.blinds import AnteKind
from engine.rules import ButtonMode, MissedBlinds
from tournament.language import gettext as _
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _dead_button(tonight: Tonight) -> Answer:
    said = {
        ButtonMode.DEAD: (
            _(
                "The big blind moves on by one player, always. The small blind falls to the seat that had the big "
                "blind, the button to the one that had the small blind, even if nobody sits there any more: then "
                "nobody posts the small blind, or the button lies at an empty seat."
            ),
            "TDA 32",
        ),
        ButtonMode.MOVING: (
            _("The button moves on to the next player, and the blinds with it; an empty seat is passed over."),
            "seed 000, 20",
        ),
        ButtonMode.STAYS: (
            _("The button stays where it is for a hand if the player of the last small blind has left."),
            "seed 003, 30",
        ),
    }
    return Answer(*said[tonight.house.button])


def _heads_up(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "The small blind has the button, gets the last card, acts first before the flop and last afterwards. When "
            "it becomes heads-up the button is set so that nobody has the big blind twice in a row."
        ),
        "TDA 34-B",
    )


def _wrong_button(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Found before two have acted with chips or three at all: put right. Later the hand is played as it is, and "
            "the button goes on from there."
        ),
        "TDA 34-A",
    )


def _short_blind(tonight: Tonight) -> Answer:
    return Answer(
        _("A short blind changes nothing for the others: a call and the least raise are those of the whole blind."),
        "RROP 14",
    )


def _ante(tonight: Tonight) -> Answer:
    level = tonight.level
    if level is not None and level.ante and level.ante_kind is AnteKind.PLAYER:
        return Answer(
            _(
                "Everybody posts the ante before the blind. An all-in player wins of each ante as much as he posted "
                "himself."
            ),
            "RROP 3",
        )
    if tonight.house.ante_first:
        said = _("A player without enough for both posts the ante first; what is left is his blind.")
    else:
        said = _("A player without enough for both posts the blind first; what is left is the ante.")
    return Answer(said + " " + _("The ante never becomes less with fewer players."), "TDA RP-11")


def _missed(tonight: Tonight) -> Answer:
    said = {
        MissedBlinds.NOTHING: (
            _("Nobody misses a blind: whoever is away is dealt in, and his blinds and antes are posted."),
            "TDA 30",
        ),
        MissedBlinds.MISSED_ONES: (
            _("Whoever comes back posts what he missed, or waits for his big blind."),
            "seed 001, 13",
        ),
        MissedBlinds.BOTH: (
            _("Whoever comes back posts both blinds, the small one dead, or waits for his big blind."),
            "seed 003, 29",
        ),
    }
    return Answer(*said[tonight.house.missed_blinds])


def _dodging(tonight: Tonight) -> Answer:
    return Answer(_("Whoever dodges a blind on purpose, moving seats too, gets a penalty."), "TDA 33")


RULINGS = (
    Ruling("dead_button", lambda: _("Where the button goes"), lambda: _("dead button, bust, empty seat"), _dead_button),
    Ruling("heads_up", lambda: _("Heads-up"), lambda: _("two players, who is small blind, first to act"), _heads_up),
    Ruling("wrong_button", lambda: _("Button at the wrong seat"), lambda: _("wrong blinds, misplaced"), _wrong_button),
    Ruling("short_blind", lambda: _("Short blind"), lambda: _("all-in in the blind, not enough"), _short_blind),
    Ruling("ante", lambda: _("Ante"), lambda: _("big blind ante, not enough for both, all-in ante"), _ante),
    Ruling("missed_blinds", lambda: _("Missed blinds"), lambda: _("away, absent, sitting out, back"), _missed),
    Ruling("dodging_blinds", lambda: _("Dodging the blinds"), lambda: _("avoid, late to the table"), _dodging),
)
"""In the order of how often they come up."""
