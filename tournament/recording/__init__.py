"""Tables with real cards whose hands are entered: what a hand is recorded upon, its step, and its correction."""
