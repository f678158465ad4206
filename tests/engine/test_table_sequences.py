"""Whatever players do at a table, the next hand can be dealt, nobody pays twice and no chip is lost."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, Call, Check, Fold, Mishap, Posting
from engine.blinds import Blinds
from engine.deck import shuffled
from engine.entering import Coming, Entry
from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.presets import PRESETS
from engine.rules import ButtonMode, HouseRules, MissedBlinds, Rake, Straddle
from engine.seats import clockwise, is_closed, passed
from engine.table import Table

ENTRIES = [None, Entry.AT_ONCE, Entry.BIG_BLIND]

Doing = Callable[[Table, int, Random], Table]


def played(table: Table, seat: int, rng: Random) -> Table:
    """A hand with all kinds of actions; now and then it is void, somebody buys chips meanwhile, or somebody leaves."""
    before, hand = table.next_hand(shuffled(rng))
    check_positions(table, hand, table.coming())
    table = before
    if seat in table.places:
        table = table.leave(seat) if rng.random() < 0.1 else table.buy(seat, 200)
    if not hand.is_over and rng.random() < 0.1:
        hand.void(Mishap.MISDEAL, absent=hand.order[:1])
    while not hand.is_over:
        hand.act(some_action(hand, rng))
    return table.finished(hand)


def some_action(hand: Hand, rng: Random) -> Action:
    """Mostly folds and calls, sometimes the least raise or everything."""
    legal, chance = hand.legal(), rng.random()
    if chance < 0.02 and legal.all_in is not None:
        return legal.all_in
    if chance < 0.1 and legal.min_raise_to is not None:
        return legal.raise_to(legal.min_raise_to)
    if legal.can_check:
        return Check()
    return Fold() if chance < 0.6 else Call()


def misdealt(table: Table, seat: int, rng: Random) -> Table:
    """A hand that is void, during which somebody may leave and somebody else be away."""
    table, hand = table.next_hand(shuffled(rng))
    if seat in table.places and rng.random() < 0.5:
        table = table.leave(seat)
    hand.void(Mishap.MISDEAL, absent=[rng.choice(hand.order)])
    return table.finished(hand)


DOINGS: dict[str, Doing] = {
    "hand": played,
    "misdeal": misdealt,
    "sit down": lambda table, seat, rng: table.sit_down(seat, rng.choice([100, 300]), rng.choice(ENTRIES)),
    "leave": lambda table, seat, rng: table.leave(seat),
    "sit out": lambda table, seat, rng: table.sit_out(seat),
    "come back": lambda table, seat, rng: table.come_back(seat, rng.choice(ENTRIES)),
    "choose": lambda table, seat, rng: table.choose(seat, rng.choice([Entry.AT_ONCE, Entry.BIG_BLIND])),
    "buy": lambda table, seat, rng: table.buy(seat, rng.choice([20, 100])),
    "straddle": lambda table, seat, rng: table.straddle(seat),
    "button": lambda table, seat, rng: table.with_button(seat),
    "blinds": lambda table, seat, rng: table.with_blinds(replace(table.blinds, big=rng.choice([10, 12]))),
}
OFTEN = ["hand"] * 8 + ["sit down", "come back"] * 3 + ["sit out", "straddle"] + list(DOINGS)
SEQUENCE = st.lists(st.tuples(st.sampled_from(OFTEN), st.integers(1, 8), st.integers(0, 2**16)), max_size=40)


def check_positions(table: Table, hand: Hand, now: Coming) -> None:
    """What holds for every hand that is dealt; Hand itself refuses positions that do not fit."""
    where, rules = now.positions, table.rules
    ready = {seat for seat in table.places if table.is_ready(seat)}
    assert set(hand.order) == set(now.dealt) <= ready
    assert ready == {*now.dealt, *now.waiting} or table.again is not None
    assert where.big_blind in now.dealt
    if table.last is None:
        return
    clear = [seat for seat in ready if table.places[seat].standing.clear]
    if rules.button is not ButtonMode.MOVING and table.again is None:
        # Two in a row for one player, and somebody else goes without (TDA 34-B).
        assert where.big_blind != table.last.big_blind
        assert where.big_blind == clockwise(now.dealt, table.last.big_blind)[0]
    if len(clear) < 2 or table.again is not None:
        return
    assert set(clear) <= set(now.dealt)
    for seat in now.dealt:
        place, dues = table.places[seat], [due for due in now.dues if due.seat == seat]
        if place.standing.clear or seat == where.big_blind:
            assert {due.posting for due in dues} <= {Posting.STRADDLE}
            continue
        assert len(now.dealt) == 2 or not is_closed(seat, where, rules)
        assert place.entry is Entry.AT_ONCE
        pays = rules.newcomers_post if place.standing.new else rules.missed_blinds is not MissedBlinds.NOTHING
        assert bool(dues) or not pays
        assert seat != where.small_blind or not pays


def check_persons(table: Table, arrived: dict[int, int], voided: dict[int, int]) -> None:
    """A void hand is dealt again to those who were in it, and two who are ready have a hand to come or a draw."""
    if table.again is not None:
        assert voided == {seat: arrived[seat] for seat in table.again.dealt}
    ready = [seat for seat in table.places if table.is_ready(seat)]
    if len(ready) < 2:
        return
    if refusal_of(table) is not None:
        assert table.last is None
        for seat in ready:
            assert refusal_of(table.with_button(seat)) is None


def refusal_of(table: Table) -> str | None:
    """Why the next hand cannot be dealt, if so."""
    try:
        table.next_hand(shuffled(Random(1)))
    except EngineRefusal as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize("name", PRESETS)
@settings(max_examples=60, deadline=None)
@given(sequence=SEQUENCE, players=st.integers(2, 6))
def test_every_hand_can_be_dealt_and_no_chip_is_lost(
    name: str, sequence: list[tuple[str, int, int]], players: int
) -> None:
    """Chips bought are those in play, in a void hand's pot, taken away and raked; a refusal changes nothing."""
    table = opened(PRESETS[name], players)
    arrived, voided = dict.fromkeys(table.places, 0), dict[int, int]()
    for doing, seat, number in sequence:
        if seat > table.most:
            continue
        before, again = table, table.again
        try:
            table = DOINGS[doing](table, seat, Random(number))
        except EngineRefusal:
            assert table == before
        if doing == "sit down" and table is not before:
            arrived[seat] = arrived.get(seat, 0) + 1
        if table.again is not again and table.again is not None:
            voided = {dealt: arrived[dealt] for dealt in table.again.dealt}
        check_persons(table, arrived, voided)
        assert table.sold == sum(table.chips.values()) + table.carried + table.cashed + table.raked
        assert table.under_way is None


