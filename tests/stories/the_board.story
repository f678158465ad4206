# What the room sees beside time and blinds, an evening long. Levels of 15 minutes, the first break an hour after the
# start; in it the chips of 25 go and add-ons are sold.
evening "Board night" structure home-3h stack 10000 seats 5 buy-in 20.00 EUR kept
18:00 price "Buy-in" buy-in 20.00 chips 10000 until 2
18:00 price "Rebuy" rebuy 10.00 house 1.00 chips 5000 until 4
18:00 price "Add-on" add-on 5.00 chips 4000 after 4 until 4
18:05 chip set green 25 x200, black 100 x200, purple 500 x100, yellow 1000 x50
expect board prizes nothing
18:06 payouts places 6
18:06 payouts rounding down unit 5.00
18:06 prize 5 fixed 20.00
18:06 prize 6 fixed 20.00
18:06 prize 1 with "Challenge cup"
18:10 open table name "Living room"
18:10 open table
18:10 open table name "Kitchen"
expect board seating nothing
expect board moves nothing
expect board standings nothing
18:30 enter Anna, Boris, Napajedla, Náchod, Dana, Emil, Filip, Gita, Hana, Ivan, Jana, Karel, Lena
# The chips of 25 are the first to go, in the first break.
expect board colours green 25, black 100, purple 500, yellow 1000
expect board going green 25
expect board prizes 1 90.00 with "Challenge cup", 2 55.00, 3 45.00, 4 30.00, 5-6 20.00
18:40 seat Anna 1 1
seat Boris 1 2
seat Dana 1 3
seat Emil 1 4
seat Filip 1 5
seat Gita 2 1
seat Hana 2 2
seat Ivan 2 3
seat Jana 2 4
seat Karel 3 1
seat Lena 3 2
seat Napajedla 3 3
seat Náchod 3 4
expect board seating 13
expect board seating Dana 1 3, Náchod 3 4
# To sit down for the first time is no move, and nothing is sold at the board before the clock runs.
expect board moves nothing
expect board for sale nothing
expect board structure level 1 unknown
18:50 schedule 19:00
expect board structure level 1 19:00
expect board structure break after level 4 20:00 going 25
19:10 expect board structure level 1 19:00 now
expect board structure level 2 19:15 ahead
expect board for sale "Buy-in" 20.00 chips 10000 until 19:30, "Rebuy" 10.00 chips 5000 until 20:10
# Three tables of five, four and two: somebody has to move. Karel is big blind at the Kitchen, so that whoever sits down
# beside him pays the next one.
19:20 bust Lena by Karel
expect board standings Anna, Boris, Dana, Emil, Filip, Gita, Hana, Ivan, Jana, Karel, Náchod, Napajedla, Lena 13
19:22 bust Napajedla by Karel
19:23 big blind 3 1
19:23 big blind 1 3
expect proposal Emil to 3 2
19:24 balance
expect board moves Emil to 3 2 big blind
19:24 undo
expect board moves nothing
19:24 redo
expect board moves Emil to 3 2 big blind
expect board moves since 19:24 nothing
# Filip wanted a chair at the wall: who moves twice is told the last chair, and who is out by then none.
19:25 move Filip to 2 5
19:25 expect board moves Emil to 3 2 big blind, Filip to 2 5
19:25 expect board moves since 19:24 Filip to 2 5
19:25:30 move Filip to 3 5
19:25:30 expect board moves Emil to 3 2 big blind, Filip to 3 5 button
19:25:40 undo
19:25:40 undo
# After two minutes they are no longer shown by themselves, but can be seen again; where the button is nobody knows then.
19:25:59 expect board moves Emil to 3 2 big blind
19:26 expect board moves nothing
19:27 expect board last moves Emil to 3 2
expect board closed nothing
# The next one out, and the Kitchen is closed.
19:28 bust Gita by Hana
19:29 break table 3
expect board moves Emil to 2 1, Karel to 2 5, Náchod to 1 4
expect board closed "Kitchen"
expect board seating Emil 2 1
expect board seating 10
# The break: add-ons are sold as long as it lasts, rebuys too, and the green chips go.
19:50 expect board for sale "Rebuy" 10.00 chips 5000 until 20:10
19:50 add 1
19:50 expect board for sale "Rebuy" 10.00 chips 5000 until 20:11
19:50 take back
20:01 expect board for sale "Rebuy" 10.00 chips 5000 with break, "Add-on" 5.00 chips 4000 with break
20:01 expect board going green 25
20:01 expect board structure break after level 4 20:00 now going 25
20:02 round up 25 into 100 at table 1 total +100
20:02 expect board going green 25
20:03 round up 25 into 100 at table 2 total +150
20:03 expect board going nothing
20:03 expect board colours black 100, purple 500, yellow 1000
20:04 pause
20:04 expect board for sale "Rebuy" 10.00 chips 5000 with break, "Add-on" 5.00 chips 4000 with break
20:04 expect board structure level 5 unknown
20:06 resume
20:06 expect board structure level 5 20:12
20:06 expect board structure level 1 19:00 over
20:06 expect board structure level 2 unknown
20:11 add-on Anna, Boris
20:13 expect board for sale nothing
20:13 expect board going black 100
# The bubble, two places before the money: who is out in the round that is being played is told until it is over.
20:20 bust Hana by Jana
20:25 bust Ivan by Jana
expect board prizes 1 90.00 with "Challenge cup", 2 60.00, 3 45.00, 4 35.00, 5-6 20.00
20:26 hand for hand
expect board round out nobody
20:27 bust Jana by Karel
20:28 bust Filip by Dana
expect board round out Jana, Filip
expect board standings Anna, Boris, Dana, Emil, Karel, Náchod, Filip 7, Jana 7, Ivan 9, Hana 10, Gita 11, Napajedla 12, Lena 13
20:29 round over
expect board round out nobody
expect board prizes 1 90.00 with "Challenge cup", 2 60.00, 3 45.00, 4 35.00, 5-6 20.00 next out
# The final table: everybody finds a chair, and who has the button.
20:35 bust Karel by Emil
expect board prizes 1 90.00 with "Challenge cup", 2 60.00, 3 45.00, 4 35.00, 5 20.00 next out, 6 20.00 Karel
20:36 final table
expect board moves everybody 5
expect board closed "Table 2"
expect board moves Anna to 1 1 button, Boris to 1 4, Dana to 1 5, Emil to 1 3 big blind, Náchod to 1 2 small blind
20:38 expect board moves nothing
20:38 expect board last moves everybody 5
20:45 bust Náchod and Emil by Anna
expect board prizes 1 90.00 with "Challenge cup", 2 60.00, 3 45.00 next out, 4-5 27.50 Emil and Náchod, 6 20.00 Karel
20:45 expect board last moves everybody 3
21:00 bust Boris then Dana by Anna
expect winner Anna
expect board prizes 1 90.00 with "Challenge cup" Anna, 2 60.00 Boris, 3 45.00 Dana, 4-5 27.50 Emil and Náchod, 6 20.00 Karel
expect board seating nothing
expect board last moves nothing
expect board for sale nothing
expect board going nothing
expect board standings Anna 1, Boris 2, Dana 3, Náchod 4, Emil 4, Karel 6, Filip 7, Jana 7, Ivan 9, Hana 10, Gita 11, Napajedla 12, Lena 13
