"""The tables of the evening: furniture, locks, who has to move where, and the moves that were made."""