def opened(rules: HouseRules, players: int) -> Table:
    """A 5/10 table with these rules, a rake and a stated buy-in."""
    rules = replace(rules, rake=Rake(50, cap=3))
    table = Table(rules=rules, blinds=Blinds(5, 10, limit=rules.limits[0]), stated_buy_in=100)
    for seat in range(1, players + 1):
        table = table.sit_down(seat, 300)
    return table.with_button(1)


@pytest.mark.parametrize("name", PRESETS)
@given(away=st.lists(st.sets(st.integers(1, 6), max_size=4), max_size=25))
def test_nobody_gets_round_the_blinds_by_going_away(name: str, away: list[set[int]]) -> None:
    """Between two of his hands as big blind, everybody was dealt in for a full round at most, or has paid for it."""
    rules = PRESETS[name]
    table = replace(opened(rules, 6), rules=replace(rules, straddle=Straddle.OFF))
    since_paid = dict.fromkeys(table.places, 0)
    for gone in away:
        for seat, place in table.places.items():
            if place.away and seat not in gone:
                table = table.come_back(seat, Entry.AT_ONCE)
            elif not place.away and seat in gone:
                table = table.sit_out(seat)
        try:
            now = table.coming()
        except EngineRefusal:
            continue
        if sum(place.standing.clear for seat, place in table.places.items() if table.is_ready(seat)) < 2:
            since_paid = dict.fromkeys(since_paid, 0)  # the game starts again
        for seat in now.dealt:
            since_paid[seat] += 1
        since_paid[now.positions.big_blind] = 0
        if now.positions.heads_up:  # both pay in every hand, and the blinds turn round
            since_paid[now.positions.button] = 0
        for due in now.dues:
            since_paid[due.seat] = 0
        if rules.button is not ButtonMode.MOVING:
            assert max(since_paid.values()) <= 6
        _, hand = table.next_hand(shuffled(Random(1)))
        while not hand.is_over:
            hand.act(Fold())
        table = table.next_hand(shuffled(Random(1)))[0].finished(hand)


@pytest.mark.parametrize("name", ["robert", "slovak"])
@given(away=st.lists(st.sets(st.integers(1, 7), max_size=4), max_size=25))
def test_who_missed_a_blind_posts_only_once_the_button_has_passed_his_seat(name: str, away: list[set[int]]) -> None:
    """S3-29, R 4: between the blind that went over him and the hand he comes back in."""
    table = opened(PRESETS[name], 7)
    missed = set[int]()  # seats over which a blind went, but not yet the button
    for gone in [set(), *away]:
        for seat, place in table.places.items():
            if place.away and seat not in gone:
                table = table.come_back(seat, Entry.AT_ONCE)
            elif not place.away and seat in gone:
                table = table.sit_out(seat)
        try:
            under_way, hand = table.next_hand(shuffled(Random(1)))
        except EngineRefusal:
            continue
        now, before = hand.positions, table.last
        if before is None or before.heads_up or now.heads_up:
            missed.clear()  # between two players the blinds turn round
        else:
            over = {before.button, *passed(before.button, now.button, table.places)} - {now.button}
            posting = {due.seat for due in hand.dues}
            clear = [seat for seat, place in table.places.items() if table.is_ready(seat) and place.standing.clear]
            assert len(clear) < 2 or not (missed - over) & posting
            out = table.places.keys() - set(hand.order)
            missed |= {*passed(before.big_blind, now.big_blind, out)}
            missed |= {*passed(before.small_blind_seat, now.small_blind_seat, out)}
            missed -= over
        missed -= set(hand.order)
        while not hand.is_over:
            hand.act(Fold())
        table = under_way.finished(hand)
