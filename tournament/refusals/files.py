"""Refusals: files from outside."""

from collections.abc import Mapping

from tournament.refusals.marks import N_, Counted

SENTENCES: Mapping[str, str | Counted] = {
    # files
    "file_missing": N_("There is no file {file}."),
    "file_unreadable": N_("{file} cannot be read: {why}."),
    "file_empty": N_("{file} is empty."),
    "file_is_a_workbook": N_("{file} is a workbook that is not read; save it as XLSX or CSV first."),
    "workbook_encrypted": N_("{file} is protected by a password; save it without one first."),
    "workbook_old": N_("{file} is a workbook of the old kind (.xls); save it as XLSX or CSV first."),
    "workbook_damaged": N_("{file} is a damaged workbook and cannot be read."),
    "sheet_missing": N_("{file} has no sheet called {sheet}; there are {sheets}."),
    "amount_in_file_wrong": N_("{file}, line {line}: {text} is no amount."),
    "amount_in_file_ambiguous": N_(
        "{file}, line {line}: {text} may be thousands or decimals, and no other amount of the file says which."
    ),
    "amounts_mixed": N_(
        "{file}, line {line}: {text} is not written as {first_text} in line {first_line} is; one of them would be"
        " misread."
    ),
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
    # notes on files that were read all the same
    "sheet_read": N_("{file}: the sheet {sheet} was read, not {others}."),
    "read_as": N_("{file} was read as {encoding} ({example}, not {instead}); if that is wrong, use --encoding."),
    "looks_garbled": N_("{file}, line {line}: {example} looks as if it had been saved in another encoding."),
    "separator_in_row": N_("{file}, line {line}: {text} was taken as one name although it holds {separator}."),
    "heading_read_as_name": N_("{file}, line {line}: {name} was taken as a name, not as a heading."),
}
