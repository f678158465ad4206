"""Lines of the history: the division of the pool, and deals."""

from collections.abc import Mapping

from tournament.wording.facts import Sentence

SENTENCES: Mapping[str, Sentence] = {}
