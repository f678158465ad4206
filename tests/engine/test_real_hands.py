"""Hands from elsewhere, with the stacks they must end in, played through our engine (skipped where not here)."""

import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.actions import Call, Check, Fold
from engine.blinds import AnteKind, Blinds
from engine.cards import ALL_CARDS, Card, cards
from engine.hand import Hand
from engine.seats import Positions


def replayed(record: dict[str, Any]) -> Hand:
    """A record with known cards and full blinds, uniform antes, p1 in the small blind (heads-up: the big blind)."""
    players = len(record["starting_stacks"])
    holes, board, script = {}, list[Card](), list[list[str]]()
    for line in record["actions"]:
        words = line.split("#")[0].split()
        if words[:2] == ["d", "dh"]:
            holes[int(words[2][1:])] = cards(words[3])
        elif words[:2] == ["d", "db"]:
            board += cards(words[2])
        elif words[1] != "sm":
            script.append(words)
    used = {*board, *(one for hole in holes.values() for one in hole)}
    rest = iter([one for one in ALL_CARDS if one not in used])
    board += [next(rest) for _ in range(5 - len(board))]
    deck = [holes[player][turn] for turn in range(2) for player in range(1, players + 1)]
    deck += [next(rest), *board[:3], next(rest), board[3], next(rest), board[4]]
    where = Positions(2, 2, 1) if players == 2 else Positions(players, 1, 2)
    small, big = record["blinds_or_straddles"][:2]
    stacks = dict(enumerate(record["starting_stacks"], 1))
    hand = Hand(stacks, where, Blinds(small, big, record["antes"][0], AnteKind.PLAYER), deck)
    for player, verb, *amount in script:
        assert hand.to_act == int(player[1:])
        legal = hand.legal()
        if verb == "cbr":
            hand.act(legal.raise_to(int(amount[0])))
        else:
            hand.act(Fold() if verb == "f" else Check() if legal.can_check else Call())
    return hand


def expected(path: Path, name: str) -> Iterator[tuple[str, list[float]]]:
    """Section and finishing stacks of the hands of one file."""
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            hand = json.loads(line)
            if hand["file"] == name:
                yield str(hand["index"]), hand["finishing_stacks"]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "least"), [("pluribus.phhs", 1400), ("random_nlhe.phhs", 3400)])
def test_hands_of_others_end_in_the_stacks_they_must(shared_file: Callable[[str], Path], name: str, least: int) -> None:
    """Seven Pluribus hands split half a chip, which ours, playing whole chips, gives to the left of the button."""
    records = tomllib.loads(shared_file(f"hands/{name}").read_text(encoding="utf-8"))
    played = 0
    for section, stacks in expected(shared_file("hands/expected.jsonl"), name):
        ours = list(replayed(records[section]).result().stacks.values())
        if stacks != [int(chips) for chips in stacks]:
            assert all(abs(mine - theirs) <= 0.5 for mine, theirs in zip(ours, stacks, strict=True)), section
        else:
            assert ours == stacks, section
        played += 1
    assert played >= least
