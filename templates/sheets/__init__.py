"""The printer of files for other programs, and of text to paste."""
