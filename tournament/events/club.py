"""Facts about the club: its people, what it keeps for its evenings, which evenings it shows, how its pages look."""

from dataclasses import dataclass, field

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
class PlayerIdentified:
    """What a person is called elsewhere, kept as it is written there: 00123 is not 123.

    Attributes:
        source: where: `member` for the number on the club's card, `tdt` for The Tournament Director's UUID.
        holds: false: the person is not called so any more.
    """

    player: PlayerId
    source: str
    id: str
    holds: bool = True


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
class EveningImported:
    """An evening came from another file: the number of its stream here.

    `origin`: what another program called it, with that program's name before (`tdt:` and its UUID); empty: nothing.
    """

    stream: int
    name: str
    origin: str = ""


@dataclass(frozen=True, slots=True)
class EveningRemoved:
    """The evening of that stream is no longer shown; nothing is deleted."""

    stream: int
    name: str


@dataclass(frozen=True, slots=True)
class HouseStyle:
    """What the club's pages and printouts look like.

    Attributes:
        club: its name, for their heads; empty: none.
        colour: of headings and lines, `#RRGGBB`.
        logo: a whole PNG or JPEG file; empty: none.
        style_sheet: CSS that comes after ours in every page; empty: none.
    """

    club: str = ""
    colour: str = "#17643F"
    logo: bytes = field(default=b"", repr=False)
    style_sheet: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class HouseStyleSet:
    """How the club's pages look from now on, all of it anew."""

    style: HouseStyle
