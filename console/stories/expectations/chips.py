"""Lines that expect something of the chips themselves."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader

READERS: Mapping[str, Reader] = {}
"""By the word that follows `expect`."""
