"""Pictures of the program, made by itself, for looking at: `python -m desktop.screenshots [FOLDER]`."""
