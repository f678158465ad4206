"""Events and steps as JSON, and back."""

import json
from dataclasses import dataclass, fields
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db import codec
from db.errors import StorageBug, StorageTrouble
from engine.blinds import AnteKind
from tests.db.evenings import SEVEN, setup
from tournament.events import (
    EVENT_KINDS,
    ClockPaused,
    EveningCreated,
    Event,
    HandForHandBegan,
    HandForHandClock,
    StackChange,
    StartScheduled,
    TimeAdded,
)
from tournament.history import HandText, Step, Stored
from tournament.names import TableNo
from tournament.structures.structure import Break, Level, Structure

# Not st.text(): half a surrogate pair is no text that a file could hold.
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
st.register_type_strategy(str, texts)
structures = st.builds(
    Structure,
    texts,
    st.lists(st.from_type(Level) | st.from_type(Break), max_size=5).map(tuple),
    st.none() | st.integers(),
)
st.register_type_strategy(Structure, structures)
events = st.sampled_from(EVENT_KINDS).flatmap(st.from_type)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=8,
)
steps = st.builds(
    Stored,
    st.integers(1),
    st.integers(0),
    st.builds(
        Step,
        texts,
        st.lists(events, max_size=3).map(tuple),
        st.dictionaries(texts, json_values, max_size=3),
        st.none() | st.integers(1),
        st.none() | st.integers(1),
        st.none() | st.from_type(HandText),
    ),
)


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_comes_back_equal(kind: type[Event]) -> None:
    # As many as its fields can differ in; a level or a price has many of its own.
    @settings(max_examples=10 + 10 * len(fields(kind)))
    @given(st.from_type(kind))
    def comes_back(event: Event) -> None:
        assert codec.decode(*codec.encode(event)) == event

    comes_back()


def test_the_kinds_have_the_names_they_have_always_had() -> None:
    always = {
        "evening_created",
        "player_entered",
        "table_opened",
        "seats_drawn",
        "players_moved",
        "table_broken",
        "final_table_drawn",
        "hand_played",
        "positions_told",
        "player_busted",
        "player_reinstated",
        "evening_started",
        "start_scheduled",
        "clock_paused",
        "clock_resumed",
        "level_entered",
        "time_added",
        "player_added",
    }
    assert always <= set(codec.KINDS)
    assert set(codec.KINDS.values()) == set(EVENT_KINDS)


def test_levels_and_breaks_stay_apart() -> None:
    periods = (Level(25, 50), Break(600_000), Level(100, 200, 200, AnteKind.BIG_BLIND, 1))
    created = EveningCreated(**{**_fields(setup()), "structure": Structure("S", periods)})
    again = codec.decode(*codec.encode(created))
    assert isinstance(again, EveningCreated)
    assert again.structure.periods == periods
    assert [type(period) for period in again.structure.periods] == [Level, Break, Level]


def _fields(event: EveningCreated) -> dict[str, Any]:
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


def test_equal_events_give_equal_and_compact_text() -> None:
    text = '{"index":2,"time":-60000,"number":2,"part":1}'
    assert codec.encode(TimeAdded(2, -60_000, 2, 1)) == ("time_added", 1, text)
    assert codec.encode(ClockPaused()) == ("clock_paused", 1, "{}")


def test_a_seed_may_be_any_whole_number() -> None:
    event = setup(seed=-(2**300))
    assert codec.decode(*codec.encode(event)) == event


@pytest.mark.parametrize(("kind", "version"), [("aliens_landed", 1), ("clock_paused", 2)])
def test_a_fact_of_a_newer_program_is_named_as_such(kind: str, version: int) -> None:
    with pytest.raises(StorageTrouble) as caught:
        codec.decode(kind, version, "{}")
    assert caught.value.code == "from_newer_program"
    assert caught.value.facts == {"kind": kind, "version": version}


@pytest.mark.parametrize(
    "data",
    ["", "{", "[]", "null", '{"start":"5"}', '{"start":5.5}', "{}", '{"strat":5}'],
)
def test_data_that_does_not_fit_is_damage_not_a_traceback(data: str) -> None:
    with pytest.raises(StorageTrouble, match="damaged_step") as caught:
        codec.decode("start_scheduled", 1, data)
    assert caught.value.facts["kind"] == "start_scheduled"


