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
    "way_on": {
        "reinstate": N_("Or put {name} back in: what came later stays as it is."),
        "other_seat": N_("Or give {name} another seat in that step."),
        "unregister": N_("Or unregister {name}: what came later stays as it is."),
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
    "field": {
        "sound": N_("the sound"),
        "say": N_("what is spoken"),
        "message": N_("the message"),
    },
    "fund": {
        "prizes": N_("the prizes"),
        "house": N_("the house"),
        "league": N_("the league"),
        "bounties": N_("the bounties"),
    },
    "buying": {
        "buy_in": N_("a buy-in"),
        "re_entry": N_("a re-entry"),
        "rebuy": N_("a rebuy"),
        "add_on": N_("an add-on"),
    },
    "rule": {"house": N_("house rule")},
    "price": {"Buy-in": N_("Buy-in")},
    "wanted": {
        "text": N_("text"),
        "whole_number": N_("a whole number"),
        "number": N_("a number"),
        "list_of_levels": N_("a list of levels"),
        "list_of_numbers": N_("a list of whole numbers"),
        "truth": N_("true or false"),
        "structure": N_("a structure in braces"),
        "level_or_break": N_("a level or break in braces"),
    },
}
"""By fact, the words for what it may be; anything else is shown as it is."""
