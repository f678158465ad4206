"""What expectations are made of: comparing what is found with what is wanted."""

from collections.abc import Callable

from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, SECOND
from tournament.sales import money
from tournament.standings import Standing, standings
from tournament.state import Tournament

Reader = Callable[[Words], Act]
NOTHING = "nothing"


def same(what: str, wanted: object, found: Callable[[Told], object]) -> Act:
    """An act that compares what is found with what is wanted."""

    def act(told: Told) -> None:
        here = found(told)
        if here != wanted:
            should_be = _("{what} should be {wanted}, but is {found}")
            raise Wrong(should_be.format(what=what, wanted=_in_words(wanted), found=_in_words(here)))

    return act


def _in_words(value: object) -> object:
    """As a sentence says it: neither True nor None is a word of the language."""
    if isinstance(value, bool):
        return _("so") if value else _("not so")
    return _("nothing") if value is None or value == "" else value


def count(what: str, found: Callable[[Tournament], object]) -> Reader:
    """`expect WHAT N`."""

    def read(words: Words) -> Act:
        return same(what, words.number(what), lambda told: found(told.state))

    return read


def time_shown(words: Words) -> str:
    """Take a time of day, as clocks show it: 09:05.

    Raises:
        Wrong: there is none.
    """
    time = words.time_of_day()
    if time is None:
        raise Wrong(_("a time like 20:30 should come here"))
    seconds = time % MINUTE // SECOND
    return f"{time // HOUR:02}:{time % HOUR // MINUTE:02}" + (f":{seconds:02}" if seconds else "")


def line_of(told: Told, name: str) -> Standing:
    """The line of the standings of the person of that name."""
    number = entry_of(told.state, name).number
    for line in standings(told.state, told.here.now()):
        if number in line.entries:
            return line
    raise Wrong(_("{name} holds no place").format(name=name))


def amounts(what: str, words: Words, found: Callable[[Told], list[int] | tuple[int, ...]]) -> Act:
    """An act that compares amounts of money with those that follow on the line; `nothing` is none."""
    texts: list[str] = []
    while not words.take(NOTHING) and words:
        texts.append(words.word(_("an amount")))

    def act(told: Told) -> None:
        currency = told.state.setup.currency
        wanted = [money.parse_amount(text.removeprefix("-"), currency) for text in texts]
        wanted = [-amount if text.startswith("-") else amount for text, amount in zip(texts, wanted, strict=True)]
        here = list(found(told))
        if here != wanted:
            raise Wrong(
                _("{what} should be {wanted}, but is {found}").format(
                    what=what, wanted=money_text(wanted, currency), found=money_text(here, currency)
                )
            )

    return act


def money_text(amounts: list[int], currency: str) -> str:
    """Amounts as a story writes them."""
    return " ".join(money.plain_amount(amount, currency) for amount in amounts) or NOTHING


def name_before_number(words: Words) -> str:
    """A name that a number follows: `Anna 4`, `Little Joe 4`, `"Player 7" 4`."""
    return words.name(*(word for word in words.coming() if word[0].isdigit()))
