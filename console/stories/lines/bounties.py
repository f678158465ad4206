"""Lines that decide about bounties."""

from collections.abc import Mapping
from functools import partial

from console.stories import bounty_words
from console.stories.calendar import Calendar
from console.stories.lines.draws import drawing, drawn_for
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of
from console.stories.words import Words
from tournament.bounties import bounties, envelopes, mystery
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant
from tournament.state import Tournament


def _bounties(words: Words, calendar: Calendar) -> Decide:
    """`bounties progressive 50%`, `bounties fixed own head prizes`, `bounties mystery from 4`."""
    return partial(bounties.set_bounties, rule=bounty_words.rule(words))


def _fill(words: Words, calendar: Calendar) -> Decide:
    """`envelopes 1x100.00 4x25.00`, `envelopes as suggested`, and a reason may follow."""
    some = None if words.take("as suggested") else bounty_words.envelopes(words)
    because = words.word(_("the reason")) if words.take("because") else ""

    def decide(state: Tournament, at: Instant) -> Step:
        filled = (
            envelopes.suggested_envelopes(state) if some is None else bounty_words.filled(some, state.setup.currency)
        )
        return envelopes.fill_envelopes(state, at, filled, because)

    return decide


def _draw(words: Words, calendar: Calendar) -> Decide:
    """`envelope Anna`: the envelope for her head is drawn."""
    name = drawn_for(words)

    def decide(state: Tournament, at: Instant, server_seed: bytes, client_seed: str) -> Step:
        return envelopes.draw_envelope(state, at, _whose(state, name), server_seed, client_seed)

    return drawing(decide, words)


def _whose(state: Tournament, name: str) -> EntryNo:
    """The entry of that person for whose head an envelope is due; else the last one."""
    last = entry_of(state, name)
    mine = {last.number, *(entry.number for entry in state.entries_of(last.player))}
    due = (each.entry for each in mystery.envelopes_to_draw(state) if each.entry in mine)
    return next(due, last.number)


READERS: Mapping[str, Reader] = {
    "bounties": _bounties,
    "envelopes": _fill,
    "envelope": _draw,
}
"""By the words that the line begins with."""
