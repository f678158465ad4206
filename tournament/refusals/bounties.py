"""Refusals: bounties."""

from collections.abc import Mapping

from tournament.refusals.marks import Counted

SENTENCES: Mapping[str, str | Counted] = {}
