"""The people of the club: their list, what is written about each, and two names that are one person's."""
