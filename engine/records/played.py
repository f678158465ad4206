"""A hand of ours as a record, from which it can be played again to the same result, and as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.actions import Bet, Deed, Doing, Fold, Posting, RaiseTo, Taken
from engine.blinds import AnteKind, Limit
from engine.cards import Card, are_known, is_known
from engine.errors import BadSetup
from engine.hand import Hand
from engine.records.phh import fields as phh_fields
from engine.records.phh import own as phh_own
from engine.records.phh import writing as phh
from engine.records.record import (
    UNSEEN,
    Boarded,
    Called,
    Dealt,
    Folded,
    Irregular,
    Item,
    Raised,
    Record,
    Remarked,
    Showed,
)
from engine.streets import Street


def write(hand: Hand, /, *, players: Mapping[int, str], **facts: object) -> str:
    """The PHH text of a finished hand, without a section header; the same hand and facts give the same bytes.

    See `record` for `players`, `facts` and what is refused.
    """
    return phh.write(record(hand, players, facts))


def record(hand: Hand, players: Mapping[int, str], facts: Mapping[str, object], scale: int = 1) -> Record:
    """A finished hand as a record; chips are shown in units of `scale` chips.

    `players` gives the name at each dealt seat. `facts` may be text, whole numbers, booleans, dates, times and lists of
    those: the names the format knows (`event`, `table`, `hand`, `level`, `time`, `seat_count` …) stand as they are, any
    other name gets an underscore in front.
    Raises IllegalAction `hand_not_over`; BadSetup `player_missing`, `fact_reserved` or `fact_type`.
    """
    result = hand.result()
    for seat in hand.order:
        if seat not in players:
            raise BadSetup("player_missing", seat=seat)
    blinds = hand.blinds
    items, irregular = _Story(hand).told()
    fixed = blinds.limit is Limit.FIXED_LIMIT
    voided = next((deed for deed in hand.deeds if deed.doing is Doing.VOIDED), None)
    own: dict[str, object] = {} if result.void else {"_pots": [pot.amount for pot in reversed(result.pots)]}
    return Record(
        limit=blinds.limit,
        starting=tuple(hand.started.values()),
        blinds=_blinds(hand),
        antes=_antes(hand),
        items=items,
        small_bet=blinds.lower,
        big_bet=blinds.upper if fixed else 0,
        uniform=blinds.ante_kind is AnteKind.PLAYER and not _dead_antes(hand),
        dead=_dead(hand),
        scale=scale,
        players=tuple([players[seat] for seat in hand.order]),
        seats=hand.order,
        finishing=tuple([result.stacks[seat] for seat in hand.order]),
        rake=result.rake or None,
        rules=hand.rules.name,
        facts=own | _facts(facts),
        house=hand.rules,
        positions=hand.positions,
        level=blinds,
        dues=hand.dues,
        carried=hand.carried,
        last_two=hand.last_two,
        irregular=irregular,
        void=result.void,
        absent=() if voided is None else voided.absent,
        told=_told(hand),
    )


def _told(hand: Hand) -> tuple[tuple[int, ...], ...] | None:
    """What was told of whose hand was best; None where all cards that were dealt are known."""
    if are_known(hand.board) and all(map(are_known, hand.holes)):
        return None
    return next((deed.told for deed in reversed(hand.deeds) if deed.doing is Doing.TOLD), ())


def _seen(cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """Two cards of a player, None for each that nobody told."""
    return tuple([one if is_known(one) else None for one in cards])


def _facts(facts: Mapping[str, object]) -> dict[str, object]:
    """The caller's facts under the names they get in the text."""
    named = {name if name in phh.GIVEN else "_" + name.lstrip("_"): fact for name, fact in facts.items()}
    for name in named:
        if name in phh_own.NAMES or name == "_pots" or (name.startswith("_") and name[1:] in _RESERVED):
            raise BadSetup("fact_reserved", fact=name)
    return named


_RESERVED = phh_fields.NAMES | set(phh.GIVEN)


_SHOWDOWN = (Doing.SHOWN, Doing.MUCKED, Doing.ASKED, Doing.TAKEN_BACK)


