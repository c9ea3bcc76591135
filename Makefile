# Two commands matter: `make play` and `make test`. Each sets up whatever it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
MINUTES ?= 60
# One more than there are cores: browser tests and servers also wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 1 if hasattr(os, "sched_getaffinity") else 3)')
# Node comes as a wheel in the environment; npm must find that one first.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.PHONY: help setup page play test test-full check browser soak bench load images diagrams man protocol lock clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

setup: $(READY) ## the environment only (.venv)

# uv installs the environment in seconds; pip only fetches uv, if there is none on the PATH.
UV = UV_SYSTEM_CERTS=1 $$(command -v uv || echo $(BIN)/uv) pip install --quiet --python $(BIN)/python

$(READY): requirements.lock requirements-uv.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Lucchetto needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "This Python has no venv module; on Debian and Ubuntu: apt-get install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@command -v uv >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@$(UV) --require-hashes -r requirements.lock
	@$(UV) --no-deps --no-build-isolation -e .
	@touch $@

page: $(READY) ## build the page, if its sources have changed
	@$(BIN)/python hatch_build.py

play: page ## play in the browser (in the terminal: .venv/bin/lucchetto play)
	@$(BIN)/lucchetto serve --open

test: check browser ## everything that must hold: make check, then all tests but the largest
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) -m "not full"

test-full: page browser ## the tests that are too large for make test
	$(BIN)/python -m pytest -n $(WORKERS) -m full

check: page ## format, lint, types, architecture; the page's types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

browser: $(READY) # Chromium for the browser tests, where there is none
	@$(BIN)/python tests/browser/get_chromium.py

soak: page ## random faults and fuzzing under load, MINUTES=60 on SQLite and on PostgreSQL + Valkey
	$(BIN)/python -m tests.faults.soak --minutes $(MINUTES)

bench: $(READY) ## the figures in the documents
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.lab

load: $(READY) ## the server under load, beside boardgame.io (half an hour, on a machine that does nothing else)
	$(BIN)/python -m benchmarks.load

images: page browser ## the screenshots in docs/images
	$(BIN)/python -m tests.browser.make_images

diagrams: $(READY) browser ## the diagrams of docs/architecture.md as SVG
	$(BIN)/python -m tests.browser.make_diagrams

man: $(READY) ## the man pages in docs/man, from the command's own help
	$(BIN)/python -m tests.cli.make_man

protocol: $(READY) ## the page's message types, from the server's
	$(BIN)/python -m lucchetto.server.wire.typescript

lock: $(READY) ## pin the newest dependencies, with hashes
	echo uv | $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
		--custom-compile-command "make lock" - -o requirements-uv.lock
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
		--custom-compile-command "make lock" --constraint requirements-uv.lock --extra lab --extra scale --extra dask --extra dev pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
		--custom-compile-command "make lock" --extra lab --extra bench --constraint requirements.lock \
		pyproject.toml -o requirements-bench.lock

clean: ## remove what the other targets made
	rm -rf $(VENV) web/node_modules src/lucchetto/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
