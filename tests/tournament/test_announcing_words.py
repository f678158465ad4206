"""What a voice reads and the board shows: amounts, times, what comes next; and each rule as a sentence."""

from dataclasses import replace
from datetime import timedelta, timezone
from functools import partial

import pytest

from engine.blinds import AnteKind
from tests.fakes import HOUR, MINUTE, SEVEN, STRUCTURE, Night, created
from tests.tournament.announcing import Listener, has_braces
from tests.tournament.presses import BY_HANDS, Pressed
from tests.tournament.test_announcing_rules import said, told
from tournament import wording
from tournament.announcing import placeholders
from tournament.announcing.announcements import announcements
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import IF_NUMBERED, NUMBERED, Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.clocks import breaks, shot_clocks, timekeeping
from tournament.language import choose
from tournament.names import SECOND, EntryNo, Instant, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.standings import Standing, standings
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure
from tournament.wording import announced
from tournament.wording.values import isolated

UTC_PLUS_1 = timezone(timedelta(hours=1))


def level(small: int, big: int, ante: int = 0, kind: AnteKind = AnteKind.BIG_BLIND) -> Level:
    return Level(small, big, ante, kind, 20 * MINUTE)


# ---- amounts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("period", "spoken", "written"),
    [
        (level(200, 400, 400), "200, 400, ante 400", "200 / 400, ante 400"),
        (level(200, 400), "200, 400", "200 / 400"),
        (level(100, 200, 25, AnteKind.PLAYER), "100, 200, ante 25 each", "100 / 200, ante 25 each"),
        (level(100, 200, 200, AnteKind.BUTTON), "100, 200, button ante 200", "100 / 200, button ante 200"),
        (
            level(10_000, 20_000, 20_000),
            "10000, 20000, ante 20000",
            "10\u202f000 / 20\u202f000, ante 20\u202f000",
        ),
    ],
)
def test_blinds_are_spoken_as_a_voice_reads_them_and_written_as_the_board_shows_them(
    period: Level, spoken: str, written: str
) -> None:
    """No sign between thousands is spoken: a voice would read two numbers. Without an ante nothing is said of one."""
    assert announced.stakes(period, spoken=True) == spoken
    assert announced.stakes(period, spoken=False) == written


def test_a_level_says_its_blinds_and_a_message_shows_them() -> None:
    rule = Rule(When.LEVEL, say="Blinds are {stakes}.", message="{small_blind}/{big_blind} ({ante})")
    (each,) = told(Pressed(), rule, many=1)
    assert (each.say, each.message) == ("Blinds are 50, 100.", "50/100 (0)")


def test_a_prize_is_spoken_without_a_sign_between_thousands() -> None:
    assert announced.prize(148_000, (), "EUR", spoken=True) == "€1480"
    assert announced.prize(148_000, (), "EUR", spoken=False) == "€1,480"
    assert announced.prize(6_750, ("Mug",), "EUR", spoken=True) == "€67.50 and Mug"
    assert announced.prize(0, ("Mug",), "EUR", spoken=True) == "Mug"
    assert announced.prize(1_500, (), "PLAY", spoken=True) == "1500 play chips"


def test_where_a_blank_stands_between_thousands_only_that_one_goes() -> None:
    choose("cs")
    try:
        assert announced.prize(148_050, (), "CZK", spoken=True) == "1480,50\xa0Kč"
    finally:
        choose("en")


# ---- times -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("minutes", "spoken", "written"),
    [(100, "21 40", "21:40"), (65, "21 oh 5", "21:05"), (60, "21 o'clock", "21:00")],
)
def test_a_time_of_day_is_spoken_like_the_one_on_the_wall(minutes: int, spoken: str, written: str) -> None:
    with wording.times_in(UTC_PLUS_1):
        assert announced.time_of_day(SEVEN + minutes * MINUTE, spoken=True) == spoken
        assert announced.time_of_day(SEVEN + minutes * MINUTE, spoken=False) == written


def test_the_end_of_a_break_is_told_in_the_zone_of_the_room() -> None:
    """B099: by the zone's rules, not by a fixed difference."""
    rule = Rule(When.BREAK, say="Back at {back_at}", message="{time}, back at {back_at}")
    with wording.times_in(UTC_PLUS_1):
        (each,) = told(Pressed(minutes=30), rule, many=1)
    assert (each.say, each.message) == ("Back at 20 50", "10 minutes, back at 20:50")


