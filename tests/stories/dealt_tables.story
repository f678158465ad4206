# Robots at two tables in real time: the program deals, and what is under way when something goes wrong counts for nothing.
evening "Dealt" structure club-20 stack 1000 seats 4 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip
19:10 draw
19:10 way 1 dealt
19:10 way 2 dealt
# Anna and Boris play themselves; who is the others is said, too.
19:11 robot rock club Anna, Boris, Cyril, Dana
19:11 expect refused played_so_already: robot rock club Anna
19:12 robot station learner Eva, Filip
19:12 at the screen Anna, Boris
19:12 undo
19:12 redo
19:13 expect refused not_started: hand begins 1
19:30 start
19:30 expect refused no_hand_under_way: hand void 1
19:30 hand begins 1
19:30 expect refused hand_under_way: hand begins 1
19:30 expect refused hand_under_way: way 1 kept
19:31 hand begins 2
# The program is gone in the middle of a hand: it is void, and the next one has the next number and the same button.
19:32 hand void 2 cut off
19:32 hand begins 2
19:33 hand played out 2
19:34 hand played out 1
19:34 expect refused no_hand_under_way: hand played out 1
# Undo takes back the hand, not that it began; what begins then is dealt with a new number.
19:35 hand begins 1
19:36 undo
19:36 expect refused no_hand_under_way: hand played out 1
19:36 hand begins 1
19:36 hand void 1 taken back
19:37 pause
19:37 expect refused clock_stands: hand begins 1
19:38 resume
19:38 hand begins 1
19:39 hand played out 1
# In hand for hand each table deals one hand and waits (WSOP 126-a).
19:40 hand for hand runs
19:40 hand begins 2
19:41 hand played out 2
19:41 expect refused hand_over_already: hand begins 2
19:42 hand begins 1
19:43 hand played out 1
19:44 hand begins 2
