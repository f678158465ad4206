"""A training session as plain values that JSON can keep, and a session again from them.

A session is put away between two hands: one that is being played is called off and dealt anew with other cards, so
no hidden card is ever written down.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.actions import Due, Posting
from engine.blinds import Limit
from engine.cards import ALL_CARDS
from engine.entering import Coming, Entry, Standing
from engine.errors import BadSetup, EngineRefusal
from engine.places import Place
from engine.seats import Positions
from engine.table import Table
from tournament.errors import BadInput
from tournament.people.people import clean_name
from tournament.training.houses import Stakes
from tournament.training.session import Plan, Player, Session

FORMAT = 1
"""What `format` says; another number is another shape of the data."""

_Kind = TypeVar("_Kind")


def saved(session: Session) -> dict[str, Any]:
    """The session as texts, whole numbers, truth values, lists and dicts with texts as keys."""
    table = session.called_off().table
    return {
        "format": FORMAT,
        "plan": plan_saved(session.plan),
        "places": [[seat, _place(place)] for seat, place in table.places.items()],
        "first_button": table.first_button,
        "last": None if table.last is None else _positions(table.last),
        "straddler": table.straddler,
        "again": None if table.again is None else _coming(table.again),
        "sold": table.sold,
        "bought": [list(one) for one in session.bought.items()],
        "opened": [list(one) for one in session.opened.items()],
        "hands": session.hands,
    }


def resumed(data: object) -> Session:
    """The session that was `saved`, between two hands.

    Raises BadSetup `saved_format` for another format, `saved_field` for anything else that does not fit together.
    """
    try:
        return _session(_fields(data))
    except (EngineRefusal, LookupError, TypeError, ValueError) as wrong:
        if isinstance(wrong, BadSetup) and wrong.code == "saved_format":
            raise
        raise BadSetup("saved_field", why=str(wrong)[:80]) from wrong


def plan_saved(plan: Plan) -> dict[str, Any]:
    """What was chosen for a table, as plain values; for the next start dialog as well."""
    stakes = plan.stakes
    return {
        "house": plan.house,
        "limit": stakes.limit.value,
        "big": stakes.big,
        "stack": stakes.stack,
        "players": [
            [seat, player.name, None if player.manner is None else list(player.manner)]
            for seat, player in plan.players.items()
        ],
    }


def plan_resumed(data: object) -> Plan:
    """The plan that was saved. Raises BadSetup `saved_field`, or why it is no plan."""
    fields = _fields(data)
    try:
        players = {
            _whole(seat): Player(_name(name), None if manner is None else (_text(manner[0]), _text(manner[1])))
            for seat, name, manner in fields["players"]
        }
        stakes = Stakes(Limit(fields["limit"]), _whole(fields["big"]), _whole(fields["stack"]))
        return Plan(house=_text(fields["house"]), stakes=stakes, players=players)
    except (LookupError, TypeError, ValueError) as wrong:
        if isinstance(wrong, EngineRefusal):
            raise
        raise BadSetup("saved_field", why=str(wrong)[:80]) from wrong


def _session(fields: Mapping[str, Any]) -> Session:
    if fields["format"] != FORMAT:
        raise BadSetup("saved_format", format=str(fields["format"]), known=FORMAT)
    plan = plan_resumed(fields["plan"])
    rules = plan.rules
    table = Table(
        rules=rules,
        blinds=plan.stakes.blinds(rules),
        stated_buy_in=plan.stakes.stack,
        places={_whole(seat): _placed(_fields(place)) for seat, place in fields["places"]},
        first_button=_perhaps(fields["first_button"], _whole),
        last=_perhaps(fields["last"], _positioned),
        straddler=_perhaps(fields["straddler"], _whole),
        again=_perhaps(fields["again"], lambda coming: _came(coming, plan)),
        sold=_whole(fields["sold"]),
    )
    bought, opened = _counts(fields["bought"]), _counts(fields["opened"])
    seats = set(plan.players)
    if set(table.places) != seats or set(bought) != seats or not set(opened) <= seats:
        raise BadSetup("saved_field", field="places")
    if not table.sold == sum(table.chips.values()) == sum(bought.values()):
        raise BadSetup("saved_field", field="sold")
    if table.first_button not in seats or (table.again is not None and not set(table.again.dealt) <= seats):
        raise BadSetup("saved_field", field="first_button")
    session = Session(plan=plan, table=table, bought=bought, hands=_whole(fields["hands"]), opened=opened)
    if session.coming() is not None:
        session.next_hand(ALL_CARDS)  # refuses a hand that could not be dealt
    return session


def _place(place: Place) -> dict[str, Any]:
    standing = place.standing
    return {
        "chips": place.chips,
        "bought": place.bought,
        "away": place.away,
        "entry": place.entry.value,
        "new": standing.new,
        "missed_small": standing.missed_small,
        "missed_big": standing.missed_big,
    }


def _placed(fields: Mapping[str, Any]) -> Place:
    standing = Standing(_truth(fields["new"]), _truth(fields["missed_small"]), _truth(fields["missed_big"]))
    chips, bought = _whole(fields["chips"]), _whole(fields["bought"])
    return Place(chips, standing, Entry(fields["entry"]), _truth(fields["away"]), bought)


def _positions(where: Positions) -> list[Any]:
    return [where.button, where.small_blind_seat, where.big_blind, where.small_blind_dead]


def _positioned(row: Any) -> Positions:
    button, small, big, dead = row
    return Positions(_whole(button), _whole(small), _whole(big), _truth(dead))


def _coming(hand: Coming) -> dict[str, Any]:
    return {
        "positions": _positions(hand.positions),
        "dealt": list(hand.dealt),
        "waiting": list(hand.waiting),
        "dues": [[due.seat, due.posting.value, due.chips] for due in hand.dues],
    }


def _came(data: Any, plan: Plan) -> Coming:
    fields = _fields(data)
    dues = [Due(_whole(seat), Posting(posting), _whole(chips)) for seat, posting, chips in fields["dues"]]
    dealt, waiting = ([_whole(seat) for seat in fields[name]] for name in ("dealt", "waiting"))
    blinds = plan.stakes.blinds(plan.rules)
    return Coming(_positioned(fields["positions"]), tuple(dealt), tuple(waiting), tuple(dues), blinds)


def _perhaps(value: Any, read: Callable[[Any], _Kind]) -> _Kind | None:
    return None if value is None else read(value)


def _counts(rows: Any) -> dict[int, int]:
    return {_whole(seat): _whole(number) for seat, number in rows}


def _fields(data: Any) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise BadSetup("saved_field", field=type(data).__name__)
    return data


def _whole(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise BadSetup("saved_field", why=str(value)[:40])
    return value


def _truth(value: Any) -> bool:
    if type(value) is not bool:
        raise BadSetup("saved_field", why=str(value)[:40])
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise BadSetup("saved_field", why=str(value)[:40])
    return value


def _name(value: Any) -> str:
    try:
        return clean_name(_text(value))
    except BadInput as wrong:
        raise BadSetup("saved_field", why=wrong.code) from wrong
