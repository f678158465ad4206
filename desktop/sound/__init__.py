"""What the room hears: chimes, own files, speech; silence, with one notice, on a computer that cannot sound."""
