"""What is typed about a pot, read as the call that `engine.pot_call` settles."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.cards import RANKS, Card, cards
from engine.errors import BadSetup
from engine.pot_call import PotCall, Stake
from engine.presets import TDA
from engine.rules import HouseRules
from tournament.chips.typed_chips import read_chips

FOLDED = frozenset({"f", "fold", "folded", "x"})
"""What may stand for a hand that was folded."""
MUCKED = frozenset({"m", "muck", "mucked"})
"""What may stand for one that was thrown away at the showdown."""
ABSENT = frozenset({"d", "dead", "absent", "away"})
"""What may stand for the dead hand of somebody who was not at his seat."""
_SUITS = str.maketrans("♣♦♥♠", "cdhs")
_PLACE = re.compile(r"#?\s*(\d{1,3})\.?", re.ASCII)


@dataclass(frozen=True, slots=True)
class TypedStake:
    """One row: whoever has put nothing in plays no part. `hand`: cards, a place in the order, fold, muck or dead."""

    seat: int
    name: str = ""
    chips: str = ""
    hand: str = ""
    folded: bool = False

    @property
    def is_out(self) -> bool:
        """Whether it is said that he has no hand any more."""
        return self.folded or self.hand.strip().lower() in FOLDED | ABSENT


@dataclass(frozen=True, slots=True)
class TypedPot:
    """Everything that is typed; `button` a seat, `order` the hands from best to worst (`Anna > Ben = Cid`)."""

    stakes: tuple[TypedStake, ...]
    board: str = ""
    dead: str = ""
    chip: str = ""
    button: int | None = None
    rules: HouseRules = TDA
    order: str = ""

    def call(self) -> PotCall:
        """What it means.

        Raises:
            BadSetup: something is no number, no card or no place: `chips_unreadable`, `chips_too_many`, `card_half`,
                `no_such_card`, `chips_missing`, `order_unknown`, `order_twice`. A fact `seat` or `field` says where.
        """
        stakes = [found for row in self.stakes if (found := _stake(row)) is not None]
        return PotCall(
            _ordered(stakes, self.order, {row.seat: row.name for row in self.stakes}),
            read_cards(self.board, field="board"),
            read_chips(self.dead, field="dead") or 0,
            1 if (chip := read_chips(self.chip, field="chip")) is None else chip,
            self.button,
            self.rules,
        )


def read_cards(text: str, **where: int | str) -> tuple[Card, ...]:
    """Cards however they are typed: AhKd, "ah kd", A♥ 10♦.

    Raises BadSetup `card_half` where the last is not typed out, or `no_such_card`; either with `where` it stands.
    """
    letters = re.sub(r"[\s,;.]+", "", text).translate(_SUITS).replace("10", "T")
    pairs = [letters[place : place + 2] for place in range(0, len(letters), 2)]
    read = [pair[:1].upper() + pair[1:].lower() for pair in pairs]
    if read and len(read[-1]) == 1 and (read[-1] in RANKS or read[-1] == "1"):
        raise BadSetup("card_half", card=read[-1], **where)
    found: list[Card] = []
    for one in read:
        try:
            found += cards(one)
        except BadSetup as wrong:
            raise BadSetup(wrong.code, card=one, **where) from wrong
    return tuple(found)


def _stake(row: TypedStake) -> Stake | None:
    """The row as a stake; None: this player has no part in the pot."""
    said = row.hand.strip().lower()
    chips = read_chips(row.chips, seat=row.seat)
    if chips is None:
        if said and not row.is_out:
            raise BadSetup("chips_missing", seat=row.seat)
        return None
    stake = Stake(row.seat, chips, folded=row.is_out, mucked=said in MUCKED, absent=said in ABSENT)
    if not said or said in FOLDED | MUCKED | ABSENT:
        return stake
    place = _PLACE.fullmatch(said)
    if place is not None:
        return replace(stake, order=int(place[1]))
    return replace(stake, cards=read_cards(row.hand, seat=row.seat))


def _ordered(stakes: Sequence[Stake], order: str, names: dict[int, str]) -> tuple[Stake, ...]:
    """With the places that the order gives."""
    if not order.strip():
        return tuple(stakes)
    seats = {str(seat): seat for seat in names} | {name.casefold(): seat for seat, name in names.items() if name}
    places: dict[int, int] = {}
    for place, tied in enumerate(order.split(">"), start=1):
        for one in tied.split("="):
            seat = seats.get(one.strip().casefold())
            if seat is None:
                raise BadSetup("order_unknown", name=one.strip(), field="order")
            if seat in places:
                raise BadSetup("order_twice", seat=seat, field="order")
            places[seat] = place
    return tuple([replace(stake, order=places.get(stake.seat, stake.order)) for stake in stakes])
