"""The chips themselves: which are owned, what a player begins with, who was counted, which colours go."""
