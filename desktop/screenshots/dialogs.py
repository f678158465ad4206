"""Every dialog there is, each over the evening in which it would be asked for."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QDialog, QMessageBox

from db.errors import StorageTrouble
from desktop.damaged import CannotOpen
from desktop.director.chips.bonus_dialog import BonusDialog
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.chips.count_dialog import CountDialog as CountAllDialog
from desktop.director.chips.owned_dialog import ChipsDialog
from desktop.director.club.club_dialog import ClubDialog
from desktop.director.club.merge_dialog import MergeDialog
from desktop.director.club.person_dialog import PersonDialog
from desktop.director.commands.change_key import ChangeKeyDialog
from desktop.director.commands.keys_dialog import KeysDialog
from desktop.director.commands.palette import Palette
from desktop.director.dialogs import bounties, envelopes
from desktop.director.dialogs.about import AboutDialog
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.director.dialogs.again import AgainDialog
from desktop.director.dialogs.asked import AskedDialog, Question
from desktop.director.dialogs.before_guests.dialog import BeforeGuestsDialog
from desktop.director.dialogs.board_look import BoardLookDialog
from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.dialogs.deal import DealDialog
from desktop.director.dialogs.expecting import ExpectingDialog
from desktop.director.dialogs.go_to import GoToDialog
from desktop.director.dialogs.going_home import GoingHomeDialog, unregister_question
from desktop.director.dialogs.just_a_clock import JustAClockDialog
from desktop.director.dialogs.kept_apart import KeptApartDialog
from desktop.director.dialogs.paying import PayOutDialog
from desktop.director.dialogs.prices import PricesDialog
from desktop.director.dialogs.prizes import PrizesDialog
from desktop.director.dialogs.rules import RulesDialog
from desktop.director.dialogs.schedule import ScheduleDialog
from desktop.director.dialogs.selling import SellDialog
from desktop.director.dialogs.settings.dialog import SettingsDialog
from desktop.director.dialogs.shot_clock import ShotClockDialog
from desktop.director.dialogs.sounds.dialog import SoundsDialog
from desktop.director.dialogs.sounds.rule_dialog import RuleDialog
from desktop.director.dialogs.take_off import TakeOffDialog
from desktop.director.dialogs.time_asked import TimeDialog
from desktop.director.dialogs.verify import VerifyDialog
from desktop.director.dialogs.what_happened import WhatHappened
from desktop.director.imports.hands_dialog import HandsDialog
from desktop.director.imports.people_dialog import PeopleImportDialog
from desktop.director.imports.tdt_dialog import TdtDialog
from desktop.director.lock.pin_dialog import PinDialog
from desktop.director.rulings.page import RulingsDialog
from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.club_editor import ClubEditor
from desktop.director.structure.editor import EditorDialog
from desktop.director.structure.fit_dialog import FitDialog, FitEveningDialog, Usual
from desktop.director.structure.shorten_dialog import ShortenDialog
from desktop.director.structure.wanted_dialog import WantedDialog
from desktop.director.tables import furniture, sold
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.counting import CountDialog
from desktop.director.tables.draw_dialog import DrawDialog, DrawnDialog
from desktop.director.tables.last_moves import LastMoves
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.who_moved import WhoMovedDialog
from desktop.missing import FileMissing
from desktop.screenshots import results, tdt_sample
from desktop.screenshots.entry import Entry, command
from desktop.screenshots.studio import Studio
from tournament import wording
from tournament.announcing.defaults import USUAL_RULES
from tournament.chips.colours_going import due
from tournament.names import EntryNo, PlayerId, TableNo
from tournament.rules import TDA, ColourUp
from tournament.structures import structure_files

SETTINGS = ("appearance", "data", "sound", "keys", "lock", "defaults")


def sitting(studio: Studio, table: int = 1, place: int = 0) -> EntryNo:
    """Who sits there, counted from the first at that table."""
    return EntryNo(studio.state.at_table(TableNo(table))[place].number)


def asked(name: str, evening: str, shows: type[QDialog], press: Callable[[Studio], object]) -> Entry:
    """A dialog that opens when that is done."""
    return Entry(name, evening, shows, lambda studio: studio.asked(partial(press, studio)))


# ---- new evenings ----------------------------------------------------------------------------------------------------


def again(studio: Studio) -> QDialog:
    """An evening like the newest one."""
    stream = studio.running.evenings.all[-1].stream
    return studio.asked(partial(studio.running.new.ask_again, stream))


# ---- at the tables ---------------------------------------------------------------------------------------------------


def rebuy(studio: Studio) -> QDialog:
    """One who has chips, and may still buy more."""
    question = sold.rebuy(studio.bridge, studio.state.left[0].number)
    assert not isinstance(question, str), question  # noqa: S101
    return _ask(studio, question)


def correct(studio: Studio) -> None:
    """The newest bust."""
    studio.desk.go_to("out")
    studio.desk.out.view.selectRow(0)
    studio.desk.out.correct.click()


def who_moved(studio: Studio) -> None:
    """Over the list of the last moves."""
    moves = studio.asked(studio.desk.tables.show_last_moves)
    assert isinstance(moves, LastMoves)  # noqa: S101
    moves.someone_else.click()


def unregister(studio: Studio) -> QDialog:
    """As if he had never been."""
    return _ask(studio, unregister_question(studio.bridge, sitting(studio)))


def _ask(studio: Studio, question: Question) -> QDialog:
    return AskedDialog(studio.bridge, question, studio.desk)


# ---- money and chips -------------------------------------------------------------------------------------------------


def add_ons(studio: Studio) -> QDialog:
    """Some want one, one of them pays later, one wants two."""
    dialog = AddOnsDialog(studio.bridge, studio.desk)
    for place, tick in enumerate(dialog.ticks[:7]):
        tick.wanted.setChecked(True)
        tick.later.setChecked(place == 1)
        tick.twice.setChecked(place == 2)
    return dialog


def deal(studio: Studio) -> QDialog:
    """With everybody's chips."""
    dialog = DealDialog(studio.bridge, studio.desk)
    for row, stack in zip(dialog.rows, (96_000, 71_000, 48_000, 25_000), strict=True):
        row.chips.setText(str(stack))
    return dialog


