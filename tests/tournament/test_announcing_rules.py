"""What the director's rules make of what happens: which of them act, in which order, with which sound."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import MINUTE, SEVEN, Night, created
from tests.tournament.announcing import Listener
from tests.tournament.presses import WARNINGS, Pressed
from tournament import wording
from tournament.announcing import occasions
from tournament.announcing.announcements import announcements, warnings
from tournament.announcing.checking import check
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Announcement, Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.clocks import alarms, timekeeping
from tournament.errors import BadInput
from tournament.names import SECOND, EntryNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import registration


def told(pressed: Pressed, *rules: Rule, many: int = 3) -> list[Announcement]:
    """What these rules make of the next alarms."""
    plan = alarms.plan(pressed.state, pressed.night.clock.at, warnings(rules), many)
    return [
        each
        for alarm in plan
        for each in announcements(rules, occasions.of_alarm(pressed.state, alarm), pressed.state, alarm.at)
    ]


def said(pressed: Pressed, *rules: Rule, many: int = 3) -> list[str]:
    return [each.say for each in told(pressed, *rules, many=many)]


# ---- which act -------------------------------------------------------------------------------------------------------


def test_a_rule_says_plays_shows_pauses_and_turns_the_board() -> None:
    rule = Rule(When.LEVEL, sound="level", say="Level {level}", message="{stakes}", pause=True, page=PageKind.STRUCTURE)
    assert told(Pressed(), rule, many=1) == [Announcement("level", "Level 2", "50 / 100", True, PageKind.STRUCTURE)]


def test_a_rule_that_is_switched_off_does_nothing() -> None:
    assert told(Pressed(), Rule(When.LEVEL, say="so", on=False)) == []


def test_all_rules_for_it_act_in_their_order_and_one_sound_is_played_once() -> None:
    rules = (
        Rule(When.LEVEL, sound="level", say="one"),
        Rule(When.LEVEL, sound="mine.mp3", say="two"),
        Rule(When.LEVEL, sound="level", say="three"),
        Rule(When.LEVEL, sound="level"),
    )
    assert [(each.sound, each.say) for each in told(Pressed(), *rules, many=1)] == [
        ("level", "one"),
        ("mine.mp3", "two"),
        ("", "three"),
    ]


def test_it_warns_as_often_as_rules_that_are_on_want_it() -> None:
    rules = (
        Rule(When.BEFORE_END, 10, say="ten"),
        Rule(When.BEFORE_END, 300, say="five"),
        Rule(When.BEFORE_END, 10, sound="x"),
        Rule(When.BEFORE_END, 120, say="two", on=False),
    )
    assert warnings(rules) == (300 * SECOND, 10 * SECOND)
    assert said(Pressed(), *rules) == ["five", "ten", ""]
    assert warnings(()) == ()


def test_the_usual_rules_warn_as_the_clock_usually_does() -> None:
    assert set(WARNINGS) <= set(warnings(USUAL_RULES))


# ---- if --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "number", "levels"),
    [
        (If.LEVEL_FROM, 3, ["3", "4"]),
        (If.LEVEL_UNTIL, 2, ["2"]),
        (If.PLAYERS_AT_LEAST, 7, []),
        (If.PLAYERS_AT_LEAST, 6, ["2", "3", "4"]),
        (If.PLAYERS_AT_MOST, 5, []),
        (If.PLAYERS_AT_MOST, 6, ["2", "3", "4"]),
        (If.LEVEL_FOLLOWS, None, ["3", "4"]),
        (If.BREAK_FOLLOWS, None, ["2"]),
        (If.PLAYING, None, ["2", "3", "4"]),
        (If.ON_BREAK, None, []),
    ],
)
def test_a_rule_acts_only_if_its_one_condition_holds(kind: If, number: int | None, levels: list[str]) -> None:
    """Levels 1 and 2, a break, level 3 and further ones."""
    rules = [Rule(when, condition=Condition(kind, number), say="{level}") for when in (When.LEVEL, When.BREAK_ENDS)]
    assert said(Pressed(), *rules, many=4) == levels


def test_before_an_end_the_level_is_the_next_one_and_what_runs_is_what_ends() -> None:
    def says(kind: If, number: int | None = None) -> list[str]:
        rule = Rule(When.BEFORE_END, 60, Condition(kind, number), say="{level}")
        return said(Pressed(), rule, many=6)

    assert says(If.LEVEL_FROM, 3) == ["3", "3"], "before the break, and before its end"
    assert says(If.BREAK_FOLLOWS) == ["3"]
    assert says(If.LEVEL_FOLLOWS) == ["2", "3"]
    assert says(If.ON_BREAK) == ["3"]
    assert says(If.PLAYING) == ["2", "3"]


def test_before_the_start_nothing_is_played_nor_is_there_a_break() -> None:
    pressed = Pressed()
    pressed.night = Night().enter("Anna", "Boris").draw()
    pressed.press(timekeeping.schedule_start, start_at=SEVEN + 5 * MINUTE)
    rules = [Rule(When.BEFORE_END, 60, Condition(kind), say=kind.value) for kind in (If.ON_BREAK, If.PLAYING)]
    assert said(pressed, *rules, Rule(When.BEFORE_END, 60, Condition(If.LEVEL_FOLLOWS), say="soon"), many=1) == ["soon"]


def test_registration_may_be_asked_for() -> None:
    here = Night(created()).enter("Anna", "Boris", "Cyril")
    rule = Rule(When.LAST_CHANCE, condition=Condition(If.REGISTRATION_OPEN), say="open")
    listener = Listener(here.evening)
    here.evening.perform(registration.close)
    assert listener.whens == [When.LAST_CHANCE]
    assert listener.says(rule, replace(rule, condition=None, say="closed")) == ["closed"]


def test_of_the_numbers_that_one_hand_leads_past_only_the_smallest_is_told_and_the_others_pause_at_most() -> None:
    here = Night(created()).enter("Anna", "Boris", "Cyril", "Dana").draw().start()
    listener = Listener(here.evening)
    outs = [Out(EntryNo(1), rank=1), Out(EntryNo(2), rank=2)]
    here.evening.perform(partial(elimination.bust, outs=outs))
    rules = [Rule(When.PLAYERS_LEFT, number, say=f"{number}") for number in (4, 3, 2, 1)]
    assert listener.says(*rules) == ["2"]
    assert listener.says(*rules[:2]) == ["3"]
    switched_off = [*rules[:2], replace(rules[2], on=False)]
    assert listener.says(*switched_off) == ["3"]
    both = [replace(rules[2], say="Heads-up"), *rules]
    assert listener.says(*both) == ["Heads-up", "2"], "who wrote two rules for one number wants both"
    paused = Rule(When.PLAYERS_LEFT, 3, sound="final_table", message="Final three", pause=True, page=PageKind.PRIZES)
    at = here.clock.at
    asked = announcements([paused, rules[2]], listener.newest, here.evening.state, at)
    assert asked == (
        Announcement("", "", "", pause=True, page=None),
        Announcement("", "2", "", pause=False, page=None),
    )


# ---- what makes no sense ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", USUAL_RULES)
def test_the_usual_rules_make_sense(rule: Rule) -> None:
    check(rule)


@pytest.mark.parametrize("when", [when for when in When if when is not When.PLAYERS_LEFT])
def test_there_is_a_usual_rule_for_whatever_happens(when: When) -> None:
    assert any(rule.when is when for rule in USUAL_RULES)


@pytest.mark.parametrize(
    ("rule", "code", "said"),
    [
        (Rule(When.LEVEL), "rule_does_nothing", "it needs a sound"),
        (Rule(When.LEVEL, say="  "), "rule_does_nothing", "it needs a sound"),
        (Rule(When.BEFORE_END, say="x"), "warning_out_of_range", "1 to 86\u202f400 seconds"),
        (Rule(When.BEFORE_END, 0, say="x"), "warning_out_of_range", "1 to 86\u202f400 seconds"),
        (Rule(When.PLAYERS_LEFT, 10_001, say="x"), "players_left_out_of_range", "1 to 10\u202f000"),
        (Rule(When.LEVEL, 5, say="x"), "rule_number_unwanted", "take a number"),
        (
            Rule(When.LEVEL, condition=Condition(If.LEVEL_FROM), say="x"),
            "level_condition_out_of_range",
            "1 to 1\u202f000",
        ),
        (
            Rule(When.LEVEL, condition=Condition(If.PLAYERS_AT_MOST, -1), say="x"),
            "players_condition_out_of_range",
            "1 to 10\u202f000",
        ),
        (Rule(When.LEVEL, condition=Condition(If.PLAYING, 1), say="x"), "condition_number_unwanted", "takes a number"),
        (Rule(When.LEVEL, say="{name}"), "placeholder_unknown", "{name} stands for nothing there"),
        (Rule(When.BUST, message="{back_at}"), "placeholder_unknown", "In the message {back_at}"),
        (Rule(When.LEVEL, say="{level"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="}"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="{}"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="{level!r}"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="{level:>9}"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="{level.__class__}"), "braces_wrong", "what is spoken"),
        (Rule(When.LEVEL, say="x" * 301), "announced_text_too_long", "300 characters are possible, not 301"),
        (Rule(When.LEVEL, sound="\x07.wav"), "announced_text_has_control_characters", "In the sound"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_sentence(rule: Rule, code: str, said: str) -> None:
    with pytest.raises(BadInput) as caught:
        check(rule)
    assert caught.value.code == code
    assert said in wording.refusal(caught.value)


def test_braces_that_are_doubled_stand_for_themselves() -> None:
    rule = Rule(When.LEVEL, say="{{level}} {level}")
    check(rule)
    assert said(Pressed(), rule, many=1) == ["{level} 2"]


def test_a_text_that_cannot_be_filled_in_is_said_as_it_stands() -> None:
    """Announcing never fails: `check` has refused it before."""
    assert said(Pressed(), Rule(When.LEVEL, say="{oops} {level}"), many=1) == ["{oops} {level}"]
