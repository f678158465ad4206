"""Rules kept and given to others: written and read again they are the same; what is wrong is named with its place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament import wording
from tournament.announcing import placeholders, rule_file
from tournament.announcing.checking import LAST_LEVEL, LONGEST_WARNING, MOST_PLAYERS, check
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import IF_NUMBERED, NUMBERED, Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.errors import BadInput

PLAIN = st.text(
    st.characters(
        codec="utf-8", exclude_categories=("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp"), exclude_characters="{}"
    ),
    max_size=40,
).filter(lambda text: all(character.isprintable() for character in text))


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    kind = draw(st.sampled_from(If))
    return Condition(kind, draw(st.integers(1, LAST_LEVEL)) if kind in IF_NUMBERED else None)


@st.composite
def rules(draw: st.DrawFn) -> Rule:
    when = draw(st.sampled_from(When))
    most = LONGEST_WARNING if when is When.BEFORE_END else MOST_PLAYERS
    words = st.sampled_from(placeholders.known(when)).map(lambda word: f"{{{word}}}")
    texts = st.lists(PLAIN | words, max_size=5).map(" ".join)
    return Rule(
        when,
        draw(st.integers(1, most)) if when in NUMBERED else None,
        draw(st.none() | conditions()),
        sound=draw(st.sampled_from(("level", "", "C:\\gong.mp3")) | PLAIN),
        say=draw(texts),
        message=draw(texts),
        pause=True,
        page=draw(st.none() | st.sampled_from(PageKind)),
        on=draw(st.booleans()),
    )


@given(st.lists(rules(), max_size=6))
def test_written_and_read_again_rules_are_the_same(given_rules: list[Rule]) -> None:
    for rule in given_rules:
        check(rule)
    text = rule_file.write(given_rules)
    assert rule_file.read(text) == tuple(given_rules)
    assert rule_file.write(rule_file.read(text)) == text


def test_the_usual_rules_can_be_kept() -> None:
    assert rule_file.read(rule_file.write(USUAL_RULES)) == USUAL_RULES
    assert rule_file.read("\ufeff" + rule_file.write(USUAL_RULES)) == USUAL_RULES
    assert rule_file.read(rule_file.write(())) == ()


def test_it_is_readable_and_holds_what_was_said_only() -> None:
    written = json.loads(rule_file.write([Rule(When.BEFORE_END, 60, Condition(If.ON_BREAK), say="Zpátky")]))
    assert written == {
        "format": "final-table-sound-rules",
        "version": 1,
        "rules": [{"when": "before_end", "number": 60, "if": {"kind": "on_break"}, "say": "Zpátky"}],
    }
    assert "Zpátky" in rule_file.write([Rule(When.LEVEL, say="Zpátky")])


def refused(text: str) -> BadInput:
    with pytest.raises(BadInput) as caught:
        rule_file.read(text)
    assert wording.refusal(caught.value).endswith(".")
    assert "-" not in wording.refusal(caught.value).replace("sound-rules", ""), "no fact is missing"
    return caught.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "rules_not_json"),
        ("no rules", "rules_not_json"),
        ('{"format": "final-table-sound-rules", "version": 1, "rules": ' + "[" * 100_000, "rules_not_json"),
        ("[]", "rules_not_ours"),
        ("{}", "rules_not_ours"),
        ('{"schema": 2, "levels": []}', "rules_not_ours"),
        ('{"format": "something", "version": 1, "rules": []}', "rules_not_ours"),
        ('{"format": "final-table-sound-rules", "version": 2, "chimes": []}', "rules_too_new"),
        ('{"format": "final-table-sound-rules", "version": 1}', "rules_incomplete"),
        ('{"format": "final-table-sound-rules", "version": 1, "rules": 5}', "rules_incomplete"),
        ('{"format": "final-table-sound-rules", "version": 1, "rules": [], "more": 1}', "rules_incomplete"),
        (" " * 1_000_001, "rules_too_large"),
        ("\ud800", "rules_not_json"),
    ],
)
def test_what_is_no_file_of_rules_is_refused(text: str, code: str) -> None:
    assert refused(text).code == code


def test_more_than_two_hundred_rules_are_refused() -> None:
    many = [Rule(When.LEVEL, say="x")] * 201
    assert len(rule_file.read(rule_file.write(many[:200]))) == 200
    assert refused(rule_file.write(many)).code == "too_many_rules"


@pytest.mark.parametrize(
    ("rule", "code", "field"),
    [
        ('{"when": "sometimes"}', "rule_field_wrong", "when"),
        ("{}", "rule_field_wrong", "when"),
        ('{"when": "level", "say": 5}', "rule_field_wrong", "say"),
        ('{"when": "level", "shout": "x"}', "rule_field_wrong", "shout"),
        ('{"when": "level", "on": 1}', "rule_field_wrong", "on"),
        ('{"when": "before_end", "number": true}', "rule_field_wrong", "number"),
        ('{"when": "before_end", "number": 1.5}', "rule_field_wrong", "number"),
        ('{"when": "level", "if": {"kind": "maybe"}}', "rule_field_wrong", "if.kind"),
        ('{"when": "level", "page": "menu"}', "rule_field_wrong", "page"),
        ('"level"', "rule_wrong", None),
        ('{"when": "level", "say": "{name}"}', "placeholder_unknown", "say"),
        ('{"when": "level", "message": "{"}', "braces_wrong", "message"),
        ('{"when": "level"}', "rule_does_nothing", None),
        ('{"when": "before_end", "say": "x"}', "warning_out_of_range", None),
    ],
)
def test_a_wrong_rule_is_named_by_its_number_and_field(rule: str, code: str, field: str | None) -> None:
    text = '{"format": "final-table-sound-rules", "version": 1, "rules": [{"when": "start", "say": "x"}, %s]}'
    refusal = refused(text % rule)
    assert (refusal.code, refusal.facts["nth"], refusal.facts.get("field")) == (code, 2, field)
    assert wording.refusal(refusal).startswith("Rule 2: ")
