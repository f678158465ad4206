"""One hand as a line of the book: where and when, who won what with which hand, who was all-in and who is out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card, are_known
from engine.ranking import strength
from engine.records.record import Record, Unreadable
from engine.records.replay import replay
from engine.streets import Street
from tournament.events import Voiding
from tournament.hand_book.walk import Walk, known
from tournament.names import Chips, EntryNo, Instant, TableNo


class Key(NamedTuple):
    """By which a hand of an evening is found again.

    Attributes:
        seq: the number of the step whose text it stands in, of a void one that of the step that says so.
        nth: which of the hands in that text, from 0.
    """

    seq: int
    nth: int = 0


@dataclass(frozen=True, slots=True)
class Sitting:
    """A player of a hand.

    Attributes:
        name: as it stands in the text; `entry`: whose of the evening that is, None of an attached hand.
        seat: 0 where nobody says which.
        before, after: the chips, in units of the hand's `scale`.
        cards: his two where the whole table saw them, else none; `strength`: of these with a whole board.
        all_in: the street on which he put in his last chip.
    """

    name: str
    seat: int
    before: Chips
    after: Chips
    entry: EntryNo | None = None
    cards: tuple[Card, ...] = ()
    strength: int | None = None
    all_in: Street | None = None
    is_folded: bool = False

    @property
    def gained(self) -> Chips:
        """What the hand brought him, negative where it cost him."""
        return self.after - self.before

    @property
    def is_out(self) -> bool:
        """Whether it took his last chip."""
        return self.before > 0 and self.after == 0


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand.

    Attributes:
        place: the number of the first step of its place in the log: a corrected hand stands where the first one stood.
        table, number: the table and its own count; `running`: the evening's, or that of the attached text.
        at: when it began; `level`: as people count levels.
        pot: all pots together, without what nobody called; amounts are in units of which `scale` make one of the text.
        board: the common cards, stand-ins among them for those that nobody told.
        ended: how many of them lay there when the last chips went in.
        why: why it is void; `is_void` too of a misdeal, whose text is there.
        file: the name of the file that it was attached with, else empty.
        is_readable: False of an attached text that nobody can read.
    """

    key: Key
    place: int = 0
    table: TableNo | None = None
    number: int | None = None
    running: int | None = None
    at: Instant | None = None
    level: int | None = None
    big_blind: Chips = 0
    players: tuple[Sitting, ...] = ()
    pot: Chips = 0
    board: tuple[Card, ...] = ()
    ended: int = 0
    scale: int = 1
    why: Voiding | None = None
    is_void: bool = False
    file: str = ""
    is_readable: bool = True

    @property
    def called(self) -> int:
        """The number it is called by: its table's count, as in the history; of an attached one what its text says."""
        number = self.running if self.is_attached or self.number is None else self.number
        return self.key.nth + 1 if number is None else number

    @property
    def is_attached(self) -> bool:
        """Whether it was written down elsewhere."""
        return bool(self.file)

    @property
    def has_text(self) -> bool:
        """Whether it can be shown again: of a hand that was cut off nothing was kept."""
        return self.why is None and self.is_readable

    @property
    def all_in(self) -> tuple[Sitting, ...]:
        """Who put in his last chip."""
        return tuple([each for each in self.players if each.all_in is not None])

    @property
    def out(self) -> tuple[Sitting, ...]:
        """Who lost his last chip."""
        return () if self.is_void else tuple([each for each in self.players if each.is_out])

    @property
    def shown(self) -> tuple[Sitting, ...]:
        """Whose cards the whole table saw at the showdown."""
        return tuple([each for each in self.players if each.cards])

    @property
    def winners(self) -> tuple[Sitting, ...]:
        """Who has more than before, the most first; where a pot was only shared out again, who showed the best hand."""
        gained = sorted((each for each in self.players if each.gained > 0), key=lambda each: -each.gained)
        if gained or self.is_void:
            return tuple(gained)
        best = self.best
        return tuple([each for each in self.players if best is not None and each.strength == best])

    @property
    def best(self) -> int | None:
        """The strength of the best hand shown."""
        return max((each.strength for each in self.players if each.strength is not None), default=None)

    @property
    def won_with(self) -> int | None:
        """The strength of the hand that won, where it was shown."""
        return next((each.strength for each in self.winners if each.strength is not None), None)


@dataclass(frozen=True, slots=True)
class Where:
    """What the step beside the text says of a hand: its place in the book, and who played it, by rising seat."""

    key: Key
    place: int = 0
    table: TableNo | None = None
    number: int | None = None
    began: Instant | None = None
    entries: tuple[EntryNo, ...] = ()
    file: str = ""


def row(where: Where, found: Record | Unreadable, walk: Walk | None = None) -> HandRow:
    """The line of a hand that was read; `walk`: the same followed to its end, where somebody has done that already."""
    if isinstance(found, Unreadable):
        return HandRow(
            where.key, where.place, where.table, where.number, at=where.began, file=where.file, is_readable=False
        )
    walk = walked(found) if walk is None else walk
    hand = found.facts.get
    return HandRow(
        key=where.key,
        place=where.place,
        table=_table(found) if where.table is None else where.table,
        number=where.number,
        running=_whole(hand("hand")),
        at=where.began if where.began is not None else _whole(hand("_began_ms")),
        level=_whole(hand("level")),
        big_blind=found.level.big if found.level is not None else max(found.blinds, default=0),
        players=tuple(_players(found, walk, where)),
        pot=0 if found.void else walk.pot,
        board=tuple(walk.board),
        ended=walk.ended,
        scale=found.scale,
        is_void=found.void,
        file=where.file,
    )


def walked(record: Record) -> Walk:
    """The record followed to its end."""
    walk = Walk(record)
    for item in record.items:
        walk.take(item)
    walk.close()
    return walk


def finishing(record: Record) -> Sequence[Chips]:
    """The stacks it ends in: as the text says, else as the engine finds; unchanged where neither can tell."""
    if record.finishing is not None:
        return record.finishing
    return replay(record).stacks or record.starting


def _players(record: Record, walk: Walk, where: Where) -> Iterator[Sitting]:
    after = finishing(record)
    whole = len(walk.board) == 5 and are_known(walk.board)
    seated = sorted(record.seats) if len(record.seats) == len(where.entries) else []
    entries = dict(zip(seated, where.entries, strict=True)) if seated else {}
    for place, before in enumerate(record.starting):
        seat = record.seats[place] if place < len(record.seats) else 0
        cards = None if place in walk.mucked and place not in walk.shown else known(walk.shown.get(place, ()))
        made = None
        if cards is not None and whole and len({*cards, *walk.board}) == 7:
            made = strength((*cards, *walk.board))
        yield Sitting(
            name=record.players[place] if place < len(record.players) else "",
            seat=seat,
            before=before,
            after=before if record.void else after[place],
            entry=entries.get(seat),
            cards=cards or (),
            strength=made,
            all_in=walk.all_in.get(place),
            is_folded=walk.folded[place],
        )


def _table(record: Record) -> TableNo | None:
    """The number of the table as the text says it, where it is as short as those of tables here."""
    written = record.facts.get("table", record.facts.get("_table"))
    number = _whole(written)
    return TableNo(number) if number is not None and number < 10_000 else None


def _whole(written: object) -> int | None:
    """A whole number that a fact is, or is written as."""
    if isinstance(written, bool):
        return None
    if isinstance(written, int):
        return written
    return int(written) if isinstance(written, str) and written.isascii() and written.isdecimal() else None
