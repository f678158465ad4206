# A long night: after the last listed level the blinds go on rising, and the story passes midnight.
evening "Long night" structure club-20 kept on 2026-01-15
18:50 enter Anna, Boris
18:55 draw
19:00 start
expect clock 20:00 level 1
expect blinds 25/50
# Twenty levels of twenty minutes and five breaks of five: 7 hours 5 minutes, so the last listed one ends at 02:05.
23:59 expect left 2
next day 02:04:59 expect clock 0:01 level 20
expect blinds 25000/50000 ante 25000
# 50 000 after 30 000 is a ratio of 5/3: 83 333, up to the next round amount.
02:05 expect clock 20:00 level 21
expect blinds 50000/100000 ante 50000
# 166 667, 333 333, 666 667 and 1 333 333.
02:25 expect blinds 100000/200000 ante 100000
02:45 expect blinds 200000/400000 ante 200000
03:05 expect blinds 400000/800000 ante 400000
03:25 expect clock 20:00 level 25
expect blinds 750000/1500000 ante 750000
03:30 next level
expect clock 20:00 level 26
03:40 bust Boris by Anna
expect winner Anna
expect over
