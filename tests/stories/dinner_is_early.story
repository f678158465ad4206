# Everything that is pressed on the clock in one evening, by mistake as well: each press can be taken back, and the
# clock then shows what it would have shown.
evening "Dinner is early" structure dinner.csv stack 10000 seats 4 kept
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip
19:05 draw 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
expect tables 2
# Half past seven was too early.
19:10 schedule 19:30
19:20 postpone 10
expect countdown 20:00
expect refused start_in_the_past: postpone -20
19:40 expect clock 20:00 level 1 running
expect refused no_start_scheduled: postpone 5

# Dinner is early: the break cuts the level in two.
19:52:28 expect clock 7:32 level 1
break now 20
expect clock 20:00 break running
expect back 20:12 level 1 7:32
expect blinds 25/50
expect refused on_break_already: break now 5
expect refused on_break_already: break after this level 5
19:53:08 take back
expect clock 6:52 level 1 running
expect refused not_on_break: end break
break now 20
expect back 20:13 level 1 6:52
# Resume now, by mistake; taken back, the break has been going on.
20:03 end break
expect clock 6:52 level 1 running
20:03:08 take back
expect clock 10:00 break running
20:13:08 expect clock 6:52 level 1 running

# A break after this level; called off; and on again.
20:15 expect clock 5:00 level 1
expect next break 20:40
break after this level 5
expect next break 20:20
expect refused break_follows_already: break after this level 5
20:16 call off break
expect next break 20:40
expect refused no_break_follows: call off break
20:17 take back
expect next break 20:20
20:20 expect clock 5:00 break
20:25 expect clock 20:00 level 2

# The listed break waits at its end, and nobody presses Resume: they have played on since 20:55.
20:45 expect clock 10:00 break running
20:54:59 expect clock 0:01 break running
21:01:10 expect paused since 20:55
expect clock 0:00 break paused
resume
expect clock 20:00 level 3 running
21:01:30 played on
expect clock 13:30 level 3 running
expect refused no_pause_to_take_off: played on
21:01:40 take back
expect clock 19:30 level 3
21:02 played on
expect clock 13:00 level 3 running
# Paused, but the hand went on: said while it is paused.
21:05 pause
21:07 expect paused since 21:05
expect clock 10:00 level 3 paused
played on
expect clock 8:00 level 3 running
take back
expect clock 10:00 level 3 paused
21:08 resume
expect clock 10:00 level 3 running

# Set to what the kitchen clock says.
set 7:30
expect clock 7:30 level 3
set played 19
expect clock 1:00 level 3
expect refused longer_than_the_level: set played 20
expect refused time_out_of_range: set 0
expect refused less_than_is_left: add -1
set 25
expect clock 25:00 level 3
21:08:30 take back
expect clock 0:30 level 3
21:09 take back
expect clock 6:30 level 3
add 2
expect clock 8:30 level 3

# A level counted in hands: the slower table decides.
21:10 next level
expect clock none level 4 running
expect hand 1 of 2
expect refused level_without_minutes: add 1
expect refused level_without_minutes: set 5
hand over 1
expect hand 1 of 2
hand over 1
21:14 hand over 2
expect hand 2 of 2
21:16 hand over 2
expect clock none level 5 running
expect blinds 300/600
# That was no end of the hand: the level is back, too.
21:17 undo
expect clock none level 4
expect hand 2 of 2
21:17 redo
# A level that the director ends.
21:20 end level
expect clock 20:00 level 6
21:21 take back
expect clock none level 5
21:22 end level
expect clock 20:00 level 6
expect refused level_has_minutes: end level
# Beyond the list, and back into a break that is over.
go to level 9
expect clock 20:00 level 9
take back
go to break after level 1
expect clock 20:00 break
take back
expect refused no_such_break: go to break after level 5
expect refused no_level_to_go_to: go to level 0
previous level
expect clock none level 5
21:23 take back
expect clock 19:00 level 6

# Hand for hand: two tables, so the clock is paused.
21:27 hand for hand
expect hand for hand
expect paused since 21:27
expect clock 15:00 level 6 paused
expect refused hand_for_hand_already: hand for hand
expect refused no_pause_to_take_off: played on
21:30 round over
expect hand for hand 1
21:31 end hand for hand
expect hand for hand over
expect clock 15:00 level 6 running
expect refused no_hand_for_hand: round over
expect refused no_hand_for_hand: end hand for hand
expect refused no_pause_to_take_off: played on
21:32 undo
expect hand for hand 1
expect clock 15:00 level 6 paused
redo
expect clock 14:00 level 6 running
# Each hand takes two minutes off, the announced one too; the eighth is played in level 7.
hand for hand minutes off 2
round over
expect clock 12:00 level 6 paused
round over
round over
round over
round over
round over
round over
expect clock 20:00 level 7 paused
round over
expect clock 18:00 level 7 paused
expect blinds 600/1200
21:50 end hand for hand
expect clock 18:00 level 7 running

# Shot clocks, one a table; a tie goes to the player.
expect refused no_such_table: shot clock 3
expect refused no_such_player: shot clock 2 Gregor
expect refused shot_clock_out_of_range: shot clock 2 0:00
21:51 shot clock 1
21:51:10 shot clock 2 Dana 0:45
21:51:18 expect shot clock 1 0:12
expect shot clock 2 Dana 0:37
21:51:30 expect shot clock 1 0:00
21:51:31 expect shot clock 1 up
shot clock off 1
expect shot clock 1 nothing
expect refused no_shot_clock: shot clock off 1
# The clock of the levels is paused; hers is not.
21:51:40 pause
21:51:50 expect shot clock 2 0:05
21:51:51 shot clock off 2
21:51:52 take back
expect shot clock 2 0:03
shot clock off 2
expect shot clock 2 nothing
21:52 resume

# Won during hand for hand: that is over, and the clock stands. Undone three minutes later, all is as if nothing had been.
21:55 bust Anna and Dana by Cyril
21:56 bust Eva then Filip by Boris
expect clock 12:20 level 7 running
hand for hand runs
expect clock 12:20 level 7 running
22:00 bust Boris
expect winner Cyril
expect over
expect hand for hand over
expect refused evening_over: next level
expect refused evening_over: shot clock 2
22:03 undo
expect hand for hand
expect clock 5:20 level 7 running
22:04 redo
expect over
# Somebody is back in: the clock goes on from where it was when it stopped.
22:10 reinstate Boris
expect clock 8:20 level 7 running
expect hand for hand over
22:12 pause
22:13 bust Boris
expect over
# It was paused then, so it is paused now.
22:15 reinstate Boris
expect paused since 22:12
