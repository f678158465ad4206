"""A pot that is settled: from anywhere, with side pots and an odd chip, and at a table by the order of the hands."""

from desktop.director.pot.dialog import PotDialog
from desktop.screenshots.entry import Entry, command
from desktop.screenshots.studio import Studio
from tournament.names import TableNo
from tournament.pots.typed import TypedPot, TypedStake

THREE_WAY = TypedPot(
    (
        TypedStake(1, "Přemysl", "525", "AhKc"),
        TypedStake(2, "Bohdan", "1200", "AdKs"),
        TypedStake(3, "Tomáš", "2k", "QsQd"),
        TypedStake(4, "Dana", "50", folded=True),
    ),
    board="Kh 7h 2c 5h 9d",
    chip="25",
    button=4,
)
"""Two equal hands, of which one is all-in for less; what nobody matched goes back."""


def _asked(studio: Studio) -> PotDialog:
    dialog = studio.command("settle_pot")
    assert isinstance(dialog, PotDialog)  # noqa: S101
    return dialog


def three_way(studio: Studio) -> PotDialog:
    """By cards, with everything typed."""
    dialog = _asked(studio)
    dialog.fill(THREE_WAY)
    return dialog


def by_order(studio: Studio) -> PotDialog:
    """The first table's players, three of them in the pot; two hands are equal."""
    studio.desk.go_to("tables")
    studio.desk.tables.body.show_table(TableNo(1))
    dialog = _asked(studio)
    typed = (("1200", "1"), ("1225", "1"), ("1225", "2"), ("25", "f"))
    for row, (chips, hand) in zip(dialog.rows.rows, typed, strict=False):
        row.chips.setText(chips)
        row.hand.setText(hand)
        row.take_fold()
    dialog.button.setCurrentIndex(2)
    return dialog


DIALOGS: tuple[Entry, ...] = (
    command("settle_pot", "nothing", PotDialog, "settle a pot"),
    Entry("settle a pot, three-way", "nothing", PotDialog, three_way),
    Entry("settle a pot by order", "drawn", PotDialog, by_order),
)
