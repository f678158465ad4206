"""What a record says before the first action, as a hand can be dealt from it: seats, button, blinds, rules, cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.actions import Due, Posting
from engine.blinds import Blinds, Limit
from engine.cards import ALL_CARDS, UNKNOWN, Card, is_known, text
from engine.deck import stacked
from engine.errors import EngineFault, Fact
from engine.hand import Hand
from engine.presets import PRESETS
from engine.records.record import Boarded, Dealt, Record, Showed
from engine.rules import MOST_PLAYERS, HeadsUpCap, HouseRules, Reopening, Straddle
from engine.seats import Positions, clockwise

REPLAY = HouseRules(
    name="replay",
    straddle=Straddle.BRING_IN,
    raise_cap=4,
    heads_up_cap=HeadsUpCap.HAND,
    reopening=Reopening.HALF,
    all_in_tabled=False,
)
"""Rules for records that do not say theirs: whatever a card room or a site with usual rules would let happen."""

Noting = Callable[..., None]
"""Takes the code of a note, and its facts by name."""


class Stuck(Exception):
    """A record that cannot be played: at which action (from 1, 0 for none), and why as code and facts."""

    def __init__(self, action: int, code: str, /, **facts: Fact) -> None:
        """Remember it."""
        self.action = action
        self.code = code
        self.facts = facts
        super().__init__(code)


@dataclass(frozen=True, slots=True)
class Scene:
    """A hand ready to be dealt. `seats` by player; `hidden`: the players some of whose cards nobody saw.

    `board`: how many cards of it are known.
    """

    record: Record
    seats: tuple[int, ...]
    positions: Positions
    level: Blinds
    dues: tuple[Due, ...]
    rules: HouseRules
    deck: tuple[Card, ...]
    hidden: frozenset[int]
    board: int

    def hand(self) -> Hand:
        """Posted and dealt. Raises BadSetup as Hand does."""
        return Hand(
            dict(zip(self.seats, self.record.starting, strict=True)),
            self.positions,
            self.level,
            self.deck,
            self.rules,
            dues=self.dues,
            carried=self.record.carried,
            last_two=self.record.last_two,
            asks_to_show=True,
        )


def setting(record: Record, note: Noting) -> Scene:
    """The scene of a record. Raises Stuck `seats_wrong`, `blinds_wrong` or what `_seen` raises; BadSetup by Blinds."""
    holes, board = _seen(record)
    hidden = frozenset([player for player, hole in enumerate(holes, 1) if None in hole])
    rules = _rules(record, hidden, note)
    seats = _seats(record, note)
    level, positions, dues = record.level, record.positions, record.dues
    if level is None or positions is None:
        positions = positions or _positions(record, seats)
        level, dues = _level(record, seats, positions, note)
    if record.positions is not None and clockwise(seats, positions.button) != seats:
        raise Stuck(0, "seats_wrong", button=positions.button)
    deck = stacked(holes, board, burns=rules.burns, rest=ALL_CARDS if record.told is None else UNKNOWN)
    known = next((place for place, one in enumerate(board) if one is None), len(board))
    return Scene(record, seats, positions, level, dues, rules, deck, hidden, known)


def _rules(record: Record, hidden: frozenset[int], note: Noting) -> HouseRules:
    rules = record.house
    if rules is None:
        if record.rules is not None and record.rules not in PRESETS:
            note("rules_unknown", rules=record.rules[:40])
        rules = REPLAY if record.rules is None else PRESETS.get(record.rules, REPLAY)
    # A full table leaves no cards to burn (S1-4).
    crowded = len(record.starting) >= MOST_PLAYERS
    if (hidden and rules.all_in_tabled and record.told is None) or (crowded and rules.burns):
        # Unknown cards must never be compared, so an all-in player may muck here in every house.
        return _loosened(rules, crowded)
    return rules


@lru_cache(maxsize=64)
def _loosened(rules: HouseRules, crowded: bool) -> HouseRules:
    return replace(rules, all_in_tabled=False, burns=rules.burns and not crowded)


def _seats(record: Record, note: Noting) -> tuple[int, ...]:
    """The stated seats where they are clockwise, else 1 to n."""
    seats, players = record.seats, len(record.starting)
    if record.positions is not None and seats:
        return seats
    if seats and not are_clockwise(seats):
        note("seats_not_clockwise")
        seats = ()
    return seats or tuple(range(1, players + 1))


@lru_cache(maxsize=1024)
def are_clockwise(seats: tuple[int, ...]) -> bool:
    """True if these seat numbers, at least one, stand in the order of play, the last being the button's."""
    return min(seats) > 0 and clockwise(set(seats), seats[-1]) == seats


def _positions(record: Record, seats: tuple[int, ...]) -> Positions:
    """Button and blinds as the list of blinds has them: without a small blind p1 is the big blind."""
    button, blinds = seats[-1], record.blinds
    if len(seats) == 2:
        if blinds[0] <= 0:
            raise Stuck(0, "blinds_wrong")
        return Positions(button, button, seats[0])
    if blinds[1] > 0:
        return Positions(button, seats[0], seats[1])
    if blinds[0] <= 0:
        raise Stuck(0, "blinds_wrong")
    between = button + 1 if button + 1 not in seats else max(seats) + 1
    return Positions(button, between, seats[0], small_blind_dead=True)


