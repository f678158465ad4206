"""What the columns of a list of people are called, in the languages of those who write such lists."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from enum import StrEnum

from tournament.people.people import base_letters


class Field(StrEnum):
    """What a column holds."""

    NAME = "name"
    FIRST = "first"
    LAST = "last"
    NICKNAME = "nickname"
    NOTES = "notes"
    MEMBER = "member"
    PAID = "paid"


NUMBERS = ("number", "no", "nr", "číslo", "č", "numer", "nummer", "numéro", "número", "numero")
"""What a column of member numbers may be called, and one that counts the rows, too."""

_CALLED: Mapping[Field, tuple[str, ...]] = {
    Field.NAME: (
        "name", "player", "full name", "player name", "players", "names", "jméno a příjmení", "celé jméno", "hráč",
        "hráči", "meno a priezvisko", "celé meno", "imię i nazwisko", "gracz", "zawodnik", "spieler", "spielername",
        "vor- und nachname", "nom complet", "joueur", "nombre completo", "jugador", "giocatore", "jogador", "név",
        "játékos", "spelare", "spiller", "navn", "namn", "имя", "игрок", "ім'я", "гравець",
    ),
    Field.FIRST: (
        "first name", "first", "firstname", "given name", "forename", "křestní jméno", "jméno", "krstné meno", "meno",
        "imię", "vorname", "prénom", "nombre", "nome", "keresztnév", "utónév", "förnamn", "fornavn",
    ),
    Field.LAST: (
        "last name", "last", "lastname", "surname", "family name", "příjmení", "priezvisko", "nazwisko", "nachname",
        "familienname", "nom", "apellido", "apellidos", "cognome", "sobrenome", "vezetéknév", "efternamn", "etternavn",
        "фамилия", "прізвище",
    ),
    Field.NICKNAME: (
        "nickname", "nick", "alias", "shown as", "display name", "screen name", "přezdívka", "prezývka", "pseudonim",
        "ksywka", "spitzname", "rufname", "pseudo", "surnom", "apodo", "soprannome", "apelido", "becenév", "smeknamn",
        "kallenavn",
    ),
    Field.NOTES: (
        "notes", "note", "comment", "comments", "remarks", "poznámka", "poznámky", "uwagi", "notatki", "notiz",
        "notizen", "bemerkung", "bemerkungen", "remarque", "remarques", "notas", "megjegyzés", "anteckningar",
        "notater",
    ),
    Field.MEMBER: (
        "member number", "member", "member no", "member id", "membership number", "id", "členské číslo", "číslo člena",
        "numer członkowski", "mitgliedsnummer", "mitglieds-nr", "numéro de membre", "número de socio",
        "numero tessera", "tagszám", "medlemsnummer", *NUMBERS,
    ),
    Field.PAID: (
        "paid", "amount paid", "paid amount", "has paid", "zaplaceno", "zaplatil", "zaplatila", "zaplatené",
        "zapłacono", "zapłacił", "bezahlt", "gezahlt", "payé", "pagado", "pagato", "pago", "fizetve", "betalt",
        "оплачено", "сплачено",
    ),
}  # fmt: skip


def heading_key(cell: str) -> str:
    """A heading as it is compared: its letters, without accents, dots and signs."""
    letters = base_letters(unicodedata.normalize("NFC", cell))
    return re.sub(r"[\W_]+", " ", letters).strip()


_FIELDS = {heading_key(called): each for each, names in _CALLED.items() for called in names}

_NUMBERS = frozenset(map(heading_key, NUMBERS))

HEADINGS = tuple(name for each in (Field.NAME, Field.FIRST, Field.LAST, Field.NICKNAME) for name in _CALLED[each])
"""Every heading of names: a first row that has one of them is a row of headings."""


def counts_perhaps(cell: str) -> bool:
    """Whether a column of that heading may as well count the rows as hold member numbers."""
    return heading_key(cell) in _NUMBERS


def guessed(first: Sequence[str]) -> dict[int, Field]:
    """What the columns of a first row hold, by their places from 0; empty where it is no row of headings.

    Of two columns that would be the same the first counts. A first name alone, as the Czech `jméno` may also mean, is
    the whole name; beside a whole name both parts are needless, and so is a mere number (`counts_perhaps`) where
    another column is called a member's.
    """
    found: dict[int, Field] = {}
    for place in sorted(range(len(first)), key=lambda place: (counts_perhaps(first[place]), place)):
        meant = _FIELDS.get(heading_key(first[place]))
        if meant is not None and meant not in found.values():
            found[place] = meant
    kinds = set(found.values())
    if Field.NAME in kinds:
        return {place: meant for place, meant in found.items() if meant not in (Field.FIRST, Field.LAST)}
    if (Field.FIRST in kinds) != (Field.LAST in kinds):
        return {p: Field.NAME if meant in (Field.FIRST, Field.LAST) else meant for p, meant in found.items()}
    return found if Field.FIRST in kinds or Field.NICKNAME in kinds else {}
