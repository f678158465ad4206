"""Hands from one form into another: PHH and PokerStars' text."""

import errno
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from console import hand_files
from console.errors import Refused, one_line, unwritable
from console.replay import WRONG, Told, illegal, lines, unreadable
from engine.errors import EngineRefusal
from engine.records.phh import reading as phh_reading
from engine.records.phh import writing as phh
from engine.records.record import Called, Record, Unreadable
from engine.records.replay import replay
from engine.records.stars import writing as stars_writing
from templates.files import write_files
from tournament.hand_files import with_own_names
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording import hand_records


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
    found = hand_files.opened(source)
    for index, hand in enumerate(found.hands, 1):
        named = hand if isinstance(hand, Unreadable) or found.are_phh else with_own_names(hand)
        said = _text(index, named, stars=kind in hand_files.STARS)
        if isinstance(said, str):
            texts.append(said)
            said = Told(index, notes=hand_records.of_text(hand) if isinstance(hand, Record) else ())
        else:
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
    """The file that is read is never written over, another one only if asked; its folder is there."""
    try:
        there = target.exists() or target.is_symlink()
        same = target.exists() and source.exists() and target.samefile(source)
        folder_there = Path(os.path.realpath(target)).parent.exists()
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from error
    if same:
        raise Refused(_("{file} would be written over itself.").format(file=source))
    if not folder_there:
        raise Refused(_("{file}: there is no folder {folder}.").format(file=target, folder=target.parent))
    if there and not force:
        raise Refused(_("{file} is there already; --force writes over it.").format(file=target))


def _text(index: int, hand: Record | Unreadable, *, stars: bool) -> str | Told:
    """The hand in its new form, or what is wrong with it."""
    if isinstance(hand, Unreadable):
        return unreadable(index, hand)
    try:
        contradicts = any(isinstance(item, Called) and item.checks for item in hand.items)
        if not stars and not contradicts:
            return _phh(index, hand)
        played = replay(hand)
        if played.trouble is not None:
            return illegal(index, hand, played)
        if not stars:
            return _phh(index, hand)
        return stars_writing.write(hand, played.hand)
    except EngineRefusal as refused:
        return Told(index, why=hand_records.illegal(refused.code, refused.facts, hand))


def _phh(index: int, hand: Record) -> str | Told:
    """The hand as PHH, or why our own reader would not take it."""
    text = phh.write(hand)
    for back in phh_reading.read(text):
        if isinstance(back, Unreadable):
            return Told(index, why=hand_records.unreadable_again(back))
    return text


def _joined(kind: str, texts: list[str]) -> str:
    if kind == ".phhs":
        return phh.joined(texts)
    return texts[0] if kind == ".phh" else "\n\n".join(texts)


def _write(target: Path, text: str) -> None:
    """Write the file; a link stays one, and what it points to is written."""
    try:
        place = Path(os.path.realpath(target)) if target.is_symlink() else target
        if place.is_symlink():
            raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(target))
        write_files(place.parent, {place.name: text.encode("utf-8", "replace")})
    except (OSError, ValueError) as error:
        raise unwritable(target, error) from error
