# A start by appointment: called off, put later, kept; and one that is not waited for.
evening "Appointment" structure home-15 kept
18:00 enter Anna, Boris, Cyril
expect refused seats_not_drawn: schedule 20:00
18:10 draw
expect refused no_start_scheduled: call off
expect refused start_in_the_past: schedule 18:10
18:30 schedule 20:00
expect countdown 1:30:00
19:00 expect countdown 1:00:00
expect refused not_started: pause
expect refused not_started: bust Anna by Boris
19:10 call off
expect waiting
19:11 undo
expect countdown 49:00
19:12 schedule 19:30
expect countdown 18:00
19:29:59 expect countdown 0:01
19:30 expect clock 15:00 level 1 running
expect refused already_started: start
expect refused already_started: schedule 20:00
expect refused no_start_scheduled: call off
19:50 bust Anna by Boris
expect place Anna 3
# Undo: the bust, then the second appointment, which leaves the first one, twenty minutes from now.
19:51 undo
expect left 3
expect clock 9:00 level 2
19:52 undo
expect countdown 8:00
19:53 start
expect clock 15:00 level 1
20:00 expect clock 8:00 level 1
