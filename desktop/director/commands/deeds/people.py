"""What the commands about people do: who enters, who is expected, who is counted."""

from desktop.director.commands.command import Deed
from desktop.director.commands.deeds.ways import Why, by_button, pressing
from desktop.director.counters import Counters
from desktop.director.desk import EveningDesk
from desktop.director.dialogs import add_ons
from desktop.director.tables.words import BigAnswer
from tournament.language import gettext as _
from tournament.people import entries, registration
from tournament.sales.prices import Buying


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    page, bridge = desk.people, desk.bridge

    def enter() -> None:
        desk.go_to("people")
        page.name.setFocus()

    def named() -> str | None:
        return _("Players are counted tonight, without names.") if bridge.state.setup.counted else None

    def why_no_import() -> str | None:
        return named() or page.line.why_closed()

    def why_nobody_waits() -> str | None:
        return bridge.may(entries.enter_next) if bridge.state.waiting else _("Nobody is on the waiting list.")

    def why_no_add_ons() -> str | None:
        sold = any(price.buying is Buying.ADD_ON for price in bridge.state.prices)
        return named() or (add_ons.why_not(bridge) if sold else _("No add-ons are sold tonight."))

    return {
        "enter": Deed(enter, page.line.why_over),
        "expecting": by_button(desk, page, page.expecting, named),
        "import": by_button(desk, page, page.importing, why_no_import),
        "let_in": by_button(desk, page, page.let_in, why_nobody_waits),
        "add_ons": by_button(desk, page, page.add_ons, why_no_add_ons),
        "close_registration": pressing(bridge, registration.close),
        "reopen_registration": pressing(bridge, registration.reopen),
        "capacity": Deed(page.capacity.trigger),
        "kept_apart": Deed(page.kept_apart.trigger, named),
        **_counted(desk, page.counters),
    }


def _counted(desk: EveningDesk, counters: Counters) -> dict[str, Deed]:
    """Just a clock."""

    def why_not(made: BigAnswer) -> Why:
        def why() -> str | None:
            if not desk.bridge.state.setup.counted:
                return _("Players are entered by name tonight.")
            counters.look()
            if made.isHidden():
                return _("That is not sold tonight.")
            return None if made.isEnabled() else made.toolTip()

        return why

    buttons = {
        "one_more": counters.more,
        "one_less": counters.less,
        "one_rebuy": counters.rebuy,
        "one_add_on": counters.add_on,
    }
    return {code: by_button(desk, desk.people, made, why_not(made)) for code, made in buttons.items()}
