"""Which rule says so, by house: where a document is silent, the Tournament Directors Association's way is followed."""

from __future__ import annotations

from enum import Enum

from engine.rules import HouseRules
from tournament.language import gettext as _
from tournament.refusals import N_


class Subject(Enum):
    """What a rule is asked about."""

    LEAST_RAISE = "least_raise"
    REOPENING = "reopening"
    LIMIT_REOPENING = "limit_reopening"
    LIMIT_SIZE = "limit_size"
    CAP = "cap"
    POT_LIMIT = "pot_limit"


_USUAL = {
    Subject.LEAST_RAISE: "TDA 43",
    Subject.REOPENING: "TDA 47",
    Subject.LIMIT_REOPENING: "TDA 47-B",
    Subject.LIMIT_SIZE: "RROP 3",
    Subject.CAP: "TDA 48",
    Subject.POT_LIMIT: "RROP 14",
}
_OWN = {
    "wsop": {Subject.CAP: "WSOP 100"},
    "robert": {
        Subject.LEAST_RAISE: "RROP 14",
        Subject.REOPENING: "RROP 14",
        Subject.LIMIT_REOPENING: "RROP 3",
        Subject.CAP: "RROP 3",
    },
    "pacific": {Subject.LIMIT_SIZE: N_("Pacific rule 11"), Subject.CAP: N_("Pacific rule 13")},
    "czech": {
        Subject.LEAST_RAISE: N_("Czech rule 33"),
        Subject.REOPENING: N_("Czech rule 29"),
        Subject.LIMIT_REOPENING: N_("Czech rule 29"),
        Subject.LIMIT_SIZE: N_("Czech rule 20"),
        Subject.CAP: N_("Czech rule 35"),
    },
    "polish": {},
    "slovak": {Subject.LIMIT_SIZE: N_("Slovak rule 20"), Subject.CAP: N_("Slovak rule 14")},
}


def source(rules: HouseRules, subject: Subject) -> str:
    """How that rule is called: TDA 43."""
    return _(_OWN.get(rules.name, {}).get(subject, _USUAL[subject]))
