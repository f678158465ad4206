"""In a language that nobody speaks, everything on the screen comes in brackets, and longer words fit."""

import re

import pytest

from tests.desktop.pseudo import left_over, pseudo
from tests.desktop.walked import Walked

NAMES = re.compile("Anna|Kitchen")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("Pause", "[Pááúúšé]"),
        ("&Save {name} now", "[&Sáávéé {name} ňóów]"),
        ("", ""),
        ("{n:02} of {all}", "[{n:02} óóf {all}]"),
    ],
)
def test_the_language_is_longer_accented_and_in_brackets(said: str, expected: str) -> None:
    assert pseudo(said) == expected


@pytest.mark.parametrize(
    ("seen", "rest"),
    [
        ("[Ťááblé [2 · Kitchen]]", ""),
        ("Anna, [ťááblé 2]", ""),
        ("[Á lóóňg séňťéň…", ""),
        ("12:34 · €20", ""),
        ("Paused [šííňčé 20:41]", "Paused"),
    ],
)
def test_what_was_never_translated_is_left_over(seen: str, rest: str) -> None:
    assert left_over(seen, NAMES).strip() == rest


def test_every_text_of_every_page_menu_and_dialog_is_translatable(walked: Walked) -> None:
    assert walked.found("untranslated") == []


def test_no_label_button_or_heading_is_cut_off_by_longer_words(walked: Walked) -> None:
    assert walked.found("cut") == []
