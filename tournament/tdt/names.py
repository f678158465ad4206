"""Names of a `.tdt` file as we keep them."""

from collections.abc import Iterable, Mapping

from tournament.errors import BadInput
from tournament.people.people import LONGEST_NAME, LONGEST_NOTES, clean_name, clean_notes, person_key
from tournament.tdt.file import Person


def kept_name(text: str, otherwise: str) -> str:
    """The text as a name: without what no name may hold, as much of it as fits; `otherwise` where nothing is left."""
    try:
        return clean_name(text)
    except BadInput:
        pass
    printable = "".join(character if character.isprintable() else " " for character in text)
    try:
        return clean_name(" ".join(printable.split())[:LONGEST_NAME])
    except BadInput:
        return otherwise


def kept_notes(text: str) -> str:
    """The text as notes, as much of it as fits."""
    lines = ("".join(c if c.isprintable() or c == "\t" else " " for c in line) for line in text.splitlines())
    try:
        return clean_notes("\n".join(lines)[:LONGEST_NOTES])
    except BadInput:
        return ""


def shown_names(people: Iterable[Person]) -> Mapping[str, str]:
    """What each person of the evening is called here, by id: as the file shows him, no two alike.

    Who is called like somebody before him has his whole name behind it, else a number.
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for number, person in enumerate(people, start=1):
        name = kept_name(person.shown, f"#{number}")
        if person_key(name) in taken and person.name and person.name != person.shown:
            name = kept_name(f"{person.shown} ({person.name})", name)
        plain, again = name, 2
        while person_key(name) in taken:
            name, again = f"{plain[: LONGEST_NAME - 8]} ({again})", again + 1
        taken.add(person_key(name))
        found[person.uuid] = name
    return found
