"""The line of the People page that enters whoever is named in it, paid or owing, and seats whoever has entered."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.done_strip import DoneStrip
from desktop.director.importing import ImportedList
from desktop.director.let_in import LetIn
from desktop.director.meant import Meant
from desktop.director.name_line import NameLine
from desktop.director.parts import button, refuse, wrapped
from desktop.director.similar_question import SimilarQuestion
from desktop.director.suggestions import Offer
from tournament import wording
from tournament.club import Player
from tournament.errors import BadInput, RuleViolation
from tournament.language import gettext as _
from tournament.names import Cents, EntryNo
from tournament.people import counting, entries, finding, registration
from tournament.people.entries import USUAL, Terms
from tournament.people.finding import Known
from tournament.people.introducing import AboutPeople
from tournament.people.people import clean_name, person_key
from tournament.sales import selling
from tournament.sales.prices import Buying
from tournament.standings import standings
from tournament.state import Tournament
from tournament.wording.values import isolated

LINE_PX = 44


class EnterLine(QWidget):
    """Some letters and Enter: here, paid, and seated where the others sit already.

    Signals:
        told: a sentence for the quiet bar.
        entered: the numbers of the entries that were just made.
        pointed: the number of the entry of somebody who was named, and has entered already.
        typed: the letters in the line.
    """

    told = pyqtSignal(str)
    entered = pyqtSignal(object)
    pointed = pyqtSignal(int)
    typed = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.unnamed: EntryNo | None = None
        self._others: set[str] = set()
        self._terms = USUAL
        self._doing = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(self._make_line())
        self.similar = SimilarQuestion(self)
        self.similar.answered.connect(self._told_who)
        column.addWidget(self.similar)
        self.imported = ImportedList(bridge, self)
        self.imported.wanted.connect(self._enter_imported)
        self.imported.wrong.connect(self.say_wrong)
        self.imported.begun.connect(self._clear_wrong)
        column.addWidget(self.imported)
        refused = QHBoxLayout()
        self.wrong = wrapped("", self, kind="wrong")
        self.wrong.hide()
        self.again = button("", self)
        self.again.clicked.connect(self._enter_again)
        self.again.hide()
        self._who_again = ""
        refused.addWidget(self.wrong, 1)
        refused.addWidget(self.again)
        column.addLayout(refused)
        self.late = LetIn(self)
        self.late.allowed.connect(self._let_in)
        self._refused_attempt: tuple[Callable[[Terms], bool], Terms] | None = None
        column.addWidget(self.late)
        self.strip = DoneStrip(self)
        column.addWidget(self.strip)
        self.meant = Meant(bridge, self.name, parent)
        self.suggestions = self.meant.suggestions
        self.suggestions.taken.connect(self._take)
        bridge.refused.connect(self._refused)

    def _make_line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        self.name = NameLine(self)
        self.name.setAccessibleName(_("Name of the person to enter"))
        look.set_least_height(self.name, LINE_PX)
        self.name.returnPressed.connect(self.enter)
        self.name.owed.connect(self.enter_owing)
        self.name.left.connect(self.leave)
        self.name.textEdited.connect(self._edited)
        self.enters = button("", self, kind="primary")
        self.enters.clicked.connect(self.enter)
        self.owes = button(_("Pays later"), self)
        self.owes.clicked.connect(self.enter_owing)
        self.waits = button(_("Waits"), self)
        self.waits.clicked.connect(self._wait)
        line.addWidget(self.name, 1)
        for made in (self.enters, self.owes, self.waits):
            line.addWidget(made)
        return line

    # ---- showing ---------------------------------------------------------------------------------------------------

    def why_closed(self) -> str | None:
        """Why nobody can enter now."""
        if registration.is_open(self._bridge.state, self._bridge.now()):
            return None
        return wording.refusal(RuleViolation("registration_closed_already"))

    def why_over(self) -> str | None:
        """Why nobody can be let in any more, not even with a reason."""
        over = self._bridge.state.finished is not None and not self._bridge.state.setup.counted
        return wording.refusal(RuleViolation("evening_over")) if over else None

    def show_state(self, state: Tournament) -> None:
        """Say what Enter does now."""
        self.strip.look(state)
        counted = state.setup.counted
        price = wording.amount(selling.price_of(state, Buying.BUY_IN).shares.total, state.setup.currency)
        self.enters.setText(_("Give the name") if counted else _("Enter, paid {price}").format(price=price))
        closed, over = None if counted else self.why_closed(), self.why_over()
        refuse(self.enters, over, closed or _("Enters the person named in the line (Enter)"))
        refuse(self.owes, over, closed or _("Enters the person, who owes {price} (Shift+Enter)").format(price=price))
        self.owes.setVisible(not counted)
        free = registration.places_free(state)
        self.waits.setVisible(not counted and closed is None and free is not None and free <= len(state.waiting))
        self.waits.setToolTip(_("All places are taken: puts the person on the waiting list"))
        self.name.setEnabled(over is None)
        usual = _("Some letters of a name, then Enter; several with commas")
        if closed is not None:
            usual = _("Registration is closed; a name and a reason let somebody in")
        self.name.setPlaceholderText(_("Name a player who has none yet") if counted else over or usual)
        if self.suggestions.isVisible():
            self.meant.look()

    @pyqtSlot(str)
    def say_wrong(self, sentence: str) -> None:
        """Say below the line what is wrong."""
        self.suggestions.hide()  # it would lie over the sentence
        self.wrong.setText(sentence)
        self.wrong.show()

    @pyqtSlot()
    def _clear_wrong(self) -> None:
        self.wrong.hide()
        self.again.hide()
        self.late.clear()

    @pyqtSlot(str)
    def _refused(self, sentence: str) -> None:
        """What the line has tried is refused beside it, too."""
        if self._doing:
            self.say_wrong(sentence)

    @pyqtSlot(str)
    def _edited(self, text: str) -> None:
        self._clear_wrong()
        self.similar.clear()
        self._others.clear()
        self.meant.look()
        self.typed.emit(text)

    @pyqtSlot()
    def leave(self) -> None:
        """Esc: away with what is offered or asked, then with the letters."""
        if self.suggestions.isVisible() or self.similar.is_asked:
            self.meant.clear()
            self.similar.clear()
        else:
            self._done()

    # ---- entering --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def enter(self) -> None:
        """Who is meant enters and has paid; where players are counted, one of them gets the name."""
        self._enter(USUAL)

    @pyqtSlot()
    def enter_owing(self) -> None:
        """Who is meant enters and owes the price."""
        if self.owes.isEnabled() and not self._bridge.state.setup.counted:
            self._enter(Terms(paid=0))

    @pyqtSlot(object)
    def _take(self, offer: Offer) -> None:
        self._enter(USUAL)

    def _enter(self, terms: Terms) -> None:
        if self.similar.is_asked:
            self._terms = terms
            self.similar.answer_first()
            return
        self._clear_wrong()
        self._terms = terms
        chosen = self.meant.chosen
        if self._bridge.state.setup.counted:
            self._give_name(None if chosen is None else chosen.name)
        elif "," in self.name.text():
            self._enter_several(terms)
        elif (name := self._read(None if chosen is None or chosen.known is not None else chosen.name)) is not None:
            found = finding.read(self.meant.people(), name)
            if chosen is not None and chosen.known is not None:
                asks = found.known is None and chosen.known in found.similar and not self.suggestions.stepped
                found = finding.Read(name, None if asks else chosen.known, found.similar if asks else ())
            self._enter_read(found, terms)

    def _enter_read(self, found: finding.Read, terms: Terms) -> None:
        if found.known is not None:
            self._enter_known(found.known, found.name, terms)
        elif found.similar and person_key(found.name) not in self._others:
            self.suggestions.hide()
            self.similar.ask(found.name, found.similar)
        else:
            self._enter_new([found.name], terms)

    def _enter_known(self, who: Known, name: str, terms: Terms) -> None:
        entry = None if who.entry is None else self._bridge.state.entries[who.entry]
        if entry is not None and entry.is_in:
            self.suggestions.hide()
            self.say_wrong(wording.refusal(RuleViolation("already_entered", name=name, known=entry.name)))
            self.pointed.emit(entry.number)
            self.name.selectAll()  # the next name that is typed is not glued to this one
        elif not self._tried(partial(self._enter_players, [who.player]), terms) and entry is not None:
            self.late.clear()
            self.pointed.emit(entry.number)
            self._offer_again(entry.name, terms)

    def _enter_several(self, terms: Terms) -> None:
        """Each name between the commas: known, begun so that only one can be meant, or new; all of them or nobody."""
        read = finding.reader(self.meant.people())
        who: list[finding.Read] = []
        for part in self.name.text().split(","):
            if not part.strip():
                continue
            name = self._read(part)
            if name is None:
                return
            found = read(name)
            if found.similar and person_key(name) not in self._others:
                self.similar.ask(name, found.similar)
                return
            if len(found.perhaps) > 1:
                meant = wording.list_of([isolated(each.player.shown) for each in found.perhaps[:4]])
                self.say_wrong(_("“{name}” may be {people}: write more of the name.").format(name=name, people=meant))
                return
            who.append(found)
        known = [each.known or (each.perhaps[0] if each.perhaps else None) for each in who]
        found_all = [each for each in known if each is not None]
        if who and len(found_all) == len(who):
            self._tried(partial(self._enter_players, [each.player for each in found_all]), terms)
        elif who:
            names = [one.name if other is None else other.names[0] for one, other in zip(who, known, strict=True)]
            self._enter_new(names, terms)

    @pyqtSlot(str, object)
    def _told_who(self, name: str, who: Known | None) -> None:
        """The director has said whether it is the same person."""
        if "," in self.name.text():
            if who is None:
                self._others.add(person_key(name))
            else:
                parts = [who.player.shown if clean(part) == name else part for part in self.name.text().split(",")]
                self.name.setText(",".join(parts))
            self._enter_several(self._terms)
        elif who is not None:
            self._enter_known(who, name, self._terms)
        else:
            self._enter_new([name], self._terms)
        self.name.setFocus()

    def _enter_new(self, names: Sequence[str], terms: Terms) -> None:
        self._tried(partial(self._bridge.enter_names, names), terms)

    def _enter_players(self, players: Sequence[Player], terms: Terms) -> bool:
        return self._bridge.enter(partial(entries.enter, players=players, terms=terms))

    def _enter_out(self, name: str, terms: Terms) -> bool:
        return self._bridge.enter(partial(entries.re_enter, name=name, terms=terms))

    @pyqtSlot(str)
    def _let_in(self, reason: str) -> None:
        if self._refused_attempt is not None:
            enter, terms = self._refused_attempt
            self._tried(enter, replace(terms, because=reason))
            self.name.setFocus()

    @pyqtSlot(object, object)
    def _enter_imported(self, names: Sequence[str], paid: tuple[Cents | None, ...]) -> None:
        self._enter_new(names, replace(USUAL, each=paid))

    def _tried(self, enter: Callable[[Terms], bool], terms: Terms) -> bool:
        """Say what was done and point at the rows, or say beside the line why not."""
        before = set(self._bridge.state.entries)
        self._clear_wrong()
        self._doing = True
        done = enter(terms)
        self._doing = False
        if not done:
            self._refused_attempt = enter, replace(terms, because="")
            self.late.setVisible(self.why_closed() is not None or bool(self._bridge.state.waiting))
            return False
        seatless = self.wrong.text() if not self.wrong.isHidden() else ""
        self._done()
        if seatless:
            self.say_wrong(seatless)
        new = sorted(set(self._bridge.state.entries) - before)
        state = self._bridge.state
        made = [state.entries[number] for number in new]
        roster = self._bridge.club.state
        player = made[0].player if len(made) == 1 else None
        about = None if player is None else roster.players.get(roster.canonical(player))
        self.strip.show_entered(state, made, about)
        self.entered.emit(new)
        return True

    # ---- again, counted, waiting -----------------------------------------------------------------------------------

    def _offer_again(self, name: str, terms: Terms) -> None:
        """A re-entry, where it is open, beside the sentence that says who is out."""
        decision = partial(entries.re_enter, name=name, terms=terms)
        self._who_again = name
        self.again.setText(_("Re-enter"))
        if self._bridge.refusal(decision) is None:
            self.again.show()

    @pyqtSlot()
    def _enter_again(self) -> None:
        self._clear_wrong()
        self._tried(partial(self._enter_out, self._who_again), self._terms)
        self.name.setFocus()

    def _give_name(self, chosen: str | None) -> None:
        name = self._read(chosen)
        decide: AboutPeople = counting.name_next
        place = None if self.unnamed is None else _place_of(self._bridge, self.unnamed)
        if place is not None:
            decide = partial(counting.name_place, place=place)
        self._decide_about(name, decide)

    @pyqtSlot()
    def _wait(self) -> None:
        chosen = self.meant.chosen
        self._decide_about(self._read(None if chosen is None else chosen.name), registration.join_waiting)

    def _decide_about(self, name: str | None, decide: AboutPeople) -> None:
        self._doing = True
        if name is not None and self._bridge.about([name], decide) is not None:
            self._done()
        self._doing = False

    def _read(self, name: str | None = None) -> str | None:
        try:
            return clean_name(self.name.text() if name is None else name)
        except BadInput as wrong:
            self.say_wrong(wording.refusal(wrong))
            return None

    def _done(self) -> None:
        self.name.clear()
        self.meant.clear()
        self.similar.clear()
        self._others.clear()
        self._clear_wrong()
        self.typed.emit("")


def clean(text: str) -> str:
    """The name as it is kept, what stands there where it is none."""
    try:
        return clean_name(text)
    except BadInput:
        return text


def _place_of(bridge: Bridge, number: EntryNo) -> int | None:
    """The place of somebody who is out and has no name yet."""
    entry = bridge.state.entries.get(number)
    if entry is None or entry.player is not None:
        return None
    return next((line.place for line in standings(bridge.state) if line.entry == number), None)
