"""Lines that decide about the division of the pool, and deals."""

from collections.abc import Mapping

from console.stories.lines.reading import Reader

READERS: Mapping[str, Reader] = {}
"""By the words that the line begins with."""
