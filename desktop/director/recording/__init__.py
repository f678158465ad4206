"""Hands of real cards entered at the desk: the window of a table, its line of keys, and what a correction changes."""
