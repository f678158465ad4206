"""When something is on sale, to whom, and how much later it can still be had."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, SEVEN, STRUCTURE, created
from tournament import fold, wording
from tournament.errors import RuleViolation
from tournament.events import (
    BreakTaken,
    ChipsBought,
    ClockPaused,
    ClockResumed,
    EveningStarted,
    Event,
    LevelEntered,
    PlayerEntered,
    RegistrationClosed,
    StartScheduled,
)
from tournament.names import EntryNo, Instant, PlayerId
from tournament.sales import selling
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price, Shares, Window, bought_from, plain
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure

# Level 1 until 19:20, level 2 until 19:40, a break until 19:50, level 3 until 20:10, then level after level.
NOON_TO_NIGHT = STRUCTURE
REBUY = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 5_000)
ANNA = PlayerId(1)


def minute(n: float) -> Instant:
    return SEVEN + int(n * MINUTE)


def evening(*prices: Price, structure: Structure = NOON_TO_NIGHT, started: Instant | None = SEVEN) -> Tournament:
    setup = replace(created(structure=structure), prices=(*plain(2_000, 10_000), *prices), counted=True)
    state = fold.apply_step(None, [setup], SEVEN)
    return state if started is None else then(state, EveningStarted(), at=started)


def then(state: Tournament, *events: Event, at: Instant) -> Tournament:
    return fold.apply_step(state, events, at)


def open_minutes(window: Window, state: Tournament, *minutes: float) -> list[float]:
    return [n for n in minutes if selling.is_open(state, window, minute(n))]


def refusal(state: Tournament, price: Price, at: Instant, **terms: object) -> RuleViolation:
    with pytest.raises(RuleViolation) as caught:
        selling.sale(state, at, price, player=ANNA, name="Anna", **terms)  # type: ignore[arg-type]
    assert "{" not in wording.refusal(caught.value)
    return caught.value


# ---- windows ---------------------------------------------------------------------------------------------------------


def test_before_the_start_all_is_sold_that_needs_no_level_to_be_over() -> None:
    before = evening(started=None)
    assert selling.is_open(before, Window(), SEVEN)
    assert selling.is_open(before, Window(until=0), SEVEN)
    assert selling.is_open(before, Window(until=3), SEVEN)
    assert not selling.is_open(before, Window(after=1), SEVEN)


def test_what_is_sold_until_the_start_ends_with_it() -> None:
    countdown = then(evening(started=None), StartScheduled(minute(30)), at=SEVEN)
    assert selling.is_open(countdown, Window(until=0), minute(30) - 1)
    assert not selling.is_open(countdown, Window(until=0), minute(30))


def test_registration_stays_open_through_the_break_that_follows_its_last_level() -> None:
    """WSOP 12."""
    assert open_minutes(Window(until=2), evening(), 0, 39.9, 40, 49.9, 50, 60) == [0, 39.9, 40, 49.9]


def test_without_the_break_it_closes_with_the_level() -> None:
    assert open_minutes(Window(until=2, with_break=False), evening(), 0, 39.9, 40, 49.9, 50) == [0, 39.9]


def test_where_no_break_follows_it_closes_with_the_level() -> None:
    assert open_minutes(Window(until=1), evening(), 19.9, 20, 30) == [19.9]


def test_an_add_on_is_sold_in_the_break_after_its_level() -> None:
    assert open_minutes(Window(after=2, until=2), evening(), 0, 39.9, 40, 49.9, 50) == [40, 49.9]


def test_after_a_level_means_from_its_break_on_to_the_end() -> None:
    assert open_minutes(Window(after=2), evening(), 39.9, 40, 50, 500) == [40, 50, 500]


def test_between_two_levels() -> None:
    assert open_minutes(Window(after=1, until=2), evening(), 19.9, 20, 39.9, 40, 50) == [20, 39.9, 40]


def test_levels_beyond_the_end_of_the_list_count_on() -> None:
    # Level 3 is the last one listed; level 5 is played from 20:30 to 20:50.
    assert open_minutes(Window(after=4, until=5), evening(), 89.9, 90, 109.9, 110) == [90, 109.9]


def test_a_break_first_sells_what_needs_no_level_but_not_what_ended_with_the_start() -> None:
    welcome = Structure("Welcome", (Break(10 * MINUTE), *NOON_TO_NIGHT.periods), 10_000)
    assert open_minutes(Window(until=0), evening(structure=welcome), 0, 9.9, 10) == []
    assert open_minutes(Window(until=1), evening(structure=welcome), 0, 9.9, 10, 29.9, 30) == [0, 9.9, 10, 29.9]
    assert open_minutes(Window(after=1), evening(structure=welcome), 0, 29.9, 30) == [30]


def test_a_break_that_cuts_a_level_in_two_is_part_of_that_level() -> None:
    state = then(evening(), BreakTaken(10 * MINUTE, now=True), at=minute(30))
    # Level 2 goes on from 19:40 to 19:50; then comes its own break.
    assert open_minutes(Window(after=2, until=2), state, 30, 39.9, 40, 49.9, 50, 59.9, 60) == [50, 59.9]
    assert open_minutes(Window(until=2, with_break=False), state, 30, 40, 49.9, 50) == [30, 40, 49.9]
    assert open_minutes(Window(until=1), state, 30, 40) == []


def test_a_pause_holds_the_window_open() -> None:
    paused = then(evening(), ClockPaused(), at=minute(39))
    assert selling.is_open(paused, Window(until=2, with_break=False), minute(200))
    resumed = then(paused, ClockResumed(), at=minute(200))
    assert open_minutes(Window(until=2, with_break=False), resumed, 200.9, 201) == [200.9]


def test_next_closes_and_previous_opens_again() -> None:
    skipped = then(evening(), LevelEntered(3), at=minute(10))
    assert not selling.is_open(skipped, Window(until=2), minute(10))
    back = then(skipped, LevelEntered(1), at=minute(11))
    assert selling.is_open(back, Window(until=2), minute(11))


def test_levels_without_minutes_keep_their_window() -> None:
    untimed = Structure("Hands", (Level(25, 50, duration_ms=None, hands=12), Level(50, 100, duration_ms=None)), 10_000)
    state = evening(REBUY, structure=untimed)
    assert selling.is_open(state, Window(until=1), minute(600))
    assert not selling.is_open(state, Window(after=1), minute(600))
    second = then(state, LevelEntered(1), at=minute(600))
    assert selling.closed_for(second, Window(until=1), minute(603)) == 3 * MINUTE


# ---- just after ------------------------------------------------------------------------------------------------------


def test_how_long_ago_it_closed_is_known_for_a_while() -> None:
    state, window = evening(), Window(until=2)
    assert selling.closed_for(state, window, minute(45)) is None
    assert selling.closed_for(state, window, minute(50)) == 0
    assert selling.closed_for(state, window, minute(55)) == 5 * MINUTE
    assert selling.closed_for(state, window, minute(55) + 1) is None


def test_a_short_level_between_does_not_hide_it() -> None:
    quick = Structure("Quick", tuple(Level(25 * n, 50 * n, duration_ms=MINUTE) for n in range(1, 9)), 10_000)
    assert selling.closed_for(evening(structure=quick), Window(until=2), minute(5)) == 3 * MINUTE


def test_the_start_closes_too() -> None:
    assert selling.closed_for(evening(), Window(until=0), minute(2)) == 2 * MINUTE
    assert selling.closed_for(evening(), Window(after=2, until=2), minute(2)) is None


def test_a_hand_that_had_begun_is_sold_for_five_minutes() -> None:
    price = replace(REBUY, window=Window(until=2))
    state = evening(price)
    late = refusal(state, price, minute(52))
    assert late.code == "no_longer_on_sale"
    assert late.facts["hand_had_begun"] is True
    bought = selling.sale(state, minute(52), price, player=ANNA, because=HAND_HAD_BEGUN)
    assert bought.because == HAND_HAD_BEGUN
    assert refusal(state, price, minute(56)).facts["hand_had_begun"] is False
    assert refusal(state, price, minute(56), because=HAND_HAD_BEGUN).code == "hand_begun_too_long_ago"


def test_a_hand_that_had_begun_opens_nothing_early() -> None:
    add_on = replace(REBUY, window=Window(after=2, until=2))
    assert refusal(evening(add_on), add_on, minute(30), because=HAND_HAD_BEGUN).code == "not_on_sale_yet"


def test_a_reason_that_was_not_needed_is_not_kept() -> None:
    assert selling.sale(evening(REBUY), minute(5), REBUY, player=ANNA, because=HAND_HAD_BEGUN).because == ""
    assert selling.sale(evening(REBUY), minute(5), REBUY, player=ANNA, because="He asked nicely").because == ""


# ---- limits ----------------------------------------------------------------------------------------------------------


def entered(state: Tournament, number: int = 1, player: PlayerId = ANNA) -> Tournament:
    bought = bought_from(state.prices[0])
    return then(state, PlayerEntered(EntryNo(number), player, f"P{player}", bought, 2_000), at=SEVEN)


def rebought(state: Tournament, entry: int, price: Price) -> Tournament:
    return then(state, ChipsBought(EntryNo(entry), bought_from(price), 1_000), at=SEVEN)


def test_each_may_buy_only_so_often_and_all_together_too() -> None:
    price = replace(REBUY, each=1, in_all=2)
    state = rebought(entered(entered(evening(price, started=None)), 2, PlayerId(2)), 1, price)
    assert refusal(state, price, SEVEN).code == "bought_often_enough"
    state = rebought(state, 2, price)
    with pytest.raises(RuleViolation, match="sold_out"):
        selling.sale(state, SEVEN, price, player=PlayerId(3))
    assert [offer.left for offer in selling.offers(state, SEVEN)] == [None, 0]
    assert [offer.price.name for offer in selling.on_sale(state, SEVEN)] == ["Buy-in"]


def test_a_reason_sells_against_every_term() -> None:
    price = replace(REBUY, each=1, in_all=1, at_or_below=0, window=Window(after=9))
    state = rebought(entered(evening(price, started=None)), 1, price)
    bought = selling.sale(state, SEVEN, price, player=ANNA, because="  promised  on the phone ")
    assert bought.because == "promised on the phone"


def test_a_stack_has_to_be_known_and_small_enough() -> None:
    price = replace(REBUY, at_or_below=1_500)
    assert refusal(evening(price), price, SEVEN).code == "stack_unknown_for_price"
    assert refusal(evening(price), price, SEVEN, stack=1_501).code == "too_many_chips"
    assert selling.sale(evening(price), SEVEN, price, player=ANNA, stack=1_500).chips == 5_000


def test_the_name_of_a_price_is_found_however_it_is_written() -> None:
    state = evening(REBUY)
    assert selling.price_of(state, Buying.REBUY, "reBUY ") is state.prices[1]
    assert selling.price_of(state, Buying.REBUY) is state.prices[1]
    with pytest.raises(RuleViolation, match="no_such_price"):
        selling.price_of(state, Buying.REBUY, "Buy-in")
    with pytest.raises(RuleViolation, match="nothing_of_the_kind"):
        selling.price_of(state, Buying.ADD_ON)


# ---- what the board says ---------------------------------------------------------------------------------------------


def test_what_is_on_sale_says_when_it_closes_and_what_is_not_when_it_opens() -> None:
    rebuy, add_on = replace(REBUY, window=Window(until=2)), Price("Add-on", Buying.ADD_ON, Shares(), 1, Window(2, 2))
    buy_in, first, second = selling.offers(evening(rebuy, add_on), minute(30))
    assert (buy_in.open, buy_in.opens, buy_in.closes) == (False, None, None)
    assert (first.open, first.closes) == (True, minute(50))
    assert (second.open, second.opens) == (False, minute(40))
    later = selling.offers(evening(rebuy, add_on), minute(45))[2]
    assert (later.open, later.closes) == (True, minute(50))
    assert selling.offers(evening(rebuy, add_on), minute(60))[2].opens is None


def test_an_appointed_start_closes_and_opens() -> None:
    state = then(evening(REBUY, started=None), StartScheduled(minute(30)), at=SEVEN)
    assert [offer.closes for offer in selling.offers(state, minute(10))] == [minute(30), None]


def test_nobody_knows_when_while_the_clock_stands() -> None:
    rebuy = replace(REBUY, window=Window(until=2))
    paused = then(evening(rebuy), ClockPaused(), at=minute(10))
    assert selling.on_sale(paused, minute(11))[0].closes is None


def test_a_registration_closed_by_hand_sells_no_entries() -> None:
    state = then(evening(REBUY, started=None), RegistrationClosed(), at=SEVEN)
    assert [offer.price.name for offer in selling.on_sale(state, SEVEN)] == ["Rebuy"]


periods = st.lists(
    st.one_of(
        st.builds(Level, st.just(25), st.just(50), duration_ms=st.integers(1, 30).map(lambda n: n * MINUTE)),
        st.builds(Break, st.integers(1, 15).map(lambda n: n * MINUTE)),
    ),
    min_size=1,
    max_size=8,
).filter(lambda found: any(isinstance(period, Level) for period in found))
windows = st.builds(Window, st.integers(0, 5), st.none() | st.integers(0, 6), st.booleans())


@given(periods, windows, st.integers(0, 120), st.integers(0, 3))
def test_an_offer_turns_exactly_when_it_says(found: list[Level | Break], window: Window, now: int, cut: int) -> None:
    state = evening(replace(REBUY, window=window), structure=Structure("Any", tuple(found), 10_000))
    if cut:
        state = then(state, BreakTaken(cut * MINUTE, now=True), at=minute(cut))
    at = minute(max(now, cut))
    offer = selling.offers(state, at)[1]
    turns = offer.closes if offer.open else offer.opens
    until = turns if turns is not None else minute(600)
    assert {selling.is_open(state, window, instant) for instant in range(at, until, MINUTE // 2)} == {offer.open}
    if turns is not None:
        assert selling.is_open(state, window, turns) is not offer.open
    ago = selling.closed_for(state, window, at)
    # A clock is never read before its last press.
    if ago is not None and at - ago > (minute(cut) if cut else SEVEN):
        assert selling.is_open(state, window, at - ago - 1)
        assert not selling.is_open(state, window, at - ago)
