"""Hands found again by what is typed, in one line, in any order."""

import pytest

from tests.tournament.hand_texts import BEAT, BUST, MUCKED, QUIET, VOID, rowed
from tournament.hand_book.search import query
from tournament.names import EntryNo

ROWS = [rowed(text, seq) for seq, text in enumerate((BUST, BEAT, MUCKED, QUIET, VOID), 1)]
KNOWN = {1: "bust", 2: "beat", 3: "mucked", 4: "quiet", 5: "void"}


def found(typed: str) -> list[str]:
    return [KNOWN[row.key.seq] for row in query(typed).found(ROWS)]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("", "bust beat mucked quiet void"),
        ("all-in", "bust beat"),
        ("bust", "bust beat"),
        ("boris bust", "bust"),
        ("anna bust", "beat"),
        ("bust anna", "bust beat"),
        ("cyril won", "bust beat mucked"),
        ("BORIS Allin", "bust"),
        (">600", "bust beat"),
        ("<200", "quiet"),
        ("625", "bust beat"),
        ("=625", "bust"),
        (">=3k", "beat"),
        (">12bb", "bust beat"),
        ("3'000+", "beat"),
        (">=3,000", "beat"),
        ("3.000+", "beat"),
        ("all in", "bust beat"),
        ("Boris all in <1k", "bust"),
        ("table 4", "beat"),
        ("t4", "beat"),
        ("#9", "mucked"),
        ("level 2 #10", "quiet"),
        ("full house", "bust mucked"),
        ("three of a kind", "beat"),
        ("set bust", "beat"),
        ("pair", "bust beat"),
        ("straight flush", ""),
        ("void", "void"),
        ("-void -all-in", "mucked quiet"),
        ("anna cyril full house -bust", "mucked"),
        ('"Anna"', "bust beat mucked quiet void"),
        ("attached", ""),
        ("dealt >5m", ""),
        ("nobody", ""),
    ],
)
def test_everything_typed_must_hold(typed: str, names: str) -> None:
    assert " ".join(found(typed)) == names


def test_a_name_that_nobody_has_is_told_and_nothing_typed_is_wrong() -> None:
    asked = query('zoe all-in >>5 "')
    assert asked.found(ROWS) == []
    assert asked.unknown(ROWS, {}) == ["zoe", ">>5"]
    assert query("ann").unknown(ROWS, {}) == []


def test_a_number_after_a_name_belongs_to_it_where_somebody_is_called_so() -> None:
    assert query("player 12", {EntryNo(1): "Player 12"}).names == ("player 12",)
    assert query("player 12", {EntryNo(1): "Player 7"}).names == ("player",)


def test_all_in_is_a_name_where_somebody_is_called_so() -> None:
    assert query("all in", {EntryNo(1): "All In"}).names == ("all", "in")
    assert query("all in", {EntryNo(1): "Sally Ingram"}).names == ()
    assert query('"bust" "table 2"').names == ("bust", "table 2")
