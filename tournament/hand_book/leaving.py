"""Hands of the book as files for other programs: PHH as it was kept, or PokerStars' text with what that cannot say."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.errors import EngineRefusal
from engine.records.phh.reading import read
from engine.records.phh.writing import joined
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from tournament.language import gettext as _
from tournament.wording import hand_records


class Form(StrEnum):
    """In which hands leave; the value is what `main.py hands --as` takes."""

    PHH = "phh"
    """Everything that is known, to be read again by this program."""
    STARS = "stars"
    """As PokerStars writes hands: for programs that read nothing else."""


@dataclass(frozen=True, slots=True)
class Left:
    """Hands that are ready to be written.

    Attributes:
        text: of all that can be written.
        written: how many these are.
        refused: what is said of a hand that this form has no words for: its name, and why.
    """

    text: str
    written: int
    refused: tuple[tuple[str, str], ...] = ()

    @property
    def told(self) -> list[str]:
        """A sentence for each hand that was left out."""
        return [_("{hand}: {why}").format(hand=hand, why=why) for hand, why in self.refused]


def ending(form: Form, count: int) -> str:
    """Of a file of so many hands."""
    if form is Form.STARS:
        return ".txt"
    return ".phh" if count == 1 else ".phhs"


def leave(hands: Iterable[tuple[str, str]], form: Form) -> Left:
    """These hands, each by its name and its PHH text, in that form.

    One PHH hand stands alone, several are the sections of one file. A hand that PokerStars' text cannot say is left out
    and told: its text is read again, and must end in the same stacks.
    """
    if form is Form.PHH:
        texts = [text for _name, text in hands]
        return Left(texts[0] if len(texts) == 1 else joined(texts), len(texts))
    written: list[str] = []
    refused: list[tuple[str, str]] = []
    for name, text in hands:
        said, why = _as_stars(text)
        if why:
            refused.append((name, why))
        else:
            written.append(said)
    return Left("\n\n".join(written), len(written), tuple(refused))


def _as_stars(text: str) -> tuple[str, str]:
    """The hand as PokerStars writes it, or why it cannot be."""
    from engine.records.stars import writing  # which few evenings need

    found: Sequence[Record | Unreadable] = list(read(text))
    if len(found) != 1 or isinstance(found[0], Unreadable):
        unread = next((each for each in found if isinstance(each, Unreadable)), None)
        return "", "" if unread is None else hand_records.unreadable(unread.code, unread.facts)
    hand = found[0]
    try:
        played = replay(hand)
        if played.trouble is not None:
            return "", hand_records.illegal(played.trouble.code, played.trouble.facts, hand)
        return writing.write(hand, played.hand), ""
    except EngineRefusal as refused:
        return "", hand_records.illegal(refused.code, refused.facts, hand)
