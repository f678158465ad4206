# A laptop on batteries: the program is killed, the lid is closed, and once the whole thing sleeps until morning.
evening "Old laptop" structure club-20 kept
19:00 enter Anna, Boris
19:02 crash
enter Cyril, Dana
19:05 draw
crash
expect waiting
19:10 start
# Killed and opened again: the clock has been running all along.
19:20 crash
expect clock 10:00 level 1 running
19:21 expect clock 9:00 level 1
# The lid was closed for eight minutes; that counts, unless the director gives it back.
19:29 expect clock 1:00 level 1 running
give back 8:00
expect clock 9:00 level 1 running
expect refused nothing_to_give_back: give back 0
19:29:30 take back
expect clock 0:30 level 1 running
give back 8:00
expect clock 8:30 level 1 running
crash
expect clock 8:30 level 1 running
# An hour asleep ends levels without a sound; nothing was written meanwhile, and none is lost.
19:38 expect clock 20:00 level 2
20:38 expect clock 5:00 level 4
crash
20:39 expect clock 4:00 level 4
# A bust is entered before anybody answers the question; then the hour is given back.
20:39 bust Anna by Boris
20:39 give back 1:00:00
expect clock 19:00 level 2 running
expect left 3
# Where a break was taken meanwhile, that has to go first.
20:49 break now 10
expect refused break_taken_since: give back 5:00
take back
give back 5:00
expect clock 14:00 level 2 running
# Killed in the middle of hand for hand and of a shot clock: both are as they were.
20:50 hand for hand
shot clock 1 Boris 0:45
20:50:30 crash
expect hand for hand
expect shot clock 1 Boris 0:15
20:51 shot clock off 1
20:52 end hand for hand
expect clock 13:00 level 2 running
# What was taken back stays so.
20:53 next level
take back
crash
expect clock 12:00 level 2 running
# Paused before the night: the night is no time at all.
20:57:30 pause
expect clock 7:30 level 2 paused
next day 10:15 crash
expect paused since 20:57
expect clock 7:30 level 2 paused
resume
10:16 expect clock 6:30 level 2 running
10:20 bust Cyril by Dana
10:25 bust Boris by Dana
expect over
crash
expect winner Dana
# The win was entered by mistake: undone seven minutes later, after one more crash.
10:32 undo
crash
expect clock 10:30 level 3 running
expect left 2
