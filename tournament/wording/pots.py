"""A settled pot in sentences, and why one cannot be settled."""

from collections.abc import Mapping, Sequence

from engine.cards import texts
from engine.errors import BadSetup
from engine.pot_call import HOUSE, CalledPot, Kind, Line, PotCall, Settlement
from tournament import hand_words, wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.refusals import N_
from tournament.wording import houses

SENTENCES: Mapping[str, str] = {
    "pot_empty": N_("Nothing is in the pot yet: type what each player has put in."),
    "pot_players": N_("{players} players are too many; {most} can be dealt in."),
    "seat_twice": N_("Two players have seat {seat}."),
    "chips_negative": N_("{name}: {chips} chips cannot be in the pot."),
    "chips_unreadable": N_("“{text}” is no number of chips, such as 2500, 2 500 or 2.5k."),
    "chips_too_many": N_("“{text}” is too much; {most} chips are the most that anybody can put in."),
    "chips_missing": N_("{name} has a hand but no chips in the pot; type how many."),
    "chip_size": N_("{chips} is no smallest chip."),
    "not_in_chips": N_("{name}: {chips} cannot be put in with chips of {chip} and more."),
    "dead_not_in_chips": N_("Dead money: {chips} cannot be put in with chips of {chip} and more."),
    "hole_cards": N_("{name} has two cards, not {cards}."),
    "board_length": N_("A board has 3, 4 or 5 cards, or none, not {cards}."),
    "no_such_card": N_("“{card}” is no card, such as As or Td."),
    "card_half": N_("{card} of what? c, d, h or s."),
    "card_twice": N_("The card {card} is there twice."),
    "nobody_in": N_("Everybody has folded; somebody is left in every hand."),
    "nothing_in": N_("{name} has put nothing in and can win nothing."),
    "hand_said_twice": N_("{name}: either the cards or the place in the order, not both."),
    "place_wrong": N_("{name}: places in the order begin with 1, the best hand."),
    "hand_unknown": N_("{name} is still in: which hand? Cards, a place in the order (1 is best), fold or muck."),
    "place_unknown": N_("{name} is still in and has no place in the order; the others have."),
    "order_unknown": N_("The order names “{name}”, who is no player of this pot."),
    "order_twice": N_("The order names {name} twice."),
    "board_incomplete": N_("The board is not complete, so cards cannot be compared: type all five, or the order."),
    "nobody_shows": N_("All who can win the {pot} have mucked; the pot goes to somebody."),
    "button_unknown": N_("There is an odd chip, which goes to the first left of the button: say where the button is."),
}
"""The sentence for each code with which a pot can be refused; some begin with the player or the field it is about."""
UNFINISHED = frozenset(
    {"pot_empty", "chips_missing", "card_half", "hand_unknown", "place_unknown", "board_incomplete", "button_unknown"}
)
"""What is not wrong, but not typed yet."""


def player(seat: int, names: Mapping[int, str]) -> str:
    """Whoever sits there: by name, else by seat."""
    name = names.get(seat, "").strip()
    return wording.short(name) if name else _("Seat {number}").format(number=seat)


def refusal(refused: BadSetup, names: Mapping[int, str]) -> str:
    """What is wrong or missing, in one sentence."""
    facts = {key: wording.short(str(fact)) for key, fact in refused.facts.items()}
    for key in ("chips", "chip", "most"):
        if isinstance(number := refused.facts.get(key), int):
            facts[key] = wording.chips(number)
    seat, number = refused.facts.get("seat"), refused.facts.get("pot")
    fields = {"board": _("Board"), "chip": _("Smallest chip"), "dead": _("Dead money")}
    whose = fields.get(str(refused.facts.get("field")), "")
    if isinstance(seat, int):
        facts["name"] = whose = player(seat, names)
    if isinstance(number, int):
        facts["pot"] = _("main pot") if number == 0 else _("side pot")
    said = _(SENTENCES[refused.code]).format(**facts)
    return said if not whose or whose in said else f"{whose}: {said}"


def pot_name(number: int, pots: int) -> str:
    """How this one of so many pots is called; `number` 0 is the main pot."""
    if pots == 1:
        return _("Pot")
    if number == 0:
        return _("Main pot")
    return _("Side pot") if pots == 2 else _("Side pot {number}").format(number=number)


