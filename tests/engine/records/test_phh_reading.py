"""PHH text as records: both readers, exact amounts, and where a text goes wrong."""

from collections.abc import Callable
from datetime import date, time
from decimal import Decimal
from pathlib import Path

import pytest

from engine.blinds import Limit
from engine.cards import cards
from engine.records.phh import quick as phh_quick
from engine.records.phh import reading as phh_reading
from engine.records.phh.reading import read, sections
from engine.records.record import Boarded, Called, Dealt, Folded, Raised, Record, Remarked, Showed, Unreadable
from tests.engine.records.hands import DEAL, only, phh

by_toml = phh_reading._by_toml
FILES = ("handhq_abs", "pluribus", "ps_cash", "ps_tour", "random_nlhe", "wsop43", "wsop54")


def test_a_hand_as_values() -> None:
    record = only(
        phh(
            f"{DEAL}, 'p3 cbr 300 # a tell', '# he thinks', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 sm', 'p3 sm -',"
            " 'p3 sm ????', 'p3 sm QsQd'",
            more="hand = 7\nseats = [4, 6, 1]\nplayers = ['A', 'B', 'C']\n"
            "time = 19:05:00\n_mood = 'good'\nfoo = 1.50\n",
        )
    )
    queens = cards("QsQd")
    assert record.items[2:] == (
        Dealt(3, queens),
        Raised(3, 300),
        Remarked("he thinks"),
        Folded(1),
        Called(2),
        Boarded(cards("2c3c4c")),
        Showed(2, ()),
        Showed(3, None),
        Showed(3, (None, None)),
        Showed(3, queens),
    )
    assert record.comments == {3: "a tell"}
    assert (record.seats, record.players, record.limit, record.scale) == ((4, 6, 1), ("A", "B", "C"), Limit.NO_LIMIT, 1)
    assert record.facts == {"hand": 7, "time": time(19, 5), "_mood": "good", "foo": Decimal("1.50")}
    assert record.texts[3] == "p3 cbr 300 # a tell"


def test_heads_up_the_lists_are_turned_so_that_the_big_blind_comes_first() -> None:
    record = only(phh("'p2 f'", stacks="900, 800", blinds="50, 100", antes="0, 20", trimming="false"))
    assert (record.starting, record.blinds, record.antes, record.uniform) == ((900, 800), (100, 50), (20, 0), False)


def test_amounts_are_exact_and_their_decimals_make_the_scale() -> None:
    """B093: 1.22 and 12.16 without binary floats; 2.50 counts in hundredths, like everything beside it."""
    record = only(phh("'p3 cbr 0.3'", stacks="1.22, 12.16, 5", blinds="0.05, 0.10, 0", bets="min_bet = 0.10"))
    assert (record.scale, record.starting, record.items) == (100, (122, 1216, 500), (Raised(3, 30),))
    assert only(phh("", stacks="2.50, 3, 3")).scale == 100
    assert only(phh("'p3 cbr 300.125'")).scale == 1000
    assert only(phh("", more="_scale = 100\n")).starting == (100_000,) * 3


def test_late_posts_straddles_and_a_dead_small_blind_stand_in_the_list() -> None:
    assert only(phh("", blinds="50, 100, 200")).blinds == (50, 100, 200)
    assert only(phh("", blinds="50, 100, -100")).blinds == (50, 100, -100)
    assert only(phh("", blinds="100, 0, 0")).blinds == (100, 0, 0)


def test_fixed_limit_has_two_bets() -> None:
    record = only(phh("", variant="FT", bets="small_bet = 100\nbig_bet = 200"))
    assert (record.limit, record.small_bet, record.big_bet) == (Limit.FIXED_LIMIT, 100, 200)


