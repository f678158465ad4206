# Two tables of the house: a small one in the kitchen, and one in the hall with a broken chair. A third is opened when
# latecomers ring the bell.
evening "The house" structure club-20 stack 10000 seats 6 buy-in 20.00 EUR kept until 4
18:50 open table size 4 name "Kitchen"
open table name "Hall" without seats 3
expect table 1 size 4 name "Kitchen" places 4 players 0 with all seats
expect table 2 size 6 name "Hall" places 5 without seats 3
expect refused table_name_taken: open table name "kitchen"
expect refused size_out_of_range: open table size 11
expect refused chairs_out_of_range: open table chairs 1
expect refused size_out_of_range: table 1 size 1
expect refused no_such_seat: table 2 without seats 11
expect refused too_few_seats: table 1 without seats 1, 2, 3
expect refused table_unchanged: table 1 size 4
expect refused no_such_table: table 3 size 4

# A third is put up by mistake, and taken down again.
18:52 open table chairs 8 size 8
expect tables 3
18:53 close table 3
expect tables 2
18:54 undo
expect tables 3
18:55 redo
expect tables 2

19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip, Gita, Hana
19:10 draw
expect tables 2
expect table 1 players 4
expect table 2 players 4
expect unseated 0

# Nobody sits on the broken chair, nor is anybody put there.
19:12 table 1 name "The kitchen"
expect table 1 name "The kitchen" size 4
19:13 undo
expect table 1 name "Kitchen"
expect refused table_not_empty: close table 1
19:30 start
expect refused seat_in_use: table 1 without seats 1
19:31 big blind 1 3
expect button 1 1
expect blinds due 1 3 4
expect button 2 unknown
expect blinds due 2 unknown

# Latecomers: one seat is free in the hall, the second needs another table.
19:40 enter Igor, Jana
expect refused seat_unavailable: seat Igor 2 3
expect refused no_open_seat: seat everybody
19:41 open table size 6
expect breaking order 3, 2, 1
19:42 seat Igor 3 1
seat Jana 3 2
expect seat Jana 3 2

# A table opened after the start breaks first, unless the director says otherwise.
19:50 breaking order 1
expect breaking order 1, 3, 2
expect refused breaking_order_unchanged: breaking order 1
expect refused table_named_twice: breaking order 1, 1
expect refused no_such_table: breaking order 4
19:51 undo
expect breaking order 3, 2, 1
19:52 redo
19:53 breaking order usual
expect breaking order 3, 2, 1

# Jana has a bad leg and stays where she sits; her table breaks last.
19:55 lock Jana
expect locked Jana
expect breaking order 2, 1, 3
expect refused locked_already: lock Jana
expect refused player_locked: swap Jana, Igor
expect refused player_locked: move Jana to 3 5
19:56 undo
expect not locked Jana
19:57 redo
expect locked Jana
19:58 unlock Jana
expect not locked Jana
expect refused not_locked: unlock Jana

# Two friends want to sit otherwise, and think again.
20:00 swap Igor, Jana
expect seat Igor 3 2
expect seat Jana 3 1
expect refused swap_alone: swap Igor, Igor
20:01 undo
expect seat Igor 3 1
expect seat Jana 3 2

# A chair breaks, and is mended.
20:05 table 3 without seats 5, 6
expect table 3 places 4
expect refused seat_unavailable: move Jana to 3 5
20:10 table 3 with all seats
expect table 3 places 6
20:11 move Jana to 3 5
expect seat Jana 3 5
20:12 lock Jana
20:15 bust Jana by Igor
expect not locked Jana
20:16 move Igor to 2 7
20:17 close table 3
expect tables 2
expect refused table_not_empty: close table 2
