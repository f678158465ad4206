# Real cards on a kitchen table: a key for each hand moves the button, and from some time on every chip is known.
evening "Kept" structure club-20 stack 10000 seats 8 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva
19:10 open table
19:10 seat Anna 1 1
19:10 seat Boris 1 2
19:10 seat Cyril 1 4
19:10 seat Dana 1 5
19:29 expect refused not_started: next hand 1
19:30 start
19:30 expect refused no_such_table: next hand 9
# The first hand, and the one after it.
19:31 next hand 1
19:31 expect button 1 1
19:33 next hand 1
19:33 expect button 1 2
19:33 expect blinds due 1 5 1
# Boris is out, who had the button: nothing special (C-9). The moved button is a step like any other.
19:35 bust Boris by Anna
19:35 next hand 1
19:35 expect button 1 4
19:35 undo
19:35 expect button 1 2
19:36 redo
# Eva comes to seat 3, and is big blind at once.
19:37 seat Eva 1 3
19:38 next hand 1
19:38 expect button 1 5
# From now on the hands are written down. Whose chips nobody knows is counted, and together it must come to all chips.
19:40 expect refused way_already: way 1 kept
19:40 expect refused stack_unknown: way 1 recorded Anna 20000, Cyril 9000
19:40 expect refused counts_do_not_add_up: way 1 recorded Anna 20000, Cyril 9000, Dana 11000, Eva 9000
19:40 expect refused more_than_in_play: way 1 recorded Anna 60000, Cyril 9000, Dana 11000, Eva 9000
19:40 expect refused named_twice: way 1 recorded Anna 20000, Cyril 9000, Dana 11000, Eva 9000, Anna 1000
19:40 expect refused count_negative: way 1 recorded Anna 20000, Cyril 9000, Dana 11000, Eva 0
19:41 way 1 recorded Anna 20000, Cyril 9000, Dana 11000, Eva 10000
19:41 expect refused not_a_kept_table: next hand 1
19:41 expect refused stack_is_known: way 1 dealt Anna 20000
# The chips go into the box for the night and come back: nothing is entered any more.
19:50 way 1 kept
19:50 undo
19:51 way 1 dealt
19:52 undo
