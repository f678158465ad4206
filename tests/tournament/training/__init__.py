"""The training table."""
