"""Values to words: amounts, times, steps of the history and refusals, in the language spoken now.

Everything a person reads is made here or in a page; the rest of the room speaks in codes and facts.

Each part is loaded when it is first asked for: the first window tells times and names, and no steps or refusals yet.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tournament.wording import moves
    from tournament.wording.colours import chip_counts, chip_name, going, when_it_goes
    from tournament.wording.outs import out_by, shared_places
    from tournament.wording.refused import coded, refusal
    from tournament.wording.seats import chair, numbered, table_name
    from tournament.wording.selling import because, price_name
    from tournament.wording.steps import STEP_SENTENCES, sentence, step
    from tournament.wording.structures import colours_removed, concern, level_blinds, limit_label
    from tournament.wording.values import (
        THIN_SPACE,
        amount,
        ante_label,
        blinds,
        chips,
        clock_time,
        day,
        decimal,
        hours,
        list_of,
        moment,
        ordinal_place,
        period_length,
        short,
        shot_clock,
        time_of_day,
        times_in,
        zone,
    )

__all__ = [
    "STEP_SENTENCES",
    "THIN_SPACE",
    "amount",
    "ante_label",
    "because",
    "blinds",
    "chair",
    "chip_counts",
    "chip_name",
    "chips",
    "clock_time",
    "coded",
    "colours_removed",
    "concern",
    "day",
    "decimal",
    "going",
    "hours",
    "level_blinds",
    "limit_label",
    "list_of",
    "moment",
    "moves",
    "numbered",
    "ordinal_place",
    "out_by",
    "period_length",
    "price_name",
    "refusal",
    "sentence",
    "shared_places",
    "short",
    "shot_clock",
    "step",
    "table_name",
    "time_of_day",
    "times_in",
    "when_it_goes",
    "zone",
]

_PARTS = {
    "colours": ["chip_counts", "chip_name", "going", "when_it_goes"],
    "outs": ["out_by", "shared_places"],
    "refused": ["coded", "refusal"],
    "seats": ["chair", "numbered", "table_name"],
    "selling": ["because", "price_name"],
    "steps": ["STEP_SENTENCES", "sentence", "step"],
    "structures": ["colours_removed", "concern", "level_blinds", "limit_label"],
    "values": [
        "THIN_SPACE",
        "amount",
        "ante_label",
        "blinds",
        "chips",
        "clock_time",
        "day",
        "decimal",
        "hours",
        "list_of",
        "moment",
        "ordinal_place",
        "period_length",
        "short",
        "shot_clock",
        "time_of_day",
        "times_in",
        "zone",
    ],
}
_PART_OF = {name: part for part, names in _PARTS.items() for name in names}


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What one of the parts has, which is loaded for that."""
        if name == "moves":
            return import_module("tournament.wording.moves")
        if name not in _PART_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(f"{__name__}.{_PART_OF[name]}"), name)
        return found
