"""The question of how heads are paid: on the Prizes page, and for a new tournament."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament.bounties import bounties
from tournament.bounties.bounty_rule import FIXED, WHOLE, BountyKind, BountyRule, OwnHead, check_rule
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.state import Tournament
from tournament.wording import bounties as worded

HUNDRED = WHOLE // 100


def blanks(rule: BountyRule) -> tuple[Blank, ...]:
    """The fields of a rule, with what it says in them."""
    mystery_from = "" if rule.mystery_from is None else str(rule.mystery_from)
    return (
        Blank("kind", _("B&ounties are"), rule.kind.value, choices=kinds()),
        Blank("cash", _("O&f it in cash, in %"), percent(rule.cash), only_with=("kind", BountyKind.PROGRESSIVE.value)),
        Blank(
            "mystery_from",
            _("En&velopes from so many players left on"),
            mystery_from,
            _("as many as are paid"),
            only_with=("kind", BountyKind.MYSTERY.value),
        ),
        Blank("own_head", _("The champion's o&wn head"), rule.own_head.value, choices=own_heads()),
    )


def kinds() -> tuple[tuple[str, str], ...]:
    """The kinds of bounties, in words."""
    return (
        (BountyKind.FIXED.value, _("fixed")),
        (BountyKind.PROGRESSIVE.value, _("progressive: a part goes onto the own head")),
        (BountyKind.MYSTERY.value, _("mystery: an envelope is drawn")),
    )


def own_heads(kind: BountyKind = BountyKind.FIXED) -> tuple[tuple[str, str], ...]:
    """What may become of the champion's own head with that kind of bounties, in words."""
    prizes = ((OwnHead.PRIZES.value, _("is part of the prizes")),) if kind is BountyKind.FIXED else ()
    return (
        (OwnHead.HIS.value, _("is the champion's")),
        *prizes,
        (OwnHead.NOBODY.value, _("nobody gets it")),
    )


def read(answers: Answers) -> BountyRule:
    """The rule that was typed; what does not belong to its kind counts for nothing.

    Raises:
        BadInput: `number_typed_wrong`, `bounty_cash`, and as `bounty_rule.check_rule` says.
    """
    kind = BountyKind(answers["kind"])
    cash = _cash(answers["cash"]) if kind is BountyKind.PROGRESSIVE else FIXED.cash
    since = _players(answers["mystery_from"]) if kind is BountyKind.MYSTERY else None
    rule = BountyRule(kind, cash, OwnHead(answers["own_head"]), since)
    check_rule(rule)
    return rule


def percent(cash: int) -> str:
    """A part in hundredths of a percent as it is typed."""
    whole, part = divmod(cash, HUNDRED)
    return f"{whole}.{part:02}".rstrip("0") if part else str(whole)


def question(bridge: Bridge) -> Question:
    """How heads are paid from now on, and those taken already too."""

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(bounties.set_bounties, rule=read(answers))

    now = worded.bounty_rule(bridge.state.bounty_rule)
    about = _("Now: {rule}. Heads that were taken already are paid by the new rule, too.").format(rule=now)
    return Question(_("How bounties are paid"), about, _("Pay them so"), blanks(bridge.state.bounty_rule), decide)


def _cash(text: str) -> int:
    bare = text.strip().removesuffix("%").strip().replace(",", ".")
    whole, _dot, part = bare.partition(".")
    if not (bare.isascii() and whole.isdecimal() and (not part or part.isdecimal())):
        raise BadInput("number_typed_wrong", text=text)
    if len(whole) > 3 or len(part) > 2:
        raise BadInput("bounty_cash")
    return int(whole) * HUNDRED + int(part.ljust(2, "0"))


def _players(text: str) -> int | None:
    bare = "".join(text.split())
    if not bare:
        return None
    if not (bare.isascii() and bare.isdecimal() and len(bare) < 10):
        raise BadInput("number_typed_wrong", text=text)
    return int(bare)
