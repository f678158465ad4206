"""What this computer remembers: typed, and whole again by itself where something is wrong."""

from desktop.settings.settings import Exporting, Settings

__all__ = ["Exporting", "Settings"]