@pytest.mark.parametrize(
    "periods", ['[{"small_blind":1}]', "[3]", '[{"duration_ms":"x"}]', '[{"big_blind":1,"duration_ms":1}]']
)
def test_a_structure_that_does_not_fit_is_damage_too(periods: str) -> None:
    kind, version, data = codec.encode(setup())
    raw = json.loads(data)
    raw["structure"]["periods"] = json.loads(periods)
    with pytest.raises(StorageTrouble, match="damaged_step"):
        codec.decode(kind, version, json.dumps(raw))


def test_an_old_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def minutes_to_start(data: dict[str, Any]) -> dict[str, Any]:
        return {"start": data["minutes"] * 60_000}

    def later(data: dict[str, Any]) -> dict[str, Any]:
        return {"start": data["start"] + 1}

    monkeypatch.setattr(codec, "VERSIONS", {"start_scheduled": 3})
    monkeypatch.setattr(codec, "UPCASTS", {("start_scheduled", 1): minutes_to_start, ("start_scheduled", 2): later})
    monkeypatch.setattr(codec, "_DECODERS", {("start_scheduled", 3): msgspec.json.Decoder(StartScheduled)})
    assert codec.decode("start_scheduled", 1, '{"minutes":2}') == StartScheduled(120_001)
    assert codec.decode("start_scheduled", 2, '{"start":7}') == StartScheduled(8)
    assert codec.decode("start_scheduled", 3, '{"start":7}') == StartScheduled(7)
    assert codec.encode(StartScheduled(7)) == ("start_scheduled", 3, '{"start":7}')


@pytest.mark.parametrize(
    ("kind", "read"),
    [
        ("evening_created", 2),
        ("table_opened", 1),
        ("player_busted", 1),
        ("hand_for_hand_began", 1),
    ],
)
def test_what_an_older_program_would_take_for_less_has_a_number_it_refuses(kind: str, read: int) -> None:
    """It passes over fields that it does not know, and so would rank people otherwise, or pay out another plan."""
    assert codec.VERSIONS[kind] > read
    assert all((kind, version) in codec.UPCASTS for version in range(1, codec.VERSIONS[kind]))


def test_hand_for_hand_of_an_older_evening_knows_no_rounds() -> None:
    old = codec.decode("hand_for_hand_began", 1, '{"clock":"runs","off":120000}')
    assert old == HandForHandBegan(HandForHandClock.RUNS, 120_000, together=False)
    new = HandForHandBegan(HandForHandClock.RUNS, 120_000, 3)
    assert codec.decode(*codec.encode(new)) == new


def test_what_is_no_event_is_our_own_mistake() -> None:
    with pytest.raises(StorageBug, match="StackChange"):
        codec.encode(StackChange(1, 2, 3))  # type: ignore[arg-type]


@given(st.dictionaries(texts, json_values, max_size=4))
def test_facts_come_back_equal(facts: dict[str, Any]) -> None:
    assert codec.decode_facts(codec.encode_facts(facts)) == facts


def test_a_tuple_among_the_facts_comes_back_as_a_list() -> None:
    assert codec.decode_facts(codec.encode_facts({"seats": (1, (2, 3))})) == {"seats": [1, [2, 3]]}


@dataclass
class Thing:
    number: int = 1


@pytest.mark.parametrize(
    "value",
    [Thing(), {1: 2}, {1, 2}, float("nan"), float("inf"), b"x", object(), "\ud800"],
    ids=lambda value: type(value).__name__,
)
def test_facts_that_would_not_come_back_are_our_own_mistake(value: Any) -> None:
    with pytest.raises(StorageBug):
        codec.encode_facts({"value": value})


@given(steps)
def test_a_whole_step_goes_to_another_process_on_one_line(stored: Stored) -> None:
    line = codec.dump_step(stored)
    assert "\n" not in line
    assert codec.load_step(line) == stored


@pytest.mark.parametrize("line", ["", "{}", "nonsense", '{"seq":1}', "[]", "\ud800"])
def test_a_line_that_is_no_step_is_damage(line: str) -> None:
    with pytest.raises(StorageTrouble, match="damaged_step"):
        codec.load_step(line)


def test_a_line_with_a_newer_fact_is_named_as_such() -> None:
    stored = Stored(1, SEVEN, Step("paused", (ClockPaused(),), hand=HandText(TableNo(1), 1, "x")))
    line = codec.dump_step(stored).replace("clock_paused", "clock_melted")
    with pytest.raises(StorageTrouble, match="from_newer_program"):
        codec.load_step(line)
