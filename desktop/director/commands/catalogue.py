"""Every command there is, in the order of the menus."""

from typing import Final

from desktop.director.commands.command import Command, Group, Where
from tournament.language import gettext as _

EVENING: Final = (
    Command("new", lambda: _("New tournament…"), Group.EVENING, ("Ctrl+N",), Where.PROGRAM),
    Command("just_a_clock", lambda: _("Just a clock…"), Group.EVENING, (), Where.PROGRAM, also=lambda: _("timer")),
    Command("home", lambda: _("All evenings"), Group.EVENING, ("Ctrl+O",), Where.PROGRAM),
    Command("seasons", lambda: _("Leagues and seasons…"), Group.EVENING, ("Ctrl+Shift+L",), Where.PROGRAM,
            also=lambda: _("table points ranking formula")),
    Command("demo", lambda: _("Demonstration with robots"), Group.EVENING, (), Where.PROGRAM),
    Command("training", lambda: _("Training table…"), Group.EVENING, (), Where.PROGRAM,
            also=lambda: _("play chips robots hint pot odds learn")),
    Command("load", lambda: _("Load an evening or a club…"), Group.EVENING, (), Where.PROGRAM, gap=True),
    Command("import_tdt", lambda: _("Import from The Tournament Director…"), Group.EVENING, (), Where.PROGRAM,
            also=lambda: _("tdt league season")),
    Command("save", lambda: _("Save this evening as a file…"), Group.EVENING, ("Ctrl+S",)),
    Command("save_club", lambda: _("Save the club as a file…"), Group.EVENING, (), Where.PROGRAM),
    Command("copy_standings", lambda: _("Copy the standings as text"), Group.EVENING, ("Ctrl+Shift+C",), gap=True),
    Command("picture_standings", lambda: _("Copy the standings as a picture"), Group.EVENING, also=lambda: _("chat")),
    Command("open_standings", lambda: _("Open the standings"), Group.EVENING, also=lambda: _("print mail browser")),
    Command("print", lambda: _("Print…"), Group.EVENING, ("Ctrl+P",), also=lambda: _("paper PDF slips printer")),
    Command("export", lambda: _("Export…"), Group.EVENING, ("Ctrl+E",), also=lambda: _("results CSV standings")),
    Command("publish", lambda: _("Publish…"), Group.EVENING, also=lambda: _("web folder telephone")),
    Command("house_style", lambda: _("Look of the printouts…"), Group.EVENING, also=lambda: _("logo colour CSS")),
    Command("attach_hands", lambda: _("Attach hand histories…"), Group.EVENING, also=lambda: _("PHH PokerStars")),
    Command(
        "before_guests", lambda: _("Before the guests come…"), Group.EVENING, (), Where.PROGRAM,
        also=lambda: _("check screens sound battery"), gap=True,
    ),
    Command("settings", lambda: _("Settings…"), Group.EVENING, ("Ctrl+,",), Where.PROGRAM,
            also=lambda: _("preferences options appearance data")),
    Command("quit", lambda: _("Close the desk"), Group.EVENING, ("Ctrl+Q",), Where.PROGRAM, gap=True),
)  # fmt: skip
EDIT: Final = (
    Command("undo", lambda: _("Undo"), Group.EDIT, ("Ctrl+Z",)),
    Command("redo", lambda: _("Redo"), Group.EDIT, ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("verify", lambda: _("Verify the draws…"), Group.EDIT, also=lambda: _("seed fingerprint"), gap=True),
)
CLOCK: Final = (
    Command("start", lambda: _("Start the clock"), Group.CLOCK, also=lambda: _("shuffle up and deal")),
    Command("pause", lambda: _("Pause or resume"), Group.CLOCK, ("Space",)),
    Command("next", lambda: _("Next level or break"), Group.CLOCK, ("PgDown", "Ctrl+Right")),
    Command("previous", lambda: _("Previous level or break"), Group.CLOCK, ("PgUp", "Ctrl+Left")),
    Command("take_back", lambda: _("Take back the last press"), Group.CLOCK, ("Ctrl+Backspace", "Ctrl+B")),
    Command("more", lambda: _("A minute more"), Group.CLOCK, ("Ctrl++", "Ctrl+="), gap=True),
    Command("less", lambda: _("A minute less"), Group.CLOCK, ("Ctrl+-",)),
    Command("five_more", lambda: _("Five minutes more"), Group.CLOCK),
    Command("set_time", lambda: _("Set the time…"), Group.CLOCK, ("Ctrl+T",)),
    Command("go_to_level", lambda: _("Go to a level…"), Group.CLOCK, ("Ctrl+G",)),
    Command("end_level", lambda: _("End this level"), Group.CLOCK),
    Command("break_now", lambda: _("Break now…"), Group.CLOCK, ("Ctrl+D",), also=lambda: _("dinner"), gap=True),
    Command("break_after", lambda: _("Break after this level…"), Group.CLOCK, ("Ctrl+Shift+D",)),
    Command("call_off_break", lambda: _("No break after this level"), Group.CLOCK),
    Command("end_break", lambda: _("End the break now"), Group.CLOCK),
    Command("played_on", lambda: _("We played on"), Group.CLOCK, also=lambda: _("pause")),
    Command("schedule", lambda: _("Set start time…"), Group.CLOCK, gap=True),
    Command("postpone", lambda: _("Postpone the start by ten minutes"), Group.CLOCK),
    Command("call_off_start", lambda: _("Call the start off"), Group.CLOCK),
    Command(
        "hand_for_hand", lambda: _("Hand for hand; all tables done"), Group.CLOCK, ("Ctrl+H",),
        also=lambda: _("bubble"), gap=True,
    ),
    Command("end_hand_for_hand", lambda: _("End hand for hand"), Group.CLOCK),
    Command("shot_clock", lambda: _("Shot clock…"), Group.CLOCK, ("H",)),
    Command("stop_shot_clocks", lambda: _("Stop the shot clocks"), Group.CLOCK, ("Shift+H",)),
)  # fmt: skip
PEOPLE: Final = (
    Command("enter", lambda: _("Enter somebody"), Group.PEOPLE, ("Ctrl+I",), also=lambda: _("buy-in register new")),
    Command("expecting", lambda: _("Expected…"), Group.PEOPLE, also=lambda: _("guests list")),
    Command("import", lambda: _("Import a list…"), Group.PEOPLE, also=lambda: _("CSV file people")),
    Command("club", lambda: _("People of the club…"), Group.PEOPLE, (), Where.PROGRAM, also=lambda: _("merge photo")),
    Command(
        "import_people",
        lambda: _("Import people into the club…"),
        Group.PEOPLE,
        (),
        Where.PROGRAM,
        also=lambda: _("CSV XLSX spreadsheet list members"),
    ),
    Command("let_in", lambda: _("Let in the first who waits"), Group.PEOPLE),
    Command("add_ons", lambda: _("Add-ons…"), Group.PEOPLE, ("Ctrl+Shift+B",), gap=True),
    Command("one_more", lambda: _("One player more"), Group.PEOPLE, also=lambda: _("counted +1"), gap=True),
    Command("one_less", lambda: _("One player less"), Group.PEOPLE, also=lambda: _("counted −1 out")),
    Command("one_rebuy", lambda: _("One rebuy more"), Group.PEOPLE, also=lambda: _("counted +1")),
    Command("one_add_on", lambda: _("One add-on more"), Group.PEOPLE, also=lambda: _("counted +1")),
    Command("close_registration", lambda: _("Close registration"), Group.PEOPLE, gap=True),
    Command("reopen_registration", lambda: _("Reopen registration"), Group.PEOPLE),
    Command("capacity", lambda: _("Places…"), Group.PEOPLE, also=lambda: _("waiting list limit")),
    Command("kept_apart", lambda: _("Kept apart…"), Group.PEOPLE, also=lambda: _("couples draw")),
)
TABLES: Final = (
    Command("find", lambda: _("Find a player"), Group.TABLES, ("Ctrl+F",), also=lambda: _("seat")),
    Command("bust", lambda: _("Somebody is out…"), Group.TABLES, ("X",), also=lambda: _("bust eliminated"), gap=True),
    Command("rebuy", lambda: _("Somebody rebuys…"), Group.TABLES, ("V",)),
    Command("add_on", lambda: _("Somebody adds on…"), Group.TABLES, ("B",), also=lambda: _("add-on")),
    Command("move", lambda: _("Somebody moves…"), Group.TABLES, ("S",), also=lambda: _("seat swap")),
    Command("seat_menu", lambda: _("Menu of the chosen seat"), Group.TABLES, ("M",)),
    Command("count_table", lambda: _("Count the stacks of a table…"), Group.TABLES, ("C",)),
    Command("next_hand", lambda: _("Next hand: the button moves"), Group.TABLES, ("N",), also=lambda: _("blinds deal")),
    Command("record_hand", lambda: _("Record a hand…"), Group.TABLES, ("R",), also=lambda: _("cards enter line keys")),
    Command("draw", lambda: _("Draw seats…"), Group.TABLES, gap=True),
    Command("drawn", lambda: _("Show the draw…"), Group.TABLES),
    Command("open_table", lambda: _("Open a table…"), Group.TABLES),
    Command("last_moves", lambda: _("Last moves…"), Group.TABLES, also=lambda: _("balance move sheet"), gap=True),
    Command("moves_done", lambda: _("Moves done: off the board"), Group.TABLES, ("F8",)),
    Command(
        "settle_pot", lambda: _("Settle a pot…"), Group.TABLES, ("Ctrl+Shift+P",), Where.PROGRAM,
        also=lambda: _("side pot odd chip all-in split"), gap=True,
    ),
    Command(
        "table_window", lambda: _("Watch or play at a table…"), Group.TABLES, ("W",),
        also=lambda: _("felt cards window robots"), gap=True,
    ),
    Command("play_one", lambda: _("Play one hand at each table"), Group.TABLES),
    Command("play_on", lambda: _("Play on, or stop"), Group.TABLES),
)  # fmt: skip
MONEY: Final = (
    Command("receive", lambda: _("Receive money…"), Group.MONEY, also=lambda: _("cash owing debt")),
    Command("all_paid", lambda: _("All have paid"), Group.MONEY, also=lambda: _("cash owing debt")),
    Command("sell", lambda: _("Sell…"), Group.MONEY, also=lambda: _("buy-in rebuy add-on comp against the terms")),
    Command("receipt", lambda: _("Copy the receipt of the person chosen"), Group.MONEY),
    Command(
        "prices", lambda: _("Prices…"), Group.MONEY, also=lambda: _("buy-in rebuy add-on fee window limit"), gap=True
    ),
    Command("adjust", lambda: _("Adjust the cash…"), Group.MONEY),
    Command("house_adds", lambda: _("House adds…"), Group.MONEY),
    Command(
        "divide", lambda: _("Edit the prizes…"), Group.MONEY, also=lambda: _("payouts power law rounding"), gap=True
    ),
    Command("by_hand", lambda: _("Prize by hand…"), Group.MONEY, also=lambda: _("fixed")),
    Command("bounty_rule", lambda: _("How bounties are paid…"), Group.MONEY, also=lambda: _("knock-out heads")),
    Command("deal", lambda: _("Make a deal…"), Group.MONEY, also=lambda: _("ICM chop")),
    Command("pay_out", lambda: _("Pay out…"), Group.MONEY, also=lambda: _("prizes bounties slips winners"), gap=True),
    Command("pay_prize", lambda: _("Prize is paid"), Group.MONEY),
    Command("pay_bounty", lambda: _("Bounties are paid"), Group.MONEY),
)
STRUCTURE: Final = (
    Command("edit_structure", lambda: _("Edit the structure…"), Group.STRUCTURE, also=lambda: _("levels blinds")),
    Command("shorten", lambda: _("Shorten…"), Group.STRUCTURE, also=lambda: _("last train end midnight")),
    Command("wanted_end", lambda: _("Wanted end…"), Group.STRUCTURE, also=lambda: _("last train midnight")),
    Command("fit", lambda: _("Made to measure…"), Group.STRUCTURE, also=lambda: _("fit")),
    Command("structures", lambda: _("Structures of the club…"), Group.STRUCTURE, also=lambda: _("templates library")),
    Command("count_chips", lambda: _("Count the chips…"), Group.STRUCTURE, also=lambda: _("stacks"), gap=True),
    Command("bonus_chips", lambda: _("Bonus chips…"), Group.STRUCTURE, also=lambda: _("on time")),
    Command("correct_chips", lambda: _("Correct the chips in play…"), Group.STRUCTURE),
    Command("colour_up", lambda: _("A colour goes…"), Group.STRUCTURE, also=lambda: _("chip race colour-up"), gap=True),
    Command("chips_found", lambda: _("Chips found…"), Group.STRUCTURE),
    Command("chips", lambda: _("Our chips…"), Group.STRUCTURE, also=lambda: _("chip set colours stack")),
)
BOARD: Final = (
    Command("board", lambda: _("Open or close the board"), Group.BOARD, ("F11",), Where.PROGRAM,
            also=lambda: _("full screen television")),
    Command("hold", lambda: _("Hold the page shown; let it go"), Group.BOARD, ("F2",), gap=True),
    Command("page", lambda: _("Next page"), Group.BOARD, ("F3",)),
    Command("page_before", lambda: _("Previous page"), Group.BOARD, ("Shift+F3",)),
    Command("black", lambda: _("Black; shown again"), Group.BOARD, ("F4",), also=lambda: _("dark"), gap=True),
    Command("picture", lambda: _("Picture instead; shown again"), Group.BOARD, ("Shift+F4",)),
    Command("swap", lambda: _("Swap screens with this window"), Group.BOARD, ("F6",)),
    Command("message", lambda: _("Message for the room"), Group.BOARD, ("Ctrl+M",), gap=True),
    Command("look", lambda: _("Look of the board…"), Group.BOARD, also=lambda: _("theme colours logo")),
    Command("another_board", lambda: _("Another board"), Group.BOARD),
    Command("sounds", lambda: _("Sounds…"), Group.BOARD, also=lambda: _("chime voice rules"), gap=True),
    Command("mute", lambda: _("Mute; sound again"), Group.BOARD, ("F9",), Where.ANYWHERE),
)  # fmt: skip
PLACES: Final = (
    "clock",
    "people",
    "tables",
    "out",
    "prizes",
    "cash",
    "structure",
    "chips",
    "results",
    "board",
    "rulings",
    "hands",
)
"""The places of the desk in their order, by their names in code."""
TEN = 10
"""So many places have a digit."""
LETTERS: Final = {"rulings": "Ctrl+R", "hands": "Ctrl+U"}
"""Of the others."""
GO_TO: Final = "go_to_"
"""What the code of the command begins with that goes to a place."""


def place_name(code: str) -> str:
    """A place of the desk as it is called."""
    return {
        "clock": _("Clock"),
        "people": _("People"),
        "tables": _("Tables"),
        "out": _("Out"),
        "prizes": _("Prizes"),
        "cash": _("Cash"),
        "structure": _("Structure"),
        "chips": _("Chips"),
        "results": _("Results"),
        "board": _("Board"),
        "rulings": _("Rulings"),
        "hands": _("Hands"),
    }[code]


def _going_to(number: int, code: str) -> Command:
    key = f"Ctrl+{number % 10}" if number <= TEN else LETTERS[code]
    return Command(f"{GO_TO}{code}", lambda: place_name(code), Group.VIEW, (key,))


VIEW: Final = (
    *(_going_to(number, code) for number, code in enumerate(PLACES, start=1)),
    Command("attention", lambda: _("What needs attention"), Group.VIEW, ("Ctrl+Shift+A",), gap=True),
    Command("history", lambda: _("History"), Group.VIEW, ("Ctrl+Shift+H",)),
    Command("lock", lambda: _("Lock the desk"), Group.VIEW, ("Ctrl+L",), Where.ANYWHERE,
            also=lambda: _("guest PIN"), gap=True),
    Command("pin", lambda: _("PIN of the lock…"), Group.VIEW, (), Where.PROGRAM),
)  # fmt: skip
HELP: Final = (
    Command("palette", lambda: _("Commands…"), Group.HELP, ("Ctrl+K",), Where.PROGRAM),
    Command("keys", lambda: _("Keys…"), Group.HELP, ("F1",), Where.PROGRAM, also=lambda: _("keyboard shortcuts")),
    Command("report", lambda: _("Report a problem…"), Group.HELP, (), Where.PROGRAM, gap=True),
    Command("about", lambda: _("About Final Table"), Group.HELP, (), Where.PROGRAM),
)
ALL: Final = (*EVENING, *EDIT, *CLOCK, *PEOPLE, *TABLES, *MONEY, *STRUCTURE, *BOARD, *VIEW, *HELP)
BY_CODE: Final = {command.code: command for command in ALL}
