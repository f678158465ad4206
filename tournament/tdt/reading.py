"""The bytes of a `.tdt` file -> `TdtFile`."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tournament.errors import BadFile
from tournament.tdt import grammar
from tournament.tdt.classes import KNOWN, SKIPPED
from tournament.tdt.fields import Fields, unknown
from tournament.tdt.file import (
    Bought,
    Chair,
    Colour,
    Move,
    Out,
    Pause,
    Person,
    Portion,
    Prize,
    Profile,
    Round,
    Sold,
    TableAt,
    TdtFile,
    Told,
)
from tournament.tdt.grammar import Made

MOST_PEOPLE = 20_000
"""More than that no evening has."""

_PRIVATE = ("StreetAddress", "City", "State", "Zipcode", "Country", "Phone1", "Phone2", "Email1", "Email2")
_BY_HAND = 2
"""`GamePrize.Type` of a prize that somebody gives by hand."""


def read(data: bytes, file: str) -> TdtFile:
    """One evening; what is unknown in it is counted, not refused.

    Raises:
        BadFile: as `grammar.decoded` and `grammar.parse` say; `tdt_no_tournament`: no evening is in it;
            `file_too_large`: more people than any evening has.
    """
    version, tournament = _tournament(data, file)
    fields = Fields(tournament)
    players = fields.made("Players", "GamePlayers")
    if len(players.map("Players")) > MOST_PEOPLE:
        raise BadFile("file_too_large", file=file)
    money = fields.made("Financials", "FinancialConfig", "GameFinancials")
    prizes = fields.made("Prizes", "GamePrizes")
    tables = fields.made("Tables", "GameTables")
    moved = tables.made("LastPlayerMove", "PlayerMovement")
    return TdtFile(
        file=file,
        version=version,
        uuid=fields.text("UUID"),
        title=fields.text("Title"),
        description=fields.text("Description"),
        notes=fields.text("Notes"),
        league=fields.text("LeagueName"),
        season=fields.text("SeasonName"),
        started=fields.instant("StartTime"),
        ended=fields.instant("EndTime"),
        index=max(0, fields.whole("CurrentLevel")),
        played=max(0, fields.whole("AccumulatedSeconds")),
        buy_ins=_buy_ins(money),
        rebuys=_sold(money.made("Rebuys", "BuyConfig", "AddOnRebuy"), "Rebuy"),
        add_ons=_sold(money.made("AddOns", "BuyConfig", "AddOnRebuy"), "Add-on"),
        house=money.amount("HouseContribution"),
        guarantee=money.amount("GuaranteedPot"),
        rake=money.made("FixedRake", "FixedRakeConfig").rake("Real") or money.rake("FixedRake"),
        rake_percent=money.made("FixedRake", "FixedRakeConfig").rake("Percent") or money.rake("FixedRakePercent"),
        chips_beside=money.whole("TotalChipsAdjustment"),
        bounties=money.truth("UseBounties"),
        restricted=money.truth("RestrictedBounty"),
        points=money.made("PointsForPlaying", "UserFormula").text("Text"),
        hits_shared=players.made("Config", "GamePlayersConfig").is_false("FullCreditHit"),
        points_per_hit=money.amount("PointsForHit"),
        only_counted=_only_counted(players.made("Config", "GamePlayersConfig")),
        people=tuple(_person(str(key), Fields(made)) for key, made in players.map("Players").items()),
        deals=_deals(players),
        levels=tuple(map(_level, fields.made("Levels", "GameLevels").list("Levels", "GameRound", "GameBreak"))),
        prizes=tuple(map(_prize, prizes.list("Prizes", "GamePrize"))),
        unit=prizes.amount("RoundToNearest"),
        colours=tuple(_colours(fields.made("Chips", "GameChips"))),
        tables=tuple(map(_table, tables.list("Tables", "GameTable"))),
        moved=tuple(_moves(moved, tables)),
        moved_at=moved.whole("Time"),
        history=tuple(
            Told(each.whole("Time"), each.text("Text"))
            for each in fields.made("History", "GameHistory").list("History", "GameHistoryItem")
        ),
        unread=tuple(sorted(unknown(tournament, KNOWN, SKIPPED).items())),
    )


def _tournament(data: bytes, file: str) -> tuple[str, Made]:
    """The version of the program that wrote the file, and the evening in it, which is not an empty one."""
    root = grammar.parse(grammar.decoded(data, file), file)
    tournament = root.get("T") if isinstance(root, dict) else None
    if not isinstance(root, dict) or not isinstance(tournament, Made) or tournament.name != "Tournament":
        raise BadFile("tdt_no_tournament", file=file)
    if not tournament.fields:
        raise BadFile("tdt_no_tournament", file=file)
    version = root.get("V")
    return version if isinstance(version, str) else "", tournament


# ---- money -----------------------------------------------------------------------------------------------------------


def _buy_ins(money: Fields) -> Sold:
    if money.name != "GameFinancials":
        return _sold(money.made("Buyins", "BuyConfig"), "Buy-in")
    only = Profile(
        "Buy-in",
        money.amount("EntryFee"),
        money.rake("PPRake"),
        money.chips("StartingChips"),
        money.amount("DefaultBounty") if money.truth("UseBounties") else 0,
        money.amount("PointsForBuyin"),
    )
    return Sold(True, (only,))


def _sold(config: Fields, usual: str) -> Sold:
    profiles = tuple(_profile(each) for each in config.list("Profiles", "FeeProfile"))
    if config.name == "AddOnRebuy":
        profiles = (_profile(config, usual),)
    return Sold(
        config.truth("Allow"),
        profiles,
        max(0, config.whole("DefIndex")),
        max(0, config.whole("LastRound")),
        max(0, config.whole("MaxPerPlayer")),
        max(0, config.whole("MaxTotal")),
    )


def _profile(each: Fields, name: str = "") -> Profile:
    return Profile(
        name or each.text("Name"),
        each.amount("Fee"),
        each.rake("Rake"),
        each.chips("Chips"),
        each.amount("BountyChipCost"),
        each.amount("Points"),
        each.truth("Enabled") or "Enabled" not in each,
    )


# ---- people ----------------------------------------------------------------------------------------------------------


def _person(key: str, player: Fields) -> Person:
    name, info = player.made("Name", "PlayerName"), player.made("Info", "PlayerInfo")
    whole = f"{name.text('Firstname')} {name.text('Lastname')}".strip()
    return Person(
        uuid=player.text("UUID") or key,
        nickname=name.text("Nickname"),
        name=whole,
        notes=info.text("Notes"),
        buys=tuple(_bought(each) for each in player.list("Buyins", "GameBuyin")),
        add_ons=tuple(_bought(each) for each in player.list("AddOns", "GameAddOn")),
        paid=player.truth("PaidInFull") or "PaidInFull" not in player,
        stack=player.chips("ChipCount"),
        points=player.amount("PointsAdjustment"),
        cash=player.amount("CashAdjustment"),
        hits=player.amount("HitsAdjustment"),
        member=info.text("OptID"),
        private=any(info.text(field) for field in _PRIVATE),
    )


def _bought(each: Fields) -> Bought:
    out = each.made("BustOut", "GameBustOut")
    return Bought(
        each.whole("Time"),
        each.amount("Amount"),
        each.rake("Rake"),
        each.amount("PersonalBounty"),
        each.chips("Chips"),
        each.amount("Points"),
        each.text("ProfileName"),
        _out(out) if out.name and out.instant("Time") else None,
        _chair(each.made("Seat", "GameSeat")),
    )


def _out(out: Fields) -> Out:
    by = tuple(dict.fromkeys(each for each in out.values("HitmanUUID") if isinstance(each, str)))
    return Out(out.whole("Time"), by, _chair(out.made("Seat", "GameSeat")))


def _chair(seat: Fields) -> Chair | None:
    index = seat.whole("SeatIndex", -1)
    table = seat.text("TableUUID") or seat.text("TableName")
    return Chair(table, seat.text("TableName"), index + 1) if table and index >= 0 else None


def _deals(players: Fields) -> tuple[dict[str, Portion], ...]:
    chops = players.made("Chops", "GameChops").list("Chops", "GameChop")
    return tuple(
        {
            str(uuid): Portion(portion.amount("CashReal"), portion.chips("CashChipCount"), portion.amount("PointsReal"))
            for uuid, made in chop.map("Portions").items()
            if (portion := Fields(made, "GameChopPortion")).name
        }
        for chop in chops
    )


# ---- the rest --------------------------------------------------------------------------------------------------------


def _level(period: Fields) -> Round | Pause:
    minutes = period.amount("Minutes")
    if period.name == "GameBreak":
        return Pause(minutes, period.text("Notes"))
    return Round(
        minutes,
        period.chips("SmallBlind"),
        period.chips("BigBlind"),
        period.chips("Ante"),
        period.whole("GameType", 2),
        period.text("Notes"),
        period.text("GameName"),
    )


def _prize(prize: Fields) -> Prize:
    fixed = prize.whole("AmountType") == 1
    by_hand = prize.whole("Type") == _BY_HAND
    return Prize(
        prize.text("Description"),
        0 if by_hand else max(0, prize.whole("Recipient")),
        None if fixed else prize.amount("Amount"),
        prize.amount("CalculatedAmount") or (prize.amount("Amount") if fixed else 0),
        tuple(each for each in prize.values("AwardedToPlayers") if isinstance(each, str)),
        prize.text("NonMonetary"),
        prize.amount("CalculatedPoints") or prize.amount("Points"),
    )


def _colours(chips: Fields) -> Iterator[Colour]:
    """Those in use, with how many of them all sets hold; a chip's id is a number in some versions, a text in others."""
    owned = Counter[str]()
    for chip_set in chips.list("ChipSets", "ChipSet"):
        for key, count in chip_set.map("ChipCounts").items():
            if isinstance(count, int) and not isinstance(count, bool):
                owned[str(key)] += count
    for chip in chips.list("Chips", "GameChip"):
        if chip.truth("Use"):
            called = chip.text("ChipID") or str(chip.whole("ChipID"))
            name = chip.text("Label") or chip.text("Color")
            yield Colour(chip.chips("Value"), chip.chips("PerPlayer"), owned[called], name)


