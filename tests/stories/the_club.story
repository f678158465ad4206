# The club between two evenings: people, pictures, two who are one, what is kept; and all of it taken back.
evening "Thursday" structure club-20 seats 9 buy-in 20.00 EUR kept on 2026-11-19
# The club's steps have numbers of their own, from 1.
19:00 enter Anna, Jo, Joseph, Novak          # club 1
19:05 draw
19:10 start
19:30 bust Jo by Anna
expect people 4
expect place Jo 4

# ---- names ----
20:00 club add Zoe, Yan                      # club 2
expect people 6
expect refused player_known: club add ZOE
# Novak and Novák are two people.
club add Novák                               # club 3
expect people 7
expect person novák is Novák
club rename Zoe to Zoé                       # club 4
expect person Zoé is Zoé
expect person Zoe is nobody
expect refused player_known: club rename Yan to Anna
club nickname "Little Joe" Joseph            # club 5
expect person Joseph is Little Joe
expect person little joe is Little Joe
expect refused player_known: club add "Little Joe"
club notes Anna "vegetarian"                 # club 6
expect notes Anna "vegetarian"
expect refused nothing_changed: club notes Anna "vegetarian"
club picture Anna from anna.png              # club 7
expect picture Anna
expect refused no_picture_file: club picture Anna from the_club.story
club no picture Anna                         # club 8
expect no picture Anna
club undo                                    # club 9
expect picture Anna

# ---- two names, one person: the evening that knows both stays as it is ----
club merge Jo into Joseph                    # club 10
expect person Jo is Little Joe
expect people 6
expect place Jo 4
expect entries 4
expect refused merged_with_itself: club merge Joseph into Jo
expect refused merged_already: club merge Jo into Anna
# Merging into Jo means Joseph by now.
club merge Yan into Jo                       # club 11
expect person Yan is Little Joe
# Yan joined in step 2, and a later step names him.
expect refused later_step_depends: club undo 2
# A merge can be split again, whatever came after it.
club undo 10                                 # club 12
expect person Jo is Jo
expect person Yan is Little Joe
club redo                                    # club 13
expect person Jo is Little Joe

# ---- the archive ----
club archive Anna                            # club 14
expect archived Anna
expect refused archived_already: club archive Anna
expect refused player_in_archive: club add Anna
club unarchive Anna                          # club 15
expect not archived Anna

# ---- what is kept for evenings ----
club keep structure club-20                  # club 16
expect structure kept "Club evening, 20-minute levels, big blind ante"
club keep structure club-turbo as Short one  # club 17
expect structure kept short one
club drop structure Short one                # club 18
expect no structure kept Short one
expect refused later_step_depends: club undo 17
expect refused structure_not_kept: club drop structure Short one
club keep prices "Rebuy night"               # club 19
# The evening sells something else, and then what the club keeps again; it has its own copy.
price "Late" buy-in 25.00 chips 10000 until 6
prices "Rebuy night"
expect refused prices_unchanged: prices "Rebuy night"
expect refused no_longer_on_sale: enter Zoe
expect prices kept Rebuy night
club drop prices Rebuy night                 # club 20
expect no prices kept Rebuy night
club season "Autumn" 2026-09-01 2026-12-31   # club 21
expect season Autumn
# Replaced by its name: without a last day it goes on.
club season autumn 2026-09-01                # club 22
expect refused season_ends_before_it_begins: club season Winter 2026-12-31 2026-12-01
expect refused no_day: club season Winter 20261231
club drop season Autumn                      # club 23
expect no season Autumn
club undo 23                                 # club 24
expect season Autumn

# ---- a correction: who joined in step 2 keeps the number ----
club correct 3 add Nowak                # club 25
expect person Nowak is Nowak
expect person Novák is nobody

# ---- evenings ----
club import evening                          # club 26
expect evening listed
expect refused evening_imported_already: club import evening
club remove evening                          # club 27
expect evening removed
club undo                                    # club 28
expect evening listed

# ---- everything back to the start; the evening keeps its names and places ----
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
club undo
expect refused nothing_to_undo: club undo
expect people 0
expect person Anna is nobody
expect no season Autumn
# Its import was undone, so no list shows the evening; it is all there.
expect evening removed
expect place Jo 4
expect entries 4
expect left 3