def test_anything_toml_may_say_is_kept() -> None:
    record = only(
        phh("", more='day = 1\n_day = 2024-02-29\n_list = [[1, "a"], []]\n_nan = nan\n"odd key" = {a = 1}\n_x.y = 1\n')
    )
    assert record.facts["_day"] == date(2024, 2, 29)
    assert record.facts["_list"] == [[1, "a"], []]
    assert (record.facts["odd key"], record.facts["_x"]) == ({"a": 1}, {"y": 1})


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        ("nothing", "toml_wrong", {}),
        ("", "key_missing", {"key": "variant"}),
        (phh("", variant="PO"), "not_holdem", {"variant": "PO"}),
        (phh("", antes="0, 0"), "list_length", {"key": "antes", "entries": 2, "players": 3}),
        (phh("", antes="0, 'x', 0"), "amount_wrong", {"key": "antes", "entry": 2}),
        (phh("", antes="0, nan, 0"), "amount_wrong", {"key": "antes", "entry": 2}),
        (phh("", antes="0, 1e99, 0"), "amount_size", {"key": "antes", "entry": 2}),
        (phh("", antes="0, -2, 0", trimming="false"), "amount_negative", {"key": "antes", "entry": 2, "amount": "-2"}),
        (phh("", stacks="9, -0.5, 9"), "amount_negative", {"key": "starting_stacks", "entry": 2}),
        (phh("", bets="min_bet = -100"), "amount_negative", {"key": "min_bet"}),
        (phh("", antes="0, {" + "a." * 3000 + "a = 1}, 0"), "amount_wrong", {"key": "antes", "entry": 2}),
        (phh("", more="rake = -5"), "amount_negative", {"key": "rake", "amount": "-5"}),
        (phh("", more="_rake = inf"), "amount_wrong", {"key": "_rake"}),
        (phh("", more="_rake = 1e999999"), "amount_size", {"key": "_rake"}),
        (phh("", more="_dead_posts = [0, -5, 0]"), "amount_negative", {"key": "_dead_posts", "entry": 2}),
        (phh("", antes="0, 0, 9", more="_dead_posts = [0, 0, 10]"), "ours_wrong", {"key": "_dead_posts", "entry": 3}),
        (phh("", more="_dead_posts = [0, inf, 0]"), "amount_wrong", {"key": "_dead_posts", "entry": 2}),
        (phh("", more="_x = 0e999999999999999999999"), "amount_size", {"amount": "0e999999999999999999999"}),
        (phh("", variant=""), "variant_empty", {"key": "variant"}),
        (
            phh("", variant="FT", bets="small_bet = 100\nbig_bet = 200", more="_limit = 'pot_limit'"),
            "ours_wrong",
            {"key": "_limit"},
        ),
        (phh("", stacks="1"), "players", {"players": 1}),
        (phh("", stacks="9" * 5000 + ", 1, 1"), "toml_wrong", {}),
        (phh("", bets=""), "key_missing", {"key": "min_bet"}),
        (phh("", more="players = 'me'"), "key_type", {"key": "players"}),
        (phh("", more="seats = [1, 2.5, 3]"), "key_type", {"key": "seats"}),
        (phh("'p3 f', 'p1 dances'"), "action_wrong", {"action": 2, "text": "p1 dances"}),
        (phh("'p3 f', 'p1 pb 5'"), "action_wrong", {"action": 2}),
        (phh("'p3 cbr many'"), "amount_wrong", {"action": 1, "text": "p3 cbr many"}),
        (phh("'d dh p1 AsXx'"), "no_such_card", {"action": 1, "card": "Xx"}),
        (phh("'p99 f'"), "no_such_player", {"action": 1}),
        (phh("'p0 f'"), "action_wrong", {"action": 1, "text": "p0 f"}),
        (phh("'d dh p1 AsAdKsKdQsQd'"), "action_wrong", {"action": 1, "text": "d dh p1 AsAdKsKdQsQd"}),
        (phh("'p3 f'") + "variant = 'NT'\n", "toml_wrong", {}),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, code: str, facts: dict[str, object]) -> None:
    (found,) = read(text)
    assert isinstance(found, Unreadable)
    assert (found.index, found.code) == (1, code)
    assert facts.items() <= found.facts.items()


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ("_irregularities = [[0, 'killed', {}, 'dead_hand', 'x', '']]", {"key": "_irregularities", "entry": 1}),
        ("_button_seat = {}", {"key": "_button_seat"}),
        ("_big_blind_seat = {}", {"key": "_big_blind_seat"}),
        ("_dues = [[1, 'live', 5], [2, 'live', {}]]", {"key": "_dues", "entry": 2}),
        ("seats = [1, {}, 3]", {"key": "seats", "entry": 2}),
        ("_switches.raise_cap = {}", {"key": "_switches"}),
        ("_scale = {}", {"key": "_scale"}),
        ("hand = {}", {"key": "hand"}),
        ("_foo = {{a = [{{b = {}}}]}}", {"key": "_foo"}),
    ],
)
def test_a_whole_number_too_large_to_be_told_is_refused_wherever_it_stands(more: str, place: dict[str, object]) -> None:
    for written in (f"0x{'F' * 5000}", f"0b{'1' * 61}", str(-(10**18))):
        (found,) = read(phh("", more=more.format(written)))
        assert isinstance(found, Unreadable)
        assert (found.code, found.facts, found.line) == ("number_size", place, 8)


def test_a_bad_hand_does_not_stop_the_others_and_says_its_line() -> None:
    good = phh("'p3 f'")
    text = f"[1]\n{good}\n[2]\n{phh(chr(39) + 'p3 hops' + chr(39))}\n[3]\nwhat?\n\n[4] # last\n{good}"
    found = list(read(text))
    assert [type(one) for one in found] == [Record, Unreadable, Unreadable, Record]
    assert [(one.index, one.line) for one in found if isinstance(one, Unreadable)] == [(2, 17), (3, 20)]


def test_what_looks_like_a_header_inside_a_text_is_none() -> None:
    text = f'[1]\n{phh("")}_song = """\n[2]\nla la\n"""\n[9]\n{phh("")}'
    first, second = read(text)
    assert isinstance(first, Record)
    assert isinstance(second, Record)
    assert first.facts == {"_song": "[2]\nla la\n"}


def test_a_file_of_broken_hands_is_read_as_a_whole_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def counted(body: str) -> object:
        lengths.append(len(body))
        return by_toml(body)

    monkeypatch.setattr(phh_reading, "_by_toml", counted)
    text = "".join(f"[{number}]\nwhat?\n" for number in range(1, 101))
    found = list(read(text))
    assert [type(one) for one in found] == [Unreadable] * 100
    assert lengths.count(len(text)) == 1


def test_line_ends_and_marks_of_other_systems() -> None:
    text = "\ufeff[1]\n" + phh("'p3 f'") + "[2]\n" + phh("'p3 cc'")
    assert list(read(text.replace("\n", "\r\n"))) == list(read(text))


def test_tables_within_a_single_hand_belong_to_it() -> None:
    assert only(phh("") + "[_notes]\nmood = 'good'\n").facts == {"_notes": {"mood": "good"}}


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_both_readers_find_the_same(shared_file: Callable[[str], Path], name: str) -> None:
    text = shared_file(f"hands/{name}.phhs").read_text(encoding="utf-8")
    quick = list(read(text))
    assert quick == list(read(text, None))
    assert not [one for one in quick if isinstance(one, Unreadable)]
    assert all(phh_quick.fields(section.body) is not None for section in sections(text))
