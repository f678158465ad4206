"""A hand as it began."""

from __future__ import annotations

from engine.hand import Hand


def beginning(hand: Hand, *, asks_to_show: bool) -> Hand:
    """The same hand with the same cards, before anybody has done anything; `asks_to_show` as of a new Hand."""
    return Hand(
        hand.started,
        hand.positions,
        hand.blinds,
        hand.dealt_from,
        hand.rules,
        dues=hand.dues,
        carried=hand.carried,
        last_two=hand.last_two,
        asks_to_show=asks_to_show,
    )
