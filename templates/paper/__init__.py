"""The printer of paper: PDF."""
