"""Hands put away as plain values and taken up again; `test_irregular_sequences` does it at every point of any hand."""

import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import irregular
from engine.actions import Due, Mishap, Posting
from engine.blinds import AnteKind, Limit
from engine.deck import shuffled
from engine.errors import BadSetup
from engine.hand import Hand
from engine.presets import CZECH, PRESETS, SLOVAK, TDA
from engine.rules import HouseRules, Rake, ShortRaise
from engine.saved import resumed, saved
from tests.engine.dealing import everything, name_of, play, table

Data = dict[str, Any]


def eventful() -> Hand:
    """A hand in which everything happened that can."""
    hand = table({1: 2000, 2: 2000, 3: 2000, 4: 2000, 5: 2000}, (50, 100), asks_to_show=True, carried=40)
    irregular.exposed_in_deal(hand, [hand.deck[4]])
    irregular.late_player(hand, 4)
    play(hand, "c")
    hand.let_stand(150)
    play(hand, "c c")
    play(hand, "c" if hand.legal().to_call else "x")
    irregular.four_card_flop(hand, Random(1))
    play(hand, "x x")
    irregular.premature_cards(hand, Random(2))
    play(hand, "x x | x x x x | b200 c c c")
    hand.ask(3)
    hand.show()
    hand.muck()
    hand.take_back(3)
    irregular.dead_hand(hand, 5)
    return hand


def back(hand: Hand) -> Hand:
    """The hand through JSON and back."""
    return resumed(json.loads(json.dumps(saved(hand))))


def test_a_hand_with_everything_in_it_comes_back_equal() -> None:
    hand = eventful()
    again = back(hand)
    assert everything(again) == everything(hand)
    assert (again.deeds, again.irregularities, again.deck) == (hand.deeds, hand.irregularities, hand.deck)
    assert (again.to_show, again.dealt_from) == (hand.to_show, hand.dealt_from)
    for one in (hand, again):
        one.show()
        one.muck()
    assert again.is_over
    assert again.result() == hand.result()
    assert back(hand).result() == hand.result()
    assert {step["do"] for step in saved(hand)["done"]} >= {
        "call", "check", "bet", "stood", "killed", "rearranged", "shown", "mucked", "asked", "taken_back",
    }  # fmt: skip


def test_what_is_kept_can_be_read() -> None:
    hand = play(table({1: 900, 2: 900}, (50, 100), button=1), "c x | b200")
    kept = saved(hand)
    assert kept["stacks"] == [[2, 900], [1, 900]]
    assert kept["positions"] == {"button": 1, "small_blind_seat": 1, "big_blind": 2, "small_blind_dead": False}
    assert kept["rules"] == {"name": "tda", "smallest_chip": 1, "switches": {}}
    assert kept["done"] == [
        {"do": "call", "seat": 1},
        {"do": "check", "seat": 2},
        {"do": "bet", "seat": 2, "amount": 200},
    ]


@pytest.mark.parametrize("rules", [*PRESETS.values(), replace(CZECH, name="ours")], ids=name_of)
def test_the_rules_come_back_with_the_switches_that_were_changed(rules: HouseRules) -> None:
    changed = replace(
        rules, raise_cap=None, rake=Rake(50, None), smallest_chip=25, burns=False, mucked_is_dead=True, least_buy_in=40
    )
    for house in (rules, changed):
        hand = table({1: 900, 2: 900}, (50, 100), rules=house, limit=house.limits[0], button=1)
        assert back(hand).rules == house


def test_dues_antes_limits_and_a_void_hand_come_back() -> None:
    dues = [Due(1, Posting.STRADDLE, 200), Due(2, Posting.DEAD, 50), Due(2, Posting.LIVE, 100)]
    hand = table(
        {1: 900, 2: 900, 3: 900, 4: 900}, (50, 100), rules=CZECH, button=2, ante=10, kind=AnteKind.BUTTON,
        limit=Limit.FIXED_LIMIT, bets=(100, 200), dues=dues, last_two=True,
    )  # fmt: skip
    again = back(hand)
    assert (again.dues, again.last_two, again.blinds, again.posts) == (hand.dues, True, hand.blinds, hand.posts)
    hand = table({1: 900, 2: 900, 3: 900}, (50, 100), rules=SLOVAK)
    hand.void(Mishap.MISDEAL, "S3-11", [3], seat=2, cards=hand.deck[:1])
    assert back(hand).result() == hand.result()
    assert back(hand).result().carried == 100


def test_a_raise_that_was_judged_stays_what_it_became() -> None:
    """TDA 43-A."""
    hand = table({1: 900, 2: 900}, (50, 100), rules=replace(TDA, short_raise=ShortRaise.HALF), button=1)
    play(hand, "r160")
    assert everything(back(hand)) == everything(hand)


def broken(change: Callable[[Data], object]) -> BadSetup:
    """The refusal of an eventful hand's data with this change."""
    data = json.loads(json.dumps(saved(eventful())))
    change(data)
    with pytest.raises(BadSetup) as refusal:
        resumed(data)
    return refusal.value


