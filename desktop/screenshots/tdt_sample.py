"""A made-up evening of The Tournament Director, and one whose file was cut off, for the pictures."""

from pathlib import Path

from tournament.names import MINUTE, Instant

_PLAYERS = ("Petra", "Ondřej", "Lucie", "Kamil")


def write(folder: Path, begins: Instant) -> tuple[Path, ...]:
    """Three files: an evening with something in it that nobody knows, the same once more, and a part of it."""
    whole = _evening(begins)
    contents = (("2026-11 Club night.tdt", whole), ("copy.tdt", whole), ("cut off.tdt", whole[:900]))
    for name, text in contents:
        (folder / name).write_text(text, encoding="utf-8")
    return tuple(folder / name for name, _text in contents)


def _evening(begins: Instant) -> str:
    people = ", ".join(_player(number, begins) for number in range(len(_PLAYERS)))
    levels = ", ".join(
        f"new GameRound({{Minutes: 20, SmallBlind: {small}, BigBlind: {2 * small}, Ante: 0}})" for small in (25, 50)
    )
    profile = 'new FeeProfile({Name: "Standard", Enabled: true, Fee: 20, Chips: 5000})'
    prizes = ", ".join(
        f"new GamePrize({{Type: 0, Recipient: {place}, AmountType: 0, Amount: {share}, CalculatedAmount: {amount}}})"
        for place, share, amount in ((1, 70, 56), (2, 30, 24))
    )
    return (
        '{ V: "3.7.2", T: new Tournament({ UUID: "made-up", Title: "Club night", LeagueName: "Friday league",'
        ' SeasonName: "2026", Notes: "Bring a cake.", Weather: "rain",'
        f" Financials: new FinancialConfig({{ Buyins: new BuyConfig({{ Allow: true, Profiles: [{profile}] }}),"
        ' PointsForPlaying: new UserFormula({ Text: "n - r + secret(3)" }) }),'
        f" Players: new GamePlayers({{ Players: Map.from([{people}]) }}),"
        f" Levels: new GameLevels({{ Levels: [{levels}] }}), Prizes: new GamePrizes({{ Prizes: [{prizes}] }}),"
        f" StartTime: {begins}, EndTime: {begins + 35 * MINUTE} }}) }}"
    )


def _player(number: int, begins: Instant) -> str:
    seat = f'new GameSeat({{ TableName: "Table 1", SeatIndex: {number}, TableUUID: "t1" }})'
    at = begins + (35 - 5 * number) * MINUTE
    out = f'BustOut: new GameBustOut({{ Time: {at}, HitmanUUID: ["p0"], Seat: {seat} }}), ' if number else ""
    bought = f'new GameBuyin({{ {out}Time: {begins - MINUTE}, Amount: 20, Chips: 5000, ProfileName: "Standard" }})'
    name = f'new PlayerName({{ Nickname: "{_PLAYERS[number]}" }})'
    info = 'new PlayerInfo({ Phone1: "555 0100" })'
    made = f'new GamePlayer({{ UUID: "p{number}", Name: {name}, Info: {info}, Buyins: [{bought}] }})'
    return f'["p{number}", {made}]'
