"""A pot settled from what a table can say of it: chips, folds, hands; every line of the answer names its rule.

Nothing is known of the betting, so this is for real cards too. The layers, the hands and the odd chips are those of
`pots`, `showdown` and `ranking`, as `Hand` uses them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, refuse_doubles
from engine.errors import BadSetup, EngineFault
from engine.pots import Pot, layered, uncalled
from engine.presets import CZECH, PACIFIC, POLISH, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import MOST_PLAYERS, HouseRules
from engine.showdown import Award, awards, strengths

FULL_BOARD = 5


class Kind(StrEnum):
    """What a line of the answer says."""

    BACK = "back"
    """Chips go back to whoever bet them: nobody matched them."""
    LAID = "laid"
    """A pot lies there, and these seats can win it."""
    ALONE = "alone"
    """It goes to the only one who can win it, without comparison."""
    BEST = "best"
    """It goes to the best hand."""
    SHARED = "shared"
    """Equal hands get so much each."""
    ODD = "odd"
    """Each of these seats gets one odd chip besides."""


HOUSE = "House"
"""Said where no text says it: the TDA splits every side pot for itself (21) but does not say how one comes about."""
_TDA = {
    Kind.BACK: "TDA 15-B, 65-A",
    Kind.LAID: HOUSE,
    Kind.ALONE: "TDA 17-B",
    Kind.BEST: "TDA 12",
    Kind.SHARED: "TDA 20, 21",
    Kind.ODD: "TDA 20-A",
}
SOURCES: Mapping[str, Mapping[Kind, str]] = {
    TDA.name: _TDA,
    WSOP.name: {**_TDA, Kind.BACK: "W 91, 108"},
    ROBERT.name: {**_TDA, Kind.LAID: "R 3", Kind.BEST: "R 3", Kind.SHARED: "R ties-1", Kind.ODD: "R ties-4"},
    PACIFIC.name: {**_TDA, Kind.LAID: "S0-16", Kind.ALONE: "S0-14", Kind.BEST: "S0-15, S0-16"},
    CZECH.name: {
        **_TDA,
        Kind.LAID: "S1-25, S1-26",
        Kind.BEST: "S1-2, S1-28",
        Kind.SHARED: "S1-2",
        Kind.ODD: "S1-22",
    },
    POLISH.name: {
        **_TDA,
        Kind.LAID: "S2-10",
        Kind.ALONE: "S2-11",
        Kind.BEST: "S2-3, S2-8",
        Kind.SHARED: "S2-9",
    },
    SLOVAK.name: {
        **_TDA,
        Kind.LAID: "S3-24",
        Kind.ALONE: "S3-22",
        Kind.BEST: "S3-26",
        Kind.SHARED: "S3-21",
        Kind.ODD: "S3-21",
    },
}
"""Where each house's rules say so. They divide a pot alike; where one is silent, the TDA's stand."""
ABSENT: Mapping[str, str] = {WSOP.name: "W 82", ROBERT.name: "R 15", SLOVAK.name: "S3-34"}
"""Where they say that the blind of somebody who is not there stays in; the others follow TDA 30."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What is known of one player.

    Attributes:
        seat: his number, from 1; seats count clockwise.
        chips: what he has put into the pot in this hand, an ante of his own with it.
        folded: whether he is out of the hand; `mucked`: whether he threw a hand away that could still have won.
        cards: his two, or none where they are not known.
        order: his place in the order of strength, 1 for the best, equal ones tie; None where it is not known.
        absent: folded because he was not at his seat: his blind and ante stay in, called or not (TDA 30).
    """

    seat: int
    chips: int
    folded: bool = False
    mucked: bool = False
    cards: tuple[Card, ...] = ()
    order: int | None = None
    absent: bool = False


@dataclass(frozen=True, slots=True)
class PotCall:
    """A pot to be settled.

    Attributes:
        stakes: who has put chips in, in any order.
        board: three to five cards, or none.
        dead: chips in the middle that are nobody's bet: an ante paid for all, the dead blind of one who comes back.
        smallest_chip: below which nothing is broken down.
        button: the seat that has it, which may be an empty one; None: not known.
        rules: whose numbers are named. The house takes nothing.
    """

    stakes: tuple[Stake, ...]
    board: tuple[Card, ...] = ()
    dead: int = 0
    smallest_chip: int = 1
    button: int | None = None
    rules: HouseRules = TDA


class Line(NamedTuple):
    """One line: of `SHARED` and `ODD` each of `seats` gets `amount` chips. `rule` is where it is written."""

    kind: Kind
    amount: int
    seats: tuple[int, ...]
    rule: str


class CalledPot(NamedTuple):
    """One pot: `number` 0 the main pot, 1 the first side pot; who can win it, what each winner gets, and why."""

    number: int
    amount: int
    eligible: tuple[int, ...]
    winners: Mapping[int, int]
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who gets what.

    Attributes:
        back: the uncalled chips, which go back first; None: there are none.
        pots: in the order in which they are given away, the last side pot first (TDA 21, addendum 16).
        received: what each seat takes from the table, what came back with it; who gets nothing is not named.
        strength: of the hands that were compared by their cards, as `engine.ranking` counts.
        total: everything that lay there.
    """

    back: Line | None
    pots: tuple[CalledPot, ...]
    received: Mapping[int, int]
    strength: Mapping[int, int]
    total: int

    @property
    def lines(self) -> tuple[Line, ...]:
        """All of them, in the order in which chips are pushed."""
        first = () if self.back is None else (self.back,)
        return (*first, *(line for pot in self.pots for line in pot.lines))


