"""What the words of a rule would be tonight: an occasion is made up, numbers and names are the evening's."""

from dataclasses import replace

from tournament.announcing import placeholders
from tournament.announcing.occasions import Occasion
from tournament.announcing.placeholders import Results, Telling
from tournament.announcing.rules import Rule, When
from tournament.entry import Bust, Entry
from tournament.names import EntryNo, Instant, PlayerId, TableNo
from tournament.state import Tournament
from tournament.structures.structure import Break, Level

_NAMES = ("Anna", "Bruno", "Clara")
_STACK = 10_000


def words(text: str, rule: Rule, state: Tournament, at: Instant, *, spoken: bool) -> str:
    """The text of that rule with everything in braces filled in, as it is spoken or shown; empty: nothing is.

    `state`: the open evening; where nobody has entered yet, people are made up.
    """
    if not text.strip():
        return ""
    peopled = _peopled(state)
    occasion = _occasion(rule, peopled, at)
    if rule.when is When.BUST:
        peopled = _without(peopled, occasion, at)
    return placeholders.fill(text, Telling(occasion, peopled, at, spoken, Results(peopled, at)))


def _occasion(rule: Rule, state: Tournament, at: Instant) -> Occasion:
    """The next one that may come, about the first who may be meant."""
    begun = 0 if rule.when is When.START else state.clock.reading(at).index
    present = _from(state, begun, Break if rule.when is When.BREAK else Level)
    number = len(state.left) if rule.when is When.PLAYERS_LEFT and rule.number is None else rule.number
    return Occasion(
        rule.when,
        at,
        present=present,
        coming=present + 1,
        level=_from(state, present + 1 if rule.when is When.BEFORE_END else present, Level),
        number=number,
        were=None,
        entries=tuple(entry.number for entry in state.left)[-1:],
        table=min(state.tables, default=TableNo(1)),
        sold=tuple(price.name for price in state.prices[:1]),
    )


def _from(state: Tournament, index: int, kind: type[Level | Break]) -> int:
    """The next level or break from that index on; the index itself where the structure has no such break."""
    listed = len(state.structure.periods)
    for each in range(index, max(index, listed) + 1):
        if isinstance(state.structure.period(each), kind):
            return each
    return index


def _without(state: Tournament, occasion: Occasion, at: Instant) -> Tournament:
    """The same with somebody out, by somebody else."""
    others = tuple(entry.number for entry in state.left if entry.number not in occasion.entries)[:1]
    entries = dict(state.entries)
    for number in occasion.entries:
        out = entries[number]
        bust = Bust(state.groups + 1, 1, at, others, out.seat, None, occasion.level, None)
        entries[number] = replace(out, bust=bust)
    return replace(state, entries=entries, groups=state.groups + 1)


def _peopled(state: Tournament) -> Tournament:
    """The evening with somebody in it."""
    if state.left:
        return state
    stack = state.structure.starting_stack or _STACK
    entries = {
        EntryNo(number): Entry(EntryNo(number), PlayerId(number), name, (), stack, None)
        for number, name in enumerate(_NAMES, start=1)
    }
    return replace(state, entries=entries)
