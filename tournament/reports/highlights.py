"""Hands of the evening: the biggest pots, bad beats, all-ins of many players, the best hands shown."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.cards import Card, text
from engine.records.phh.reading import read
from tournament import hand_words
from tournament.hand_book import beats
from tournament.hand_book.beats import Beat
from tournament.hand_book.row import HandRow, Key, Sitting, Where, row
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.reports.hands import names_of
from tournament.reports.page import Cell, Column, Kind, Page, Row, Table, Value, Words
from tournament.reports.pages import day_of, is_utc
from tournament.state import Tournament


def highlights(state: Tournament, texts: Iterable[str], table: TableNo | None = None) -> Page:
    """What is told of these PHH texts, in the order of the evening; `table`: only of those of that one."""
    rows = [each for each in _rows(texts) if table is None or each.table == table]
    lists = (_biggest(rows), _beats(rows), _many(rows), _best(rows)) if rows else ()
    nothing = Words("", (_("No hands are known card by card."),))
    return Page(
        name="highlights",
        title=state.setup.name,
        heading=_("Hands of the evening"),
        utc=is_utc(state),
        day=day_of(state),
        parts=tuple([each.shown() for each in lists]) or (nothing,),
        flat=_flat(lists),
        wide=True,
    )


def _rows(texts: Iterable[str]) -> list[HandRow]:
    return [each for written in texts for each in _read(written)]


@lru_cache(maxsize=6_000)
def _read(written: str) -> tuple[HandRow, ...]:
    """The hands of a text; kept, since the page is made anew after every hand while somebody looks at it."""
    return tuple([row(Where(Key(0, nth)), found) for nth, found in enumerate(read(written))])


@dataclass(frozen=True, slots=True)
class _Told:
    """What is told of a hand beside where and when it was; nothing where its list does not say it.

    Attributes:
        who: whom it is told of; `held`: his cards, `made`: what they made.
        chance: his share of the pots when the last chips went in, in hundredths of a percent.
        by: who won, and `by_hand`: with what.
    """

    hand: HandRow
    who: tuple[str, ...] = ()
    held: tuple[Card, ...] = ()
    made: str = ""
    chance: int | None = None
    by: tuple[str, ...] = ()
    by_hand: str = ""


@dataclass(frozen=True, slots=True)
class _List:
    """One of the lists; `columns`: those of `_COLUMNS` that it shows people, by key."""

    key: str
    caption: str
    columns: tuple[str, ...]
    told: tuple[_Told, ...]
    empty: str

    def shown(self) -> Table:
        """As people see it."""
        columns = [column for column in _columns() if column.key in self.columns]
        rows = [Row(tuple([_cell(each, column.key, hand_words.cards) for column in columns])) for each in self.told]
        return Table(
            key=self.key,
            caption=self.caption,
            columns=tuple(columns),
            rows=tuple(rows),
            captioned=True,
            empty=self.empty,
            sortable=False,
        )


def _columns() -> tuple[Column, ...]:
    return (
        Column("hand", _("Hand"), Kind.NUMBER),
        Column("table", _("Table"), Kind.NUMBER, spare=True),
        Column("level", _("Level"), Kind.NUMBER, spare=True),
        Column("began_at", _("Began"), Kind.TIME, spare=True),
        Column("pot", _("Pot"), Kind.CHIPS),
        Column("name", _("Player"), Kind.NAMES, lead=True),
        Column("cards", _("Cards")),
        Column("made", _("Hand shown")),
        Column("chance", _("Chance"), Kind.PERCENT, decimals=1),
        Column("won_by", _("Won by"), Kind.NAMES),
        Column("won_with", _("Won with")),
        Column("board", _("Board"), spare=True),
    )


def _cell(told: _Told, key: str, cards: Callable[[Sequence[Card]], str]) -> Cell:
    """`cards`: how they are written, for people or for programs."""
    hand = told.hand
    values: dict[str, Value] = {
        "hand": hand.called,
        "table": hand.table,
        "level": hand.level,
        "began_at": hand.at,
        "pot": None if hand.pot % hand.scale else hand.pot // hand.scale,
        "name": told.who or None,
        "cards": cards(told.held) or None,
        "made": told.made or None,
        "chance": told.chance,
        "won_by": told.by or None,
        "won_with": told.by_hand or None,
        "board": cards(hand.board) or None,
    }
    return Cell(values[key])


_WHERE = ("hand", "table", "level", "pot")


def _biggest(rows: Sequence[HandRow]) -> _List:
    told = [replace(_of(hand), who=names_of(hand.winners, hand), by=()) for hand in beats.biggest(rows)]
    return _List(
        "biggest_pots",
        _("Biggest pots"),
        (*_WHERE, "began_at", "name", "won_with", "board"),
        tuple(told),
        _("No hand has been played to its end."),
    )


def _beats(rows: Sequence[HandRow]) -> _List:
    told = [_beat(beat) for beat in beats.beats(rows)]
    return _List(
        "bad_beats",
        _("Bad beats"),
        (*_WHERE, "name", "cards", "made", "chance", "won_by", "won_with"),
        tuple(told),
        _("Nobody lost with three chances of four or more, or with a full house."),
    )


def _many(rows: Sequence[HandRow]) -> _List:
    told = [
        replace(_of(hand), who=names_of([each for each in hand.all_in if not each.is_folded], hand))
        for hand in beats.most_all_in(rows)
    ]
    return _List(
        "most_all_in",
        _("Most players all-in"),
        (*_WHERE, "name", "won_by", "won_with", "board"),
        tuple(told),
        _("Three or more were never all-in together."),
    )


def _best(rows: Sequence[HandRow]) -> _List:
    told = [_one(hand, who) for hand, who in beats.best_shown(rows)]
    return _List(
        "best_hands",
        _("Best hands shown"),
        (*_WHERE, "name", "cards", "made", "board"),
        tuple(told),
        _("Nobody has shown a hand."),
    )


def _of(hand: HandRow) -> _Told:
    made = hand.won_with
    return _Told(hand, by=names_of(hand.winners, hand), by_hand="" if made is None else hand_words.hand(made))


def _one(hand: HandRow, who: Sitting) -> _Told:
    made = "" if who.strength is None else hand_words.hand(who.strength)
    return _Told(hand, names_of([who], hand), who.cards, made)


def _beat(beat: Beat) -> _Told:
    best = beat.row.best
    return replace(
        _one(beat.row, beat.loser),
        chance=None if beat.equity is None else round(beat.equity * 10_000),
        by=names_of(beat.winners, beat.row),
        by_hand="" if best is None else hand_words.hand(best),
    )


def _flat(lists: Sequence[_List]) -> Table:
    """All lists in one, for other programs; `list` says which."""
    columns = _columns()
    return Table(
        key="highlights",
        caption=_("Hands of the evening"),
        columns=(Column("list", _("List")), *columns),
        rows=tuple(
            [
                Row((Cell(each.key), *[_cell(told, column.key, _codes) for column in columns]))
                for each in lists
                for told in each.told
            ]
        ),
        empty=_("No hands are known card by card."),
    )


def _codes(several: Sequence[Card]) -> str:
    """As in the list of hands: Qh Tc."""
    return " ".join(map(text, several))