def colour_up(way: ColourUp, studio: Studio) -> QDialog:
    """Of the colour that is due."""
    return ColourUpDialog(studio.bridge, due(studio.state, studio.clock.at)[0], studio.desk, way)


# ---- the club, the board, the program --------------------------------------------------------------------------------


def club(studio: Studio) -> ClubDialog:
    """The first of them chosen."""
    dialog = studio.command("club")
    assert isinstance(dialog, ClubDialog)  # noqa: S101
    dialog.view.selectRow(0)
    return dialog


def person(studio: Studio) -> QDialog:
    """The first of them."""
    dialog = club(studio)
    return PersonDialog(dialog.club, PlayerId(min(dialog.club.state.players)), dialog)


def import_people(studio: Studio) -> QDialog:
    """A list with a bit of everything."""
    file = studio.folder / "members.csv"
    rows = ("00123;Petra;Malá;;plays from 20:00", "007;Ondrej;;Ondra;", "12;Ondřej;;;left-handed", ";;;;nobody")
    file.write_text("MEMBER NO.;FIRST NAME;LAST NAME;NICKNAME;NOTES\n" + "\n".join(rows) + "\n", encoding="utf-8")
    return club(studio).import_people(str(file))


def import_tdt(studio: Studio) -> QDialog:
    """A new evening, the same once more, and half a file."""
    dialog = studio.command("import_tdt")
    assert isinstance(dialog, TdtDialog)  # noqa: S101
    dialog.wanted.emit([str(file) for file in tdt_sample.write(studio.folder, studio.clock.at)])
    return dialog


def attach_hands(studio: Studio) -> QDialog:
    """A file in which a hand breaks off."""
    dialog = studio.command("attach_hands")
    assert isinstance(dialog, HandsDialog)  # noqa: S101
    file = studio.folder / "home_game.phhs"
    whole = (
        "variant = 'NT'\nante_trimming_status = true\nantes = [0, 0]\nblinds_or_straddles = [50, 100]\nmin_bet = 100\n"
        "starting_stacks = [2000, 2000]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'p1 f']\n"
    )
    broken = whole.replace(", 'p1 f'", "")
    file.write_text(f"[1]\n{whole}\n[2]\n{broken}", encoding="utf-8")
    dialog.read_files([str(file)])
    return dialog


def merge(studio: Studio) -> QDialog:
    """Two whose names are alike."""
    dialog = club(studio)
    found = dialog.club.state
    one, other = (found.find(name) for name in ("Ondřej", "Ondrej"))
    assert one is not None  # noqa: S101
    assert other is not None  # noqa: S101
    return MergeDialog(dialog.club, one.number, other.number, dialog)


