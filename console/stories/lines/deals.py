"""Lines that decide about deals."""

from collections.abc import Mapping
from dataclasses import dataclass

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of
from console.stories.words import Words, Wrong
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.errors import RuleViolation
from tournament.events import Ending
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Cents, Chips, EntryNo, Instant
from tournament.sales import money
from tournament.state import Tournament

ENDINGS: Mapping[str, Ending] = {"play on": Ending.PLAY_ON, "tie": Ending.TIE, "by chips": Ending.BY_CHIPS}
_AFTER_PLAYERS = ("unit", "kept", "play", "tie", "by", "gives")


@dataclass(frozen=True, slots=True)
class Said:
    """Who has how many chips, and what he gets by own numbers, as a line says it; amounts as they are written."""

    name: str
    amount: str | None
    chips: Chips | None


@dataclass(frozen=True, slots=True)
class Terms:
    """What a line says of a deal before it says how it goes on."""

    method: Method
    players: tuple[Said, ...]
    unit: str | None
    kept: str | None

    def stacks(self, state: Tournament) -> dict[EntryNo, Chips]:
        """The chips that are told, in the order of the line."""
        return {number: each.chips for number, each in self._by_entry(state).items() if each.chips is not None}

    def amounts(self, state: Tournament) -> dict[EntryNo, Cents]:
        """The own numbers."""
        currency = state.setup.currency
        return {
            number: money.parse_amount(each.amount, currency)
            for number, each in self._by_entry(state).items()
            if each.amount is not None
        }

    def _by_entry(self, state: Tournament) -> dict[EntryNo, Said]:
        """What is said of each; nobody is named twice."""
        found: dict[EntryNo, Said] = {}
        for each in self.players:
            entry = entry_of(state, each.name)
            if entry.number in found:
                raise RuleViolation("named_twice", name=entry.shown_name)
            found[entry.number] = each
        return found

    def unit_of(self, state: Tournament) -> Cents:
        """What shares are rounded to; where nothing is said one minor unit."""
        return 1 if self.unit is None else money.parse_amount(self.unit, state.setup.currency)

    def kept_of(self, state: Tournament) -> Cents:
        """What is kept for the winner."""
        return 0 if self.kept is None else money.parse_amount(self.kept, state.setup.currency)


def terms(words: Words) -> Terms:
    """`icm Anna 5000, Boris 3000 unit 1.00 kept 50.00`, `even`, `own Anna 400.00 5000, Boris 300.00 3000`."""
    word = words.word(_("how the shares are found"))
    if word not in tuple(Method):
        known = ", ".join(Method)
        raise Wrong(_("one of these should follow the word {word}: {known}").format(word="deal", known=known))
    method = Method(word)
    players = []
    if words and words.peek() not in _AFTER_PLAYERS:
        players.append(_said(words, method))
        while words.take(","):
            players.append(_said(words, method))
    said: dict[str, str] = {}
    while found := next((each for each in ("unit", "kept") if each not in said and words.take(each)), None):
        said[found] = words.word(_("an amount"))
    return Terms(method, tuple(players), said.get("unit"), said.get("kept"))


def _said(words: Words, method: Method) -> Said:
    name = words.name(*_AFTER_PLAYERS, *(word for word in words.coming() if word[0].isdigit()))
    amount = words.word(_("an amount")) if method is Method.OWN else None
    more = words.peek()
    chips = words.number(_("the chips")) if more is not None and more != "," and more not in _AFTER_PLAYERS else None
    return Said(name, amount, chips)


def _deal(words: Words, calendar: Calendar) -> Decide:
    told = terms(words)
    ending = next((ending for phrase, ending in ENDINGS.items() if words.take(phrase)), None)
    if ending is None:
        raise Wrong(_("one of these should come here: {known}").format(known=", ".join(ENDINGS)))
    found: Ending = ending

    def decide(state: Tournament, at: Instant) -> Step:
        unit, kept = told.unit_of(state), told.kept_of(state)
        stacks, amounts = told.stacks(state), told.amounts(state)
        return deal_making.make_deal(state, at, told.method, stacks, amounts, unit, kept, found)

    return decide


READERS: Mapping[str, Reader] = {"deal": _deal}
"""By the words that the line begins with."""

__all__ = ["ENDINGS", "READERS", "Said", "Terms", "terms"]