def _only_counted(config: Fields) -> tuple[int, int, int]:
    if not config.is_false("TrackPlayers"):
        return 0, 0, 0
    return config.chips("NumberOfEntries"), config.chips("NumberOfRebuys"), config.chips("NumberOfAddOns")


def _table(table: Fields) -> TableAt:
    sitting: dict[int, str] = {}
    unavailable: set[int] = set()
    for seat, value in enumerate(table.values("Seats"), start=1):
        if isinstance(value, str) and value:
            sitting[seat] = value
        elif isinstance(value, int) and not isinstance(value, bool):
            unavailable.add(seat)
    locked = {seat for seat, value in enumerate(table.values("Locks"), start=1) if _is_locked(value)}
    seats = max(table.whole("NumberOfSeats"), len(sitting))
    uuid = table.text("UUID") or table.text("Name")
    return TableAt(uuid, table.text("Name"), seats, sitting, frozenset(locked), frozenset(unavailable))


def _is_locked(value: Any) -> bool:
    return value is True or (isinstance(value, str) and value.lower() not in ("", "false", "0"))


def _moves(moved: Fields, tables: Fields) -> Iterator[Move]:
    """The last moves; older files name a table by its place in the list."""
    there = [table.text("UUID") or table.text("Name") for table in tables.list("Tables", "GameTable")]
    for move in moved.list("Moves", "Move", "PlayerMove"):
        place = move.whole("NewTableIndex", -1)
        table = move.text("NewTableUUID") or (there[place] if 0 <= place < len(there) else "")
        if move.text("PlayerUUID") and table:
            yield Move(move.text("PlayerUUID"), Chair(table, "", move.whole("NewSeatIndex", -1) + 1))
