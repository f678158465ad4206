# Two nights on which the clocks are put forward and back; the time left follows the time that really passes (B099).
evening "Two nights" structure club-20 kept on 2026-03-29 zone Europe/Prague
01:00 enter Anna, Boris, Cyril
01:10 draw
01:30 start
01:50 expect clock 20:00 level 2
# From 01:59:59 it goes to 03:00:00: an hour and forty minutes on the wall, forty in truth.
03:10 expect clock 20:00 level 3 running
expect next break 03:30
03:20 pause
expect clock 10:00 level 3 paused
expect paused since 03:20
# Put away for the summer.
on 2026-10-25 01:30 expect clock 10:00 level 3 paused
resume
01:40 expect clock 5:00 break
expect back 01:45
01:45 expect clock 20:00 level 4
# Summer time still: an hour after they went on.
02:30 expect clock 15:00 level 6
expect next break 02:45
# Clocks are put back at three: 02:10 comes for the second time, forty minutes later.
02:10 expect clock 20:00 level 8
02:29 break now 1:00:00
expect back 03:29
03:10 expect clock 19:00 break
# 2 hours 40 minutes since half past one, not 1 hour 40: what the wall says is no matter.
03:29 expect clock 1:00 level 8 running
