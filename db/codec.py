"""Events and steps as JSON, and back.

An event's kind and version stand beside its data, so that a program of today can say of a fact of tomorrow that it
does not know it. Whoever changes the shape of an event raises its number in `VERSIONS` and writes an upcast for the
old one, unless a new field has a default that is true of every old event and older programs may pass over it.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import MISSING, field, fields, make_dataclass
from typing import Any, get_type_hints

import msgspec

from db.errors import StorageBug, StorageTrouble
from tournament.events import EVENT_KINDS, Event
from tournament.history import HandText, Step, Stored
from tournament.sales.prices import BUY_IN_NAME
from tournament.structures.structure import Break, Level, Period, Structure


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


KINDS: Mapping[str, type[Event]] = {_snake(kind.__name__): kind for kind in EVENT_KINDS}
"""Each event class by the name of its kind in the file. A class that gets another name keeps its old kind here."""

VERSIONS: Mapping[str, int] = {
    "evening_created": 3,
    "player_entered": 2,
    "table_opened": 2,
    "player_busted": 2,
    "hand_for_hand_began": 2,
    "season_kept": 2,
}
"""The present version of the kinds whose shape has changed; all others are at 1."""

Raw = dict[str, Any]


def _created_with_prices(old: Raw) -> Raw:
    """Version 1 knew one price, all of it for the prizes."""
    price = {
        "name": BUY_IN_NAME,
        "buying": "buy_in",
        "shares": {"prizes": old["buy_in"]},
        "chips": old["starting_stack"],
    }
    kept = {key: value for key, value in old.items() if key not in {"buy_in", "starting_stack"}}
    return kept | {"prices": [price | {"window": {"until": 0}}]}


def _entered_with_purchase(old: Raw) -> Raw:
    """Version 1 knew one price, paid at once."""
    shares = {"prizes": old["paid"]}
    bought = {"price": BUY_IN_NAME, "buying": "buy_in", "shares": shares, "chips": old["chips"]}
    return {key: value for key, value in old.items() if key != "chips"} | {"bought": bought}


def _as_it_was(old: Raw) -> Raw:
    """What came in since is as its defaults say; the number was raised for the programs that would pass over it."""
    return old


def _each_hand_for_itself(old: Raw) -> Raw:
    """Version 1 knew no rounds: whoever was out later had the better place."""
    return old | {"together": False}


UPCASTS: Mapping[tuple[str, int], Callable[[Raw], Raw]] = {
    ("evening_created", 1): _created_with_prices,
    ("evening_created", 2): _as_it_was,
    ("player_entered", 1): _entered_with_purchase,
    ("table_opened", 1): _as_it_was,
    ("player_busted", 1): _as_it_was,
    ("hand_for_hand_began", 1): _each_hand_for_itself,
    ("season_kept", 1): _as_it_was,
}
"""By kind and version: from the data of that version to the data of the next."""

_KIND_OF: Mapping[type, str] = {cls: kind for kind, cls in KINDS.items()}


class _WrittenStructure(msgspec.Struct, forbid_unknown_fields=True):
    """A structure as it lies in the file: msgspec cannot tell two dataclasses (level and break) apart by itself."""

    name: str
    periods: tuple[dict[str, Any], ...]
    starting_stack: int | None = None
    note: str = ""

    def read(self) -> Structure:
        periods: list[Period] = [
            msgspec.convert(each, Level) if "big_blind" in each else msgspec.convert(each, Break)
            for each in self.periods
        ]
        return Structure(self.name, tuple(periods), self.starting_stack, self.note)


def _written(kind: type[Event]) -> type:
    """The class that msgspec reads for this kind: itself, or its twin where it holds a structure."""
    hints = get_type_hints(kind)
    if Structure not in hints.values():
        return kind
    twin: list[tuple[str, Any] | tuple[str, Any, Any]] = []
    for each in fields(kind):
        hint = _WrittenStructure if hints[each.name] is Structure else hints[each.name]
        twin.append((each.name, hint) if each.default is MISSING else (each.name, hint, field(default=each.default)))
    return make_dataclass(kind.__name__, twin)


_WRITTEN: Mapping[str, type] = {kind: _written(cls) for kind, cls in KINDS.items()}
_DECODERS: Mapping[tuple[str, int], msgspec.json.Decoder[Any]] = {
    (kind, VERSIONS.get(kind, 1)): msgspec.json.Decoder(written) for kind, written in _WRITTEN.items()
}
_FACTS = msgspec.json.Decoder(dict[str, Any])
_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(event: Event) -> tuple[str, int, str]:
    """The event's kind, version and data; equal events give equal text.

    Raises:
        StorageBug: no kind of event, or it holds what JSON cannot.
    """
    kind = _KIND_OF.get(type(event))
    if kind is None:
        raise StorageBug(f"no kind of event: {type(event).__name__}")
    return kind, VERSIONS.get(kind, 1), _json(event)


def decode(kind: str, version: int, data: str | bytes | msgspec.Raw) -> Event:
    """The event that was encoded.

    Raises:
        StorageTrouble: `from_newer_program` (`kind`, `version`), `damaged_step` (`kind`, `detail`).
    """
    decoder = _DECODERS.get((kind, version))
    try:
        written = _upcast(kind, version, data) if decoder is None else decoder.decode(data)
        return written if type(written) is KINDS[kind] else _read(KINDS[kind], written)
    except (msgspec.MsgspecError, UnicodeError, KeyError, TypeError) as error:
        raise StorageTrouble("damaged_step", kind=kind, detail=str(error)) from error


def _upcast(kind: str, version: int, data: str | bytes | msgspec.Raw) -> Any:
    present = VERSIONS.get(kind, 1)
    if kind not in KINDS or not 1 <= version <= present:
        raise StorageTrouble("from_newer_program", kind=kind, version=version)
    raw = msgspec.json.decode(data)
    for old in range(version, present):
        raw = UPCASTS[kind, old](raw)
    return msgspec.convert(raw, _WRITTEN[kind])


def _read(cls: Any, written: Any) -> Event:
    values = ((each.name, getattr(written, each.name)) for each in fields(cls))
    event: Event = cls(**{name: each.read() if isinstance(each, _WrittenStructure) else each for name, each in values})
    return event


def encode_facts(facts: Mapping[str, Any]) -> str:
    """A step's facts as text.

    Facts are JSON values: None, bool, whole and finite numbers, text, lists, and mappings by text of these. A tuple
    comes back as a list; all else comes back equal.

    Raises:
        StorageBug: they hold anything that would not come back.
    """
    if not facts:
        return "{}"
    text = _json(dict(facts))
    back = decode_facts(text)
    if back != facts and back != _with_lists(facts):
        raise StorageBug(f"facts that would not come back: {facts!r}")
    return text


def decode_facts(text: str) -> dict[str, Any]:
    """The facts that were encoded.

    Raises:
        StorageTrouble: `damaged_step` (`detail`).
    """
    if text == "{}":
        return {}
    try:
        return _FACTS.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise StorageTrouble("damaged_step", detail=str(error)) from error


def _with_lists(value: Any) -> Any:
    """The same value with every tuple a list."""
    if isinstance(value, Mapping):
        return {key: _with_lists(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_with_lists(each) for each in value]
    return value


def _json(value: Any) -> str:
    try:
        return _ENCODER.encode(value).decode()
    except (TypeError, ValueError, OverflowError, msgspec.MsgspecError) as error:
        raise StorageBug(f"no JSON: {value!r}: {error}") from error


# ---- whole steps, for the desk's worker process --------------------------------------------------------------------


class _Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    seq: int
    at: int
    label: str
    facts: msgspec.Raw
    events: tuple[tuple[str, int, msgspec.Raw], ...]
    undoes: int | None = None
    instead_of: int | None = None
    hand: HandText | None = None


_LINE = msgspec.json.Decoder(_Line)


def dump_step(stored: Stored) -> str:
    """The whole step, its hand's text too, as one line of JSON without the line's end.

    Raises:
        StorageBug: as `encode` and `encode_facts` say.
    """
    step = stored.step
    events = tuple((kind, version, msgspec.Raw(data.encode())) for kind, version, data in map(encode, step.events))
    facts = msgspec.Raw(encode_facts(step.facts).encode())
    return _json(_Line(stored.seq, stored.at, step.label, facts, events, step.undoes, step.instead_of, step.hand))


def load_step(text: str) -> Stored:
    """The step that was dumped.

    Raises:
        StorageTrouble: `from_newer_program` (`kind`, `version`), `damaged_step` (`detail`).
    """
    try:
        line = _LINE.decode(text)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise StorageTrouble("damaged_step", detail=str(error)) from error
    events = tuple(decode(kind, version, data) for kind, version, data in line.events)
    facts = decode_facts(bytes(line.facts).decode())
    step = Step(line.label, events, facts, line.undoes, line.instead_of, line.hand)
    return Stored(line.seq, line.at, step)
