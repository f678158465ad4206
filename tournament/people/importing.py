"""People of the club from a spreadsheet: what its columns are, what each row would do, the one step that does it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, StrEnum

from tournament.club.people import numbered, refuse_known
from tournament.club.roster import MEMBER, Player, Roster
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.events import Event, PlayerAdded, PlayerChanged, PlayerIdentified
from tournament.history import Step
from tournament.names import Instant, PlayerId
from tournament.people.headings import Field, counts_perhaps, guessed
from tournament.people.people import base_letters, clean_name, clean_notes, person_key
from tournament.spreadsheet import Record, Sheet, undefuse


@dataclass(frozen=True, slots=True)
class ColumnMap:
    """What the columns of a file hold.

    Attributes:
        fields: by the column's place, from 0; several columns of notes become lines of them.
        headed: whether the first row is a heading.
    """

    fields: Mapping[int, Field]
    headed: bool = True

    def places(self, wanted: Field) -> tuple[int, ...]:
        """The columns that hold this, from the left."""
        return tuple(place for place in sorted(self.fields) if self.fields[place] is wanted)

    @property
    def names_somebody(self) -> bool:
        """Whether a name can be made of it."""
        return bool({Field.NAME, Field.FIRST, Field.LAST} & set(self.fields.values()))


class Fate(StrEnum):
    """What becomes of a row."""

    NEW = "new"
    KNOWN = "known"
    """Known, and nothing changes."""
    CHANGED = "changed"
    """Known, and a nickname, notes or the member number are written down."""
    DOUBTFUL = "doubtful"
    """Somebody is called so but for accents, was called so before, or has that member number under another name: it
    has to be decided."""
    TWICE = "twice"
    """Another row of the file names the same person."""
    LEFT_OUT = "left_out"


class Choice(Enum):
    """What somebody decides about a doubtful row, beside who it is."""

    NEW = "new"
    LEAVE_OUT = "leave_out"


Decisions = Mapping[int, PlayerId | Choice]
"""By the line of the row: who it is, or a `Choice`."""


@dataclass(frozen=True, slots=True)
class PlannedRow:
    """One row of the file and what would become of it.

    Attributes:
        line: where it stands, from 1.
        name, nickname, notes, member: as they would be kept; empty: the file says nothing.
        known: whose row it is.
        alike: of a doubtful one, who it may be.
        may_be_new: whether a doubtful one can be somebody new.
        changes: what of the known person would be written anew.
        first_line: of one that is there twice, where the person stands first.
        why: why it is left out; None with `LEFT_OUT`: somebody decided so.
        decided: whether somebody has decided about it.
    """

    line: int
    fate: Fate
    name: str
    nickname: str = ""
    notes: str = ""
    member: str = ""
    known: PlayerId | None = None
    alike: tuple[PlayerId, ...] = ()
    may_be_new: bool = True
    changes: tuple[Field, ...] = ()
    first_line: int | None = None
    why: Refusal | None = None
    decided: bool = False


@dataclass(frozen=True, slots=True)
class Plan:
    """What becomes of every row, in the file's order."""

    rows: tuple[PlannedRow, ...]

    def count(self, fate: Fate) -> int:
        """How many rows come to that."""
        return sum(row.fate is fate for row in self.rows)

    @property
    def changes_something(self) -> bool:
        """Whether an import would write anything."""
        return any(row.fate in (Fate.NEW, Fate.CHANGED) for row in self.rows)


def guess(sheet: Sheet) -> ColumnMap:
    """What the columns probably hold, by their headings; without any, a single column holds names.

    Numbers that count the rows, as those of a sign-in sheet do, are nobody's member numbers.
    """
    first, *rows = sheet.records
    fields = guessed([undefuse(cell) for cell in first.cells])
    if fields:
        counted = {place for place, meant in fields.items() if meant is Field.MEMBER and _counts(first, rows, place)}
        return ColumnMap({place: meant for place, meant in fields.items() if place not in counted})
    used = sorted({place for record in sheet.records for place, cell in enumerate(record.cells) if cell.strip()})
    return ColumnMap({used[0]: Field.NAME} if len(used) == 1 else {}, headed=False)


def _counts(first: Record, rows: Sequence[Record], place: int) -> bool:
    """Whether the column of that place is no more than 1, 2, 3 … down the rows."""
    numbers = [text for row in rows if (text := row.cell(place).strip().rstrip("."))]
    return counts_perhaps(first.cell(place)) and numbers == [str(number) for number in range(1, len(numbers) + 1)]