def board_look(studio: Studio) -> None:
    """Of the board that opens first."""
    studio.desk.go_to("board")
    studio.desk.board.look.click()


def sounds(studio: Studio) -> SoundsDialog:
    """When, if, then."""
    heard = studio.running.heard
    return SoundsDialog(heard.announcer, heard.rules, studio.desk, studio.state, studio.clock.at)


def sound_rule(studio: Studio) -> QDialog:
    """The first of them."""
    announcer = studio.running.heard.announcer
    choices = studio.running.heard.choices
    return RuleDialog(USUAL_RULES[0], announcer, choices, studio.desk, studio.state, studio.clock.at)


def change_key(studio: Studio) -> QDialog:
    """Of the pause."""
    return ChangeKeyDialog(studio.window.commands.choice, "pause", studio.window)


def settings(code: str, studio: Studio) -> QDialog:
    """One of its pages."""
    return SettingsDialog(studio.running.premises, studio.window, code)


def what_happened(studio: Studio) -> QDialog:
    """A mistake of ours."""
    said = "KeyError in desktop/director/people.py, line 40."
    report = "Final Table\nPython 3.13, Qt 6.11\n\nTraceback (most recent call last):\n  KeyError: 7"
    return WhatHappened(said, report, studio.folder / "final-table.log", studio.window, bug=True)


def trouble(studio: Studio) -> QDialog:
    """The disk is full."""
    studio.window.say_trouble(wording.refusal(StorageTrouble("disk_full", file="Final Table.sqlite")))
    assert isinstance(studio.window.trouble_box, QMessageBox)  # noqa: S101
    return studio.window.trouble_box


def cannot_open(studio: Studio) -> QDialog:
    """A file that is no file of ours."""
    return CannotOpen(studio.folder / "notes.txt", StorageTrouble("not_ours", file=str(studio.folder / "notes.txt")))


def missing(studio: Studio) -> QDialog:
    """The stick with the evenings is not there."""
    return FileMissing(studio.folder / "stick" / "club.sqlite", studio.folder / "Final Table.sqlite")


def over(name: str, evening: str, shows: type[QDialog], made: Callable[[Studio], QDialog]) -> Entry:
    """A dialog that is made there."""
    return Entry(name, evening, shows, made)


