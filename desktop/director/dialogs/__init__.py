"""Questions that the director asked to be asked; each opens with `open()` and answers through `finished`."""
