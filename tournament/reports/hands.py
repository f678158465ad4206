"""The hands of an evening that the program knows card by card, told in the language spoken now."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card, are_known, text
from engine.ranking import strength
from engine.records.amounts import to_text
from engine.records.phh.reading import read
from engine.records.phh.writing import write
from engine.records.record import Boarded, Called, Dealt, Folded, Item, Raised, Record, Remarked, Showed, Unreadable
from tournament import language
from tournament.events import Timing
from tournament.hand_book import words
from tournament.hand_book.row import HandRow, Key, Sitting, Where, row
from tournament.hand_book.walk import Walk
from tournament.hand_words import cards
from tournament.hand_words import hand as hand_words
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.reports.page import Cell, Column, Kind, Listing, Page, Row, Table, Words
from tournament.reports.pages import day_of, is_utc
from tournament.state import Tournament
from tournament.wording.values import blinds, chips, isolated, list_of, time_of_day


def hands(
    state: Tournament, texts: Iterable[str], table: TableNo | None = None, *, all_cards: bool | None = None
) -> Page:
    """Every hand of these PHH texts, in their order; `table`: only that one's.

    `all_cards`: those, too, that the table never saw; None: where robots alone play, for what people fold is theirs.
    The texts themselves, in the rows for other programs, hold everything. What cannot be read stands as it is.
    """
    if all_cards is None:
        all_cards = state.setup.timing is Timing.SIMULATED
    told: list[Listing] = []
    rows: list[Row] = []
    for written in texts:
        for each in _told(written, all_cards, is_utc(state), language.catalogue()):
            if each.row is None or table is None or each.table == str(table):
                told.append(each.listing)
                rows += [] if each.row is None else [each.row]
    nothing = Words("", (_("No hands are known card by card."),))
    return Page(
        name="hands",
        title=state.setup.name,
        heading=_("Hands") if table is None else _("Hands of table {table}").format(table=table),
        utc=is_utc(state),
        day=day_of(state),
        parts=tuple(told) or (nothing,),
        flat=_flat(rows),
    )


class _Told(NamedTuple):
    """A hand of a text; `row` is None, and `table` empty, where it cannot be read."""

    table: str
    listing: Listing
    row: Row | None


@lru_cache(maxsize=6_000)
def _told(written: str, all_cards: bool, utc: bool, spoken: object) -> tuple[_Told, ...]:
    """The hands of a text; kept, since the page is made anew after every hand while somebody looks at it.

    `spoken`: the catalogue of the language in which they are told.
    """
    several = list(read(written))
    told = []
    for found in several:
        if isinstance(found, Unreadable):
            told.append(_Told("", Listing(_("A hand that cannot be read"), written), None))
        else:
            telling = _Telling(found, all_cards=all_cards, utc=utc)
            listing = Listing(_heading(found), "\n".join(telling.lines()))
            row = _row(found, telling.row, written if len(several) == 1 else write(found))
            told.append(_Told(_fact(found, "table"), listing, row))
    return tuple(told)


def _flat(rows: list[Row]) -> Table:
    return Table(
        key="hands",
        caption=_("Hands"),
        columns=(
            Column("hand", _("Hand"), Kind.NUMBER),
            Column("table", _("Table"), Kind.NUMBER),
            Column("level", _("Level"), Kind.NUMBER),
            Column("began_at", _("Began"), Kind.TIME),
            Column("players", _("Players"), Kind.NAMES, lead=True),
            Column("board", _("Board")),
            Column("winners", _("Won by"), Kind.NAMES),
            Column("won_with", _("Won with")),
            Column("pot", _("Pot"), Kind.CHIPS),
            Column("all_in", _("All-in"), Kind.NAMES),
            Column("out", _("Out"), Kind.NAMES),
            Column("phh", _("PHH")),
        ),
        rows=tuple(rows),
        empty=_("No hands are known card by card."),
    )


def _row(record: Record, hand: HandRow, written: str) -> Row:
    made = hand.won_with
    cells = (
        Cell(_number(record, "hand")),
        Cell(_number(record, "table")),
        Cell(_number(record, "level")),
        Cell(_began(record)),
        Cell(_names(record)),
        Cell(" ".join(map(text, hand.board)) or None),
        Cell(names_of(hand.winners, hand) or None),
        Cell(None if made is None else hand_words(made)),
        Cell(None if hand.pot % hand.scale else hand.pot // hand.scale),
        Cell(names_of(hand.all_in, hand) or None),
        Cell(names_of(hand.out, hand) or None),
        Cell(written),
    )
    return Row(cells)


def names_of(players: Iterable[Sitting], hand: HandRow) -> tuple[str, ...]:
    """What these are called."""
    return tuple([words.player(hand, each) for each in players])


def _heading(record: Record) -> str:
    """Hand 7 · level 2 · Anna, Boris and Cyril."""
    said = []
    if _fact(record, "hand"):
        said.append(_("Hand {n}").format(n=_fact(record, "hand")))
    if _fact(record, "level"):
        said.append(_("level {n}").format(n=_fact(record, "level")))
    return " · ".join([*said, list_of(_names(record))])


def _fact(record: Record, name: str) -> str:
    value = record.facts.get(name, record.facts.get(f"_{name}"))
    return "" if value is None else str(value)


def _number(record: Record, name: str) -> int | None:
    written = _fact(record, name)
    return int(written) if written.isdecimal() and written.isascii() else None


def _began(record: Record) -> Instant | None:
    return _number(record, "began_ms")


def _names(record: Record) -> tuple[str, ...]:
    return tuple(_name(record, player) for player in range(1, len(record.starting) + 1))


def _name(record: Record, player: int) -> str:
    """The player (from 1 left of the button) by name, or by number where the text names nobody."""
    if player <= len(record.players):
        return record.players[player - 1]
    return _("Player {number}").format(number=player)


class _Telling:
    """One hand told line by line."""

    def __init__(self, record: Record, *, all_cards: bool, utc: bool) -> None:
        """Antes and blinds are paid, nothing has been told."""
        self._record, self._all_cards, self._utc = record, all_cards, utc
        self.walk = Walk(record)
        self._row: HandRow | None = None

    @property
    def row(self) -> HandRow:
        """What came of it, once all lines are told."""
        if self._row is None:
            self.walk.close()
            self._row = row(Where(Key(0)), self._record, self.walk)
        return self._row

    def lines(self) -> Iterator[str]:
        """From where and when to what came of it."""
        where = self._where()
        if where:
            yield where
        yield from self._seats()
        for item in self._record.items:
            said = self._said(item)
            if said:
                yield said
        if self._record.void:
            yield _("The hand counted for nothing.")
        else:
            yield from self._result()

    def _where(self) -> str:
        record, said = self._record, []
        if _fact(record, "table"):
            said.append(_("Table {n}").format(n=_fact(record, "table")))
        if record.level is not None:
            said.append(blinds(record.level.small, record.level.big))
            if record.level.ante:
                said.append(_("ante {ante}").format(ante=self._chips(record.level.ante)))
        began = _began(record)
        if began is not None:
            said.append(time_of_day(began, utc=self._utc))
        return " · ".join(said)

    def _seats(self) -> Iterator[str]:
        record = self._record
        for player, had in enumerate(record.starting, start=1):
            who, chips_had = self._name(player), self._chips(had)
            line = _("{name} ({chips})").format(name=who, chips=chips_had)
            if player <= len(record.seats):
                seat = record.seats[player - 1]
                line = _("Seat {seat}: {name} ({chips})").format(seat=seat, name=who, chips=chips_had)
            roles = self._roles(player)
            yield _("{player}, {roles}").format(player=line, roles=", ".join(roles)) if roles else line

    def _roles(self, player: int) -> list[str]:
        where = self._record.positions
        if where is None or player > len(self._record.seats):
            return []
        seat = self._record.seats[player - 1]
        sitting = (
            (where.button, _("button")),
            (where.small_blind, _("small blind")),
            (where.big_blind, _("big blind")),
        )
        return [role for there, role in sitting if there == seat]

    def _said(self, item: Item) -> str:
        """The item in words; what it does is done."""
        walk, price = self.walk, self.walk.price
        bets = tuple(walk.bets)
        walk.take(item)
        match item:
            case Dealt(player, held):
                said = _("{name} has {cards}").format(name=self._name(player), cards=cards(held))
                return said if self._all_cards else ""
            case Boarded():
                return self._street()
            case Folded(player):
                return _("{name} folds").format(name=self._name(player))
            case Called(player):
                if bets[player - 1] >= price:
                    return _("{name} checks").format(name=self._name(player))
                return self._put_in(player, _("{name} calls {amount}"))
            case Raised(player, _amount):
                return self._put_in(player, _("{name} raises to {amount}") if max(bets) else _("{name} bets {amount}"))
            case Showed(player, held):
                return self._showed(player, held)
            case Remarked(text):
                return text

    def _street(self) -> str:
        board = self.walk.board
        street = {3: _("Flop"), 4: _("Turn"), 5: _("River")}.get(len(board), _("Board"))
        return _("{street}: {cards}").format(street=street, cards=cards(board))

    def _put_in(self, player: int, words: str) -> str:
        """What the player's chips of this street came to."""
        said = words.format(name=self._name(player), amount=self._chips(self.walk.bets[player - 1]))
        return said if self.walk.behind[player - 1] > 0 else _("{said}, all in").format(said=said)

    def _showed(self, player: int, shown: tuple[Card | None, ...] | None) -> str:
        if shown == ():
            return _("{name} mucks").format(name=self._name(player))
        held = self._held(player) if shown is None else shown
        said = _("{name} shows {cards}").format(name=self._name(player), cards=cards(held))
        made = self._made(held)
        if made is None:
            return said
        rivals = (each for each in self._record.items if isinstance(each, Showed) and each.player != player)
        others = (self._made(self._held(each.player)) for each in rivals if each.cards != ())
        against = [strong for strong in others if strong is not None]
        return _("{shows}: {hand}").format(shows=said, hand=hand_words(made, against))

    def _held(self, player: int) -> tuple[Card | None, ...]:
        return self.walk.held.get(player - 1, ())

    def _made(self, held: tuple[Card | None, ...]) -> int | None:
        """How strong they are with the whole board; None: not all of these cards are known."""
        known = [card for card in held if card is not None]
        board = self.walk.board
        several = {*known, *board}
        whole = len(held) == len(known) == 2 and len(board) == 5 and are_known(board)
        return strength([*known, *board]) if whole and len(several) == 7 else None

    def _result(self) -> Iterator[str]:
        """The pot and who has it, and whose chips are not what they were."""
        won = words.won(self.row)
        if won:
            yield _("Pot {pot}: {won}").format(pot=self._chips(self.row.pot), won=won)
        for player, each in enumerate(self.row.players, 1):
            if each.gained:
                change = _("{name}: {before} → {after}")
                before, after = self._chips(each.before), self._chips(each.after)
                said = change.format(name=self._name(player), before=before, after=after)
                yield _("{said}, out").format(said=said) if each.is_out else said

    def _name(self, player: int) -> str:
        return isolated(_name(self._record, player))

    def _chips(self, amount: int) -> str:
        return chips(amount) if self._record.scale == 1 else to_text(amount, self._record.scale)
