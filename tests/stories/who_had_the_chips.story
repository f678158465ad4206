# Undo, redo and another eliminator: steps are only ever added, and what counts follows from them.
evening "Corrections" structure home-15 seats 9 kept
19:00 enter Anna, Boris, Cyril, Dana        # 2
19:05 draw                                  # 3
19:10 start                                 # 4
19:30 bust Anna by Boris                    # 5
expect out Anna by Boris
expect place Anna 4
19:31 correct 5 bust Anna by Dana           # 6: instead of 5
expect out Anna by Dana
expect place Anna 4
# Two had a share of the pot.
19:32 correct 5 bust Anna by Dana, Cyril    # 7: instead of 5
expect out Anna by Dana, Cyril
expect refused older_correction: undo 6
expect refused not_a_first_step: correct 6 bust Anna by Boris
19:33 undo                                  # 8: takes back 7, the newest correction
expect out Anna by Dana
19:34 redo                                  # 9
expect out Anna by Dana, Cyril
# Undoing the first step takes back the place, however often it was corrected.
19:35 undo 5                                # 10
expect in Anna
expect left 4
expect refused already_undone: correct 5 bust Anna by Boris
19:36 redo                                  # 11
expect out Anna by Dana, Cyril
19:40 bust Boris by Dana                    # 12
expect place Boris 3
# The start can no longer be undone on its own: people are out.
expect refused later_step_depends: undo 4
# That somebody else won the first hand is no matter for the second.
19:41 correct 5 bust Anna                   # 13
expect out Anna by nobody
expect place Boris 3
# But who is out already cannot win a hand.
expect refused eliminator_out: bust Cyril by Boris
19:50 bust Cyril by Dana                    # 14
expect winner Dana
expect over
19:51 undo                                  # 15
expect running
expect left 2
expect refused first_step: undo 1
expect refused no_such_step: undo 99
19:52 redo                                  # 16
expect winner Dana
expect refused nothing_to_redo: redo
