"""Lines of the history: money and bought chips."""

from collections.abc import Mapping

from tournament.wording.facts import Sentence

SENTENCES: Mapping[str, Sentence] = {}
