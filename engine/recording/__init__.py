"""Hands of real cards, entered as they happen or afterwards, whose cards are known as far as somebody saw them."""
