"""The fields of one PHH hand as a record, whichever reader found them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import repeat
from typing import Any, cast

from engine.blinds import Blinds, Limit
from engine.errors import BadSetup, Fact
from engine.records import amounts
from engine.records.phh import own as phh_own
from engine.records.phh.actions import item, split
from engine.records.record import Item, Record, Remarked
from engine.rules import MOST_PLAYERS

Number = int | Decimal

NAMES = frozenset((
    "variant", "ante_trimming_status", "antes", "blinds_or_straddles", "min_bet", "small_bet", "big_bet",
    "starting_stacks", "actions", "seats", "players", "finishing_stacks",
))  # fmt: skip
"""The names that become fields of a Record; every other one is a fact."""

LARGEST = 10**18
"""No whole number of a hand is as large, whatever it says; such a one may have too many digits to be told."""

_VARIANTS = ("NT", "FT")
_MOST_ACTIONS = 10_000


def record(fields: Mapping[str, object]) -> Record:
    """One hand of hold'em.

    Lists whose order the format turns around heads-up are turned back, so that p1, the big blind, comes first.
    Raises BadSetup with the `key`, and the `entry` of its list or the `action`, counted from 1: `not_holdem`,
    `variant_empty`, `key_missing`, `key_type`, `list_length`, `players`, `amount_wrong`, `amount_size`,
    `amount_negative`, `bet_size`, `ours_wrong`, and the codes of `actions.item`.
    """
    variant = _text(fields, "variant")
    if not variant.strip():
        raise BadSetup("variant_empty", key="variant")
    if variant not in _VARIANTS:
        raise BadSetup("not_holdem", key="variant", variant=variant[:40])
    fixed = variant == "FT"
    starting = _amounts(fields, "starting_stacks", None)
    players = len(starting)
    if not 2 <= players <= MOST_PLAYERS:
        raise BadSetup("players", key="starting_stacks", players=players, most=MOST_PLAYERS)
    posted = _amounts(fields, "blinds_or_straddles", players, signed=True)
    lists = [starting, posted, _amounts(fields, "antes", players)]
    if "finishing_stacks" in fields:
        lists.append(_amounts(fields, "finishing_stacks", players))
    used = NAMES - {"min_bet"} if fixed else NAMES - {"small_bet", "big_bet"}
    sizes = [_amount(fields, name) for name in (("small_bet", "big_bet") if fixed else ("min_bet",))]
    rake = _rake(fields)
    texts = _texts(fields, "actions", None)
    scale = _scale(fields, [*lists, sizes, rake], texts)
    items, comments = _items(texts, scale)
    whole = [_chips(each, scale) for each in lists]
    blinds, antes = whole[1:3]
    if players == 2:
        blinds, antes = blinds[::-1], antes[::-1]
    own, facts = phh_own.taken({name: fields[name] for name in fields if name not in used}, scale, players)
    dead = own.pop("dead", ())
    _refuse_more_dead(dead, antes)
    bets = [amounts.chips(size, scale) for size in sizes]
    limit = _limit(own, fixed=fixed)
    if "level" in own:
        own["level"] = _level(own["level"], limit, bets, sizes)
    rules = {"rake": amounts.chips(rake[0], scale)} if rake else {}
    return Record(
        limit=limit,
        starting=whole[0],
        blinds=blinds,
        antes=tuple([ante - part for ante, part in zip(antes, dead, strict=True)]) if dead else antes,
        items=items,
        small_bet=bets[0],
        big_bet=bets[1] if fixed else 0,
        uniform=own.pop("uniform", _truth(fields, "ante_trimming_status")),
        dead=dead,
        scale=scale,
        players=_texts(fields, "players", players) if "players" in fields else (),
        seats=_seats(fields, players) if "seats" in fields else (),
        finishing=whole[3] if len(whole) > 3 else None,
        texts=texts,
        facts=facts,
        comments=comments,
        **(rules | own),
    )


def refuse_large(fields: Mapping[str, object]) -> None:
    """Raise BadSetup `number_size` for a whole number of `LARGEST` or more, however deep it stands.

    With its `key`, and the `entry` of the list there. What `quick` reads has none.
    """
    for key, value in fields.items():
        if _is_large(value):
            where: dict[str, Fact] = {"key": key}
            if isinstance(value, list):
                where["entry"] = next(place for place, one in enumerate(value, 1) if _is_large(one))
            raise BadSetup("number_size", **where)


def _is_large(value: object) -> bool:
    """True for such a number, and for what has one in it."""
    waiting = [value]
    while waiting:
        one = waiting.pop()
        if isinstance(one, int):
            if not -LARGEST < one < LARGEST:
                return True
        elif isinstance(one, list):
            waiting += one
        elif isinstance(one, dict):
            waiting += one.values()
    return False


def _limit(own: dict[str, Any], *, fixed: bool) -> Limit:
    """How much may be bet; a field of ours tells pot-limit from no-limit, but says nothing in fixed limit."""
    stated: Limit | None = own.pop("limit", None)
    if not fixed:
        return stated or Limit.NO_LIMIT
    if stated is not None:
        raise BadSetup("ours_wrong", key="_limit")
    return Limit.FIXED_LIMIT


def _refuse_more_dead(dead: Sequence[int], antes: Sequence[int]) -> None:
    """Dead posts stand within the antes, for programs that know none."""
    for entry, (part, ante) in enumerate(zip(dead, antes, strict=False), 1):
        if part > ante:
            raise BadSetup("ours_wrong", key="_dead_posts", entry=entry)


def _level(level: Blinds, limit: Limit, bets: Sequence[int], sizes: Sequence[Number]) -> Blinds:
    """The level of a hand of ours with its limit and bets."""
    small = 0 if bets[0] == level.big else bets[0]
    big = 0 if limit is not Limit.FIXED_LIMIT or bets[1] == 2 * bets[0] else bets[1]
    try:
        return replace(level, limit=limit, small_bet=small, big_bet=big)
    except BadSetup as wrong:
        raise BadSetup(wrong.code, key="big_bet", small_bet=str(sizes[0]), big_bet=str(sizes[-1])) from wrong


def _chips(numbers: Sequence[Number], scale: int) -> tuple[int, ...]:
    if scale == 1:
        # Then every one of them is whole.
        return tuple(map(int, numbers))
    return tuple([amounts.chips(number, scale) for number in numbers])


def _items(texts: Sequence[str], scale: int) -> tuple[tuple[Item, ...], dict[int, str]]:
    """The actions and the comments beside them; an error says which action it is about."""
    try:
        return tuple(map(item, texts, repeat(scale))), {}
    except BadSetup:
        # A comment, or an error, and then its number counts.
        comments: dict[int, str] = {}
        return tuple(_one_by_one(texts, scale, comments)), comments


def _one_by_one(texts: Sequence[str], scale: int, comments: dict[int, str]) -> Iterator[Item]:
    for place, written in enumerate(texts):
        words, comment = split(written)
        if comment is not None and not words:
            yield Remarked(comment)
            continue
        if comment is not None:
            comments[place] = comment
        try:
            yield item(words, scale)
        except BadSetup as wrong:
            where: dict[str, Fact] = {"key": "actions", "action": place + 1, "text": written[:80]}
            raise BadSetup(wrong.code, **(wrong.facts | where)) from wrong


def _scale(fields: Mapping[str, object], lists: Sequence[Sequence[Number]], texts: Sequence[str]) -> int:
    """The power of ten that makes every amount whole chips, by the decimals as they are written.

    2.50 is in hundredths, although tenths would do: a pot is then shared in hundredths too.
    """
    most = 0
    own = [_amount(fields, name) for name in phh_own.AMOUNTS] if phh_own.is_ours(fields) else []
    for each in (*lists, own):
        if Decimal in map(type, each):
            most = max(most, *[amounts.decimals(number) for number in each])
    for written in texts if "." in "".join(texts) else ():
        if "." in written:
            words = split(written)[0].split()
            if len(words) == 3 and words[1] == "cbr":
                most = max(most, min(amounts.decimals_of(words[2]), amounts.MOST_DECIMALS))
    scale = int(10**most)
    stated = fields.get("_scale")
    if type(stated) is int and scale < stated <= 10**amounts.MOST_DECIMALS and stated == 10 ** (len(str(stated)) - 1):
        return stated
    return scale


def _rake(fields: Mapping[str, object]) -> list[Number]:
    """The rake, if any is stated as an amount."""
    for name in ("rake", "_rake"):
        value = fields.get(name)
        if type(value) is int or isinstance(value, Decimal):
            return [_amount(fields, name)]
    return []


def _value(fields: Mapping[str, object], key: str) -> object:
    if key not in fields:
        raise BadSetup("key_missing", key=key)
    return fields[key]


def _text(fields: Mapping[str, object], key: str) -> str:
    value = _value(fields, key)
    if not isinstance(value, str):
        raise BadSetup("key_type", key=key)
    return value


def _truth(fields: Mapping[str, object], key: str) -> bool:
    """True or false; false where nothing is said, as in the format."""
    value = fields.get(key, False)
    if not isinstance(value, bool):
        raise BadSetup("key_type", key=key)
    return value


def _amount(fields: Mapping[str, object], key: str) -> Number:
    return _numbers([_value(fields, key)], key, None)[0]


def _amounts(fields: Mapping[str, object], key: str, length: int | None, *, signed: bool = False) -> list[Number]:
    """A list of amounts, as long as there are players; below 0 only where a sign has a meaning."""
    value = _value(fields, key)
    if not isinstance(value, list):
        raise BadSetup("key_type", key=key)
    if length is not None and len(value) != length:
        raise BadSetup("list_length", key=key, entries=len(value), players=length)
    return _numbers(value, key, 1, signed=signed)


def _numbers(values: Sequence[object], key: str, first: int | None, *, signed: bool = False) -> list[Number]:
    if set(map(type, values)) == {int}:
        whole = cast("list[int]", values)
        if max(whole) <= amounts.LARGEST and min(whole) >= (-amounts.LARGEST if signed else 0):
            return cast("list[Number]", values)
    for place, value in enumerate(values):
        try:
            if type(value) is not int and not isinstance(value, Decimal):
                # Tables and lists can be of any depth, and stay unread.
                raise BadSetup("amount_wrong", amount="…" if isinstance(value, dict | list) else str(value)[:40])
            amounts.decimals(value)
            if value < 0 and not signed:
                raise BadSetup("amount_negative", amount=str(value)[:40])
        except BadSetup as wrong:
            where: dict[str, Fact] = {"key": key} if first is None else {"key": key, "entry": place + first}
            raise BadSetup(wrong.code, **(where | wrong.facts)) from wrong
    return cast("list[Number]", values)


def _texts(fields: Mapping[str, object], key: str, length: int | None) -> tuple[str, ...]:
    value = _value(fields, key)
    if not isinstance(value, list) or not {str}.issuperset(map(type, value)):
        raise BadSetup("key_type", key=key)
    if length is not None and len(value) != length:
        raise BadSetup("list_length", key=key, entries=len(value), players=length)
    if len(value) > _MOST_ACTIONS:
        raise BadSetup("list_length", key=key, entries=len(value), players=_MOST_ACTIONS)
    return tuple(value)


def _seats(fields: Mapping[str, object], players: int) -> tuple[int, ...]:
    value = fields["seats"]
    if not isinstance(value, list) or not all(type(one) is int for one in value):
        raise BadSetup("key_type", key="seats")
    if len(value) != players:
        raise BadSetup("list_length", key="seats", entries=len(value), players=players)
    return tuple(value)