def plan(sheet: Sheet, columns: ColumnMap, roster: Roster, decisions: Decisions | None = None) -> Plan:
    """What becomes of every row if the file is imported so; nothing is decided here about a doubtful one."""
    reading = _Reading(roster, {} if decisions is None else decisions)
    records = sheet.records[1:] if columns.headed else sheet.records
    return Plan(tuple(reading.row(record, columns) for record in records))


def import_people(roster: Roster, at: Instant, planned: Plan) -> Step:
    """Take the new people of the plan into the club and write down what it changes about known ones, as one step.

    Raises:
        RuleViolation: `nothing_to_import`; `player_known`, `player_in_archive`, `no_such_person`: the club has changed
            since the plan was made.
    """
    numbers = roster.new_numbers()
    events: list[Event] = []
    new = changed = 0
    for row in planned.rows:
        if row.fate is Fate.NEW:
            refuse_known(roster, row.name)
            new += 1
            number = next(numbers)
            events += _new(row, number)
        elif row.fate is Fate.CHANGED and row.known is not None:
            changed += 1
            events += _changed(row, numbered(roster, row.known))
    if not events:
        raise RuleViolation("nothing_to_import")
    names = [event.name for event in events if isinstance(event, PlayerAdded)]
    return Step("people_imported", tuple(events), {"names": names[:3], "new": new, "changed": changed})


def _new(row: PlannedRow, number: PlayerId) -> Iterator[Event]:
    yield PlayerAdded(number, row.name)
    if row.nickname or row.notes:
        yield PlayerChanged(number, row.name, row.nickname, row.notes)
    if row.member:
        yield PlayerIdentified(number, MEMBER, row.member)


def _changed(row: PlannedRow, player: Player) -> Iterator[Event]:
    if {Field.NICKNAME, Field.NOTES} & set(row.changes):
        nickname = row.nickname if Field.NICKNAME in row.changes else player.nickname
        notes = row.notes if Field.NOTES in row.changes else player.notes
        yield PlayerChanged(player.number, player.name, nickname, notes)
    if Field.MEMBER in row.changes:
        yield PlayerIdentified(player.number, MEMBER, row.member)