@pytest.mark.parametrize(
    ("say", "heard"),
    [
        ("Break. Back at {back_at}.", "Break."),
        ("Break, back at {back_at}", "Break"),
        ("Back at {back_at}, then {stakes}. Enjoy it!", "then 100, 200, ante 100. Enjoy it!"),
        ("Enjoy it! We go on at {back_at}…", "Enjoy it!"),
        ("{back_at}", ""),
        ("Ten minutes.", "Ten minutes."),
    ],
)
def test_a_break_that_begins_while_the_clock_stands_does_not_say_when_it_ends(say: str, heard: str) -> None:
    """Nobody knows: it ends so much later than the clock goes on."""
    pressed = Pressed(minutes=30).press(timekeeping.pause)
    listener = Listener(pressed.night.evening)
    pressed.press(timekeeping.next_level)
    assert pressed.reading.on_break
    assert listener.says(Rule(When.BREAK, say=say)) == ([heard] if heard else [])


def test_a_break_pressed_early_ends_so_much_earlier() -> None:
    pressed = Pressed(minutes=30)
    listener = Listener(pressed.night.evening)
    with wording.times_in(UTC_PLUS_1):
        pressed.press(timekeeping.next_level)
        assert listener.says(Rule(When.BREAK, say="{back_at}, {minutes}")) == ["20 40, 10"]
        pressed.take_back().press(breaks.break_now, duration=25 * MINUTE)
        assert listener.says(Rule(When.BREAK, say="{back_at}, {time}")) == ["20 55, 25 minutes"]


@pytest.mark.parametrize(
    ("length", "said"),
    [
        (MINUTE, "1 minute"),
        (2 * MINUTE, "2 minutes"),
        (10 * SECOND, "10 seconds"),
        (SECOND, "1 second"),
        (90 * SECOND, "90 seconds"),
        (150 * SECOND, "2 minutes and 30 seconds"),
        (HOUR, "60 minutes"),
        (0, "0 seconds"),
    ],
)
def test_a_length_of_time_is_said_as_one_says_it(length: int, said: str) -> None:
    assert announced.time(length) == said


def test_before_an_end_it_is_said_what_comes_next() -> None:
    rule = Rule(When.BEFORE_END, 60, say="{time}. {next}.")
    assert said(Pressed(), rule, many=6) == [
        "1 minute. Next blinds are 50, 100.",
        "1 minute. Then a break of 10 minutes.",
        "1 minute. Next blinds are 100, 200, ante 100.",
    ]


def test_on_a_break_the_level_is_the_one_that_comes() -> None:
    assert said(Pressed(minutes=30), Rule(When.BREAK, say="{level}: {stakes}"), many=1) == ["3: 100, 200, ante 100"]


# ---- the others ------------------------------------------------------------------------------------------------------


def test_a_shot_clock_names_who_had_to_decide_where_somebody_said() -> None:
    rule = Rule(When.SHOT_CLOCK, say="Time for {name} at table {table}")
    pressed = Pressed().press(shot_clocks.start, table=TableNo(1))
    assert said(pressed, rule, many=1) == ["Time for a player at table 1"]
    entry = pressed.state.at_table(TableNo(1))[0]
    pressed.press(shot_clocks.start, table=TableNo(1), entry=entry.number)
    assert said(pressed, rule, many=1) == [f"Time for {entry.name} at table 1"]


def test_names_that_look_like_placeholders_stay_names() -> None:
    here = Night(created()).enter("{level}", "Boris", "Cyril").draw().start()
    listener = Listener(here.evening)
    here.evening.perform(partial(elimination.bust, outs=[Out(EntryNo(1))]))
    assert listener.says(Rule(When.BUST, say="{name}")) == ["{level}"]


def test_a_level_without_minutes_and_a_level_past_the_list_can_be_told() -> None:
    pressed = Pressed(BY_HANDS)
    listener = Listener(pressed.night.evening)
    pressed.press(timekeeping.go_to_level, level=9).press(timekeeping.next_level)
    (spoken,) = listener.says(Rule(When.LEVEL, say="Level {level}. {stakes}"))
    assert spoken.startswith("Level 10. ")


def test_a_break_before_the_first_level_and_two_together_can_be_told() -> None:
    periods = (Break(10 * MINUTE), Break(5 * MINUTE), *STRUCTURE.periods)
    rules = [Rule(when, say="{level}: {stakes}") for when in (When.BREAK, When.BREAK_ENDS)]
    assert said(Pressed(Structure("Late", periods, 10_000)), *rules, many=2) == ["1: 25, 50", "1: 25, 50"]


