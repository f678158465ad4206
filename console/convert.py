"""Hands from one form into another: PHH and PokerStars' text."""

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace as changed
from pathlib import Path

from console import hand_files, hand_refusals
from console.errors import Refused, one_line, unwritable
from console.replay import WRONG, Told, illegal, lines, unreadable
from engine.errors import EngineRefusal
from engine.records import phh, stars_writing
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from templates.files import write_files
from tournament.language import gettext as _
from tournament.language import ngettext


def add_options(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("source", metavar="IN", help=_("hands as PHH (.phh, .phhs) or PokerStars' text"))
    parser.add_argument("target", metavar="OUT", help=_("the new file: .phh, .phhs or .txt"))
    parser.add_argument("--force", action="store_true", help=_("write over OUT if it is there"))


def convert(asked: Namespace) -> int:
    """The command `convert`: 0 if every hand was converted, 1 if some had to be left out, which are named."""
    source, target = Path(asked.source), Path(asked.target)
    kind = target.suffix.lower()
    if kind not in (*hand_files.PHH, *hand_files.STARS):
        raise Refused(_("{file}: the ending says what to write; it is .phh, .phhs or .txt.").format(file=target))
    _check_target(source, target, force=asked.force)
    texts: list[str] = []
    wrong = 0
    for index, hand in enumerate(hand_files.hands(source), 1):
        said = _text(index, hand, stars=kind in hand_files.STARS)
        if isinstance(said, str):
            texts.append(said)
            continue
        wrong += 1
        for line in lines(source, said, every=False):
            print(one_line(line), file=sys.stderr)
    if not texts:
        raise Refused(_("{file} holds no hand that could be converted.").format(file=source))
    if kind == ".phh" and len(texts) > 1:
        raise Refused(_("{file}: a .phh file holds one hand, .phhs several.").format(file=target))
    _write(target, _joined(kind, texts))
    print(one_line(ngettext("{n} hand: {file}", "{n} hands: {file}", len(texts)).format(n=len(texts), file=target)))
    return WRONG if wrong else 0


def _check_target(source: Path, target: Path, *, force: bool) -> None:
    """The file that is read is never written over, another one only if asked."""
    try:
        there = target.exists() or target.is_symlink()
        same = there and source.exists() and target.samefile(source)
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from error
    if same:
        raise Refused(_("{file} would be written over itself.").format(file=source))
    if there and not force:
        raise Refused(_("{file} is there already; --force writes over it.").format(file=target))


def _text(index: int, hand: Record | Unreadable, *, stars: bool) -> str | Told:
    """The hand in its new form, or what is wrong with it."""
    if isinstance(hand, Unreadable):
        return unreadable(index, hand)
    try:
        if not stars:
            return phh.write(_with_own_names(hand))
        played = replay(hand)
        if played.trouble is not None:
            return illegal(index, hand, played)
        if played.hand is None:
            return Told(index, why=_("The hand counted for nothing."))
        return stars_writing.write(_with_plain_names(hand), played.hand)
    except EngineRefusal as refused:
        return Told(index, why=hand_refusals.illegal(refused.code, refused.facts, hand))


def _with_own_names(hand: Record) -> Record:
    """Facts that PHH has no name for get an underscore in front, and nothing stays that no text can hold."""
    facts = {
        name if name in phh.GIVEN or name.startswith("_") else f"_{name}": fact
        for name, fact in hand.facts.items()
        if fact is not None
    }
    return changed(hand, facts=facts)


def _with_plain_names(hand: Record) -> Record:
    """And without it again."""
    return changed(hand, facts={name.removeprefix("_"): fact for name, fact in hand.facts.items()})


def _joined(kind: str, texts: list[str]) -> str:
    if kind == ".phhs":
        return "\n".join([f"[{number}]\n{text}" for number, text in enumerate(texts, 1)])
    return texts[0] if kind == ".phh" else "\n\n".join(texts)


def _write(target: Path, text: str) -> None:
    try:
        write_files(target.parent, {target.name: text.encode("utf-8", "replace")})
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from error
