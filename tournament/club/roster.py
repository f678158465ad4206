"""What the club knows: its people, what it keeps for its evenings, and which evenings it shows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

from tournament.events import HouseStyle, KittyAdjusted, PointsAdjusted, PriceSet, Season, SeasonClosed
from tournament.names import Instant, PlayerId
from tournament.people.people import base_letters, person_key
from tournament.structures.structure import Structure

PLAIN = HouseStyle()
"""What the pages of a club look like that never said anything."""

MEMBER, TDT = "member", "tdt"
"""Where a person is called something: on the club's card, in The Tournament Director."""


@dataclass(frozen=True, slots=True)
class Player:
    """One person: the club's number and the name as written.

    Attributes:
        nickname: what is shown instead of the name; empty: none.
        picture: a whole PNG or JPEG file; empty: none.
        archived: no longer offered, but known as before.
        merged_into: the number that this one is another name of; None: a person in its own right.
        joined: since when the club knows the person.
    """

    number: PlayerId
    name: str
    nickname: str = ""
    notes: str = ""
    picture: bytes = field(default=b"", repr=False)
    archived: bool = False
    merged_into: PlayerId | None = None
    joined: Instant = 0

    @property
    def shown(self) -> str:
        """What people read: the nickname, else the name."""
        return self.nickname or self.name

    @property
    def names(self) -> tuple[str, ...]:
        """Every name that is this number's, without those merged into it."""
        return (self.name, self.nickname) if self.nickname else (self.name,)


@dataclass(frozen=True, slots=True)
class Roster:
    """Everybody and everything the club knows.

    Attributes:
        players: everybody by number, those merged into others too.
        structures: what evenings can be played by; `price_sets`: what they can cost; `seasons`: runs of evenings; all
            of them by the key of their name (`people.person_key`).
        adjustments, kitty_adjustments: what was put right in a season's points and in its money, in the order in which
            it was; `closed`: the table of a season that is over; by the key of the season's name.
        identities: whose each id elsewhere is, by source and id.
        imported: the streams of the evenings that came from other files; `origins`: which of them came from what
            another program calls so, without those that are no longer shown.
        removed: the streams of the evenings that are no longer shown.
        house_style: what the club's pages look like.
        numbers: who is called so, by the key of the name; several only where they are merged into one person.
        former: who was called so before a change of the name, by the key of that name.
        highest: the highest number ever handed out; `came`: every stream that was ever imported. Both count what was
            undone since: an evening may still name that number, and the stream still lies on the shelf.
        spare: numbers that a correction hands out again before any new ones.
    """

    players: Mapping[PlayerId, Player] = field(default_factory=dict)
    structures: Mapping[str, Structure] = field(default_factory=dict)
    price_sets: Mapping[str, PriceSet] = field(default_factory=dict)
    seasons: Mapping[str, Season] = field(default_factory=dict)
    adjustments: Mapping[str, tuple[PointsAdjusted, ...]] = field(default_factory=dict)
    kitty_adjustments: Mapping[str, tuple[KittyAdjusted, ...]] = field(default_factory=dict)
    closed: Mapping[str, SeasonClosed] = field(default_factory=dict)
    identities: Mapping[tuple[str, str], PlayerId] = field(default_factory=dict)
    imported: frozenset[int] = frozenset()
    origins: Mapping[str, int] = field(default_factory=dict)
    removed: frozenset[int] = frozenset()
    house_style: HouseStyle = PLAIN
    numbers: Mapping[str, tuple[PlayerId, ...]] = field(default_factory=dict)
    former: Mapping[str, PlayerId] = field(default_factory=dict)
    highest: int = field(default=0, compare=False)
    came: frozenset[int] = field(default=frozenset(), compare=False)
    spare: tuple[PlayerId, ...] = field(default=(), compare=False)

    def find(self, name: str) -> Player | None:
        """The person of that name or nickname after folding (`people.person_key`).

        A name that was merged leads to the person it was merged into.
        """
        numbers = self.numbers.get(person_key(name))
        return None if numbers is None else self.players[self.canonical(numbers[0])]

    def canonical(self, number: PlayerId) -> PlayerId:
        """The number of the person that this number means, through all merges.

        A number whose joining was undone, as an evening may still name it, means itself.
        """
        while number in self.players and (into := self.players[number].merged_into) is not None:
            number = into
        return number

    def also(self, number: PlayerId) -> tuple[Player, ...]:
        """Those who were merged into this person, in the order in which they joined."""
        return tuple(
            player
            for player in self.players.values()
            if player.merged_into is not None and self.canonical(player.number) == number
        )

    def similar(self, name: str) -> tuple[Player, ...]:
        """Whose names differ from this one only by accents: other people, for the desk to mention."""
        letters, key = base_letters(name), person_key(name)
        found = {
            self.canonical(player.number)
            for player in self.players.values()
            for each in player.names
            if base_letters(each) == letters and person_key(each) != key
        }
        same = self.find(name)
        return tuple(self.players[number] for number in sorted(found) if same is None or number != same.number)

    def identified(self, source: str, called: str) -> Player | None:
        """The person who is called so there (`MEMBER`, `TDT`), compared as it is written: 00123 is not 123."""
        number = self.identities.get((source, called))
        return None if number is None else self.players[self.canonical(number)]

    def ids(self, number: PlayerId, source: str = MEMBER) -> tuple[str, ...]:
        """What the person of that number is called there, through all merges, in the order in which it was told."""
        return self.everybodys_ids(source).get(self.canonical(number), ())

    def everybodys_ids(self, source: str = MEMBER) -> Mapping[PlayerId, tuple[str, ...]]:
        """The same of everybody who is called something there, by the numbers of the persons: for whole lists."""
        found: dict[PlayerId, tuple[str, ...]] = {}
        for (where, called), bearer in self.identities.items():
            if where == source:
                person = self.canonical(bearer)
                found[person] = (*found.get(person, ()), called)
        return found

    @property
    def people(self) -> tuple[Player, ...]:
        """Everybody once, archived ones too, in the order in which they joined."""
        return tuple(player for player in self.players.values() if player.merged_into is None)

    @property
    def offered(self) -> tuple[Player, ...]:
        """Everybody once who is not archived."""
        return tuple(player for player in self.people if not player.archived)

    @property
    def hidden(self) -> frozenset[int]:
        """The streams of the evenings that no list shows: removed, or imported and that undone."""
        return self.removed | (self.came - self.imported)

    def new_numbers(self) -> Iterator[PlayerId]:
        """The numbers for new people, one after the other; never one that somebody else had."""
        yield from self.spare
        yield from map(PlayerId, count(max(self.highest, max(self.players, default=0)) + 1))
