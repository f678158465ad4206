"""What this computer remembers, as the program asks for it.

None of it is part of an evening; a lost or broken file only means defaults.
"""

import hashlib
from base64 import b64decode, b64encode
from binascii import Error as NoBase64
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QByteArray

from desktop.appearance import Appearance
from desktop.settings import fields, pin
from desktop.settings.values import Values
from tournament.names import Instant


@dataclass(frozen=True, slots=True)
class Exporting:
    """What was chosen last when results left as files; empty: nothing was.

    Attributes:
        reports, formats: by their fixed names.
        separator: between the cells of a CSV.
        folder: where they went.
        anew: whether they stood beside files of the same names.
        opens: whether the folder was opened afterwards.
    """

    reports: tuple[str, ...] = ()
    formats: tuple[str, ...] = ()
    separator: str = ""
    folder: str = ""
    anew: bool = True
    opens: bool = False


class Settings:
    """Values of this computer, some of them for the file whose evenings are shown."""

    def __init__(self, file: Path, shelf: Path) -> None:
        """Use that file; evenings are remembered for that shelf."""
        self._values = Values(file)
        self._shelf = _name_of(shelf)

    @property
    def notices(self) -> tuple[str, ...]:
        """What the director is to be told of a file that could not be read."""
        return tuple(self._values.notices)

    @property
    def folder(self) -> Path:
        """Where this computer keeps what is too large for a line: looks of boards, sounds."""
        return self._values.file.parent

    def store(self) -> bool:
        """Write to the disk now; false: it refuses, and what was chosen holds until the program ends."""
        return self._values.store()

    # ---- how it looks, how it is used ------------------------------------------------------------------------------

    @property
    def appearance(self) -> Appearance:
        """How the desk shall look."""
        get = self._values.get
        return Appearance(get(fields.SCHEME), get(fields.TEXT_PERCENT), get(fields.MOTION))

    @appearance.setter
    def appearance(self, chosen: Appearance) -> None:
        self._values.put(fields.SCHEME, chosen.scheme)
        self._values.put(fields.TEXT_PERCENT, chosen.text_percent)
        self._values.put(fields.MOTION, chosen.motion)

    @property
    def key_scheme(self) -> str:
        """The code of the keyboard's scheme; empty: the program's own."""
        return self._values.get(fields.KEY_SCHEME)

    @key_scheme.setter
    def key_scheme(self, scheme: str) -> None:
        self._values.put(fields.KEY_SCHEME, scheme)

    @property
    def key_changes(self) -> Mapping[str, str]:
        """What was changed in that scheme: the code of a command and its keys as text."""
        return self._values.get(fields.KEY_CHANGES)

    @key_changes.setter
    def key_changes(self, changes: Mapping[str, str]) -> None:
        self._values.put(fields.KEY_CHANGES, dict(changes))

    # ---- the locked desk -------------------------------------------------------------------------------------------

    @property
    def has_pin(self) -> bool:
        """Whether the locked desk asks for a PIN; without one a key that is held unlocks it."""
        return self._values.get(fields.PIN) != ""

    def keep_pin(self, typed: str) -> None:
        """Ask for that PIN from now on; only its hash is kept. Empty: ask for none."""
        self._values.put(fields.PIN, pin.hashed(typed) if typed else "")

    def opens(self, typed: str) -> bool:
        """Whether that is the PIN; where there is none, anything is."""
        kept = self._values.get(fields.PIN)
        return kept == "" or pin.opens(typed, kept)

    @property
    def locked(self) -> bool:
        """Whether the desk is locked now; it is so at the next start, too."""
        return self._values.get(fields.LOCKED)

    @locked.setter
    def locked(self, locked: bool) -> None:
        self._values.put(fields.LOCKED, locked)
        self.store()

    # ---- what stands in the fields of something new ----------------------------------------------------------------

    @property
    def currency(self) -> str:
        """The currency that was chosen last."""
        return self._values.get(fields.CURRENCY)

    @currency.setter
    def currency(self, code: str) -> None:
        self._values.put(fields.CURRENCY, code)

    # ---- the windows of tables ---------------------------------------------------------------------------------------

    @property
    def table_wishes(self) -> Mapping[str, int | str | bool]:
        """How they look and play, by the names of `TableWishes`."""
        return self._values.get(fields.TABLE_WISHES)

    @table_wishes.setter
    def table_wishes(self, wishes: Mapping[str, int | str | bool]) -> None:
        self._values.put(fields.TABLE_WISHES, dict(wishes))
        self.store()

    def table_layout(self, number: int) -> QByteArray | None:
        """Where the window of the table of that number was; None: it was never open."""
        return _unpacked(self._values.get(fields.TABLE_WINDOW, number=number))

    def keep_table_layout(self, number: int, geometry: QByteArray) -> None:
        """Note where it is."""
        self._values.put(fields.TABLE_WINDOW, b64encode(geometry.data()).decode(), number=number)

    def recording_layout(self, number: int) -> QByteArray | None:
        """Where the window was in which that table's hands are recorded; None: it was never open."""
        return _unpacked(self._values.get(fields.RECORDING_WINDOW, number=number))

    def keep_recording_layout(self, number: int, geometry: QByteArray) -> None:
        """Note where it is."""
        self._values.put(fields.RECORDING_WINDOW, b64encode(geometry.data()).decode(), number=number)

    # ---- how results leave -----------------------------------------------------------------------------------------

    @property
    def exporting(self) -> Exporting:
        """What was chosen last when results left as files."""
        get = self._values.get
        return Exporting(
            _words(get(fields.EXPORT_REPORTS)),
            _words(get(fields.EXPORT_FORMATS)),
            get(fields.EXPORT_SEPARATOR),
            get(fields.EXPORT_FOLDER),
            get(fields.EXPORT_ANEW),
            get(fields.EXPORT_OPENS),
        )

    @exporting.setter
    def exporting(self, chosen: Exporting) -> None:
        self._values.put(fields.EXPORT_REPORTS, " ".join(chosen.reports))
        self._values.put(fields.EXPORT_FORMATS, " ".join(chosen.formats))
        self._values.put(fields.EXPORT_SEPARATOR, chosen.separator)
        self._values.put(fields.EXPORT_FOLDER, chosen.folder)
        self._values.put(fields.EXPORT_ANEW, chosen.anew)
        self._values.put(fields.EXPORT_OPENS, chosen.opens)
        self.store()

    @property
    def paper(self) -> str:
        """`a4` or `letter`; empty: nobody has chosen."""
        return self._values.get(fields.PAPER)

    @paper.setter
    def paper(self, paper: str) -> None:
        self._values.put(fields.PAPER, paper)
        self.store()

    # ---- where everything is ---------------------------------------------------------------------------------------

    @property
    def data_path(self) -> Path | None:
        """The file with the club that was chosen; None: the usual one."""
        found = self._values.get(fields.DATA_PATH)
        return Path(found) if found else None

    @data_path.setter
    def data_path(self, path: Path | None) -> None:
        self._values.put(fields.DATA_PATH, "" if path is None else str(path))

    @property
    def left_behind(self) -> Path | None:
        """The file from before the data were moved, as long as nobody has removed it."""
        found = self._values.get(fields.LEFT_BEHIND)
        return Path(found) if found else None

    @left_behind.setter
    def left_behind(self, path: Path | None) -> None:
        self._values.put(fields.LEFT_BEHIND, "" if path is None else str(path))

    def turn_to(self, shelf: Path) -> None:
        """Evenings are remembered for that shelf from now on."""
        self._shelf = _name_of(shelf)

    def follow(self, moved: Path) -> None:
        """The shelf lies there now: what was remembered for it is remembered for that path."""
        before, self._shelf = self._shelf, _name_of(moved)
        self._values.carry(f"files/{before}/", f"files/{self._shelf}/")

    def layout(self, screens: str) -> QByteArray | None:
        """Where the window was with that set of screens."""
        return _unpacked(self._values.get(fields.LAYOUT, screens=screens))

    def keep_layout(self, screens: str, geometry: QByteArray) -> None:
        """Note where the window is with that set of screens."""
        self._values.put(fields.LAYOUT, b64encode(geometry.data()).decode(), screens=screens)

    def board_screen(self, number: int) -> str:
        """The screen that board was on last; empty: none yet."""
        return self._values.get(fields.BOARD_SCREEN, number=number)

    def keep_board_screen(self, number: int, screen: str) -> None:
        """Note on which screen that board is."""
        self._values.put(fields.BOARD_SCREEN, screen, number=number)

    def opens_board(self, number: int) -> bool:
        """Whether that board opens with the program; off until somebody wants it."""
        return self._values.get(fields.BOARD_AT_START, number=number)

    def keep_opens_board(self, number: int, *, opens: bool) -> None:
        """Note whether that board opens with the program."""
        self._values.put(fields.BOARD_AT_START, opens, number=number)

    # ---- where the director was ------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether a desk has the shelf open; true at its beginning: the last one was killed."""
        return self._values.get(fields.IS_OPEN, shelf=self._shelf)

    @is_open.setter
    def is_open(self, is_open: bool) -> None:
        self._values.put(fields.IS_OPEN, is_open, shelf=self._shelf)
        self.store()

    @property
    def last_evening(self) -> int | None:
        """The stream of the evening that was open last."""
        return self._values.get(fields.LAST_EVENING, shelf=self._shelf)

    @last_evening.setter
    def last_evening(self, stream: int | None) -> None:
        self._values.put(fields.LAST_EVENING, stream, shelf=self._shelf)
        self.store()  # a computer that is switched off a moment later opens it again

    def awake(self, stream: int) -> Instant | None:
        """When the desk was last seen awake with that evening open."""
        return self._values.get(fields.AWAKE, shelf=self._shelf, stream=stream)

    def keep_awake(self, stream: int, at: Instant) -> None:
        """Note that the desk is awake."""
        self._values.put(fields.AWAKE, at, shelf=self._shelf, stream=stream)

    def page(self, stream: int) -> str:
        """The page of that evening's desk that was shown last; empty: none yet."""
        return self._values.get(fields.PAGE, shelf=self._shelf, stream=stream)

    def keep_page(self, stream: int, page: str) -> None:
        """Note which page is shown; it reaches the disk with what is stored every few seconds."""
        self._values.put(fields.PAGE, page, shelf=self._shelf, stream=stream)

    def wanted_end(self, stream: int) -> Instant | None:
        """When that evening should be over; None: nobody has said."""
        return self._values.get(fields.WANTED_END, shelf=self._shelf, stream=stream)

    def keep_wanted_end(self, stream: int, at: Instant | None) -> None:
        """Note when that evening should be over."""
        self._values.put(fields.WANTED_END, at, shelf=self._shelf, stream=stream)
        self.store()

    def half_hand(self, stream: int, table: int) -> fields.HalfHand | None:
        """The hand of real cards that is half entered at that table; None: none is."""
        return self._values.get(fields.HALF_HAND, shelf=self._shelf, stream=stream, number=table)

    def keep_half_hand(self, stream: int, table: int, hand: fields.HalfHand | None) -> None:
        """Note how far it is entered; it reaches the disk with what is stored every few seconds."""
        self._values.put(fields.HALF_HAND, hand, shelf=self._shelf, stream=stream, number=table)

    def published(self, stream: int) -> Path | None:
        """The folder in which that evening is published; None: in none."""
        found = self._values.get(fields.PUBLISHED, shelf=self._shelf, stream=stream)
        return Path(found) if found else None

    def keep_published(self, stream: int, folder: Path | None) -> None:
        """Note where that evening is published."""
        self._values.put(fields.PUBLISHED, "" if folder is None else str(folder), shelf=self._shelf, stream=stream)
        self.store()

    def board_evening(self, number: int) -> int | None:
        """The stream of the evening which that board shows, or showed when the program ended."""
        return self._values.get(fields.BOARD_EVENING, shelf=self._shelf, number=number)

    def keep_board_evening(self, number: int, stream: int | None) -> None:
        """Note which evening that board shows; None: it is closed."""
        self._values.put(fields.BOARD_EVENING, stream, shelf=self._shelf, number=number)
        self.store()


def _unpacked(text: str) -> QByteArray | None:
    """Bytes that were written as letters; None where there are none."""
    try:
        found = b64decode(text, validate=True)
    except (NoBase64, ValueError):
        return None
    return QByteArray(found) if found else None


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _name_of(shelf: Path) -> str:
    return hashlib.sha256(str(shelf.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:16]
