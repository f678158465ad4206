"""What is announced in words: blinds and times as a voice reads them, and a rule as one sentence."""

import re
from collections.abc import Mapping, Sequence
from pathlib import PureWindowsPath

from babel.numbers import get_group_symbol

from engine.blinds import AnteKind
from tournament.announcing.rules import Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.language import code, ngettext
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Cents, Chips, Instant, Milliseconds
from tournament.refusals.marks import N_, Counted
from tournament.structures.structure import Level
from tournament.wording.values import amount, chips, list_of, moment, short
from tournament.wording.values import time_of_day as written_time

# ---- phrases of announcements ----------------------------------------------------------------------------------------


def number(count: int, *, spoken: bool) -> str:
    """Chips or people; spoken without a blank between thousands, at which a voice would begin a new number."""
    return str(count) if spoken else chips(count)


def stakes(level: Level, *, spoken: bool) -> str:
    """Blinds and ante in a row, no ante where there is none: spoken `200, 400, ante 400`; written `200 / 400, …`."""
    ante: Chips = level.ante
    if spoken:
        # i18n: spoken in front of the small and the big blind: "Blinds are 200, 400"
        blinds = _("{small}, {big}")
    else:
        blinds = _("{small} / {big}")
    blinds = blinds.format(small=number(level.small_blind, spoken=spoken), big=number(level.big_blind, spoken=spoken))
    if not ante:
        return blinds
    match level.ante_kind:
        case AnteKind.PLAYER:
            said = _("{blinds}, ante {ante} each")
        case AnteKind.BIG_BLIND:
            said = _("{blinds}, ante {ante}")
        case AnteKind.BUTTON:
            said = _("{blinds}, button ante {ante}")
    return said.format(blinds=blinds, ante=number(ante, spoken=spoken))


def next_level(level: Level, *, spoken: bool) -> str:
    """The blinds that come next."""
    return _("Next blinds are {stakes}").format(stakes=stakes(level, spoken=spoken))


def next_break(length: Milliseconds) -> str:
    """A break that comes next."""
    return _("Then a break of {time}").format(time=time(length))


