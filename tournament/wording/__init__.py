"""Values to words: amounts, times, steps of the history and refusals, in the language spoken now.

Everything a person reads is made here or in a page; the rest of the room speaks in codes and facts.
"""

from tournament.wording.refused import coded, refusal
from tournament.wording.steps import STEP_SENTENCES, sentence, step
from tournament.wording.values import (
    THIN_SPACE,
    amount,
    ante_label,
    blinds,
    chips,
    clock_time,
    day,
    decimal,
    list_of,
    moment,
    ordinal_place,
    period_length,
    short,
    time_of_day,
    zone,
)

__all__ = [
    "STEP_SENTENCES",
    "THIN_SPACE",
    "amount",
    "ante_label",
    "blinds",
    "chips",
    "clock_time",
    "coded",
    "day",
    "decimal",
    "list_of",
    "moment",
    "ordinal_place",
    "period_length",
    "refusal",
    "sentence",
    "short",
    "step",
    "time_of_day",
    "zone",
]
