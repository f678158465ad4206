"""What the commands about money, prizes, chips and the structure do."""

from functools import partial

from desktop.director.chips import found_chips
from desktop.director.commands.command import Deed
from desktop.director.commands.deeds.ways import by_button, of_chosen
from desktop.director.desk import EveningDesk
from desktop.director.dialogs import deal
from tournament.bounties import bounties
from tournament.bounties.bounty_rule import FIXED, BountyKind, BountyRule
from tournament.language import gettext as _
from tournament.sales import payments
from tournament.sales.prices import Fund


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    return {**_cash(desk), **_prizes(desk), **_chips(desk), **_structure(desk)}


def _cash(desk: EveningDesk) -> dict[str, Deed]:
    why_not_all = partial(desk.bridge.may, payments.receive_from_all)
    return {
        "receive": by_button(desk, lambda: desk.cash.receive),
        "all_paid": by_button(desk, lambda: desk.cash.all_paid, why_not_all),
        "sell": by_button(desk, lambda: desk.cash.sell),
        "pay_out": by_button(desk, lambda: desk.cash.pay_out),
        "prices": Deed(lambda: desk.cash.change_prices()),
        "receipt": of_chosen(desk, "cash", lambda: desk.cash.receipt),
        "adjust": Deed(lambda: desk.cash.adjust()),
        "house_adds": Deed(lambda: desk.cash.house_adds()),
    }


def _prizes(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def why_no_bounties() -> str | None:
        state = bridge.state
        played_for = state.fund(Fund.BOUNTIES) or any(price.shares.bounties for price in state.prices)
        return None if played_for else _("No bounties are played for.")

    def why_no_rule() -> str | None:
        other = FIXED if bridge.state.bounty_rule != FIXED else BountyRule(BountyKind.PROGRESSIVE)
        return why_no_bounties() or bridge.may(partial(bounties.set_bounties, rule=other))

    return {
        "divide": Deed(lambda: desk.prizes.payouts.edit()),
        "by_hand": of_chosen(desk, "prizes", lambda: desk.prizes.payouts.by_hand),
        "bounty_rule": by_button(desk, lambda: desk.prizes.change_rule, why_no_rule),
        "deal": by_button(desk, lambda: desk.prizes.deal, partial(deal.why_not, bridge)),
        "pay_prize": of_chosen(desk, "prizes", lambda: desk.prizes.pay),
        "pay_bounty": of_chosen(desk, "prizes", lambda: desk.prizes.pay_bounty, why_no_bounties),
    }


def _chips(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def over() -> str | None:
        return _("The tournament is over.") if bridge.state.finished is not None else None

    def why_none_found() -> str | None:
        return found_chips.why_not(bridge.state)

    return {
        "chips": Deed(lambda: desk.chips.choose_owned()),
        "count_chips": by_button(desk, lambda: desk.chips.count, over),
        "bonus_chips": by_button(desk, lambda: desk.chips.bonus, over),
        "correct_chips": by_button(desk, lambda: desk.chips.correct, over),
        "colour_up": by_button(desk, lambda: desk.chips.colours, over),
        "chips_found": by_button(desk, lambda: desk.chips.found, why_none_found),
    }


def _structure(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def over() -> str | None:
        return _("The tournament is over.") if bridge.state.finished is not None else None

    def begun() -> str | None:
        started = bridge.state.has_started(bridge.now())
        return over() or (_("The clock runs already: shorten or edit what is left.") if started else None)

    def nobody_knows() -> str | None:
        known = bridge.state.chips_in_play
        return over() or (None if known else _("No chips are in play yet, so nobody knows when it will end."))

    return {
        "edit_structure": Deed(lambda: desk.structure.edit(), over),
        "shorten": Deed(lambda: desk.structure.shorten(), nobody_knows),
        "fit": Deed(lambda: desk.structure.fit(), begun),
        "wanted_end": Deed(lambda: desk.structure.want_end(), over),
        "structures": Deed(lambda: desk.structure.choose()),
    }
