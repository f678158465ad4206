"""PokerStars' text in and out."""
