"""Mystery bounties: when envelopes are due, what is in them, which one is drawn, and for whom."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.fakes import HOUR, Night, people
from tests.tournament.nights import bust, deal_ends_it, do, last, night_of, player, rebuy, selling
from tournament import wording
from tournament.bounties.bounties import Bounties, bounties, set_bounties
from tournament.bounties.bounty_rule import BountyKind, BountyRule, Envelopes, OwnHead
from tournament.bounties.envelopes import EnvelopesDue, draw_envelope, fill_envelopes, mystery_due, suggested_envelopes
from tournament.bounties.heads import split
from tournament.bounties.mystery import drawn_amount, envelopes_left, envelopes_to_draw
from tournament.draws import draw as drawing
from tournament.draws.verifying import verify
from tournament.errors import RuleViolation
from tournament.events import Draw, EnvelopeDrawn
from tournament.history import Stored
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries, leaving
from tournament.people.entries import Terms
from tournament.sales import payments
from tournament.sales.prices import Fund

BIG = (Envelopes(5_000, 1), Envelopes(1_000, 3))


def mystery(*names: str, left: int | None = 4, own: OwnHead = OwnHead.HIS, bounty: int = 2_000) -> Night:
    """A mystery night after its registration."""
    rule = BountyRule(BountyKind.MYSTERY, own_head=own, mystery_from=left)
    night = night_of(replace(selling(bounty=bounty), bounties=rule), *names)
    night.clock.forward(HOUR)
    return night


def filled(*names: str) -> Night:
    """Four left, 80.00 in four envelopes: one of 50.00 and three of 10.00."""
    night = mystery(*names)
    fill(night, BIG)
    return night


def fill(night: Night, some: tuple[Envelopes, ...], because: str = "") -> Stored:
    return do(night, partial(fill_envelopes, envelopes=some, because=because))


def draw(night: Night, name: str, seed: int = 0) -> int:
    stored = do(night, partial(draw_envelope, entry=last(night, name), server_seed=bytes([seed]) * 32))
    (event,) = stored.step.events
    assert isinstance(event, EnvelopeDrawn)
    return event.amount


def due(night: Night) -> EnvelopesDue | None:
    return mystery_due(night.evening.state, night.clock())


def to_draw(night: Night) -> list[str]:
    state = night.evening.state
    return [state.entry(each.entry).name for each in envelopes_to_draw(state)]


def found(night: Night) -> Bounties:
    here, state = bounties(night.evening.state), night.evening.state
    assert sum(here.won.values()) + here.open + here.unclaimed == state.fund(Fund.BOUNTIES)
    return here


def won(night: Night) -> dict[str, int]:
    return {night.evening.state.entry(number).name: amount for number, amount in found(night).won.items()}


def code(act: Callable[[], object]) -> str:
    with pytest.raises(RuleViolation) as refused:
        act()
    assert wording.refusal(refused.value).endswith(".")
    return refused.value.code


# ---- filling ---------------------------------------------------------------------------------------------------------


def test_before_the_envelopes_are_out_heads_bring_nothing_and_the_money_waits() -> None:
    night = mystery("Anna", "Boris", "Cyril", "Dana", "Emil")
    bust(night, "Emil", "Anna")
    assert won(night) == {}
    assert (found(night).open, found(night).unclaimed) == (10_000, 0)
    fill(night, (Envelopes(2_500, 4),))
    assert to_draw(night) == []


def test_envelopes_are_due_with_so_many_left_one_for_each_head_to_come_and_the_champions_own() -> None:
    night = mystery("Anna", "Boris", "Cyril", "Dana", "Emil")
    assert due(night) is None
    bust(night, "Emil", "Anna")
    assert due(night) == EnvelopesDue(4, 10_000, again=False)


def test_where_the_champions_head_is_nobodys_there_is_no_envelope_for_it() -> None:
    night = mystery("Anna", "Boris", "Cyril", "Dana", own=OwnHead.NOBODY)
    assert due(night) == EnvelopesDue(3, 8_000, again=False)
    fill(night, (Envelopes(4_000, 1), Envelopes(2_000, 2)))
    for name in ("Dana", "Cyril", "Boris"):
        bust(night, name, "Anna")
        draw(night, name)
    assert to_draw(night) == []
    assert won(night) == {"Anna": 8_000}


def test_without_a_number_they_are_out_with_as_many_as_are_paid() -> None:
    """WSOP and online rooms: after the bubble. Nine entries pay three places (BARGE)."""
    night = mystery(*people(9), left=None)
    for name in people(9)[:5]:
        bust(night, name, "P009")
    assert due(night) is None
    bust(night, "P006", "P009")
    assert due(night) == EnvelopesDue(3, 18_000, again=False)


def test_they_are_not_filled_before_registration_is_over_without_a_reason() -> None:
    rule = BountyRule(BountyKind.MYSTERY, mystery_from=4)
    night = night_of(replace(selling(bounty=2_000), bounties=rule), "Anna", "Boris", "Cyril", "Dana")
    assert due(night) is None
    assert code(lambda: fill(night, BIG)) == "envelopes_before_the_end_of_registration"
    assert fill(night, BIG, "nobody else comes").step.facts["because"] == "nobody else comes"


def test_they_are_not_filled_while_more_players_are_left_without_a_reason() -> None:
    night = mystery(*people(5))
    some = (Envelopes(2_000, 5),)
    assert code(lambda: fill(night, some)) == "envelopes_too_early"
    fill(night, some, "we end early")


def test_their_number_and_their_sum_have_to_be_exact() -> None:
    night = mystery(*people(4))
    assert code(lambda: fill(night, (Envelopes(4_000, 2),))) == "envelopes_wrong_number"
    assert code(lambda: fill(night, (Envelopes(2_000, 3), Envelopes(1_999, 1)))) == "envelopes_wrong_sum"
    assert code(lambda: fill(night, (Envelopes(-1, 1), Envelopes(8_001, 3)))) == "envelope_below_nothing"
    assert not night.evening.state.mystery.filled


def test_only_a_mystery_night_has_envelopes() -> None:
    night = night_of(selling(bounty=2_000), *people(4))
    assert code(lambda: fill(night, BIG)) == "not_mystery"
    assert code(lambda: draw(night, "P001")) == "not_mystery"
    assert due(night) is None


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, "2800x1 1200x1"),
        (4, "4500x1 2000x1 1000x1 500x1"),
        (10, "10500x1 3500x1 1500x2 500x6"),
        (30, "15000x1 4000x3 2000x7 1000x19"),
    ],
)
def test_suggested_envelopes_are_few_big_and_many_small_ones_in_whole_units(players: int, expected: str) -> None:
    night = mystery(*people(players), left=30)
    some = suggested_envelopes(night.evening.state)
    assert " ".join(f"{each.amount}x{each.count}" for each in some) == expected


@pytest.mark.parametrize("bounty", [1, 7, 333, 2_000, 3_999])
@pytest.mark.parametrize("players", [2, 3, 5, 9, 10])
def test_suggested_envelopes_are_always_exactly_what_there_is(players: int, bounty: int) -> None:
    night = mystery(*people(players), left=10, bounty=bounty)
    fill(night, suggested_envelopes(night.evening.state))
    assert found(night).open == players * bounty


# ---- drawing ---------------------------------------------------------------------------------------------------------


def test_the_envelope_drawn_follows_from_the_seed_alone() -> None:
    left = (1_000, 1_000, 1_000, 5_000)
    record = Draw(7, "00" * 32)
    assert drawn_amount(left, record) == left[drawing.below(4, drawing.stream_of(record))]
    assert drawn_amount(tuple(reversed(left)), record) == drawn_amount(left, record)


def test_every_envelope_has_the_same_chance() -> None:
    """Chi-square over 4,000 draws of four envelopes: below 16.27 on 3 degrees in 999 of 1,000 runs."""
    left = (100, 200, 300, 400)
    drawn = Counter(drawn_amount(left, Draw(1, n.to_bytes(32, "big").hex())) for n in range(4_000))
    assert sum((drawn[amount] - 1_000) ** 2 / 1_000 for amount in left) < 16.27


def test_the_envelopes_of_a_published_night_drawn_to_the_last_are_its_bounties(
    shared_file: Callable[[str], Path],
) -> None:
    """The published list has its seven big ones and the smallest; here what is between is as even as can be."""
    vectors = json.loads(shared_file("cases/numbers/bounty_vectors.json").read_text(encoding="utf-8"))
    (night,) = (vector for vector in vectors if vector["id"] == "mystery_wsop_2024")
    pool, count, top = night["pool_computed"], night["number_of_bounties"], night["top"]
    assert pool == night["entries"] * night["bounty_part_per_entry"]
    assert pool / count == pytest.approx(night["mean"], abs=0.005)
    left = [*top, *split(pool - sum(top), count - len(top))]
    assert min(left) >= night["minimum"]
    drawn: list[int] = []
    while left:
        drawn.append(drawn_amount(left, Draw(len(drawn) + 1, f"{len(drawn):064x}")))
        left.remove(drawn[-1])
    assert (len(drawn), sum(drawn)) == (count, pool)
    assert sorted(drawn, reverse=True)[: len(top)] == top


def test_who_took_the_head_has_what_is_in_its_envelope_shared_to_the_last_unit() -> None:
    night = mystery(*people(4), bounty=1_001)
    fill(night, (Envelopes(1_001, 4),))
    bust(night, "P004", "P001", "P002")
    assert to_draw(night) == ["P004"]
    assert won(night) == {}
    assert draw(night, "P004") == 1_001
    assert won(night) == {"P001": 501, "P002": 500}
    assert to_draw(night) == []
    assert code(lambda: draw(night, "P004")) == "no_envelope_due"


def test_the_champion_opens_his_own_at_the_end_and_nothing_is_left() -> None:
    night = filled(*people(4))
    for name in ("P004", "P003", "P002"):
        bust(night, name, "P001")
    assert to_draw(night) == ["P004", "P003", "P002", "P001"]
    assert found(night).open == 8_000
    assert sum(draw(night, name, n) for n, name in enumerate(to_draw(night))) == 8_000
    assert won(night) == {"P001": 8_000}
    assert (found(night).open, envelopes_left(night.evening.state)) == (0, ())


def test_nobody_draws_for_a_head_that_nobody_is_known_to_have_and_what_is_left_over_is_unclaimed() -> None:
    night = filled(*people(4))
    unseen = bust(night, "P004")
    assert to_draw(night) == []
    assert code(lambda: draw(night, "P004")) == "nobody_has_the_head"
    do(night, lambda state, at: leaving.disqualify(state, at, last(night, "P003"), 9_000))
    bust(night, "P002", "P001")
    draw(night, "P002")
    draw(night, "P001")
    assert found(night).unclaimed == 8_000 - won(night)["P001"]
    outs = [Out(last(night, "P004"), (last(night, "P001"),))]
    night.evening.replace(unseen.seq, partial(elimination.bust, outs=outs))
    assert to_draw(night) == ["P004"]


def test_an_envelope_is_drawn_from_those_left_only() -> None:
    night = filled(*people(4))
    amounts = []
    for name in ("P004", "P003", "P002"):
        bust(night, name, "P001")
        amounts.append(draw(night, name, seed=9))
    assert Counter(amounts) + Counter(envelopes_left(night.evening.state)) == Counter([5_000, 1_000, 1_000, 1_000])


# ---- taken back and corrected ----------------------------------------------------------------------------------------


def test_a_bust_under_its_drawn_envelope_is_not_taken_back_but_its_player_can_be_put_back_in() -> None:
    night = filled(*people(4))
    out = bust(night, "P004", "P001")
    amount = draw(night, "P004")
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        night.evening.undo(out.seq)
    assert (refused.value.facts["way_on"], refused.value.facts["label"]) == ("reinstate", "envelope_drawn")
    do(night, partial(elimination.reinstate, entry=last(night, "P004"), server_seed=bytes(32)))
    assert won(night) == {}
    assert Counter(envelopes_left(night.evening.state))[amount] == Counter([5_000, 1_000, 1_000, 1_000])[amount]
    bust(night, "P004", "P002")
    assert to_draw(night) == ["P004"]


def test_an_envelope_that_came_back_can_be_drawn_for_another_head_and_is_there_once() -> None:
    night = filled(*people(4))
    bust(night, "P004", "P001")
    draw(night, "P004")
    do(night, partial(elimination.reinstate, entry=last(night, "P004"), server_seed=bytes(32)))
    for name in ("P003", "P004", "P002"):
        bust(night, name, "P001")
        draw(night, name)
    draw(night, "P001")
    assert won(night) == {"P001": 8_000}
    assert envelopes_left(night.evening.state) == ()


def test_an_undone_draw_is_drawn_again() -> None:
    night = filled(*people(4))
    bust(night, "P004", "P001")
    draw(night, "P004")
    night.evening.undo()
    assert to_draw(night) == ["P004"]
    assert len(envelopes_left(night.evening.state)) == 4
    draw(night, "P004", seed=3)
    assert len(envelopes_left(night.evening.state)) == 3


def test_a_corrected_eliminator_has_what_was_drawn() -> None:
    night = filled(*people(4))
    out = bust(night, "P004", "P001")
    amount = draw(night, "P004")
    outs = [Out(last(night, "P004"), (last(night, "P002"),))]
    night.evening.replace(out.seq, partial(elimination.bust, outs=outs))
    assert won(night) == {"P002": amount}


def test_the_filling_is_not_taken_back_from_under_what_was_drawn() -> None:
    night = mystery(*people(4))
    filling = fill(night, BIG)
    bust(night, "P004", "P001")
    draw(night, "P004")
    assert code(lambda: night.evening.undo(filling.seq)) == "later_step_depends"
    assert code(lambda: do(night, partial(set_bounties, rule=BountyRule()))) == "envelopes_drawn_already"


def test_money_that_comes_later_is_unclaimed_until_the_envelopes_are_filled_again() -> None:
    night = filled(*people(4))
    bust(night, "P004", "P001")
    amount = draw(night, "P004")
    do(night, lambda state, at: payments.adjust(state, at, Fund.BOUNTIES, 500, "from the bar"))
    assert found(night).unclaimed == 500
    assert due(night) == EnvelopesDue(3, 8_500 - amount, again=True)
    fill(night, suggested_envelopes(night.evening.state))
    assert due(night) is None
    assert found(night).unclaimed == 0
    assert won(night) == {"P001": amount}


def test_a_late_entry_brings_a_head_for_which_there_is_no_envelope_yet() -> None:
    night = filled(*people(4))
    bust(night, "P004", "P001")
    late = Terms(because="promised")
    do(night, partial(entries.re_enter, name="P004", terms=late))
    assert player(night, "P004")
    assert found(night).unclaimed == 2_000
    assert due(night) == EnvelopesDue(5, 10_000, again=True)
    fill(night, suggested_envelopes(night.evening.state))
    assert to_draw(night) == ["P004"]


def test_who_bought_back_in_takes_his_envelope_along_unless_that_keeps_the_credit() -> None:
    rule = BountyRule(BountyKind.MYSTERY, mystery_from=4)
    for keeps in (False, True):
        setup = replace(selling(bounty=2_000), bounties=rule)
        night = night_of(replace(setup, rules=replace(setup.rules, rebuy_keeps_knockout=keeps)), *people(4))
        fill(night, BIG, "nobody else comes")
        bust(night, "P004", "P001")
        amount = draw(night, "P004")
        rebuy(night, "P004")
        assert won(night) == ({"P001": amount} if keeps else {})
        assert due(night) is not None


def test_anybody_can_check_from_the_log_that_no_other_envelope_was_drawn() -> None:
    night = filled(*people(4))
    bust(night, "P004", "P001")
    draw(night, "P004", seed=5)
    assert verify(night.evening.steps).right
    steps = list(night.evening.steps)
    (event,) = steps[-1].step.events
    assert isinstance(event, EnvelopeDrawn)
    other = replace(event, amount=6_000 - event.amount)
    steps[-1] = replace(steps[-1], step=replace(steps[-1].step, events=(other,)))
    assert [fault.code for fault in verify(steps).draws[-1].faults] == ["draw_envelope_differs"]


def test_after_a_deal_that_ends_it_each_of_those_left_opens_his_own() -> None:
    night = filled(*people(4))
    deal_ends_it(night)
    assert to_draw(night) == ["P001", "P002", "P003", "P004"]
    for number, name in enumerate(to_draw(night)):
        draw(night, name, number)
    assert sum(won(night).values()) == 8_000
    assert len(won(night)) == 4
