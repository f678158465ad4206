"""A table from a file or from the clipboard, with what is known about how it is to be read."""

from dataclasses import dataclass, replace
from pathlib import Path

from desktop.director.roster_file import read_bytes
from tournament.language import gettext as _
from tournament.people.headings import HEADINGS
from tournament.spreadsheet import Sheet, read_sheet
from tournament.workbooks import is_workbook, sheet_names

ENCODINGS = ("utf-8", "windows-1250", "windows-1252", "utf-16")
"""In which text files are offered to be read; others a program of today need not write."""

SEPARATORS = (",", ";", "\t", "|")


@dataclass(frozen=True, slots=True)
class Source:
    """Bytes and how they are read; None: as it is found out.

    Attributes:
        file: what it is called in sentences.
    """

    data: bytes
    file: str
    encoding: str | None = None
    separator: str | None = None
    sheet: str | None = None

    @property
    def is_workbook(self) -> bool:
        """Whether it has sheets instead of letters and separators."""
        return is_workbook(self.data)

    def sheets(self) -> tuple[str, ...]:
        """The names of its sheets; none of a text.

        Raises:
            Refusal: as `workbooks.sheet_names` says.
        """
        return sheet_names(self.data, self.file) if self.is_workbook else ()

    def read(self) -> Sheet:
        """The table.

        Raises:
            Refusal: as `spreadsheet.read_sheet` says.
        """
        return read_sheet(
            self.data,
            self.file,
            wanted=HEADINGS,
            encoding=self.encoding,
            separator=self.separator,
            sheet_name=self.sheet,
        )

    def found_encoding(self, sheet: Sheet) -> str:
        """In which encoding its letters were read."""
        told = next((note.facts["encoding"] for note in sheet.notes if note.code == "read_as"), None)
        if told is not None or self.encoding is not None:
            return str(told or self.encoding)
        return "utf-16" if b"\x00" in self.data[:100] else "utf-8"

    def read_as(self, encoding: str | None, separator: str | None, sheet: str | None) -> "Source":
        """The same, read otherwise."""
        return replace(self, encoding=encoding, separator=separator, sheet=sheet)


def from_file(path: Path) -> Source:
    """The table in that file.

    Raises:
        Refusal: it cannot be opened, or is too large.
    """
    return Source(read_bytes(path), path.name)


def from_clipboard(text: str) -> Source:
    """Cells as a spreadsheet puts them there, or lines of names."""
    return Source(text.encode("utf-8", "replace"), _("What was pasted"), encoding="utf-8")
