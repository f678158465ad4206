"""Seasons: what evenings are worth together.

`results` is what a finished evening leaves behind for a season, `formula` the language in which points are written,
`table` the order of a season, `statistics` what is told of one person, `kitty` the money that is kept for the end.
"""
