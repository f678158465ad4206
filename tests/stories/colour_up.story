# The colours go: rounded up as usual, raced off with cards, or done without the program; the total is always told.
evening "Colours" structure home-3h stack 10000 kept seats 9 buy-in 20.00 EUR
18:30 chip set white 25 x80, red 100 x200, green 500 x40   # 2
expect refused chip_value_twice: chip set white 25 x100, red 25 x100
expect refused chip_count_out_of_range: chip set white 25 x0
18:35 enter Anna, Boris, Cyril, Dana, Eva, Filip
18:36 expect starting chips white 12, red 12, green 17
expect serves 2
expect missing green 62
# A few large chips more, and there are enough for all of them.
18:37 chip set white 25 x80, red 100 x200, green 500 x100, black 1000 x50
expect starting chips white 12, red 12, green 3, black 7
expect serves 6
expect missing nothing
expect starting chips for 10 white 8, red 13, green 7, black 5
expect missing for 20 white 160, red 40, black 90
18:40 undo
expect missing green 62
18:41 redo
expect missing nothing
18:42 draw
expect refused not_started: round up 25 into 100 total 0
19:00 start
expect colour due nothing
expect colour in play 25
# The first break names the chips of 25.
20:00 expect clock 10:00 break
expect colour due 25 into 100
expect refused odd_chips_unknown: round up 25 into 100
expect refused new_chip_too_small: round up 100 into 25 total 0
expect refused chips_not_in_set: round up 25 into 50 total 0
expect refused total_no_multiple: round up 25 into 100 total +30
expect refused total_out_of_range: round up 25 into 100 total -25
expect refused total_out_of_range: round up 25 into 100 total +475
# Who is not named has no odd chips; whole sets are changed first, so 14 are three of 100, and two.
20:01 round up 25 into 100 Anna 3, Boris 1, Cyril 14
expect chips 60150
expect colour gone 25
expect colour due nothing
expect refused colour_gone: round up 25 into 100 total 0
# That was one keystroke too early: they would rather race.
20:02 undo
expect chips 60000
expect colour due 25
20:03 count Anna 7575, Eva 25
20:04 race 25 into 100 at table 1 Anna 3, Boris 1, Cyril 2, Dana 3
expect chips 59975
expect colour gone 25
expect colour gone 25 at table 1
# A stack that nobody counted stays unknown.
expect stack Dana unknown
20:05 undo
# Eva has one chip and nothing else: by TDA 24 she cannot be raced out, and the chip that she is given is extra.
20:06 race 25 into 100 at table 1 Anna 3, Boris 1, Cyril 2, Dana 2, Eva 1 last 0000000000000000000000000000000000000000000000000000000000000001
expect chips 60075
expect stack Anna 7600
expect stack Eva 100
expect counted Eva 20:03
expect refused colour_gone: race done 25 into 100 total 0
# Chips that turn up later are changed at equal value only; three of 25 are no chip of 100 and leave play.
20:30 expect refused colour_not_gone: found 100 into 500 Boris 3
20:31 found 25 into 100 Boris 7
expect chips 60000
20:32 undo
20:33 found 25 into 100 Boris 3
expect chips 60000
# At the second break they do the chips of 100 among themselves, and only say what came of it.
21:10 expect clock 10:00 break
expect colour due 100 into 500
expect refused total_no_multiple: race done 100 into 500 total -25
21:12 race done 100 into 500 total -200
expect chips 59800
expect colour gone 100
expect refused colour_gone: race done 100 into 500 total 0
21:13 undo
expect colour in play 100
21:14 redo
expect colour due nothing
21:30 bust Filip by Anna, Boris
21:40 bust Boris then Eva by Anna
21:50 bust Cyril by Dana
22:00 bust Dana by Anna
expect winner Anna
expect stack Anna 59800
expect refused evening_over: race done 500 into 1000 total 0
