"""Refusals: formulas for points. `column` counts characters from 1, `line` is said only where there are several."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # as it is written
    "formula_empty": N_("The formula is empty: write what somebody gets, such as players - place + 1."),
    "formula_too_long": N_("The formula has {length} characters; {longest} are the most."),
    "formula_too_large": N_("The formula has too many parts at {spot}; {most} are the most."),
    "formula_too_deep": N_("The formula nests too deeply at {spot}; {most} levels are the most."),
    "formula_character": N_("{word} at {spot} has no meaning in a formula."),
    "formula_word": N_("{word} at {spot} cannot be used in a formula."),
    "formula_text": N_("There is text in quotes at {spot}; a formula only counts with numbers."),
    "formula_attribute": N_("The dot at {spot} belongs to no number, and a formula has no other use for one."),
    "formula_brackets": N_("A formula has no lists: {word} at {spot} cannot be used, only ( and )."),
    "formula_assignment": N_("One = at {spot} keeps nothing in a formula: write == to compare."),
    "formula_power": N_("{word} at {spot} is no power: write ** for one."),
    "formula_operator_missing": N_("Something is missing before {word} at {spot}: perhaps a *, as in 2 * place."),
    "formula_number": N_("The number at {spot} is too large."),
    "formula_variable": N_("Nothing is called {word} (at {spot}); perhaps {near} is meant."),
    "formula_variable_unknown": N_("Nothing is called {word} (at {spot})."),
    "formula_function": N_("No function is called {word} (at {spot}); perhaps {near} is meant."),
    "formula_function_unknown": N_("No function is called {word} (at {spot})."),
    "formula_needs_brackets": N_("{word} at {spot} is a function: write in brackets what it is of."),
    "formula_takes": Counted(
        "fewest",
        "{word} at {spot} takes {fewest} number, not {given}.",
        "{word} at {spot} takes {fewest} numbers, not {given}.",
    ),
    "formula_takes_or": N_("{word} at {spot} takes {fewest} or {most} numbers, not {given}."),
    "formula_takes_more": Counted(
        "fewest",
        "{word} at {spot} takes {fewest} number or more, not {given}.",
        "{word} at {spot} takes {fewest} numbers or more, not {given}.",
    ),
    "formula_comma": N_("The comma at {spot} stands outside a function: numbers have a decimal point, as in 1.5."),
    "formula_bracket_open": N_("The bracket at {spot} is never closed."),
    "formula_bracket_closed": N_("The bracket at {spot} closes nothing."),
    "formula_syntax": N_("The formula breaks off or makes no sense at {spot}."),
    # as it is reckoned
    "formula_by_zero": N_("At {spot} the formula divides by zero."),
    "formula_logarithm": N_("At {spot} the formula takes the logarithm of {value}, but only numbers above 0 have one."),
    "formula_root": N_("At {spot} the formula takes the square root of {value}, but no number below 0 has one."),
    "formula_no_power": N_("At {spot} the formula raises a number below 0 to a power that is not whole."),
    "formula_argument": N_("At {spot} the formula asks {word} for something that does not exist."),
    "formula_result": N_("The formula comes to no number, or to one that is too large."),
}
