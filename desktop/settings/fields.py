"""Everything that this computer remembers: each value with its name, its type, its default, and what it may be.

None of it is part of an evening.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Generic, NamedTuple, TypeVar

from msgspec import Meta

from desktop.appearance import Scheme, TextPercent
from desktop.settings.pin import is_hash
from tournament.names import Instant
from tournament.sales.money import PLAY

T = TypeVar("T")

FARTHEST: Final[Instant] = 7_258_118_400_000
"""The year 2200: an instant after it was never seen, and would carry its evening away for good."""

LONGEST = 4_000
"""Characters of a text: a path, the name of a screen."""

Word = Annotated[str, Meta(max_length=LONGEST)]
Past = Annotated[Instant, Meta(ge=0, lt=FARTHEST)]
Count = Annotated[int, Meta(ge=0, le=2**53)]


class HalfHand(NamedTuple):
    """A hand of real cards that is half entered: what is in the file of this computer, without anybody's own cards.

    Attributes:
        number: of the table's hands.
        line: its keys.
        level: the index of the level it was dealt at; `button`: the seat that has it, None: where the rules have it.
        without: seats that were dealt no cards.
    """

    number: int
    line: str
    level: int | None
    button: int | None
    without: tuple[int, ...]


def _fits(hand: HalfHand | None) -> bool:
    return hand is None or (len(hand.line) <= LONGEST and len(hand.without) <= 100)


@dataclass(frozen=True, slots=True)
class Field(Generic[T]):
    """A value by its name.

    Attributes:
        name: with blanks in braces where there is one for each board, evening, file, set of screens.
        kind: the type it has in the file, as msgspec reads it.
        default: what counts while there is none, or what is there is wrong.
        check: whether it may be that.
    """

    name: str
    kind: Any
    default: T
    check: Callable[[T], bool] = lambda value: True

    def key(self, **which: object) -> str:
        """The name with its blanks filled."""
        return self.name.format(**which)


def _is_currency(code: str) -> bool:
    return code == PLAY or (len(code) == 3 and code.isascii() and code.isalpha() and code.isupper())


def _is_pin(text: str) -> bool:
    """A damaged one is none: no PIN would ever unlock the desk again."""
    return text == "" or is_hash(text)


def _are_words(words: Mapping[str, str]) -> bool:
    return len(words) <= 500 and all(len(each) <= LONGEST for pair in words.items() for each in pair)


NO_WORDS: Final[Mapping[str, str]] = {}

# ---- how it looks ----------------------------------------------------------------------------------------------------
SCHEME: Field[Scheme] = Field("appearance/scheme", Scheme, "system")
TEXT_PERCENT: Field[TextPercent] = Field("appearance/text_percent", TextPercent, 100)
MOTION = Field("appearance/motion", bool, True)

# ---- how it is used --------------------------------------------------------------------------------------------------
KEY_SCHEME = Field("keyboard/scheme", Word, "")
KEY_CHANGES: Field[Mapping[str, str]] = Field("keyboard/changes", dict[str, str], NO_WORDS, _are_words)
PIN = Field("lock/pin", Word, "", _is_pin)
LOCKED = Field("lock/locked", bool, False)

# ---- what stands in the fields of something new ----------------------------------------------------------------------
CURRENCY = Field("currency", Word, "EUR", _is_currency)

# ---- the windows of tables -------------------------------------------------------------------------------------------
NO_WISHES: Final[Mapping[str, int | str | bool]] = {}
TABLE_WISHES: Field[Mapping[str, int | str | bool]] = Field(
    "tables/wishes", dict[str, int | str | bool], NO_WISHES, lambda wishes: len(wishes) <= 50
)
TABLE_WINDOW = Field("tables/{number}/window", Word, "")
RECORDING_WINDOW = Field("tables/{number}/recording", Word, "")

# ---- how results leave -----------------------------------------------------------------------------------------------
EXPORT_REPORTS = Field("export/reports", Word, "")
EXPORT_FORMATS = Field("export/formats", Word, "")
EXPORT_SEPARATOR = Field("export/separator", Word, "", lambda sign: sign in ("", ",", ";", "\t"))
EXPORT_FOLDER = Field("export/folder", Word, "")
EXPORT_ANEW = Field("export/anew", bool, True)
EXPORT_OPENS = Field("export/opens_folder", bool, False)
PAPER = Field("print/paper", Word, "", lambda paper: paper in ("", "a4", "letter"))

# ---- where everything is ---------------------------------------------------------------------------------------------
DATA_PATH = Field("data/path", Word, "")
LEFT_BEHIND = Field("data/left_behind", Word, "")
LAYOUT = Field("window/{screens}", Word, "")
BOARD_SCREEN = Field("boards/{number}/screen", Word, "")
BOARD_AT_START = Field("boards/{number}/at_start", bool, False)

# ---- where the director was, for each file ---------------------------------------------------------------------------
IS_OPEN = Field("files/{shelf}/is_open", bool, False)
LAST_EVENING: Field[int | None] = Field("files/{shelf}/last_evening", Count | None, None)
AWAKE: Field[Instant | None] = Field(
    "files/{shelf}/awake/{stream}", Count | None, None, lambda at: (at or 0) < FARTHEST
)
PAGE = Field("files/{shelf}/page/{stream}", Word, "")
WANTED_END: Field[Instant | None] = Field(
    "files/{shelf}/wanted_end/{stream}", Count | None, None, lambda at: (at or 0) < FARTHEST
)
HALF_HAND: Field[HalfHand | None] = Field("files/{shelf}/recording/{stream}/{number}", HalfHand | None, None, _fits)
PUBLISHED = Field("files/{shelf}/published/{stream}", Word, "")
BOARD_EVENING: Field[int | None] = Field("files/{shelf}/board/{number}", Count | None, None)
