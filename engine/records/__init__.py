"""Hands as text: PHH and PokerStars, in and out, and played again."""
