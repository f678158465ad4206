"""One sentence for every code that can be refused; facts stand in braces.

`N_` and `Counted` mark them for translation; `wording.refusal` translates and fills them in.
"""

from collections.abc import Mapping
from dataclasses import dataclass


def N_(message: str) -> str:  # noqa: N802  (gettext's own name for it)
    """Mark a message for translation without translating it yet."""
    return message


@dataclass(frozen=True, slots=True)
class Counted:
    """A sentence that depends on a number: the fact `number`, or how many things that fact lists."""

    number: str
    one: str
    many: str


SENTENCES: Mapping[str, str | Counted] = {
    # the log
    "first_step": N_("The evening's first step cannot be undone."),
    "no_such_step": N_("There is no step {seq}."),
    "already_undone": N_("That step has been undone already."),
    "older_correction": N_("A newer correction counts; undo that one first."),
    "not_a_first_step": N_("Only the original step can be corrected."),
    "nothing_to_undo": N_("There is nothing to undo."),
    "nothing_to_redo": N_("There is nothing to redo."),
    "nothing_to_take_back": N_("There is no press of the clock to take back."),
    "later_step_depends": N_("“{what}” came later and would no longer stand; undo that first."),
    # a log whose steps do not fit one another: a damaged file, never the answer to what somebody asked for
    "empty_log": N_("The evening's log is damaged: it is empty."),
    "created_twice": N_("The evening's log is damaged: step {seq} creates the evening again."),
    "not_created": N_("The evening's log is damaged: it does not begin with the evening's creation."),
    "entry_taken": N_("The evening's log is damaged: entry {entry} stands there twice."),
    "not_a_club_fact": N_("The club's log is damaged: it holds a {kind}."),
    # people
    "nobody_named": N_("Name at least one player."),
    "player_known": N_("{name} is in the club already, as {known}."),
    "already_entered": N_("{name} has entered already, as {known}."),
    "no_such_entry": N_("There is no entry {entry}."),
    "no_such_player": N_("Nobody called {name} plays tonight."),
    # seats
    "seats_already_drawn": N_("The seats have been drawn already."),
    "seats_not_drawn": N_("Draw the seats first."),
    "too_few_players": N_("That takes at least two players, not {players}."),
    "no_such_table": N_("There is no table {table}."),
    "seat_taken": N_("Seat {seat} at table {table} is not free."),
    "seat_empty": N_("Nobody sits at table {table} seat {seat}."),
    "not_seated": N_("{name} has no seat."),
    "not_at_table": N_("{name} does not sit at table {table}."),
    "not_at_seat": N_("{name} does not sit at table {table} seat {seat}."),
    "already_seated": N_("{name} has a seat already: table {table} seat {seat}."),
    "table_open": N_("Table {table} is open already."),
    "table_not_empty": N_("Somebody still sits at table {table}."),
    "table_full": N_("Table {table} has no open seat ({rule})."),
    "no_room_elsewhere": N_(
        "Table {table} cannot be broken: more people sit there ({players}) than seats are open elsewhere ({seats})."
    ),
    "final_table_not_due": N_("{players} players are too many for the final table ({rule})."),
    "plan_outdated": N_("{name} can no longer move to table {table} seat {seat}: somebody moved meanwhile."),
    "nobody_to_move": N_("Nobody has to move."),
    # the clock
    "not_started": N_("The tournament has not started yet."),
    "already_started": N_("The tournament has started already."),
    "already_paused": N_("The clock is paused already."),
    "not_paused": N_("The clock is not paused."),
    "evening_over": N_("The tournament is over."),
    "no_level_before": N_("There is no level before this one."),
    "less_than_is_left": N_("There is not that much time left in this level."),
    "start_in_the_past": N_("The start has to be later than now."),
    "nothing_to_give_back": N_("The clock shows already what it would have shown."),
    "no_start_scheduled": N_("No start is set."),
    "simulated_time": N_("In a simulated evening time passes only with the hands."),
    "not_simulated": N_("This evening is played by people, not by robots."),
    "on_break": N_("No hand begins during a break."),
    # out
    "already_out": N_("{name} is out already."),
    "eliminator_out": N_("{name} is out and cannot have won that hand."),
    "eliminator_elsewhere": N_("{name} sits at another table."),
    "eliminated_by_himself": N_("{name} cannot be out by his own hand."),
    "different_tables": N_("{name} sits at another table: players out in one hand sit at one table."),
    "somebody_must_win": N_("Not everybody can be out: somebody has to win."),
    "still_has_chips": Counted("chips", "{name} still has {chips} chip.", "{name} still has {chips} chips."),
    "not_out": N_("{name} is not out."),
    "chips_were_won": N_("{name}'s chips have been won by others; undo the hand instead."),
    "no_open_seat": N_("No seat is open."),
    # chips
    "stack_unknown": N_("{name}'s chips have not been counted."),
    "stack_differs": N_("{name}'s stack is not what hand {hand} at table {table} began with."),
    "chips_do_not_add_up": N_("The chips do not add up."),
    "hand_out_of_order": N_("Hand {hand} at table {table} does not follow the last one."),
    # names and amounts typed
    "name_empty": N_("A name is missing."),
    "name_has_control_characters": N_("The name {name} holds a control character ({character})."),
    "name_too_long": N_("The name {name} has {length} characters; {longest} are allowed."),
    "currency_unknown": N_("{currency} is no currency's code, such as EUR or CZK."),
    "amount_wrong": N_("{text} is no amount of {currency}."),
    "amount_negative": N_("{text} is less than nothing."),
    "amount_ambiguous": N_("{text} can be read in two ways: write it without separators between thousands."),
    "amount_too_large": N_("That amount is too large."),
    "amount_too_precise": Counted(
        "decimals",
        "{text} has more than the {decimals} decimal of {currency}.",
        "{text} has more than the {decimals} decimals of {currency}.",
    ),
    "number_typed_wrong": N_("{text} is no whole number above 0."),
    # structures
    "structure_without_levels": N_("A structure needs at least one level."),
    "period_too_short": N_("Line {period} of the structure lasts less than a second."),
    "period_too_long": N_("Line {period} of the structure lasts longer than 100000 minutes."),
    "blind_not_positive": N_("Line {period} of the structure needs a big blind above 0, not {big_blind}."),
    "blind_negative": N_("Line {period} of the structure has a blind or ante below 0."),
    "small_blind_over_big_blind": N_(
        "Line {period} of the structure has a small blind of {small_blind} over a big blind of {big_blind}."
    ),
    "stack_not_positive": N_("A starting stack has to be above 0, not {starting_stack}."),
    "minutes_out_of_range": N_("{minutes} minutes are no length for a level: 1 to {most} are."),
    "structure_unknown": N_("There is no structure called {name}; there are {known}, or name a file."),
    # files
    "file_missing": N_("There is no file {file}."),
    "file_unreadable": N_("{file} cannot be read: {why}."),
    "file_empty": N_("{file} is empty."),
    "file_is_a_workbook": N_("{file} is a workbook; save it as CSV first."),
    "encoding_unknown": N_("{file}: there is no encoding called {encoding}."),
    "encoding_wrong": N_("{file}, line {line}: this is not {encoding}."),
    "encoding_unsure": N_("{file} may be {choices} ({examples}): say which with --encoding."),
    "quote_not_closed": N_("{file}, line {line}: a quotation mark is not closed."),
    "name_column_missing": N_("{file}, line {line}: no column is called name; there are {columns}."),
    "name_column_twice": N_("{file}, line {line}: two columns are called {heading}."),
    "name_missing": N_("{file}, line {line}: the name is missing."),
    "same_person_twice": N_("{file}, line {line}: {name} is the same person as {first_name} in line {first_line}."),
    "too_few_names": Counted(
        "count",
        "{file} names {count} person; a tournament needs {fewest}.",
        "{file} names {count} people; a tournament needs {fewest}.",
    ),
    "columns_missing": Counted(
        "columns",
        "{file}, line {line}: this column is missing: {columns}.",
        "{file}, line {line}: these columns are missing: {columns}.",
    ),
    "column_unknown": N_("{file}, line {line}: there is no column {column}; the columns are {known}."),
    "column_twice": N_("{file}, line {line}: the column {column} stands there twice."),
    "kind_unknown": N_("{where}: {kind} is neither level nor break."),
    "ante_kind_unknown": N_("{where}: {ante_kind} is no kind of ante; there are {known}."),
    "number_wrong": N_("{file}, line {line}: {text} is no whole number for {column}."),
    "cell_without_column": N_("{file}, line {line}: {text} stands in no column of the first row."),
    "minutes_wrong": N_("{where}: {text} is no number of minutes."),
    "minutes_missing": N_("{where}: the minutes are missing; give them there or with --minutes."),
    "break_with_blinds": N_("{file}, line {line}: a break has no {column} ({text})."),
    "json_wrong": N_("{where}: this is not JSON."),
    "schema_unknown": N_("{file} has schema {schema}; this program reads {known}."),
    "key_unknown": N_("{where}: {key} is not known there."),
    "key_twice": N_("{where}: {key} stands there twice."),
    "key_missing": N_("{where}: {key} is missing."),
    "value_empty": N_("{where}: {key} is empty."),
    "value_wrong": N_("{where}: {key} is {found}, not {wanted}."),
    "object_wrong": N_("{where}: this is {found}, not {wanted}."),
    "file_too_large": N_("{file} is far too large to be what it should be."),
    "cannot_read": N_("{file} cannot be read: {detail}."),
    "cannot_write": N_("{file} cannot be written: {detail}."),
    # the database
    "locked": N_("Another program, perhaps one that synchronises folders, keeps {file} locked; try again in a moment."),
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
    "from_newer_program": N_("{file} was written by a newer Final Table; it has not been touched."),
    "from_older_program": N_("{file} was written by an older Final Table; open it once at the desk to renew it."),
    # notes on files that were read all the same
    "read_as": N_("{file} was read as {encoding} ({example}, not {instead}); if that is wrong, use --encoding."),
    "looks_garbled": N_("{file}, line {line}: {example} looks as if it had been saved in another encoding."),
    "separator_in_row": N_("{file}, line {line}: {text} was taken as one name although it holds {separator}."),
    "heading_read_as_name": N_("{file}, line {line}: {name} was taken as a name, not as a heading."),
}
"""The sentence for each code of `errors.Refusal`."""

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
