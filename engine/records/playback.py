"""A record's actions done one after the other in a hand, with what sites leave out put in and noted."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import Bet, Call, Check, Doing, Fold, Irregularity, Legal, Mishap, RaiseTo
from engine.errors import EngineRefusal, Fact, IllegalAction
from engine.hand import Hand
from engine.records.record import Boarded, Called, Folded, Irregular, Raised, Record, Remarked, Showed
from engine.records.setting import Noting, Scene, Stuck
from engine.streets import Street

_STREETS = {3: Street.FLOP, 4: Street.TURN, 5: Street.RIVER}
_BOARD_CARDS = tuple(street.board_cards for street in Street)
_FOLD, _CHECK, _CALL = Fold(), Check(), Call()

Act = Folded | Called | Raised

Watching = Callable[[int, Hand], None]
"""Is told of the hand, which goes on, before the first item (0) and after each one of the record, counted from 1."""


class Playback:
    """Plays the items of a record into its hand.

    `number` is the action being played, from 1. `_shows` are words at the showdown that came before their turn.
    """

    def __init__(self, scene: Scene, hand: Hand, note: Noting, watch: Watching | None = None) -> None:
        """Before the first action."""
        self.record = scene.record
        self.hand = hand
        self.hidden = scene.hidden
        self.known_board = scene.board
        self.number = 0
        self._note = note
        self._seat = (0, *scene.seats)
        self._player = {seat: player for player, seat in enumerate(scene.seats, 1)}
        self._board = 0
        self._shows: list[Showed] = []
        self._silent: set[int] = set()  # mucked for want of a word, with cards nobody saw
        self._muckers = _muckers(self.record)
        self._irregular = list(reversed(self.record.irregular))
        self._last: dict[int, int] | None = None
        self._stands: str | None = None  # the note on the next action, if it was let stand although it was wrong
        self._watch = watch

    def run(self) -> None:
        """Play everything. Raises Stuck."""
        if self._watch is not None:
            self._watch(0, self.hand)
        for item in self.record.items:
            if self._irregular:
                self._beside()
            self.number += 1
            if isinstance(item, (Folded, Called, Raised)):
                self._act(item)
            elif isinstance(item, Boarded):
                self._deal(item)
            elif isinstance(item, Showed):
                self._show(item)
            elif isinstance(item, Remarked) and self.record.house is not None:
                self.hand.remark(item.text)
            if self._watch is not None:
                self._watch(self.number, self.hand)
        self._beside()
        told = self.record.told
        if not self.hand.is_over:
            self.number += 1
            self._close_betting(Street.RIVER + 1)
            self._finish_showing()
            if told and not self.hand.is_over:
                self.hand.tell(told)
            self.number = 0
        if told is None:
            self._check_compared()

    # Betting.

    def _act(self, item: Act) -> None:
        hand, player = self.hand, item.player
        if not 1 <= player < len(self._seat):
            raise Stuck(self.number, "no_such_player", player=player)
        seat = self._seat[player]
        if hand.to_act != seat:
            self._skip_to(seat, player)
            if hand.to_act != seat:
                self._late(item, seat)
                return
        if self._board != _BOARD_CARDS[hand.street]:
            raise Stuck(self.number, "board_missing", street=hand.street.name.lower())
        if isinstance(item, Folded):
            if not hand.owed:
                self._note("fold_with_nothing_to_call", player=player, action=self.number)
            hand.act(_FOLD)
        elif isinstance(item, Called):
            if item.checks and hand.owed:
                raise Stuck(self.number, "check_facing_bet", player=player, to_call=hand.legal().to_call)
            hand.act(_CALL if hand.owed else _CHECK)
        elif self._stands is not None:
            note, self._stands = self._stands, None
            hand.let_stand(item.amount, note)
        else:
            self._raise(item, hand.legal())

    def _raise(self, item: Raised, legal: Legal) -> None:
        hand, player, amount = self.hand, item.player, item.amount
        try:
            hand.act(Bet(amount) if legal.is_bet else RaiseTo(amount))
        except IllegalAction as refused:
            all_in = hand.public_view().bets[legal.seat] + legal.stack
            only_calls = refused.code == "stack_only_calls" and amount == all_in
            if refused.code == "nobody_to_call" and amount <= all_in:
                self._note("raise_nobody_can_call", player=player, action=self.number, amount=amount)
            elif only_calls:
                self._note("raise_is_call", player=player, action=self.number, amount=amount)
            else:
                raise Stuck(self.number, refused.code, **({"player": player} | refused.facts)) from refused
            hand.act(_CHECK if legal.can_check else _CALL)

    def _skip_to(self, seat: int, player: int) -> None:
        """Pass over players who are on turn before this one and of whom the record says nothing."""
        hand = self.hand
        street = hand.street
        view = hand.public_view()
        if seat in view.folded or not view.stacks[seat]:
            return
        turn = self._player.get(hand.to_act or 0, 0)
        while hand.to_act not in (None, seat) and hand.street is street:
            self._pass_over("not_on_turn", player=player)
        if turn and (hand.street is not street or hand.to_act is None):
            raise Stuck(self.number, "not_on_turn", player=player, turn=turn)

    def _pass_over(self, code: str, **facts: Fact) -> None:
        """The player on turn checks, or folds if he does nothing any more; otherwise Stuck with this code."""
        hand = self.hand
        legal = hand.legal()
        player = self._player[legal.seat]
        if legal.can_check:
            self._note("check_left_out", player=player, action=self.number)
            hand.act(_CHECK)
        elif self._acts_later(player):
            raise Stuck(self.number, code, **facts, turn=player)
        else:
            self._note("fold_left_out", player=player, action=self.number)
            hand.act(_FOLD)

    def _late(self, item: Act, seat: int) -> None:
        """An action of a player who has none to take any more."""
        hand, player = self.hand, item.player
        view = hand.public_view()
        if seat in view.folded:
            raise Stuck(self.number, "has_folded", player=player)
        if hand.is_over and hand.showing is None and len(view.folded) == len(view.order) - 1:
            raise Stuck(self.number, "hand_over", player=player)
        if isinstance(item, Raised):
            self._raise_late(item, seat)
            return
        if isinstance(item, Called):
            self._note("check_without_need", player=player, action=self.number)
            return
        broke = not view.stacks[seat] and not hand.is_over
        # He cannot give up what nobody else can win.
        alone = hand.showing is not None and (seat,) in hand.showing.contested
        code = "fold_when_all_in" if broke else "fold_keeps_own" if alone else "fold_without_need"
        self._note(code, player=player, action=self.number)
        try:
            hand.kill(seat, Mishap.DEAD_HAND)
        except IllegalAction as refused:
            raise Stuck(self.number, refused.code, player=player) from refused

    def _raise_late(self, item: Raised, seat: int) -> None:
        """A bet of a player who is not asked: noted where all his rivals are all-in, otherwise Stuck."""
        hand, player, amount = self.hand, item.player, item.amount
        view = hand.public_view()
        left = dict(view.stacks)
        for pot in hand.result().pots if hand.is_over else ():
            for winner, chips in pot.winners.items():
                left[winner] -= chips
        if not left[seat]:
            raise Stuck(self.number, "is_all_in", player=player)
        if any(left[other] for other in view.order if other != seat and other not in view.folded):
            raise Stuck(self.number, "hand_over", player=player)
        ended = hand.actions[-1].street if hand.actions else Street.PREFLOP
        most = left[seat] + (view.bets[seat] if self._board == _BOARD_CARDS[ended] else 0)
        if not 0 < amount <= most:
            raise Stuck(self.number, "hand_over", player=player)
        self._note("raise_nobody_can_call", player=player, action=self.number, amount=amount)

    def _acts_later(self, player: int) -> bool:
        """True if the record has something for this player to do, or shows his cards, from here on."""
        if self._last is None:
            self._last = {}
            for number, item in enumerate(self.record.items, 1):
                if isinstance(item, Folded | Called | Raised | Showed):
                    self._last[item.player] = number
        return self._last.get(player, 0) >= self.number

    def _deal(self, item: Boarded) -> None:
        """Cards on the board: the betting before them must be over."""
        hand = self.hand
        before, self._board = self._board, self._board + len(item.cards)
        # The rest of the board may come at once where nobody has anything left to decide.
        runs_out = self._board == 5 and hand.to_act is None
        if not runs_out and any(before < cards < self._board for cards in _STREETS):
            raise Stuck(self.number, "board_streets", cards=len(item.cards))
        street = _STREETS.get(self._board)
        if street is None:
            return
        self._close_betting(street)
        if hand.street < street:
            raise Stuck(self.number, "hand_over")

    def _close_betting(self, street: int) -> None:
        """Nobody may have anything left to decide before this street."""
        hand = self.hand
        while hand.to_act is not None and hand.street < street:
            self._pass_over("bet_open")

    # The showdown.

    def _show(self, item: Showed) -> None:
        if not 1 <= item.player < len(self._seat):
            raise Stuck(self.number, "no_such_player", player=item.player)
        if self.hand.to_show == self._seat[item.player]:
            self._tell(item.player, item)
        else:
            self._shows.append(item)

    def _finish_showing(self) -> None:
        """Let everybody speak whose word came before his turn, or not at all."""
        hand = self.hand
        while hand.to_show is not None:
            player = self._player[hand.to_show]
            said = next((show for show in self._shows if show.player == player), None)
            if said is not None:
                self._shows.remove(said)
            self._tell(player, said)

    def _tell(self, player: int, said: Showed | None) -> None:
        """The player on turn shows or mucks, as he said; without a word what is known is shown."""
        hand, hidden = self.hand, player in self.hidden and self.record.told is None
        if hidden and (said is None or said.cards != ()) and self._others_muck(player):
            return
        if said is None:
            self._note("cards_hidden" if hidden else "show_left_out", player=player)
        elif hidden and said.cards != ():
            self._note("cards_hidden", player=player)
        if hidden or (said is not None and said.cards == ()):
            try:
                hand.muck()
            except IllegalAction as refused:
                if refused.code != "last_hand":
                    raise Stuck(self.number, refused.code, player=player) from refused
                self._note("muck_leaves_nobody", player=player)
            else:
                if said is None or said.cards != ():
                    self._silent.add(player)
                return
        hand.show()

    def _others_muck(self, player: int) -> bool:
        """Let a player with hidden cards win unseen where all his rivals for a pot say that they muck.

        They muck before him then, whoever's turn it is; False, and nothing is done, where one of them does not say so.
        """
        hand, seat = self.hand, self._seat[player]
        showing = hand.showing
        if showing is None:
            return False
        keeping = [{other for other in pot if self._player[other] not in self._muckers} for pot in showing.contested]
        if {seat} not in [left for left, pot in zip(keeping, showing.contested, strict=True) if len(pot) > 1]:
            return False
        if not all(keeping):
            return False  # one of them is the last for another pot, and cannot muck
        for other in showing.order:
            if self._player[other] in self._muckers and other not in showing.mucked:
                hand.kill(other, Mishap.DEAD_HAND)
        if hand.to_show == seat:
            hand.show()
        return True

    def _check_compared(self) -> None:
        """Raise Stuck where a pot went to somebody although cards nobody saw would have had to be compared."""
        hand = self.hand
        showing, result = hand.showing, hand.result()
        if showing is None:
            return
        for said in self._shows:
            seat = self._seat[said.player]
            if said.cards == () and seat in showing.order and seat not in (*showing.mucked, *showing.shown):
                self._note("muck_leaves_nobody", player=said.player)
        for pot in result.pots:
            left = [self._player[seat] for seat in pot.eligible if seat not in result.mucked]
            if len(pot.eligible) == 1:
                continue
            if len(left) > 1:
                if self.known_board < 5:
                    raise Stuck(0, "board_incomplete", cards=self.known_board)
                unseen = [player for player in left if player in self.hidden]
                if unseen:
                    raise Stuck(0, "cards_unknown", player=unseen[0])
            elif left[0] in self.hidden:
                if any(self._player[seat] in self._silent for seat in pot.eligible):
                    raise Stuck(0, "winner_unknown", player=left[0])
                self._note("winner_not_shown", player=left[0])

    # What was done beside the actions.

    def _beside(self) -> None:
        """Do what the record says was irregular before the next item."""
        while self._irregular and self._irregular[-1].after <= self.number:
            one = self._irregular[-1]
            self._irregular.pop()
            try:
                self._do(one)
            except EngineRefusal as refused:
                # No action is to blame.
                entry = len(self.record.irregular) - len(self._irregular)
                raise Stuck(0, refused.code, **(refused.facts | {"irregularity": entry})) from refused

    def _do(self, one: Irregular) -> None:
        hand, mishap = self.hand, one.mishap or Mishap.DEAD_HAND
        match one.doing:
            case Doing.STOOD:
                self._stands = one.note
            case Doing.KILLED:
                hand.kill(one.seat, mishap, one.rule, one.cards, one.note)
            case Doing.VOIDED:
                hand.void(mishap, one.rule, self.record.absent, seat=one.seat or None, cards=one.cards, note=one.note)
            case Doing.REARRANGED:
                noted = Irregularity(len(hand.actions), mishap, one.rule, one.seat or None, one.cards)
                hand.rearrange(hand.deck, noted)
            case Doing.ASKED:
                hand.ask(one.seat)
            case Doing.TAKEN_BACK:
                hand.take_back(one.seat)
            case Doing.SHOWN | Doing.MUCKED | Doing.TOLD | Doing.REMARKED:
                pass


def _muckers(record: Record) -> frozenset[int]:
    """The players who muck by their own word, and never show."""
    told = [item for item in record.items if isinstance(item, Showed)]
    return frozenset([item.player for item in told if item.cards == ()]) - {
        item.player for item in told if item.cards != ()
    }
