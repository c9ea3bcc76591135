# Two commands matter: `make play` and `make test`. Each sets up whatever it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MINUTES ?= 60
# Two more than there are cores: browser tests and servers also wait.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 2 if hasattr(os, "sched_getaffinity") else 4)')
# Node comes as a wheel in the environment; npm must find that one first.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.NOTPARALLEL:
.PHONY: help setup play-env lab-env dev-env page play lab test test-full check browser dist compiled soak bench load images diagrams man protocol lock clean
.DEFAULT_GOAL := help

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

setup: dev-env ## the environment for development only (.venv)

# What the other targets need. Each does nothing if it is there already, and continues after an interruption.
play-env lab-env dev-env:
	@$(PYTHON) requirements/install.py $(@:-env=)

page: play-env ## build the page, if its sources have changed
	@$(BIN)/python hatch_build.py

play: page ## play in the browser (in the terminal: .venv/bin/lucchetto play)
	@$(BIN)/lucchetto serve --open

test: check browser ## everything that must hold: make check, then all tests but the largest
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) -m "not full"

test-full: browser page ## the tests that are too large for make test
	$(BIN)/python -m pytest -n $(WORKERS) -m full

check: dev-env ## format, lint, types, architecture; the page's types
	@$(BIN)/python hatch_build.py --checks
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent check

browser: dev-env # Chromium for the browser tests, where there is none
	@$(BIN)/python tests/browser/get_chromium.py

dist: dev-env page ## wheel and source distribution in dist/; checked, installed and played
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist
	LUCCHETTO_DIST="$(CURDIR)/dist" $(BIN)/python -m pytest tests/test_package.py

compiled: dev-env page ## a wheel for this kind of machine in dist/compiled/, with rules, tables and views compiled (needs a C compiler)
	rm -rf dist/compiled
	LUCCHETTO_COMPILED=1 $(BIN)/python -m hatchling build -t wheel -d dist/compiled

lab: lab-env ## the lab extra: solver, arena, environments (.venv/bin/lucchetto solve classic), with its code compiled
	@$(BIN)/python -m lucchetto.cli.compiling

soak: dev-env page ## random faults and fuzzing under load, MINUTES=60 on SQLite and on PostgreSQL + Valkey
	$(BIN)/python -m tests.faults.soak --minutes $(MINUTES)

bench: dev-env ## the figures in the documents
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks.lab

load: dev-env ## the server under load, beside boardgame.io and Colyseus (an hour, on a machine that does nothing else)
	$(BIN)/python -m benchmarks.load

images: browser page ## the screenshots in docs/images
	$(BIN)/python -m tests.browser.make_images

diagrams: browser ## the diagrams of docs/architecture.md as SVG
	$(BIN)/python -m tests.browser.make_diagrams

man: dev-env ## the man pages in docs/man, from the command's own help
	$(BIN)/python -m tests.cli.make_man

protocol: dev-env ## the page's message types, from the server's
	$(BIN)/python -m lucchetto.server.wire.typescript

COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"
lock: dev-env ## pin the newest dependencies, with hashes
	echo uv | $(COMPILE) - -o requirements/uv.lock
	$(COMPILE) --constraint requirements/uv.lock --extra lab --extra parquet --extra openspiel --extra scale --extra dask \
		--extra dev pyproject.toml -o requirements/dev.lock
	$(COMPILE) --constraint requirements/dev.lock --extra lab --extra parquet --extra openspiel --extra build pyproject.toml \
		-o requirements/lab.lock
	$(COMPILE) --constraint requirements/dev.lock --extra exact --extra build pyproject.toml -o requirements/play.lock
	$(COMPILE) --constraint requirements/dev.lock --extra exact --extra scale pyproject.toml -o requirements/server.lock
	echo cyclonedx-bom | $(COMPILE) --constraint requirements/dev.lock - -o requirements/sbom.lock
	$(COMPILE) --constraint requirements/dev.lock --extra lab --extra openspiel --extra bench pyproject.toml \
		-o requirements/bench.lock

clean: ## remove what the other targets made
	rm -rf $(VENV) web/node_modules src/lucchetto/server/page .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
