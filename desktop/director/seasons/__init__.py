"""Leagues and seasons at the desk: their tables, how they are reckoned, and what is put right in them by hand."""
