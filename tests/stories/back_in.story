# Put out by mistake, and noticed too late to undo: the way on where a later step stands in the way.
evening "Back in" structure home-15 seats 6 kept
19:00 enter Anna, Boris, Cyril, Dana        # 2
19:05 draw                                  # 3
# Six seats, one table: Anna 1, Dana 2, Boris 3, Cyril 4.
expect seat Dana 1 2
expect seat Boris 1 3
19:10 start                                 # 4
expect refused not_out: reinstate Anna
19:30 bust Boris by Dana                    # 5
expect place Boris 4
19:40 bust Anna by Dana                     # 6
expect place Anna 3
19:41 reinstate Boris                       # 7
expect seat Boris 1 3
expect left 3
expect place Anna 4
expect stack Boris unknown
19:42 undo                                  # 8
expect out Boris by Dana
expect place Anna 3
19:43 redo                                  # 9
19:50 bust Boris by Cyril                   # 10
20:00 bust Cyril by Dana                    # 11
expect winner Dana
expect over
# The last one out was not out at all: the clock goes on.
20:01 reinstate Cyril                       # 12
expect running
expect left 2
expect seat Cyril 1 4
expect stack Dana unknown
20:05 bust Dana by Cyril                    # 13
expect winner Cyril
