"""The questions of how the pool is divided: the plan, a power law, a prize by hand; each shows what it would pay."""

from collections.abc import Callable
from fractions import Fraction
from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import Answers, Blank, Question, amount
from tournament import wording
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.events import PayoutsSet
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.payouts import setting
from tournament.payouts.division import Prize
from tournament.payouts.plan import PayoutTable, Rounding, changed
from tournament.payouts.tables import TABLES, table_of
from tournament.sales import money
from tournament.state import Tournament
from tournament.wording import prizes as worded

SHOWN = 12
"""So many prizes are listed before they are done; the others are counted."""

OWN = ""
"""The choice of the table that counts now, where it is none of the shipped ones."""


def plan(bridge: Bridge) -> Question:
    """Table, places, rounding and guarantee."""
    state, now = bridge.state, bridge.state.payouts
    currency = state.setup.currency
    table = table_of(now)
    own = () if table in TABLES else ((OWN, worded.payout_table(table.name)),)
    tables = (*own, *((each.name, table_words(each)) for each in TABLES))
    unit = "" if now.unit is None else money.plain_amount(now.unit, currency)
    guaranteed = money.plain_amount(now.guarantee, currency) if now.guarantee else ""
    roundings = tuple((each.value, worded.rounding(each)) for each in Rounding)
    blanks = (
        Blank("table", _("&Payout table"), OWN if own else table.name, choices=tables),
        Blank("places", _("P&laces paid"), "" if now.places is None else str(now.places), _("as the table says")),
        Blank("rounding", _("P&rizes are"), now.rounding.value, choices=roundings),
        Blank("unit", _("In &units of"), unit, _("5, or 1 where the last would not get the buy-in back")),
        Blank("guarantee", _("&Guaranteed"), guaranteed, _("nothing")),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(
            setting.set_plan,
            table=answers["table"] or None,
            places=_whole(answers["places"]),
            rounding=Rounding(answers["rounding"]),
            unit=amount(answers["unit"], currency),
            amount=amount(answers["guarantee"], currency) or 0,
        )

    about = _("The house adds what is missing to the guarantee. With 0 places nothing is divided.")
    return Question(_("How it is divided"), about, _("Divide it so"), blanks, decide, _preview(bridge))


def power_law(bridge: Bridge) -> Question:
    """The share of the field that is paid, the first prize, the last prize."""
    blanks = (
        Blank("paid", _("&Places paid, in % of the entries"), "15"),
        Blank("first", _("&First prize, in % of the pool"), "30"),
        Blank("last", _("&Last prize, in buy-ins"), "1.5"),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(
            setting.use_power_law,
            paid=_decimal(answers["paid"]) / 100,
            first=_decimal(answers["first"]) / 100,
            last=_decimal(answers["last"]),
        )

    about = _("Prizes fall steeply behind the first and ever less towards the last, for up to 2,000 entries.")
    return Question(_("Prizes by a power law"), about, _("Divide it so"), blanks, decide, _preview(bridge))


def by_hand(bridge: Bridge, place: int) -> Question:
    """What a place gets whatever the table says; nothing typed: what the table says again."""
    currency = bridge.state.setup.currency
    known = next((each for each in bridge.state.payouts.by_hand if each.place == place), None)
    money_now = "" if known is None or known.amount is None else money.plain_amount(known.amount, currency)
    blanks = (
        Blank("place", _("&Place"), str(place)),
        Blank("amount", _("&Amount"), money_now, _("as the table says")),
        Blank("thing", _("And &beside it"), "" if known is None else known.thing, _("such as a bottle, a cup")),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        asked = _whole(answers["place"]) or 0
        fixed, thing = amount(answers["amount"], currency), answers["thing"].strip()
        if fixed is None and not thing:
            return partial(setting.free_prize, place=asked)
        return partial(setting.set_prize, place=asked, amount=fixed, thing=thing)

    about = _("It leaves the pool first, the other places share the rest. With nothing typed the table counts again.")
    return Question(_("A prize by hand"), about, _("Set"), blanks, decide, _preview(bridge))


def listed(prizes: tuple[Prize, ...], currency: str) -> str:
    """The prizes in a row: `1: €95, 2: €50, 3: Bottle of rum`."""
    said = [
        _("{place}: {prize}").format(place=prize.place, prize=worded.prize(prize, currency)) for prize in prizes[:SHOWN]
    ]
    more = len(prizes) - len(said)
    if more:
        said.append(ngettext("and {n} more", "and {n} more", more).format(n=more))
    return ", ".join(said) or _("No prizes.")


def _preview(bridge: Bridge) -> Callable[[Step], str]:
    def shown(step: Step) -> str:
        state, currency = bridge.state, bridge.state.setup.currency
        plan = state.payouts
        for event in step.events:
            if isinstance(event, PayoutsSet):
                plan = changed(plan, event.plan, event.parts, event.places)
        return listed(setting.preview(state, plan), currency)

    return shown


def table_words(table: PayoutTable) -> str:
    """The table's name, and the shares of its first column with several places, so that one knows which it is."""
    column = next((each.weights for each in table.columns if len(each.weights) > 1), table.columns[0].weights)
    whole = sum(column)
    shares = "/".join(wording.decimal(round(100 * weight / whole, 1)) for weight in column[:4])
    more = " …" if len(table.columns) > 1 or len(column) > 4 else ""
    return _("{table}: {shares}").format(table=worded.payout_table(table.name), shares=shares + more)


def _whole(text: str) -> int | None:
    bare = text.strip()
    if not bare:
        return None
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 10):
        raise BadInput("number_typed_wrong", text=text)
    return int(bare)


def _decimal(text: str) -> Fraction:
    bare = text.strip().removesuffix("%").strip().replace(",", ".")
    whole, dot, decimals = bare.partition(".")
    if not (bare.isascii() and whole.isdecimal() and (not dot or decimals.isdecimal()) and len(bare) < 10):
        raise BadInput("number_typed_wrong", text=text)
    return Fraction(bare)
