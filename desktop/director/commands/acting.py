"""The commands of one window: an action for each, its keys, and what it does here and now."""

from collections.abc import Mapping
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import QWidget

from desktop.director.commands import in_use
from desktop.director.commands.catalogue import ALL, BY_CODE
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.commands.command import Deed, Where
from desktop.director.commands.typing_first import TypingFirst
from tournament.language import gettext as _

Deeds = Mapping[str, Deed]


class Commands(QObject):
    """By key, by menu or by name: always the same action.

    An action can always be triggered, so that a key which can do nothing now says why; the menus grey it out while
    they are seen.

    Attributes:
        actions: by the code of the command.
        resting: whether neither key nor menu does anything.

    Signals:
        refused: the sentence that says why a command did nothing.
        keys_changed: other keys are in use.
        chosen: the director has chosen that `KeyboardChoice`, which is to be kept.
    """

    refused = pyqtSignal(str)
    keys_changed = pyqtSignal()
    chosen = pyqtSignal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._program: dict[str, Deed] = {}
        self._evening: dict[str, Deed] = {}
        self._typing_first = TypingFirst(window)
        self.resting = False
        self.actions: dict[str, QAction] = {}
        for command in ALL:
            action = QAction(command.says(), self)
            action.setObjectName(command.code)
            action.setAutoRepeat(False)  # a key that is leant on must not pause and resume, and pause again
            action.setMenuRole(QAction.MenuRole.NoRole)  # macOS would move “Settings” and “About” by their words
            action.triggered.connect(partial(self._triggered, command.code))
            window.addAction(action)
            self.actions[command.code] = action
        self.use(in_use.choice())

    # ---- keys ------------------------------------------------------------------------------------------------------

    @property
    def choice(self) -> KeyboardChoice:
        """The keyboard in use."""
        return in_use.choice()

    def use(self, choice: KeyboardChoice) -> None:
        """Obey these keys from now on."""
        in_use.use(choice)
        for code, action in self.actions.items():
            action.setShortcuts([QKeySequence(key) for key in choice.keys_of(code)])
        self.keys_changed.emit()

    @pyqtSlot(object)
    def choose(self, choice: KeyboardChoice) -> None:
        """The director wants these keys: obey them and have them kept."""
        self.use(choice)
        self.chosen.emit(choice)

    @property
    def on_boards(self) -> list[QAction]:
        """What works while a board has the keyboard, too: whatever concerns the evening. F11 and Esc are its own."""
        return [self.actions[command.code] for command in ALL if command.where is not Where.PROGRAM]

    def rest(self, *, resting: bool) -> None:
        """No key and no menu does anything until they wake again."""
        self.resting = resting
        for action in self.actions.values():
            action.setEnabled(not resting)

    # ---- what they do ----------------------------------------------------------------------------------------------

    def offer(self, deeds: Deeds) -> None:
        """What these commands do wherever the director is."""
        self._program.update(deeds)

    def take_up(self, deeds: Deeds) -> None:
        """What the commands of an evening do at the desk that is shown now; none: there is no desk."""
        self._evening = dict(deeds)

    def why_not(self, code: str) -> str | None:
        """Why that command can do nothing now, None if it can."""
        deed = self._deed(code)
        if deed is None:
            return _("Open an evening first.")
        return deed.why_not()

    def says(self, code: str) -> str:
        """Its words now: of Undo also what would be undone."""
        deed = self._deed(code)
        return BY_CODE[code].says() if deed is None or deed.says is None else deed.says()

    def do(self, code: str) -> None:
        """Do it, or say why not."""
        if self.resting:
            return
        deed = self._deed(code)
        why = self.why_not(code)
        if deed is None or why is not None:
            self.refused.emit(why or "")
        else:
            deed.do()

    def _deed(self, code: str) -> Deed | None:
        return self._evening.get(code) or self._program.get(code)

    def _triggered(self, code: str, checked: bool = False) -> None:
        self.do(code)
