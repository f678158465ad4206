"""Lines that expect something of who is out, may be, and in which order."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader

READERS: Mapping[str, Reader] = {}
"""By the word that follows `expect`."""
