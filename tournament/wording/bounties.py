"""Lines of the history: bounties."""

from collections.abc import Mapping

from tournament.wording.facts import Sentence

SENTENCES: Mapping[str, Sentence] = {}