def line(said: Line, pot: CalledPot | None, found: Settlement, names: Mapping[int, str]) -> str:
    """One line of the answer as a sentence, without its rule; `pot`: whose line it is, None of what goes back."""
    who = wording.list_of([player(seat, names) for seat in said.seats])
    facts = {"names": who, "chips": wording.chips(said.amount), "hand": _hand(said, pot, found)}
    match said.kind:
        case Kind.BACK:
            return _("{chips} go back to {names}: nobody matched them.").format(**facts)
        case Kind.LAID if pot is not None:
            facts["pot"] = pot_name(pot.number, len(found.pots))
            if len(said.seats) == 1:
                return _("{pot}, {chips}: nobody is in it but {names}.").format(**facts)
            return _("{pot}, {chips}: {names} are in it.").format(**facts)
        case Kind.ALONE:
            return _("{names} wins {chips} without comparison.").format(**facts)
        case Kind.BEST if facts["hand"]:
            return _("{names} wins {chips} with {hand}.").format(**facts)
        case Kind.BEST:
            return _("{names} wins {chips}: the best hand of those in it.").format(**facts)
        case Kind.SHARED if facts["hand"]:
            return _("{names} share it with {hand}: {chips} each.").format(**facts)
        case Kind.SHARED:
            return _("{names} share it, equal hands: {chips} each.").format(**facts)
        case _:
            return ngettext(
                "The odd chip, {chips}, goes to {names}: first left of the button.",
                "Odd chips of {chips}, one each, go to {names}: first left of the button.",
                len(said.seats),
            ).format(**facts)


def why(said: Line, pot: CalledPot | None, found: Settlement, names: Mapping[int, str]) -> str:
    """The same in few words, where winners and amounts stand beside it."""
    who = wording.list_of([player(seat, names) for seat in said.seats])
    facts = {"names": who, "chips": wording.chips(said.amount), "hand": _hand(said, pot, found)}
    match said.kind:
        case Kind.BACK:
            return _("nobody matched them")
        case Kind.LAID:
            return _("in it: {names}").format(**facts)
        case Kind.ALONE:
            return _("without comparison")
        case Kind.BEST if facts["hand"]:
            return _("with {hand}").format(**facts)
        case Kind.BEST:
            return _("best hand of those in it")
        case Kind.SHARED if facts["hand"]:
            return _("{chips} each with {hand}").format(**facts)
        case Kind.SHARED:
            return _("{chips} each, equal hands").format(**facts)
        case _:
            return ngettext(
                "and the odd chip, {chips}, to {names}: first left of the button",
                "and odd chips of {chips}, one each, to {names}: first left of the button",
                len(said.seats),
            ).format(**facts)


def _hand(said: Line, pot: CalledPot | None, found: Settlement) -> str:
    """What the winner of that line has, with the kickers that decided; empty where it is not known."""
    if pot is None or said.seats[0] not in found.strength:
        return ""
    against = [found.strength[seat] for seat in pot.eligible if seat in found.strength]
    return hand_words.hand(found.strength[said.seats[0]], against)


def share(chips: int, pots: Sequence[int]) -> str:
    """What somebody takes in all and of which parts: "2,550 (2,000 + 550)"."""
    if len(pots) < 2:
        return wording.chips(chips)
    parts = " + ".join([wording.chips(part) for part in pots])
    return _("{chips} ({parts})").format(chips=wording.chips(chips), parts=parts)


def parts(found: Settlement, seat: int) -> list[int]:
    """What that seat takes, one number for what went back and for each pot."""
    back = [found.back.amount] if found.back is not None and found.back.seats == (seat,) else []
    return back + [pot.winners[seat] for pot in found.pots if seat in pot.winners]


def adds_up(found: Settlement) -> str:
    """The check that nothing is lost."""
    return _("Adds up: {chips}").format(chips=wording.chips(found.total))


def asked(call: PotCall, names: Mapping[int, str]) -> list[str]:
    """What was known beside the players: board, dead money, smallest chip, button, rules."""
    said = []
    if call.board:
        said.append(_("Board {cards}").format(cards=" ".join([texts([one]) for one in call.board])))
    if call.dead:
        said.append(_("Dead money {chips}").format(chips=wording.chips(call.dead)))
    said.append(_("Smallest chip {chips}").format(chips=wording.chips(call.smallest_chip)))
    if call.button is not None:
        said.append(_("Button {name}").format(name=player(call.button, names)))
    said.append(_("Rules {name}").format(name=houses.numbered(call.rules.name)))
    return said


def rule(said: Line) -> str:
    """Where it is written: numbers of rules as they are, and a word for what each house has to say itself."""
    return ", ".join([_("House") if part == HOUSE else part for part in said.rule.split(", ")])


def text(found: Settlement, call: PotCall, names: Mapping[int, str]) -> str:
    """All of it as lines of plain text, each with its rule behind it."""
    lines = [" · ".join(asked(call, names)), ""]
    if found.back is not None:
        lines += [_ruled(line(found.back, None, found, names), found.back), ""]
    for pot in found.pots:
        first, *others = [_ruled(line(each, pot, found, names), each) for each in pot.lines]
        lines += [first, *(f"  {each}" for each in others), ""]
    for seat, chips in found.received.items():
        lines.append(f"{player(seat, names)}: {share(chips, parts(found, seat))}")
    lines.append(adds_up(found))
    return "\n".join(lines) + "\n"


def _ruled(said: str, of: Line) -> str:
    # i18n: a sentence and the rule that it follows, such as "TDA 20-A".
    return _("{said} [{rule}]").format(said=said, rule=rule(of))
