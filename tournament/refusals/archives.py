"""Refusals: evenings and clubs that come as a file."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # files of an evening or a club
    "archive_not_ours": N_("{file} is no file of an evening or a club."),
    "archive_is_a_database": N_(
        "{file} is a whole database, not the file of an evening or a club; open it at the desk, or restore it."
    ),
    "archive_newer": N_(
        "{where}: a newer Final Table wrote this file (form {schema}; this program reads up to {newest})."
    ),
    "archive_newer_fact": N_("{where}: this program does not know a {kind}; a newer Final Table wrote the file."),
    "archive_cut": N_("{where}: the file ends here, before its end; get it again from where it came."),
    "archive_changed": N_("{where}: this line is not as it was written; get the file again from where it came."),
    "archive_lines_differ": N_(
        "{where}: lines before this one are missing, or were added; get the file again from where it came."
    ),
    "archive_line_wrong": N_("{where}: this cannot be read ({detail})."),
    "archive_contradicts": N_("{where}: this step does not fit those before it."),
    "evening_here": N_(
        "{file}: the evening {name} is here already, as number {number} ({ours} steps here, {theirs} in the file)."
    ),
    "two_are_one_here": N_(
        "{file}: {name} and {other} are two people of that evening, but both names are {known}'s here; "
        "change a name or nickname of {known} first."
    ),
    "nothing_new": N_("{file} holds nothing that is not here already."),
    # notes on what was loaded all the same
    "evening_left": N_("The evening {name} is here already, as number {number}; it was left as it is."),
    "structure_here": N_("There is a structure called {name} here already; it was left as it is."),
    "prices_here": N_("There is a price list called {name} here already; it was left as it is."),
    "season_here": N_("There is a season called {name} here already; it was left as it is."),
    "house_style_here": N_("The pages of this club have a look already; it was left as it is."),
}
