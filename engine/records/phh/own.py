"""Our own fields of a PHH hand, for what the format cannot say; other programs pass over names with an underscore."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

from engine.actions import Doing, Due, Mishap, Posting
from engine.blinds import AnteKind, Blinds, Limit
from engine.cards import Card, cards, texts
from engine.errors import BadSetup
from engine.presets import PRESETS
from engine.records import switches
from engine.records.amounts import chips, exact, paid
from engine.records.record import Irregular, Record
from engine.seats import Positions

AMOUNTS = ("_smallest_chip", "_small_blind", "_big_blind", "_ante")
"""Those of them that are amounts of every hand of ours."""

_KINDS: Mapping[str, tuple[type, ...]] = {
    "_rules": (str,),
    "_smallest_chip": (int, Decimal),
    "_button_seat": (int,),
    "_small_blind_seat": (int,),
    "_small_blind_dead": (bool,),
    "_big_blind_seat": (int,),
    "_small_blind": (int, Decimal),
    "_big_blind": (int, Decimal),
    "_ante": (int, Decimal),
    "_ante_kind": (str,),
}
"""What every record of a hand of ours holds; one where any is missing or of another kind is not of ours."""


def is_ours(fields: Mapping[str, object]) -> bool:
    """True for a hand written by us; in another one the same names may mean anything."""
    if "_button_seat" not in fields:
        return False
    return all(type(fields.get(name)) in kinds for name, kinds in _KINDS.items())


def told(record: Record) -> dict[str, object]:
    """Our fields of a record, only those it needs, in their order."""
    scale = record.scale
    fields: dict[str, object] = {} if record.rules is None else {"_rules": record.rules}
    house, positions, level = record.house, record.positions, record.level
    if house is not None and positions is not None and level is not None:
        fields |= {
            "_rules": house.name,
            "_smallest_chip": exact(house.smallest_chip, scale),
            "_button_seat": positions.button,
            "_small_blind_seat": positions.small_blind_seat,
            "_small_blind_dead": positions.small_blind_dead,
            "_big_blind_seat": positions.big_blind,
            "_small_blind": exact(level.small, scale),
            "_big_blind": exact(level.big, scale),
            "_ante": exact(level.ante, scale),
            "_ante_kind": level.ante_kind.value,
        }
        differing = switches.differing(house)
        if differing:
            fields["_switches"] = differing
        if record.dues:
            fields["_dues"] = [[seat, posting.value, exact(size, scale)] for seat, posting, size in record.dues]
    if record.limit is Limit.POT_LIMIT:
        fields["_limit"] = record.limit.value
    if any(record.dead):
        fields["_dead_posts"] = [exact(size, scale) for size in record.dead]
        fields["_uniform_antes"] = record.uniform
    if record.carried:
        fields["_carried"] = exact(record.carried, scale)
    if record.last_two:
        fields["_last_two"] = True
    if record.rake is not None and not _says_rake(record.facts.get("rake"), record):
        fields["_rake"] = exact(record.rake, scale)
    if record.irregular:
        fields["_irregularities"] = [
            [one.after, one.doing.value, one.seat, one.mishap.value if one.mishap else "", one.rule, texts(one.cards)]
            + [one.note] * bool(one.note)
            for one in record.irregular
        ]
    if record.void:
        fields["_void"] = True
        fields["_absent"] = list(record.absent)
    if record.told is not None:
        fields["_told"] = [list(group) for group in record.told]
    return fields


def _says_rake(stated: object, record: Record) -> bool:
    """True if the fact named `rake` tells the record's rake already."""
    return _is_amount(stated) and stated == exact(record.rake or 0, record.scale)


def taken(facts: dict[str, object], scale: int, players: int) -> tuple[dict[str, Any], dict[str, object]]:
    """Our fields as those of a Record, and the facts that remain; the level without its limit and bets.

    A name of ours with a value that is not ours stays a fact, and so does one that means something only beside the
    rest of ours, in a hand of others. Raises BadSetup with the `key` where an amount is none
    or a hand of ours contradicts itself.
    """
    found: dict[str, Any] = {}
    if _ALL.isdisjoint(facts):
        return found, facts
    ours = is_ours(facts)
    rest = {
        name: value
        for name, value in facts.items()
        if name not in _ALL or (name in _OF_OURS and not ours) or not _read(name, value, found, scale, players)
    }
    if ours:
        found |= _level(facts, scale)
        rest = {name: value for name, value in rest.items() if name not in _KINDS and name != "_switches"}
    return found, rest


