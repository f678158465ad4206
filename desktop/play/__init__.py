"""Tables that play by themselves: the worker process and how the desk uses it."""