class _Story:
    """What happened in a hand as items, and the irregular things among them."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.player = {seat: player for player, seat in enumerate(hand.order, 1)}
        self.items: list[Item] = []
        self.irregular: list[Irregular] = []
        self.street = Street.PREFLOP

    def told(self) -> tuple[tuple[Item, ...], tuple[Irregular, ...]]:
        """All of it."""
        hand = self.hand
        self.items += [Dealt(self.player[seat], _seen(hole)) for seat, hole in zip(hand.order, hand.holes, strict=True)]
        deeds = list(hand.deeds)
        for number, taken in enumerate(hand.actions):
            stood = None
            while deeds and deeds[0].after <= number:
                deed = deeds.pop(0)
                self._deed(deed)
                stood = deed if deed.doing is Doing.STOOD else stood
            self.items += self._board(taken.street)
            if stood is not None:
                # Its place is right before the action, behind the cards that were dealt meanwhile.
                self.irregular[-1] = self.irregular[-1]._replace(after=len(self.items))
                self.items.append(Raised(self.player[taken.seat], stood.total))
            else:
                self.items.append(self._action(taken))
        # A hand killed before the showdown may have ended the betting, so it comes before the cards that follow.
        while deeds and deeds[0].doing not in (*_SHOWDOWN, Doing.TOLD):
            self._deed(deeds.pop(0))
        self.items += self._board(hand.street)
        self._showdown(deeds)
        return tuple(self.items), tuple(self.irregular)

    def _board(self, now: Street) -> Iterator[Item]:
        """The deals that lead to a street."""
        before, self.street = self.street, max(self.street, now)
        for street in Street:
            if before < street <= now:
                dealt = self.hand.board[Street(street - 1).board_cards : street.board_cards]
                yield Boarded(tuple([one if is_known(one) else UNSEEN for one in dealt]))

    def _action(self, taken: Taken) -> Item:
        """A fold, a check or call, or a bet or raise with its total."""
        action, player = taken.action, self.player[taken.seat]
        if isinstance(action, Bet | RaiseTo):
            return Raised(player, action.amount)
        return Folded(player) if isinstance(action, Fold) else Called(player)

    def _showdown(self, deeds: Sequence[Deed]) -> None:
        """Who showed and who mucked; where nobody was asked, who shows in his turn."""
        hand = self.hand
        if not hand.asks_to_show or hand.showing is None:
            self.items += [Showed(self.player[shown.seat], shown.cards) for shown in hand.result().shown]
            return
        cards = dict(zip(hand.order, hand.holes, strict=True))
        mucked = set[int]()
        for deed in deeds:
            seat = deed.seat or 0
            if deed.doing is Doing.SHOWN:
                self.items.append(Showed(self.player[seat], _seen(cards[seat])))
            elif deed.doing is Doing.MUCKED:
                mucked.add(seat)
                self.items.append(Showed(self.player[seat], ()))
            else:
                self._deed(deed)
                aggressor = hand.showing.aggressor
                if deed.doing is Doing.ASKED and aggressor is not None and aggressor in mucked:
                    mucked.discard(aggressor)
                    self.items.append(Showed(self.player[aggressor], cards[aggressor]))
                mucked.discard(seat)

    def _deed(self, deed: Deed) -> None:
        noted = deed.noted
        if deed.doing is Doing.REMARKED:
            self.items.append(Remarked(deed.words))
        if deed.doing in (Doing.REMARKED, Doing.TOLD):
            return
        told = Irregular(len(self.items), deed.doing, deed.seat or 0)
        if noted is not None:
            told = told._replace(mishap=noted.mishap, rule=noted.rule, cards=noted.cards, note=noted.note)
        self.irregular.append(told)


def _blinds(hand: Hand) -> tuple[int, ...]:
    """Nominal blinds by player, straddles, and late posts as negative amounts; a dead small blind is not there."""
    positions, blinds = hand.positions, hand.blinds
    posted = dict.fromkeys(hand.order, 0)
    for seat, posting, chips in hand.dues:
        if posting is Posting.STRADDLE:
            posted[seat] = chips
        elif posting is Posting.LIVE:
            posted[seat] -= chips
    posted[positions.big_blind] = blinds.big
    if positions.small_blind is not None:
        posted[positions.small_blind] = blinds.small
    return tuple(posted.values())


def _antes(hand: Hand) -> tuple[int, ...]:
    """Antes by player: everybody's nominal one, or what the single payer really paid.

    The format takes antes before blinds, so a single payer short of both stands with the ante he had left after his
    blind.
    """
    due = _dead_antes(hand)
    if hand.blinds.ante_kind is AnteKind.PLAYER:
        return tuple([hand.blinds.ante + due.get(seat, 0) for seat in hand.order])
    paid = dict.fromkeys(hand.order, 0)
    for post in hand.posts:
        if post.posting is Posting.ANTE:
            paid[post.seat] += post.chips
    return tuple(paid.values())


def _dead_antes(hand: Hand) -> dict[int, int]:
    """Antes that stand among the dues."""
    return {seat: chips for seat, posting, chips in hand.dues if posting is Posting.ANTE}


def _dead(hand: Hand) -> tuple[int, ...]:
    """Dead posts by player, () where there are none."""
    dead = {seat: chips for seat, posting, chips in hand.dues if posting is Posting.DEAD}
    return tuple([dead.get(seat, 0) for seat in hand.order]) if dead else ()
