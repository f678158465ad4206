"""What the commands about people do: who enters, who is expected, who is counted."""

from collections.abc import Callable

from desktop.director.commands.command import Deed
from desktop.director.commands.deeds.ways import by_button, pressing
from desktop.director.counters import Counters
from desktop.director.desk import EveningDesk
from desktop.director.dialogs import add_ons
from desktop.director.tables.words import BigAnswer
from tournament.language import gettext as _
from tournament.people import entries, registration
from tournament.sales.prices import Buying


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    bridge = desk.bridge

    def enter() -> None:
        desk.go_to("people")
        desk.people.name.setFocus()

    def why_over() -> str | None:
        return desk.people.line.why_over()

    def named() -> str | None:
        return _("Players are counted tonight, without names.") if bridge.state.setup.counted else None

    def why_no_import() -> str | None:
        return named() or desk.people.line.why_closed()

    def why_nobody_waits() -> str | None:
        return bridge.may(entries.enter_next) if bridge.state.waiting else _("Nobody is on the waiting list.")

    def why_no_add_ons() -> str | None:
        sold = any(price.buying is Buying.ADD_ON for price in bridge.state.prices)
        return named() or (add_ons.why_not(bridge) if sold else _("No add-ons are sold tonight."))

    return {
        "enter": Deed(enter, why_over),
        "expecting": by_button(desk, lambda: desk.people.expecting, named),
        "import": by_button(desk, lambda: desk.people.importing, why_no_import),
        "let_in": by_button(desk, lambda: desk.people.let_in, why_nobody_waits),
        "add_ons": by_button(desk, lambda: desk.people.add_ons, why_no_add_ons),
        "close_registration": pressing(bridge, registration.close),
        "reopen_registration": pressing(bridge, registration.reopen),
        "capacity": Deed(lambda: desk.people.capacity.trigger()),
        "kept_apart": Deed(lambda: desk.people.kept_apart.trigger(), named),
        **_counted(desk),
    }


def _counted(desk: EveningDesk) -> dict[str, Deed]:
    """Just a clock."""

    def asked(found: Callable[[Counters], BigAnswer]) -> Deed:
        def button() -> BigAnswer:
            return found(desk.people.counters)

        def why() -> str | None:
            if not desk.bridge.state.setup.counted:
                return _("Players are entered by name tonight.")
            desk.people.counters.look()
            made = button()
            if made.isHidden():
                return _("That is not sold tonight.")
            return None if made.isEnabled() else made.toolTip()

        return by_button(desk, button, why)

    return {
        "one_more": asked(lambda counters: counters.more),
        "one_less": asked(lambda counters: counters.less),
        "one_rebuy": asked(lambda counters: counters.rebuy),
        "one_add_on": asked(lambda counters: counters.add_on),
    }
