"""A story's text to lines that can be carried out, one after the other."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from console import playing
from console.errors import Refused
from console.keeping import Keeping
from console.stories import expectations, lines, opening
from console.stories.calendar import Calendar
from console.stories.lines import club, kept, people, recorded
from console.stories.opening import Opening
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong, shown
from tournament import wording
from tournament.clocks import timekeeping
from tournament.errors import Refusal, RuleViolation
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant
from tournament.people import absence
from tournament.people.absence import Absence


class WrongLine(Refused):
    """A line that is not understood, refused, or whose expectation does not hold; names file and line."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that does something: its number in the file, its instant (None in a simulated evening), what it does."""

    number: int
    at: Instant | None
    act: Act


@dataclass(frozen=True, slots=True)
class Story:
    """A whole story, read and understood, and not yet told."""

    file: str
    first: int
    folder: Path
    opening: Opening
    begins: Instant
    lines: tuple[Line, ...]


def read(text: str, file: str, folder: Path) -> Story:
    """The story in a text.

    Raises:
        WrongLine: a line is not understood; the first such is named.
    """
    found: list[Line] = []
    begun: tuple[int, Opening, Calendar, Instant] | None = None
    for number, written in enumerate(text.splitlines(), start=1):
        with _naming(file, number):
            words = Words(written)
            if not words:
                continue
            if begun is None:
                first = opening.read(words, folder)
                simulated = first.created.timing is Timing.SIMULATED
                calendar = Calendar(first.day, simulated=simulated, zone=first.zone)
                begun = number, first, calendar, playing.BEGINS if simulated else calendar.at
                continue
            begun[2].line(words)
            act = _act(words, begun[2])
            words.end()
            found.append(Line(number, None if begun[1].created.seed is not None else begun[2].at, act))
    if begun is None:
        raise WrongLine(_("{file} tells no evening.").format(file=file))
    return Story(file, begun[0], folder, begun[1], begun[3], tuple(found))


def tell(story: Story, keeping: Keeping, listen: Callable[[Told], None] = lambda told: None) -> Told:
    """Carry out a story line by line; `listen` is called once the evening exists.

    Raises:
        WrongLine: a line was refused or does not hold; nothing after it has been done.
    """
    with wording.times_in(story.opening.zone):
        return _tell(story, keeping, listen)


def _tell(story: Story, keeping: Keeping, listen: Callable[[Told], None]) -> Told:
    with _naming(story.file, story.first):
        told = Told(keeping, story.opening.created, story.begins, story.folder, story.opening.zone)
    told.listen = listen
    listen(told)
    for line in story.lines:
        with _naming(story.file, line.number):
            told.at = told.at if line.at is None else line.at
            line.act(told)
    return told


