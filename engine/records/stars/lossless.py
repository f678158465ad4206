"""What a PokerStars text of ours cannot say: found by reading it again, and named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.actions import Doing, Posting
from engine.errors import BadSetup
from engine.records.record import Record
from engine.records.replay import replay
from engine.records.setting import REPLAY
from engine.records.stars.reading import read
from engine.records.stars.sheet import Page, Sheet

LOSSES = (
    "carried_unsaid", "void_bets_unsaid", "stood_unsaid", "kill_unsaid", "taken_back_unsaid", "least_bet_unsaid",
    "straddle_unsaid", "antes_unsaid", "cap_unsaid", "bets_unsaid", "odd_chips_unsaid", "cards_unsaid",
    "text_differs",
)  # fmt: skip
"""Why a hand cannot be written: the last where it is not known what is lost, only that something is."""


_CONTRADICTIONS = frozenset(("call_differs", "check_differs", "raise_differs", "pot_differs", "total_differs"))
_RULES = {
    "straddle_unsaid": ("straddle",),
    "cap_unsaid": ("raise_cap", "heads_up_cap", "reopening"),
    "bets_unsaid": ("double_bet_on_turn",),
    "odd_chips_unsaid": ("smallest_chip",),
}
"""The switches in which a house may differ from the usual rules by which such a text is read."""


def refuse_losses(sheet: Sheet, written: str) -> None:
    """Raise BadSetup with one of `LOSSES` if the hand has chips no text has, or does not come back from `written`."""
    if sheet.record.carried:
        raise BadSetup("carried_unsaid", chips=sheet.record.carried)
    back, *more = read(written)
    whole = isinstance(back, Record) and not more and (back.players, back.seats) == (sheet.names, sheet.seats)
    if not isinstance(back, Record) or not whole:
        raise BadSetup(next(_losses(sheet), "text_differs"))
    if not back.void and _contradicts_itself(back):
        raise BadSetup(next(_losses(sheet), "text_differs"))
    if not _comes_back(sheet, back):
        raise BadSetup(next(_rules(sheet, back), next(_losses(sheet), "text_differs")))


def refuse_unless_void(page: Page, written: str) -> None:
    """Raise BadSetup as `refuse_losses` does, for a hand that counted for nothing."""
    if page.record.carried:
        raise BadSetup("carried_unsaid", chips=page.record.carried)
    back, *more = read(written)
    if not isinstance(back, Record) or more or not back.void or back.players != page.names:
        raise BadSetup("text_differs")


def _contradicts_itself(back: Record) -> bool:
    """True if a reader would find amounts in the text that do not fit together."""
    notes = back.facts.get("notes")
    return isinstance(notes, list) and any(str(note).partition(" ")[0] in _CONTRADICTIONS for note in notes)


def _comes_back(sheet: Sheet, back: Record) -> bool:
    """True if what was read ends in the same stacks, before any rake."""
    result, scale = sheet.result, sheet.record.scale
    stacks = replay(back, raked=False).stacks
    if back.void != result.void or stacks is None:
        return False
    more = [theirs * scale - ours * back.scale for theirs, ours in zip(stacks, result.stacks.values(), strict=True)]
    winners = {seat for pot in result.pots for seat in pot.winners}
    paid = {seat for seat, chips in zip(sheet.hand.order, more, strict=True) if chips}
    return min(more) >= 0 and sum(more) == result.rake * back.scale and paid <= winners


def _rules(sheet: Sheet, back: Record) -> Iterator[str]:
    """The rules of the house under which the text would come back as it was."""
    for code, switches in _RULES.items():
        told: dict[str, Any] = {switch: getattr(sheet.hand.rules, switch) for switch in switches}
        if _comes_back(sheet, replace(back, house=replace(REPLAY, **told), last_two=sheet.record.last_two)):
            yield code


def _losses(sheet: Sheet) -> Iterator[str]:
    """Everything about the hand that such a text has no words for, the worst first."""
    hand = sheet.hand
    doings = {deed.doing for deed in hand.deeds}
    if sheet.result.void:
        yield "void_bets_unsaid"
    if sheet.record.told is not None:
        yield "cards_unsaid"
    if Doing.STOOD in doings:
        yield "stood_unsaid"
    if Doing.KILLED in doings:
        yield "kill_unsaid"
    if Doing.TAKEN_BACK in doings:
        yield "taken_back_unsaid"
    if hand.blinds.lower != hand.blinds.big:
        yield "least_bet_unsaid"
    dues = {due.posting for due in hand.dues}
    if Posting.STRADDLE in dues:
        yield "straddle_unsaid"
    if Posting.ANTE in dues:
        yield "antes_unsaid"
