"""Ways of doing something: decided at once, or asked by a page whose button would do the same."""

from collections.abc import Callable
from functools import partial
from html import unescape

from PyQt6.QtWidgets import QAbstractButton

from desktop.bridge import Bridge
from desktop.director.commands.command import Deed
from desktop.director.desk import EveningDesk
from desktop.director.page import Page
from tournament.clocks.clock import Phase
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.state import Tournament

Why = Callable[[], str | None]


def never_refused() -> None:
    """It can always be done."""


def pressing(bridge: Bridge, decision: Decision[Tournament]) -> Deed:
    """What is decided at once."""
    return Deed(partial(bridge.perform, decision), partial(bridge.may, decision))


def by_button(desk: EveningDesk, button: Callable[[], QAbstractButton], why_not: Why = never_refused) -> Deed:
    """What a button of a page does; what the button alone knows against it is said when it is tried.

    `button` finds it, once it is needed: until then nobody may have made the page. `why_not`: what speaks against it,
    without the page, which would have to be filled for that.
    """

    def do() -> None:
        made = button()
        page = _page_of(made)
        page.refresh()
        if made.isEnabled() and made.isVisibleTo(page):
            made.click()
        else:
            desk.told.emit(sentence(made.toolTip()) or _("That is no use now."))

    return Deed(do, why_not)


def of_chosen(
    desk: EveningDesk, place: str, button: Callable[[], QAbstractButton], why_not: Why = never_refused
) -> Deed:
    """What a button does with the row that is chosen on its page: it is gone to first."""
    pressed = by_button(desk, button, why_not)

    def do() -> None:
        if not desk.is_at(place):
            desk.go_to(place)
        pressed.do()

    return Deed(do, why_not)


def _page_of(made: QAbstractButton) -> Page:
    around = made.parentWidget()
    while not isinstance(around, Page):
        assert around is not None  # noqa: S101
        around = around.parentWidget()
    return around


def sentence(tooltip: str) -> str:
    """That of a tooltip, which may be wrapped so that a name in it is no markup."""
    return unescape(tooltip.removeprefix("<span>").removesuffix("</span>")) if tooltip.startswith("<span>") else tooltip


def phase(bridge: Bridge) -> Phase:
    """What the clock is doing."""
    return bridge.state.clock.reading(bridge.now()).phase


def waits(bridge: Bridge) -> bool:
    """Whether the clock has not been started yet."""
    return phase(bridge) in (Phase.WAITING, Phase.COUNTDOWN)
