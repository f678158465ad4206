"""What the line of a task makes: the table, what each key meant, what is missing or wrong, what came of it."""

from dataclasses import replace
from functools import cached_property

from desktop.director.recording.task import EarlierHand, NextHand, Task
from engine.cards import Card
from engine.recording.line import Played, Wrong
from engine.recording.recorded import Missing
from engine.streets import Street
from tournament.felt import seeing
from tournament.felt.named import Named
from tournament.felt.view import FeltSeat, FeltView
from tournament.language import gettext as _
from tournament.recording import meanings, typed
from tournament.recording.meanings import Kind, Meaning
from tournament.wording import recording as words

_BEGUN = frozenset({"key_unknown", "key_amount", "key_cards", "key_seat", "key_open", "key_stands", "amount_too_small",
                    "board_size", "told_nobody", "cards_unknown"})  # fmt: skip
"""What may still become right by more letters of the key."""


class Scene:
    """One moment of a hand being entered.

    Attributes:
        played: what came of the line; None: no hand can be entered now.
        named: the table with its people.
    """

    def __init__(self, task: Task, before: Played | None = None) -> None:
        """`before`: what an earlier line came to."""
        self.task = task
        self.line = task.line
        self.named: Named = task.named()
        self.played: Played | None = task.play(before)

    @property
    def wrong(self) -> Wrong | None:
        """The first key that cannot be."""
        return None if self.played is None else self.played.wrong

    @property
    def is_typing(self) -> bool:
        """Whether what is wrong may only not be typed to its end."""
        wrong = self.wrong
        return wrong is not None and wrong.end == len(self.line) and wrong.code in _BEGUN

    @cached_property
    def missing(self) -> Missing | None:
        """What is still to be entered; None: nothing, or no hand can be."""
        return None if self.played is None else self.played.recorded.missing()

    @property
    def is_complete(self) -> bool:
        """Whether the hand can be stored."""
        return self.played is not None and not (self.wrong or self.missing or self.task.overtaken)

    @property
    def street(self) -> Street | None:
        """The street whose cards can be told; None: there is no flop yet."""
        return None if self.played is None else typed.street_to_tell(self.played.recorded)

    @cached_property
    def outcome(self) -> list[str]:
        """What came of the hand, once it is over."""
        if self.played is None or not self.is_complete:
            return []
        return meanings.outcome(self.played.recorded.hand, self.named)

    def marks(self, *, typing: bool) -> list[Meaning]:
        """Every key with its meaning, the wrong one last; `typing`: somebody may be about to type it to its end."""
        if self.played is None:
            return []
        found = meanings.meanings(self.played, self.named)
        wrong = self.played.wrong
        if wrong is not None and typing and self.is_typing:
            return [*found, Meaning(wrong.text, wrong.start, wrong.end, Kind.UNFINISHED, "")]
        if wrong is not None:
            why = words.illegal(wrong.code, wrong.facts, self.named.names)
            return [*found, Meaning(wrong.text, wrong.start, wrong.end, Kind.WRONG, why)]
        return found

    def prompt(self, *, typing: bool) -> str:
        """What is to be entered next, or what is wrong; empty: nothing."""
        if self.played is None:
            return self.task.why_not
        if self.played.wrong is not None and not (typing and self.is_typing):
            return words.wrong(self.played.wrong, self.named.names)
        if self.task.overtaken:
            return self.task.overtaken
        if self.missing is not None:
            return words.missing(self.missing, self.named.names)
        return _("The hand is over.")

    @property
    def idle(self) -> str:
        """What stands where the buttons were, while nobody is to act."""
        if self.played is None:
            return ""
        if self.wrong is not None:
            return _("Put the marked key right first, or take it out (Backspace).")
        if isinstance(self.task, EarlierHand) and not self.task.is_changed:
            return _("Change what was entered wrongly; nothing is changed yet.")
        return _("Cards that were seen can still be told; Enter stores the hand.")

    def stood(self, note: str) -> str | None:
        """The line in which the wrong amount stands all the same; None: it is none that could."""
        return None if self.played is None else typed.stood(self.line, self.played, note)

    def used(self) -> dict[Card, str]:
        """The cards that were told, each with where it lies."""
        if self.played is None:
            return {}
        named, told = self.named, typed.used(self.played.recorded)
        return {card: named.name(seat) if seat else _("on the board") for card, seat in told.items()}


def seen_of(scene: Scene) -> FeltView:
    """The felt of it: cards that were told lie open, all others face down; each plate has the number of its seat."""
    view = _seen(scene)
    return replace(view, seats=tuple(_numbered(one) if one.name else one for one in view.seats))


def _numbered(one: FeltSeat) -> FeltSeat:
    """The keys speak of seats, not of names."""
    number = _("seat {seat}").format(seat=one.seat)
    return replace(one, badge=f"{number}, {one.badge}" if one.badge else number)


def _seen(scene: Scene) -> FeltView:
    task, named = scene.task, scene.named
    if scene.played is None:
        table = task.bridge.state.tables.get(task.table)
        positions = None if table is None else table.positions
        told = task.why_not
        if isinstance(task, NextHand) and task.asks_button:
            told = _("Who has the button? Click that player.")
        return seeing.between(named, told, positions=positions)
    recorded = scene.played.recorded
    eyes = [seat for seat in recorded.scene.stacks if recorded.hole(seat)]
    return seeing.seen(recorded.hand, named, eyes)
