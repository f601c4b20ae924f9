# Every target sets up what it needs by itself: a virtual environment in .venv, filled from the
# hash-pinned files in requirements/. A stamp per file makes the second time instant.

PYTHON ?= python3
VENV   ?= .venv
PY     := $(VENV)/bin/python
STAMP  := $(VENV)/.installed
JOBS   ?= auto

.PHONY: help run test check bench soak demo gallery requirements clean

help:
	@echo "make run           start the bot, or the local table where no DISCORD_TOKEN is set"
	@echo "make test          run the tests"
	@echo "make check         ruff, mypy --strict, import-linter, locale parity"
	@echo "make bench         measure, into bench.txt"
	@echo "make soak          the long runs"
	@echo "make demo          a whole game played by the computer, into demo/"
	@echo "make gallery       draw the pictures of docs/gallery.md"
	@echo "make requirements  compile requirements/*.txt from pyproject.toml"

run: $(STAMP)-run
	@$(PY) bot.py

test: $(STAMP)-dev
	$(PY) -m pytest -n $(JOBS) --dist worksteal

check: $(STAMP)-dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	$(PY) -m pytest tests/test_locales.py

bench: $(STAMP)-bench
	$(PY) -m tests.bench

soak: $(STAMP)-dev
	$(PY) -m pytest -n $(JOBS) --dist worksteal -m soak

demo: $(STAMP)-dev
	$(PY) -m tests.demo

gallery: $(STAMP)-dev
	$(PY) -m tests.render.gallery

COMPILE      := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 \
	--generate-hashes --no-header
EXTRAS_run   := --extra table
EXTRAS_dev   := --extra table --extra dev
EXTRAS_bench := --extra table --extra dev --extra bench

requirements: $(STAMP)-lock
	$(COMPILE) --group pyproject.toml:lock --output-file requirements/lock.txt
	$(foreach set,run dev bench,$(COMPILE) $(EXTRAS_$(set)) \
		--output-file requirements/$(set).txt pyproject.toml &&) true

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(STAMP)-%: requirements/%.txt $(PY)
	@echo "Installing requirements/$*.txt into $(VENV)"
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# Debian without python3-venv has no ensurepip: then the system's pip serves, if there is one.
$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Katäne needs Python 3.11 or newer; name one: make PYTHON=python3.12 run"; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 \
		|| { rm -rf $(VENV) && $(PYTHON) -m venv --without-pip $(VENV) \
			&& $(PYTHON) -m pip --python $(PY) install --quiet pip 2>/dev/null; } \
		|| { rm -rf $(VENV); echo "Python has neither venv nor pip: install python3-venv"; exit 1; }
