"""Words for robots: how one likes to play, and how well it does."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.refusals.marks import N_

_STYLES: Mapping[str, str] = {
    # i18n: a way of playing poker, as it stands in a list and at a player's name
    "tight": N_("Tight"),
    # i18n: a way of playing poker, as it stands in a list and at a player's name
    "loose": N_("Loose"),
    # i18n: a way of playing poker, as it stands in a list and at a player's name
    "rock": N_("Rock"),
    # i18n: a way of playing poker, as it stands in a list and at a player's name
    "station": N_("Calling station"),
}
_DESCRIBED: Mapping[str, str] = {
    "tight": N_("Tight: few hands, played by betting and raising."),
    "loose": N_("Loose: many hands, bets and bluffs a lot."),
    "rock": N_("Rock: few hands, seldom raises."),
    "station": N_("Calling station: many hands, calls and seldom raises or folds."),
}
_STRENGTHS: Mapping[str, str] = {
    # i18n: how well a robot plays poker
    "learner": N_("Learner"),
    # i18n: how well a robot plays poker
    "club": N_("Club player"),
    # i18n: how well a robot plays poker
    "expert": N_("Expert"),
}
_HOW_WELL: Mapping[str, str] = {
    "learner": N_("Learner: misjudges odds, overplays weak pairs and does not look where the button is."),
    "club": N_("Club player: knows position and price, and trusts quick estimates."),
    "expert": N_("Expert: reckons with what the others may hold, with position and with the depth of the stacks."),
}


def style(code: str) -> str:
    """The name of a style of `engine.robots.STYLES`: `Calling station`."""
    return _(_STYLES[code])


def style_described(code: str) -> str:
    """The same as one sentence that says how it plays."""
    return _(_DESCRIBED[code])


def strength(code: str) -> str:
    """The name of a strength of `engine.robots.STRENGTHS`: `Club player`."""
    return _(_STRENGTHS[code])


def strength_described(code: str) -> str:
    """The same as one sentence that says what it can do."""
    return _(_HOW_WELL[code])


def named(chosen: tuple[str, str]) -> str:
    """A robot by its style and strength: `Rock (Learner)`."""
    # i18n: a robot: how it plays and how well
    return _("{style} ({strength})").format(style=style(chosen[0]), strength=strength(chosen[1]))