def time(length: Milliseconds) -> str:
    """How long, as one says it: 1 minute, 90 seconds, 2 minutes and 30 seconds; a voice would take 2:30 for a time."""
    seconds = -(-length // SECOND)
    minutes, rest = divmod(seconds, MINUTE // SECOND)
    if length < 2 * MINUTE and (rest or not minutes):
        minutes, rest = 0, seconds
    found = [ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes)] if minutes else []
    if rest or not minutes:
        found.append(ngettext("{n} second", "{n} seconds", rest).format(n=rest))
    return list_of(found)


def time_of_day(at: Instant, *, spoken: bool) -> str:
    """Hours and minutes: 21:40, spoken 21 40; every voice reads numbers alike, but not all of them times."""
    if not spoken:
        return written_time(at)
    then = moment(at)
    if then.minute == 0:
        # i18n: a full hour of 24, as a voice should read it: "21 o'clock"
        return _("{hour} o'clock").format(hour=then.hour)
    if then.minute < 10:
        # i18n: minutes below ten, as a voice should read them: "21 oh 5"
        return _("{hour} oh {minute}").format(hour=then.hour, minute=then.minute)
    # i18n: a time of day, as a voice should read it: "21 40"
    return _("{hour} {minute}").format(hour=then.hour, minute=then.minute)


def prize(cents: Cents, things: Sequence[str], currency: str, *, spoken: bool) -> str:
    """Money and things that are won; spoken without a sign between thousands."""
    if not cents and things:
        return list_of(tuple(things))
    money = amount(cents, currency)
    if spoken:
        between = re.escape(get_group_symbol(code()))
        money = re.sub(rf"(?<=\d){between}(?=\d)", "", money)
    return list_of((money, *things))


def out(name: str) -> str:
    """Somebody is out, nobody knows in which place."""
    return _("{name} is out").format(name=name)


def finished(name: str, place: int, won: str, *, tied: bool) -> str:
    """Somebody is out in that place; `won`: what that brings him, often nothing."""
    if tied:
        said = _("{name} is out and shares place {place}") if not won else _("{name} shares place {place}: {prize}")
    else:
        said = _("{name} is out in place {place}") if not won else _("{name} is out in place {place} and wins {prize}")
    return said.format(name=name, place=place, prize=won)


def won(names: Sequence[str]) -> str:
    """Who has won; after a deal several."""
    if len(names) == 1:
        return _("{name} wins the tournament").format(name=names[0])
    return _("{names} share the first place").format(names=list_of(tuple(names)))


def somebody() -> str:
    """A player whose name nobody gave."""
    return _("a player")


# ---- names, for the list of rules and its dialog ---------------------------------------------------------------------

WHENS: Mapping[When, str] = {
    When.START: N_("The clock starts"),
    When.LEVEL: N_("A level begins"),
    When.BEFORE_END: N_("Before a level or break ends"),
    When.BREAK: N_("A break begins"),
    When.BREAK_ENDS: N_("A break ends"),
    When.LAST_CHANCE: N_("Something is no longer sold"),
    When.BUST: N_("A player is out"),
    When.PLAYERS_LEFT: N_("So many players are left"),
    When.HAND_FOR_HAND: N_("Hand for hand begins"),
    When.IN_THE_MONEY: N_("All who are left are in the money"),
    When.NEW_SEATS: N_("Players change seats"),
    When.FINAL_TABLE: N_("The final table"),
    When.WINNER: N_("The tournament is won"),
    When.SHOT_CLOCK: N_("A shot clock runs out"),
}
"""What a rule can wait for."""

IFS: Mapping[If, str] = {
    If.LEVEL_FROM: N_("from that level on"),
    If.LEVEL_UNTIL: N_("up to that level"),
    If.PLAYERS_AT_LEAST: N_("so many players or more are left"),
    If.PLAYERS_AT_MOST: N_("so many players or fewer are left"),
    If.LEVEL_FOLLOWS: N_("a level comes next"),
    If.BREAK_FOLLOWS: N_("a break comes next"),
    If.ON_BREAK: N_("on a break"),
    If.PLAYING: N_("while a level is played"),
    If.REGISTRATION_OPEN: N_("while registration is open"),
}
"""What a rule can ask for beside that."""

_NUMBERED: Mapping[If, Counted] = {
    If.LEVEL_FROM: Counted("n", "from level {n} on", "from level {n} on"),
    If.LEVEL_UNTIL: Counted("n", "up to level {n}", "up to level {n}"),
    If.PLAYERS_AT_LEAST: Counted("n", "{n} player or more is left", "{n} players or more are left"),
    If.PLAYERS_AT_MOST: Counted("n", "{n} player is left", "{n} players or fewer are left"),
}

PAGES: Mapping[PageKind, str] = {
    PageKind.CLOCK: N_("the clock"),
    PageKind.SEATING: N_("the seats"),
    PageKind.MOVES: N_("the moves"),
    PageKind.PRIZES: N_("the prizes"),
    PageKind.STANDINGS: N_("the standings"),
    PageKind.STRUCTURE: N_("the structure"),
    PageKind.MESSAGE: N_("the message"),
}
"""What the pages of the board are called inside a sentence."""

PLACEHOLDERS: Mapping[str, str] = {
    "level": N_("the number of the level that begins or is played; on a break and before an end, of the next one"),
    "small_blind": N_("its small blind"),
    "big_blind": N_("its big blind"),
    "ante": N_("its ante"),
    "stakes": N_("its blinds and, if there is one, its ante: 200, 400, ante 400"),
    "players": N_("how many players are left"),
    "entries": N_("how many have entered"),
    "average": N_("the average stack"),
    "time": N_("how long until the end, or how long the break lasts: 2 minutes"),
    "minutes": N_("the same in minutes, only the number"),
    "next": N_("what comes next: the blinds, or a break"),
    "back_at": N_("the time of day at which the break ends"),
    "sold": N_("what is no longer sold"),
    "name": N_("who is out, has won or had to decide"),
    "names": N_("who changes seats"),
    "place": N_("in which place"),
    "by": N_("who has the chips"),
    "prize": N_("what that place gets; in the money, what the next one out gets"),
    "result": N_("who is out in which place and wins what; or who has won"),
    "table": N_("the number of the table"),
}
"""What each word in braces stands for; `announcing.placeholders` says where it may stand."""


# ---- a rule as a sentence --------------------------------------------------------------------------------------------


def rule(given: Rule) -> str:
    """A rule in one line: One minute before a level or break ends: chime, “One minute”."""
    when = _when(given)
    if given.condition is not None:
        when = _("{when}, {condition}").format(when=when, condition=condition(given.condition))
    return _("{when}: {what}").format(when=when, what=", ".join(_what(given)) or _("nothing"))


def condition(given: Condition) -> str:
    """What must hold as well: from level 5 on."""
    counted = _NUMBERED.get(given.kind)
    if counted is None or given.number is None:
        return _(IFS[given.kind])
    return ngettext(counted.one, counted.many, given.number).format(n=given.number)


def _when(given: Rule) -> str:
    count = given.number or 0
    match given.when:
        case When.BEFORE_END if count and count % 60 == 0:
            words = ngettext(
                "One minute before a level or break ends", "{n} minutes before a level or break ends", count // 60
            )
            return words.format(n=count // 60)
        case When.BEFORE_END if count:
            words = ngettext(
                "One second before a level or break ends", "{n} seconds before a level or break ends", count
            )
            return words.format(n=count)
        case When.PLAYERS_LEFT if count:
            return ngettext("One player is left", "{n} players are left", count).format(n=count)
        case _:
            return _(WHENS[given.when])


def _what(given: Rule) -> list[str]:
    found: list[str] = []
    if given.sound:
        # Windows' paths know both kinds of slashes.
        file = PureWindowsPath(given.sound).name
        found.append(_("chime") if _is_chime(given.sound) else _("sound {file}").format(file=file))
    if given.say:
        found.append(_("“{text}”").format(text=short(_(given.say))))
    if given.message:
        found.append(_("on the board “{text}”").format(text=short(_(given.message))))
    if given.pause:
        found.append(_("the clock stops"))
    if given.page is not None:
        found.append(_("the board turns to {page}").format(page=_(PAGES[given.page])))
    return found


def _is_chime(sound: str) -> bool:
    """Whether a rule's sound is one of our chimes, by its name, rather than the path of a file."""
    return sound.isidentifier()
