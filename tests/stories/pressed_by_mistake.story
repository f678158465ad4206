# The clock: a press taken back shows what it would have shown, and the general Undo passes over presses.
evening "Clock" structure club-20 kept
19:00 enter Anna, Boris, Cyril, Dana
19:10 draw
expect refused seats_already_drawn: draw
expect refused not_started: pause
19:30 start
expect refused already_started: start
# Next pressed at 7:32 by mistake, taken back 40 seconds later: 6:52, running.
19:42:28 expect clock 7:32 level 1 running
19:42:28 next level
expect clock 20:00 level 2
expect blinds 50/100
19:43:08 take back
expect clock 6:52 level 1 running
expect blinds 25/50
19:45 pause
expect refused already_paused: pause
19:50 expect clock 5:00 level 1 paused
19:52 resume
expect refused not_paused: resume
19:55 expect clock 2:00 level 1 running
# Two minutes more, then one less.
19:55 add 2
expect clock 4:00 level 1
19:56 add -1
expect clock 2:00 level 1
expect refused less_than_is_left: add -2
19:56:30 add 0:30
expect clock 2:00 level 1
# Undo means the draw and the start, never the clock: it takes back the bust.
19:57 bust Anna by Boris
19:57 pause
expect left 3
19:58 undo
expect left 4
expect clock 1:30 level 1 paused
19:58 redo
expect left 3
# Taking back the pause: the clock has been running all along.
19:58:10 take back
expect clock 0:20 level 1 running
# The added minute and a half stays with level 1, also when it is played again.
19:59 expect clock 19:30 level 2
19:59 previous level
20:00 expect clock 20:30 level 1
expect refused no_level_before: previous level
# The lid was closed for half an hour; a bust was entered before anybody answered. Given back: as if it had been paused.
20:05 expect clock 15:30 level 1
20:35 expect clock 5:30 level 2
20:35 bust Cyril by Boris
20:35 give back 30:00
expect clock 15:30 level 1 running
expect refused nothing_to_give_back: give back 0
20:36 expect clock 14:30 level 1
# Taken back in one press: everything as it was.
20:36 take back
expect clock 4:30 level 2 running
