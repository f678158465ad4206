"""Facts about the club: its people, what it keeps for its evenings, and which evenings it shows."""

from dataclasses import dataclass

from tournament.names import PlayerId
from tournament.sales.prices import Price
from tournament.structures.structure import Structure


@dataclass(frozen=True, slots=True)
class PlayerAdded:
    """A new person in the club."""

    player: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class PlayerChanged:
    """What is written about a person, all of it anew; `nickname` is what is shown where it is not empty."""

    player: PlayerId
    name: str
    nickname: str = ""
    notes: str = ""


@dataclass(frozen=True, slots=True)
class PictureSet:
    """A person's picture, a whole PNG or JPEG file; empty: none."""

    player: PlayerId
    picture: bytes


@dataclass(frozen=True, slots=True)
class PlayersMerged:
    """Two numbers are one person: `gone` is another name of `kept`. Evenings that name it stay as they are."""

    kept: PlayerId
    gone: PlayerId


@dataclass(frozen=True, slots=True)
class PlayerArchived:
    """A person is no longer offered, or (`archived` false) offered again; nothing is deleted."""

    player: PlayerId
    archived: bool


@dataclass(frozen=True, slots=True)
class StructureKept:
    """A structure under its name, instead of any other of that name."""

    structure: Structure


@dataclass(frozen=True, slots=True)
class StructureDropped:
    """The structure of that name is no longer offered."""

    name: str


@dataclass(frozen=True, slots=True)
class PriceSet:
    """A price list that evenings can be created with."""

    name: str
    currency: str
    prices: tuple[Price, ...]


@dataclass(frozen=True, slots=True)
class PricesKept:
    """A price list under its name, instead of any other of that name."""

    prices: PriceSet


@dataclass(frozen=True, slots=True)
class PricesDropped:
    """The price list of that name is no longer offered."""

    name: str


@dataclass(frozen=True, slots=True)
class Season:
    """A run of evenings that belong together, by date.

    Days are ISO (`2026-09-01`), both included; without a last day it goes on.
    """

    name: str
    first_day: str
    last_day: str | None = None


@dataclass(frozen=True, slots=True)
class SeasonKept:
    """A season under its name, instead of any other of that name."""

    season: Season


@dataclass(frozen=True, slots=True)
class SeasonDropped:
    """The season of that name is no longer there; its evenings stay."""

    name: str


@dataclass(frozen=True, slots=True)
class EveningImported:
    """An evening came from another file: the number of its stream here."""

    stream: int
    name: str


@dataclass(frozen=True, slots=True)
class EveningRemoved:
    """The evening of that stream is no longer shown; nothing is deleted."""

    stream: int
    name: str
