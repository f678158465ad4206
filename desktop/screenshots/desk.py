"""Pictures of the desk: every page and many dialogs, from evenings in a file of their own that is thrown away."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QEventLoop, QTimer
from PyQt6.QtWidgets import QApplication, QDialog, QWidget

from db.shelf import Shelf
from desktop.awake import Unasked
from desktop.bridge import Bridge
from desktop.director.creating import Wish, create
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.deal import DealDialog
from desktop.director.dialogs.expecting import ExpectingDialog
from desktop.director.dialogs.going_home import GoingHomeDialog
from desktop.director.dialogs.rules import RulesDialog
from desktop.director.lists import ValueView
from desktop.director.tables.bust_dialog import BustDialog
from desktop.display.contact import picture
from desktop.instants import Instants
from desktop.running import Desk
from desktop.screenshots.moving_clock import MovingClock
from desktop.settings import Settings
from desktop.sound.choices import Choices
from tournament import simulation
from tournament.board import view as board
from tournament.bounties.bounty_rule import BountyKind, BountyRule
from tournament.clocks import timekeeping
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.draws import breaking, redraws, seating
from tournament.evening import Decision
from tournament.events import Ending, TableWay
from tournament.names import MINUTE, EntryNo, Instant, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import counting, entries, guests, registration
from tournament.people.entries import Terms
from tournament.rules import TDA
from tournament.sales import buying, payments
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Fund, Price, Shares, Window
from tournament.state import Tournament
from tournament.structures import structure_files
from tournament.tables import tables

NAMES = (
    "Agáta", "Bohdan", "Dana", "Dušan", "Grzegorz", "Halina", "Ján", "Kacper", "Łukasz", "Ľubica", "Małgorzata",
    "Mirek", "Ondřej", "Petra", "Přemysl", "Růžena", "Štefan", "Tomáš", "Vojtěch", "Žofie", "Zuzana", "Ivana",
    "Maximiliána Dlouhá", "Oleksandr",
)  # fmt: skip
DESK = (1440, 900)
SMALL = (1280, 720)
SIZES = ((1366, 768), (1920, 1080))
"""The screens that most desks have."""
BOARD = (1920, 1080)
FRIDAY: Instant = 1_796_407_200_000
"""2026-12-04T18:00:00Z."""

PAGES = ("clock", "people", "tables", "out", "prizes", "cash", "structure", "results", "board")
MORE = (
    Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Rebuy", Buying.REBUY, Shares(prizes=1_500, bounties=500), 10_000, Window(until=4)),
    Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=3, until=3)),
)


class Photographer:
    """Takes the pictures, one evening after the other."""

    def __init__(self, folder: Path, work: Path) -> None:
        self._folder = folder
        self._clock = MovingClock(FRIDAY)
        file = work / "Final Table.sqlite"
        self._shelf = Shelf.open(file, create=True)
        instants = Instants(self._clock, self._clock, self._clock)
        self._desk = Desk(self._shelf, Settings(work / "settings.json", file), instants, make_mode=Unasked)
        self._desk.heard.announcer.use(Choices(muted=True))
        self._desk.begin()
        self._desk.scheduler.pause()  # it goes by the real time, not by the pictures'
        self._desk.window.resize(*DESK)
        self._desk.window.show()

    def take_all(self) -> None:
        """Every picture."""
        self._window("home_empty")
        self._desk.new.ask()
        if self._desk.new.dialog is not None:
            self._desk.new.dialog.names.read_list(str(_list(self._folder)))
            self._widget("new_tournament", self._desk.new.dialog)
            self._desk.new.dialog.more.opening.click()
            for line in self._desk.new.dialog.more.lines.values():
                line.sold.setChecked(True)
            self._widget("new_tournament_prices", self._desk.new.dialog)
            self._desk.new.dialog.winnings.opening.click()
            self._desk.new.dialog.winnings.head.setText("5")
            self._widget("new_tournament_winnings", self._desk.new.dialog)
            self._shown("rules", RulesDialog("tda", TDA, self._desk.new.dialog))
            self._desk.new.dialog.counted.setChecked(True)
            self._widget("new_tournament_counted", self._desk.new.dialog)
            self._desk.new.dialog.reject()
        self._rebuys()
        self._counted()
        self._kept()
        self._heads()
        self._robots()
        self._desk.go_home()
        self._window("home")
        self._desk.window.close()
        self._desk.end()

    def _open(self, wish: Wish) -> Bridge:
        self._desk.open_evening(create(self._shelf, wish, self._clock))
        bridge = self._desk.bridge
        if bridge is None:
            raise RuntimeError("the evening does not open")
        return bridge

    def _wish(self, name: str, way: TableWay) -> Wish:
        return Wish(name, structure_files.shipped()["club-20"], 10_000, 9, 2_000, "EUR", way, NAMES, seed=7)

    def _kept(self) -> None:
        """People at real tables: busts, a wrong one undone, a move due."""
        bridge = self._open(self._wish("Friday at the pub", TableWay.KEPT))
        self._window("people_before")
        bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        self._window("drawn")
        bridge.perform(timekeeping.start)
        for minutes in (41, 9, 14, 3, 22):
            self._clock.at += minutes * MINUTE
            bridge.perform(_bust(bridge.state, TableNo(3)))
        bridge.undo()
        self._clock.at += MINUTE
        self._look_at_all("kept", bridge)
        self._asked_of_the_board()
        self._open_bust(bridge)
        bridge.perform(timekeeping.pause)
        bridge.refused.emit("Draw the seats first.")
        self._clock.at += 6 * MINUTE
        self._beat()
        self._window("paused")
        self._desk.window.resize(*SMALL)
        self._window("small")
        self._desk.window.resize(*DESK)

    def _asked_of_the_board(self) -> None:
        """How it looks, and what is heard."""
        desk = self._desk.window.desk
        if desk is not None:
            desk.go_to("board")
            for made, name in ((desk.board.look, "board_look"), (desk.board.sound.more, "sounds")):
                made.click()
                self._dialog(name)

    def _heads(self) -> None:
        """Progressive bounties: hand for hand before the money, a deal at the end, all who dealt share the win."""
        wish = replace(self._wish("Bounty night", TableWay.KEPT), head=500, bounties=BountyRule(BountyKind.PROGRESSIVE))
        bridge = self._open(wish)
        bridge.perform(partial(setting.set_prize, place=1, amount=None, thing="Club cup"))
        bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        bridge.perform(partial(tables.change_table, table=TableNo(2), name="Kitchen"))
        bridge.perform(timekeeping.start)
        while len(bridge.state.left) > 16:
            self._clock.at += 4 * MINUTE
            bridge.perform(_bust(bridge.state, _fullest(bridge.state)))
        bridge.perform(partial(breaking.break_table, table=TableNo(3), server_seed=bytes(32)))
        bridge.perform(hand_for_hand.begin)
        bridge.perform(_bust(bridge.state, TableNo(1)))
        self._at_sizes("heads_round", ("tables", "prizes"))
        bridge.perform(hand_for_hand.round_over)
        bridge.perform(hand_for_hand.end)
        while len(bridge.state.left) > 4:
            self._clock.at += 4 * MINUTE
            if len(bridge.state.left) == 9 and len(bridge.state.tables) > 1:
                bridge.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
            bridge.perform(_bust(bridge.state, _fullest(bridge.state)))
        self._desk.window.resize(*DESK)
        dialog = DealDialog(bridge, self._desk.window)
        for row, stack in zip(dialog.rows, (96_000, 71_000, 48_000, 25_000), strict=True):
            row.chips.setText(str(stack))
        self._shown("deal", dialog)
        stacks = {row.entry.number: row.stack or 0 for row in dialog.rows}
        bridge.perform(partial(deal_making.make_deal, method=Method.ICM, stacks=stacks, unit=500, ending=Ending.TIE))
        self._at_sizes("heads_dealt", ("prizes", "results"))
        view = board.view(bridge.state, bridge.now())
        for size in ((800, 600), BOARD):
            picture(view, size).save(str(self._folder / f"heads_board_{size[0]}.png"))

    def _rebuys(self) -> None:
        """A night of rebuys and late entries, at the two usual sizes; then the same after the break, and won."""
        wish = replace(self._wish("Rebuy night", TableWay.KEPT), late=4, house=500, more=MORE, names=NAMES[:16])
        bridge = self._open(wish)
        bridge.about(["Radek", "Sára", "Teodor"], guests.expect)
        bridge.about(["Sára"], guests.arrive)
        bridge.enter_names(["Uršula"], Terms(paid=0))
        bridge.perform(partial(registration.set_capacity, capacity=18))
        bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        bridge.perform(timekeeping.start)
        self._clock.at += 30 * MINUTE
        busted = bridge.state.at_table(TableNo(1))[1].number
        self._buy_in_again(bridge, busted)
        self._at_sizes("rebuys", ("people", "out", "prizes", "cash"))
        self._desk.window.resize(*DESK)
        player = bridge.state.at_table(TableNo(1))[2].number
        self._shown("bust_rebuy", BustDialog(bridge, player, self._desk.window))
        self._shown("going_home", GoingHomeDialog(bridge, player, self._desk.window))
        self._shown("expected", ExpectingDialog(bridge, self._desk.window))
        self._asked(bridge)
        while bridge.may(partial(buying.add_ons, orders=[Order(player)])) is not None:
            self._clock.at += MINUTE
        add_ons = AddOnsDialog(bridge, self._desk.window)
        for place, tick in enumerate(add_ons.ticks[:7]):
            tick.wanted.setChecked(True)
            tick.later.setChecked(place == 1)
            tick.twice.setChecked(place == 2)
        self._shown("add_ons", add_ons)
        orders = [Order(entry.number) for entry in bridge.state.left[:5]]
        bridge.perform(partial(buying.add_ons, orders=orders))
        while bridge.state.finished is None:
            self._clock.at += 9 * MINUTE
            if len(bridge.state.left) == 9:
                bridge.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
            bridge.perform(_bust(bridge.state, _fullest(bridge.state)))
        bridge.perform(partial(payments.pay_prize, entry=bridge.state.left[0].number))
        bridge.perform(partial(payments.adjust, fund=Fund.HOUSE, amount=1_000, because="A tip for the house"))
        self._at_sizes("rebuys_won", ("people", "out", "prizes", "cash"))
        self._desk.window.resize(*DESK)

    def _buy_in_again(self, bridge: Bridge, busted: EntryNo) -> None:
        """A rebuy, a second one that is owed, a re-entry, two who are out, one who has gone away."""
        here = [entry.number for entry in bridge.state.at_table(TableNo(1))]
        seed = bridge.server_seed()
        bridge.perform(partial(buying.rebuy, entry=here[0], server_seed=seed))
        bridge.perform(partial(buying.rebuy, entry=here[0], server_seed=seed, paid=0))
        for number in (busted, here[3], here[4]):
            bridge.perform(partial(elimination.bust, outs=[Out(number, (here[0],))]))
        name = bridge.state.entry(busted).name
        bridge.perform(partial(entries.re_enter, name=name))
        bridge.perform(partial(seating.seat, entry=max(bridge.state.entries), server_seed=bridge.server_seed()))
        bridge.perform(partial(guests.leave, name=bridge.state.entry(here[5]).name))

    def _asked(self, bridge: Bridge) -> None:
        """The short questions of the cash page and of the people page."""
        desk = self._desk.window.desk
        if desk is None:
            return
        desk.go_to("cash")
        for made, name in ((desk.cash.receive, "receive"), (desk.cash.adjust, "adjust"), (desk.cash.adds, "adds")):
            made.click()
            self._dialog(f"ask_{name}")
        desk.go_to("people")
        desk.people.view.choose(bridge.state.left[0].number)
        desk.people.bar.button("Unregister").click()
        self._dialog("ask_unregister")

    def _counted(self) -> None:
        """Just a clock: before the first bust, and later."""
        wish = replace(self._wish("Just a clock", TableWay.KEPT), late=4, more=MORE, names=(), counted=True, players=23)
        bridge = self._open(wish)
        bridge.perform(timekeeping.start)
        self._clock.at += 21 * MINUTE
        for _time in range(3):
            bridge.perform(counting.one_out)
        bridge.about(["Agáta", "Bohdan"], counting.name_next)
        bridge.perform(partial(buying.sell_counted, buying=Buying.REBUY, times=2))
        self._at_sizes("counted", ("people", "cash", "tables"))
        self._desk.window.resize(*DESK)

    def _at_sizes(self, name: str, pages: Sequence[str]) -> None:
        desk = self._desk.window.desk
        for size in SIZES:
            self._desk.window.resize(*size)
            for page in pages:
                if desk is not None:
                    desk.go_to(page)
                    view = getattr(desk, page).findChild(ValueView)
                    if isinstance(view, ValueView) and view.table.rows:
                        view.selectRow(0)
                self._beat()
                self._window(f"{name}_{page}_{size[0]}")

    def _shown(self, name: str, dialog: QDialog) -> None:
        dialog.open()
        self._widget(name, dialog)
        dialog.reject()

    def _open_bust(self, bridge: Bridge) -> None:
        desk = self._desk.window.desk
        if desk is not None:
            desk.go_to("out")
            desk.out.view.selectRow(0)
            desk.out.correct.click()
            self._dialog("correct")

    def _robots(self) -> None:
        """Tables that the program deals, three of them, then the last one."""
        bridge = self._open(self._wish("Robots on Thursday", TableWay.DEALT))
        bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
        bridge.perform(timekeeping.start)
        while len(bridge.state.left) > 20:
            _play(bridge)
        self._look_at_all("dealt", bridge)
        while bridge.state.finished is None:
            _play(bridge)
        self._look_at_all("won", bridge)

    # ---- the camera ------------------------------------------------------------------------------------------------

    def _look_at_all(self, name: str, bridge: Bridge) -> None:
        desk = self._desk.window.desk
        for page in PAGES:
            if desk is not None:
                desk.go_to(page)
                self._beat()
                self._window(f"{name}_{page}")

    def _beat(self) -> None:
        self._desk.ticker.beat.emit(self._clock.at)

    def _window(self, name: str) -> None:
        self._widget(name, self._desk.window)

    def _dialog(self, name: str) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            self._widget(name, dialog)
            dialog.reject()

    def _widget(self, name: str, widget: QWidget) -> None:
        settle()
        widget.grab().save(str(self._folder / f"{name}.png"))


def settle() -> None:
    """Let layouts and late repaints happen."""
    waiting = QEventLoop()
    QTimer.singleShot(80, waiting.quit)
    while waiting.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass


def _bust(state: Tournament, number: TableNo) -> Decision[Tournament]:
    """Somebody of that table loses to a neighbour."""
    here = state.at_table(number)
    out: list[Out] = [Out(EntryNo(here[1].number), (EntryNo(here[0].number),))]
    return partial(elimination.bust, outs=out)


def _fullest(state: Tournament) -> TableNo:
    return max(state.tables, key=lambda table: len(state.tables[table].seats))


def _play(bridge: Bridge) -> None:
    coming = simulation.coming_hand(bridge.state)
    if coming is not None:
        played = simulation.play(bridge.state, coming)
        bridge.perform(lambda state, at: played, coming.ends)


def _list(folder: Path) -> Path:
    path = folder / "people.csv"
    path.write_text("name\n" + "\n".join(NAMES[:12]), encoding="utf-8")
    return path
