# Bastide: every target sets up what it needs and is quick the second time. Needs git, make and Python 3.11 or newer.
.DEFAULT_GOAL := help
.PHONY: help play setup test test-full check format bench build interpreted client wheel lock gallery docs layout translate clean

PORT ?= 8000
PY := .venv/bin/python
SETUP := python3 scripts/bootstrap.py

help:  ## show this list
	@echo "make TARGET, where TARGET is one of:"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  %-12s %s\n", $$1, $$2}' Makefile

play:  ## set everything up, start the server and open the table (PORT=8123, LAN=1 for other devices)
	@$(SETUP)
	@$(PY) -m scripts.build soon
	@exec $(PY) -m bastide.cli play --port $(PORT) $(if $(LAN),--lan)

setup:  ## make .venv with everything a developer needs
	@$(SETUP) --with dev

test: setup  ## checks, tests interpreted and compiled, client, browser: at most 15 minutes on two idle cores
	@$(PY) -m scripts.run_tests $(if $(COMPLETE),--complete)

test-full: setup  ## the same with the `long` tests: at most 60 minutes
	@$(PY) -m scripts.run_tests --full $(if $(COMPLETE),--complete)

check: setup  ## formatting, lint, types, imports, sizes, rule ids, words, data, drawings
	@$(PY) -m scripts.check

format: setup  ## put every Python file and the client's sources into the project's form
	@$(PY) -m ruff check --fix-only --quiet . && $(PY) -m ruff format --quiet .
	@$(PY) -m scripts.client format

bench: setup  ## print the project's figures
	@$(PY) -m scripts.build
	@$(PY) -m scripts.bench

build:  ## build the client and, where a C compiler is, the compiled core
	@$(SETUP)
	@$(PY) -m scripts.build

client:  ## build the browser client only
	@$(SETUP)
	@$(PY) -m scripts.client

interpreted:  ## remove the compiled core: the same files run interpreted
	@$(SETUP)
	@$(PY) -m scripts.compiled remove

wheel:  ## make a source distribution and a wheel in dist/
	@$(SETUP)
	@$(PY) -m scripts.release.wheel

lock: setup  ## write the versions in .venv into constraints.txt
	@$(PY) -m scripts.lock

layout: setup  ## write the pages and lists of the documents that are made from the code
	@$(PY) -m scripts.layout_docs
	@$(PY) -m scripts.decision_index
	@$(PY) -m scripts.reference
	@$(PY) -m scripts.openapi
	@$(PY) -m scripts.message_docs

translate: setup  ## the page with its words as they are saved, for translators (docs/extend/translating.md)
	@$(PY) -m scripts.translate

gallery: client  ## every page, state and tile on one sheet: artefacts/gallery.html
	@$(SETUP) --with dev
	@$(PY) -m scripts.gallery

docs:  ## the documentation as a site, to be opened as files: build/site/index.html
	@$(SETUP) --with docs
	@$(PY) -m scripts.site

clean:  ## remove everything that was built, .venv too
	@rm -rf .venv build dist artefacts src/bastide/client client/node_modules client/lint/node_modules .mypy_cache .ruff_cache .pytest_cache \
		.hypothesis .import_linter_cache
	@find src -name '*.so' -delete; find src scripts tests -name '__pycache__' -prune -exec rm -rf {} +
