# A limit night at one table: the limit changes with the levels, one level is counted in hands, one ends by word, the
# director changes what is still ahead, and the structure goes on after its last level.
evening "From limit to no-limit" structure limit_night.json seats 9 buy-in 10.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip
expect structure "From limit to no-limit" 6 levels 1 breaks
expect level 1 50/100 fixed limit minutes 20
expect level 3 100/200 pot-limit minutes 20
expect level 4 200/300 pot-limit hands 4
expect level 5 200/400 ante 400 big blind no-limit untimed
expect break after level 2 minutes 10:00 colours 25 waits
# Before the start everything may change, and be taken back.
expect refused no_such_level: remove level 9
expect refused structure_same: level 2 minutes 20
level 1 minutes 30
expect level 1 50/100 minutes 30
undo
expect level 1 50/100 minutes 20
draw
19:30 start
expect clock 20:00 level 1
expect blinds 50/100
# Six stacks of 5000 are twenty times 1500: the end is expected in the level that reaches it.
expect end 21:42
# The level being played asks.
19:35 expect refused running_level_changes: all levels minutes 15
expect clock 15:00 level 1
all levels minutes 15 running level follows
expect clock 10:00 level 1
expect level 2 75/150 minutes 15
undo
expect clock 15:00 level 1
# Only its length: what has been played of it stays played.
level 1 minutes 18 running level follows
expect clock 13:00 level 1
expect level 2 75/150 minutes 20
19:48 expect clock 20:00 level 2
# What is over cannot become another.
expect refused past_level_changes: level 1 60/120
expect refused before_the_present: insert level after 0 25/50
expect refused before_the_present: remove level 2
expect refused period_too_short: level 3 minutes 0
expect refused small_blind_over_big_blind: level 3 300/200
expect refused blind_not_positive: level 3 0/0
all later levels minutes 18
expect clock 20:00 level 2
expect level 4 200/300 pot-limit minutes 18
# That has taken the hands from level 4 as well; so it gets them back.
level 4 hands 4
level 5 untimed
insert level after 3 100/250 minutes 10
expect level 4 100/250 pot-limit minutes 10
remove level 4
expect level 4 200/300 hands 4
20:08 expect clock 10:00 break
expect refused past_level_changes: level 2 100/150 running level follows
20:18 expect clock 0:00 break paused
20:20 resume
expect clock 18:00 level 3 running
expect blinds 100/200
20:30 bust Filip by Anna
20:38 expect blinds 200/300
# Four hands at the only table, however long they take.
hand over 1
20:43 hand over 1
20:47 hand over 1
20:51 bust Eva by Anna
expect blinds 200/300
hand over 1
expect blinds 200/400 ante 400
# No clock: the director ends it.
21:15 end level
expect clock 18:00 level 6
expect blinds 300/600 ante 600
insert break after level 6 minutes 5
expect break after level 6 minutes 5
move break after level 6 to 7
expect refused no_such_break: remove break after level 6
remove break after level 7
# What comes after the list was never written down; it can be changed all the same.
expect level 7 500/1000 ante 1000
expect refused ends_already: shorten to end by 23:30
21:20 expect refused cannot_end_by: shorten to end by 21:30
shorten to end by 21:50
expect end 21:50 within 3
expect clock 13:00 level 6
undo
# Another structure from the next level on; not what has been played, and not after all.
follow structure club-turbo
expect structure "Club turbo, 10-minute levels" 15 levels 3 breaks
expect level 7 500/1000 ante 0 minutes 10
undo
expect level 7 500/1000 ante 1000
21:33 expect clock 18:00 level 7
expect blinds 500/1000 ante 1000
21:40 bust Dana by Cyril
expect refused past_level_changes: level 6 minutes 30
21:45 bust Cyril by Boris
21:52 bust Boris by Anna
expect winner Anna
expect over
expect refused evening_over: all later levels minutes 5
