"""The hands of an evening that the program knows card by card, told in the language spoken now."""

from collections.abc import Iterable, Iterator

from engine.cards import Card, text
from engine.ranking import strength
from engine.records.amounts import to_text
from engine.records.phh.reading import read
from engine.records.phh.writing import write
from engine.records.record import Boarded, Called, Dealt, Folded, Item, Raised, Record, Remarked, Showed, Unreadable
from tournament.hand_words import hand as hand_words
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.reports.page import Cell, Column, Kind, Listing, Page, Row, Table, Words
from tournament.reports.pages import day_of, is_utc
from tournament.state import Tournament
from tournament.wording.values import blinds, chips, isolated, list_of, time_of_day

SUITS = dict(zip("cdhs", "♣♦♥♠", strict=True))


def hands(state: Tournament, texts: Iterable[str], table: TableNo | None = None) -> Page:
    """Every hand of these PHH texts, in their order; `table`: only that one's.

    What cannot be read stands as it is.
    """
    told: list[Listing] = []
    rows: list[Row] = []
    for written in texts:
        several = list(read(written))
        for found in several:
            if isinstance(found, Unreadable):
                told.append(Listing(_("A hand that cannot be read"), written))
            elif table is None or _fact(found, "table") == str(table):
                told.append(Listing(_heading(found), "\n".join(_Telling(state, found).lines())))
                rows.append(_row(found, written if len(several) == 1 else write(found)))
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
            Column("phh", _("PHH")),
        ),
        rows=tuple(rows),
        empty=_("No hands are known card by card."),
    )


def _row(record: Record, written: str) -> Row:
    board = [text(card) for item in record.items if isinstance(item, Boarded) for card in item.cards]
    won = tuple(name for name, gained in zip(_names(record), _gains(record), strict=True) if gained > 0)
    cells = (
        Cell(_number(record, "hand")),
        Cell(_number(record, "table")),
        Cell(_number(record, "level")),
        Cell(_began(record)),
        Cell(_names(record)),
        Cell(" ".join(board) or None),
        Cell(won or None),
        Cell(written),
    )
    return Row(cells)


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


def _gains(record: Record) -> tuple[int, ...]:
    """What the hand brought each player, or cost him; nothing where the text does not say."""
    after = record.finishing or record.starting
    return tuple(then - before for then, before in zip(after, record.starting, strict=True))


def _shown(card: Card | None) -> str:
    """9♥, or a question mark for a card that nobody saw."""
    if card is None:
        return "?"
    written = text(card)
    return written[0].replace("T", "10") + SUITS[written[1]]


def _all(cards: Iterable[Card | None]) -> str:
    return " ".join(map(_shown, cards))


class _Telling:
    """One hand told line by line."""

    def __init__(self, state: Tournament, record: Record) -> None:
        """Antes and blinds are paid, nothing has been told."""
        self._record = record
        self._utc = is_utc(state)
        self._board: list[Card] = []
        self._held: dict[int, tuple[Card | None, ...]] = {}
        count = len(record.starting)
        paid = [abs(each) for each in (*record.blinds, *[0] * count)][:count]
        antes = (*record.antes, *[0] * count)[:count]
        behind = [max(0, had - ante) for had, ante in zip(record.starting, antes, strict=True)]
        self._bets = [min(had, each) for had, each in zip(behind, paid, strict=True)]
        self._behind = [had - bet for had, bet in zip(behind, self._bets, strict=True)]

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
        match item:
            case Dealt(player, cards):
                self._held[player] = (*self._held.get(player, ()), *cards)
                return _("{name} has {cards}").format(name=self._name(player), cards=_all(cards))
            case Boarded(cards):
                return self._street(cards)
            case Folded(player):
                return _("{name} folds").format(name=self._name(player))
            case Called(player):
                return self._called(player)
            case Raised(player, amount):
                return self._raised(player, amount)
            case Showed(player, cards):
                return self._showed(player, cards)
            case Remarked(words):
                return words

    def _street(self, cards: tuple[Card, ...]) -> str:
        self._board += cards
        self._bets = [0] * len(self._bets)
        street = {3: _("Flop"), 4: _("Turn"), 5: _("River")}.get(len(self._board), _("Board"))
        return _("{street}: {cards}").format(street=street, cards=_all(self._board))

    def _called(self, player: int) -> str:
        price, here = max(self._bets), self._bets[player - 1]
        if here >= price:
            return _("{name} checks").format(name=self._name(player))
        return self._put_in(player, min(price, here + self._behind[player - 1]), _("{name} calls {amount}"))

    def _raised(self, player: int, amount: int) -> str:
        words = _("{name} raises to {amount}") if max(self._bets) else _("{name} bets {amount}")
        return self._put_in(player, amount, words)

    def _put_in(self, player: int, total: int, words: str) -> str:
        """The player's chips of this street come to that much."""
        self._behind[player - 1] -= total - self._bets[player - 1]
        self._bets[player - 1] = total
        said = words.format(name=self._name(player), amount=self._chips(total))
        return said if self._behind[player - 1] > 0 else _("{said}, all in").format(said=said)

    def _showed(self, player: int, cards: tuple[Card | None, ...] | None) -> str:
        if cards == ():
            return _("{name} mucks").format(name=self._name(player))
        held = self._held.get(player, ()) if cards is None else cards
        said = _("{name} shows {cards}").format(name=self._name(player), cards=_all(held))
        made = self._made(held)
        if made is None:
            return said
        shown = (each for each in self._record.items if isinstance(each, Showed) and each.player != player)
        others = (self._made(self._held.get(each.player, ())) for each in shown if each.cards != ())
        against = [strong for strong in others if strong is not None]
        return _("{shows}: {hand}").format(shows=said, hand=hand_words(made, against))

    def _made(self, held: tuple[Card | None, ...]) -> int | None:
        """How strong they are with the whole board; None: not all of these cards are known."""
        known = [card for card in held if card is not None]
        several = {*known, *self._board}
        whole = len(held) == len(known) == 2 and len(self._board) == 5
        return strength([*known, *self._board]) if whole and len(several) == 7 else None

    def _result(self) -> Iterator[str]:
        """Whose chips are not what they were."""
        record = self._record
        for player, (had, has) in enumerate(zip(record.starting, record.finishing or record.starting, strict=True), 1):
            if had != has:
                change = _("{name}: {before} → {after}")
                said = change.format(name=self._name(player), before=self._chips(had), after=self._chips(has))
                yield said if has else _("{said}, out").format(said=said)

    def _name(self, player: int) -> str:
        return isolated(_name(self._record, player))

    def _chips(self, amount: int) -> str:
        return chips(amount) if self._record.scale == 1 else to_text(amount, self._record.scale)