@pytest.mark.parametrize("when", list(When))
def test_every_placeholder_is_explained_and_every_explained_one_exists(when: When) -> None:
    assert set(placeholders.PLACEHOLDERS) == set(announced.PLACEHOLDERS)
    assert {"level", "stakes", "players"} <= set(placeholders.known(when))


# ---- rules as sentences ----------------------------------------------------------------------------------------------


def test_everything_that_a_rule_can_wait_or_ask_for_has_a_name() -> None:
    assert set(announced.WHENS) == set(When)
    assert set(announced.IFS) == set(If)
    assert set(announced.PAGES) == set(PageKind)


@pytest.mark.parametrize(
    ("rule", "sentence"),
    [
        (
            Rule(When.BEFORE_END, 60, sound="one_minute", say="One minute"),
            "One minute before a level or break ends: chime, “One minute”",
        ),
        (
            Rule(When.BEFORE_END, 120, Condition(If.ON_BREAK), say="Seats"),
            "2 minutes before a level or break ends, on a break: “Seats”",
        ),
        (
            Rule(When.BEFORE_END, 10, sound="/home/anna/gong.mp3"),
            "10 seconds before a level or break ends: sound gong.mp3",
        ),
        (
            Rule(When.PLAYERS_LEFT, 9, message="Nine!", pause=True, page=PageKind.PRIZES),
            "9 players are left: on the board “Nine!”, the clock stops, the board turns to the prizes",
        ),
        (Rule(When.LEVEL, condition=Condition(If.LEVEL_FROM, 5), say="x"), "A level begins, from level 5 on: “x”"),
        (
            Rule(When.BUST, condition=Condition(If.PLAYERS_AT_MOST, 1), say="x"),
            "A player is out, 1 player is left: “x”",
        ),
        (Rule(When.WINNER, sound="C:\\Sounds\\gong.wav"), "The tournament is won: sound gong.wav"),
        (Rule(When.WINNER), "The tournament is won: nothing"),
    ],
)
def test_a_rule_is_one_sentence(rule: Rule, sentence: str) -> None:
    assert announced.rule(rule) == sentence


def test_a_long_text_is_cut_short_in_it() -> None:
    assert len(announced.rule(Rule(When.LEVEL, say="x" * 300))) < 100


def test_every_rule_has_a_sentence() -> None:
    for when in When:
        for kind in If:
            number = 3 if when in NUMBERED else None
            condition = Condition(kind, 3 if kind in IF_NUMBERED else None)
            assert not has_braces(announced.rule(Rule(when, number, condition, sound="level")))
    assert all(announced.rule(rule) for rule in USUAL_RULES)
    assert announced.rule(replace(USUAL_RULES[0], number=None))


def test_the_results_are_reckoned_once_for_all_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred rules, five out in one hand of three hundred: reckoned for each, the desk would stand still."""
    reckoned: list[Tournament] = []

    def watched(state: Tournament, at: Instant) -> tuple[Standing, ...]:
        reckoned.append(state)
        return standings(state, at)

    monkeypatch.setattr(placeholders, "standings", watched)
    night = Night().enter("Anna", "Boris", "Cyril").draw().start()
    listener = Listener(night.evening)
    outs = [Out(night.number(name), (night.number("Anna"),), rank=1) for name in ("Boris", "Cyril")]
    night.evening.perform(partial(elimination.bust, outs=outs))
    rules = [Rule(When.BUST, say="{result}, {place}, {by}, {prize}", message="{result}")] * 3
    assert len(listener.says(*rules)) == 6
    assert len(reckoned) == 1


def test_a_name_that_runs_to_the_left_stands_by_itself_in_what_is_written_only() -> None:
    """B222: else "is out in place 2" would stand before it."""
    night = Night().enter("Anna", "محمد", "Cyril").draw().start()
    listener = Listener(night.evening)
    night.evening.perform(partial(elimination.bust, outs=[Out(night.number("محمد"), (night.number("Anna"),), rank=1)]))
    rule = Rule(When.BUST, say="{result}", message="{result}")
    [each] = announcements([rule], listener.newest, night.evening.state, night.evening.now())
    assert each.say == "محمد is out in place 3"
    assert each.message == f"{isolated('محمد')} is out in place 3"
