"""What stands in braces in the text of a rule, for which occasions, and what it becomes."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from string import Formatter

from tournament.announcing.occasions import Occasion
from tournament.announcing.rules import When
from tournament.clocks.clock import Phase
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Cents, Instant, Milliseconds
from tournament.payouts.division import Prize
from tournament.standings import Standing, first_prize, prizes, standings, winners
from tournament.state import Tournament
from tournament.structures.structure import Level
from tournament.wording import announced
from tournament.wording.selling import price_name
from tournament.wording.values import isolated, list_of


class Results:
    """Who stands where and gets what in that state, at that instant: reckoned once for all that is told of it."""

    def __init__(self, state: Tournament, at: Instant) -> None:
        """Nothing is reckoned before it is asked for: in a large evening it takes a while."""
        self._state, self._at = state, at

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """Every line."""
        return standings(self._state, self._at)

    @cached_property
    def prizes(self) -> tuple[Prize, ...]:
        """Every place that is paid."""
        return prizes(self._state)

    @cached_property
    def first_prize(self) -> Cents | None:
        """What the winner gets, once it is over."""
        return first_prize(self._state)


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told: an occasion of that state, at that instant, spoken by a voice or written on the board."""

    occasion: Occasion
    state: Tournament
    at: Instant
    spoken: bool
    results: Results

    @property
    def level(self) -> Level:
        """The level it is about."""
        found = self.state.structure.period(self.occasion.level)
        assert isinstance(found, Level)  # noqa: S101  (occasions name levels only)
        return found

    @property
    def time(self) -> Milliseconds | None:
        """How long it is until the end, or how long the break lasts."""
        if self.occasion.when is When.BEFORE_END:
            return (self.occasion.number or 0) * SECOND
        return None if self.occasion.present is None else self.state.clock.length(self.occasion.present)

    @property
    def standing(self) -> Standing | None:
        """The line of whoever is out."""
        lines = self.results.standings
        return next((line for line in lines if line.entry in self.occasion.entries), None)

    @property
    def names(self) -> list[str]:
        """Those whom it is about."""
        return self.named([self.state.entries[number].shown_name for number in self.occasion.entries])

    def named(self, names: Iterable[str]) -> list[str]:
        """Names as they stand in a sentence: on the board those that run to the left turn nothing around them."""
        return list(names) if self.spoken else [isolated(name) for name in names]


@dataclass(frozen=True, slots=True)
class Placeholder:
    """Something that may stand in braces; `whens`: of which occasions, None: of all."""

    value: Callable[[Telling], str]
    whens: frozenset[When] | None = None


def _only(value: Callable[[Telling], str], *whens: When) -> Placeholder:
    return Placeholder(value, frozenset(whens))


# ---- their values ----------------------------------------------------------------------------------------------------


def _chips(amount: Callable[[Telling], int]) -> Callable[[Telling], str]:
    return lambda telling: announced.number(amount(telling), spoken=telling.spoken)


def _stakes(telling: Telling) -> str:
    return announced.stakes(telling.level, spoken=telling.spoken)


def _next(telling: Telling) -> str:
    state, coming = telling.state, telling.occasion.coming
    if isinstance(state.structure.period(coming), Level):
        return announced.next_level(telling.level, spoken=telling.spoken)
    return announced.next_break(state.clock.length(coming) or 0)


def _time(telling: Telling) -> str:
    return announced.time(telling.time or 0)


