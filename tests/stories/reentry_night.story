# A night with re-entries and late registration until level 3 and through the break after it; ten places, no more.
evening "Re-entries" structure club-20 seats 6 buy-in 20.00 EUR kept capacity 10 until 3 no-show refund forfeit
18:30 price "Re-entry" re-entry 20.00 house 2.00 until 3
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip, Greta
19:02 enter Xaver, Yvona
# Zora has paid by telephone and is on her way.
19:05 enter Zora away
expect entries 10
expect absent 1
expect free places 0
# The eleventh waits; so does the twelfth.
expect refused full: enter Irma
19:06 wait Irma, Jan
expect refused waiting_already: wait Irma
expect refused already_entered: wait Anna
expect waiting list Irma, Jan
expect next in line nobody
19:08 stop waiting Jan
19:08 undo
expect waiting list Irma, Jan
19:10 draw
# Table 1: Anna 1, Greta 2, Yvona 3, Cyril 4, Filip 5. Table 2: Xaver 1, Dana 2, Boris 3, Zora 4, Eva 5.
19:30 start
expect registration open
expect places provisional

# Ten people: Yvona busts first, Xaver second and enters again, so Yvona is tenth whatever the busts say (D-22).
19:45 bust Yvona by Anna
expect place Yvona 10 provisional
expect next in line Irma
19:50 bust Xaver by Dana
expect place Xaver 9 provisional
expect refused entered_before: enter Xaver
# Two places, and two who wait for them.
expect refused others_wait_first: re-enter Xaver
19:51 stop waiting Jan
19:52 re-enter Xaver
expect place Yvona 10 provisional
expect place Xaver none
expect entries 11
expect left 9
expect chips 110000
expect pool 218.00
expect refused already_entered: enter Xaver
# He has a full stack and no seat yet: it is drawn from the tables with the fewest players (TDA 8-A).
expect unseated 1
19:53 seat Xaver
expect unseated 0
expect refused already_seated: seat Xaver 2 6
19:54 undo
expect unseated 1
19:54 redo
expect unseated 0
# Irma's turn; the place that Yvona left makes her the eleventh person, and Yvona the last of eleven.
19:55 next in line
expect refused nobody_waits: next in line
19:55 seat everybody
expect refused everybody_sits: seat everybody
expect waiting list nobody
expect place Yvona 11 provisional
# The director closes too early, and opens again.
20:00 close registration
expect registration closed
expect places final
expect place Yvona 11 final
expect refused registration_closed: enter Klara
20:01 reopen registration
expect refused registration_open_already: reopen registration
expect place Yvona 11 provisional
# Filip has 300 left and would rather begin anew: allowed tonight, and the 300 leave play (TDA 8-B).
expect refused chips_untold: re-enter Filip
20:05 re-enter Filip 300
expect chips 129700
expect removed chips 300
20:06 seat Filip
# The break: late registration goes on through it (WSOP 12), with one more place.
20:31 expect clock 4:00 break
expect registration open
expect refused full: enter Jan
20:32 capacity 12
expect refused capacity_unchanged: capacity 12
20:33 enter Jan
# It was not paid: the entry is put right in its place.
expect owing nobody
20:34 correct 25 enter Jan owing
expect owing Jan 20.00
20:34 seat Jan
20:35 expect registration closed
expect places final
expect refused no_longer_on_sale: enter Klara
20:36 enter Klara because "her train was late"
20:36 seat Klara
expect seated 12
expect refused full: enter Leo because "he asks so nicely"
# Level 4 is the one after the first break: whoever has taken no hand by then is taken out of the pool (WSOP 16).
expect no-shows Zora
expect refused not_absent: no-show Anna 9000
expect refused chips_untold: no-show Zora
20:40 no-show Zora 9100
expect left 11
expect refund Zora 20.00
expect chips 140600
20:41 undo
expect left 12
20:41 redo
expect place Yvona 12 final

# Greta has to go home: her stack is taken out, and she has her place now.
21:00 home Greta 12000
expect place Greta 11
expect not here Greta
expect chips 128600
# Eva is disqualified with 40 000: they leave play, and the total drops (TDA 71-D).
21:10 disqualify Eva 40000
expect chips 88600
expect place Eva 10
expect left 9
21:11 undo
expect left 10
21:12 redo
expect sheet balances
21:30 bust Jan by Boris
21:40 bust Klara by Xaver
expect proposal final table
21:41 final table
22:00 bust Cyril by Anna
22:10 bust Irma by Boris
22:20 bust Filip by Anna
22:30 bust Boris by Xaver
expect place Boris 4
22:40 bust Dana by Anna
# The last two: Xaver goes home rather than play it out, and Anna has won with what is in play.
22:50 home Xaver 30000
expect over
expect winner Anna
expect chips 58600
expect stack Anna 58600
22:51 undo
expect running
expect left 2
22:55 bust Xaver by Anna
expect winner Anna
expect stack Anna 88600
expect pool 276.00
expect place Xaver 2
expect place Yvona 12
expect sheet balances
expect refused evening_over: re-enter Boris
