"""The standings as a page."""

from dataclasses import replace
from functools import partial

from templates.web import html
from tests.fakes import MINUTE, Night, created
from tests.templates.web.reading import texts
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.events import Ending, TableWay
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import leaving
from tournament.reports.page import Page
from tournament.reports.standings import standings
from tournament.sales import prices

NASTY = ("</td><script>alert(1)</script>", "=1+1", "Žofie O'Hara", "עומר 2026", "😳 Ace & Co", "'t Hart", "Łukasz")


def finished(*names: str, title: str = "<img src=x onerror=alert(1)>") -> Page:
    """The first of these wins, the others go out from the last one on, each by the first."""
    night = Night(created(name=title)).enter(*names).draw().start()
    night.clock.forward(95 * MINUTE)
    for name in names[:0:-1]:
        out = Out(night.number(name), (night.number(names[0]),))
        night.evening.perform(partial(elimination.bust, outs=[out]))
    return standings(night.evening.state)


def test_the_page_is_well_formed_html5_in_one_file() -> None:
    page = html.page(finished(*NASTY))
    assert texts(page)
    assert "<link" not in page
    assert "src=" not in page.replace("&lt;img src=x", "")
    assert "://" not in page.replace("http://www.w3.org/2000/svg", "")


def test_every_name_is_text_wherever_it_stands() -> None:
    """B266, B267: the name of a tournament or a player never becomes markup."""
    page = html.page(finished(*NASTY))
    assert page.count("<script") == 1, "only our own"
    assert "<img" not in page
    said = texts(page)
    assert all(name in said for name in NASTY)
    assert "<img src=x onerror=alert(1)>" in said


def test_numbers_in_right_to_left_names_do_not_mix_with_the_next_column() -> None:
    """B222."""
    assert "<bdi>עומר 2026</bdi>" in html.page(finished(*NASTY))


def test_prizes_are_marked_and_the_bubble_has_a_double_line() -> None:
    page = html.page(finished("Anna", "Boris", "Cyril", "Dana", "Eva"))
    assert page.count('<tr class="first paid">') == 1
    assert page.count('<tr class="paid last-paid">') == 1
    assert page.count('<tr class="') == 2
    assert "€70" in page
    assert "€30" in page
    assert "€100" in page


def test_before_the_end_players_still_in_have_no_place() -> None:
    night = Night().enter("Anna", "Boris", "Cyril").draw().start()
    page = html.page(standings(night.evening.state))
    assert "3 still in" in texts(page)
    assert "standings so far" in page


def test_an_evening_without_entries_says_so() -> None:
    assert "Nobody has entered yet." in html.page(standings(Night().evening.state))


def test_whose_chips_left_play_is_told_why() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(lambda state, at: leaving.go_home(state, at, night.number("Cyril"), 9_000))
    report = standings(night.evening.state)
    assert "went home" in texts(html.page(report))


def test_the_page_says_that_a_deal_was_made() -> None:
    night = Night(replace(created(), prices=prices.plain(2_000, 10_000, 0), way=TableWay.KEPT))
    night.enter("Anna", "Boris", "Cyril").draw().start()
    night.clock.forward(30 * MINUTE)
    stacks = {night.number(name): chips for name, chips in (("Anna", 15_000), ("Boris", 9_000), ("Cyril", 6_000))}
    agreed = partial(deal_making.make_deal, method=Method.ICM, stacks=stacks, ending=Ending.BY_CHIPS)
    night.evening.perform(agreed)
    report = standings(night.evening.state)
    assert "Deal among 3 players (ICM)" in texts(html.page(report))


def test_while_they_play_on_the_page_says_what_a_deal_has_made_certain() -> None:
    night = Night(replace(created(), prices=prices.plain(2_000, 10_000, 0), way=TableWay.KEPT))
    night.enter("Anna", "Boris", "Cyril").draw().start()
    night.clock.forward(30 * MINUTE)
    night.evening.perform(partial(deal_making.make_deal, method=Method.EVEN))
    out = Out(night.number("Cyril"), (night.number("Anna"),))
    night.evening.perform(partial(elimination.bust, outs=[out]))
    said = texts(html.page(standings(night.evening.state)))
    assert said.count("€20 by the deal") == 2


def test_guarantee_and_things_that_are_no_money_stand_on_the_page() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(partial(setting.guarantee, amount=100_00))
    night.evening.perform(partial(setting.set_prize, place=3, amount=None, thing="=Rum & <Cola>"))
    out = [Out(night.number("Cyril"), (night.number("Anna"),))]
    night.evening.perform(partial(elimination.bust, outs=out))
    report = standings(night.evening.state)
    page = html.page(report)
    assert "Rum &amp; &lt;Cola&gt;" in page
    assert "Guaranteed €100 house adds €40" in " ".join(texts(page).split())
