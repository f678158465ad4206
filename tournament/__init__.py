"""The evening: a tournament as a log of facts and the rules a director works by.

Imports only `engine`. Knows no window, no database, no template; reads no clock and draws no random number itself.
"""
