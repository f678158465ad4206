"""Evenings of another program, The Tournament Director: its `.tdt` files as data, and as an evening's log."""
