# A table breaks in the middle of a colour-up: its players race where they sit then, and nobody races twice (RROP 15).
evening "Broken in between" structure home-3h stack 10000 kept seats 4 rules robert redraws none
18:30 chip set white 25 x200, red 100 x300, green 500 x100, black 1000 x200
18:35 enter Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hugo, Ivan
18:40 draw
18:41 start
expect tables 3
# Table 1: Dana 1, Gita 2, Boris 3. Table 2: Filip 1, Hugo 2, Anna 3. Table 3: Eva 1, Ivan 2, Cyril 3.
expect seat Boris 1 3
expect seat Anna 2 3
expect seat Cyril 3 3
19:30 bust Cyril by Eva
# The break in which the chips of 25 go; eight players fit on two tables, so table 3 breaks in it as well.
19:41 expect clock 10:00 break
expect colour due 25 into 100
expect proposal break 3
19:42 race 25 into 100 at table 1 Dana 3, Gita 2, Boris 3
expect chips 90000
expect colour gone 25 at table 1
expect colour in play 25 at table 3
# Table 3 breaks before its race.
19:43 break table 3
expect seat Ivan 1 4
expect seat Eva 2 4
expect colour in play 25 at table 1
expect colour due 25 into 100
# Table 1 has raced; Ivan alone still has chips of 25 there. Three of them are more than half a chip of 100.
expect refused changed_already: race 25 into 100 at table 1 Dana 1, Ivan 3
expect refused not_at_table: race 25 into 100 at table 1 Eva 2
19:44 race 25 into 100 at table 1 Ivan 3
expect chips 90025
expect colour gone 25 at table 1
expect refused colour_gone_at_table: race 25 into 100 at table 1 Ivan 3
# Eva races where she sits now. Hugo has a single chip and nothing else: by RROP 15 his chip comes out of the race.
19:45 race 25 into 100 at table 2 Filip 2, Hugo 1 last, Anna 2, Eva 3
expect chips 90025
expect colour gone 25
expect colour due nothing
# The table cannot be put together again beneath Ivan's race at table 1: he would not sit there.
expect refused later_step_depends: undo 8
# Hugo had two chips, after all, as he finds; the race is held again in the same place.
19:46 correct 10 race 25 into 100 at table 2 Filip 2, Hugo 2 last, Anna 2, Eva 3
expect chips 90000
expect colour gone 25
# Both tables back to before their races, and only told: nobody noted the cards.
19:47 undo 10
19:48 undo 9
expect colour due 25 into 100
expect chips 90000
19:49 race done 25 into 100 total +75
expect chips 90075
expect colour due nothing
19:50 expect refused colour_gone_at_table: race done 25 into 100 at table 1 total 0
