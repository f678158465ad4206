"""Lines of the history: draws."""

from collections.abc import Mapping

from tournament.wording.facts import Sentence

SENTENCES: Mapping[str, Sentence] = {}
