"""What can be done for the person chosen in the list: chips bought, money taken, gone home, back again."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import reasoned, several, together
from desktop.director.club.portrait import portrait
from desktop.director.dialogs import going_home
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.offered import Offered
from desktop.director.parts import PlainLabel, button, refuse
from desktop.director.person import Invited, Key, bought
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.words import plain
from tournament import wording
from tournament.club import Player
from tournament.draws import seating
from tournament.errors import Refusal, RuleViolation
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, PlayerId
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries, guests, registration
from tournament.people.entries import Terms
from tournament.sales import buying, cash, payments, selling
from tournament.sales.cash import Account
from tournament.sales.prices import HAND_HAD_BEGUN, Buying
from tournament.state import Entry, Guest, Tournament
from tournament.tables import tables
from tournament.wording.values import isolated

EDGE_PX, PHOTO_PX = 14, 32
STACK_CODES = ("stack_unknown_for_price", "too_many_chips")
"""Refusals of a rebuy that the director answers by saying how many chips there are."""


class PersonBar(QFrame):
    """A card below the list.

    Signals:
        told: a sentence for the quiet bar.
        answered: something was done; the keyboard is free.
        person_wanted: the number of a person: what the club keeps about him.
    """

    told = pyqtSignal(str)
    person_wanted = pyqtSignal(int)
    answered = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        self._bridge = bridge
        self._keys: tuple[Key, ...] = ()
        self._offered: tuple[tuple[str, str | None, str], ...] = ()
        self._accounts: tuple[Tournament | None, Mapping[PlayerId | None, Account]] = (None, {})
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE_PX, 10, EDGE_PX, 12)
        column.setSpacing(8)
        top = QHBoxLayout()
        top.setSpacing(12)
        self.photo = QLabel(self)
        self.photo.hide()
        top.addWidget(self.photo)
        self.name = PlainLabel("", self, kind="strong")
        self.says = PlainLabel("", self, kind="muted", elide=True)
        self.owes = QCheckBox(_("pays later"), self)
        self.owes.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.owes.setToolTip(_("What is bought now is owed."))
        self.owes.toggled.connect(self.look)
        top.addWidget(self.name)
        top.addWidget(self.says, 1)
        top.addWidget(self.owes)
        column.addLayout(top)
        self.note = PlainLabel("", self, kind="note", elide=True)
        self.note.hide()
        column.addWidget(self.note)
        self._row = QWidget(self)
        self._flow = FlowLayout(self._row)
        self.buttons: list[QPushButton] = []
        column.addWidget(self._row)

    def show_keys(self, keys: Sequence[Key]) -> None:
        """Offer what can be done for that row; for several, what can be done for them together."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.owes.setChecked(False)
        self.look()

    @property
    def _key(self) -> Key | None:
        """The only row that is chosen."""
        return self._keys[0] if len(self._keys) == 1 else None

    def button(self, words: str) -> QPushButton:
        """The button that begins with these words."""
        return next(made for made in self.buttons if made.text().startswith(words))

    @pyqtSlot()
    @pyqtSlot(bool)
    def look(self, checked: bool = False) -> None:
        """Look again at what is allowed now."""
        state, key = self._bridge.state, self._key
        entry = None if key is None or isinstance(key, Invited) else state.entries.get(key)
        guest = state.guests.get(key.player) if isinstance(key, Invited) else None
        if entry is not None and not entry.cancelled:
            self._show(entry.shown_name, bought(entry), self._for_entry(state, entry))
        elif guest is not None:
            self._show(guest.name, _("on tonight's list"), self._for_guest(state, guest))
        elif len(self._keys) > 1:
            count = ngettext("{n} person chosen", "{n} people chosen", len(self._keys)).format(n=len(self._keys))
            self._show(
                count, together.said(state, self._keys), several.offers(self._bridge, self._keys, self._enter_again)
            )
        else:
            self._show("", _("Choose somebody in the list: rebuy, add-on, paid, gone home …; several: keep apart"), [])
        self._show_club(key.player if isinstance(key, Invited) else None if entry is None else entry.player)
        self.owes.setVisible(guest is None and entry is not None and entry.player is not None)

    def _show(self, name: str, says: str, offered: list[Offered]) -> None:
        self.name.setText(isolated(wording.short(name)))
        self.name.setVisible(bool(name))
        self.says.setText(says)
        self._row.setVisible(bool(offered))
        now = tuple((each.words, each.why_not, each.told) for each in offered)
        if [words for words, _why, _says in now] != [words for words, _why, _says in self._offered]:
            self._make(offered)
        self._offered = now
        for made, each in zip(self.buttons, offered, strict=True):
            refuse(made, each.why_not, each.told)

    def _make(self, offered: list[Offered]) -> None:
        for old in self.buttons:
            if old.hasFocus():
                # Left alone, Qt would give the keyboard to the next button, and Space would press that.
                self.answered.emit()
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.buttons = []
        for place, each in enumerate(offered):
            made = button(plain(each.words), self._row)
            made.clicked.connect(partial(self._press, place))
            self._flow.addWidget(made)
            made.show()
            self.buttons.append(made)
        self._row.updateGeometry()

    def _press(self, place: int, checked: bool = False) -> None:
        offered = self._now_offered()
        if place < len(offered):
            offered[place].press()

    def press_key(self, key: str) -> bool:
        """Press the button of that key of the list, if it is offered; what it refuses is told. False: it is no key."""
        for each in self._now_offered():
            if each.key == key and each.why_not is None:
                each.press()
                return True
            if each.key == key and each.why_not is not None:
                self.told.emit(each.why_not)
                return True
        return False

    def _now_offered(self) -> list[Offered]:
        """As things stand now: the buttons may be older."""
        state, key = self._bridge.state, self._key
        entry = None if key is None or isinstance(key, Invited) else state.entries.get(key)
        guest = state.guests.get(key.player) if isinstance(key, Invited) else None
        if len(self._keys) > 1:
            return several.offers(self._bridge, self._keys, self._enter_again)
        if entry is not None:
            return self._for_entry(state, entry)
        return self._for_guest(state, guest) if guest is not None else []

    def _do(self, words: str, decision: Decision[Tournament], says: str = "", key: str = "") -> Offered:
        return Offered(words, partial(self._bridge.perform, decision), self._bridge.may(decision), says, key)

    def _about(self, player: PlayerId) -> list[Offered]:
        """What the club keeps: notes, photo, names. Whose joining was undone the club does not know."""
        if player not in self._bridge.club.state.players:
            return []
        says = _("Names, notes, photo, evenings played")
        return [Offered(_("Person…"), partial(self.person_wanted.emit, player), None, says, "N")]

    def _show_club(self, player: PlayerId | None) -> None:
        """Photo and notes of the only one who is chosen."""
        roster = self._bridge.club.state
        known = None if player is None else roster.players.get(roster.canonical(player))
        self.photo.setVisible(known is not None and bool(known.picture))
        if known is not None and known.picture:
            self.photo.setPixmap(portrait(known, look.scaled(PHOTO_PX), self.devicePixelRatioF()))
        notes = "" if known is None else " ".join(known.notes.split())
        self.note.setText(_("Note: {note}").format(note=isolated(notes)) if notes else "")
        self.note.setVisible(bool(notes))

    # ---- who has entered -------------------------------------------------------------------------------------------

    def _for_entry(self, state: Tournament, entry: Entry) -> list[Offered]:
        kinds = {price.buying for price in state.prices}
        offered: list[Offered] = []
        if state.setup.counted and entry.player is not None and entry.is_in and state.has_started(self._bridge.now()):
            # At tables the seat is clicked; whoever has no name is counted out by the large button.
            out = partial(elimination.bust, outs=[Out(entry.number, ())])
            offered.append(self._do(_("Out"), out, _("Has no chips left")))
        if Buying.REBUY in kinds and entry.player is not None:
            offered += self._rebuy(state, entry)
        if Buying.ADD_ON in kinds and entry.player is not None and entry.is_in:
            order = buying.Order(entry.number, paid=not self.owes.isChecked())
            add_on = partial(buying.add_ons, orders=[order])
            with_reason = partial(reasoned.bought, add_on)
            all_the_same = self._reasoned(_("Add-on"), self._bridge.refusal(add_on), with_reason, "B")
            offered.append(all_the_same or self._do(_("Add-on"), add_on, _price(state, Buying.ADD_ON), "B"))
        if Buying.RE_ENTRY in kinds and entry.player is not None and not entry.is_in:
            offered += self._re_entry(state, entry)
        if entry.player is not None:
            offered += self._paying(state, entry.player)
        if entry.is_in and seating.unseated(state) and entry.seat is None and state.seats_drawn:
            offered += self._seating(entry)
        if entry.is_in:
            offered += self._going(state, entry)
        if entry.player is not None:
            offered += self._about(entry.player)
        return offered

    def _seating(self, entry: Entry) -> list[Offered]:
        """A seat; where all are taken, one more table."""
        seat = partial(seating.seat, entry=entry.number, server_seed=self._bridge.server_seed())
        refusal = self._bridge.refusal(seat)
        if refusal is not None and refusal.code == "no_open_seat":
            says = _("All seats are taken: a new table, and a seat there")
            return [Offered(_("Open a table"), partial(self._open_table, seat), None, says, "D")]
        return [self._do(_("Draw a seat"), seat, key="D")]

    def _open_table(self, seat: Decision[Tournament]) -> None:
        if self._bridge.perform(tables.open_table) is not None:
            self._bridge.perform(seat)

    def _rebuy(self, state: Tournament, entry: Entry) -> list[Offered]:
        paid = 0 if self.owes.isChecked() else None
        decision = partial(buying.rebuy, entry=entry.number, server_seed=self._bridge.server_seed(), paid=paid)
        refusal = self._bridge.refusal(decision)
        if refusal is not None and refusal.code in STACK_CODES:
            ask = partial(self._ask_stack, entry.number, paid)
            return [Offered(_("Rebuy…"), ask, None, wording.refusal(refusal), "V")]
        offered = [self._do(_("Rebuy"), decision, _price(state, Buying.REBUY), "V")]
        if (allowed := self._reasoned(_("Rebuy"), refusal, partial(reasoned.bought, decision), "V")) is not None:
            return [allowed]
        if refusal is not None and refusal.facts.get("hand_had_begun"):
            begun = partial(decision, because=HAND_HAD_BEGUN)
            offered.append(self._do(_("Rebuy: the hand had begun"), begun, wording.refusal(refusal)))
        return offered

    def _ask_stack(self, entry: EntryNo, paid: int | None) -> None:
        question = going_home.stack_question(self._bridge, entry, paid)
        AskedDialog(self._bridge, question, self).open()

    def _re_entry(self, state: Tournament, entry: Entry) -> list[Offered]:
        terms = Terms(paid=0 if self.owes.isChecked() else None)
        decision = partial(entries.re_enter, name=entry.name, terms=terms)
        refusal = self._bridge.refusal(decision)
        says = _price(state, Buying.RE_ENTRY)
        why = None if refusal is None else wording.refusal(refusal)
        allow = partial(reasoned.seated, self._bridge, partial(entries.re_enter, name=entry.name), terms.paid)
        if (allowed := self._reasoned(_("Re-enter"), refusal, allow, "E")) is not None:
            return [allowed]
        offered = [Offered(_("Re-enter"), partial(self._enter_again, decision), why, says, "E")]
        if refusal is not None and refusal.facts.get("hand_had_begun"):
            begun = partial(decision, terms=Terms(paid=terms.paid, because=HAND_HAD_BEGUN))
            why = self._bridge.may(begun)
            words = _("Re-enter: the hand had begun")
            offered.append(Offered(words, partial(self._enter_again, begun), why, wording.refusal(refusal)))
        return offered

    def _reasoned(self, words: str, refusal: Refusal | None, allow: reasoned.Allow, key: str) -> Offered | None:
        return reasoned.offer(self._bridge, self, words, refusal, allow, key)

    def _enter_again(self, decision: Decision[Tournament]) -> None:
        enter(self._bridge, decision, self.told.emit)

    def _paying(self, state: Tournament, player: PlayerId) -> list[Offered]:
        account = self._account(state, player)
        currency = state.setup.currency
        if account is None:
            return []
        if account.refund:
            words = _("Gave back {amount}").format(amount=wording.amount(account.refund, currency))
            return [self._do(words, partial(payments.give_back, player=player), key="P")]
        if not account.owing:
            return []
        words = _("Paid {amount}").format(amount=wording.amount(account.owing, currency))
        return [self._do(words, partial(payments.receive, player=player), _("All that is owed"), "P")]

    def _account(self, state: Tournament, player: PlayerId) -> Account | None:
        """The money of that person; reckoned once for each state, and not at every beat."""
        if self._accounts[0] is not state:
            self._accounts = (state, {account.player: account for account in cash.accounts(state)})
        return self._accounts[1].get(player)

    def _going(self, state: Tournament, entry: Entry) -> list[Offered]:
        over = wording.refusal(RuleViolation("evening_over")) if state.finished is not None else None
        unregister = partial(self._ask_unregister, entry.number)
        offered = [
            Offered(_("Unregister…"), unregister, over, _("As if the entry had never been, with a refund"), "Del")
        ]
        if state.has_started(self._bridge.now()):
            home = partial(self._ask_home, entry.number)
            offered.append(Offered(_("Goes home…"), home, over, _("Blind off, remove the stack, or refund")))
        guest = state.guests.get(entry.player) if entry.player is not None else None
        if guest is not None and over is None:
            offered.append(self._presence(guest))
        return offered

    def _presence(self, guest: Guest) -> Offered:
        if guest.arrived is None:
            arrived = partial(guests.arrive, players=[Player(guest.player, guest.name)])
            return self._do(_("Is here"), arrived, key="I")
        says = _("The stack stays in and is blinded off")
        return self._do(_("Not here"), partial(guests.leave, name=guest.name), says, "I")

    def _ask_unregister(self, entry: EntryNo) -> None:
        question = going_home.unregister_question(self._bridge, entry)
        AskedDialog(self._bridge, question, self).open()

    def _ask_home(self, entry: EntryNo) -> None:
        going_home.GoingHomeDialog(self._bridge, entry, self).open()

    # ---- who is only on the list -----------------------------------------------------------------------------------

    def _for_guest(self, state: Tournament, guest: Guest) -> list[Offered]:
        player = Player(guest.player, guest.name)
        price = wording.amount(selling.price_of(state, Buying.BUY_IN).shares.total, state.setup.currency)
        offered = [
            self._entering(_("Enter, paid {price}").format(price=price), player, Terms(), "E"),
            self._entering(_("Enter, pays later"), player, Terms(paid=0), "O"),
        ]
        offered += self._paying(state, guest.player)
        if guest.arrived is None:
            offered.append(self._do(_("Is here"), partial(guests.arrive, players=[player]), key="I"))
        if guest.player in state.waiting:
            offered.append(self._do(_("Waits no longer"), partial(registration.leave_waiting, name=guest.name)))
        elif state.capacity is not None:
            offered.append(self._do(_("Waiting list"), partial(registration.join_waiting, players=[player])))
        gone = partial(guests.call_off, name=guest.name)
        offered.append(self._do(_("Does not come"), gone, _("Off tonight's list"), "Del"))
        return offered + self._about(guest.player)

    def _entering(self, words: str, player: Player, terms: Terms, key: str) -> Offered:
        decision = partial(entries.enter, players=[player], terms=terms)
        allow = partial(reasoned.seated, self._bridge, partial(entries.enter, players=[player]), terms.paid)
        if (allowed := self._reasoned(words, self._bridge.refusal(decision), allow, key)) is not None:
            return allowed
        return Offered(words, partial(self._enter_again, decision), self._bridge.may(decision), key=key)


def enter(bridge: Bridge, decision: Decision[Tournament], tell: Callable[[str], None]) -> bool:
    """Have people enter by that decision, and say which seats they have got; false if it was refused."""
    before = set(bridge.state.entries)
    if not bridge.enter(decision):
        return False
    said = _("{name} → table {table} seat {seat}")
    seats = [
        said.format(
            name=isolated(entry.name),
            table=wording.numbered(bridge.state, entry.seat.table),
            seat=entry.seat.number,
        )
        for number, entry in bridge.state.entries.items()
        if number not in before and entry.seat is not None
    ]
    if seats:
        tell(" · ".join(seats))
    return True


def _price(state: Tournament, kind: Buying) -> str:
    """What that costs and brings."""
    price = selling.price_of(state, kind)
    return _("{amount} for {chips} chips").format(
        amount=wording.amount(price.shares.total, state.setup.currency), chips=wording.chips(price.chips)
    )
