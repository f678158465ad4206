"""The book of an evening's hands: which there are, as its log says, and the rows of those that were read."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from engine.records.phh.reading import read
from tournament import history
from tournament.events import HandBegan, HandPlayed, HandsAttached, HandVoided
from tournament.hand_book.row import HandRow, Key, Sitting, Where, row
from tournament.history import Place, Stored
from tournament.names import EntryNo, TableNo


@dataclass(frozen=True, slots=True)
class Entered:
    """A step that brought a hand, or files of hands.

    Attributes:
        where: what it says of its hand, or of each of its hands; its key's number is that of the step.
        files: of attached hands the name of the file, one for each hand.
        void: the row of a hand that was cut off, of which no text was kept.
    """

    where: Where
    files: tuple[str, ...] = ()
    void: HandRow | None = None

    @property
    def seq(self) -> int:
        """The number of the step beside which the text lies."""
        return self.where.key.seq

    @property
    def hands(self) -> int:
        """How many hands it brought."""
        return len(self.files) or 1


def entered(
    places: Iterable[Place], names: Mapping[EntryNo, str], known: dict[int, Entered] | None = None
) -> list[Entered]:
    """The steps with hands that count, in the order of the evening; a corrected one stands where the first one stood.

    Args:
        places: what counts of the evening's log.
        names: of the evening's entries, for hands that were cut off.
        known: what has been found before, by the number of the step; whoever asks again and again keeps it.
    """
    known = {} if known is None else known
    found: list[Entered] = []
    begun: dict[tuple[TableNo, int], tuple[Stored, HandBegan]] = {}
    played: set[tuple[TableNo | None, int | None]] = set()
    for place in places:
        before = known.get(place.shown.seq)
        if before is not None and before.where.place == place.first.seq:
            found.append(before)
            played.add((before.where.table, before.where.number))
            continue
        for event in place.shown.step.events:
            match event:
                case HandBegan():
                    begun[event.table, event.number] = (place.shown, event)
                case HandVoided() if (event.table, event.number) not in played:  # else its result was redone since
                    found.append(_void(place, event, begun.get((event.table, event.number)), names))
                case HandPlayed():
                    who = tuple([change.entry for change in event.stacks])
                    key = Key(place.shown.seq)
                    known[key.seq] = Entered(Where(key, place.first.seq, event.table, event.number, event.began, who))
                    found.append(known[key.seq])
                    played.add((event.table, event.number))
                case _:
                    pass
        files = [event for event in place.shown.step.events if isinstance(event, HandsAttached)]
        if files:
            named = tuple([event.name for event in files for _ in range(event.hands)])
            found.append(Entered(Where(Key(place.shown.seq), place.first.seq), named))
    return found


def rows(entered: Entered, text: str) -> Iterator[HandRow]:
    """The hands of the text that lies beside that step, one after the other; a hand without a text is a row, too."""
    if entered.void is not None:
        yield entered.void
        return
    for index, found in enumerate(read(text)):
        file = entered.files[min(index, len(entered.files) - 1)] if entered.files else ""
        yield row(replace(entered.where, key=Key(entered.seq, index), file=file), found)


def book(log: Iterable[Stored], texts: Mapping[int, str], names: Mapping[EntryNo, str]) -> list[HandRow]:
    """Every hand of the evening at once, for whoever has the time; `texts`: by the numbers of the steps."""
    return [
        each
        for step in entered(history.places(log), names)
        if step.void is not None or step.seq in texts
        for each in rows(step, texts.get(step.seq, ""))
    ]


def _void(
    place: Place, event: HandVoided, began: tuple[Stored, HandBegan] | None, names: Mapping[EntryNo, str]
) -> Entered:
    """A hand that was cut off: who was in it, and nothing of what happened."""
    key = Key(place.shown.seq)
    made = HandRow(key, place.first.seq, event.table, event.number, at=place.shown.at, why=event.why, is_void=True)
    if began is not None:
        stored, hand = began
        seated = tuple([Sitting(names.get(one.entry, ""), 0, one.chips, one.chips, one.entry) for one in hand.stacks])
        made = replace(made, at=stored.at, players=seated)
    return Entered(Where(key, place.first.seq), void=made)
