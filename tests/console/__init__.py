"""The console, mostly through its front door."""
