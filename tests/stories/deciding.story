# Rebuys until the end of level 4: who has lost all chips may think about it in his seat. Until then he has no place, and
# nobody moves because of him; what becomes of it may be said in any order.
evening "Deciding" structure club-20 stack 10000 seats 9 buy-in 20.00 EUR kept keeps-knockouts on 2026-12-03 zone Europe/Prague
19:00 price "Rebuy" rebuy 20.00 bounty 5.00 chips 10000 until 4 at or below 10000
price "Buy-in" buy-in 20.00 bounty 5.00 until 4
price "Re-entry" re-entry 20.00 bounty 5.00 until 4
enter Anna, Boris, Cyril, Dana, Emil, Filip
19:10 draw
19:30 start
19:40 deciding Anna by Boris
expect deciding Anna
expect left 6
expect place Anna none
expect proposal nothing
expect seated 6
expect refused still_deciding: bust Anna by Boris
expect refused still_deciding: deciding Anna by Boris
expect refused eliminator_deciding: bust Cyril by Anna
expect refused not_deciding: decided out Boris
expect refused still_deciding: home Anna 0
# Two more are out meanwhile, and finish before her if she does not buy; so their places may still change.
19:41 bust Filip by Cyril
expect place Filip 6 provisional
expect deciding over nobody
19:43 expect deciding over Anna
19:43 deciding Emil by Dana
expect deciding Anna, Emil
# It was Cyril who had Anna's chips.
19:43 correct 8 deciding Anna by Cyril
19:44 decided out Anna
expect out Anna by Cyril
expect place Anna 6
expect place Filip 5
expect deciding Emil
# No, she does buy: the last step is taken back. She plays on in her seat, and the knockout stays Cyril's.
19:44 undo
expect place Filip 6
19:45 rebuy Anna
expect deciding Emil
expect bought Anna 20000
expect bounty Cyril 10.00
expect left 5
# Emil takes a new seat instead: his first entry has the place of its hand, which counts no more once he enters again.
19:46 re-enter Emil
expect entries 7
expect deciding nobody
expect out Filip
expect bounty Dana 5.00
expect place Emil none
expect place Filip 6
19:46 undo
expect deciding Emil
19:47 decided out Emil
expect place Emil 5
expect place Filip 6
# Of two in one hand one is out and one thinks about it: it is one step, and the hand keeps who had more.
19:50 bust Boris then Anna deciding by Cyril
expect deciding Anna
expect place Boris 4 provisional
19:51 decided out Anna
expect place Anna 4
expect place Boris 3
19:52 undo
undo
expect left 4
expect deciding nobody
# Three in one hand, two of them think about it: each may say it for himself.
19:55 deciding Anna then Boris by Cyril
expect deciding Anna, Boris
# Nobody can win while others may come back.
expect refused somebody_must_win: bust Cyril and Dana
19:56 bust Dana by Cyril
expect left 3
expect place Dana 4 provisional
19:57 decided out Boris
expect place Boris 4
expect place Dana 3
19:58 decided out Anna
expect winner Cyril
expect place Anna 3
expect place Dana 2
expect place Boris 4
# Without anything to buy there is nothing to decide.
19:58 undo
19:58 drop price "Rebuy"
drop price "Re-entry"
expect refused nothing_to_decide: deciding Cyril