def _read(name: str, value: object, found: dict[str, Any], scale: int, players: int) -> bool:
    """Read one of the fields that stand alone; False where its value is not ours."""
    if name == "_rules" and isinstance(value, str) and value in PRESETS:
        found["rules"] = value
    elif name == "_limit" and value == Limit.POT_LIMIT.value:
        found["limit"] = Limit.POT_LIMIT
    elif name == "_dead_posts" and isinstance(value, list) and len(value) == players and all(map(_is_amount, value)):
        found["dead"] = tuple([paid(size, scale, key=name, entry=entry) for entry, size in enumerate(value, 1)])
    elif name in ("_uniform_antes", "_last_two", "_void") and isinstance(value, bool):
        found[name.removeprefix("_").removesuffix("_antes")] = value
    elif name in ("_carried", "_rake") and _is_amount(value):
        found[name[1:]] = paid(value, scale, key=name)  # type: ignore[arg-type]
    elif name == "_absent" and isinstance(value, list) and all(type(one) is int for one in value):
        found["absent"] = tuple(value)
    elif name == "_told" and isinstance(value, list) and all(map(_are_seats, value)):
        found["told"] = tuple(map(tuple, value))
    elif name == "_dues" and isinstance(value, list):
        found["dues"] = tuple([_due(one, scale) for one in value])
    elif name == "_irregularities" and isinstance(value, list):
        found["irregular"] = tuple([_irregular(one) for one in value])
    else:
        return name == "_scale" and type(value) is int and value == scale
    return True


def _level(facts: Mapping[str, Any], scale: int) -> dict[str, Any]:
    switched = facts.get("_switches", {})
    if not isinstance(switched, dict):
        raise BadSetup("key_type", key="_switches")
    if facts["_ante_kind"] not in set(AnteKind):
        raise BadSetup("ours_wrong", key="_ante_kind")
    smallest, small, big, ante = [chips(facts[name], scale) for name in AMOUNTS]
    try:
        return {
            "house": switches.rebuilt(facts["_rules"], smallest, switched),
            "rules": facts["_rules"],
            "positions": Positions(
                facts["_button_seat"], facts["_small_blind_seat"], facts["_big_blind_seat"], facts["_small_blind_dead"]
            ),
            "level": Blinds(small, big, ante, AnteKind(facts["_ante_kind"])),
        }
    except BadSetup as wrong:
        raise BadSetup("ours_wrong", key=_culprit(wrong)) from wrong


def _culprit(wrong: BadSetup) -> str:
    """The field of ours that the rules or the blinds are refused for."""
    switch = wrong.facts.get("switch")
    if switch == "name":
        return "_rules"
    return f"_switches.{switch}" if isinstance(switch, str) else _CULPRITS.get(wrong.code, "_rules")


def _due(value: object, scale: int) -> Due:
    match value:
        case [bool(), *_] | [_, _, bool()]:
            pass
        case [int() as seat, str() as posting, (int() | Decimal()) as size] if posting in set(Posting):
            return Due(seat, Posting(posting), paid(size, scale, key="_dues"))
        case _:
            pass
    raise BadSetup("key_type", key="_dues")


def _irregular(value: object) -> Irregular:
    match value:
        case [bool(), *_] | [_, _, bool(), *_]:
            pass
        case [int() as after, str() as doing, int() as seat, str() as mishap, str() as rule, str() as seen, *said]:
            notes = [one for one in said if isinstance(one, str)]
            known = doing in _BESIDE and (not mishap or mishap in set(Mishap))
            if known and after >= 0 and len(notes) == len(said) < 2:
                irregular = Irregular(after, Doing(doing), seat, Mishap(mishap) if mishap else None, rule, _seen(seen))
                return irregular._replace(note="".join(notes))
        case _:
            pass
    raise BadSetup("key_type", key="_irregularities")


def _seen(written: str) -> tuple[Card, ...]:
    try:
        return cards(written)
    except BadSetup as wrong:
        raise BadSetup(wrong.code, **({"key": "_irregularities"} | wrong.facts)) from wrong


_BESIDE = frozenset(Doing) - {Doing.TOLD, Doing.REMARKED}


def _are_seats(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(type(one) is int for one in value)


def _is_amount(value: object) -> bool:
    return isinstance(value, Decimal) or type(value) is int


_ALONE = (
    "_limit", "_dead_posts", "_uniform_antes", "_carried", "_last_two", "_rake", "_irregularities", "_void", "_absent",
    "_dues", "_scale", "_told",
)  # fmt: skip
_ALL = frozenset((*_KINDS, "_switches", *_ALONE))

_OF_OURS = ("_dues", "_carried", "_told")
"""Those of them that mean something only in a hand of ours."""

_CULPRITS = {
    "big_blind_missing": "_big_blind",
    "small_blind_size": "_small_blind",
    "ante_negative": "_ante",
    "smallest_chip": "_smallest_chip",
    "most_players": "_switches.most_players",
    "raise_cap": "_switches.raise_cap",
    "least_buy_in": "_switches.least_buy_in",
    "no_limits": "_switches.limits",
    "rake_share": "_switches.rake",
    "rake_cap": "_switches.rake",
}
"""Where the trouble is when a house or a level is refused."""

NAMES = _ALL
"""Every name of ours."""
