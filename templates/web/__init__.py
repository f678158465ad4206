"""The printer of web pages."""
