"""The training table: play-chip hands against robots, hints on request, and what a hand teaches when it is over."""
