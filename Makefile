# Brassboard. A machine with Python 3.11 or newer, make and a shell is enough: every target sets up what it needs by
# itself, inside this folder, and is quick when nothing changed.
#
#   make play       play the tutorial game in the terminal
#   make test       everything: format, lint, types, all tests with coverage
#   make check      before every commit: format, lint, types, imports, fast tests
#   make bench      decisions per second, here and against Catanatron
#   make docs       the documentation site, in site/
#   make picture    the picture of the terminal game, anew
#   make compiled   kernel, kit and rules compiled with mypyc, and their tests run against that
#   make million    a million random decisions of the duel with every invariant on
#   make clean      remove whatever the targets above have made
#
# Another Python: make PYTHON=python3.12 test

VENV     := .venv
PY       := $(VENV)/bin/python
COMPILED := .venv-compiled
CPY      := $(COMPILED)/bin/python
PIP      := -m pip --quiet --quiet --disable-pip-version-check --no-input
WORKERS  ?= auto
SOURCES  := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.txt' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play test check format bench docs picture compiled million clean

help:
	@sed -n 's/^#   //p' Makefile

# --- what a player runs -----------------------------------------------------------------------------------------------

play: $(VENV)/.installed
	@$(VENV)/bin/brassboard play duel

# --- what a contributor runs ------------------------------------------------------------------------------------------

# Every part runs even when an earlier one fails, so one run shows everything there is to mend.
test: $(VENV)/.dev
	@failed=""; \
	 $(PY) -m ruff format --check . || failed="$$failed format"; \
	 $(PY) -m ruff check . || failed="$$failed lint"; \
	 $(PY) -m mypy || failed="$$failed types"; \
	 $(PY) -m pytest -n $(WORKERS) --cov --cov-report=term || failed="$$failed tests"; \
	 rm -f .coverage.*; \
	 if [ -n "$$failed" ]; then echo "make test: failed:$$failed" >&2; exit 1; fi; \
	 echo "make test: format, lint, types and tests are all right"

check: $(VENV)/.dev
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -m pytest tests/test_imports.py tests/test_purity.py tests/test_compiled.py
	@$(PY) -m pytest -n $(WORKERS) -m "not slow"

format: $(VENV)/.dev
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

bench: $(VENV)/.bench
	@$(PY) -m brassboard bench
	@if [ -f benchmarks/against_peers.py ]; then $(PY) benchmarks/against_peers.py; fi

docs: $(VENV)/.docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet
	@echo "make docs: open site/index.html"

picture: $(VENV)/.installed
	@$(PY) tools/picture.py

million: $(VENV)/.dev
	@$(PY) -m brassboard conformance duel --decisions 1000000 --players 2,3,4

# The same sources, compiled, in their own virtual environment. Which modules: pyproject.toml, hooks.mypyc.
compiled: $(COMPILED)/.compiled
	@$(CPY) tools/compiled.py
	@$(CPY) -m pytest -n $(WORKERS) $(wildcard tests/kernel tests/kit tests/games/duel tests/conformance)

clean:
	@rm -rf $(VENV) $(COMPILED) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis .brassboard
	@rm -f .coverage .coverage.*
	@find src tests -name '__pycache__' -prune -exec rm -rf {} +
	@find src -name '*.so' -delete

# --- setting up -------------------------------------------------------------------------------------------------------

# The first Python that is new enough. An environment that could not be finished is removed, so that the next try starts afresh.
define new_venv
@for python in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11); do \
   if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found="$$python"; break; fi; \
 done; \
 if [ -z "$$found" ]; then \
   echo "Brassboard needs Python 3.11 or newer; here is: $$($(or $(PYTHON),python3) --version 2>&1)." >&2; \
   echo "If you have a newer one under another name: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; \
 fi; \
 echo "Setting up $(1) with $$("$$found" --version) (once)"; \
 "$$found" -m venv $(1) || { rm -rf $(1); echo "Python's venv module failed; on Debian: apt install python3-venv" >&2; exit 1; }
endef

$(PY):
	$(call new_venv,$(VENV))

$(CPY):
	$(call new_venv,$(COMPILED))

# Stamps: newer than pyproject.toml means installed. More extras include the plain installation.
$(VENV)/.installed: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.docs: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable '.[docs]'
	@touch $@ $(VENV)/.installed

$(VENV)/.bench: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable '.[bench]'
	@touch $@ $(VENV)/.installed

# By way of a source archive: the compiler leaves its libraries beside the sources, and there they would be imported
# instead of the sources ever after.
$(COMPILED)/.dev: pyproject.toml | $(CPY)
	@$(CPY) $(PIP) install 'hatchling>=1.27' '.[dev]'
	@touch $@

$(COMPILED)/.compiled: $(COMPILED)/.dev $(SOURCES)
	@rm -rf build/compiled
	@$(CPY) -m hatchling build --target sdist --directory build/compiled
	@echo "Compiling with mypyc (a minute or two)"
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(CPY) $(PIP) wheel --no-deps --wheel-dir build/compiled build/compiled/*.tar.gz
	@$(CPY) $(PIP) install --no-deps --force-reinstall build/compiled/*.whl
	@touch $@