def settle_pot(call: PotCall) -> Settlement:
    """Who gets what of this pot, and by which rule.

    Raises BadSetup, naming the seat where there is one: `pot_empty`, `pot_players`, `seat_twice`, `chips_negative`,
    `chip_size`, `not_in_chips`, `dead_not_in_chips`, `hole_cards`, `board_length`, `no_such_card`, `card_twice`,
    `nobody_in`, `nothing_in`, `hand_said_twice`, `place_wrong`, `hand_unknown`, `place_unknown`, `board_incomplete`,
    `nobody_shows`, `button_unknown`.
    """
    _refuse_cards(call)
    stakes, returned, pots, sources = _lay(call)
    mucked = [place for place, stake in enumerate(stakes) if stake.mucked]
    by_cards = not any(stake.order is not None for stake in stakes if not stake.folded)
    strength = _strength(call, stakes, _compared(pots, stakes), by_cards=by_cards)
    given = awards(pots, strength, call.smallest_chip, mucked=mucked)
    called = tuple([_called(award, stakes, strength, call, sources) for award in given])
    received = {} if returned is None else {returned.seats[0]: returned.amount}
    for pot in called:
        for seat, won in pot.winners.items():
            received[seat] = received.get(seat, 0) + won
    total = _total(call)
    if sum(received.values()) != total:
        raise EngineFault(f"chips not conserved: {total} became {received}")
    shown = {stakes[place].seat: strong for place, strong in strength.items()} if by_cards else {}
    return Settlement(returned, called, dict(sorted(received.items())), shown, total)


def lay_pot(call: PotCall) -> Settlement:
    """What goes back and which pots lie there, before any hand is known: nobody has received anything of them.

    Raises BadSetup as `settle_pot` does of chips and players.
    """
    stakes, returned, pots, sources = _lay(call)
    seats = [stake.seat for stake in stakes]
    laid = []
    for number in range(len(pots) - 1, -1, -1):
        line = _laid_line(number, pots[number], seats, call, sources)
        laid.append(CalledPot(number, line.amount, line.seats, {}, (line,)))
    received = {} if returned is None else {returned.seats[0]: returned.amount}
    return Settlement(returned, tuple(laid), received, {}, _total(call))


def _lay(call: PotCall) -> tuple[list[Stake], Line | None, list[Pot], Mapping[Kind, str]]:
    """The stakes from the left of the button, what goes back, the pots in places, and where the house says so."""
    _refuse_chips(call)
    stakes = sorted(call.stakes, key=lambda stake: (stake.seat <= (call.button or 0), stake.seat))
    sources = SOURCES.get(call.rules.name, _TDA)
    paid = [stake.chips for stake in stakes]
    back = uncalled(paid) if len(paid) > 1 else None
    returned = None
    if back is not None and not stakes[back[0]].absent:
        place, chips = back
        paid[place] -= chips
        returned = Line(Kind.BACK, chips, (stakes[place].seat,), sources[Kind.BACK])
    return stakes, returned, layered(paid, [stake.folded for stake in stakes], call.dead), sources


def _laid_line(number: int, pot: Pot, seats: Sequence[int], call: PotCall, sources: Mapping[Kind, str]) -> Line:
    """Who is in it; that dead money lies in the main pot is written nowhere, that an absent player's blind does is."""
    rules = [sources[Kind.LAID]]
    if number == 0 and call.dead:
        rules.append(HOUSE)
    if number == 0 and any(stake.absent and stake.chips for stake in call.stakes):
        rules.append(ABSENT.get(call.rules.name, "TDA 30"))
    eligible = tuple(sorted([seats[place] for place in pot.eligible]))
    return Line(Kind.LAID, pot.amount, eligible, ", ".join(dict.fromkeys(rules)))


def _total(call: PotCall) -> int:
    return sum([stake.chips for stake in call.stakes]) + call.dead


