"""A hand as plain values that JSON can keep, and a hand again from them.

What is kept is the setup and everything done since, in its order; all else follows from them. So a hand resumed is the
same hand at the same point, wherever it was left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, TypeVar

from engine.actions import Action, Bet, Call, Check, Deed, Doing, Due, Fold, Irregularity, Mishap, Posting, RaiseTo
from engine.blinds import AnteKind, Blinds, Limit
from engine.cards import UNKNOWN, Card, cards, texts
from engine.errors import BadSetup, EngineRefusal
from engine.hand import Hand
from engine.records.switches import differing, rebuilt
from engine.rules import HouseRules
from engine.seats import Positions

FORMAT = 1
"""What `format` says; another number is another shape of the data."""

_Word = TypeVar("_Word", bound=StrEnum)


def saved(hand: Hand) -> dict[str, Any]:
    """The hand as plain values: texts, whole numbers, truth values, lists and dicts with texts as keys.

    `stacks`, `deck` and the rest are what Hand was made of, `rules` the preset's name and the switches in which they
    differ; `done` is everything since, actions and what was done beside them. Cards are text ("AsKd"). It
    holds every card of the deck and is not for players.
    """
    positions, blinds, rules = hand.positions, hand.blinds, hand.rules
    return {
        "format": FORMAT,
        "stacks": [[seat, chips] for seat, chips in hand.started.items()],
        "positions": {
            "button": positions.button,
            "small_blind_seat": positions.small_blind_seat,
            "big_blind": positions.big_blind,
            "small_blind_dead": positions.small_blind_dead,
        },
        "blinds": {
            "small": blinds.small,
            "big": blinds.big,
            "ante": blinds.ante,
            "ante_kind": blinds.ante_kind.value,
            "limit": blinds.limit.value,
            "small_bet": blinds.small_bet,
            "big_bet": blinds.big_bet,
        },
        "rules": {"name": rules.name, "smallest_chip": rules.smallest_chip, "switches": differing(rules)},
        "deck": texts(hand.dealt_from),
        "dues": [{"seat": due.seat, "posting": due.posting.value, "chips": due.chips} for due in hand.dues],
        "carried": hand.carried,
        "last_two": hand.last_two,
        "asks_to_show": hand.asks_to_show,
        "done": _done(hand),
    }


def resumed(data: Mapping[str, Any]) -> Hand:
    """The hand that was `saved`: equal views, choices and results, and everything can go on.

    Raises BadSetup `saved_field` for what is missing or of another kind, `saved_unknown` for what does not belong
    there, `saved_format` for another format, `saved_step` for a step that the rules refuse at that point; the fact
    `field` names the place ("blinds.ante", "done.3.seat"), and `why` is the code for which it was refused. A setup
    that makes no hand is refused as Hand, Blinds and HouseRules refuse it.
    """
    top = _Fields(data, "")
    number = top.number("format")
    if number != FORMAT:
        raise BadSetup("saved_format", format=number, known=FORMAT, field="format")
    stacks = {}
    for entry, where in top.entries("stacks"):
        if not isinstance(entry, list | tuple) or len(entry) != 2 or any(type(one) is not int for one in entry):
            raise BadSetup("saved_field", field=where)
        if entry[0] in stacks:
            raise BadSetup("saved_field", field=where)
        stacks[entry[0]] = entry[1]
    hand = Hand(
        stacks,
        _positions(top.fields("positions")),
        _blinds(top.fields("blinds")),
        top.deck("deck"),
        _rules(top.fields("rules")),
        dues=[_due(_Fields(entry, where)) for entry, where in top.entries("dues")],
        carried=top.number("carried", least=0),
        last_two=top.truth("last_two"),
        asks_to_show=top.truth("asks_to_show"),
    )
    steps = top.entries("done")
    top.refuse_others()
    for entry, where in steps:
        _redo(hand, _Fields(entry, where))
    return hand


def _done(hand: Hand) -> list[dict[str, Any]]:
    """Actions and deeds in the order in which they happened."""
    steps: list[dict[str, Any]] = []
    deeds = list(hand.deeds)
    for number, taken in enumerate(hand.actions):
        stood = False
        while deeds and deeds[0].after == number:
            deed = deeds.pop(0)
            steps.append(_deed(deed))
            stood = deed.doing is Doing.STOOD
            if stood:
                break
        if not stood:
            steps.append({"do": _ACTIONS[type(taken.action)], "seat": taken.seat} | _amount(taken.action))
    return steps + [_deed(deed) for deed in deeds]


_ACTIONS: Mapping[type[Action], str] = {Fold: "fold", Check: "check", Call: "call", Bet: "bet", RaiseTo: "raise"}


def _amount(action: Action) -> dict[str, int]:
    return {"amount": action.amount} if isinstance(action, Bet | RaiseTo) else {}


def _deed(deed: Deed) -> dict[str, Any]:
    """A deed, as far as doing it again needs it."""
    step: dict[str, Any] = {"do": deed.doing.value, "seat": deed.seat}
    noted = deed.noted
    if deed.doing is Doing.STOOD:
        return step | {"amount": deed.total} | _note(noted)
    if deed.doing is Doing.TOLD:
        return step | {"told": [list(group) for group in deed.told]}
    if deed.doing is Doing.REMARKED:
        return step | {"words": deed.words}
    if noted is None:
        return step
    step |= _note(noted) | {"mishap": noted.mishap.value, "rule": noted.rule, "cards": texts(noted.cards)}
    if deed.doing is Doing.VOIDED:
        step["absent"] = list(deed.absent)
    if deed.doing is Doing.REARRANGED:
        step["deck"] = texts(deed.deck)
    return step


def _note(noted: Irregularity | None) -> dict[str, str]:
    """What was said to it, where anything was."""
    return {"note": noted.note} if noted is not None and noted.note else {}


def _redo(hand: Hand, step: _Fields) -> None:
    """Do one step again. Raises BadSetup `saved_step` if it cannot be done now."""
    word = step.text("do")
    seat = step.seat("seat")
    do = _ACTS.get(word) or _DEEDS.get(word)
    if do is None:
        raise BadSetup("saved_field", field=step.at("do"))
    if word in _ON_TURN and seat != (hand.to_act if hand.to_show is None else hand.to_show):
        raise BadSetup("saved_step", field=step.at("seat"), why="not_on_turn")
    try:
        do(hand, step, seat)
    except EngineRefusal as refusal:
        if refusal.code.startswith("saved_"):
            raise
        raise BadSetup("saved_step", field=step.path, why=refusal.code) from refusal
    step.refuse_others()


_Redo = Callable[[Hand, "_Fields", int | None], None]


def _kill(hand: Hand, step: _Fields, seat: int | None) -> None:
    if seat is None:
        raise BadSetup("saved_field", field=step.at("seat"))
    hand.kill(seat, step.word("mishap", Mishap), step.text("rule"), step.cards("cards"), step.note())


def _void(hand: Hand, step: _Fields, seat: int | None) -> None:
    absent = []
    for away, where in step.entries("absent"):
        if type(away) is not int:
            raise BadSetup("saved_field", field=where)
        absent.append(away)
    mishap, rule = step.word("mishap", Mishap), step.text("rule")
    hand.void(mishap, rule, absent, seat=seat, cards=step.cards("cards"), note=step.note())


def _tell(hand: Hand, step: _Fields, seat: int | None) -> None:
    told = []
    for group, where in step.entries("told"):
        if not isinstance(group, list | tuple) or any(type(one) is not int for one in group):
            raise BadSetup("saved_field", field=where)
        told.append(group)
    hand.tell(told)


def _rearrange(hand: Hand, step: _Fields, seat: int | None) -> None:
    noted = Irregularity(len(hand.actions), step.word("mishap", Mishap), step.text("rule"), seat, step.cards("cards"))
    hand.rearrange(step.cards("deck"), noted)


def _to_the_seat(do: Callable[[Hand, int], None]) -> _Redo:
    """A deed that needs a seat."""

    def redo(hand: Hand, step: _Fields, seat: int | None) -> None:
        if seat is None:
            raise BadSetup("saved_field", field=step.at("seat"))
        do(hand, seat)

    return redo


_ACTS: Mapping[str, _Redo] = {
    "fold": lambda hand, step, seat: hand.act(Fold()),
    "check": lambda hand, step, seat: hand.act(Check()),
    "call": lambda hand, step, seat: hand.act(Call()),
    "bet": lambda hand, step, seat: hand.act(Bet(step.number("amount"))),
    "raise": lambda hand, step, seat: hand.act(RaiseTo(step.number("amount"))),
}
_DEEDS: Mapping[str, _Redo] = {
    Doing.STOOD: lambda hand, step, seat: hand.let_stand(step.number("amount"), step.note()),
    Doing.KILLED: _kill,
    Doing.VOIDED: _void,
    Doing.REARRANGED: _rearrange,
    Doing.SHOWN: lambda hand, step, seat: hand.show(),
    Doing.MUCKED: lambda hand, step, seat: hand.muck(),
    Doing.ASKED: _to_the_seat(Hand.ask),
    Doing.TAKEN_BACK: _to_the_seat(Hand.take_back),
    Doing.TOLD: _tell,
    Doing.REMARKED: lambda hand, step, seat: hand.remark(step.text("words")),
}
_ON_TURN = frozenset((*_ACTS, Doing.STOOD, Doing.SHOWN, Doing.MUCKED))
"""What only the seat on turn does."""


def _positions(fields: _Fields) -> Positions:
    found = Positions(
        fields.number("button"),
        fields.number("small_blind_seat"),
        fields.number("big_blind"),
        fields.truth("small_blind_dead"),
    )
    fields.refuse_others()
    return found


def _blinds(fields: _Fields) -> Blinds:
    found = Blinds(
        fields.number("small"),
        fields.number("big"),
        fields.number("ante"),
        fields.word("ante_kind", AnteKind),
        fields.word("limit", Limit),
        fields.number("small_bet"),
        fields.number("big_bet"),
    )
    fields.refuse_others()
    return found


def _rules(fields: _Fields) -> HouseRules:
    name, smallest_chip = fields.text("name"), fields.number("smallest_chip")
    switches = fields.fields("switches")
    fields.refuse_others()
    return rebuilt(name, smallest_chip, switches.data)


def _due(fields: _Fields) -> Due:
    found = Due(fields.number("seat"), fields.word("posting", Posting), fields.number("chips"))
    fields.refuse_others()
    return found


class _Fields:
    """Named values of one dict of the data, each asked for by its kind; `path` says where the dict stands.

    Every question raises BadSetup `saved_field` where the value is missing or of another kind.
    """

    def __init__(self, data: object, path: str) -> None:
        self.path = path
        self._asked: set[str] = set()
        if not isinstance(data, Mapping) or any(type(name) is not str for name in data):
            raise BadSetup("saved_field", field=path or "format")
        self.data: Mapping[str, object] = data

    def at(self, name: str) -> str:
        """Where a value stands in the whole."""
        return f"{self.path}.{name}" if self.path else name

    def number(self, name: str, least: int | None = None) -> int:
        value = self._value(name)
        if type(value) is not int or (least is not None and value < least):
            raise BadSetup("saved_field", field=self.at(name))
        return value

    def truth(self, name: str) -> bool:
        value = self._value(name)
        if type(value) is not bool:
            raise BadSetup("saved_field", field=self.at(name))
        return value

    def text(self, name: str) -> str:
        value = self._value(name)
        if type(value) is not str:
            raise BadSetup("saved_field", field=self.at(name))
        return value

    def note(self) -> str:
        """What was said to it, mostly nothing."""
        return self.text("note") if "note" in self.data else ""

    def word(self, name: str, kind: type[_Word]) -> _Word:
        """One of the words of an enumeration."""
        value = self.text(name)
        if value not in kind.__members__.values():
            raise BadSetup("saved_field", field=self.at(name))
        return kind(value)

    def seat(self, name: str) -> int | None:
        """A seat, or None where nobody's is meant."""
        return None if self._value(name) is None else self.number(name)

    def cards(self, name: str, written: str | None = None) -> tuple[Card, ...]:
        value = self.text(name) if written is None else written
        try:
            return cards(value)
        except BadSetup as wrong:
            raise BadSetup("saved_field", field=self.at(name), why=wrong.code) from wrong

    def deck(self, name: str) -> tuple[Card, ...]:
        """Different cards, some of which nobody told ("??")."""
        value = self.text(name)
        pairs = [value[place : place + 2] for place in range(0, len(value), 2)]
        if pairs.count("??") > len(UNKNOWN):
            raise BadSetup("saved_field", field=self.at(name))
        known = iter(self.cards(name, "".join([pair for pair in pairs if pair != "??"])))
        untold = iter(UNKNOWN)
        return tuple([next(untold) if pair == "??" else next(known) for pair in pairs])

    def fields(self, name: str) -> _Fields:
        return _Fields(self._value(name), self.at(name))

    def entries(self, name: str) -> list[tuple[Any, str]]:
        """The entries of a list, each with the place where it stands."""
        value = self._value(name)
        if not isinstance(value, list | tuple):
            raise BadSetup("saved_field", field=self.at(name))
        return [(entry, f"{self.at(name)}.{place}") for place, entry in enumerate(value)]

    def refuse_others(self) -> None:
        """Raise BadSetup `saved_unknown` if there is a value that nobody asked for."""
        for name in self.data:
            if name not in self._asked:
                raise BadSetup("saved_unknown", field=self.at(name)[:80])

    def _value(self, name: str) -> object:
        self._asked.add(name)
        if name not in self.data:
            raise BadSetup("saved_field", field=self.at(name))
        return self.data[name]
