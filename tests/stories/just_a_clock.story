# Just a clock: nobody is named, nobody has a seat; players, rebuys and add-ons are counters. The names come afterwards.
evening "Just a clock" structure club-20 buy-in 10.00 EUR counted until 3
19:00 price "Rebuy" rebuy 10.00 until 3
19:00 price "Add-on" add-on 5.00 chips 15000 after 3 until 3
expect refused too_few_players: start
19:10 players +3
19:12 players +4
expect entries 7
expect pool 70.00
expect average 10000
# One was counted twice.
19:14 players -1
expect entries 6
expect pool 60.00
expect chips 60000
expect refused counted_without_seats: draw
expect refused counted_without_seats: open table
expect refused not_started: one out
19:30 start
expect stack "Player 1" unknown
19:35 rebuys +2
expect pool 80.00
expect average 13333
# A late one; the seventh is the last.
19:45 players +1
expect entries 7
expect chips 90000
expect average 12857
20:00 one out
expect left 6
expect place "Player 8" 7 provisional
20:01 undo
expect left 7
20:02 redo
expect left 6
# The break after level 3: four add-ons.
20:31 add-ons +4
expect pool 110.00
expect chips 150000
expect average 25000
20:40 expect registration closed
expect refused no_longer_on_sale: players +1
# Somebody writes down who is there. Two of those who play are Anna and Boris; Cyril was the one who is out.
20:45 name next Anna, Boris
20:46 name place 7 Cyril
expect refused has_a_name: name place 7 Dana
expect refused no_such_place: name place 6 Dana
expect refused already_entered: name next Anna
expect place Cyril 7 final
# It was not Boris but Bohdan.
20:47 correct 14 name next Anna, Bohdan
expect in Bohdan
expect refused no_such_player: bust Boris
21:00 bust Bohdan by Anna
expect place Bohdan 6
21:10 one out
21:20 one out
21:30 one out
21:31 name place 3 Dana
expect left 2
21:40 one out
expect over
expect winner Anna
expect stack Anna 150000
21:41 name place 2 Eva
expect place Eva 2
expect prize Eva 30.00
expect sheet balances
# The win was counted too early.
21:42 undo
21:43 undo
expect running
expect left 2
21:50 one out
expect winner Anna
21:51 name place 2 Eva
