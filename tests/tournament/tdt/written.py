"""Small made-up files of The Tournament Director, written as that program does."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tournament.names import MINUTE, SECOND, Instant

BEGINS: Instant = 1_700_000_000_000
"""When the evenings begin."""


class Call:
    """`new Class({…})` or `new Class([…])`."""

    def __init__(self, name: str, given: Any = (), **fields: Any) -> None:
        self.name = name
        self.given = given
        self.fields = fields


def text(value: Any) -> str:
    """A value as that program writes it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
            return f'"{escaped}"'
        case Mapping():
            return f"Map.from([{', '.join(f'[{text(k)}, {text(v)}]' for k, v in value.items())}])"
        case Call(name=name, given=given, fields=fields) if given or not fields:
            return f"new {name}([{', '.join(map(text, given))}])"
        case Call(name=name, fields=fields):
            return f"new {name}({{{', '.join(f'{k}: {text(v)}' for k, v in fields.items())}}})"
        case _:
            return f"[{', '.join(map(text, value))}]"


def chair(seat: int, table: str = "Table 1") -> Call:
    """A seat, from 1."""
    return Call("GameSeat", TableName=table, SeatIndex=seat - 1, Locked=False, TableUUID=table.lower())


def out(minute: float, *by: str, seat: Call | None = None) -> Call:
    """A bust so many minutes after the start, cut to the second."""
    at = BEGINS + int(minute * MINUTE)
    return Call("GameBustOut", Time=at // SECOND * SECOND, Round=1, HitmanUUID=list(by), Seat=seat)


def bought(minute: float = -5, bust: Call | None = None, profile: str = "Standard", **more: Any) -> Call:
    """A buy-in or a rebuy of 20 with a rake of 2, for 5,000 chips."""
    at = BEGINS + int(minute * MINUTE)
    fields = {"Time": at, "Amount": 20, "PersonalBounty": 0, "Rake": Call("PerPlayerRake", [2]), "Chips": 5000}
    return Call("GameBuyin", **(fields | {"BustOut": bust, "ProfileName": profile} | more))


def player(name: str, *buys: Call, **more: Any) -> Call:
    """Somebody whose id is his name in small letters."""
    called = Call("PlayerName", UUID=name.lower(), Nickname=name, Firstname="", Lastname="", LastModified=0)
    fields = {"UUID": name.lower(), "Name": called, "Info": Call("PlayerInfo", Notes=""), "Buyins": list(buys)}
    return Call("GamePlayer", **(fields | {"AddOns": [], "PaidInFull": True} | more))


def told(minute: float, words: str, milliseconds: int = 0) -> Call:
    """A line of the history."""
    return Call("GameHistoryItem", Time=BEGINS + int(minute * MINUTE) + milliseconds, Text=words, Source=0)


def level(small: int, minutes: float = 20, ante: int = 0) -> Call:
    """A level."""
    return Call("GameRound", Minutes=minutes, SmallBlind=small, BigBlind=2 * small, Ante=ante, GameType=2, Notes="")


def prize(place: int, share: float, amount: float, **more: Any) -> Call:
    """A prize by the place, in percent."""
    fields = {"Type": 0, "Recipient": place, "AmountType": 0, "Amount": share, "CalculatedAmount": amount}
    return Call("GamePrize", **(fields | {"AwardedToPlayers": []} | more))


@dataclass
class Night:
    """An evening with a 20-euro buy-in, rebuys of the same price, and one table; `more`: further fields."""

    people: Iterable[Call]
    history: Iterable[Call] = ()
    prizes: Iterable[Call] = ()
    tables: Iterable[Call] = ()
    ended: float | None = 60
    started: bool = True
    rebuys: Sequence[str] = ("Rebuy",)
    deals: Iterable[Call] = ()
    money: Mapping[str, Any] = field(default_factory=dict)
    more: Mapping[str, Any] = field(default_factory=dict)

    def data(self, encoding: str = "utf-8") -> bytes:
        """The file."""
        rebuys = [_profile(name) for name in self.rebuys]
        money = Call(
            "FinancialConfig",
            **{
                "Buyins": Call("BuyConfig", Allow=True, Profiles=[_profile("Standard"), _profile("Late")], DefIndex=0),
                "Rebuys": Call("BuyConfig", Allow=bool(rebuys), Profiles=rebuys, DefIndex=0, LastRound=2),
                "AddOns": Call("BuyConfig", Allow=False, Profiles=[]),
            }
            | dict(self.money),
        )
        players = {each.fields["UUID"]: each for each in self.people}
        fields = {
            "UUID": "night-1",
            "Title": "Club night",
            "Financials": money,
            "Players": Call("GamePlayers", Players=players, Chops=Call("GameChops", Chops=list(self.deals))),
            "Levels": Call("GameLevels", Levels=[level(25), level(50), Call("GameBreak", Minutes=5), level(100)]),
            "Prizes": Call("GamePrizes", Prizes=list(self.prizes), RoundToNearest=1),
            "Tables": Call("GameTables", Tables=list(self.tables)),
            "History": Call("GameHistory", History=list(self.history)),
            "StartTime": BEGINS if self.started else None,
            "EndTime": None if self.ended is None else BEGINS + int(self.ended * MINUTE),
        }
        return f'{{ V: "3.7.2", T: {text(Call("Tournament", **(fields | dict(self.more))))} }}'.encode(encoding)


def _profile(name: str) -> Call:
    return Call("FeeProfile", Name=name, Enabled=True, Fee=20, Rake=Call("PerPlayerRake", [2]), Chips=5000)


def four(*busts: tuple[str, float, str], seats: bool = True) -> list[Call]:
    """Anna, Boris, Cyril and Dana at one table; who was out when, by whom."""
    gone = {name: (minute, by) for name, minute, by in busts}
    found = []
    for seat, name in enumerate(("Anna", "Boris", "Cyril", "Dana"), start=1):
        where = chair(seat) if seats else None
        bust = out(gone[name][0], gone[name][1].lower(), seat=where) if name in gone else None
        found.append(player(name, bought(bust=bust)))
    return found
