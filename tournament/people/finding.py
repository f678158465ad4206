"""Finding people by some letters of their names, as they are typed at the door."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from tournament.club import Player, Roster
from tournament.names import EntryNo, PlayerId
from tournament.people.people import base_letters, person_key, sort_key
from tournament.state import Entry, Tournament

LATELY = 10
"""So many of the newest evenings count as lately."""

_BETWEEN_WORDS = re.compile(r"[\s.,;:'’\-‐–—_/()\[\]\"„“”]+")


class Match(IntEnum):
    """How well some letters fit a name, best first."""

    WHOLE = 0
    """It is the whole name, accents and capitals aside."""
    BEGINNINGS = 1
    """Each word that was typed begins another word of the name."""
    WITHIN = 2
    """The letters stand somewhere in it."""


@dataclass(frozen=True, slots=True)
class Known:
    """Somebody who may be meant.

    Attributes:
        player: number, and the name as it is shown tonight.
        names: everything the person is called, other names that were merged, too.
        expected: on tonight's list, and not entered.
        entry: the newest entry tonight that counts; None: has not entered.
        lately: of how many of the newest evenings (`LATELY`), and `evenings`: of how many in all.
        archived: the club offers the person no longer.
    """

    player: Player
    names: tuple[str, ...]
    expected: bool = False
    entry: EntryNo | None = None
    lately: int = 0
    evenings: int = 0
    archived: bool = False

    @property
    def notes(self) -> str:
        """What the club wrote about the person."""
        return self.player.notes


@dataclass(frozen=True, slots=True)
class Read:
    """A name that was typed or pasted, and who that may be.

    Attributes:
        name: as it was typed.
        known: who is called exactly so (`people.person_key`).
        similar: who is called so but for accents: other people, unless somebody says that they are the same.
        perhaps: whose names begin so, best first.
    """

    name: str
    known: Known | None = None
    similar: tuple[Known, ...] = ()
    perhaps: tuple[Known, ...] = ()


def known_people(
    roster: Roster, state: Tournament, evenings: Mapping[PlayerId, Collection[int]], *, but: int = 0
) -> tuple[Known, ...]:
    """Everybody who can be meant tonight: the club's people, archived ones too, and whom only tonight knows.

    `evenings`: the streams that each number has entered; `but`: this evening's own, which counts for nothing.
    """
    newest = set(sorted({stream for each in evenings.values() for stream in each} - {but})[-LATELY:])
    tonight = {roster.canonical(guest.player): guest for guest in state.guests.values()}
    entered = _entries(roster, state)
    merged: dict[PlayerId, list[Player]] = {}
    for player in roster.players.values():
        if player.merged_into is not None:
            merged.setdefault(roster.canonical(player.number), []).append(player)
    found: list[Known] = []
    for player in roster.people:
        also = merged.get(player.number, [])
        guest, entry = tonight.get(player.number), entered.get(player.number)
        came = {s for each in (player, *also) for s in evenings.get(each.number, ())} - {but}
        names = dict.fromkeys((*player.names, *(name for other in also for name in other.names)))
        who = Player(player.number, player.shown, notes=player.notes, picture=player.picture)
        if guest is not None:
            # As the evening knows the person: by a number that was merged since, or a name that was changed since.
            names[guest.name] = None
            who = Player(guest.player, guest.name, notes=player.notes, picture=player.picture)
        found.append(
            Known(
                who,
                tuple(names),
                expected=guest is not None and entry is None,
                entry=None if entry is None else entry.number,
                lately=len(came & newest),
                evenings=len(came),
                archived=player.archived,
            )
        )
    for number, guest in tonight.items():
        if number not in roster.players:
            entry = entered.get(number)
            who = Player(guest.player, guest.name)
            found.append(Known(who, (guest.name,), entry is None, None if entry is None else entry.number))
    return tuple(found)


def _entries(roster: Roster, state: Tournament) -> dict[PlayerId, Entry]:
    """The newest entry that counts of each person."""
    found: dict[PlayerId, Entry] = {}
    for entry in state.entered:
        if entry.player is not None:
            found[roster.canonical(entry.player)] = entry
    return found


def match(names: Iterable[str], text: str) -> Match | None:
    """How well the text fits the best of these names; None: not at all. Accents, capitals, dots on i count nothing."""
    wanted = _words(text)
    if not wanted:
        return None
    best: Match | None = None
    for name in names:
        words = _words(name)
        if words == wanted:
            return Match.WHOLE
        if _begin(words, wanted):
            best = Match.BEGINNINGS
        elif best is None and "".join(wanted) in "".join(words) and len("".join(wanted)) > 1:
            best = Match.WITHIN
    return best


def find(people: Iterable[Known], text: str, most: int = 8) -> list[tuple[Match, Known]]:
    """Who may be meant by the text, best first.

    Who is called just so before whose name begins so, before whose name only holds it; among them whose words stand
    in the order of those typed, then who has not entered yet, then who is expected tonight, then who came most of the
    newest evenings, and most of all. Who is archived is found by the whole name only.
    """
    key, wanted = person_key(text), _words(text)
    found = [(how, who) for who in people if (how := match(who.names, text)) is not None and _is_offered(who, how)]

    def order(each: tuple[Match, Known]) -> tuple[object, ...]:
        how, who = each
        turned = len(wanted) > 1 and not any(_in_order(_words(name), wanted) for name in who.names)
        return how, not _is_called(who, key), turned, who.entry is not None, _rank(who)

    return sorted(found, key=order)[:most]


def _in_order(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether the wanted words begin words that follow one another so: "jan ada" means Jan Adam, not Adam Jansen."""
    rest = iter(words)
    return all(any(word.startswith(each) for word in rest) for each in wanted)


