"""The windows of an evening's dealt tables."""
