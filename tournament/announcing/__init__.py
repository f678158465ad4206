"""What the room hears and is told, and when: rules of the director's (when, if, then), worked out as values."""
