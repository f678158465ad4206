# Rebuys in the first three levels and the break after them, add-ons only in that break.
evening "Rebuy night" structure club-20 stack 5000 seats 9 buy-in 20.00 EUR kept
18:50 price "Buy-in" buy-in 20.00 house 2.00 chips 5000 until 3                       # 2
expect refused prices_unchanged: price "Buy-in" buy-in 20.00 house 2.00 chips 5000 until 3
price "Rebuy" rebuy 10.00 house 1.00 chips 5000 until 3 each 2 at or below 1500       # 3
price "Add-on" add-on 5.00 league 0.50 chips 4000 after 3 until 3                     # 4
expect refused window_never_open: price "Late add-on" add-on 5.00 after 3 until 3 without break
expect refused price_negative: price "Odd" rebuy 1.00 house 2.00
price "Double rebuy" rebuy 18.00 chips 10000 until 2                                  # 5
expect on sale "Buy-in", "Rebuy", "Double rebuy"
drop price "double rebuy"                                                             # 6
expect refused no_buy_in_price: drop price "Buy-in"
19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip                                     # 7
expect pool 108.00
bonus 500 Anna, Boris because "on time"                                               # 8
expect bought Anna 5500
expect stack Anna 5500
expect refused named_twice: bonus 500 Anna, Anna
19:05 draw                                                                            # 9
19:10 bonus 100 everybody because "the clock was late"                                # 10
expect chips 31600
expect refused not_started: count Anna 5600
19:30 start                                                                           # 11
expect closes "Rebuy" 20:35
expect opens "Add-on" 20:30
expect closes "Add-on" never
expect stack Anna unknown
# Nobody knows what is in front of Anna: somebody has to say it.
19:40 expect refused stack_unknown_for_price: rebuy Anna
expect refused too_many_chips: rebuy Anna with 1501
rebuy Anna with 1500                                                                  # 12
expect stack Anna 6500
expect counted Anna 19:40
expect pool 117.00
expect chips 36600
expect rebuys 1
# A rebuy after the bust: his place is free again, and so is his seat.
19:50 bust Filip by Emil                                                              # 13
expect place Filip 6
bust Dana by Boris                                                                    # 14
expect place Dana 5
19:52 rebuy Filip                                                                     # 15
expect in Filip
expect left 5
expect place Dana 6
expect bought Filip 10100
expect pool 126.00
expect average 8320
# Wrong man: it was Dana who bought. The bust between stands.
20:00 correct 15 rebuy Dana                                                           # 16
expect place Filip 6
expect in Dana
expect average 8320
undo 16                                                                               # 17
expect in Filip
expect place Dana 6
# Undone: pool, average and prizes are right at once.
20:05 rebuy Dana owing                                                                # 18
expect pool 135.00
expect prizes 95.00 40.00
expect owing Dana 10.00
expect average 7766
undo                                                                                  # 19
expect pool 126.00
expect prizes 91.00 35.00
expect average 8320
expect place Dana 6
redo                                                                                  # 20
expect in Dana
# A count is a count: bought chips come on top, a move keeps it, a hand makes it old.
20:10 count Boris 12000, Cyril 900                                                    # 21
expect refused more_than_in_play: count Boris 99999
expect refused more_than_in_play: count Boris 40000, Cyril 40000
rebuy Cyril                                                                           # 22
expect stack Cyril 5900
expect counted Cyril 20:10
20:15 expect refused stack_unknown_for_price: rebuy Cyril
chips +25 because "found under the table"                                             # 23
expect chips 51625
expect refused all_chips_would_leave: chips -51625 because "gone"
expect refused more_than_in_play: chips -51626 because "gone"
# The break: add-ons by a tick list.
20:31 expect on sale "Buy-in", "Rebuy", "Add-on"
expect closes "Add-on" 20:35
expect refused no_such_player: add-on Anna, Zoe
expect add-ons 0
add-on Anna x2 owing, Boris, Dana x2, Emil owing                                      # 24
expect add-ons 6
expect owing Anna 10.00
expect owing Emil 5.00
expect owing Boris 0.00
expect chips 75625
expect pool 171.00
20:34 undo                                                                            # 25
expect add-ons 0
expect owing Anna 0.00
expect chips 51625
redo                                                                                  # 26
# Too late: in one click if the hand had begun, and with a reason after that.
20:37 bust Cyril by Anna                                                              # 27
expect on sale nothing
expect refused no_longer_on_sale: rebuy Cyril
rebuy Cyril hand had begun                                                            # 28
expect in Cyril
expect rebuys 5
bust Cyril by Anna                                                                    # 29
expect refused bought_often_enough: rebuy Cyril hand had begun
20:50 expect refused no_longer_on_sale: rebuy Emil
expect refused hand_begun_too_long_ago: rebuy Emil hand had begun
expect refused reason_missing: rebuy Emil because " "
rebuy Emil because "the break was cut short"                                          # 30
add-on Filip comp because "helped with the tables"                                    # 31
expect owing Filip 0.00
expect pool 193.50
expect chips 89625
# Another price from now on; what was sold stays as it was. Some pay a part of it.
21:00 price "Add-on" add-on 6.00 chips 5000 all 20                                    # 32
expect closes "Add-on" never
add-on everybody hand had begun                                                       # 33
expect chips 114625
expect pool 223.50
expect owing Anna 10.00
price "Rebuy" rebuy 10.00 house 1.00 chips 5000                                       # 34
21:05 rebuy Anna paid 4.00                                                            # 35
expect owing Anna 16.00
bonus 1000 everybody                                                                  # 36
expect chips 124625
