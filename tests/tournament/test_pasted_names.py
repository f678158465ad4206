"""Names out of a chat: bullets, numbers, times, emojis, commas, guests that are brought along."""

import pytest

from tournament.people import pasted
from tournament.people.pasted import Pasted


def names(text: str) -> list[str]:
    return [each.name for each in pasted.read(text)]


@pytest.mark.parametrize(
    "line",
    ["Anna", "- Anna", "• Anna", "* Anna", "1. Anna", "1) Anna", "1 Anna", "✅ Anna", "Anna 👍🏽", "  Anna  ", "Anna.",
     "Anna (late)", "Anna - comes at 20:00", "[19:02] Anna: I come", "[30.11.26, 19:02:11] Anna: yes!",
     "30/11/2026, 19:05 - Anna: of course", "19:30 Anna", "1️⃣ Anna", "[19:02] Anna:", "~ Anna", "3 - Anna",
     "#3. Anna", "[x] Anna", "- [ ] Anna", "@Anna", "(Anna)", "\ufeffAnna", "@\u2068Anna\u2069",
     "\u200e[30.11.26, 19:02] Anna: in"],
)  # fmt: skip
def test_what_stands_around_a_name_is_left_out(line: str) -> None:
    assert [(each.name, each.guests, each.clear) for each in pasted.read(line)] == [("Anna", 0, True)]


def test_what_somebody_has_written_last_is_told() -> None:
    text = "[19:02] Anna: I come\n[19:40] Anna: sorry,  not tonight\n[19:41] Bohdan:\nCyril"
    assert [(each.name, each.said) for each in pasted.read(text)] == [
        ("Anna", "sorry, not tonight"), ("Bohdan", ""), ("Cyril", ""),
    ]  # fmt: skip


def test_a_sender_without_a_name_in_the_phone_is_shown_but_hardly_a_name() -> None:
    text = "[19:02] \u202a+420 555 010 203\u202c: in"
    assert [(each.name, each.clear) for each in pasted.read(text)] == [("+420 555 010 203", False)]


def test_a_number_alone_or_a_remark_is_hardly_a_name() -> None:
    assert [each.clear for each in pasted.read("Anna\n7\nBohdan: not today")] == [True, False, False]


def test_several_stand_in_one_line_and_nobody_twice() -> None:
    assert names("Anna, Bohdan; Cyril & Dana\nAnna\n[19:02] Bohdan: me\nEmil/ František") == [
        "Anna", "Bohdan", "Cyril", "Dana", "Emil/ František",
    ]  # fmt: skip


def test_numbers_count_the_lines_but_belong_to_a_name_otherwise() -> None:
    assert names("1 Anna\n2 Bohdan\n50 Cent\n7") == ["Anna", "Bohdan", "50 Cent", "7"]


def test_guests_who_come_along_are_counted() -> None:
    text = "Anna +1\nBohdan (+2)\nCyril plus 1\n[19:02] Dana: in, +1\nEmil +99"
    assert [(each.name, each.guests) for each in pasted.read(text)] == [
        ("Anna", 1), ("Bohdan", 2), ("Cyril", 1), ("Dana", 1), ("Emil", pasted.MOST_GUESTS),
    ]  # fmt: skip


def test_what_is_hardly_a_name_is_told_so() -> None:
    text = "Friday poker:\nWho brings the beer tonight, friends?\nhttps://poker.example/list\n👨‍👩‍👧\nAnna"
    assert [each.clear for each in pasted.read(text)].count(True) == 2  # “friends?” is asked about, Anna is not
    assert names("") == names("\n \n2. \n---") == []
    long = pasted.read("a" * 300)
    assert [each.clear for each in long] == [False]


def test_a_name_with_an_emoji_is_kept_beside_the_one_without() -> None:
    """B219."""
    assert pasted.read("😳 Ace") == (Pasted("Ace", "😳 Ace"),)
    assert names("👨‍👩‍👧") == ["👨‍👩‍👧"]


def test_names_written_from_the_right_stay_whole() -> None:
    """B222."""
    assert names("עומר 2026\n- סיגל") == ["עומר 2026", "סיגל"]