@dataclass(slots=True)
class _Reading:
    """The rows of a file, one after the other, against the club and the rows before.

    Attributes:
        alike: the club's people by the letters of their names without accents.
        members: their member numbers, several where people were merged.
        named, numbered, taken: at which line a name, a member number and a known person stand first.
    """

    roster: Roster
    decisions: Decisions
    alike: dict[str, dict[PlayerId, None]] = field(default_factory=dict)
    members: Mapping[PlayerId, Sequence[str]] = field(default_factory=dict)
    named: dict[str, int] = field(default_factory=dict)
    numbered: dict[str, int] = field(default_factory=dict)
    taken: dict[PlayerId, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for player in self.roster.players.values():
            for name in player.names:
                self.alike.setdefault(base_letters(name), {})[self.roster.canonical(player.number)] = None
        self.members = self.roster.everybodys_ids(MEMBER)

    def row(self, record: Record, columns: ColumnMap) -> PlannedRow:
        """What becomes of this one."""
        wanted = _cells(record, columns)
        try:
            row = PlannedRow(
                record.line,
                Fate.NEW,
                clean_name(wanted[Field.NAME]),
                clean_name(wanted[Field.NICKNAME]) if wanted[Field.NICKNAME].strip() else "",
                clean_notes(wanted[Field.NOTES]),
                _clean_member(wanted[Field.MEMBER]),
            )
        except BadInput as wrong:
            why = Refusal("row_without_name") if wrong.code == "name_empty" else wrong
            shown = " ".join(wanted[Field.NAME].split())[:100]
            return PlannedRow(record.line, Fate.LEFT_OUT, shown, why=why)
        return self._met(row) or self._placed(row)

    def _met(self, row: PlannedRow) -> PlannedRow | None:
        """The row as one that a row before makes needless or impossible; else it is noted down."""
        first = self.named.get(person_key(row.name))
        by_number = self.numbered.get(row.member) if row.member else None
        if first is None and by_number is None:
            self.named[person_key(row.name)] = row.line
            if row.member:
                self.numbered[row.member] = row.line
            return None
        if first is not None and row.member and by_number is None:
            if self.roster.identified(MEMBER, row.member) is None:
                return _left_out(row, RuleViolation("same_name_other_member", name=row.name, first_line=first))
            self.numbered[row.member] = row.line
            return None
        return replace(row, fate=Fate.TWICE, first_line=first if by_number is None else by_number)

    def _placed(self, row: PlannedRow) -> PlannedRow:
        """What becomes of a row that no other has anything to do with."""
        by_number = self.roster.identified(MEMBER, row.member) if row.member else None
        called = self.roster.find(row.name)
        if by_number is not None:
            if called is not None and called.number == by_number.number:
                return self._known(row, called)
            return self._doubtful(row, (by_number.number,), may_be_new=False)
        if called is not None:
            known_as = self.members.get(called.number, ())
            if row.member and known_as:
                return _left_out(
                    row, RuleViolation("known_by_other_member", name=row.name, member=row.member, known=known_as[0])
                )
            return self._known(row, called)
        similar = self._perhaps(row.name)
        return self._doubtful(row, similar, may_be_new=True) if similar else self._new(row)

    def _perhaps(self, name: str) -> tuple[PlayerId, ...]:
        """Who is called almost so, or was called so before: a list may be older than the change of a name."""
        found = dict(self.alike.get(base_letters(name), {}))
        before = self.roster.former.get(person_key(name))
        if before is not None:
            found[self.roster.canonical(before)] = None
        return tuple(found)

    def _doubtful(self, row: PlannedRow, alike: tuple[PlayerId, ...], *, may_be_new: bool) -> PlannedRow:
        decided = self.decisions.get(row.line)
        asked = replace(row, fate=Fate.DOUBTFUL, alike=alike, may_be_new=may_be_new)
        if decided is Choice.LEAVE_OUT:
            return replace(asked, fate=Fate.LEFT_OUT, decided=True)
        if decided is Choice.NEW and may_be_new:
            return replace(self._new(asked), decided=True)
        if decided in alike and not isinstance(decided, Choice):
            return replace(self._known(asked, self.roster.players[decided]), decided=True)
        return asked

    def _new(self, row: PlannedRow) -> PlannedRow:
        """A new person, unless somebody else has the nickname."""
        other = self.roster.find(row.nickname) if row.nickname else None
        if other is not None or (row.nickname and self._nickname_taken(row)):
            shown = row.nickname if other is None else other.shown
            return _left_out(row, RuleViolation("player_known", name=row.nickname, known=shown))
        return replace(row, fate=Fate.NEW)

    def _nickname_taken(self, row: PlannedRow) -> bool:
        """Whether another row has that name or nickname; noted down where it has not."""
        return self.named.setdefault(person_key(row.nickname), row.line) != row.line

    def _known(self, row: PlannedRow, player: Player) -> PlannedRow:
        first = self.taken.setdefault(player.number, row.line)
        if first != row.line:
            return replace(row, fate=Fate.TWICE, known=player.number, first_line=first)
        changes = []
        if row.nickname and row.nickname != player.nickname and person_key(row.nickname) != person_key(player.name):
            other = self.roster.find(row.nickname)
            if (other is not None and other.number != player.number) or self._nickname_taken(row):
                shown = row.nickname if other is None else other.shown
                return _left_out(row, RuleViolation("player_known", name=row.nickname, known=shown))
            changes.append(Field.NICKNAME)
        if row.notes and row.notes != player.notes:
            changes.append(Field.NOTES)
        if row.member and row.member not in self.members.get(player.number, ()):
            changes.append(Field.MEMBER)
        return replace(row, fate=Fate.CHANGED if changes else Fate.KNOWN, known=player.number, changes=tuple(changes))


def _cells(record: Record, columns: ColumnMap) -> dict[Field, str]:
    """What the row says, with a whole name of its parts."""

    def text(wanted: Field, between: str = " ") -> str:
        cells = (undefuse(record.cell(place)).strip() for place in columns.places(wanted))
        return between.join(cell for cell in cells if cell)

    name = text(Field.NAME) or " ".join(part for part in (text(Field.FIRST), text(Field.LAST)) if part)
    found = {each: text(each) for each in (Field.NICKNAME, Field.MEMBER)}
    return found | {Field.NAME: name, Field.NOTES: text(Field.NOTES, "\n")}


def _clean_member(text: str) -> str:
    """A member number as it is kept: exactly as written, blanks around it apart.

    Raises:
        BadInput: as `people.clean_name` says.
    """
    return clean_name(text) if text.strip() else ""


def _left_out(row: PlannedRow, why: Refusal) -> PlannedRow:
    return replace(row, fate=Fate.LEFT_OUT, why=why)
