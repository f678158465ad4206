"""Structures in CSV and JSON, and those that ship."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import AnteKind, Limit
from tournament import wording
from tournament.errors import BadFile, BadInput
from tournament.names import MINUTE, SECOND
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_check import check
from tournament.structures.structure_files import find, read, shipped, write_csv, write_json

REAL = Path(__file__).parents[3] / "shared" / "cases" / "structures.json"

CSV = """kind,small_blind,big_blind,ante,minutes
level,25,50,0,20
break,,,,5
level,50,100,100,7.5
"""


def csv(text: str, minutes: int | None = None) -> Structure:
    return read(text.encode(), "/home/eva/friday night.csv", minutes=minutes)


def csv_refusal(text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadFile) as refused:
        read(text.encode(), "x.csv")
    assert refused.value.facts.pop("file") == "x.csv"
    return refused.value.code, refused.value.facts


def test_a_csv_is_read_under_the_name_of_its_file() -> None:
    assert csv(CSV) == Structure(
        "friday night",
        (Level(25, 50), Break(5 * MINUTE), Level(50, 100, 100, duration_ms=7 * MINUTE + 30 * SECOND)),
    )


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le"])
@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_spreadsheets_may_write_it_their_own_way(separator: str, encoding: str) -> None:
    data = CSV.replace(",", separator).replace("\n", "\r\n").encode(encoding)
    assert read(data, "friday night.csv") == csv(CSV)


def test_columns_may_stand_in_any_order_and_unneeded_ones_be_missing() -> None:
    assert csv("Minutes;Big_Blind;Small_Blind;Kind\n10,5;1 000;500;LEVEL\n").periods == (
        Level(500, 1000, duration_ms=10 * MINUTE + 30 * SECOND),
    )


def test_the_ante_kind_has_its_own_column() -> None:
    text = (
        "kind,small_blind,big_blind,ante,minutes,ante_kind\nlevel,1,2,2,5,big_blind\nlevel,1,2,1,5,\nbreak,0,0,0,5,\n"
    )
    kinds = [period.ante_kind for period in csv(text).periods if isinstance(period, Level)]
    assert kinds == [AnteKind.BIG_BLIND, AnteKind.PLAYER]


def test_given_minutes_are_the_levels_length_and_fill_what_is_missing() -> None:
    text = "kind,small_blind,big_blind,minutes\nlevel,1,2,20\nlevel,2,4,\nbreak,,,5\nbreak,,,\n"
    lengths = [(period.duration_ms or 0) // MINUTE for period in csv(text, minutes=15).periods]
    assert lengths == [15, 15, 5, 15]
    assert [period.duration_ms for period in csv("kind,small_blind,big_blind\nlevel,1,2\n", 3).periods] == [3 * MINUTE]


@pytest.mark.parametrize("minutes", [0, -1, 100_001])
def test_given_minutes_out_of_range_are_refused(minutes: int) -> None:
    with pytest.raises(BadInput, match="minutes_out_of_range"):
        csv(CSV, minutes)


HEAD = "kind,small_blind,big_blind,ante,minutes\n"
WIDE = "kind,small_blind,big_blind,minutes,limit,hands,colours,waits\n"


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        (HEAD, "structure_without_levels", {"name": "x"}),
        (HEAD + "break,,,,5\n", "structure_without_levels", {"name": "x"}),
        (HEAD + "level,1,2,0,\n", "minutes_missing", {"line": 2}),
        (HEAD + "level,1,2,0,5\nbreak,,,,\n", "minutes_missing", {"line": 3}),
        (HEAD + "level,1,2,0,soon\n", "minutes_wrong", {"line": 2, "text": "soon"}),
        (HEAD + "level,1,2,0,-5\n", "minutes_wrong", {"line": 2, "text": "-5"}),
        (HEAD + "level,one,2,0,5\n", "number_wrong", {"line": 2, "column": "small_blind", "text": "one"}),
        (HEAD + "level,,2,0,5\n", "value_empty", {"line": 2, "key": "small_blind"}),
        (HEAD + ",1,2,0,5\n", "value_empty", {"line": 2, "key": "kind"}),
        (HEAD + "level,1,2,0,7,5\n", "cell_without_column", {"line": 2, "text": "5"}),
        ("kind,small_blind,big_blind,,minutes\nlevel,1,2,9,5\n", "cell_without_column", {"line": 2, "text": "9"}),
        (HEAD + 'level,1,"2,000",0,5\n', "number_wrong", {"line": 2, "column": "big_blind", "text": "2,000"}),
        (HEAD + "pause,,,,5\n", "kind_unknown", {"line": 2, "kind": "pause"}),
        (WIDE + "level,1,2,5,some,,,\n", "limit_unknown", {"line": 2, "limit": "some", "known": tuple(Limit)}),
        (WIDE + "level,1,2,5,,many,,\n", "number_wrong", {"line": 2, "column": "hands", "text": "many"}),
        (
            WIDE + "level,1,2,5,,9,,\n",
            "minutes_and_hands",
            {"line": 2, "period": 1},
        ),
        (WIDE + "level,1,2,5,,,25,\n", "level_with_break", {"line": 2, "column": "colours", "text": "25"}),
        (WIDE + "break,,,5,,,red,\n", "number_wrong", {"line": 2, "column": "colours", "text": "red"}),
        (WIDE + "break,,,5,,,,maybe\n", "yes_or_no_wrong", {"line": 2, "column": "waits", "text": "maybe"}),
        (WIDE + "break,,,5,,3,,\n", "break_with_blinds", {"line": 2, "column": "hands", "text": "3"}),
        (HEAD + "break,1,2,,5\n", "break_with_blinds", {"line": 2, "column": "small_blind", "text": "1"}),
        ("kind,big_blind\nlevel,2\n", "columns_missing", {"line": 1, "columns": ("small_blind",)}),
        ("kind,kind\nlevel,2\n", "column_twice", {"line": 1, "column": "kind"}),
        (
            HEAD + "level,1,2,0,5\n\nlevel,3,2,0,5\n",
            "small_blind_over_big_blind",
            {"line": 4, "period": 2, "small_blind": 3, "big_blind": 2},
        ),
        (
            HEAD + "level,1,2,0,0\n",
            "period_too_short",
            {"line": 2, "period": 1, "duration_ms": 0, "shortest_ms": SECOND},
        ),
    ],
)
def test_a_wrong_csv_is_refused_with_its_line(text: str, code: str, facts: dict[str, object]) -> None:
    assert csv_refusal(text) == (code, facts)


def test_an_unknown_column_or_ante_kind_is_refused_with_the_known_ones() -> None:
    code, facts = csv_refusal("kind,small_blind,big_blind,antes,minutes\n")
    assert (code, facts["column"], "ante" in str(facts["known"])) == ("column_unknown", "antes", True)
    code, facts = csv_refusal("kind,small_blind,big_blind,ante_kind,minutes\nlevel,1,2,table,5\n")
    assert (code, facts["line"], facts["known"]) == ("ante_kind_unknown", 2, ("player", "big_blind", "button"))


LEVEL = {"kind": "level", "small_blind": 25, "big_blind": 50, "minutes": 20}
PAUSE = {"kind": "break", "minutes": 5}


def json_refusal(**changes: object) -> tuple[str, object, object]:
    whole: dict[str, object] = {"schema": 1, "name": "Test", "levels": [LEVEL], **changes}
    with pytest.raises(BadFile) as refused:
        read(json.dumps(whole).encode(), "x.json")
    assert refused.value.facts["file"] == "x.json"
    return refused.value.code, refused.value.facts.get("period"), refused.value.facts.get("key")


def test_our_json_is_read() -> None:
    data = json.dumps(
        {
            "schema": 1,
            "name": "Friday",
            "note": "for its reader",
            "starting_stack": 5000,
            "levels": [LEVEL, {"kind": "break", "minutes": 7.5}, LEVEL | {"ante": 50, "ante_kind": "big_blind"}],
        }
    )
    assert read(data.encode(), "x.json") == Structure(
        "Friday",
        (Level(25, 50), Break(7 * MINUTE + 30 * SECOND), Level(25, 50, 50, AnteKind.BIG_BLIND)),
        5000,
        "for its reader",
    )


def test_the_second_schema_knows_limits_hands_colours_and_levels_without_a_clock() -> None:
    periods = (
        Level(50, 100, limit=Limit.FIXED_LIMIT, duration_ms=None, hands=12),
        Break(5 * MINUTE, (5, 25), waits=True),
        Level(75, 150, limit=Limit.POT_LIMIT, duration_ms=None),
    )
    text = write_json(Structure("Friday", periods))
    assert '"schema": 2' in text
    assert '"limit": "fixed_limit", "hands": 12}' in text
    assert '"colours": [5, 25], "waits": true}' in text
    assert '"minutes": "untimed"}' in text
    assert read(text.encode(), "x.json").periods == periods


def test_a_csv_says_limit_hands_colours_and_waiting_in_columns_of_their_own() -> None:
    text = (
        "kind,small_blind,big_blind,ante,minutes,limit,hands,colours,waits\n"
        "level,50,100,0,,fixed_limit,12,,\n"
        "break,,,,5,,,25 5,yes\n"
        "level,75,150,0,untimed,pot_limit,,,no\n"
    )
    periods = csv(text).periods
    assert periods == (
        Level(50, 100, limit=Limit.FIXED_LIMIT, duration_ms=None, hands=12),
        Break(5 * MINUTE, (5, 25), waits=True),
        Level(75, 150, limit=Limit.POT_LIMIT, duration_ms=None),
    )
    assert csv(write_csv(Structure("x", periods))).periods == periods


def test_given_minutes_take_the_place_of_hands_and_of_no_clock() -> None:
    text = "kind,small_blind,big_blind,minutes,hands\nlevel,1,2,,9\nlevel,2,4,untimed,\n"
    assert [one.duration_ms for one in csv(text, 7).periods] == [7 * MINUTE] * 2
    whole = json.dumps({"schema": 2, "name": "x", "levels": [LEVEL | {"minutes": "untimed"}]})
    assert [one.duration_ms for one in read(whole.encode(), "x", minutes=7).periods] == [7 * MINUTE]


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"schema": 3}, ("schema_unknown", None, None)),
        ({"note": "a\tb"}, ("note_has_control_characters", None, None)),
        ({"schema": 1, "levels": [LEVEL | {"limit": "no_limit"}]}, ("key_unknown", 1, "limit")),
        ({"schema": 1, "levels": [LEVEL | {"minutes": "untimed"}]}, ("value_wrong", 1, "minutes")),
        ({"schema": 2, "levels": [LEVEL | {"limit": "some"}]}, ("limit_unknown", 1, None)),
        ({"schema": 2, "levels": [LEVEL | {"hands": 5}]}, ("minutes_and_hands", 1, None)),
        ({"schema": 2, "levels": [LEVEL, PAUSE | {"colours": 5}]}, ("value_wrong", 2, "colours")),
        ({"schema": 2, "levels": [LEVEL, PAUSE | {"colours": ["5"]}]}, ("value_wrong", 2, "colours")),
        ({"schema": 2, "levels": [LEVEL, PAUSE | {"waits": 1}]}, ("value_wrong", 2, "waits")),
        ({"schema": 2, "levels": [LEVEL, PAUSE | {"limit": "no_limit"}]}, ("key_unknown", 2, "limit")),
        ({"schema": "1"}, ("value_wrong", None, "schema")),
        ({"name": 5}, ("value_wrong", None, "name")),
        ({"name": " "}, ("name_empty", None, None)),
        ({"name": "\ud800"}, ("name_has_control_characters", None, None)),
        ({"colour": 1}, ("key_unknown", None, "colour")),
        ({"starting_stack": "many"}, ("value_wrong", None, "starting_stack")),
        ({"starting_stack": 0}, ("stack_not_positive", None, None)),
        ({"levels": {}}, ("value_wrong", None, "levels")),
        ({"levels": []}, ("structure_without_levels", None, None)),
        ({"levels": [LEVEL, 5]}, ("object_wrong", 2, None)),
        ({"levels": [LEVEL, {}]}, ("key_missing", 2, "kind")),
        ({"levels": [LEVEL, LEVEL | {"kind": "pause"}]}, ("kind_unknown", 2, None)),
        ({"levels": [LEVEL, LEVEL | {"antes": 5}]}, ("key_unknown", 2, "antes")),
        ({"levels": [LEVEL | {"small_blind": True}]}, ("value_wrong", 1, "small_blind")),
        ({"levels": [LEVEL | {"small_blind": 25.0}]}, ("value_wrong", 1, "small_blind")),
        ({"levels": [LEVEL | {"big_blind": None}]}, ("value_empty", 1, "big_blind")),
        ({"levels": [LEVEL | {"kind": ""}]}, ("value_empty", 1, "kind")),
        ({"levels": [LEVEL | {"ante_kind": "table"}]}, ("ante_kind_unknown", 1, None)),
        ({"levels": [LEVEL | {"minutes": None}]}, ("minutes_missing", 1, None)),
        ({"levels": [LEVEL | {"minutes": "20"}]}, ("value_wrong", 1, "minutes")),
        ({"levels": [LEVEL | {"minutes": 1e300}]}, ("minutes_wrong", 1, None)),
        ({"levels": [LEVEL | {"minutes": -1}]}, ("period_too_short", 1, None)),
        ({"levels": [LEVEL, LEVEL | {"small_blind": 51}]}, ("small_blind_over_big_blind", 2, None)),
    ],
)
def test_a_wrong_json_is_refused_with_its_level(
    changes: dict[str, object], refusal: tuple[str, object, object]
) -> None:
    assert json_refusal(**changes) == refusal


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"schema": 1,\n "name": }', "json_wrong"),
        ('{"schema": NaN}', "json_wrong"),
        ('{"schema": 1, "schema": 1}', "key_twice"),
        ('{"a": 1e99999999999999999999}', "json_wrong"),
        ('{"a": ' + "9" * 5000 + "}", "json_wrong"),
        ("[" * 100_000, "json_wrong"),
        ("[1]", "object_wrong"),
    ],
)
def test_what_is_no_json_of_ours_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text.encode(), "x.json")
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[1, 2]", "x.json: this is a list, not a structure in braces."),
        ('{"schema": "1"}', "x.json: schema is text, not a whole number."),
        ('{"schema": null}', "x.json: schema is empty."),
        (
            '{"schema": 1, "name": "x", "levels": {}}',
            "x.json: levels is an object in braces, not a list of levels.",
        ),
        (
            '{"schema": 1, "name": "x", "levels": [5]}',
            "x.json, level or break 1: this is a whole number, not a level or break in braces.",
        ),
        (
            '{"schema": 1, "name": "x", "levels": [{"kind": "break", "minutes": true}]}',
            "x.json, level or break 1: minutes is true or false, not a number.",
        ),
    ],
)
def test_a_wrong_json_is_told_what_was_found_and_what_is_wanted(text: str, said: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(text.encode(), "x.json")
    assert wording.refusal(refused.value) == said


def test_an_empty_cell_is_said_to_be_empty() -> None:
    with pytest.raises(BadFile) as refused:
        read((HEAD + "level,25,,0,5\n").encode(), "x.csv")
    assert wording.refusal(refused.value) == "x.csv, line 2: big_blind is empty."


def test_given_minutes_hold_for_json_as_well() -> None:
    data = json.dumps({"schema": 1, "name": "x", "levels": [LEVEL, {"kind": "break"}, {"kind": "break", "minutes": 5}]})
    assert [(one.duration_ms or 0) // MINUTE for one in read(data.encode(), "x", minutes=10).periods] == [10, 10, 5]


LEVELS = st.builds(
    lambda small, more, ante, kind, length, limit, continued, beyond: Level(
        small, small + more, ante, kind, length[0], limit, length[1], continued, beyond
    ),
    st.integers(0, 10**6),
    st.integers(1, 10**6),
    st.integers(0, 10**6),
    st.sampled_from(AnteKind),
    st.one_of(
        st.tuples(st.integers(1000, 6 * 10**9), st.none()),
        st.tuples(st.none(), st.integers(1, 1000)),
        st.just((None, None)),
    ),
    st.sampled_from(Limit),
    st.booleans(),
    st.booleans(),
)
BREAKS = st.builds(
    Break,
    st.integers(1000, 10**8),
    st.sets(st.integers(1, 10**6), max_size=3).map(lambda colours: tuple(sorted(colours))),
    st.booleans(),
    st.booleans(),
)
STRUCTURES = st.builds(
    Structure,
    st.just("Pátek <b>"),
    st.lists(BREAKS | LEVELS, max_size=5).map(lambda periods: (Level(1, 2), *periods)),
    st.none() | st.integers(1, 10**9),
    st.sampled_from(("", "Pro 9 lidí: 25s „pryč“.")),
)


@given(STRUCTURES)
def test_what_is_written_is_read_back_to_the_millisecond(structure: Structure) -> None:
    assert read(write_json(structure).encode(), "x.json") == structure
    assert read(write_csv(structure).encode(), "x.csv").periods == structure.periods


def test_the_ante_kind_is_written_only_where_one_differs() -> None:
    assert write_csv(csv(CSV)).replace("\r", "") == CSV
    assert "ante_kind" in write_csv(Structure("x", (Level(1, 2, 2, AnteKind.BUTTON),)))


def test_the_shipped_structures_are_sound_and_found_by_their_short_names() -> None:
    assert len(shipped()) == 19
    for name, structure in shipped().items():
        # One real club doubled its blinds twice a little more than twice.
        odd = ["step_steep", "step_steep"] if name == "club-turbo" else []
        assert [concern.code for concern in check(structure)] == odd
        assert structure.starting_stack
        assert structure.note, f"{name} does not say for whom it is"
        assert find(f" {name.upper()} ") is structure
    assert find("nowhere") is None


def test_among_the_shipped_are_all_kinds_of_evening() -> None:
    levels = {name: [one for one in each.periods if isinstance(one, Level)] for name, each in shipped().items()}
    assert {one.limit for one in levels["limit-20"]} == {Limit.FIXED_LIMIT}
    assert {one.limit for one in levels["pot-limit-25"]} == {Limit.POT_LIMIT}
    assert {one.limit for one in levels["limit-then-no-limit"]} == {Limit.FIXED_LIMIT, Limit.NO_LIMIT}
    assert {one.hands for one in levels["hands-10"]} == {10}
    assert max(one.duration_ms or 0 for one in levels["hyper-5"]) == 5 * MINUTE


@pytest.mark.parametrize(
    ("name", "real"),
    [
        ("club-20", "club-20min-bba-a"),
        ("club-turbo", "club-10min-turbo"),
        ("deep-60", "ept-barcelona-2006-d1"),
        ("home-15", "ddpoker-0991"),
        ("pcf-t100", "pcf-t100-150bb"),
    ],
)
def test_the_shipped_structures_have_the_real_numbers(name: str, real: str) -> None:
    if not REAL.exists():
        pytest.skip(f"{REAL} is missing")
    source = next(one for one in json.loads(REAL.read_text("utf-8")) if one["id"] == real)
    structure = shipped()[name]
    assert structure.starting_stack == source["starting_stack"]
    kind = AnteKind.BIG_BLIND if source["ante_type"] in ("table ante = SB", "big blind ante") else AnteKind.PLAYER
    assert list(structure.periods) == [
        Break((one["break"] or 10) * MINUTE)
        if "break" in one
        else Level(one["sb"], one["bb"], one["ante"], kind, one["min"] * MINUTE)
        for one in source["levels"]
    ]


@given(st.binary(max_size=60) | st.text('kindlevebrak,;\n"0123.', max_size=60).map(str.encode))
def test_any_file_is_read_or_refused(data: bytes) -> None:
    try:
        read(data, "x.csv")
    except BadFile:
        return
