"""Keys put into a line or taken out of it by whoever clicks instead of typing: the line stays the truth."""

from collections.abc import Sequence

from engine.actions import Action, Call, Check, Fold, Legal
from engine.cards import Card, texts
from engine.recording import line
from engine.recording.acts import HoleSeen, Mucks, NextStreet, Shows
from engine.recording.line import Played
from engine.recording.recorded import STREETS, Recorded
from engine.streets import Street


def key(action: Action, legal: Legal) -> str:
    """What is typed for an action of the seat on turn, as it may be chosen from those."""
    if isinstance(action, Fold):
        return "f"
    if isinstance(action, Check):
        return "x"
    if isinstance(action, Call):
        return "c"
    return "a" if action.amount == legal.bet + legal.stack else f"r{action.amount}"


def appended(text: str, keys: str) -> str:
    """These keys behind the others, and room for the next one."""
    return f"{text.rstrip()} {keys} ".lstrip()


def taken_back(text: str, played: Played) -> str:
    """Without the key that is wrong; where none is, without the last one."""
    if played.wrong is not None:
        return _put(text, played.wrong.start, played.wrong.end, "")
    return _room(text[: played.keys[-1].start]) if played.keys else ""


def stood(text: str, played: Played, note: str) -> str | None:
    """The line in which the wrong amount stands all the same, with the note; None where that helps nothing."""
    wrong = played.wrong
    if wrong is None or wrong.text[-1:] == "!":
        return None
    after = f"{text[: wrong.end]}!"
    if line.play(played.recorded.scene, after, played).wrong is not None:
        return None
    return _put(text, wrong.end, wrong.end, f"! ({note})")


def with_hole(text: str, played: Played, seat: int, cards: Sequence[Card]) -> str:
    """The cards of a seat in the place of those said before, or at the end; without cards nobody has seen them."""
    for one in reversed(played.keys):
        if any(isinstance(act, HoleSeen) and act.seat == seat for act in one.acts):
            spoken = one.text[0].lower() if one.text[0].lower() in "sm" else ""
            said = f"{spoken}{seat}:{texts(cards)}" if cards else f"m{seat}" if spoken == "m" else ""
            return _put(text, one.start, one.end, said)
    return appended(text, f"{seat}:{texts(cards)}") if cards else text


def without_holes(played: Played) -> str:
    """What may be kept while the hand is not over: nobody's own cards, and nothing that was not understood."""
    kept: list[str] = []
    for one in played.keys:
        seen = any(isinstance(act, HoleSeen | Shows) for act in one.acts)
        kept += [f"m{act.seat}" for act in one.acts if isinstance(act, Mucks)] if seen else [one.text]
    return _room(" ".join(kept))


def with_board(text: str, played: Played, street: Street, cards: Sequence[Card]) -> str:
    """The cards of a street where it begins, or at the end; without cards it begins unseen."""
    begun = [one for one in played.keys if any(isinstance(act, NextStreet) for act in one.acts)]
    said = f"/ {texts(cards)}".rstrip()
    if len(begun) >= street:
        there = begun[street - 1]
        return _put(text, there.start, there.end, said)
    return appended(text, "/ " * (street - len(begun) - 1) + said)


def street_to_tell(recorded: Recorded) -> Street | None:
    """The first street that is reached and that no key has begun, else the last one; None: there is no flop yet."""
    reached = recorded.hand.street
    begun = sum(isinstance(act, NextStreet) for act in recorded.acts)
    return Street(min(begun + 1, reached)) if reached else None


def used(recorded: Recorded) -> dict[Card, int]:
    """The cards that were told, with the seat that has each; 0: it lies on the board."""
    told = {one: 0 for street in STREETS.values() for one in recorded.board(street)}
    return told | {one: seat for seat in recorded.scene.stacks for one in recorded.hole(seat)}


def _put(text: str, start: int, end: int, said: str) -> str:
    """That in the place of what stands there; blanks are not doubled where nothing comes instead."""
    if not said:
        before = text[:start].rstrip()
        return _room(f"{before} {text[end:].lstrip()}".lstrip())
    return _room(text[:start] + said + text[end:])


def _room(text: str) -> str:
    stripped = text.rstrip()
    return f"{stripped} " if stripped else ""
