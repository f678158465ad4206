"""The card game: one mirror of `engine/`, file by file."""
