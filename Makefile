# Everything one does with Flibuste, from a fresh clone on. `make` alone lists it.

PYTHON ?= $(or $(shell command -v python3.11),python3)
GAME ?= port-royal
BASE ?= main

VENV := .venv
BIN := $(VENV)/bin
PREPARE := $(PYTHON) -m tools.prepare $(VENV)
COMPILED := build/compiled
export RUFF_OUTPUT_FORMAT := concise

.DEFAULT_GOAL := help
.PHONY: help play terminal setup web browser compiled test slow faults fuzz check format bench bench-compare learners profile playthroughs equality docs dist lock clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-14s%s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play web ## play in the browser
	@$(BIN)/python -m tools.start serve $(ARGS)

terminal: $(VENV)/.play ## play in the terminal (GAME=port-royal)
	@$(BIN)/python -m tools.start play $(GAME) $(ARGS)

setup: $(VENV)/.setup ## everything a contributor needs, in .venv
	@:

web: $(VENV)/.play ## the fonts, icons, styles and scripts of the pages
	@$(BIN)/python -m tools.web

browser: setup ## a Chromium for the browser tests
	@tools/browser.sh $(BIN)

compiled: $(VENV)/.build web ## the package with its rules and rules of thumb compiled, in build/compiled
	@$(BIN)/python -m tools.compile

test: setup web browser compiled ## the test suite (ARGS="-k river" to choose)
	@$(BIN)/pytest -n auto $(ARGS)

slow: setup web browser compiled ## the long random runs
	@$(BIN)/pytest -n auto -m slow $(ARGS)

faults: setup web ## kill, fill, jam and restart real servers, and see that nothing is lost (ARGS="--times 5")
	@$(BIN)/python -m tests.faults $(ARGS)

fuzz: setup web ## ten thousand odd requests to a real server (ARGS="--requests 500")
	@$(BIN)/python -m tests.faults.fuzz $(ARGS)

check: setup ## format, lint, types, layers, documentation
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/python tools/check_layers.py
	@$(BIN)/python tools/check_hooks.py
	@$(BIN)/python tools/check_docs.py
	@$(BIN)/python -m tools.web check

format: setup ## rewrite the code in the project's format
	@$(BIN)/ruff check --fix --quiet .
	@$(BIN)/ruff format --quiet .

bench: setup compiled ## measure the speed of every game (ARGS="--game amerigo --seats 4" for one)
	@PYTHONPATH=$(COMPILED):. $(BIN)/python -m benchmarks.table $(ARGS)

bench-compare: setup compiled ## instructions per decision, here and at another commit (BASE=main)
	@$(BIN)/python -m benchmarks.compare $(BASE)

learners: setup compiled ## let learners of other projects play the environments (ARGS="--seconds 60 maskable_ppo")
	@$(BIN)/python -m benchmarks.learners.table $(ARGS)

profile: setup compiled ## a flame graph of random play (GAME=port-royal)
	@$(BIN)/python -m benchmarks.flame $(GAME) $(ARGS)

playthroughs: setup ## rewrite the golden playthroughs (read the diff like code)
	@$(BIN)/pytest tests/playthroughs --rewrite

equality: setup compiled ## play seeded games before and after a change (ARGS="keep FILE", "compare FILE")
	@PYTHONPATH=$(COMPILED) $(BIN)/python -m tools.equality $(ARGS)

docs: setup ## refresh the tables of docs/rules and docs/observations, run the examples of the documentation
	@$(BIN)/python tools/rules_table.py
	@$(BIN)/python -m tools.observation_pages
	@$(BIN)/python tools/check_docs.py

dist: setup web compiled ## the wheel and the source archive, in dist
	@$(BIN)/python -m build --no-isolation --sdist --wheel $(ARGS)

lock: setup ## pin all dependencies (ARGS=--upgrade for the newest versions)
	@$(BIN)/python -m tools.lock $(ARGS)

clean: ## remove everything that was built, but not .venv
	@rm -rf build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -not -path './$(VENV)/*' -prune -exec rm -rf {} +

$(VENV)/.play: requirements/server.txt
	@command -v $(PYTHON) >/dev/null || { echo "Flibuste needs Python 3.11 or newer: install python3, then run make again." >&2; exit 1; }
	@$(PREPARE) server
	@touch $@

$(VENV)/.build: requirements/build.txt pyproject.toml $(VENV)/.play
	@$(PREPARE) build
	@touch $@

$(VENV)/.setup: requirements/dev.txt $(VENV)/.build
	@$(PREPARE) dev
	@touch $@
