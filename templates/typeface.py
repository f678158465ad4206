"""The one typeface we bring along, Inter, for the desk's windows and for printed pages."""

from pathlib import Path

FONTS = Path(__file__).parent / "fonts"
REGULAR, SEMIBOLD, BOLD = "Inter-Regular.otf", "Inter-SemiBold.otf", "Inter-Bold.otf"
FACES = (REGULAR, SEMIBOLD, BOLD)
