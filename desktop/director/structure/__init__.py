"""Blind structures at the desk: the page, the editor, made to measure, shortened, the club's own."""