def _level(
    record: Record, seats: tuple[int, ...], positions: Positions, note: Noting
) -> tuple[Blinds, tuple[Due, ...]]:
    """What the blinds and antes cost, and what is paid beside them, in the order of the players."""
    blinds, dues = record.blinds, list[Due]()
    big_place = seats.index(positions.big_blind)
    small = positions.small_blind
    small_place = None if small is None else seats.index(small)
    big = _full_big_blind(record, big_place, note)
    low = 0 if small_place is None else max(0, blinds[small_place])
    uniform = record.uniform and record.antes.count(record.antes[0]) == len(seats)
    if record.uniform and not uniform:
        note("antes_differ")
    if not uniform:
        dues += [Due(seat, Posting.ANTE, ante) for seat, ante in zip(seats, record.antes, strict=True) if ante > 0]
    for place, posted in enumerate(blinds):
        if posted and place != big_place and (place != small_place or posted < 0):
            dues += _posts(place + 1, seats[place], posted, big, note)
    dues += [Due(seat, Posting.DEAD, chips) for seat, chips in zip(seats, record.dead, strict=False) if chips]
    fixed = record.limit is Limit.FIXED_LIMIT
    least = 0 if record.small_bet == big else record.small_bet
    upper = record.big_bet if fixed else 0
    return _blinds(low, big, record.antes[0] if uniform else 0, record.limit, least, upper), tuple(dues)


@lru_cache(maxsize=1024)
def _blinds(small: int, big: int, ante: int, limit: Limit, least: int, upper: int) -> Blinds:
    """The same value for every hand of a level."""
    return Blinds(small, big, ante, limit=limit, small_bet=least, big_bet=upper)


def _full_big_blind(record: Record, place: int, note: Noting) -> int:
    """The nominal big blind, also where a player's last chips are listed as his."""
    listed, least = record.blinds[place], record.small_bet
    if (
        record.limit is not Limit.FIXED_LIMIT
        and listed < least
        and record.starting[place] - record.antes[place] == listed
    ):
        note("big_blind_listed_short", player=place + 1, chips=listed, full=least)
        return least
    return listed


def _posts(player: int, seat: int, posted: int, big: int, note: Noting) -> list[Due]:
    """A straddle, or the post of a player who comes in late."""
    if posted > big:
        return [Due(seat, Posting.STRADDLE, posted)]
    if posted > 0:
        note("straddle_is_post", player=player, chips=posted)
    live = abs(posted)
    if live <= big:
        return [Due(seat, Posting.LIVE, live)]
    note("post_above_big_blind", player=player, chips=live, dead=live - big)
    return [Due(seat, Posting.LIVE, big), Due(seat, Posting.DEAD, live - big)]


def _seen(record: Record) -> tuple[list[list[Card | None]], list[Card | None]]:
    """Everybody's two cards and the board, None for one that nobody saw.

    Raises Stuck `no_such_player`, `hole_cards`, `other_cards`, `card_twice` or `board_size`.
    """
    players = len(record.starting)
    holes: list[list[Card | None]] = [[] for _ in range(players)]
    board: list[Card | None] = []
    for number, item in enumerate(record.items, 1):
        if not isinstance(item, (Dealt, Boarded, Showed)):
            continue
        if isinstance(item, Boarded):
            board += [one if is_known(one) else None for one in item.cards]
            if len(board) > 5:
                raise Stuck(number, "board_size", cards=len(board))
        elif item.cards:
            player, dealt = item.player, item.cards or ()
            if not 1 <= player <= players:
                raise Stuck(number, "no_such_player", player=player)
            hole = holes[player - 1]
            if isinstance(item, Dealt):
                hole += dealt
            elif tuple(hole) != dealt:
                _turned_up(number, player, hole, dealt)
            if len(hole) > 2:
                raise Stuck(number, "hole_cards", player=player, cards=len(hole))
    for hole in holes:
        hole.extend([None] * (2 - len(hole)))
    known = [one for several in (*holes, board) for one in several if one is not None]
    if len(set(known)) != len(known):
        raise _twice(record)
    return holes, board


def _turned_up(number: int, player: int, hole: list[Card | None], shown: Sequence[Card | None]) -> None:
    """Put the cards a player showed in the place of those that were unknown."""
    seen = [one for one in shown if one is not None]
    before = [one for one in hole if one is not None]
    if len(shown) > 2:
        raise Stuck(number, "hole_cards", player=player, cards=len(shown))
    together = before + [one for one in seen if one not in before]
    if len(together) > 2:
        raise Stuck(number, "other_cards", player=player)
    hole[:] = [*together, *[None] * (2 - len(together))] if len(together) < 2 or None in hole or not hole else hole


def _twice(record: Record) -> Stuck:
    """Which card occurs twice, at the action where it does so the second time."""
    owners: dict[Card, int] = {}
    for number, item in enumerate(record.items, 1):
        if not isinstance(item, Dealt | Boarded | Showed):
            continue
        owner = 0 if isinstance(item, Boarded) else item.player
        for one in item.cards or ():
            if one is None or not is_known(one):
                continue
            # Whoever shows a card that he was dealt has it once.
            again = one in owners and not (isinstance(item, Showed) and owners[one] == owner)
            if again or (item.cards or ()).count(one) > 1:
                return Stuck(number, "card_twice", card=text(one))
            owners[one] = owner
    raise EngineFault("no card occurs twice")