def _minutes(telling: Telling) -> str:
    return str(-(-(telling.time or 0) // MINUTE))


def _back_at(telling: Telling) -> str:
    """Empty while the clock stands: then nobody knows."""
    reading = telling.state.clock.reading(telling.at)
    if reading.phase is Phase.PAUSED:
        return ""
    if reading.index == telling.occasion.present:
        back = telling.state.clock.back_from_break(telling.at)
    else:
        back = telling.at + (telling.time or 0)
    return announced.time_of_day(back, spoken=telling.spoken)


def _money(telling: Telling, cents: int | None, things: tuple[str, ...] = ()) -> str:
    return announced.prize(cents or 0, things, telling.state.setup.currency, spoken=telling.spoken)


def _prize(telling: Telling) -> str:
    """What he gets who is out, or has won; in the money, what whoever is out next gets."""
    match telling.occasion.when:
        case When.WINNER:
            results = telling.results
            first = [line for line in results.standings if line.place == 1]
            return _money(telling, results.first_prize, first[0].things if first else ())
        case When.BUST:
            line = telling.standing
            return _money(telling, line.prize, line.things) if line is not None else _money(telling, 0)
        case _:
            left = len(telling.state.left)
            coming = next((prize for prize in telling.results.prizes if prize.place == left), None)
            return _money(telling, 0) if coming is None else _money(telling, coming.amount, _thing(coming.thing))


def _thing(thing: str) -> tuple[str, ...]:
    return (thing,) if thing else ()


def _place(telling: Telling) -> str:
    line = telling.standing
    return "" if line is None else str(line.place)


def _by(telling: Telling) -> str:
    line = telling.standing
    return "" if line is None else list_of(telling.named(line.eliminated_by))


def _result(telling: Telling) -> str:
    if telling.occasion.when is When.WINNER:
        return announced.won(_winners(telling))
    line = telling.standing
    if line is None or line.place is None:
        return announced.out(list_of(telling.names))
    won = _money(telling, line.prize, line.things) if line.prize or line.things else ""
    [name] = telling.named([line.name])
    return announced.finished(name, line.place, won, tied=line.tied)


def _winners(telling: Telling) -> list[str]:
    return telling.named(entry.shown_name for entry in winners(telling.state)) or telling.names


def _name(telling: Telling) -> str:
    if telling.occasion.when is When.WINNER:
        return list_of(_winners(telling))
    return list_of(telling.names) or announced.somebody()


def _table(telling: Telling) -> str:
    return "" if telling.occasion.table is None else str(telling.occasion.table)


def _entries(telling: Telling) -> int:
    return len(telling.state.entered)


def _average(telling: Telling) -> int:
    return telling.state.chips_in_play // max(1, len(telling.state.left))


PLACEHOLDERS: Mapping[str, Placeholder] = {
    "level": Placeholder(lambda telling: str(telling.state.structure.level_number(telling.occasion.level))),
    "small_blind": Placeholder(_chips(lambda telling: telling.level.small_blind)),
    "big_blind": Placeholder(_chips(lambda telling: telling.level.big_blind)),
    "ante": Placeholder(_chips(lambda telling: telling.level.ante)),
    "stakes": Placeholder(_stakes),
    "players": Placeholder(_chips(lambda telling: len(telling.state.left))),
    "entries": Placeholder(_chips(_entries)),
    "average": Placeholder(_chips(_average)),
    "time": _only(_time, When.BEFORE_END, When.BREAK),
    "minutes": _only(_minutes, When.BEFORE_END, When.BREAK),
    "next": _only(_next, When.BEFORE_END),
    "back_at": _only(_back_at, When.BREAK),
    "sold": _only(lambda telling: list_of([price_name(each) for each in telling.occasion.sold]), When.LAST_CHANCE),
    "name": _only(_name, When.BUST, When.WINNER, When.SHOT_CLOCK),
    "names": _only(lambda telling: list_of(telling.names), When.NEW_SEATS),
    "place": _only(_place, When.BUST),
    "by": _only(_by, When.BUST),
    "prize": _only(_prize, When.BUST, When.IN_THE_MONEY, When.WINNER),
    "result": _only(_result, When.BUST, When.WINNER),
    "table": _only(_table, When.FINAL_TABLE, When.SHOT_CLOCK),
}
"""What may stand in braces; `wording.announced.PLACEHOLDERS` says what each means."""


def known(when: When) -> tuple[str, ...]:
    """The words that may stand in braces in a rule that waits for that, those of its own first."""
    own = [word for word, each in PLACEHOLDERS.items() if each.whens is not None and when in each.whens]
    return (*own, *(word for word, each in PLACEHOLDERS.items() if each.whens is None))


def check(text: str, when: When) -> None:
    """Refuse a text that cannot be filled in.

    Raises:
        BadInput: `braces_wrong` (`example`); `placeholder_unknown` (`placeholder`, `known`: those that belong to that
            occasion).
    """
    for word in _words(text):
        if word not in known(when):
            names = [f"{{{each}}}" for each in known(when)]
            raise BadInput("placeholder_unknown", placeholder=f"{{{word}}}", known=names)


def fill(text: str, telling: Telling) -> str:
    """The text as it is said or shown, in the language spoken now where it is one of ours.

    A text that `check` refuses stays as it is: announcing never fails.
    """
    if not text:
        return ""
    template = _(text)
    try:
        check(template, telling.occasion.when)
    except BadInput:
        return template
    values = {word: PLACEHOLDERS[word].value(telling) for word in set(_words(template))}
    if values.get(_MAY_BE_UNKNOWN) == "":
        template = _without_clause(template, f"{{{_MAY_BE_UNKNOWN}}}")
    return template.format_map(values)


def _without_clause(template: str, word: str) -> str:
    """The text without the clauses in which that word stands: from one stop or comma to the next."""
    clauses = re.findall(r"[^.,;:!?…]+[.,;:!?…]*|[.,;:!?…]+", template)
    left = "".join(clause for clause in clauses if word not in clause).strip()
    return left.rstrip(",;:")


_MAY_BE_UNKNOWN = "back_at"
"""Nobody knows it while the clock stands; what else a rule says is true all the same."""

_EXAMPLE = "{level}"


def _words(text: str) -> list[str]:
    """The words in braces.

    Raises:
        BadInput: `braces_wrong` (`example`): a brace that nothing closes or opens, or more in them than one word.
    """
    try:
        parts = list(Formatter().parse(text))
    except ValueError as wrong:
        raise BadInput("braces_wrong", example=_EXAMPLE) from wrong
    words = [(word, form, turned) for _text, word, form, turned in parts if word is not None]
    if any(not word.isidentifier() or form or turned for word, form, turned in words):
        raise BadInput("braces_wrong", example=_EXAMPLE)
    return [word for word, _form, _turned in words]
