"""Settle a pot: typed at the left, who gets what at the right."""
