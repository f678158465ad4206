# A season: how it is reckoned, which evenings count, what is put right by hand, and that it is over; all of it taken back.
evening "Thursday" structure club-20 seats 9 buy-in 20.00 EUR kept on 2026-11-19
19:00 enter Anna, Jo, Joseph, Novak          # club 1
19:05 draw
19:10 start
19:30 bust Jo by Anna
19:40 bust Joseph by Anna
19:50 bust Novak by Anna
expect place Anna 1

# ---- how it is reckoned ----
20:00 club season Autumn 2026-09-01 2026-12-31 points "players - place + 1" decimals 2 attendance 0.5 best 8 rank points, wins league "Thursdays" kitty 60, 40   # club 2
expect season points 4.5 Anna in Autumn
expect season points 1.5 Jo in Autumn
expect refused season_decimals: club season Autumn 2026-09-01 decimals 5
expect refused season_best: club season Autumn 2026-09-01 best 0
expect refused season_order: club season Autumn 2026-09-01 rank wins, wins
expect refused kitty_more_than_all: club season Autumn 2026-09-01 kitty 60, 41
expect refused formula_variable_unknown: club season Autumn 2026-09-01 points "zebra"

# ---- its evenings ----
expect evening counts for Autumn
expect refused evening_in_season: club count evening for Autumn
club leave evening out of Autumn             # club 3
expect evening not for Autumn
expect season points 0 Anna in Autumn
expect refused evening_not_in_season: club leave evening out of Autumn
club undo                                    # club 4
expect evening counts for Autumn
club season Spring 2027-03-01                # club 5
expect evening not for Spring
club count evening for Spring                # club 6
expect evening counts for Spring
expect season points 4 Anna in Spring

# ---- put right by hand, always with a reason ----
club points 2.5 Jo in Autumn because "helped"   # club 7
expect season points 4 Jo in Autumn
club points -1 Anna in Autumn because "late"    # club 8
expect season points 3.5 Anna in Autumn
expect refused adjusted_by_nothing: club points 0 Anna in Autumn because "nothing"
expect refused reason_missing: club points 1 Anna in Autumn because ""
expect refused no_such_season: club points 1 Anna in Winter because "snow"
club kitty 50.00 in Autumn because "sponsor"    # club 9
club kitty -10.00 in Autumn because "cups"      # club 10
expect adjustments 4 in Autumn
club undo                                    # club 11
expect adjustments 3 in Autumn
# What was adjusted goes with the name.
club call season Autumn now Harvest          # club 12
expect no season Autumn
expect adjustments 3 in Harvest
expect refused season_name_taken: club call season Harvest now SPRING
# Two who are one: the points of both are that person's.
club merge Jo into Joseph                    # club 13
expect season points 4 Joseph in Harvest
club undo 13                                 # club 14
expect season points 2.5 Joseph in Harvest

# ---- over: nothing changes it but what is done on purpose ----
expect refused season_not_closed: club recalculate season Harvest
expect refused season_not_closed: club open season Harvest
club close season Harvest                    # club 15
expect closed season Harvest
expect refused season_closed_already: club close season Harvest
expect refused season_closed: club points 1 Anna in Harvest because "more"
expect refused season_closed: club kitty 1.00 in Harvest because "more"
expect refused season_closed: club leave evening out of Harvest
expect refused season_closed: club season Harvest 2026-09-01
expect refused season_same: club recalculate season Harvest
# An evening that is put right later leaves the table as it was.
undo
expect season points 3.5 Anna in Harvest
club recalculate season Harvest              # club 16
expect season points -1 Anna in Harvest
redo
expect season points -1 Anna in Harvest
club undo                                    # club 17
expect season points 3.5 Anna in Harvest
club call season Harvest now Autumn          # club 18
expect closed season Autumn
club open season Autumn                      # club 19
expect no closed season Autumn
expect season points 3.5 Anna in Autumn
club undo                                    # club 20
expect closed season Autumn
club redo                                    # club 21
club drop season Spring                      # club 22
expect no season Spring

# ---- what people are called elsewhere ----
club member 00123 Anna                       # club 23
expect member 00123 is Anna
expect member 123 is nobody
expect refused id_taken: club member 00123 Jo
club member 123 Jo                           # club 24
expect member 123 is Jo
club merge Jo into Joseph                    # club 25
expect member 123 is Joseph
club undo                                    # club 26
expect member 123 is Jo
club member "" Jo                            # club 27
expect member 123 is nobody
expect refused has_no_member_number: club member "" Jo
club import evening as "tdt:5"               # club 28
expect origin "tdt:5" known
club remove evening                          # club 29
expect origin "tdt:5" unknown
club undo                                    # club 30

# ---- what the pages look like ----
club pages "#7a1f2b" of "River Club" logo anna.png style "h1 { margin: 0 }"   # club 31
expect pages "#7A1F2B"
expect refused no_colour: club pages "red"
expect refused no_picture_file: club pages "#7A1F2B" logo the_club.story
expect refused house_style_same: club pages "#7A1F2B" of "River Club" logo anna.png style "h1 { margin: 0 }"
club pages as at first                       # club 32
expect pages "#17643F"
club undo                                    # club 33
expect pages "#7A1F2B"

# ---- everything back to the start ----
club undo
expect pages "#17643F"
club undo
expect origin "tdt:5" unknown
expect evening removed
club undo
expect member 123 is Jo
club undo
club undo
expect member 00123 is nobody
club undo
expect season Spring
club undo
club undo
club undo
expect adjustments 3 in Harvest
club undo
club undo
club undo
club undo
expect adjustments 0 in Autumn
club undo
club undo
club undo
expect no season Autumn
expect people 4
expect place Anna 1
