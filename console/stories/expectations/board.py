"""Lines that expect something of what the room sees on the board, beside time and blinds."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from console.stories.expectations.comparing import NOTHING, Reader, money_text, name_before_number, same, time_shown
from console.stories.told import Act, Told
from console.stories.words import Words, Wrong
from tournament.board.contents import content
from tournament.board.moves import moves_to_show
from tournament.board.pages import (
    Due,
    Finisher,
    Move,
    Moves,
    PageKind,
    PeriodLine,
    PrizeLine,
    Prizes,
    Ranking,
    Schedule,
    Seated,
    Seating,
)
from tournament.board.view import BoardView, ChipColour, ForSale, view
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, SECOND, Instant
from tournament.people.people import person_key
from tournament.sales import money

Part = TypeVar("Part")

DUE = {Due.BUTTON: "button", Due.SMALL_BLIND: "small blind", Due.BIG_BLIND: "big blind"}

WHEN = ("over", "now", "ahead")

Wanted = Callable[[str], str]
"""A part of what is wanted, as text, once the currency is known."""


# ---- seats -----------------------------------------------------------------------------------------------------------


def _seating(words: Words) -> Act:
    """`expect board seating Anna 2 5, Boris 1 3`, `board seating 14` (lines), `board seating nothing`."""
    if words.take(NOTHING):
        return same(_("the seating page"), NOTHING, lambda told: _seats(told, ()))
    if (words.peek() or "-").isdecimal():
        return same(_("the seating page"), words.number(_("the lines")), lambda told: len(_seated(told)))
    wanted = {}
    while True:
        name = name_before_number(words)
        wanted[name] = f"{name} {words.number(_('the table'))} {words.number(_('the seat'))}"
        if not words.take(","):
            break
    return same(_("the seating page"), ", ".join(wanted.values()), lambda told: _seats(told, tuple(wanted)))


def _seated(told: Told) -> Sequence[Seated]:
    page = _page(told, PageKind.SEATING)
    return page.lines if isinstance(page, Seating) else ()


def _seats(told: Told, names: Sequence[str]) -> str:
    """The lines of these people in the order of the names, as they are written there; all lines if nobody is named."""
    lines = {person_key(line.name): line for line in _seated(told)}
    shown = [
        f"{name} {lines[person_key(name)].chair.table} {lines[person_key(name)].chair.seat}"
        for name in names or [line.name for line in lines.values()]
        if person_key(name) in lines
    ]
    return ", ".join(shown) or NOTHING


def _moves(words: Words) -> Act:
    """`expect board moves Anna to 2 5 big blind, Boris to 1 3`, `board moves since 20:12 nothing`: shown by itself."""
    since = None
    if words.take("since"):
        since = words.time_of_day()
        if since is None:
            raise Wrong(_("a time like 20:30 should come here"))
    return _moved(words, _("the moves that are shown"), lambda told: _coming_by_itself(told, since))


def _last_moves(words: Words) -> Act:
    """`expect board last moves …`: the page as it can always be seen again."""
    return _moved(words, _("the last moves"), _last)


def _last(told: Told) -> Moves | None:
    page = _page(told, PageKind.MOVES)
    return page if isinstance(page, Moves) else None


def _coming_by_itself(told: Told, since: int | None = None) -> Moves | None:
    now = told.here.now()
    confirmed = 0
    if since is not None:
        hour, minute, second = since // HOUR, since % HOUR // MINUTE, since % MINUTE // SECOND
        day = told.moment(now).replace(hour=hour, minute=minute, second=second, microsecond=0)
        confirmed = round(day.timestamp() * SECOND)
        confirmed -= 24 * HOUR if confirmed > now else 0
    return moves_to_show(told.state, now, Instant(confirmed))


def _moved(words: Words, what: str, page: Callable[[Told], Moves | None]) -> Act:
    """The moves that follow on the line; `everybody 8`: all seats were drawn anew, eight lines; `nothing`."""
    if words.take("everybody"):
        wanted = f"everybody {words.number(_('the players'))}"
    elif words.take(NOTHING):
        wanted = NOTHING
    else:
        wanted = ", ".join(_all(words, _move_wanted))

    def found(told: Told) -> str:
        moves = page(told)
        if moves is None:
            return NOTHING
        if moves.everybody and wanted.startswith("everybody "):
            return f"everybody {len(moves.lines)}"
        return ", ".join(map(_move_text, moves.lines))

    return same(what, wanted, found)


def _move_wanted(words: Words) -> str:
    name = words.name("to")
    words.need("to")
    chair = f"{words.number(_('the table'))} {words.number(_('the seat'))}"
    due = next((word for word in DUE.values() if words.take(word)), "")
    return " ".join(filter(None, (name, "to", chair, due)))


def _move_text(move: Move) -> str:
    due = "" if move.due is None else DUE[move.due]
    return " ".join(filter(None, (move.name, "to", str(move.to.table), str(move.to.seat), due)))


def _closed(words: Words) -> Act:
    """`expect board closed "Kitchen", "Table 3"`, `board closed nothing`: as the last moves say it."""
    wanted = NOTHING if words.take(NOTHING) else ", ".join(words.names())

    def found(told: Told) -> str:
        page = _last(told)
        return NOTHING if page is None else ", ".join(page.closed) or NOTHING

    return same(_("the closed tables"), wanted, found)


# ---- prizes and standings --------------------------------------------------------------------------------------------


def _prizes(words: Words) -> Act:
    """`expect board prizes 1 145.00 with "Cup", 2-3 80.00 next out, 4 55.00 Klara`, `board prizes nothing`."""
    parts = [] if words.take(NOTHING) else _all(words, _prize_wanted)

    def found(told: Told) -> str:
        page = _page(told, PageKind.PRIZES)
        lines = page.lines if isinstance(page, Prizes) else ()
        return ", ".join(_prize_text(line, told.state.setup.currency) for line in lines) or NOTHING

    return _priced(_("the prizes page"), parts, found)


def _prize_wanted(words: Words) -> Wanted:
    places = words.word(_("the place"))
    first, _dash, last = places.partition("-")
    if not (first.isdecimal() and (last or first).isdecimal()):
        raise Wrong(_("a place like 4 or places like 4-6 should come here, not {word}").format(word=places))
    amount = words.word(_("the prize"))
    thing = f'with "{words.word(_("the thing"))}"' if words.take("with") else ""
    marked = "next out" if words.take("next out") else ""
    name = words.name() if words and words.peek() != "," else ""
    return lambda currency: " ".join(filter(None, (places, _in(currency, amount), thing, marked, name)))


def _prize_text(line: PrizeLine, currency: str) -> str:
    places = str(line.place) if line.place == line.last else f"{line.place}-{line.last}"
    thing = f'with "{line.thing}"' if line.thing else ""
    amount = money_text([line.amount], currency)
    return " ".join(filter(None, (places, amount, thing, "next out" if line.next_out else "", line.name)))


def _standings(words: Words) -> Act:
    """`expect board standings Anna, Boris, Cyril 3, Dana 4`: all lines, with the places of those who have one."""
    wanted = NOTHING if words.take(NOTHING) else ", ".join(_all(words, _finisher_wanted))

    def found(told: Told) -> str:
        page = _page(told, PageKind.STANDINGS)
        return ", ".join(map(_finisher_text, page.lines)) if isinstance(page, Ranking) else NOTHING

    return same(_("the standings page"), wanted, found)


def _finisher_wanted(words: Words) -> str:
    name = name_before_number(words)
    return f"{name} {words.number(_('the place'))}" if words and words.peek() != "," else name


def _finisher_text(line: Finisher) -> str:
    return line.name if line.place is None else f"{line.name} {line.place}"


# ---- structure -------------------------------------------------------------------------------------------------------


def _structure(words: Words) -> Act:
    """`expect board structure level 5 21:10`, `board structure break after level 4 20:50 now going 25`."""
    on_break = words.take("break after level")
    if not on_break:
        words.need("level")
    level = words.number(_("the level"))
    wanted: dict[str, str] = {}
    while words:
        if words.take("unknown"):
            wanted["begins"] = "unknown"
        elif (words.peek() or "") in WHEN:
            wanted["when"] = words.word("")
        elif words.take("going"):
            wanted["going"] = NOTHING if words.take(NOTHING) else ", ".join(map(str, words.numbers(_("the values"))))
        else:
            wanted["begins"] = time_shown(words)
    if not wanted:
        raise Wrong(_("a time like 20:30 should come here"))

    def found(told: Told) -> str:
        line = _line(told, level, on_break=on_break)
        said = {
            "begins": "unknown" if line.begins is None else told.time_of_day(line.begins),
            "when": "now" if line.now else "over" if line.over else "ahead",
            "going": ", ".join(map(str, line.going)) or NOTHING,
        }
        return " ".join(said[part] for part in wanted)

    return same(_("the line on the structure page"), " ".join(wanted.values()), found)


def _line(told: Told, level: int, *, on_break: bool) -> PeriodLine:
    """The line of that level, or of the first break after it.

    Raises:
        Wrong: there is none.
    """
    page = _page(told, PageKind.STRUCTURE)
    after = 0
    for line in page.lines if isinstance(page, Schedule) else ():
        after = after if line.level is None else line.level
        if after == level and (line.level is None) == on_break:
            return line
    raise Wrong(_("the structure page has no such line"))


# ---- beside the clock ------------------------------------------------------------------------------------------------


def _colours(words: Words) -> Act:
    """`expect board colours green 25, black 100`, `board colours 25, 100` where they have no names."""
    return _chips(words, _("the chips"), lambda shown: shown.colours)


def _going(words: Words) -> Act:
    """`expect board going green 25`, `board going nothing`."""
    return _chips(words, _("the chips that go"), lambda shown: shown.going)


def _chips(words: Words, what: str, of: Callable[[BoardView], Sequence[ChipColour]]) -> Act:
    wanted = NOTHING if words.take(NOTHING) else ", ".join(_all(words, _chip_wanted))

    def found(told: Told) -> str:
        shown = of(view(told.state, told.here.now()))
        return ", ".join(f"{chip.colour} {chip.value}".strip() for chip in shown) or NOTHING

    return same(what, wanted, found)


def _chip_wanted(words: Words) -> str:
    colour = "" if (words.peek() or "-")[0].isdigit() else f"{name_before_number(words)} "
    return f"{colour}{words.number(_('the value'))}"


def _for_sale(words: Words) -> Act:
    """`expect board for sale "Add-on" 5.00 chips 4000 with break, "Rebuy" 10.00 chips 5000 until 20:35`."""
    parts = [] if words.take(NOTHING) else _all(words, _sale_wanted)

    def found(told: Told) -> str:
        shown = view(told.state, told.here.now()).for_sale
        return ", ".join(_sale_text(told, each) for each in shown) or NOTHING

    return _priced(_("what is for sale"), parts, found)


def _sale_wanted(words: Words) -> Wanted:
    name = words.word(_("what is sold"))
    amount = words.word(_("the price"))
    words.need("chips")
    chips = words.number(_("the chips"))
    until = "with break" if words.take("with break") else f"until {time_shown(words)}" if words.take("until") else ""
    return lambda currency: " ".join(filter(None, (name, _in(currency, amount), f"chips {chips}", until)))


def _sale_text(told: Told, sale: ForSale) -> str:
    until = "" if sale.closes is None else f"until {told.time_of_day(sale.closes)}"
    amount = money_text([sale.cost], told.state.setup.currency)
    parts = (sale.name, amount, f"chips {sale.chips}", "with break" if sale.with_break else until)
    return " ".join(filter(None, parts))


def _round_out(words: Words) -> Act:
    """`expect board round out Anna, Boris`, `board round out nobody`."""
    wanted = "nobody" if words.take("nobody") else ", ".join(words.names())

    def found(told: Told) -> str:
        return ", ".join(view(told.state, told.here.now()).round_out) or "nobody"

    return same(_("who is out in this round"), wanted, found)


# ---- shared ----------------------------------------------------------------------------------------------------------


def _page(told: Told, kind: PageKind) -> object:
    return content(kind, told.state, told.here.now())


def _all(words: Words, part: Callable[[Words], Part]) -> list[Part]:
    """All parts that follow on the line, with commas between them."""
    found = [part(words)]
    while words.take(","):
        found.append(part(words))
    return found


def _priced(what: str, parts: Sequence[Wanted], found: Callable[[Told], str]) -> Act:
    """An act that compares what is found with parts that hold amounts of the evening's currency."""

    def act(told: Told) -> None:
        currency = told.state.setup.currency
        same(what, ", ".join(part(currency) for part in parts) or NOTHING, found)(told)

    return act


def _in(currency: str, amount: str) -> str:
    return money_text([money.parse_amount(amount, currency)], currency)


READERS: Mapping[str, Reader] = {
    "board seating": _seating,
    "board moves": _moves,
    "board last moves": _last_moves,
    "board closed": _closed,
    "board prizes": _prizes,
    "board standings": _standings,
    "board structure": _structure,
    "board colours": _colours,
    "board going": _going,
    "board for sale": _for_sale,
    "board round out": _round_out,
}
"""By the words that follow `expect`."""
