"""The keyboard as it was chosen: a scheme, and what is otherwise."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from desktop.director.commands import sequences
from desktop.director.commands.catalogue import ALL, BY_CODE
from desktop.director.commands.schemes import FINAL_TABLE, SCHEMES

BETWEEN = "\n"
"""What stands between the keys of a command where they are kept as one text."""


@dataclass(frozen=True, slots=True)
class KeyboardChoice:
    """Which command has which keys.

    Attributes:
        scheme: the code of one of `SCHEMES`.
        changes: the keys of the commands, by code, that have others than in the scheme; empty: none at all.
    """

    scheme: str = FINAL_TABLE
    changes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @staticmethod
    def read(scheme: str, changes: Mapping[str, str]) -> "KeyboardChoice":
        """From what was kept; whatever is unknown, broken or taken by another command is left out."""
        made = KeyboardChoice(scheme if scheme in SCHEMES else FINAL_TABLE)
        wanted = {code: tuple(_readable(text)) for code, text in changes.items() if code in BY_CODE}
        wanted = {code: keys for code, keys in wanted.items() if keys or not changes[code]}
        # All at once first: two commands may have exchanged their keys.
        at_once = KeyboardChoice(made.scheme, wanted)
        if not at_once.has_conflicts:
            return at_once._tidy()
        for code, keys in wanted.items():
            if all(made.owner(key) in {None, code} for key in keys):
                made = made.with_keys(code, keys)
        return made

    def plain(self) -> dict[str, str]:
        """The changes as text, to be kept."""
        return {code: BETWEEN.join(keys) for code, keys in self.changes.items()}

    # ---- asking ----------------------------------------------------------------------------------------------------

    def keys_of(self, code: str) -> tuple[str, ...]:
        """The keys of that command; the first one is shown."""
        return self.changes[code] if code in self.changes else self.usual(code)

    def usual(self, code: str) -> tuple[str, ...]:
        """Its keys in the scheme."""
        return SCHEMES[self.scheme].keys.get(code, ())

    def owner(self, key: str) -> str | None:
        """The command that has that key; None: none."""
        return next((command.code for command in ALL if key in self.keys_of(command.code)), None)

    @property
    def has_conflicts(self) -> bool:
        """Whether two commands have the same key; of a choice that was made here never."""
        every = [key for command in ALL for key in self.keys_of(command.code)]
        return len(every) != len(set(every))

    # ---- choosing --------------------------------------------------------------------------------------------------

    def with_keys(self, code: str, keys: tuple[str, ...]) -> "KeyboardChoice":
        """That command has these keys; whichever had one of them has it no more."""
        changes = {**self.changes, code: keys}
        for command in ALL:
            has = self.keys_of(command.code)
            if command.code != code and set(has) & set(keys):
                changes[command.code] = tuple(key for key in has if key not in keys)
        return KeyboardChoice(self.scheme, changes)._tidy()

    def without(self, code: str) -> "KeyboardChoice":
        """That command as in the scheme, whoever has its keys now."""
        return self.with_keys(code, self.usual(code))

    def _tidy(self) -> "KeyboardChoice":
        """Without changes that change nothing."""
        changes = {code: keys for code, keys in self.changes.items() if keys != self.usual(code)}
        return KeyboardChoice(self.scheme, changes)


def _readable(text: str) -> Iterator[str]:
    for each in text.split(BETWEEN):
        key = sequences.read(each)
        if key is not None and sequences.why_not(key) is None:
            yield key
