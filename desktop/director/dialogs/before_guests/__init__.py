"""Before the guests come: what has to be right by then, and what to do where it is not."""
