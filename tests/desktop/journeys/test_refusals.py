"""Every refusal is shown beside what was clicked: a sentence on the same page, in the dialog or in the bar."""

from collections.abc import Callable
from functools import partial

from tests.desktop.desks import HandClock, open_kept, open_rebuys, start
from tests.desktop.journeys.director import Director
from tournament.names import MINUTE


class Refused:
    """Tries something, and looks for the sentence and for anything that has changed all the same."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self.sentences: list[str] = []

    def __call__(self, sentence: str, *acts: Callable[[], object]) -> None:
        before = self._director.kept
        for act in acts:
            act()
        assert self._director.sees(sentence), [each for each in self._director.texts() if len(each) > 30]
        assert self._director.kept == before, sentence
        self.sentences.append(sentence)


def test_on_the_first_page_beside_the_field(director: Director) -> None:
    """Name and buy-in of a new tournament; nothing is made."""
    director.write("Name", "  ")
    director.press("Create the tournament")
    assert director.sees("A name is missing.")
    director.write("Name", "Friday")
    assert not director.sees("A name is missing.")
    director.write("Buy-in, in EUR", "twenty")
    director.press("Create the tournament")
    assert director.sees("twenty"), "the amount is repeated"
    assert director.desk._shelf.evenings() == ()
    director.write("Buy-in, in EUR", "20")
    director.keys("Return")
    assert [row.name for row in director.desk._shelf.evenings()] == ["Friday"]


def test_before_the_start_each_key_and_button_says_why(director: Director, clock: HandClock) -> None:
    """Space, hand for hand, undo, redo, letters of the tables, grey buttons, the palette."""
    open_kept(director.desk, clock)
    refused = Refused(director)
    director.go("Clock")
    refused("The clock has not been started yet. Press Start for that.", lambda: director.keys("Space"))
    refused("There is nothing to redo.", lambda: director.keys("Ctrl+Y"))
    refused("No press of the clock to take back.", lambda: director.keys("Ctrl+B"))
    refused("The tournament has not started yet.", lambda: director.keys("Ctrl+H"))
    refused("There are no tables yet: draw the seats first.", lambda: director.go("Tables"), lambda: director.keys("x"))
    director.go("People")
    refused("Anna", lambda: director.type("anna"), lambda: director.keys("Return"))
    director.keys("Escape", "Escape")
    steps = director.steps
    director.go("Prizes")
    assert director.refuses("Make a deal…") == "The tournament has not started yet."
    assert director.refuses("Prize is paid") == "Choose a prize in the list first."
    director.go("Out")
    director.go("Chips")
    assert director.refuses("Chips found…") == "No colour has gone yet."
    assert director.steps == steps
    refused(
        "The tournament has not started yet.",
        lambda: director.keys("Ctrl+K"),
        lambda: director.type("hand for hand"),
        lambda: director.keys("Return"),
    )


def test_while_it_runs_in_dialogs_at_seats_and_on_pages(director: Director, clock: HandClock) -> None:
    """Times, amounts, chips, locked seats, windows that are shut: each is said where it was typed or dropped."""
    start(open_rebuys(director.desk, clock))
    director.wait(MINUTE)
    refused = Refused(director)
    for group, line, field, typed, said in (
        ("Clock", "Set the time…", "Minutes", "later", "later"),
        ("Structure", "Correct the chips in play…", "More or fewer chips", "-99999", "99\u202f999 chips are more than"),
        ("Money", "Adjust the cash…", "Amount; with − before it, it goes out", "much", "much"),
    ):
        director.menu(group, line)
        refused(said, partial(director.write, field, typed), lambda: director.keys("Return"))
        assert director.asked()
        director.keys("Escape")
        assert not director.asked()
    director.go("Tables")
    director.click_seat("Anna")
    director.press("Lock in this seat")
    refused("The seat of Anna is locked; unlock it first.", lambda: director.drag_player("Anna", 1, 9))
    refused("The seat of Anna is locked; unlock it first.", lambda: director.keys("s"))
    director.click_seat("Bohdan")
    director.keys("Escape")
    refused("Add-on is not on sale yet: level 3 has to be over.", lambda: director.keys("b"))
    director.go("People")
    director.press("Add-ons…")
    director.press("Anna")
    assert director.sees("Add-on is not on sale yet: level 3 has to be over.")
    assert "level" in director.refuses("Sell")
