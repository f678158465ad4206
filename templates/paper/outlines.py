"""Letters of our typeface as printed pages need them.

Its files draw with cubic curves (CFF), which is right for screens. A PDF may hold such a font only in a form that
fpdf2 does not write; with quadratic curves (TrueType) it does, and every printer takes it.
"""

from collections.abc import Collection
from typing import Any

FINE = 0.8
"""By how many thousandths of its size, about, a curve may differ from the one it replaces."""


def to_truetype(font: Any, glyphs: Collection[str]) -> None:
    """Leave these glyphs in the font, a `fontTools.ttLib.TTFont`, and draw them as TrueType does.

    What belongs to a whole typeface, as pairs and alternatives, goes.
    """
    from fontTools.pens.cu2quPen import Cu2QuPen
    from fontTools.pens.ttGlyphPen import TTGlyphPen
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import newTable

    options = Options(notdef_outline=True, recommended_glyphs=True)
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "VORG"]
    subsetter = Subsetter(options)
    subsetter.populate(glyphs=list(glyphs))
    subsetter.subset(font)
    names, drawn = font.getGlyphOrder(), font.getGlyphSet()
    outlines = newTable("glyf")
    outlines.glyphOrder, outlines.glyphs = names, {}
    for name in names:
        pen = TTGlyphPen(None)
        drawn[name].draw(Cu2QuPen(pen, FINE * font["head"].unitsPerEm / 1000, reverse_direction=True))
        outlines.glyphs[name] = pen.glyph()
    font["loca"], font["glyf"] = newTable("loca"), outlines
    del font["CFF "]
    for name, outline in outlines.glyphs.items():
        outline.recalcBounds(outlines)
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(outline, "xMin", 0))
    _as_truetype(font)


def _as_truetype(font: Any) -> None:
    """What the font says of itself."""
    limits = font["maxp"]
    limits.tableVersion = 0x00010000
    limits.maxZones, limits.maxComponentElements = 1, 0
    for none in ("TwilightPoints", "Storage", "FunctionDefs", "InstructionDefs", "StackElements", "SizeOfInstructions"):
        setattr(limits, f"max{none}", 0)
    font["post"].formatType = 3.0
    font.sfntVersion = "\x00\x01\x00\x00"
