"""What stands above and below the line: what is missing, upon what the hand is entered, and where it goes."""

from collections.abc import Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop import look
from desktop.director.parts import AnsweringButton, PlainLabel
from desktop.director.recording import scene_menus
from desktop.director.recording.scene import Scene
from desktop.director.recording.task import EarlierHand, Task
from desktop.play.bar.foot_line import label
from engine.recording.recorded import ActionOf
from tournament.felt import told
from tournament.language import gettext as _
from tournament.recording.beginning import Setup
from tournament.wording import recording as words

HEIGHT_PX, HEAD_PX = 48, 40


class RecordingFoot(QWidget):
    """Two lines of buttons; what cannot be done now is grey and says why.

    Attributes:
        head: stands above the line: what is missing or wrong.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.head = QWidget(parent)
        self.prompt = PlainLabel("", self.head, kind="felt-prompt", elide=True)
        self.prompt.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.stood, self.way = self._button(self.head), self._button(self.head)
        self.board, self.back, self.more = (self._button(self.head) for _each in range(3))
        _line(self.head, HEAD_PX, self.prompt, (self.stood, self.way, self.board, self.back, self.more))
        self.said = PlainLabel("", self, kind="felt-muted", elide=True)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button, self.level, self.dealt = (self._button(self) for _each in range(3))
        self.before, self.next = self._button(self), self._button(self)
        self.store = self._button(self)
        look.set_kind(self.store, "felt-store")
        _line(self, HEIGHT_PX, self.said, (self.button, self.level, self.dealt, self.before, self.next, self.store))

    @staticmethod
    def _button(parent: QWidget) -> QPushButton:
        made = AnsweringButton("", parent)
        made.setAutoDefault(False)
        look.set_kind(made, "felt-small")
        return made

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_scene(self, scene: Scene, here: Sequence[int], *, typing: bool, stored: str, insists: bool) -> None:
        """Offer what is of use now.

        `here`: the hands of the table that count; `stored`: said until the next key; `insists`: Enter was pressed too
        early.
        """
        task = scene.task
        said = scene.prompt(typing=typing)
        is_wrong = scene.wrong is not None and not (typing and scene.is_typing)
        look.set_kind(self.prompt, "felt-wrong" if is_wrong or (insists and not scene.is_complete) else "felt-prompt")
        self.prompt.setText(_("{done} {next}").format(done=stored, next=said) if stored and said else said or stored)
        self._show_head(scene, is_wrong=is_wrong)
        self._show_beginning(task)
        self._show_turning(task, here)
        self._show_store(scene, task)
        self.said.setText(_said(scene))

    def _show_head(self, scene: Scene, *, is_wrong: bool) -> None:
        none = _("No hand can be entered now.") if scene.played is None else None
        self.stood.setVisible(is_wrong and scene.stood("") is not None)
        label(self.stood, _("It stood"))
        self.stood.setToolTip(_("It was let stand at the table, although the rules forbid it (TDA 52)"))
        refusal = scene.task.refusal
        self.way.setVisible(refusal is not None and refusal.code in ("not_a_recorded_table", "stack_unknown"))
        label(self.way, _("How hands are played…"))
        wrong = _("A key is wrong: put it right first.") if scene.wrong is not None else None
        street = scene.street
        words_ = _("Flop…") if street is None else _("{street}…").format(street=told.street(street))
        label(self.board, words_, "/", none or wrong or (_("There is no flop yet.") if street is None else None))
        begun = None if scene.line.strip() else _("Nothing has been entered yet.")
        label(self.back, _("Take back"), _("Backspace"), none or begun)
        label(self.more, _("More"), "", none)

    def _show_beginning(self, task: Task) -> None:
        """Button, level and who is dealt in can be put right, also where the hand was stored so."""
        named, setup = task.named(), task.setup
        none = None if task.may_begin_otherwise else task.why_not
        where = _("?") if setup is None else named.name(setup.scene.positions.button)
        label(self.button, _("Button: {name}").format(name=where), "", none)
        if setup is not None:
            label(self.level, _level(task, setup))
        else:
            label(self.level, _("Level"), "", none)
        table = task.ground.tables.get(task.table)
        here = 0 if table is None else len(table.seats)
        dealt = 0 if setup is None else len(setup.scene.stacks)
        label(self.dealt, _("Dealt in: {n} of {all}").format(n=dealt, all=here), "", none)

    def _show_turning(self, task: Task, here: Sequence[int]) -> None:
        corrects = isinstance(task, EarlierHand)
        before = [seq for seq in here if not isinstance(task, EarlierHand) or seq < task.seq]
        after = [seq for seq in here if isinstance(task, EarlierHand) and seq > task.seq]
        label(self.before, _("Previous hand"), "", None if before else _("No earlier hand of this table is stored."))
        self.next.setVisible(corrects)
        label(self.next, _("Next hand") if after else _("Back to the coming hand"))

    def _show_store(self, scene: Scene, task: Task) -> None:
        if isinstance(task, EarlierHand):
            number = 0 if task.setup is None else task.setup.number
            why = None if task.is_changed else _("Nothing is changed yet.")
            label(self.store, _("Correct hand {n}…").format(n=number), _("Enter"), _why_not(scene) or why)
        else:
            label(self.store, _("Store hand {n}").format(n=task.number), _("Enter"), _why_not(scene))


def _why_not(scene: Scene) -> str | None:
    """Why the hand cannot be stored."""
    if scene.played is None:
        return scene.task.why_not
    if scene.wrong is not None:
        return words.wrong(scene.wrong, scene.named.names)
    if scene.task.overtaken:
        return scene.task.overtaken
    return None if scene.missing is None else words.missing(scene.missing, scene.named.names)


def _said(scene: Scene) -> str:
    """How the line is used, as long as nothing stands in it."""
    if scene.played is None or scene.line.strip():
        return ""
    if isinstance(scene.missing, ActionOf):
        return _("Esc: buttons instead of keys")
    return ""


def _level(task: Task, setup: Setup) -> str:
    """The level of the hand; a chosen one holds for the next hands as well, so nobody may overlook it."""
    words_ = scene_menus.level_words(task, setup.level, setup.scene.blinds)
    return words_ if task.level is None else _("{level} (chosen)").format(level=words_)


def _line(inside: QWidget, height: int, words_: PlainLabel, buttons: tuple[QPushButton, ...]) -> None:
    inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    look.set_kind(inside, "felt-bar")
    row = QHBoxLayout(inside)
    row.setContentsMargins(28, 4, 28, 4)
    row.setSpacing(8)
    row.addWidget(words_, 1)
    for each in buttons:
        row.addWidget(each)
    look.set_height(inside, height)
