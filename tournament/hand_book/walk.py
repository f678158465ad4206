"""A record followed line by line: who has what in front of him, what lies in the middle, who is still in.

Nothing is played here and nothing refused; `engine.records.replay` says whether a hand was legal. So it is quick, and
goes as well for hands in which most cards were never seen.
"""

from collections.abc import Sequence

from engine.actions import Doing
from engine.blinds import Limit
from engine.cards import Card
from engine.pots import Pot, layered, uncalled
from engine.records.record import Boarded, Called, Dealt, Folded, Item, Raised, Record, Showed
from engine.streets import BY_BOARD, Street


class Walk:
    """The table after some of a record's items; players count from 0 in the record's order, amounts are its chips.

    Attributes:
        behind: what each has left; `bets`: of this street, in front of him; `paid`: everything he has in the pots.
        dead: what lies in the main pot and is nobody's bet: antes paid by one for all, missed small blinds.
        board: the common cards so far; `held`: the cards each was dealt, None for one that nobody saw.
        shown: the cards turned up at the showdown, by player; `mucked`: who threw his away there.
        folded: who is out of the hand.
        all_in: on which street each put in his last chip, by player.
        ended: how many cards lay on the board when the last chips went in of a hand in which somebody was all-in.
    """

    def __init__(self, record: Record) -> None:
        """Antes and blinds are paid, nobody has acted."""
        self.record = record
        count = len(record.starting)
        self.behind = list(record.starting)
        self.bets, self.paid, self.dead = [0] * count, [0] * count, record.carried
        self.board: list[Card] = []
        self.held: dict[int, tuple[Card | None, ...]] = {}
        self.shown: dict[int, tuple[Card | None, ...]] = {}
        self.mucked: set[int] = set()
        self.folded = [False] * count
        self.all_in: dict[int, Street] = {}
        self.ended = 0
        self._irregular = list(record.irregular)
        self._done = 0
        self._price = _price(record)
        for player, ante in enumerate(record.antes[:count]):
            self._ante(player, ante, is_dead=not record.uniform)
        for player, missed in enumerate(record.dead[:count]):
            self._ante(player, missed, is_dead=True)
        for player, blind in enumerate(record.blinds[:count]):
            self._to(player, min(abs(blind), self.behind[player]))

    @property
    def street(self) -> Street:
        """The street being played."""
        return BY_BOARD.get(len(self.board), Street.RIVER)

    @property
    def pot(self) -> int:
        """Everything in the middle and in front of the players, without what nobody called once all have spoken."""
        return sum(self.paid) + self.dead

    @property
    def price(self) -> int:
        """What staying in comes to on this street."""
        return max(self._price if not self.board else 0, *self.bets)

    @property
    def staying(self) -> list[int]:
        """Who can still win."""
        return [player for player, gone in enumerate(self.folded) if not gone]

    def pots(self) -> list[Pot]:
        """The pots as they lie in the middle, main pot first: without the bets of the street being played."""
        middle = [paid - bet for paid, bet in zip(self.paid, self.bets, strict=True)]
        return layered(middle, self.folded, self.dead) if any(middle) or self.dead else []

    def returned(self) -> tuple[int, int] | None:
        """Who gets back how much of a bet that nobody called, now that the betting is over."""
        back = uncalled(self.paid)
        return back if back is not None and back[1] else None

    def take(self, item: Item) -> None:
        """The next item of the record."""
        self._beside()
        self._done += 1
        match item:
            case Dealt(player, cards):
                self.held[player - 1] = (*self.held.get(player - 1, ()), *cards)
            case Boarded(cards):
                self._gather()
                self.board += cards
            case Folded(player) if player <= len(self.folded):
                self.folded[player - 1] = True
            case Called(player) if player <= len(self.folded):
                place = player - 1
                self._to(place, min(self.price, self.bets[place] + self.behind[place]))
            case Raised(player, amount) if player <= len(self.folded):
                place = player - 1
                self._to(place, min(amount, self.bets[place] + self.behind[place]))
            case Showed(player, ()):
                self.mucked.add(player - 1)
            case Showed(player, cards):
                self.shown[player - 1] = self.held.get(player - 1, ()) if cards is None else cards
            case _:
                pass

    def close(self) -> None:
        """The betting is over: what nobody called goes back, and all bets lie in the middle."""
        self._beside()
        back = self.returned()
        if back is not None:
            player, chips = back
            self.behind[player] += chips
            self.paid[player] -= chips
        self._gather()

    def _beside(self) -> None:
        """Hands that were declared dead before the next item are out."""
        while self._irregular and self._irregular[0].after <= self._done:
            beside = self._irregular.pop(0)
            if beside.doing is Doing.KILLED and beside.seat in self.record.seats:
                self.folded[self.record.seats.index(beside.seat)] = True

    def _gather(self) -> None:
        self.bets = [0] * len(self.bets)

    def _ante(self, player: int, chips: int, *, is_dead: bool) -> None:
        paid = min(chips, self.behind[player])
        self.behind[player] -= paid
        if is_dead:
            self.dead += paid
        else:
            self.paid[player] += paid
        self._notice(player, paid)

    def _to(self, player: int, total: int) -> None:
        """The player's chips of this street come to that much."""
        more = total - self.bets[player]
        self.behind[player] -= more
        self.paid[player] += more
        self.bets[player] = total
        self._notice(player, more)

    def _notice(self, player: int, more: int) -> None:
        if more > 0 and self.behind[player] <= 0:
            self.all_in.setdefault(player, self.street)
        if more > 0:
            self.ended = len(self.board)


def _price(record: Record) -> int:
    """The whole big blind or straddle, which a caller owes though whoever posted it had less."""
    if record.level is not None:
        return max(record.level.big, *record.blinds)
    least = 0 if record.limit is Limit.FIXED_LIMIT else record.small_bet
    return max(least, *record.blinds)


def known(cards: Sequence[Card | None]) -> tuple[Card, Card] | None:
    """The two cards, where both are known."""
    match tuple(cards):
        case (int() as first, int() as second):
            return first, second
        case _:
            return None
