"""The fields of a new tournament, each with what is wrong beside it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QLabel, QVBoxLayout, QWidget

from desktop.director.parts import PlainLabel, breakable
from tournament import wording
from tournament.errors import BadInput, Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, Cents, Chips, Instant
from tournament.people.people import clean_name, person_key
from tournament.sales import money
from tournament.structures.structure import MOST_CHIPS, Break, Level, Structure

if TYPE_CHECKING:
    from tournament.rules import EveningRules

T = TypeVar("T")

MOST_COUNTED = 10_000
"""So many players can be counted at once."""

CURRENCIES = ("EUR", "CZK", "PLN", "GBP", "USD", "CHF", "HUF", "SEK", "DKK", "NOK", "JPY", money.PLAY)


class Field(QWidget):
    """A label with its buddy below it, a note, and the sentence that says what is wrong."""

    def __init__(self, label: str, inside: QWidget, parent: QWidget, *, buddy: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.label = QLabel(label, self)
        self.label.setProperty("kind", "label")
        self._held = buddy or inside
        self.label.setBuddy(self._held)
        self._held.setAccessibleName(label.replace("&", ""))
        column.addWidget(self.label)
        inside.setParent(self)
        column.addWidget(inside)
        self.note = PlainLabel("", self, kind="muted")
        self.note.setWordWrap(True)
        self.note.hide()
        self.wrong = PlainLabel("", self, kind="wrong")
        self.wrong.setWordWrap(True)
        self.wrong.hide()
        column.addWidget(self.note)
        column.addWidget(self.wrong)

    def say(self, sentence: str) -> None:
        """Note something beside the field."""
        self.note.setText(breakable(sentence))
        self.note.setVisible(bool(sentence))

    def refuse(self, sentence: str) -> None:
        """Say what is wrong with what it holds; empty: nothing."""
        self.wrong.setText(breakable(sentence))
        self.wrong.setVisible(bool(sentence))
        self._held.setAccessibleDescription(sentence)  # heard with the field itself

    @pyqtSlot()
    def accept(self) -> None:
        """Nothing is wrong with it, or not any more: it has been changed."""
        self.refuse("")

    def checked(self, read: Callable[[], T]) -> T | None:
        """What reads from the field, None if it is refused, which then stands beside it."""
        try:
            found = read()
        except Refusal as wrong:
            from desktop.director import desk_words

            self.refuse(desk_words.refusal(wrong))
            return None
        self.accept()
        return found


def read_names(text: str, fewest: int) -> tuple[str, ...]:
    """One person a line; blank lines count for nothing.

    Raises:
        BadInput: a name is none, two are the same person's, or there are too few.
    """
    names: list[str] = []
    seen: dict[str, str] = {}
    for line in text.splitlines():
        if not line.strip():
            continue
        name = clean_name(line)
        key = person_key(name)
        if key in seen:
            raise BadInput("already_entered", name=name, known=seen[key])
        seen[key] = name
        names.append(name)
    if len(names) < fewest:
        raise BadInput("too_few_players", players=len(names))
    return tuple(names)


def read_stack(text: str) -> Chips:
    """The chips that everybody begins with.

    Raises:
        BadInput: `number_typed_wrong`, `stack_not_positive`, `amount_too_large`.
    """
    bare = "".join(text.split())
    if not (bare.isascii() and bare.isdecimal()):
        raise BadInput("number_typed_wrong", text=text)
    stack = int(bare[:20])
    if stack <= 0:
        raise BadInput("stack_not_positive", starting_stack=stack)
    if stack > MOST_CHIPS:
        raise BadInput("amount_too_large")
    return stack


def read_seats(text: str, rules: "EveningRules", *, counted: bool) -> int:
    """How many sit at a table; where players are only counted nobody does.

    Raises:
        BadInput: `seats_over_chairs` (`seats`, `chairs`): the rules have fewer chairs at a table.
    """
    seats = int(text)
    if seats > rules.chairs and not counted:
        raise BadInput("seats_over_chairs", seats=seats, chairs=rules.chairs)
    return seats


def read_house(text: str, buy_in: Cents, currency: str) -> Cents:
    """The house's share of the buy-in; nothing typed is nothing.

    Raises:
        BadInput: as `money.parse_amount` says; `share_over_price`: it is more than the buy-in.
    """
    house = money.parse_amount(text, currency) if text.strip() else 0
    if house > buy_in:
        raise BadInput("share_over_price")
    return house


def read_level(text: str) -> int:
    """The number of a level; 0, or nothing typed: none.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    return _whole(text) if text.strip() else 0


def read_players(text: str) -> int:
    """How many players there are; nothing typed: none yet.

    Raises:
        BadInput: `number_typed_wrong`, `amount_too_large`.
    """
    players = _whole(text) if text.strip() else 0
    if players > MOST_COUNTED:
        raise BadInput("amount_too_large")
    return players


def _whole(text: str) -> int:
    bare = "".join(text.split())
    if not (bare.isascii() and bare.isdecimal() and len(bare) <= 9):
        raise BadInput("number_typed_wrong", text=text)
    return int(bare)


def read_seed(text: str) -> int | None:
    """The seed of a simulated evening; nothing typed: any.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    bare = text.strip()
    if not bare:
        return None
    if not (bare.isascii() and bare.isdecimal() and len(bare) <= 18):
        raise BadInput("number_typed_wrong", text=text)
    return int(bare)


def outline(structure: Structure) -> str:
    """What a structure is like: levels, breaks, length where every level has one, first and last blinds."""
    levels = [period for period in structure.periods if isinstance(period, Level)]
    breaks = sum(isinstance(period, Break) for period in structure.periods)
    length = sum(period.duration_ms or 0 for period in structure.periods)
    first, last = levels[0], levels[-1]
    facts = {
        "levels": ngettext("{n} level", "{n} levels", len(levels)).format(n=len(levels)),
        "breaks": ngettext("{n} break", "{n} breaks", breaks).format(n=breaks),
        "blinds": wording.blinds(first.small_blind, first.big_blind),
        "last": wording.blinds(last.small_blind, last.big_blind),
        "length": wording.hours(length),
    }
    if any(level.duration_ms is None for level in levels):  # counted in hands: the breaks alone are not its length
        if len(levels) == 1:
            return _("{levels} at {blinds}, {breaks}").format(**facts)
        return _("{levels} from {blinds} to {last}, {breaks}").format(**facts)
    if len(levels) == 1:
        return _("{levels} at {blinds}, {breaks}, {length} in all").format(**facts)
    return _("{levels} from {blinds} to {last}, {breaks}, {length} in all").format(**facts)


def expected_end(structure: Structure, players: int, stack: Chips, now: Instant) -> str:
    """When it would be over, begun at half past seven tonight, or now if it is later than that.

    `players` begin with that many chips each.
    """
    from tournament import forecast

    usual = wording.moment(now).replace(hour=19, minute=30, second=0, microsecond=0)
    begins = max(now, int(usual.timestamp() * SECOND))
    end = wording.time_of_day(forecast.of_plan(structure, players * stack, begins).at)
    said = ngettext("{n} player", "{n} players", players).format(n=players)
    if begins == now:
        return _("With {players} over at about {end} if begun now").format(players=said, end=end)
    start = wording.time_of_day(begins)
    return _("With {players} over at about {end} if begun at {start}").format(players=said, end=end, start=start)
