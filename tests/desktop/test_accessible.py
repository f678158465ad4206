"""Everything can be done by the keyboard, has a name for those who only hear it, and is said in words."""

from tests.desktop.walked import Walked

BY_ITS_LINE = {"palette"}
"""The list below its line is moved in by the arrows while the line keeps the keyboard, and Enter does the chosen."""


def test_whatever_takes_the_keyboard_or_is_painted_has_a_name(walked: Walked) -> None:
    assert walked.found("nameless") == []


def test_tab_reaches_every_input_of_every_dialog(walked: Walked) -> None:
    assert walked.found("unreachable", but=BY_ITS_LINE) == []


def test_tab_goes_through_every_dialog_as_it_is_read(walked: Walked) -> None:
    assert walked.found("out of order") == []


def test_every_dialog_is_answered_by_enter_and_closed_by_esc(walked: Walked) -> None:
    assert walked.found("no way out", but=BY_ITS_LINE) == []


def test_no_pill_says_something_by_its_colour_alone(walked: Walked) -> None:
    assert walked.found("colour alone") == []
