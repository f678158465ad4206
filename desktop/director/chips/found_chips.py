"""The question about chips that somebody finds after their colour has gone (TDA 24-C)."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.chips import colour_up
from tournament.chips.colours_going import holders
from tournament.evening import Decision
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips, EntryNo
from tournament.people.people import sort_key
from tournament.state import Tournament


def why_not(state: Tournament) -> str | None:
    """Why nobody can find any: no colour has begun to go; None: somebody can."""
    if not state.holding:
        return _("No colour has gone yet.")
    return _("The tournament is over.") if state.finished is not None else None


def question(bridge: Bridge) -> Question:
    """Of which colour, who has found them, how many, and what they are changed for."""
    state = bridge.state
    gone = sorted(state.holding)
    values = tuple((str(value), wording.chip_name(value, state.chip_set)) for value in gone)
    players = sorted(state.left, key=lambda entry: (sort_key(entry.shown_name), entry.number))
    names = tuple((str(entry.number), entry.shown_name) for entry in players)
    blanks = (
        Blank("entry", _("&Found by"), choices=names),
        Blank("value", _("&Chips of"), values[-1][0], choices=values),
        Blank("count", _("How &many"), "1"),
        Blank("into", _("Changed &into"), str(_smallest_in_play(state, gone[-1]))),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(
            colour_up.found_later,
            value=int(answers["value"]),
            into=amounts.whole(answers["into"]) or 0,
            entry=EntryNo(int(answers["entry"])),
            count=amounts.whole(answers["count"]) or 0,
        )

    about = _("They are changed at equal value only; what is less than one new chip leaves play. TDA 24-C.")
    return Question(_("Chips found later"), about, _("Change them"), blanks, decide, _preview)


def _smallest_in_play(state: Tournament, value: Chips) -> Chips:
    """What chips of that value were changed for, or what these were changed for since."""
    into = value
    for gone in sorted(state.colours, key=lambda event: event.value):
        if gone.value == into and (into == value or not holders(state, into)):
            into = gone.into
    return into


def _preview(step: Step) -> str:
    """What becomes of them: 3 of 25 → 0 of 100, 75 less in play."""
    facts = step.facts
    found, value, into = facts["count"], facts["value"], facts["into"]
    lost = -facts["total"]
    gets = (found * value - lost) // into
    said = ngettext("{gets} chip of {into} for them", "{gets} chips of {into} for them", gets)
    said = said.format(gets=wording.chips(gets), into=wording.chips(into))
    if not lost:
        return said
    return _("{said}; {lost} in chips leaves play").format(said=said, lost=wording.chips(lost))
