"""Hand histories from files, kept with an evening: they are read, played again, and change nothing of it."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.errors import EngineRefusal
from engine.records.phh import reading, writing
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from tournament import hand_files
from tournament.errors import BadFile, RuleViolation
from tournament.events import HandsAttached
from tournament.history import HandText, Step
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.people.people import LONGEST_NAME, clean_name
from tournament.state import Tournament
from tournament.wording import hand_records

MOST_HANDS = 5_000
"""Of a file: more than any evening has."""

NO_TABLE = TableNo(0)
"""The number beside the text of hands that no table here has dealt."""


@dataclass(frozen=True, slots=True)
class WrongHand:
    """A hand that is not taken.

    Attributes:
        number: which one of the file, from 1; `line`: where it is wrong, from 1, 0 where nothing says so.
        why: the sentence that says what is wrong.
    """

    number: int
    line: int
    why: str


@dataclass(frozen=True, slots=True)
class ReadHands:
    """The hands of a file.

    Attributes:
        texts: those that can be played again, each as PHH.
        wrong: the others.
    """

    file: str
    texts: tuple[str, ...]
    wrong: tuple[WrongHand, ...]


def read_hands(data: bytes, file: str) -> ReadHands:
    """The hands in a file, in PHH or as PokerStars writes them, each played again by the engine.

    Raises:
        BadFile: `no_hands_in_file`; `too_many_hands` (`most`).
    """
    found = hand_files.opened(data, file)
    texts: list[str] = []
    wrong: list[WrongHand] = []
    for number, hand in enumerate(found.hands, 1):
        if number > MOST_HANDS:
            raise BadFile("too_many_hands", file=file, most=MOST_HANDS)
        kept = _kept(number, hand, are_phh=found.are_phh)
        if isinstance(kept, str):
            texts.append(kept)
        else:
            wrong.append(kept)
    if not texts and not wrong:
        raise BadFile("no_hands_in_file", file=file)
    return ReadHands(file, tuple(texts), tuple(wrong))


def attach(state: Tournament, at: Instant, files: Sequence[ReadHands]) -> Step:
    """Keep the hands of these files with the evening, all of them or none, as one step.

    Raises:
        BadFile: `hands_wrong` (`count`): some of them cannot be played again.
        BadInput: the file's name is none, as `people.clean_name` says.
        RuleViolation: `hands_attached_already` (`name`, `known`).
    """
    events: list[HandsAttached] = []
    for each in files:
        if each.wrong:
            raise BadFile("hands_wrong", file=each.file, count=len(each.wrong))
        event = HandsAttached(clean_name(each.file[-LONGEST_NAME:]), len(each.texts), _digest(each.texts))
        known = next((other for other in (*state.attached, *events) if other.sha256 == event.sha256), None)
        if known is not None:
            raise RuleViolation("hands_attached_already", name=event.name, known=known.name)
        events.append(event)
    texts = [text for each in files for text in each.texts]
    facts = {"files": [event.name for event in events], "hands": len(texts)}
    return Step("hands_attached", tuple(events), facts, hand=HandText(NO_TABLE, len(texts), writing.joined(texts)))


def _digest(texts: Sequence[str]) -> str:
    return hashlib.sha256(writing.joined(texts).encode()).hexdigest()


def separate(text: str) -> tuple[str, ...]:
    """The single hands of a text that was attached."""
    return tuple(section.body for section in reading.sections(text))


def told(wrong: Sequence[WrongHand], file: str) -> Iterator[str]:
    """A sentence for each hand that is not taken: file, hand, line, reason."""
    for each in wrong:
        if each.line:
            yield _("{file}, hand {number}, line {line}: {why}").format(
                file=file, number=each.number, line=each.line, why=each.why
            )
        else:
            yield _("{file}, hand {number}: {why}").format(file=file, number=each.number, why=each.why)


def _kept(number: int, hand: Record | Unreadable, *, are_phh: bool) -> str | WrongHand:
    """The hand as PHH, or what is wrong with it."""
    if isinstance(hand, Unreadable):
        return WrongHand(number, hand.line, hand_records.unreadable(hand.code, hand.facts))
    try:
        played = replay(hand, raked=False)
        if played.trouble is not None:
            return WrongHand(
                number,
                0,
                _at_action(
                    played.trouble.action,
                    played.trouble.text,
                    hand_records.illegal(played.trouble.code, played.trouble.facts, hand),
                ),
            )
        text = writing.write(hand if are_phh else hand_files.with_own_names(hand))
    except EngineRefusal as refused:
        return WrongHand(number, 0, hand_records.illegal(refused.code, refused.facts, hand))
    for back in reading.read(text):
        if isinstance(back, Unreadable):
            return WrongHand(number, 0, hand_records.unreadable_again(back))
    return text


def _at_action(action: int, text: str, why: str) -> str:
    return _("action {number} ({text}): {why}").format(number=action, text=text, why=why) if action else why
