"""The Results page: every report of the evening, and the ways in which it leaves the desk."""
