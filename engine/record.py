"""A finished hand as PHH text (poker hand history, TOML; https://phh.readthedocs.io).

Players are p1, p2 … clockwise from the first one dealt in left of the button, so p1 is the small blind, or the big
blind while the small one is dead. Heads-up p1 is the big blind, and there, by the format's own rule, the lists
`antes` and `blinds_or_straddles` read small blind first, p2's entry before p1's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date, time

from engine.actions import Action, Bet, Fold, Posting, RaiseTo
from engine.blinds import AnteKind
from engine.cards import Card, texts
from engine.errors import BadSetup
from engine.hand import Hand
from engine.streets import Street

_GIVEN_FIELDS = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country",
    "time", "time_zone", "time_zone_abbreviation", "day", "month", "year",
    "hand", "level", "seat_count", "table", "currency", "currency_symbol", "time_limit", "time_banks",
)  # fmt: skip
"""The format's own names that a caller may give a fact, in the format's order."""


def write(hand: Hand, /, *, players: Mapping[int, str], **facts: object) -> str:
    """The text of a finished hand, without a section header; the same hand and facts give the same bytes.

    `players` gives the name at each dealt seat. `facts` may be text, whole numbers, booleans, dates, times and lists of
    those: the names the format knows (`event`, `table`, `hand`, `level`, `time`, `seat_count` …) stand as they are, any
    other name gets an underscore in front. Every name in Unicode comes back from a TOML reader as it was, line breaks
    and quotes included (except a lone surrogate, which no file can hold).
    Raises IllegalAction `hand_not_over`; BadSetup `player_missing`, `fact_reserved` or `fact_type`.
    """
    result = hand.result()
    for seat in hand.order:
        if seat not in players:
            raise BadSetup("player_missing", seat=seat)
    fields: dict[str, object] = {
        "variant": "NT",
        "ante_trimming_status": hand.blinds.ante_kind is AnteKind.PLAYER,
        "antes": _read_by_blinds(_antes(hand)),
        "blinds_or_straddles": _read_by_blinds(_blinds(hand)),
        "min_bet": hand.blinds.big,
        "starting_stacks": list(hand.started.values()),
        "actions": list(_actions(hand)),
    }
    own = _own_fields(hand)
    known = {name: facts[name] for name in _GIVEN_FIELDS if name in facts}
    other = {"_" + name.lstrip("_"): value for name, value in facts.items() if name not in known}
    fields |= known
    fields["seats"] = list(hand.order)
    fields["players"] = [players[seat] for seat in hand.order]
    fields["finishing_stacks"] = [result.stacks[seat] for seat in hand.order]
    for name in other:
        if name in own or name.lstrip("_") in fields:
            raise BadSetup("fact_reserved", fact=name)
    fields |= own | other
    return "".join(f"{_key(name)} = {_value(value, name)}\n" for name, value in fields.items())


def _antes(hand: Hand) -> list[int]:
    """Antes by place: everybody's nominal one, or what the single payer really paid.

    The format takes antes before blinds, so a single payer short of both stands with the ante he had left after his
    blind.
    """
    if hand.blinds.ante_kind is AnteKind.PLAYER:
        return [hand.blinds.ante] * len(hand.order)
    paid = {post.seat: post.chips for post in hand.posts if post.posting is Posting.ANTE}
    return [paid.get(seat, 0) for seat in hand.order]


def _blinds(hand: Hand) -> list[int]:
    """Nominal blinds by place; a dead small blind is simply not there, and the big blind comes first."""
    positions, blinds = hand.positions, hand.blinds
    due = {positions.big_blind: blinds.big}
    if positions.small_blind is not None:
        due[positions.small_blind] = blinds.small
    return [due.get(seat, 0) for seat in hand.order]


def _read_by_blinds(by_place: list[int]) -> list[int]:
    """The list as the format reads it: heads-up small blind first, although p1 is the big blind."""
    return by_place[::-1] if len(by_place) == 2 else by_place


def _actions(hand: Hand) -> Iterator[str]:
    """Deals, actions and shows in the order in which they happened."""
    result = hand.result()
    player = {seat: f"p{place}" for place, seat in enumerate(hand.order, 1)}
    for seat, hole in zip(hand.order, hand.holes, strict=True):
        yield f"d dh {player[seat]} {texts(hole)}"
    street = Street.PREFLOP
    for taken in hand.actions:
        yield from _board(street, taken.street, result.board)
        street = taken.street
        yield f"{player[taken.seat]} {_verb(taken.action)}"
    yield from _board(street, hand.street, result.board)
    for shown in result.shown:
        yield f"{player[shown.seat]} sm {texts(shown.cards)}"


def _board(before: Street, now: Street, board: Sequence[Card]) -> Iterator[str]:
    """The deals that lead from one street to another."""
    for street in Street:
        if before < street <= now:
            yield f"d db {texts(board[Street(street - 1).board_cards : street.board_cards])}"


def _verb(action: Action) -> str:
    """Fold, check or call, or a bet or raise with its total."""
    if isinstance(action, Bet | RaiseTo):
        return f"cbr {action.amount}"
    return "f" if isinstance(action, Fold) else "cc"


def _own_fields(hand: Hand) -> dict[str, object]:
    """What the format has no name for: where button and blinds were, by which rules, and the pots, main pot first."""
    positions, blinds = hand.positions, hand.blinds
    return {
        "_rules": hand.rules.name,
        "_smallest_chip": hand.rules.smallest_chip,
        "_button_seat": positions.button,
        "_small_blind_seat": positions.small_blind_seat,
        "_small_blind_dead": positions.small_blind_dead,
        "_big_blind_seat": positions.big_blind,
        "_small_blind": blinds.small,
        "_big_blind": blinds.big,
        "_ante": blinds.ante,
        "_ante_kind": blinds.ante_kind.value,
        "_pots": [pot.amount for pot in reversed(hand.result().pots)],
    }


def _key(name: str) -> str:
    """A TOML key; only plain ASCII names go without quotes."""
    return name if name.isascii() and name.replace("-", "_").isidentifier() else _quoted(name)


def _value(value: object, name: str) -> str:
    """A TOML value. Raises BadSetup `fact_type` for anything the text could not hold."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int):
        return str(int(value))
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_value(item, name) for item in value]) + "]"
    raise BadSetup("fact_type", fact=name, type=type(value).__name__)


def _quoted(text: str) -> str:
    """A TOML basic string: quotes, backslashes and control characters escaped, all else as it is."""
    return '"' + text.translate(_ESCAPES).encode("utf-8", "replace").decode("utf-8") + '"'


_ESCAPES = {code: f"\\u{code:04X}" for code in (*range(0x20), 0x7F)} | {
    ord("\n"): "\\n",
    ord("\r"): "\\r",
    ord("\t"): "\\t",
    ord('"'): '\\"',
    ord("\\"): "\\\\",
}