def setting(path: str, value: object) -> Callable[[Data], object]:
    """A change of the value at this place."""

    def change(data: Any) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        for part in way:
            data = data[part]
        if last == len(data) and isinstance(data, list):
            data.append(value)
        else:
            data[last] = value

    return change


FIELDS = (
    "format", "stacks", "positions", "blinds", "rules", "deck", "dues", "carried", "last_two", "asks_to_show", "done",
)  # fmt: skip


@pytest.mark.parametrize("field", FIELDS)
def test_a_field_that_is_missing_or_of_another_kind_is_named(field: str) -> None:
    wrong = broken(lambda data: data.pop(field))
    assert (wrong.code, wrong.facts["field"]) == ("saved_field", field)
    odd: tuple[object, ...] = (None, 1.5, -1.0, {"a": 1.5}, [[]], "x")
    for value in odd:
        refusal = broken(setting(field, value))
        assert refusal.code in {"saved_field", "saved_unknown"}
        assert str(refusal.facts["field"]).startswith(field)


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        ("format", 2, "saved_format"),
        ("stacks.0", [2], "saved_field"),
        ("stacks.0.1", "900", "saved_field"),
        ("stacks.1.0", 2, "saved_field"),
        ("positions.button", True, "saved_field"),
        ("positions.small_blind_dead", 0, "saved_field"),
        ("blinds.ante_kind", "nobody", "saved_field"),
        ("blinds.limit", 5, "saved_field"),
        ("blinds.extra", 5, "saved_unknown"),
        ("rules.name", None, "saved_field"),
        ("rules.switches", [], "saved_field"),
        ("carried", -1, "saved_field"),
        ("done.0.do", "shuffle", "saved_field"),
        ("done.0.deck", "AsAs", "saved_field"),
        ("done.0.mishap", "bad luck", "saved_field"),
        ("done.0.cards", "A", "saved_field"),
        ("done.1.seat", None, "saved_field"),
        ("done.2.seat", 77, "saved_step"),
        ("done.2.extra", 7, "saved_unknown"),
        ("done.3.amount", "much", "saved_field"),
        ("extra", 7, "saved_unknown"),
    ],
)
def test_broken_data_is_refused_by_the_place_where_it_is_broken(path: str, value: object, code: str) -> None:
    refusal = broken(setting(path, value))
    assert refusal.code == code
    assert path.startswith(str(refusal.facts["field"]))


def test_a_step_that_the_rules_refuse_is_named_with_the_reason() -> None:
    refusal = broken(lambda data: data["done"][2].update({"do": "check"}))
    assert (refusal.code, refusal.facts) == ("saved_step", {"field": "done.2", "why": "bet_to_call"})
    refusal = broken(lambda data: data["done"][0].update({"deck": data["deck"][:-2]}))
    assert refusal.facts == {"field": "done.0", "why": "other_cards"}
    late = len(saved(eventful())["done"])
    for seat, facts in ((3, {"field": f"done.{late}", "why": "hand_over"}), (2, {"why": "not_on_turn"})):
        refusal = broken(setting(f"done.{late}", {"do": "call", "seat": seat}))
        assert facts.items() <= refusal.facts.items()


def test_a_setup_that_makes_no_hand_is_refused_as_a_hand_refuses_it() -> None:
    assert broken(lambda data: data.update(deck=data["deck"][:20])).code == "deck_short"
    assert broken(lambda data: data["blinds"].update(big=0)).code == "big_blind_missing"
    assert broken(lambda data: data["rules"]["switches"].update(luck=1)).code == "switch_unknown"
    with pytest.raises(BadSetup, match="saved_field"):
        resumed([])  # type: ignore[arg-type]


def places(data: Any) -> list[tuple[Any, Any]]:
    """Every value within the data, as what holds it and where."""
    found = []
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        found.append((data, key))
        if isinstance(value, dict | list):
            found += places(value)
    return found


ODD: tuple[object, ...] = (None, True, 0, -1, 10**30, 1.5, "", "As", "x", [], {}, [None], {"seat": 1}, [[1, 1]])


@given(st.integers(0, 10**6), st.sampled_from(ODD), st.booleans())
def test_whatever_is_broken_is_a_bad_setup_or_another_hand(place: int, odd: object, removed: bool) -> None:
    data = json.loads(json.dumps(saved(eventful())))
    everywhere = places(data)
    holder, key = everywhere[place % len(everywhere)]
    if removed:
        del holder[key]
    else:
        holder[key] = odd
    try:
        hand = resumed(data)
    except BadSetup:
        return
    assert everything(back(hand)) == everything(hand)


def test_the_deck_is_kept_as_it_was_before_any_ruling() -> None:
    hand = table({1: 900, 2: 900}, (50, 100), button=1)
    before = hand.deck
    irregular.premature_cards(hand, Random(1))
    assert hand.dealt_from == before != hand.deck
    assert resumed(saved(hand)).deck == hand.deck
    assert sorted(shuffled(Random(4))) == sorted(hand.deck)
