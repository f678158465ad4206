"""Refusals: the division of the pool, and deals."""

from collections.abc import Mapping

from tournament.refusals.marks import Counted

SENTENCES: Mapping[str, str | Counted] = {}