def _is_called(who: Known, key: str) -> bool:
    return any(person_key(name) == key for name in who.names)


def _is_offered(who: Known, how: Match) -> bool:
    return not who.archived or how is Match.WHOLE or who.expected or who.entry is not None


def _rank(who: Known) -> tuple[bool, int, int, tuple[str, str, str]]:
    return not who.expected, -who.lately, -who.evenings, sort_key(who.player.shown)


def read(people: Sequence[Known], name: str) -> Read:
    """Who a typed name is, or may be; nobody of it is decided here."""
    return reader(people)(name)


def reader(people: Sequence[Known]) -> Callable[[str], Read]:
    """The same for many names, which looks through the people once."""
    exactly = {person_key(each): who for who in people for each in who.names}
    alike: dict[str, dict[PlayerId, Known]] = {}
    for who in people:
        for each in who.names:
            alike.setdefault(base_letters(each), {})[who.player.number] = who

    def look(name: str) -> Read:
        known = exactly.get(person_key(name))
        if known is not None:
            return Read(name, known)
        similar = tuple(sorted(alike.get(base_letters(name), {}).values(), key=_rank))
        if similar:
            return Read(name, similar=similar)
        begun = (who for how, who in find(people, name) if how is not Match.WITHIN)
        return Read(name, perhaps=tuple(begun))

    return look


@lru_cache(maxsize=8192)
def _words(name: str) -> tuple[str, ...]:
    """The words of a name, folded; a name without any letter is one word."""
    folded = base_letters(name)
    words = tuple(word for word in _BETWEEN_WORDS.split(folded) if word)
    return words or ((folded,) if folded else ())


def _begin(words: Sequence[str], wanted: Sequence[str]) -> bool:
    """Whether each wanted word begins another of the words, in any order."""
    left = list(words)
    for each in sorted(wanted, key=len, reverse=True):
        # The shortest word that it begins: so that the longer ones remain for others.
        fits = sorted((word for word in left if word.startswith(each)), key=len)
        if not fits:
            return False
        left.remove(fits[0])
    return True
