# A night full of corrections. After every one of them the money adds up, and places and prizes are right at once.
evening "All thumbs" structure club-20 stack 10000 seats 9 buy-in 20.00 EUR kept
18:45 price "Buy-in" buy-in 20.00 house 2.00 chips 10000 until 2                      # 2
price "Rebuy" rebuy 10.00 house 1.00 chips 10000 until 2                              # 3
expect sheet balances
19:00 enter Anna, Boris, Cyril owing                                                  # 4
expect owing Anna 20.00
expect pool 54.00
expect received 0.00
expect drawer 0.00
expect sheet balances
19:02 enter Dana, Eva                                                                 # 5
expect drawer 40.00
expect sheet balances

# The wrong person: Filip is only here to watch. He gets all of it back; then the right one enters.
19:05 enter Filip                                                                     # 6
expect pool 108.00
19:06 unregister Filip                                                                # 7
expect pool 90.00
expect refund Filip 20.00
expect drawer 60.00
expect sheet balances
expect refused more_than_to_give_back: refund Filip 20.01
refund Filip                                                                          # 8
expect refund nobody
expect drawer 40.00
expect sheet balances
19:07 enter Gustav                                                                    # 9
expect entries 6
expect sheet balances

# Anna hands over a fifty for twenty, and the change is forgotten until she asks for it.
19:10 pay Anna 50.00                                                                  # 10
expect owing Anna 0.00
expect refund Anna 30.00
expect sheet balances
refund Anna 20.00                                                                     # 11
expect refund Anna 10.00
refund Anna                                                                           # 12
expect refund nobody
expect refused nothing_to_refund: refund Anna
expect sheet balances
# Five too much typed: corrected where it stands.
19:12 pay Boris 25.00                                                                 # 13
expect refund Boris 5.00
correct 13 pay Boris 20.00                                                            # 14
expect refund nobody
expect owing Boris 0.00
expect sheet balances
expect owing Cyril 20.00
expect drawer 100.00
expect refused nothing_owed: pay Boris

# Nobody plays for nothing tonight.
19:15 house adds 12.00 because "a birthday"                                           # 15
expect pool 120.00
expect contributed 12.00
expect refused reason_missing: house adds 12.00 because " "
expect refused fund_below_nothing: adjust house -12.01 because "cards"
adjust house -2.00 because "a new pack of cards"                                      # 16
expect house 10.00
expect drawer 110.00
expect sheet balances

19:20 draw                                                                            # 17
19:30 start                                                                           # 18

# Out, by whom? It was Dana, not Boris.
19:40 bust Gustav by Boris                                                            # 19
expect out Gustav by Boris
correct 19 bust Gustav by Dana                                                        # 20
expect out Gustav by Dana
expect place Gustav 6 provisional
expect sheet balances

# A rebuy on the wrong player: it was Eva who lost and bought, Cyril has all his chips.
19:45 rebuy Cyril owing                                                               # 21
expect owing Cyril 30.00
expect pool 129.00
correct 21 rebuy Eva owing                                                            # 22
expect owing Cyril 20.00
expect owing Eva 10.00
expect pool 129.00
expect sheet balances
# And she did not even buy.
undo 21                                                                               # 23
expect owing Eva 0.00
expect pool 120.00
expect prizes 85.00 35.00
expect sheet balances
19:46 redo                                                                            # 24
expect owing Eva 10.00
expect sheet balances

# Two busts told in the wrong order: Cyril went first. Both are told anew.
20:11 expect place Gustav 6 final
20:16 bust Eva by Dana                                                                # 25
bust Cyril by Dana                                                                    # 26
expect place Eva 5
expect place Cyril 4
undo                                                                                  # 27
undo                                                                                  # 28
bust Cyril by Dana                                                                    # 29
bust Eva by Dana                                                                      # 30
expect place Cyril 5 final
expect place Eva 4 final
expect sheet balances

# An old bust was none at all: taken back, and everybody below moves down.
20:20 undo 19                                                                         # 31
expect in Gustav
expect place Cyril 6
expect place Eva 5
expect sheet balances
redo                                                                                  # 32
expect out Gustav by Dana
expect place Gustav 6
20:30 bust Dana by Anna                                                               # 33
expect place Dana 3
# Dana had chips left: she is put back in, the way on whatever has happened since.
20:31 reinstate Dana                                                                  # 34
expect in Dana
expect left 3
expect place Eva 4
20:32 bust Boris by Dana                                                              # 35
expect place Boris 3
# Undoing her bust is refused now: her return, and Boris's bust by her, hang on it.
expect refused later_step_depends: undo 33
20:40 bust Dana by Anna                                                               # 36
expect winner Anna
expect prize Anna 94.00
expect prize Dana 35.00
expect over
expect sheet balances

# The prizes: ticked, unticked, and one paid to the wrong of two.
20:45 expect refused no_prize: paid prize Boris
paid prize Anna                                                                       # 37
expect due Anna 0.00
expect refused prize_paid_already: paid prize Anna
expect sheet balances
undo                                                                                  # 38
expect due Anna 94.00
redo                                                                                  # 39
expect due Anna 0.00
expect sheet balances
# Before Dana is paid it turns out that it was Anna who went out: whoever has too much owes it.
20:50 correct 36 bust Anna by Dana                                                    # 40
expect winner Dana
expect owing Anna 59.00
expect due Dana 94.00
expect sheet balances
# No, it was right.
20:51 undo                                                                            # 41
expect winner Anna
expect owing Anna 0.00
expect sheet balances
paid prize Dana                                                                       # 42
expect owing Cyril 20.00
expect owing Eva 10.00
pay everybody                                                                         # 43
expect owing nobody
expect refused nobody_owes: pay everybody
expect house 11.00
expect drawer 11.00
expect sheet balances
