"""The Sounds dialog: where and how loud it sounds, who speaks, and the rules when, if, then."""
