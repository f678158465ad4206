"""What a picture consists of, how text is set in it, and how it is painted."""
