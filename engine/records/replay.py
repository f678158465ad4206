"""A record played again through the engine: the stacks it ends in, or which action is illegal and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.errors import BadSetup, EngineFault, Fact, IllegalAction
from engine.hand import Hand
from engine.records.phh.actions import words
from engine.records.playback import Playback, Watching
from engine.records.record import Record
from engine.records.setting import Noting, Stuck, setting


class Note(NamedTuple):
    """Something no rule allows though it is often written down, or that a reader of the stacks must know.

    `code` and `facts` as of an error: a `player` counts as in the record, an `action` from 1, amounts are chips.
    """

    code: str
    facts: Mapping[str, Fact]


class Trouble(NamedTuple):
    """Why a record cannot be played: at which action (from 1 in its list, 0 for none), its text, code and facts."""

    action: int
    text: str
    code: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Replay:
    """What came of a record: `stacks` in its order, in chips, before any rake; or `trouble`.

    `hand` as far as it was played, None where it could not even begin.
    """

    stacks: tuple[int, ...] | None
    trouble: Trouble | None
    notes: tuple[Note, ...]
    hand: Hand | None = None


NOTES = (
    "hand_void", "rules_unknown", "seats_not_clockwise", "antes_differ", "big_blind_listed_short", "straddle_is_post",
    "post_above_big_blind", "fold_with_nothing_to_call", "raise_nobody_can_call", "raise_is_call", "check_left_out",
    "fold_left_out", "check_without_need", "fold_when_all_in", "fold_without_need", "fold_keeps_own", "cards_hidden",
    "show_left_out", "muck_leaves_nobody", "winner_not_shown", "rake", "rake_included", "finishing_differs",
)  # fmt: skip
"""The codes of all notes."""

TROUBLES = (
    "no_such_player", "hole_cards", "other_cards", "card_twice", "board_size", "board_streets", "board_missing",
    "bet_open", "not_on_turn", "has_folded", "is_all_in", "hand_over", "hand_not_over", "board_incomplete",
    "cards_unknown", "winner_unknown", "seats_wrong", "blinds_wrong", "check_facing_bet", "engine_fault",
)  # fmt: skip
"""The codes of trouble beside those that the hand itself raises."""


def replay(record: Record, *, raked: bool = True, watch: Watching | None = None) -> Replay:
    """Play it, under the record's own rules or those of `setting.REPLAY`; without a house's rake if not `raked`.

    `watch` sees the hand before the first item and after each one, to copy it or look at it.

    Cards nobody saw are played as cards that occur nowhere in the record, and never compared with others. Trouble has
    one of `TROUBLES` or a code of `Hand`; notes have `NOTES`.
    """
    notes: list[Note] = []

    def note(code: str, **facts: Fact) -> None:
        notes.append(Note(code, facts))

    hand: Hand | None = None
    playback: Playback | None = None
    try:
        if record.void and not record.irregular:
            note("hand_void")
            return Replay(record.starting, None, tuple(notes))
        scene = setting(record, note)
        if not raked and scene.rules.rake is not None:
            scene = replace(scene, rules=replace(scene.rules, rake=None))
        hand = scene.hand()
        playback = Playback(scene, hand, note, watch)
        playback.run()
        result = hand.result()
        stacks = tuple([result.stacks[seat] for seat in scene.seats])
        winners = {scene.seats.index(seat) for pot in result.pots for seat in pot.winners}
        _compare(record, stacks, winners, note)
        if result.rake:
            note("rake_included", chips=result.rake)
        elif record.rake:
            note("rake", chips=record.rake)
    except Stuck as stuck:
        trouble = Trouble(stuck.action, _text(record, stuck.action), stuck.code, stuck.facts)
    except (BadSetup, IllegalAction) as refused:
        number = playback.number if playback is not None else 0
        trouble = Trouble(number, _text(record, number), refused.code, refused.facts)
    except EngineFault as fault:
        trouble = Trouble(0, "", "engine_fault", {"why": str(fault)[:80]})
    else:
        return Replay(stacks, None, tuple(notes), hand)
    return Replay(None, trouble, tuple(notes), hand)


def _compare(record: Record, stacks: tuple[int, ...], winners: set[int], note: Noting) -> None:
    """Note stated stacks that are not ours; what they leave the winners short of is a rake, if no other is stated."""
    stated = record.finishing
    if stated is None or stated == stacks:
        return
    short = [ours - theirs for ours, theirs in zip(stacks, stated, strict=True)]
    taken = all(chips == 0 or (chips > 0 and place in winners) for place, chips in enumerate(short))
    if taken and record.rake is None:
        note("rake", chips=sum(short))
    elif not taken or record.rake != sum(short):
        player = next(place for place, chips in enumerate(short, 1) if chips)
        note("finishing_differs", player=player, chips=stacks[player - 1], stated=stated[player - 1])


def _text(record: Record, action: int) -> str:
    """The action as it stood, or in PHH's words."""
    if 0 < action <= len(record.texts):
        return record.texts[action - 1]
    return words(record.items[action - 1], record.scale) if 0 < action <= len(record.items) else ""
