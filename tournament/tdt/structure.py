"""The levels and breaks of a `.tdt` file as a structure of ours."""

from engine.blinds import AnteKind, Limit
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.structures.structure import LONGEST, LONGEST_NOTE, MOST_CHIPS, MOST_PERIODS, SHORTEST, Break, Level
from tournament.structures.structure import Structure as BlindStructure
from tournament.tdt.fields import Amount
from tournament.tdt.file import Pause, Round, TdtFile
from tournament.tdt.names import kept_name

_LIMITS = {0: Limit.FIXED_LIMIT, 1: Limit.POT_LIMIT}
"""By `GameType`; everything else is played without a limit."""

_ALONE = (Level(25, 50),)
"""What an evening without any level is played by, so that its clock has something to show."""


def structure(file: TdtFile) -> BlindStructure:
    """Levels and breaks in the order of the file, by the evening's title, with the stack of the usual buy-in.

    An ante of half a big blind and more is the table's, paid by the big blind: nobody pays so much for himself. A level
    without minutes is ended by hand. Where the file lists no level, there is one of 25/50.
    """
    periods = tuple(map(_period, file.levels[:MOST_PERIODS]))
    if not any(isinstance(period, Level) for period in periods):
        periods = (*periods, *_ALONE)
    stack = usual_stack(file)
    notes = [f"{number}. {each.note}" for number, each in enumerate(file.levels, start=1) if each.note]
    note = _plain(" · ".join(notes))[:LONGEST_NOTE].strip()
    return BlindStructure(kept_name(file.title, "The Tournament Director"), periods, stack, note)


def usual_stack(file: TdtFile) -> Chips | None:
    """The chips of the usual buy-in; None where that brings none."""
    profiles = file.buy_ins.profiles
    usual = profiles[file.buy_ins.usual] if file.buy_ins.usual < len(profiles) else None
    found = usual.chips if usual is not None else next((each.chips for each in profiles if each.chips), 0)
    return min(found, MOST_CHIPS) or None


def _period(each: Round | Pause) -> Level | Break:
    length = _length(each.minutes)
    if isinstance(each, Pause):
        return Break(length or SHORTEST)
    big = min(max(1, each.big, each.small), MOST_CHIPS)
    small, ante = min(each.small, big), min(each.ante, MOST_CHIPS)
    kind = AnteKind.BIG_BLIND if 2 * ante >= big else AnteKind.PLAYER
    return Level(small, big, ante, kind if ante else AnteKind.PLAYER, length, _LIMITS.get(each.game, Limit.NO_LIMIT))


def _length(minutes: Amount) -> Milliseconds | None:
    length = round(minutes * MINUTE)
    return min(max(SHORTEST, length), LONGEST) if length > 0 else None


def _plain(note: str) -> str:
    return " ".join("".join(character if character.isprintable() else " " for character in note).split())
