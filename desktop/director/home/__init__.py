"""The first page: the evenings that run, come and have been, and the way to a new one."""
