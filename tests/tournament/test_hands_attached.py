"""Hand histories kept with an evening: read, played again, all or none, and nothing of the evening changes."""

from dataclasses import replace

import pytest

from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import replay
from tests.console.test_replay import BAD, GOOD, STARS
from tests.fakes import Night
from tournament import hands_attached, wording
from tournament.errors import BadFile, Refusal, RuleViolation
from tournament.hands_attached import attach, read_hands, separate
from tournament.history import Step


def good(file: str = "home.phhs") -> hands_attached.ReadHands:
    return read_hands(f"[1]\n{GOOD}\n[2]\n{GOOD}\n".encode(), file)


def test_hands_of_both_forms_are_kept_as_phh_in_one_step() -> None:
    night = Night()
    stars = read_hands(STARS.encode("cp1252"), "online.txt")
    step = attach(night.evening.state, night.clock(), [good(), stars])
    night.evening.perform(lambda state, at: step)
    assert wording.step(step) == "3 hands of home.phhs and online.txt were attached"
    assert step.hand is not None
    texts = separate(step.hand.text)
    records = [hand for text in texts for hand in read(text)]
    assert len(records) == 3
    assert all(isinstance(hand, Record) and replay(hand).trouble is None for hand in records)
    assert [(each.name, each.hands) for each in night.evening.state.attached] == [("home.phhs", 2), ("online.txt", 1)]


def test_nothing_of_the_evening_changes_and_it_can_be_undone() -> None:
    night = Night()
    before = night.evening.state
    night.evening.perform(lambda state, at: attach(state, at, [good()]))
    assert replace(night.evening.state, attached=(), last=before.last) == before
    night.evening.undo()
    assert night.evening.state.attached == ()


def test_the_same_hands_are_not_attached_twice() -> None:
    night = Night()
    night.evening.perform(lambda state, at: attach(state, at, [good()]))
    with pytest.raises(RuleViolation) as refused:
        night.evening.perform(lambda state, at: attach(state, at, [good("other name.phhs")]))
    assert wording.refusal(refused.value) == "These hands are attached already, as home.phhs."
    with pytest.raises(RuleViolation, match="hands_attached_already"):
        attach(Night().evening.state, 0, [good(), good()])


def test_a_hand_that_cannot_be_taken_is_named_with_file_hand_and_line_and_none_is_taken() -> None:
    found = read_hands(f"[1]\n{GOOD}\n[2]\n{BAD}\n[3]\nwhat?\n".encode(), "in.phhs")
    told = list(hands_attached.told(found.wrong, found.file))
    assert told[0] == "in.phhs, hand 2: action 5 (p1 cbr 120): 120 is too little: at least 200."
    assert told[1].startswith("in.phhs, hand 3, line 21: This is no TOML: ")
    with pytest.raises(BadFile) as refused:
        attach(Night().evening.state, 0, [found])
    assert wording.refusal(refused.value).startswith("in.phhs: 2 hands cannot be taken, so none is")


@pytest.mark.parametrize("data", [b"", b"name;club\nJan;X\n", bytes(range(256)), "Dvořák".encode("utf-16")])
def test_what_is_no_file_of_hands_is_refused(data: bytes) -> None:
    with pytest.raises(Refusal, match="no_hands_in_file"):
        read_hands(data, "x.txt")


def test_only_steps_that_attach_are_said_to() -> None:
    assert not Step("x", ()).attaches
