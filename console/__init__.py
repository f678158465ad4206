"""The twin: the same evening without a screen. Plays, resumes, prints, exports and tells stories."""
