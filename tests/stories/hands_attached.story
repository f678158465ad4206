# Two files of hands are kept with an evening: they are hands of ours and of a game online, and change nothing of it.
evening "Home game" structure club-20 stack 10000 seats 9 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril
19:20 draw
19:30 start
20:10 attach hands home_game.phhs
expect attached 2
expect refused hands_attached_already: attach hands home_game.phhs
expect refused no_hands_in_file: attach hands dinner.csv
20:20 bust Cyril by Anna
20:21 attach hands online.txt
expect attached 3
expect left 2
expect chips 30000
undo
expect attached 2
redo
expect attached 3
# The first file in the place of the first file: it is the same.
correct 5 attach hands home_game.phhs
expect attached 3
undo 5
expect attached 1
crash
expect attached 1
