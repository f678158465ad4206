"""Which evening of a file is meant."""

from console.errors import Refused
from db.evening_rows import EveningRow
from db.shelf import Shelf
from tournament import wording
from tournament.language import gettext as _
from tournament.people.people import person_key


def choose(shelf: Shelf, wanted: str | None) -> EveningRow:
    """The evening of that name or number; the only one if nothing was said.

    Raises:
        Refused: there is none, no such one, or several and nothing was said; the sentence lists them.
    """
    rows = shelf.evenings()
    if not rows:
        raise Refused(_("{file} holds no evening.").format(file=shelf.path))
    if wanted is None:
        if len(rows) == 1:
            return rows[0]
        raise Refused(
            _("{file} holds several evenings; say which with --evening: {evenings}.").format(
                file=shelf.path, evenings=_listed(rows)
            )
        )
    named = [row for row in rows if person_key(row.name) == person_key(wanted)]
    if len(named) == 1:
        return named[0]
    if len(named) > 1:
        raise Refused(
            _("Several evenings of {file} are called {name}; say the number with --evening: {evenings}.").format(
                file=shelf.path, name=wanted, evenings=_listed(named)
            )
        )
    numbered = next((row for row in rows if str(row.number) == wanted.strip()), None)
    if numbered is None:
        raise Refused(
            _("{file} holds no evening {name}; it holds: {evenings}.").format(
                file=shelf.path, name=wording.short(wanted), evenings=_listed(rows)
            )
        )
    return numbered


def _listed(rows: tuple[EveningRow, ...] | list[EveningRow]) -> str:
    return ", ".join(f"{row.number} {row.name}" for row in rows)
