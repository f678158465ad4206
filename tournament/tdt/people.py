"""The people of a `.tdt` file as people of the club: known by the file's ids, else by their names."""

from collections.abc import Mapping
from dataclasses import dataclass

from tournament.club import Player, Roster
from tournament.club.roster import MEMBER, TDT
from tournament.decoding import Note
from tournament.events import Event, PlayerAdded, PlayerChanged, PlayerIdentified
from tournament.names import PlayerId
from tournament.people.people import LONGEST_NAME, person_key
from tournament.tdt.file import Person, TdtFile
from tournament.tdt.names import kept_name, kept_notes, shown_names

LONGEST_ID = 100
"""A longer id is none."""


@dataclass(frozen=True, slots=True)
class Acquainted:
    """Who each person of the file is, by the file's id; what the club learns; the names of those who are new."""

    people: Mapping[str, Player]
    facts: tuple[Event, ...]
    new: tuple[str, ...]
    notes: tuple[Note, ...]


def acquaint(roster: Roster, file: TdtFile) -> Acquainted:
    """Find everybody of the file in the club, or have them join it; nobody of the club is two of them.

    Whom the club knows by the id is that person, whatever the name; who has the name, and no such id yet, is he too, as
    is whoever has the name of somebody to whom the file gives no id.
    Who joins has first and last name as his name and the nickname beside it, and the notes.
    """
    return _Acquainting(roster, file).everybody()


class _Acquainting:
    def __init__(self, roster: Roster, file: TdtFile) -> None:
        self._roster = roster
        self._file = file
        self._shown = shown_names(file.people)
        self._free = roster.new_numbers()
        self._people: dict[str, Player] = {}
        self._used: set[PlayerId] = set()
        self._taken: set[str] = set()
        self._facts: list[Event] = []
        self._members: set[str] = set()
        self._new: list[str] = []
        self._notes: list[Note] = []

    def everybody(self) -> Acquainted:
        unknown = [person for person in self._file.people if not self._known_by_id(person)]
        unknown = [person for person in unknown if not self._known_by_name(person)]
        for person in unknown:
            self._join(person)
        for person in self._file.people:
            if person.member and person.uuid in self._people:
                self._give_number(person, self._people[person.uuid].number)
        return Acquainted(self._people, tuple(self._facts), tuple(self._new), tuple(self._notes))

    def _known_by_id(self, person: Person) -> bool:
        found = self._roster.identified(TDT, person.uuid) if person.uuid else None
        return found is not None and self._is(person, found)

    def _known_by_name(self, person: Person) -> bool:
        for name in (person.shown, person.name):
            found = self._roster.find(name) if name else None
            if found is None or (person.uuid and self._roster.ids(found.number, TDT)):
                continue  # nobody is called so, or somebody whom the file calls otherwise
            if self._is(person, found):
                self._identify(person, found.number)
                return True
        return False

    def _is(self, person: Person, player: Player) -> bool:
        if player.number in self._used:
            return False
        self._used.add(player.number)
        self._people[person.uuid] = player
        return True

    def _join(self, person: Person) -> None:
        shown = self._shown[person.uuid]
        name = kept_name(person.name, "") if person.nickname and person.name else ""
        nickname = shown if name and person_key(name) != person_key(shown) else ""
        if not nickname or self._is_somebody(name):
            name, nickname = shown, ""
        if nickname and self._is_somebody(nickname):
            nickname = ""
        if self._is_somebody(name):
            plain, name = name, self._unlike(name)
            self._notes.append(Note("tdt_renamed", {"name": plain, "now": name}))
        number = next(self._free)
        self._taken |= {person_key(each) for each in (name, nickname) if each}
        self._facts.append(PlayerAdded(number, name))
        notes = kept_notes(person.notes)
        if nickname or notes:
            self._facts.append(PlayerChanged(number, name, nickname, notes))
        self._identify(person, number)
        self._new.append(nickname or name)
        self._people[person.uuid] = Player(number, name, nickname, notes)

    def _identify(self, person: Person, number: PlayerId) -> None:
        if person.uuid and len(person.uuid) <= LONGEST_ID and person.uuid.isprintable():
            self._facts.append(PlayerIdentified(number, TDT, person.uuid))

    def _give_number(self, person: Person, number: PlayerId) -> None:
        """Whoever has no member number gets that of the file, if nobody has it."""
        member = kept_name(person.member, "")
        if not member or member in self._members or self._roster.ids(number):
            return
        if self._roster.identified(MEMBER, member) is None:
            self._members.add(member)
            self._facts.append(PlayerIdentified(number, MEMBER, member))

    def _is_somebody(self, name: str) -> bool:
        return person_key(name) in self._taken or self._roster.find(name) is not None

    def _unlike(self, name: str) -> str:
        again = 2
        while self._is_somebody(other := f"{name[: LONGEST_NAME - 8]} ({again})"):
            again += 1
        return other
