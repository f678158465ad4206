"""Refusals: the database."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # the database
    "locked": N_(
        "Another program, perhaps one that synchronises folders, keeps {file} locked; try again in a moment, or work "
        "with a copy in a folder that is not synchronised."
    ),
    "file_gone": N_("{file} is no longer there; put it back, then go on."),
    "file_exchanged": N_("Another file lies in the place of {file}; put the old one back, or open the file again."),
    "hard_linked": N_("{file} has a second name (a hard link), under which it could be spoilt; open a copy of it."),
    "log_left": N_(
        "Beside {file} lies {log}, which belongs to a file that is no longer there and may hold the last of what was "
        "stored in it; put both together again, or take {log} away."
    ),
    "in_use": N_("{file} is open in another Final Table already ({by})."),
    "second_writer": N_("Another program has written to {file} meanwhile; open it again."),
    "opened_to_read": N_("{file} was opened for reading only."),
    "read_only": N_("{file} is write-protected."),
    "read_only_folder": N_("The folder {folder} is write-protected, and {file} needs room beside itself."),
    "no_access": N_("You may not open {file}."),
    "cannot_open": N_("{file} cannot be opened: {detail}."),
    "disk_full": N_("The disk with {file} is full."),
    "disk_error": N_("The disk with {file} does not work: {detail}."),
    "missing_file": N_("There is no file {file}."),
    "missing_folder": N_("There is no folder {folder} for {file}."),
    "is_a_folder": N_("{file} is a folder."),
    "path_too_long": N_("The name {file} is too long."),
    "empty_file": N_("{file} is empty and no database of Final Table."),
    "not_a_database": N_("{file} is no database."),
    "not_ours": N_("{file} is a database of another program."),
    "damaged": N_("{file} is damaged ({detail}); use its last backup."),
    "damaged_step": N_("A step in the log cannot be read ({detail})."),
    "log_contradicts": N_("The log of {file} contradicts itself in step {seq}; use its last backup."),
    "log_empty": N_("An evening of {file} has lost its log; use the file's last backup."),
    "hands_missing": Counted(
        "count",
        "{file} has lost the text of {count} hand; use its last backup.",
        "{file} has lost the texts of {count} hands; use its last backup.",
    ),
    "nothing_replaced": N_("No file was put aside when {file} was restored, so there is nothing to put back."),
    "beyond_rescue": N_("Nothing can be read from {file} any more; use its last backup."),
    "from_newer_program": N_("{file} was written by a newer Final Table; it has not been touched."),
    "from_older_program": N_("{file} was written by an older Final Table; open it once at the desk to renew it."),
}
