"""What the director chose about sound; it belongs to this computer, not to an evening."""

from dataclasses import dataclass

LOUDEST = 100
PACES = (-50, -25, 0, 25, 50)
"""The speeds that can be chosen for the voice, from slow to fast; 0 is its own."""


@dataclass(frozen=True, slots=True)
class Choices:
    """How it sounds.

    Attributes:
        device: the audio output, by the system's own name for it; empty: the one that the system uses.
        device_name: what people call that output, to be named while it is not connected.
        volume: 0 to 100.
        muted: nothing sounds and nothing is spoken.
        spoken: whether announcements are spoken; not before somebody wants it, since a voice may take seconds to load.
        voice: who speaks, as `Voice.key` says; empty: the first that knows the language.
        pace: how fast, -100 to 100; 0 is the voice's own.
    """

    device: str = ""
    device_name: str = ""
    volume: int = 80
    muted: bool = False
    spoken: bool = False
    voice: str = ""
    pace: int = 0
