"""What is used of a `.tdt` file, typed: people with what they bought and how they went out, levels, prizes, tables.

Money is in whole units of a currency that the file does not name. Seats are numbered from 1, levels by their place in
the list, from 0. People and tables are named by the file's own ids (UUID).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tournament.names import Chips, Instant
from tournament.tdt.fields import Amount


@dataclass(frozen=True, slots=True)
class Chair:
    """Where somebody sat: the table's id and name, and the seat."""

    table: str
    name: str
    seat: int


@dataclass(frozen=True, slots=True)
class Out:
    """A bust: when (cut to the whole second), by whom, and where; `by` is empty where nobody knows."""

    at: Instant
    by: tuple[str, ...] = ()
    chair: Chair | None = None


@dataclass(frozen=True, slots=True)
class Bought:
    """A purchase of somebody.

    Attributes:
        amount: what it cost, with the `rake` of it that is the house's; a `bounty` was paid on top.
        profile: the name of what was bought; files of 3.0 have none.
        out: how the player lost what he had then; None while he had not when the next was bought.
        chair: where he sat down with it, where the file says.
    """

    at: Instant
    amount: Amount
    rake: Amount = 0
    bounty: Amount = 0
    chips: Chips = 0
    points: Amount = 0
    profile: str = ""
    out: Out | None = None
    chair: Chair | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the evening.

    Attributes:
        nickname, name: what the program shows, and first and last name; either may be empty.
        buys: the buy-in, then rebuys and re-entries; `add_ons` apart from them.
        paid: whether all was paid.
        stack: the chips that the program says he has, or had when he went out; 0 where it does not count.
        points: added to what the formula gives; `cash`, `hits`: the same of money and of heads.
        member: his number on the club's card.
        private: whether an address, a telephone number or an e-mail stands there, which is not read.
    """

    uuid: str
    nickname: str
    name: str
    notes: str = ""
    buys: tuple[Bought, ...] = ()
    add_ons: tuple[Bought, ...] = ()
    paid: bool = True
    stack: Chips = 0
    points: Amount = 0
    cash: Amount = 0
    hits: Amount = 0
    member: str = ""
    private: bool = False

    @property
    def shown(self) -> str:
        """As the other program shows it."""
        return self.nickname or self.name


@dataclass(frozen=True, slots=True)
class Profile:
    """What can be bought, with the points that it is worth."""

    name: str
    fee: Amount
    rake: Amount = 0
    chips: Chips = 0
    bounty: Amount = 0
    points: Amount = 0
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Sold:
    """One kind of purchase: whether it is allowed, until which level (0: always), how often (0: without limit)."""

    allowed: bool
    profiles: tuple[Profile, ...]
    usual: int = 0
    last_round: int = 0
    each: int = 0
    in_all: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """A level; `game` 0 is limit, 1 pot limit, 2 no limit."""

    minutes: Amount
    small: Chips
    big: Chips
    ante: Chips = 0
    game: int = 2
    note: str = ""
    title: str = ""


@dataclass(frozen=True, slots=True)
class Pause:
    """A break."""

    minutes: Amount
    note: str = ""


@dataclass(frozen=True, slots=True)
class Prize:
    """A prize of the list.

    Attributes:
        place: from 1; 0 where it is given by hand.
        share: in percent of the pool, None where the amount is fixed.
        amount: what it came to, or was fixed at.
        to: who got it.
    """

    title: str
    place: int
    share: Amount | None
    amount: Amount
    to: tuple[str, ...] = ()
    thing: str = ""
    points: Amount = 0


@dataclass(frozen=True, slots=True)
class Portion:
    """What one got by a deal."""

    cash: Amount
    chips: Chips = 0
    points: Amount = 0


@dataclass(frozen=True, slots=True)
class Colour:
    """Chips of one colour: what one is worth, how many each player gets at the start, and how many are in the sets."""

    value: Chips
    each: int
    owned: int
    name: str


@dataclass(frozen=True, slots=True)
class TableAt:
    """A table at the end: who sits where (None: nobody), which seats are locked, which are not available."""

    uuid: str
    name: str
    seats: int
    sitting: Mapping[int, str]
    locked: frozenset[int] = frozenset()
    unavailable: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Move:
    """Somebody's last change of seats."""

    person: str
    to: Chair


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the file's own history."""

    at: Instant
    text: str


@dataclass(frozen=True, slots=True)
class TdtFile:
    """One evening as the file tells it.

    Attributes:
        file: its name; `version`: of the program that wrote it.
        uuid: the evening's id.
        started, ended: None while it has not.
        index: the level or break it stood in at the end, from 0; `played`: seconds of it.
        house: what the house gave; `guarantee`: the least that is played for.
        rake: what the house takes of the pool beside the rakes of purchases; `rake_percent`: the same as a share.
        only_counted: how many entries, rebuys and add-ons there were of people whom nobody named.
        chips_beside: chips in play beside those that were bought.
        points: the text of the season's formula; `points_per_hit`: for each head, `hits_shared`: of
            which several who took one have equal parts.
        unit: what prizes are rounded to.
        moved: the last moves, and when.
        unread: how often each class and field occurs that nobody knows.
    """

    file: str
    version: str
    uuid: str
    title: str
    description: str = ""
    notes: str = ""
    league: str = ""
    season: str = ""
    started: Instant | None = None
    ended: Instant | None = None
    index: int = 0
    played: int = 0
    buy_ins: Sold = Sold(True, ())
    rebuys: Sold = Sold(False, ())
    add_ons: Sold = Sold(False, ())
    house: Amount = 0
    guarantee: Amount = 0
    rake: Amount = 0
    rake_percent: Amount = 0
    only_counted: tuple[int, int, int] = (0, 0, 0)
    chips_beside: int = 0
    bounties: bool = False
    restricted: bool = False
    points: str = ""
    points_per_hit: Amount = 0
    hits_shared: bool = False
    people: tuple[Person, ...] = ()
    deals: tuple[Mapping[str, Portion], ...] = ()
    levels: tuple[Round | Pause, ...] = ()
    prizes: tuple[Prize, ...] = ()
    unit: Amount = 0
    colours: tuple[Colour, ...] = ()
    tables: tuple[TableAt, ...] = ()
    moved: tuple[Move, ...] = ()
    moved_at: Instant = 0
    history: tuple[Told, ...] = ()
    unread: tuple[tuple[str, int], ...] = ()

    def by_hand(self, person: Person) -> list[Prize]:
        """The prizes that somebody gave by hand to that person, and to nobody else."""
        return [prize for prize in self.prizes if not prize.place and prize.to == (person.uuid,)]

    def person(self, uuid: str) -> Person | None:
        """Somebody of the evening."""
        return next((each for each in self.people if each.uuid == uuid), None)
