"""Why the director did something: one line of text that goes into the log."""

from tournament.errors import BadInput
from tournament.people.people import LONGEST_NAME, clean_name

_CODES = {
    "name_empty": "reason_missing",
    "name_has_control_characters": "reason_has_control_characters",
    "name_too_long": "reason_too_long",
}


def clean_reason(text: str) -> str:
    """The reason as it is kept: one line, single blanks, as short as a name has to be.

    Raises:
        BadInput: `reason_missing`, `reason_has_control_characters` (`character`), `reason_too_long` (`longest`).
    """
    try:
        return clean_name(text)
    except BadInput as wrong:
        raise BadInput(_CODES[wrong.code], character=wrong.facts.get("character", ""), longest=LONGEST_NAME) from wrong
