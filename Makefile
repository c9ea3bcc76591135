# Two commands matter: `make play` and `make test`. Each sets up whatever it needs, once.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MINUTES ?= 60
# Two more than the number of cores, because browser tests and servers spend time waiting.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(len(os.sched_getaffinity(0)) + 2 if hasattr(os, "sched_getaffinity") else 4)')
# Node is a wheel in the environment; npm must find that one first.
NPM = cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

.NOTPARALLEL:
.PHONY: help setup play-env docs-env lab-env dev-env page docs static play lab test test-full check browser dist mutants soak bench figures load images diagrams man protocol lock clean
.DEFAULT_GOAL := help

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

setup: dev-env ## set up the environment for development (.venv), and nothing else

# Environments that the other targets need. Each does nothing if it is installed, and resumes after an interruption.
play-env docs-env lab-env dev-env:
	@$(PYTHON) requirements/install.py $(@:-env=)

page: play-env ## build the page, if its sources have changed
	@$(BIN)/python hatch_build.py

play: page ## play in the browser (in the terminal: .venv/bin/lucchetto play)
	@$(BIN)/lucchetto serve --open

docs: docs-env ## build the documentation, if its sources have changed; a server shows it at /docs
	@$(BIN)/python -m docs_site

static: page ## build the page without a server in static/; any web host can serve the folder
	$(NPM) run --silent build -- --mode static --outDir ../static --emptyOutDir --logLevel warn
	@$(BIN)/python -m browser_engine.static_site static

test: check browser docs ## run make check, then all but the largest tests
	$(NPM) run --silent test
	$(BIN)/python -m pytest -n $(WORKERS) -m "not full"

test-full: browser page docs ## run the tests that are too large for make test
	$(BIN)/python -m pytest -n $(WORKERS) -m full

check: dev-env ## check format, lint, types and architecture, and the page's format, lint and types
	@$(BIN)/python hatch_build.py --checks
	($(NPM) run --silent check) & page=$$!; \
	$(BIN)/ruff format --check . && $(BIN)/ruff check . && $(BIN)/mypy && $(BIN)/lint-imports; \
	python=$$?; wait $$page && exit $$python

browser: dev-env # fetch Chromium for the browser tests, if there is none
	@$(BIN)/python tests/browser/get_chromium.py

dist: dev-env page docs ## build the wheel and the source distribution in dist/, install the wheel and play a game
	rm -rf dist
	$(BIN)/python -m hatchling build -d dist
	LUCCHETTO_DIST="$(CURDIR)/dist" $(BIN)/python -m pytest tests/test_package.py

lab: lab-env ## install and compile the lab extra: solver, arena, environments (.venv/bin/lucchetto solve classic)
	@$(BIN)/python -m lucchetto.cli.compiling

mutants: dev-env ## inject small faults into rules, records, tables and coach, and check that the tests catch them (up to an hour; docs/testing.md)
	nice -n 15 $(BIN)/python -m tests.mutants

soak: dev-env page ## inject random faults and fuzz under load, for MINUTES=60 on SQLite and on PostgreSQL + Valkey
	$(BIN)/python -m tests.faults.soak --minutes $(MINUTES)

bench: dev-env ## run the benchmarks of the rules and of the lab extra (SAVE=--save stores their results)
	$(BIN)/python -m benchmarks $(SAVE)
	$(BIN)/python -m benchmarks.lab $(SAVE)

figures: dev-env ## write docs/figures.md from the stored results of the benchmarks
	$(BIN)/python -m benchmarks.figures

load: dev-env ## compare the server under load with boardgame.io and Colyseus (an hour, on an idle machine)
	$(BIN)/python -m benchmarks.load $(SAVE)

images: browser page ## take the screenshots in docs/images
	$(BIN)/python -m tests.browser.make_images

diagrams: browser ## render the diagrams of docs/architecture.md as SVG
	$(BIN)/python -m tests.browser.make_diagrams

man: dev-env ## write the man pages in docs/man from the command's help
	$(BIN)/python -m tests.cli.make_man

protocol: dev-env ## generate the page's message types from the server's
	$(BIN)/python -m lucchetto.server.wire.typescript

COMPILE = $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"
lock: dev-env ## pin the newest versions of all dependencies, with hashes
	echo uv | $(COMPILE) - -o requirements/uv.lock
	$(COMPILE) --constraint requirements/uv.lock --extra lab --extra parquet --extra openspiel --extra scale --extra dask \
		--extra dev pyproject.toml -o requirements/dev.lock
	$(COMPILE) --constraint requirements/dev.lock --extra lab --extra parquet --extra openspiel --extra build pyproject.toml \
		-o requirements/lab.lock
	$(COMPILE) --constraint requirements/dev.lock --extra exact --extra build pyproject.toml -o requirements/play.lock
	$(COMPILE) --constraint requirements/dev.lock --extra exact --extra docs pyproject.toml -o requirements/docs.lock
	$(COMPILE) --constraint requirements/dev.lock --extra exact --extra scale pyproject.toml -o requirements/server.lock
	echo msgspec | $(COMPILE) --constraint requirements/dev.lock - -o requirements/browser.lock
	echo cyclonedx-bom | $(COMPILE) --constraint requirements/dev.lock - -o requirements/sbom.lock
	$(COMPILE) --constraint requirements/dev.lock --extra lab --extra openspiel --extra bench pyproject.toml \
		-o requirements/bench.lock

clean: ## remove everything that the other targets created
	rm -rf $(VENV) web/node_modules src/lucchetto/server/page src/lucchetto/server/documentation static .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
