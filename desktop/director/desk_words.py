"""Refusals as the desk says them: without the console's options, and without a second number for the same line."""

import platform
from collections.abc import Mapping

from tournament import wording
from tournament.errors import Refusal
from tournament.refusals import N_, Counted

AT_THE_DESK: Mapping[str, str | Counted] = {
    "encoding_unsure": N_("{file} may be {choices} ({examples}); save it as UTF-8 and choose it again."),
    "read_as": N_("{file} was read as {encoding} ({example}, not {instead}); if that is wrong, save it as UTF-8."),
    "too_few_names": N_("{file} names nobody."),
    "minutes_missing": N_("{where}: the minutes are missing."),
    "period_too_short": N_("{where}: this lasts less than a second."),
    "period_too_long": N_("{where}: this lasts longer than 100000 minutes."),
    "blind_not_positive": N_("{where}: the big blind has to be above 0, not {big_blind}."),
    "blind_negative": N_("{where}: a blind or ante is below 0."),
    "small_blind_over_big_blind": N_("{where}: a small blind of {small_blind} is over the big blind of {big_blind}."),
    "in_use": N_("{file} is open in another Final Table already; close that one first."),
}
"""The codes whose sentence of `tournament.refusals` belongs to the console."""

ELSEWHERE = N_("{file} is open in a Final Table on the computer {computer} already; close that one first.")


def refusal(error: Refusal) -> str:
    """The one sentence that says what was refused."""
    facts = dict(error.facts)
    sentences = AT_THE_DESK
    computer = str(facts.get("by", "")).partition("@")[2]
    if error.code == "in_use" and computer not in ("", platform.node()):
        facts["computer"] = computer
        sentences = {"in_use": ELSEWHERE}
    return wording.coded(error.code, facts, sentences)
