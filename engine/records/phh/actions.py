"""The actions of PHH as items of a record: "p3 cbr 210" and back."""

from __future__ import annotations

import re
from functools import lru_cache

from engine.cards import Card, card, refuse_doubles, text
from engine.errors import BadSetup
from engine.records.amounts import from_text, to_text
from engine.records.record import UNSEEN, Boarded, Called, Dealt, Folded, Item, Raised, Remarked, Showed
from engine.rules import MOST_PLAYERS

_UNSEEN = "??"
_PLAYER = re.compile(r"p([1-9][0-9]?)")


def split(action: str) -> tuple[str, str | None]:
    """An action and the comment beside it, or None."""
    words, mark, comment = action.partition("#")
    return (words.strip(), comment.strip()) if mark else (words.strip(), None)


@lru_cache(maxsize=1 << 16)
def item(words: str, scale: int) -> Item:
    """What these words, without a comment, say. Amounts in units of which `scale` chips make one.

    Raises BadSetup `action_wrong`, `no_such_player`, `no_such_card`, `card_twice`, `amount_wrong` or `amount_size`.
    """
    match words.split():
        case ["d", "dh", player, dealt]:
            return Dealt(_player(player), _cards(dealt))
        case ["d", "db", dealt]:
            return Boarded(tuple([UNSEEN if one is None else one for one in _cards(dealt)]))
        case [player, "f"]:
            return Folded(_player(player))
        case [player, "cc"]:
            return Called(_player(player))
        case [player, "cbr", amount]:
            return Raised(_player(player), from_text(amount, scale))
        case [player, "sm"]:
            return Showed(_player(player), ())
        case [player, "sm", "-"]:
            return Showed(_player(player), None)
        case [player, "sm", shown]:
            return Showed(_player(player), _cards(shown))
        case _:
            pass
    raise BadSetup("action_wrong", text=words[:80])


def words(one: Item, scale: int = 1) -> str:
    """An item in PHH's words."""
    match one:
        case Dealt(player, dealt):
            return f"d dh p{player} {_texts(dealt)}"
        case Boarded(dealt):
            return f"d db {_texts(dealt)}"
        case Folded(player):
            return f"p{player} f"
        case Called(player):
            return f"p{player} cc"
        case Raised(player, amount):
            return f"p{player} cbr {to_text(amount, scale)}"
        case Showed(player, shown):
            return f"p{player} sm {'-' if shown is None else _texts(shown)}".rstrip()
        case Remarked(said):
            return f"# {said}"


def _player(written: str) -> int:
    found = _PLAYER.fullmatch(written)
    if found is None:
        raise BadSetup("action_wrong", text=written[:80])
    number = int(found[1])
    if number > MOST_PLAYERS:
        raise BadSetup("no_such_player", player=written)
    return number


@lru_cache(maxsize=1 << 13)
def _cards(written: str) -> tuple[Card | None, ...]:
    """Cards as written, None for each "??"."""
    pairs = [written[place : place + 2] for place in range(0, len(written), 2)]
    if len(pairs) > 5:
        raise BadSetup("action_wrong", text=written[:80])
    dealt = tuple([None if pair == _UNSEEN else card(pair) for pair in pairs])
    refuse_doubles([one for one in dealt if one is not None])
    return dealt


def _texts(dealt: tuple[Card | None, ...]) -> str:
    return "".join([_UNSEEN if one is None else text(one) for one in dealt])
