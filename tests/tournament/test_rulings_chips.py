"""What chips mean that are put in without, or with, a word: the examples of TDA 43 to 45 and 51."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import Limit
from tournament.errors import BadInput
from tournament.rulings.silent_chips import Facing, Meaning, Said, judge, read_chips, reopens

CALL, RAISE, BET = Meaning.CALL, Meaning.RAISE, Meaning.BET


@pytest.mark.parametrize(
    ("facing", "chips", "meaning", "total", "back", "more"),
    [
        pytest.param(Facing(200, 200), "1000", CALL, 200, 800, 0, id="C-55: one single chip is a call"),
        pytest.param(Facing(0, 200), "1000", BET, 1000, 0, 0, id="C-55: without a bet it is a bet of the chip"),
        pytest.param(Facing(1100, 700), "500 1000", CALL, 1100, 400, 0, id="C-56: every chip is needed"),
        pytest.param(Facing(1100, 600), "1000 5x100", RAISE, 1700, 0, 200, id="C-57: more than half the raise"),
        pytest.param(Facing(1100, 600), "1000 3x100", CALL, 1100, 200, 0, id="C-57: less than half"),
        pytest.param(Facing(1400, 1400), "1000 3x500", RAISE, 2800, 0, 300, id="C-58: made up to the least raise"),
        pytest.param(Facing(1400, 1400), "1000 2x500", CALL, 1400, 600, 0, id="C-58: less than half"),
        pytest.param(Facing(1000, 1000), "1000 4x100", CALL, 1000, 400, 0, id="C-54: 1400 over 1000"),
        pytest.param(Facing(1000, 1000), "1000 5x100", RAISE, 2000, 0, 500, id="C-54: 1500 over 1000"),
        pytest.param(Facing(8000, 8000), "2000", Meaning.TOO_LITTLE, 8000, 0, 6000, id="C-60: a full call is due"),
        pytest.param(Facing(400, 200, already=200), "100 100", CALL, 400, 0, 0, id="exactly the call"),
        pytest.param(Facing(0, 200), "100", BET, 200, 0, 100, id="less than the least bet is made one"),
    ],
)
def test_chips_without_a_word(facing: Facing, chips: str, meaning: Meaning, total: int, back: int, more: int) -> None:
    verdict = judge(facing, read_chips(chips))
    assert (verdict.meaning, verdict.total, verdict.back, verdict.more) == (meaning, total, back, more)


def test_with_raise_said_one_chip_raises_to_the_whole_chip() -> None:
    assert judge(Facing(200, 200), [1000], Said.RAISE).total == 1000
    assert judge(Facing(800, 600), [1000], Said.RAISE).total == 1400


def test_last_chips_are_all_in_whatever_they_come_to() -> None:
    verdict = judge(Facing(1400, 1400), read_chips("1000 3x500"), last=True)
    assert (verdict.meaning, verdict.total) == (Meaning.ALL_IN, 2500)
    assert not reopens(Facing(1400, 1400), verdict)
    assert judge(Facing(1400, 1400), [500], last=True).total == 500


def test_in_fixed_limit_a_raise_is_exactly_the_bet() -> None:
    facing = Facing(20, 20, limit=Limit.FIXED_LIMIT)
    verdict = judge(facing, read_chips("20 20 20"))
    assert (verdict.meaning, verdict.total, verdict.back) == (RAISE, 40, 20)


@pytest.mark.parametrize("text", ["", "ten", "5x", "-100", "1.5", "0", "201x5", "1" * 13])
def test_what_is_no_chip_is_refused_by_a_sentence(text: str) -> None:
    with pytest.raises(BadInput):
        judge(Facing(200, 200), read_chips(text))


@pytest.mark.parametrize("facing", [Facing(200, 0), Facing(-1, 200), Facing(200, 200, already=300)])
def test_amounts_that_cannot_be_faced_are_refused(facing: Facing) -> None:
    with pytest.raises(BadInput):
        judge(facing, [100])


@given(
    price=st.integers(0, 5000),
    step=st.integers(1, 5000),
    part=st.integers(0, 100),
    chips=st.lists(st.sampled_from([25, 100, 500, 1000, 5000]), min_size=1, max_size=12),
    said=st.sampled_from(Said),
    last=st.booleans(),
)
def test_chips_are_never_lost(price: int, step: int, part: int, chips: list[int], said: Said, last: bool) -> None:
    facing = Facing(price, step, already=price * part // 100)
    verdict = judge(facing, chips, said, last=last)
    assert verdict.total == facing.already + sum(chips) - verdict.back + verdict.more
    assert not (verdict.back and verdict.more)
    if verdict.meaning in (BET, RAISE):
        assert verdict.total >= price + step
