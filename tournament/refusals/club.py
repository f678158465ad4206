"""Refusals: the club, its people, what it keeps, its evenings."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # people
    "player_in_archive": N_(
        "{name} is in the club already, as {known} in the archive; take {known} out of it instead."
    ),
    "nobody_of_that_name": N_("Nobody called {name} is in the club."),
    "no_such_person": N_("The club knows nobody of number {player}."),
    "nothing_changed": N_("That is what is kept about {name} already."),
    "notes_have_control_characters": N_("The notes hold a character that cannot be shown ({character})."),
    "notes_too_long": N_("The notes have {length} characters; {longest} are the most."),
    "picture_too_large": N_("The picture has {kilobytes} kB; {most} kB are the most."),
    "no_picture_file": N_("A picture has to be a PNG or JPEG file."),
    "has_no_picture": N_("{name} has no picture."),
    "archived_already": N_("{name} is in the archive already."),
    "not_archived": N_("{name} is not in the archive."),
    "id_taken": N_("{id} is {known} already."),
    "has_no_member_number": N_("{name} has no member number."),
    # merging
    "merged_already": N_("{name} is another name of {kept} already; undo that first."),
    "merged_with_itself": N_("{name} is that person already."),
    "both_entered": Counted(
        "count",
        "{name} and {kept} have both played in {count} evening; perhaps they are two people.",
        "{name} and {kept} have both played in {count} evenings; perhaps they are two people.",
    ),
    # what the club keeps
    "structure_name_taken": N_("Another structure is called {name} already."),
    "structure_not_kept": N_("The club keeps no structure {name}."),
    "prices_not_kept": N_("The club keeps no price list {name}."),
    "too_much_kept": N_("{name} would be one too many; {most} can be kept. Drop another one first."),
    # evenings
    "evening_imported_already": N_("{name} has been imported already."),
    "evening_removed_already": N_("{name} is not in the list any more."),
    # how its pages look
    "no_colour": N_("{text} is no colour; write it like #17643F."),
    "style_sheet_too_large": N_("The style sheet has {kilobytes} kB; {most} kB are the most."),
    "style_sheet_has_control_characters": N_("The style sheet holds characters that no text has."),
    "house_style_same": N_("That is what the pages look like already."),
    # a log whose steps do not fit one another
    "player_number_taken": N_("The club's log is damaged: number {player} stands there twice."),
}
