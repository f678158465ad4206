"""The chips themselves: which are owned, and how their colours go."""
