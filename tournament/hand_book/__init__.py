"""The hands of an evening as a book: one row for each, found again by what is typed, its biggest pots and bad beats."""
