"""More than ten thousand hands from elsewhere, played again to the stacks they must end in (skipped where not here)."""

import json
from collections import Counter
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from engine.records.phh.reading import read
from engine.records.record import Record
from engine.records.replay import Replay, replay

COUNTS = {
    "handhq_abs": 609,
    "pluribus": 5941,
    "ps_cash": 179,
    "ps_tour": 473,
    "random_nlhe": 3486,
    "wsop43": 9,
    "wsop54": 5,
}
EXCEPTIONS = {
    # The expected stacks hold 153.74 more than there was: the fourth player, who folded without a chip, gains.
    ("handhq_abs", 318),
    # The five of diamonds lies on the board and in a hand; no stacks are expected of it.
    ("ps_cash", 174),
}
NOTES = {
    "handhq_abs": {"cards_hidden": 45, "fold_with_nothing_to_call": 1},
    "ps_cash": {"rake": 66, "fold_with_nothing_to_call": 3},
    "ps_tour": {"fold_with_nothing_to_call": 3, "fold_when_all_in": 2},
}


def expected(path: Path, name: str) -> dict[int, dict[str, Any]]:
    """What is known of the hands of a file, by section."""
    with path.open(encoding="utf-8") as lines:
        hands = [json.loads(line, parse_float=Decimal) for line in lines if f'"{name}.phhs"' in line]
    return {hand["index"]: hand for hand in hands}


def is_right(record: Record, again: Replay, known: dict[str, Any]) -> bool:
    """The stacks are those expected; where the house took a rake, the winners alone have less, by the rake."""
    assert again.stacks is not None
    assert again.hand is not None
    more = [ours - theirs * record.scale for ours, theirs in zip(again.stacks, known["finishing_stacks"], strict=True)]
    rake = known.get("rake", 0) * record.scale
    winners = {seat for pot in again.hand.result().pots for seat in pot.winners}
    paid = [seat for seat, chips in zip(again.hand.order, more, strict=True) if chips]
    return sum(more) == rake and min(more) >= 0 and winners.issuperset(paid)


@pytest.mark.slow
@pytest.mark.parametrize("name", COUNTS)
def test_they_end_in_the_stacks_they_must(shared_file: Callable[[str], Path], name: str) -> None:
    known = expected(shared_file("hands/expected.jsonl"), name)
    assert len(known) == COUNTS[name]
    notes = Counter[str]()
    for index, record in enumerate(read(shared_file(f"hands/{name}.phhs").read_text(encoding="utf-8")), 1):
        assert isinstance(record, Record), record
        again = replay(record)
        notes.update(note.code for note in again.notes)
        if (name, index) not in EXCEPTIONS:
            assert again.trouble is None, (index, again.trouble)
            assert is_right(record, again, known[index]), (index, again.stacks)
    assert notes == NOTES.get(name, {})


def test_the_hand_with_a_card_in_two_places_names_it(shared_file: Callable[[str], Path]) -> None:
    record = list(read(shared_file("hands/ps_cash.phhs").read_text(encoding="utf-8")))[173]
    assert isinstance(record, Record)
    trouble = replay(record).trouble
    assert trouble is not None
    assert (trouble.action, trouble.text, trouble.code, trouble.facts) == (
        16,
        "p2 sm 5dKd",
        "card_twice",
        {"card": "5d"},
    )
