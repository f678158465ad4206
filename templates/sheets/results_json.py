"""`results.json`: all that an evening came to in one file for other programs; docs/exports.md is its schema."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from templates.sheets.cells import iso
from tournament.entry import Entry
from tournament.names import EntryNo, Instant
from tournament.people import registration
from tournament.reports.cash import cash
from tournament.sales.cash import Account, sheet
from tournament.sales.prices import Buying, Price
from tournament.standings import Standing, prizes, standings
from tournament.state import Deal, Tournament
from tournament.structures.structure import Break, Period
from tournament.table import Table

SCHEMA = 1
"""Later versions only add keys."""


def results_json(state: Tournament, at: Instant | None = None) -> bytes:
    """The results as they are at that instant (None: at the newest fact), money in minor units, times in UTC."""
    setup, lines = state.setup, standings(state, at)
    instant = state.last if at is None else at
    lost = tuple(_lost(state))
    results = {
        "schema": SCHEMA,
        "tournament": setup.name,
        "seed": setup.seed,
        "structure": state.structure.name,
        "entries": len(state.entered),
        "players": len(lines),
        "provisional": not registration.places_are_final(state, instant),
        "chips_in_play": state.chips_in_play,
        "currency": setup.currency,
        "pool": state.pool,
        "guarantee": state.payouts.guarantee,
        "overlay": state.overlay,
        "hands": state.hands,
        "finished_at": _iso(state.finished),
        "deal": None if state.deal is None else _deal(state, state.deal),
        "places": _places(state, lines, lost),
        "started_at": _iso(state.started),
        "at": iso(instant),
        "players_left": len(state.left),
        "rebuys": _bought(state.entered, Buying.REBUY) + sum(each.buying is Buying.REBUY for each in state.loose),
        "add_ons": _bought(state.entered, Buying.ADD_ON) + sum(each.buying is Buying.ADD_ON for each in state.loose),
        "starting_stack": setup.starting_stack,
        "prices": [_price(price) for price in state.prices],
        "periods": [_period(state, number) for number in range(len(state.structure.periods))],
        "prizes": [{"place": each.place, "amount": each.amount, "thing": each.thing} for each in prizes(state)],
        "money": _money(state),
        "tables": [_table(state, table) for _number, table in sorted(state.tables.items())],
        "knock_outs": [
            {"player": _name(state, number), "by": [_name(state, each) for each in by]} for number, by in lost
        ],
    }
    return (json.dumps(results, ensure_ascii=False) + "\n").encode("utf-8", errors="replace")


def _iso(at: Instant | None) -> str | None:
    return None if at is None else iso(at)


def _name(state: Tournament, number: EntryNo) -> str:
    return state.entries[number].shown_name


def _lost(state: Tournament) -> Iterator[tuple[EntryNo, tuple[EntryNo, ...]]]:
    """Every loss of all chips that somebody won, in the order in which they happened: who, and by whom."""
    found = []
    for entry in state.entered:
        found += [(knockout.group, 0, entry.number, knockout.by) for knockout in entry.knockouts]
        if entry.bust is not None:
            found.append((entry.bust.group, -entry.bust.rank, entry.number, entry.bust.by))
    return ((number, by) for _group, _rank, number, by in sorted(found) if by)


def _deal(state: Tournament, deal: Deal) -> dict[str, Any]:
    return {
        "method": deal.method,
        "ending": deal.ending.value,
        "players": len(deal.shares),
        "kept": deal.kept,
        "made_at": iso(deal.at),
        "shares": [
            {"player": _name(state, share.entry), "amount": share.amount, "chips": share.chips} for share in deal.shares
        ],
    }


def _price(price: Price) -> dict[str, Any]:
    shares = price.shares
    return {
        "name": price.name,
        "buying": price.buying.value,
        "price": shares.total,
        "prizes": shares.prizes,
        "house": shares.house,
        "league": shares.league,
        "bounties": shares.bounties,
        "chips": price.chips,
    }


def _period(state: Tournament, number: int) -> dict[str, Any]:
    period: Period = state.structure.periods[number]
    if isinstance(period, Break):
        return {"kind": "break", "duration_ms": period.duration_ms}
    return {
        "kind": "level",
        "level": state.structure.level_number(number),
        "small_blind": period.small_blind,
        "big_blind": period.big_blind,
        "ante": period.ante,
        "ante_kind": period.ante_kind.value,
        "limit": period.limit.value,
        "duration_ms": period.duration_ms,
        "hands": period.hands,
    }


def _money(state: Tournament) -> dict[str, Any]:
    """The terms of the cash sheet by their fixed words."""
    flat = cash(state).flat
    rows = () if flat is None else (tuple(cell.value for cell in row.cells) for row in flat.rows)
    return {str(term): cents for row, term, cents, *_rest in rows if row == "sheet"}


def _places(
    state: Tournament, lines: Iterable[Standing], lost: tuple[tuple[EntryNo, tuple[EntryNo, ...]], ...]
) -> list[dict[str, Any]]:
    accounts = {account.entry: account for account in sheet(state).accounts}
    heads = Counter(winner for _victim, by in lost for winner in by)
    return [_place(state, line, accounts.get(line.entry), heads) for line in lines]


def _place(state: Tournament, line: Standing, account: Account | None, heads: Mapping[EntryNo, int]) -> dict[str, Any]:
    entries = [state.entries[number] for number in line.entries]
    return {
        "place": line.place,
        "player": line.name,
        "prize": line.prize,
        "deal_share": line.share,
        "things": list(line.things),
        "bounty": line.bounty,
        "entries": len(line.entries),
        "eliminated_by": list(line.eliminated_by),
        "removed": line.removed,
        "level": line.level,
        "hand": line.hand,
        "tied": line.tied,
        "provisional": line.provisional,
        "chips": line.chips,
        "out_at": _iso(line.out_at),
        "rebuys": _bought(entries, Buying.REBUY),
        "add_ons": _bought(entries, Buying.ADD_ON),
        "knock_outs": sum(heads[number] for number in line.entries),
        "charged": account.charged if account else 0,
        "paid": account.received if account else 0,
        "owing": account.owing if account else 0,
        "prize_paid": account.prize_paid if account else 0,
        "bounty_paid": account.bounty_paid if account else 0,
    }


def _bought(entries: Iterable[Entry], buying: Buying) -> int:
    return sum(bought.buying is buying for entry in entries for bought in entry.purchases)


def _table(state: Tournament, table: Table) -> dict[str, Any]:
    seats = [
        {"seat": seat, "player": _name(state, number), "chips": state.entries[number].stack}
        for seat, number in sorted(table.seats.items())
    ]
    return {"table": table.number, "name": table.name, "seats": seats}
