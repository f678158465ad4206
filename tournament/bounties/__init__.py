"""Money on heads: fixed, progressive, mystery."""
