# Everything is done by scripts/prepare.py, the same on every system; this file finds a Python and passes the word on.
# Further words: make test ARGS="-k clock"

PYTHON = $(shell for python in python3 python3.11 python3.12 python3.13 python; do \
	if $$python -c 'import sys; sys.exit(sys.version_info < (3, 8))' >/dev/null 2>&1; then echo $$python; break; fi; done)

.PHONY: help run test bench soak screenshots messages package clean

help:
	@echo "make run          open the desk (without a display: play the demonstration in the console)"
	@echo "make test         everything that must be green"
	@echo "make bench        how long the things take that a director waits for"
	@echo "make soak         the tests that take minutes"
	@echo "make screenshots  pictures of every page and dialog, and those of the README, made by the program"
	@echo "make messages     collect the sentences to translate"
	@echo "make package      the program as one folder that needs no Python, for this system"
	@echo "make clean        remove what these commands have made, except results"

run test bench soak screenshots messages package:
	@if [ -z "$(PYTHON)" ]; then echo "Final Table needs Python 3.11, 3.12 or 3.13, and no Python runs here." >&2; exit 1; fi
	@$(PYTHON) scripts/prepare.py $@ $(ARGS)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