DIALOGS: tuple[Entry, ...] = (
    over("rules", "nothing", RulesDialog, lambda s: RulesDialog("tda", TDA, s.window)),
    command("just_a_clock", "nothing", JustAClockDialog),
    asked("rulings at home", "nothing", RulingsDialog, lambda s: s.running.show_rulings()),
    command("about", "nothing", AboutDialog),
    command("report", "nothing", WhatHappened, "report a problem"),
    over("what happened", "nothing", WhatHappened, what_happened),
    over("not saved", "nothing", QMessageBox, trouble),
    over("cannot open", "nothing", CannotOpen, cannot_open),
    over("file missing", "nothing", FileMissing, missing),
    command("pin", "nothing", PinDialog, "PIN of the lock"),
    command("club", "nothing", ClubDialog, "people of the club, none"),
    over("made to measure", "nothing", FitDialog, lambda s: FitDialog(Usual(), s.window)),
    command("expecting", "empty", ExpectingDialog, "expected, nobody"),
    command("deal", "deal", DealDialog, "deal, nothing typed"),
    over("deal", "deal", DealDialog, deal),
    command("schedule", "drawn", ScheduleDialog, "start time"),
    over("fit", "before", FitEveningDialog, lambda s: FitEveningDialog(s.bridge, s.desk.structure.wanted, s.desk)),
    command("draw", "before", DrawDialog, "draw the seats"),
    command("kept_apart", "before", KeptApartDialog),
    command("expecting", "before", ExpectingDialog, "expected"),
    command("capacity", "before", AskedDialog, "places"),
    over("person", "before", PersonDialog, person),
    over("attach hands", "kept", HandsDialog, attach_hands),
    command("attach_hands", "empty", HandsDialog, "attach hands, none chosen"),
    over("import people", "before", PeopleImportDialog, import_people),
    over("import from The Tournament Director", "nothing", TdtDialog, import_tdt),
    command("import_tdt", "nothing", TdtDialog, "import from The Tournament Director, none chosen"),
    command("import_people", "nothing", PeopleImportDialog, "import people, no list"),
    over("merge", "before", MergeDialog, merge),
    over("people of the club", "before", ClubDialog, club),
    over("palette", "kept", Palette, lambda s: s.command("palette")),
    command("keys", "kept", KeysDialog),
    over("change a key", "kept", ChangeKeyDialog, change_key),
    *(over(f"settings, {code}", "kept", SettingsDialog, partial(settings, code)) for code in SETTINGS),
    over("before the guests", "kept", BeforeGuestsDialog, lambda s: s.command("before_guests")),
    asked("look of the board", "kept", BoardLookDialog, board_look),
    over("sounds", "kept", SoundsDialog, sounds),
    over("sound rule", "kept", RuleDialog, sound_rule),
    command("verify", "kept", VerifyDialog, "verify the draws"),
    command("drawn", "kept", DrawnDialog, "the draw"),
    command("go_to_level", "kept", GoToDialog, "go to a level"),
    command("set_time", "kept", TimeDialog, "set the time"),
    command("break_now", "kept", TimeDialog, "break now"),
    command("shot_clock", "kept", ShotClockDialog),
    over("bust", "kept", BustDialog, lambda s: BustDialog(s.bridge, sitting(s, place=2), s.desk)),
    over("move", "kept", MoveDialog, lambda s: MoveDialog(s.bridge, (sitting(s),), s.desk, chosen=sitting(s))),
    over("count a table", "kept", CountDialog, lambda s: CountDialog(s.bridge, TableNo(1), s.desk)),
    command("open_table", "kept", AskedDialog, "open a table"),
    over("table", "kept", AskedDialog, lambda s: _ask(s, furniture.change(s.state.table(TableNo(2))))),
    over("breaking order", "kept", AskedDialog, lambda s: _ask(s, furniture.order(s.state))),
    over("change seats", "kept", AskedDialog, lambda s: _ask(s, furniture.swap(s.bridge, sitting(s)))),
    over("going home", "kept", GoingHomeDialog, lambda s: GoingHomeDialog(s.bridge, sitting(s), s.desk)),
    asked("correct", "kept", CorrectDialog, correct),
    command("edit_structure", "kept", EditorDialog, "structure editor"),
    over("shorten", "kept", ShortenDialog, lambda s: ShortenDialog(s.bridge, s.desk.structure.wanted, s.desk)),
    command("wanted_end", "kept", WantedDialog, "wanted end"),
    command("structures", "kept", StructuresDialog, "structures of the club"),
    over(
        "structure of the club", "kept", ClubEditor, lambda s: ClubEditor(structure_files.shipped()["club-20"], s.desk)
    ),
    command("prices", "kept", PricesDialog),
    over("edit the prizes", "kept", PrizesDialog, lambda s: PrizesDialog(s.bridge, s.desk)),
    command("by_hand", "kept", PrizesDialog, "prize by hand"),
    command("count_chips", "kept", CountAllDialog, "count the chips"),
    command("bonus_chips", "kept", BonusDialog),
    command("correct_chips", "kept", AskedDialog),
    command("chips", "kept", ChipsDialog, "our chips"),
    command("last_moves", "moved", LastMoves, "last moves"),
    asked("someone else moved", "moved", WhoMovedDialog, who_moved),
    over("colour up", "going", ColourUpDialog, partial(colour_up, ColourUp.ROUND_UP)),
    over("chip race", "going", ColourUpDialog, partial(colour_up, ColourUp.RACE)),
    over("bust with rebuys", "rebuys", BustDialog, lambda s: BustDialog(s.bridge, sitting(s, place=1), s.desk)),
    over("rebuy", "rebuys", AskedDialog, rebuy),
    over("prices with rebuys", "rebuys", PricesDialog, lambda s: PricesDialog(s.bridge, s.desk)),
    command("receive", "rebuys", AskedDialog, "receive money"),
    command("sell", "rebuys", SellDialog),
    command("adjust", "rebuys", AskedDialog, "adjust the cash"),
    command("house_adds", "rebuys", AskedDialog),
    over("unregister", "rebuys", AskedDialog, unregister),
    over("add-ons", "add_ons", AddOnsDialog, add_ons),
    command("pay_out", "won", PayOutDialog),
    *(command(code, "won", shows) for code, shows in results.DIALOGS.items()),
    over("how bounties are paid", "heads", AskedDialog, lambda s: _ask(s, bounties.question(s.bridge))),
    over("envelopes", "mystery", AskedDialog, lambda s: _ask(s, envelopes.fill(s.bridge))),
    over("again", "all_of_them", AgainDialog, again),
    over(
        "off the list", "all_of_them", TakeOffDialog, lambda s: TakeOffDialog("Rebuy night", s.window, is_going_on=True)
    ),
)
