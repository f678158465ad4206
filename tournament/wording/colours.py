"""Lines of the history: the chips themselves."""

from collections.abc import Mapping

from tournament.wording.facts import Sentence

SENTENCES: Mapping[str, Sentence] = {}
