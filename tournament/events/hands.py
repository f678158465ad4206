"""Facts about hands that were written down elsewhere."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HandsAttached:
    """A file of hands belongs to the evening; their texts (PHH) lie beside the step. They change nothing of it.

    Attributes:
        name: of the file.
        hands: how many it holds.
        sha256: of the texts, in hexadecimal, so that the same hands are recognised.
    """

    name: str
    hands: int
    sha256: str
