"""A hand of the book step by step: what was seen of the table after every action, by its own eyes or with all cards."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from engine.cards import are_known, is_known
from engine.errors import BadSetup
from engine.hand import Hand
from engine.records.record import Boarded, Called, Folded, Raised, Record, Remarked, Showed
from engine.records.replay import Replay, replay
from engine.records.setting import Stuck, setting
from engine.streets import BY_BOARD
from tournament.felt import acts, lying, told
from tournament.felt.named import Named
from tournament.felt.seeing import seen
from tournament.felt.view import FeltPot, FeltSeat, FeltView
from tournament.hand_book.beats import shares
from tournament.language import gettext as _
from tournament.wording import hand_records


@dataclass(frozen=True, slots=True)
class Step:
    """One moment of a hand.

    Attributes:
        hand: the engine's hand right after it; `before`: right before an action, None where it was none.
        board: how many of the common cards lie there for those who look.
        said: what happened, in words.
        is_last: whether the winners have their chips.
    """

    hand: Hand
    board: int
    said: str
    before: Hand | None = None
    is_last: bool = False


@dataclass(frozen=True, slots=True)
class Tape:
    """A hand to be watched again.

    Attributes:
        table: what it is called, and who sits there.
        steps: from the deal to the end, or as far as the hand can be played; none where it cannot even begin.
        unknown: the seats whose cards nobody knows; `unseen`: the places of the board, from 0, of which the same is so.
        why: why it goes no further, empty where it ends as it should.
    """

    table: Named
    steps: tuple[Step, ...]
    unknown: frozenset[int]
    why: str = ""
    unseen: frozenset[int] = frozenset()

    def view(self, number: int, *, all_cards: bool = False, near: int | None = None) -> FeltView:
        """The table at that step, from 0: as everybody saw it, or with every card that the record holds.

        With all cards open, and where all hands still in lie open, their shares of the pots stand beside them.
        """
        step = self.steps[number]
        hand = step.hand
        eyes = frozenset(hand.order) if all_cards else frozenset[int]()
        view = seen(
            hand,
            self.table,
            eyes,
            near=near,
            board=step.board,
            given=step.is_last,
            unknown=self.unknown,
            equity={} if step.is_last else self._equities(step, all_cards=all_cards),
        )
        if step.before is not None and _closes(step):
            view = _in_front(view, step, step.before)
        if self.unseen:
            laid = tuple([card for place, card in enumerate(hand.board[: step.board]) if place not in self.unseen])
            view = replace(view, board=laid)
        return replace(view, told=step.said or view.told)

    def street(self, number: int) -> int:
        """The first step of the street that this step belongs to."""
        board = self.steps[number].board
        return next(place for place, step in enumerate(self.steps) if step.board == board)

    def next_street(self, number: int) -> int:
        """The first step of the next street, or the end."""
        board = self.steps[number].board
        later = (place for place, step in enumerate(self.steps) if place > number and step.board > board)
        return next(later, len(self.steps) - 1)

    def street_before(self, number: int) -> int:
        """The beginning of this street; from there that of the one before."""
        first = self.street(number)
        return first if first < number or first == 0 else self.street(first - 1)

    def _equities(self, step: Step, *, all_cards: bool) -> Mapping[int, float]:
        hand = step.hand
        if step.board >= 5 or not are_known(hand.board[: step.board]) or (hand.is_over and hand.result().void):
            return {}
        folded = hand.public_view().folded
        tabled = {shown.seat for shown in hand.public_view().shown}
        staying = tuple([seat for seat in hand.order if seat not in folded])
        if len(staying) < 2 or not self.unknown.isdisjoint(staying) or not (all_cards or tabled.issuperset(staying)):
            return {}
        from engine import odds  # with NumPy, which few need

        holes = dict(zip(hand.order, hand.holes, strict=True))
        if len(staying) > odds.MOST_HANDS:
            return {}
        found = shares(tuple([holes[seat] for seat in staying]), hand.board[: step.board])
        return dict(zip(staying, map(float, found), strict=True))


def tape(record: Record, title: str, *, number: int = 0, chairs: int = 0, details: tuple[str, ...] = ()) -> Tape:
    """The record played again and watched.

    Args:
        record: the hand.
        title: what the table is called.
        number: of the hand.
        chairs: how many the table has, where that is known.
        details: what its subtitle says besides.
    """
    watched: list[tuple[int, Hand]] = []

    def watch(item: int, hand: Hand) -> None:
        watched.append((item, hand.copy()))

    played = replay(record, raked=False, watch=watch)
    if not watched:
        first = _dealt(record)
        if first is None:
            return Tape(Named(title, {}, chairs, number=number), (), frozenset(), _why(record, played))
        watched.append((0, first))
    order = watched[0][1].order
    names = {seat: record.players[place] for place, seat in enumerate(order) if place < len(record.players)}
    table = Named(title, names, max(chairs, *order), number=number, details=details)
    steps = tuple(_steps(record, watched, played, table))
    common = [card for item in record.items if isinstance(item, Boarded) for card in item.cards]
    unseen = frozenset(place for place, card in enumerate(common) if not is_known(card))
    return Tape(table, steps, _unknown(record, order), _why(record, played), unseen)


def _dealt(record: Record) -> Hand | None:
    """The hand as it began, for one that counted for nothing and of which nothing else is known."""
    try:
        return setting(record, lambda code, **facts: None).hand()
    except (Stuck, BadSetup):
        return None


def _unknown(record: Record, order: tuple[int, ...]) -> frozenset[int]:
    """The seats of which not both cards stand anywhere in the record."""
    seen_cards: dict[int, set[int]] = {}
    for item in record.items:
        if not isinstance(item, Boarded | Folded | Called | Raised | Remarked):
            found = {card for card in item.cards or () if card is not None}
            seen_cards.setdefault(item.player, set()).update(found)
    return frozenset(seat for player, seat in enumerate(order, 1) if len(seen_cards.get(player, ())) < 2)


def _why(record: Record, played: Replay) -> str:
    trouble = played.trouble
    return "" if trouble is None else hand_records.illegal(trouble.code, trouble.facts, record)


def _steps(record: Record, watched: list[tuple[int, Hand]], played: Replay, table: Named) -> Iterator[Step]:
    first = watched[0][1]
    yield Step(first, 0, _("Blinds are posted, cards are dealt"))
    board, before = 0, first
    for number, hand in watched[1:]:
        item = record.items[number - 1]
        if isinstance(item, Boarded):
            board = min(board + len(item.cards), len(hand.board))
            name = told.street(BY_BOARD[board]) if board in BY_BOARD else ""
            yield Step(hand, board, name)
        elif isinstance(item, Folded | Called | Raised) and len(hand.actions) > len(before.actions):
            taken, total = hand.actions[-1], acts.street_totals(hand)[-1]
            yield Step(hand, board, acts.told(table.isolated(taken.seat), taken, total), before)
        elif isinstance(item, Showed) and not before.is_over:
            seat = hand.order[item.player - 1]
            words = _("{name} mucks") if item.cards == () else _("{name} shows")
            yield Step(hand, board, words.format(name=table.isolated(seat)))
        elif isinstance(item, Remarked):
            yield Step(hand, board, item.text)
        before = hand
    last = played.hand.copy() if played.hand is not None else before
    if played.trouble is not None:
        yield Step(last, board, _("The hand goes no further: {why}").format(why=_why(record, played)))
    elif last.is_over:
        yield Step(last, len(last.board) if not last.result().void else board, "", is_last=True)
    else:
        yield Step(last, board, _("The hand counted for nothing, every bet went back"))


def _closes(step: Step) -> bool:
    """Whether the action was the last one of its street: the engine has gone on, for those who look nothing has yet."""
    hand = step.hand
    return hand.to_act is None or hand.street is not hand.actions[-1].street


def _in_front(view: FeltView, step: Step, before: Hand) -> FeltView:
    """The view with the street's last bets still in front of the players, as they lie before the dealer takes them."""
    hand = step.hand
    taken, total = hand.actions[-1], acts.street_totals(hand)[-1]
    bets = {**lying.bets(before), taken.seat: total}
    stacks = before.public_view().stacks
    words = acts.said(before) | {taken.seat: acts.act(taken, total)}
    names = {seat.seat: seat.name for seat in view.seats}
    folded = hand.public_view().folded
    pots = tuple(
        [
            FeltPot(
                told.pot_name(number), pot.amount, tuple([names[seat] for seat in pot.eligible if seat not in folded])
            )
            for number, pot in enumerate(lying.pots(before))
        ]
    )

    def as_it_lies(seat: FeltSeat) -> FeltSeat:
        if seat.seat not in bets:
            return seat
        stack = stacks[seat.seat] - (taken.chips if seat.seat == taken.seat else 0)
        return replace(
            seat,
            bet=bets[seat.seat],
            stack=stack,
            said=words.get(seat.seat, seat.said),
            is_on_turn=False,
            is_all_in=not seat.is_folded and stack == 0,
        )

    seats = tuple([as_it_lies(seat) for seat in view.seats])
    whole = sum([pot.chips for pot in pots]) + sum([seat.bet for seat in seats])
    return replace(view, seats=seats, pots=tuple(pots), pot=whole)
