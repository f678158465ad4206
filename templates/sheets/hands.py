"""Hand histories of an evening as one file in the PHH format, a numbered section a hand."""

from collections.abc import Iterable


def hands_phhs(texts: Iterable[str]) -> bytes:
    """The texts of the hands, in order of the evening's running number, as sections numbered from 1."""
    sections = (f"[{number}]\n{text.rstrip()}\n" for number, text in enumerate(texts, start=1))
    return "\n".join(sections).encode()
