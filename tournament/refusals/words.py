"""Words for what facts of refusals may be."""

from collections.abc import Mapping

from tournament.refusals.marks import N_

WORDS: Mapping[str, Mapping[str, str]] = {
    "separator": {
        ";": N_("a semicolon"),
        "\t": N_("a tab"),
        ",": N_("a comma"),
        "|": N_("a bar (|)"),
        ":": N_("a colon"),
    },
    "found": {
        "truth": N_("true or false"),
        "text": N_("text"),
        "whole_number": N_("a whole number"),
        "decimal_number": N_("a number with decimals"),
        "list": N_("a list"),
        "object": N_("an object in braces"),
        "nothing": N_("empty"),
    },
    "wanted": {
        "text": N_("text"),
        "whole_number": N_("a whole number"),
        "number": N_("a number"),
        "list_of_levels": N_("a list of levels"),
        "structure": N_("a structure in braces"),
        "level_or_break": N_("a level or break in braces"),
    },
}
"""By fact, the words for what it may be; anything else is shown as it is."""
