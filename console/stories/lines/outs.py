"""Lines that decide who is out, may be, or is back in."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from console.stories.calendar import Calendar
from console.stories.lines.draws import drawing, drawn_for
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of
from console.stories.words import Words
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips, Instant
from tournament.outs import deciding, elimination, finish_order
from tournament.outs.elimination import Against, Out, Than
from tournament.state import Tournament

_AGAINST = {"more than": Than.MORE, "as much as": Than.AS_MUCH, "less than": Than.LESS}
_ENDS = ("with", "deciding", "by", "and", "then", "more", "as", "less")


@dataclass(frozen=True, slots=True)
class _Said:
    """What a line says of one who lost all chips, by names."""

    name: str
    rank: int | None
    had: Chips | None = None
    by: tuple[str, ...] = ()
    against: tuple[tuple[Than, str], ...] = ()
    thinks: bool = False

    def out(self, state: Tournament) -> Out:
        """The same by entries."""
        return Out(
            entry_of(state, self.name).number,
            tuple(entry_of(state, winner).number for winner in self.by),
            self.rank,
            self.had,
            tuple(Against(than, entry_of(state, name).number) for than, name in self.against),
        )


def _lost(decide: Callable[[Tournament, Instant, list[Out]], Step]) -> Reader:
    """`A by B`, `A and C by B` (a tie), `A then C by B` (A had more chips), `A with 5200 and C with 3100 by B`.

    `A, C by B` does not say who had more; `C by B less than A` says it of one who was told before.
    """

    def read(words: Words, calendar: Calendar) -> Decide:
        said = _all_said(words)
        return lambda state, at: decide(state, at, [each.out(state) for each in said])

    return read


def _bust(words: Words, calendar: Calendar) -> Decide:
    """The same, and `A then C deciding by B`: of these C may still buy back in."""
    said = _all_said(words)

    def decide(state: Tournament, at: Instant) -> Step:
        thinking = [entry_of(state, each.name).number for each in said if each.thinks]
        return deciding.lost_in_one_hand(state, at, [each.out(state) for each in said], thinking)

    return decide


def _all_said(words: Words) -> list[_Said]:
    found: list[_Said] = []
    rank, joined = 1, set()
    while True:
        found.append(_one_said(words, rank))
        word = next((word for word in ("and", "then", ",") if words.take(word)), None)
        if word is None:
            break
        joined.add(word)
        rank += word == "then"
    if "," in joined or ("then" not in joined and all(each.had is not None for each in found)):
        found = [replace(each, rank=None) for each in found]
    # Who has no winner of his own lost to that of the next one who has.
    for place in range(len(found) - 2, -1, -1):
        found[place] = replace(found[place], by=found[place].by or found[place + 1].by)
    return found


def _one_said(words: Words, rank: int) -> _Said:
    name = words.name(*_ENDS)
    had = words.number(_("the chips")) if words.take("with") else None
    thinks = words.take("deciding")
    by = words.names(*_ENDS) if words.take("by") else ()
    against: list[tuple[Than, str]] = []
    while (phrase := next((phrase for phrase in _AGAINST if words.take(phrase)), None)) is not None:
        against.append((_AGAINST[phrase], words.name(*_ENDS)))
    return _Said(name, rank, had, by, tuple(against), thinks)


def _decided_out(words: Words, calendar: Calendar) -> Decide:
    name = words.name()
    return lambda state, at: deciding.decided_out(state, at, entry_of(state, name).number)


def _finish(words: Words, calendar: Calendar) -> Decide:
    """`finish Anna then Dana and Emil`: Anna finished before the two others, who tie."""
    groups = [[words.name("and", "then")]]
    while True:
        if words.take("then"):
            groups.append([words.name("and", "then")])
        elif words.take("and"):
            groups[-1].append(words.name("and", "then"))
        else:
            break

    def decide(state: Tournament, at: Instant) -> Step:
        return finish_order.order(state, at, [[entry_of(state, name).number for name in group] for group in groups])

    return decide


def _reinstate(words: Words, calendar: Calendar) -> Decide:
    """`reinstate Anna`, with the seeds of a draw behind it, if she needs another seat."""
    name = drawn_for(words)
    return drawing(
        lambda state, at, **seeds: elimination.reinstate(state, at, entry_of(state, name).number, **seeds), words
    )


READERS: Mapping[str, Reader] = {
    "bust": _bust,
    "deciding": _lost(deciding.deciding),
    "decided out": _decided_out,
    "finish": _finish,
    "reinstate": _reinstate,
}
"""By the words that the line begins with."""