def _called(
    award: Award, stakes: Sequence[Stake], strength: Mapping[int, int], call: PotCall, sources: Mapping[Kind, str]
) -> CalledPot:
    """The pot with seats instead of places. Raises BadSetup `button_unknown` where an odd chip has nowhere to go."""
    pot, winners = award.pot, award.winners
    lines = [_laid_line(award.number, pot, [stake.seat for stake in stakes], call, sources)]
    live = [place for place in pot.eligible if not stakes[place].mucked] if len(pot.eligible) > 1 else pot.eligible
    top = max([strength.get(place, 0) for place in live])
    tied = [place for place in live if strength.get(place, 0) == top]
    if len(tied) == 1:
        kind = Kind.ALONE if len(live) == 1 else Kind.BEST
        lines.append(Line(kind, pot.amount, (stakes[tied[0]].seat,), sources[kind]))
    else:
        each = winners.get(tied[-1], 0)
        odd = [place for place in tied if winners.get(place, 0) > each]
        if odd and call.button is None:
            raise BadSetup("button_unknown", pot=award.number)
        # In the order in which they stand left of the button, as odd chips go.
        lines.append(Line(Kind.SHARED, each, tuple([stakes[place].seat for place in tied]), sources[Kind.SHARED]))
        if odd:
            one = winners[odd[0]] - each
            lines.append(Line(Kind.ODD, one, tuple([stakes[place].seat for place in odd]), sources[Kind.ODD]))
    won = {stakes[place].seat: chips for place, chips in winners.items()}
    return CalledPot(award.number, pot.amount, lines[0].seats, won, tuple(lines))


def _compared(pots: Sequence[Pot], stakes: Sequence[Stake]) -> set[int]:
    """The places whose hands have to be known. Raises BadSetup `nobody_shows`: all who could win a pot mucked."""
    found: set[int] = set()
    for number, pot in enumerate(pots):
        live = [place for place in pot.eligible if not stakes[place].mucked]
        if len(pot.eligible) > 1 and not live:
            raise BadSetup("nobody_shows", pot=number)
        if len(live) > 1:
            found.update(live)
    return found


def _strength(call: PotCall, stakes: Sequence[Stake], compared: set[int], *, by_cards: bool) -> dict[int, int]:
    """By cards, or by the order in which somebody has put the hands."""
    needed = sorted(compared, key=lambda place: stakes[place].seat)
    found: dict[int, int] = {}
    for place in needed:
        stake = stakes[place]
        if by_cards and not stake.cards:
            raise BadSetup("hand_unknown", seat=stake.seat)
        if not by_cards:
            if stake.order is None:
                raise BadSetup("place_unknown", seat=stake.seat)
            found[place] = -stake.order
    if not by_cards or not needed:
        return found
    if len(call.board) < FULL_BOARD:
        raise BadSetup("board_incomplete", cards=len(call.board))
    return strengths([stake.cards for stake in stakes], call.board, needed)


def _refuse_chips(call: PotCall) -> None:
    stakes, chip = call.stakes, call.smallest_chip
    if chip < 1:
        raise BadSetup("chip_size", chips=chip)
    if len(stakes) > MOST_PLAYERS:
        raise BadSetup("pot_players", players=len(stakes), most=MOST_PLAYERS)
    seen: set[int] = set()
    for stake in stakes:
        if stake.seat in seen:
            raise BadSetup("seat_twice", seat=stake.seat)
        seen.add(stake.seat)
        if stake.chips < 0:
            raise BadSetup("chips_negative", seat=stake.seat, chips=stake.chips)
        if stake.chips % chip:
            raise BadSetup("not_in_chips", seat=stake.seat, chips=stake.chips, chip=chip)
    if call.dead < 0 or call.dead % chip:
        raise BadSetup("dead_not_in_chips", chips=call.dead, chip=chip)
    if not call.dead + sum([stake.chips for stake in stakes]):
        raise BadSetup("pot_empty")
    if all(stake.folded for stake in stakes):
        raise BadSetup("nobody_in")
    given = call.dead + sum([stake.chips for stake in stakes if stake.absent])
    for stake in stakes:
        if not (stake.chips or stake.folded or given):
            raise BadSetup("nothing_in", seat=stake.seat)


def _refuse_cards(call: PotCall) -> None:
    if len(call.board) not in (0, 3, 4, FULL_BOARD):
        raise BadSetup("board_length", cards=len(call.board))
    for stake in call.stakes:
        if len(stake.cards) not in (0, 2):
            raise BadSetup("hole_cards", seat=stake.seat, cards=len(stake.cards))
        if stake.order is not None and stake.cards and not stake.folded:
            raise BadSetup("hand_said_twice", seat=stake.seat)
        if stake.order is not None and stake.order < 1:
            raise BadSetup("place_wrong", seat=stake.seat, place=stake.order)
    refuse_doubles([*call.board, *(one for stake in call.stakes for one in stake.cards)])
