"""Who is meant by the letters in the line: what is offered below it, and what stands behind them."""

from collections.abc import Collection, Mapping

from PyQt6.QtCore import QEvent, QObject, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.name_line import NameLine
from desktop.director.suggestions import Offer, Suggestions
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people import finding
from tournament.people.finding import Known, Match
from tournament.people.people import base_letters, person_key
from tournament.sales import selling
from tournament.sales.prices import Buying
from tournament.wording.values import isolated


class Meant(QObject):
    """The people who can be meant tonight, and the list of those who may be by what is typed."""

    def __init__(self, bridge: Bridge, line: NameLine, page: QWidget) -> None:
        """`page`: over which the list lies, wherever the line is on it."""
        super().__init__(line)
        self._bridge, self._line = bridge, line
        self._evenings: Mapping[PlayerId, Collection[int]] | None = None
        self._parts: tuple[object, ...] = ()
        self._people: tuple[Known, ...] = ()
        self._looked_at = ""
        self.suggestions = Suggestions(page)
        line.stepped.connect(self._step)
        line.installEventFilter(self)
        page.installEventFilter(self)

    def people(self) -> tuple[Known, ...]:
        """Everybody who can be meant, as club and evening stand now."""
        state, roster = self._bridge.state, self._bridge.club.state
        if self._evenings is None:
            self._evenings = self._bridge.shelf.evenings_of()
        parts = (roster, state.guests, state.entries)
        if not self._parts or any(a is not b for a, b in zip(parts, self._parts, strict=True)):
            self._parts = parts
            own = self._bridge.evening.number
            self._people = finding.known_people(roster, state, self._evenings, but=own)
        return self._people

    def clear(self) -> None:
        """Offer nothing."""
        self.suggestions.offer((), 0)
        self._line.show_meant("", "")

    @property
    def chosen(self) -> Offer | None:
        """Who is meant by the letters in the line, None where nobody was offered for them."""
        return self.suggestions.chosen if self._line.text() == self._looked_at else None

    def look(self) -> None:
        """Offer who may be meant by the letters in the line."""
        text = self._looked_at = self._line.text()
        if not text.strip() or "," in text:
            self.suggestions.offer((), 0)
        else:
            found = finding.find(self.people(), text)
            rows = [Offer(who.player.shown, who, self._says(who)) for _how, who in found]
            is_known = any(person_key(name) == person_key(text) for _how, who in found for name in who.names)
            if not is_known:
                rows.append(Offer(" ".join(text.split())))
            # Letters in the middle of a name are rather a new person's name than meant for that one.
            first = 0 if found and found[0][0] is not Match.WITHIN else len(rows) - 1
            self.suggestions.offer(rows, 0 if is_known else first)
            self._place_list()
        self._show_meant()

    def _says(self, who: Known) -> str:
        """What is to be known of somebody before Enter is pressed."""
        state = self._bridge.state
        entry = None if who.entry is None else state.entries[who.entry]
        if entry is not None and not entry.is_in:
            return _("out")
        if entry is not None:
            return _("has entered") if entry.seat is None else wording.chair(state, entry.seat)
        if who.player.number in state.waiting:
            return _("waits")
        if who.expected:
            return _("expected")
        if who.archived:
            return _("archived")
        return ngettext("{n} evening", "{n} evenings", who.evenings).format(n=who.evenings) if who.evenings else ""

    @pyqtSlot(int)
    def _step(self, by: int) -> None:
        if not self.suggestions.isVisible():
            self.look()
        else:
            self.suggestions.step(by)
            self._show_meant()

    def _show_meant(self) -> None:
        """What Enter would take stands behind the letters, and is told to who listens instead of looking."""
        text, chosen = self._line.text(), self.suggestions.chosen
        ghost = hint = ""
        if chosen is not None and chosen.known is not None:
            shown, typed = chosen.name, " ".join(text.split())
            begins = len(typed) == len(text) and base_letters(shown[: len(typed)]) == base_letters(typed)
            ghost = shown[len(typed) :] if begins else _(" → {name}").format(name=isolated(shown))
        counted = self._bridge.state.setup.counted
        if chosen is not None and not counted and (chosen.known is None or chosen.known.entry is None):
            hint = self._hint(chosen)
        self._line.show_meant(ghost, hint)
        self._line.setAccessibleDescription(
            "" if chosen is None else ", ".join(filter(None, (chosen.words, chosen.says)))
        )

    def _hint(self, chosen: Offer) -> str:
        state = self._bridge.state
        price = wording.amount(selling.price_of(state, Buying.BUY_IN).shares.total, state.setup.currency)
        if state.seats_drawn:
            said = (
                _("Enter: new, paid {price}, seated")
                if chosen.known is None
                else _("Enter: here, paid {price}, seated")
            )
        else:
            said = _("Enter: new, paid {price}") if chosen.known is None else _("Enter: here, paid {price}")
        return said.format(price=price)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """The list follows the line, and goes when the keyboard does."""
        if event is not None and event.type() == QEvent.Type.FocusOut and watched is self._line:
            self.suggestions.hide()
        elif event is not None and event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_list()
        return super().eventFilter(watched, event)

    def _place_list(self) -> None:
        page = self.suggestions.parentWidget()
        if page is not None and self.suggestions.isVisible():
            line = self._line.rect().translated(self._line.mapTo(page, self._line.rect().topLeft()))
            self.suggestions.lie_below(line, page.rect())
