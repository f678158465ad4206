# Mystery bounties: heads bring nothing until four are left; then each one draws an envelope. The champion has his own.
evening "Mystery" structure club-20 stack 5000 seats 9 buy-in 40.00 EUR kept
18:50 price "Buy-in" buy-in 40.00 bounty 20.00 chips 5000 until 2                     # 2
19:00 bounties mystery from 4                                                         # 3
enter Anna, Boris, Cyril, Dana, Emil, Filip                                           # 4
expect bounties 120.00
19:10 draw                                                                            # 5
19:20 start                                                                           # 6

# Filip's head brings nothing yet.
19:30 bust Filip by Boris                                                             # 7
expect bounty Boris 0.00
expect unclaimed 0.00
expect envelopes due none
expect refused envelopes_before_the_end_of_registration: envelopes as suggested
expect refused envelopes_not_filled: envelope Filip
# Registration is over, but five are left.
20:01 expect refused envelopes_too_early: envelopes as suggested
20:05 bust Emil by Anna                                                               # 8
# Four are left: three heads can still be taken, and the champion opens his own.
expect envelopes due 4
expect refused envelopes_wrong_number: envelopes 3x40.00
expect refused envelopes_wrong_sum: envelopes 1x60.00 3x15.00
20:06 envelopes as suggested                                                          # 9
expect envelopes 1x70.00 1x30.00 1x15.00 1x5.00
20:07 undo                                                                            # 10
expect envelopes nothing
20:08 envelopes 1x60.00 1x30.00 2x15.00                                               # 11
expect envelopes due none
expect envelope due nobody
expect sheet balances

20:20 bust Dana by Boris, Anna                                                        # 12
expect envelope due Dana
expect refused no_envelope_due: envelope Emil
20:21 envelope Dana                                                                   # 13
expect envelope due nobody
expect refused no_envelope_due: envelope Dana
expect bounty Boris 30.00
expect bounty Anna 30.00
expect envelopes 1x30.00 2x15.00
expect sheet balances
# The draw is taken back: the envelope lies with the others and is to be drawn again; the same seed draws the same.
20:22 undo                                                                            # 14
expect envelopes 1x60.00 1x30.00 2x15.00
expect envelope due Dana
expect bounty Boris 0.00
redo                                                                                  # 15
# It was Cyril alone who took her: what was drawn is his.
20:23 correct 12 bust Dana by Cyril                                                   # 16
expect bounty Cyril 60.00
expect bounty Boris 0.00
expect bounty Anna 0.00
expect sheet balances
# Her bust cannot be taken back from under the draw. She can be put back in: then she has lost no head, and the envelope
# is back among the others.
expect refused later_step_depends: undo 12
20:24 reinstate Dana                                                                  # 17
expect bounty Cyril 0.00
expect envelopes 1x60.00 1x30.00 2x15.00
expect envelope due nobody
20:25 undo                                                                            # 18
expect bounty Cyril 60.00
20:26 paid bounty Cyril                                                               # 19

# Nobody saw who took Boris: nobody draws for him, until it is known.
20:40 bust Boris                                                                      # 20
expect envelope due nobody
expect refused nobody_has_the_head: envelope Boris
20:41 correct 20 bust Boris by Anna                                                   # 21
expect envelope due Boris

# The house gives ten more to the bounties: the envelopes that are left are filled anew.
20:45 adjust bounties 10.00 because "from the bar"                                    # 22
expect unclaimed 10.00
expect envelopes due 3
20:46 envelopes 1x40.00 1x20.00 1x10.00                                               # 23
expect unclaimed 0.00
expect envelopes due none
20:47 envelope Boris                                                                  # 24
21:00 bust Cyril by Anna                                                              # 25
expect winner Anna
expect envelope due Cyril, Anna
expect refused envelopes_drawn_already: bounties fixed
envelope Cyril                                                                        # 26
envelope Anna                                                                         # 27
# The champion's own: the last one.
expect envelopes nothing
expect envelope due nobody
expect bounty Anna 70.00
expect bounty Cyril 60.00
expect bounties 130.00
expect unclaimed 0.00
expect sheet balances
