"""The director's rules as a small JSON file, to be kept and to be given to others."""

import re
from collections.abc import Sequence

import msgspec

from tournament.announcing.checking import check
from tournament.announcing.rules import Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.errors import BadInput

FORMAT = "final-table-sound-rules"
VERSION = 1
LARGEST = 1_000_000
"""Bytes."""

MOST_RULES = 200


class _Head(msgspec.Struct):
    """What says that it is such a file; whatever else is in it."""

    format: str
    version: int


class _WrittenCondition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A condition in the file."""

    kind: If
    number: int | None = None


class _WrittenRule(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A rule in the file: what is not there is as in `Rule`."""

    when: When
    number: int | None = None
    condition: _WrittenCondition | None = msgspec.field(default=None, name="if")
    sound: str = ""
    say: str = ""
    message: str = ""
    pause: bool = False
    page: PageKind | None = None
    on: bool = True


class _Written(msgspec.Struct, forbid_unknown_fields=True):
    """The whole file."""

    format: str
    version: int
    rules: list[_WrittenRule]


def read(text: str) -> tuple[Rule, ...]:
    """The rules in that text, in their order.

    Raises:
        BadInput: `rules_too_large` (`most`: bytes), `rules_not_json`, `rules_not_ours`, `rules_too_new` (`version`,
            `known`), `too_many_rules` (`count`, `most`), `rules_incomplete` (`detail`); and with `nth`, which rule,
            `rule_field_wrong` (`field`, `detail`), `rule_wrong` (`detail`), and what `checking.check` says.
    """
    data = text.removeprefix("\ufeff").encode("utf-8", "replace")
    if len(data) > LARGEST:
        raise BadInput("rules_too_large", most=LARGEST)
    _check_head(data)
    try:
        written = msgspec.json.decode(data, type=_Written)
    except msgspec.ValidationError as wrong:
        raise _refusal(str(wrong)) from wrong
    if len(written.rules) > MOST_RULES:
        raise BadInput("too_many_rules", count=len(written.rules), most=MOST_RULES)
    rules = tuple(_rule(each) for each in written.rules)
    for nth, rule in enumerate(rules, start=1):
        try:
            check(rule)
        except BadInput as wrong:
            raise BadInput(wrong.code, nth=nth, **wrong.facts) from wrong
    return rules


def write(rules: Sequence[Rule]) -> str:
    """The same rules as text, readable and always the same for the same rules."""
    written = _Written(FORMAT, VERSION, [_written(rule) for rule in rules])
    return msgspec.json.format(msgspec.json.encode(written), indent=2).decode() + "\n"


def _check_head(data: bytes) -> None:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except msgspec.ValidationError as wrong:
        raise BadInput("rules_not_ours") from wrong
    except (msgspec.DecodeError, RecursionError) as wrong:
        raise BadInput("rules_not_json") from wrong
    if head.format != FORMAT:
        raise BadInput("rules_not_ours")
    if head.version != VERSION:
        raise BadInput("rules_too_new", version=head.version, known=VERSION)


_PLACE = re.compile(r"(?P<detail>.*) - at `\$\.rules\[(?P<index>[0-9]+)\](?:\.(?P<field>[a-z_.]+))?`", re.DOTALL)
_NAMED = re.compile(r"`(?P<field>[^`]+)`")


def _refusal(said: str) -> BadInput:
    """Where in the file something is wrong, from what the library says: `Expected … - at `$.rules[2].say``."""
    found = _PLACE.fullmatch(said)
    if found is None:
        return BadInput("rules_incomplete", detail=said.partition(" - at ")[0])
    field, detail = found["field"], found["detail"]
    nth = int(found["index"]) + 1
    if field is None and detail.startswith("Object"):
        named = _NAMED.search(detail)
        field = None if named is None else named["field"]
    if field is None:
        return BadInput("rule_wrong", nth=nth, detail=detail)
    return BadInput("rule_field_wrong", nth=nth, field=field, detail=detail)


def _rule(each: _WrittenRule) -> Rule:
    condition = None if each.condition is None else Condition(each.condition.kind, each.condition.number)
    return Rule(
        each.when,
        each.number,
        condition,
        sound=each.sound,
        say=each.say,
        message=each.message,
        pause=each.pause,
        page=each.page,
        on=each.on,
    )


def _written(rule: Rule) -> _WrittenRule:
    condition = rule.condition
    return _WrittenRule(
        rule.when,
        rule.number,
        None if condition is None else _WrittenCondition(condition.kind, condition.number),
        sound=rule.sound,
        say=rule.say,
        message=rule.message,
        pause=rule.pause,
        page=rule.page,
        on=rule.on,
    )
