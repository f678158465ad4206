"""The houses by whose rules hands are played, in words: how each is called, and what is special there."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.refusals.marks import N_

_NAMES: Mapping[str, str] = {
    "tda": N_("Tournament Directors Association"),
    "wsop": N_("World Series of Poker"),
    "robert": N_("Robert’s Rules of Poker"),
    "pacific": N_("Pacific Poker"),
    "czech": N_("Czech casino rules"),
    "polish": N_("Training game"),
    "slovak": N_("Slovak casino rules"),
}
_SHORT: Mapping[str, str] = {"tda": N_("TDA"), "wsop": N_("WSOP"), "robert": N_("Robert's")}
_NUMBERED: Mapping[str, str] = {
    "pacific": N_("Pacific Poker (seed 000)"),
    "czech": N_("Czech casino (seed 001)"),
    "polish": N_("Polish training game (seed 002)"),
    "slovak": N_("Slovak casino (seed 003)"),
}
_SPECIAL: Mapping[str, str] = {
    "tda": N_("Tournament rules: the button may lie at an empty seat, whoever is away is dealt in and posts."),
    "wsop": N_("As the Tournament Directors Association, but with four raises after the bet in a limit game."),
    "robert": N_("Cash game: newcomers post, missed blinds are made up for, and a straddle is a larger blind."),
    "pacific": N_("Fixed limit only: the lower limit sets the blinds, and three raises after the bet are the cap."),
    "czech": N_("A straddle is a raise, and in a limit game only an all-in of a whole bet opens the betting again."),
    "polish": N_("No-limit for two to six with play chips: no posts, no rake, the button moves on with every hand."),
    "slovak": N_("Newcomers post, missed blinds cost both, and who buys more must reach half the buy-in."),
}


def name(house: str) -> str:
    """What a house of `engine.presets.PRESETS` is called where it is chosen."""
    return _(_NAMES[house])


def short(house: str) -> str:
    """What it is called in a line beside other things: TDA, Czech casino rules."""
    return _(_SHORT.get(house) or _NAMES[house])


def numbered(house: str) -> str:
    """What it is called where the numbers of its rules are named, which stand in the document that has this name."""
    return _(_SHORT.get(house) or _NUMBERED[house])


def special(house: str) -> str:
    """What is special there, in one sentence."""
    return _(_SPECIAL[house])