class _naming:  # noqa: N801  (reads like a word of the language)
    """Names file and line in front of whatever is wrong inside."""

    def __init__(self, file: str, number: int) -> None:
        self._where = f"{file}:{number}"

    def __enter__(self) -> None:
        """Nothing to prepare."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Wrong):
            raise WrongLine(f"{self._where}: {error}.") from error
        if isinstance(error, Refusal):
            raise WrongLine(f"{self._where}: {wording.refusal(error)}") from error
        if isinstance(error, Refused) and not isinstance(error, WrongLine):
            raise WrongLine(f"{self._where}: {error}") from error


# ---- what a line can do beside deciding and expecting ---------------------------------------------------------------


def _act(words: Words, calendar: Calendar) -> Act:
    if words.take("expect refused"):
        return _refused(words, calendar)
    if words.take("expect"):
        return expectations.read(words)
    if words.take("club"):
        return club.read(words)
    for phrase, reader in READERS.items():
        if words.take(phrase):
            return reader(words, calendar)
    about = people.read(words)
    if about is not None:
        return about.act()
    taken = kept.read(words)
    if taken is not None:
        return lambda told: _done(told.here.perform(taken(told)))
    decide = lines.read(words, calendar)
    if decide is None:
        raise Wrong(_("{word} is no decision").format(word=shown(words.word(_("a decision")))))
    return lambda told: _done(told.here.perform(decide))


def _done(_stored: object) -> None:
    """What was stored is seen by who listens."""


def _refused(words: Words, calendar: Calendar) -> Act:
    """`expect refused already_out: bust Anna by Boris`."""
    code = words.word(_("the code of a refusal"))
    if not code.endswith(":"):
        raise Wrong(_("a colon should follow the code of the refusal"))
    inner = _act(words, calendar)

    def act(told: Told) -> None:
        try:
            inner(told)
        except Refusal as refusal:
            if refusal.code != code[:-1]:
                raise Wrong(
                    _("it is refused as {code}: {sentence}").format(
                        code=refusal.code, sentence=wording.refusal(refusal).rstrip(".")
                    )
                ) from refusal
        else:
            raise Wrong(_("it is not refused"))

    return act


def _undo(words: Words, calendar: Calendar) -> Act:
    seq = words.number(_("the step")) if words else None
    return lambda told: _done(told.here.undo(seq))


def _correct(words: Words, calendar: Calendar) -> Act:
    """`correct 7 bust Anna by Dana`: decide again in the place of step 7."""
    seq = words.number(_("the step"))
    about = people.read(words)
    if about is not None:
        return about.act(instead_of=seq)
    taken = kept.read(words)
    if taken is not None:
        return lambda told: _done(told.here.replace(seq, taken(told)))
    decide = lines.read(words, calendar)
    if decide is None:
        raise Wrong(_("a decision should follow the number of the step"))
    return lambda told: _done(told.here.replace(seq, decide))


def _play(words: Words, calendar: Calendar) -> Act:
    """`play 3 hands`, `play until 9 left`, `play to the end`; hands have to be played, an end may be reached."""
    if words.take("to the end"):
        return partial(_play_while, goes_on=lambda told: True)
    if words.take("until"):
        left = words.number(_("how many are left"))
        words.need("left")
        return partial(_play_while, goes_on=lambda told: len(told.state.left) > left)
    hands = words.number(_("how many hands"))
    if not words.take("hand"):
        words.need("hands")
    return partial(_play_hands, hands=hands)


def _play_hands(told: Told, hands: int) -> None:
    for played in range(hands):
        if playing.play_hand(told.here):
            continue
        if not played:
            raise RuleViolation("evening_over")
        raise Wrong(
            ngettext(
                "the tournament was over after {n} hand of them",
                "the tournament was over after {n} hands of them",
                played,
            ).format(n=played)
        )


def _give_back(words: Words, calendar: Calendar) -> Act:
    """`give back 40:00`: for so long, until now, nobody saw the clock run."""
    time = words.length(_("the time"))

    def act(told: Told) -> None:
        as_if = absence.as_if_paused(told.here.steps, [Absence(told.at - time, told.at)])
        told.here.perform(partial(timekeeping.give_back, as_if=as_if, time=time))

    return act


def _crash(told: Told) -> None:
    """The program is gone and comes again: what it reads from its log is what it knew."""
    before, people = told.state, told.people.state
    told.reopen()
    if (told.state, told.people.state) != (before, people):
        raise Wrong(_("the evening is not what it was before the crash"))


def _play_while(told: Told, goes_on: Callable[[Told], bool]) -> None:
    while goes_on(told) and playing.play_hand(told.here):
        pass


READERS: dict[str, Callable[[Words, Calendar], Act]] = {
    "undo": _undo,
    "redo": lambda words, calendar: lambda told: _done(told.here.redo()),
    "take back": lambda words, calendar: lambda told: _done(told.here.take_back()),
    "give back": _give_back,
    "crash": lambda words, calendar: _crash,
    "correct hand": recorded.correct_hand,
    "correct": _correct,
    "play": _play,
}
