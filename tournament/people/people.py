"""Names of people: how one is kept, and when two are the same person's."""

import re
import unicodedata
from functools import lru_cache

from tournament.errors import BadInput

LONGEST_NAME = 100
"""Characters (code points) of a name as it is kept."""

LONGEST_NOTES = 2_000
"""Characters (code points) of what is written about a person."""

_BLANKS = re.compile("[\t\n\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")
"""What counts as a blank in a name. Not `\\s`, which holds control characters such as U+001C too."""

_UNSEEN = re.compile("[\u00ad\u200b\u2060\ufeff]")
"""Places where a word may or may not be broken, and the mark at the beginning of a file."""

_REORDERING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Embeddings, overrides and isolates. They reach beyond the name they stand in: U+202E turns around whatever the
program shows after it. The marks U+200E, U+200F and U+061C act only where they stand, and the joiners U+200C and
U+200D are spelling (Persian, emoji families), so those stay."""


def clean_name(name: str) -> str:
    """The name as it is kept: NFC, trimmed, each run of blanks, line breaks and no-break spaces one blank.

    What takes no room and says only where a line may break is left out: it comes along when a name is copied.

    Raises:
        BadInput: `name_empty`; `name_has_control_characters` (`name` with each of them as U+FFFD, `character` like
            `U+202E`): control characters, line breaks and tabs apart, and characters that reorder the text
            around them; `name_too_long` (`name`, `length`, `longest`).
    """
    kept = unicodedata.normalize("NFC", _single_blanks(name))
    bad = [character for character in kept if _is_control(character)]
    if bad:
        shown = "".join("\ufffd" if _is_control(character) else character for character in kept)
        raise BadInput("name_has_control_characters", name=shown, character=f"U+{ord(bad[0]):04X}")
    if not any(_is_visible(character) for character in kept):
        raise BadInput("name_empty")
    if len(kept) > LONGEST_NAME:
        raise BadInput("name_too_long", name=kept, length=len(kept), longest=LONGEST_NAME)
    return kept


def clean_notes(notes: str) -> str:
    """Notes as they are kept: NFC, trimmed, lines ended by a line feed; they may be empty.

    Raises:
        BadInput: `notes_have_control_characters` (`character` like `U+202E`): any but line breaks and tabs;
            `notes_too_long` (`length`, `longest`).
    """
    kept = unicodedata.normalize("NFC", "\n".join(line.rstrip() for line in notes.splitlines()).strip())
    bad = next((character for character in kept if character not in "\n\t" and _is_control(character)), None)
    if bad is not None:
        raise BadInput("notes_have_control_characters", character=f"U+{ord(bad):04X}")
    if len(kept) > LONGEST_NOTES:
        raise BadInput("notes_too_long", length=len(kept), longest=LONGEST_NOTES)
    return kept


def person_key(name: str) -> str:
    """Equal for two names exactly when they are the same person's.

    That is after NFC, trimming, single blanks and casefold (and NFC again, since casefolding may take a character
    apart). Accents matter: Novak and Novák are two people.
    """
    folded = unicodedata.normalize("NFC", _single_blanks(name)).casefold()
    return unicodedata.normalize("NFC", folded)


@lru_cache(maxsize=4096)
def sort_key(name: str) -> tuple[str, str, str]:
    """For alphabetical lists: base letters first, accents only between names otherwise equal, then capitals.

    One order for every language, so that a list is the same on every computer: Náchod before Napajedla.
    """
    return base_letters(name), person_key(name), name


def base_letters(name: str) -> str:
    """The name folded and without accents: equal for Novak and Novák, who are two people all the same."""
    apart = unicodedata.normalize("NFKD", person_key(name))
    plain = "".join(character for character in apart if not unicodedata.combining(character))
    return plain.translate(_UNDIVIDED).casefold()


_UNDIVIDED = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ħ": "h", "ŧ": "t", "ı": "i"})
"""Letters with a stroke (or without a dot), which Unicode does not take apart, beside their plain sisters."""


def _single_blanks(name: str) -> str:
    return _BLANKS.sub(" ", _UNSEEN.sub("", name)).strip(" ")


def _is_control(character: str) -> bool:
    # Cs: half a surrogate pair is no character at all and cannot be written to any file.
    return unicodedata.category(character) in ("Cc", "Cs") or character in _REORDERING


def is_letter(character: str) -> bool:
    """Whether it is a letter or a figure of any script: no sign, no mark, no emoji."""
    return unicodedata.category(character)[0] in "LN"


def _is_visible(character: str) -> bool:
    """A name needs at least one character that is more than a joiner, mark of direction or blank."""
    # Not Cn: an emoji newer than Python's table is unassigned there.
    return unicodedata.category(character) not in ("Cf", "Zs") and character not in "\u3164\u115f\u1160\u2800"
