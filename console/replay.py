"""Hands of files played again: which of them end in which stacks, and where the others go wrong."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from console import hand_files
from console.errors import REFUSED, Refused, one_line
from engine.records.amounts import to_text
from engine.records.record import Record, Unreadable
from engine.records.replay import Replay
from engine.records.replay import replay as play_again
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording import hand_records

WRONG = 1
"""The exit status when some hands cannot be read or played."""


@dataclass(frozen=True)
class Told:
    """What is said of one hand: its number in the file, its stacks as texts, or why not and where."""

    index: int
    stacks: tuple[str, ...] = ()
    why: str = ""
    action: int = 0
    text: str = ""
    line: int = 0
    notes: tuple[str, ...] = ()


def add_options(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", metavar="FILE", nargs="+", help=_("hands as PHH (.phh, .phhs) or PokerStars' text"))
    parser.add_argument("--json", action="store_true", help=_("print each hand as one line of JSON"))
    parser.add_argument("--all", action="store_true", help=_("print the stacks of every hand"))


def replay(asked: Namespace) -> int:
    """The command `replay`: 0 if every hand is right, 1 if some are not, 2 if a file cannot be read."""
    status = 0
    for name in asked.files:
        path = Path(name)
        try:
            hands = hand_files.hands(path)
        except Refused as refused:
            sys.stdout.flush()
            print(one_line(str(refused)), file=sys.stderr, flush=True)
            status = REFUSED
            continue
        counted = wrong = noted = 0
        for index, hand in enumerate(hands, 1):
            told = tell(index, hand)
            counted += 1
            wrong += bool(told.why)
            noted += bool(told.notes)
            if asked.json:
                print(as_json(path.name, told))
            else:
                for line in lines(path, told, every=asked.all):
                    print(one_line(line))
        if not asked.json:
            print(one_line(_summary(path, counted, wrong, noted)))
        status = max(status, WRONG if wrong else 0)
    return status


def tell(index: int, hand: Record | Unreadable) -> Told:
    """What is to be said of a hand."""
    if isinstance(hand, Unreadable):
        return unreadable(index, hand)
    played = play_again(hand, raked=False)
    if played.trouble is not None:
        return illegal(index, hand, played)
    stacks = tuple([to_text(chips, hand.scale) for chips in played.stacks or ()])
    return Told(index, stacks, notes=_notes(hand, played))


def illegal(index: int, record: Record, played: Replay) -> Told:
    """Where a hand goes wrong."""
    trouble = played.trouble
    if trouble is None:
        raise AssertionError("nothing is wrong with this hand")
    why = hand_records.illegal(trouble.code, trouble.facts, record)
    return Told(index, why=why, action=trouble.action, text=trouble.text, notes=_notes(record, played))


def unreadable(index: int, hand: Unreadable) -> Told:
    """Why a hand cannot be read, and where."""
    action, text = hand.facts.get("action", 0), hand.facts.get("text", "")
    return Told(
        index,
        why=hand_records.unreadable(hand.code, hand.facts),
        action=action if isinstance(action, int) else 0,
        text=str(text),
        line=hand.line,
    )


def _notes(record: Record, played: Replay) -> tuple[str, ...]:
    """What did not fit in the text, and then what was noted when it was played."""
    of_play = [hand_records.noted(note.code, note.facts, record) for note in played.notes]
    return (*hand_records.of_text(record), *of_play)


def as_json(file: str, told: Told) -> str:
    """One object on one line; stacks are numbers with exactly the decimals they have."""
    said: dict[str, object] = {"file": file, "index": told.index, "ok": not told.why}
    if told.why:
        where: dict[str, object] = {"action": told.action or None, "text": told.text}
        if told.line:
            where["line"] = told.line
        said["error"] = where | {"why": told.why}
        return json.dumps(said | {"notes": told.notes}, ensure_ascii=False)
    begun = json.dumps(said, ensure_ascii=False)[:-1]
    notes = json.dumps(told.notes, ensure_ascii=False)
    return f'{begun}, "finishing_stacks": [{", ".join(told.stacks)}], "notes": {notes}}}'


def lines(path: Path, told: Told, *, every: bool) -> Iterator[str]:
    """What a person reads about a hand: nothing where it is right and nothing is to be noted, unless asked."""
    hand = _("{file}, hand {number}").format(file=path, number=told.index)
    if told.why and told.action:
        yield _("{hand}, action {number} ({text}): {why}").format(
            hand=hand, number=told.action, text=told.text, why=told.why
        )
    elif told.why and told.line:
        yield _("{hand}, line {line}: {why}").format(hand=hand, line=told.line, why=told.why)
    elif told.why:
        yield _("{hand}: {why}").format(hand=hand, why=told.why)
    elif every:
        yield _("{hand}: {stacks}").format(hand=hand, stacks=" ".join(told.stacks))
    for note in told.notes:
        yield _("{hand}, note: {note}").format(hand=hand, note=note)


def _summary(path: Path, counted: int, wrong: int, noted: int) -> str:
    facts = [ngettext("{n} hand", "{n} hands", counted).format(n=counted)]
    facts.append(_("{n} right").format(n=counted - wrong))
    if wrong:
        facts.append(_("{n} wrong").format(n=wrong))
    if noted:
        facts.append(_("{n} with notes").format(n=noted))
    return _("{file}: {facts}").format(file=path, facts=", ".join(facts))
