# Brassboard. A machine with Python 3.11 or newer, make and a shell is enough: every target sets up what it needs by
# itself, inside this folder, and is quick when nothing changed.
#
#   make play        the table in your browser: play against bots, with friends, at one screen
#   make terminal    play the tutorial game in the terminal
#   make test        the quick tier, ten minutes on two cores: format, lint, types, the page, and a test of everything, also in a browser
#   make deep        all tests at their full depth: every case, long random play, ladders, whole games in the browser (half an hour)
#   make coverage    which lines of ours no test runs, without the browser (slow: measuring costs as much as running)
#   make check       before every commit: format, lint, types, imports, the quick tests outside the browser
#   make golden      play the golden games anew, after a change of rules or content that is meant (some minutes)
#   make bench       decisions per second, here, against Catanatron, with two workers and in play-outs
#   make page        build the page (make play does it by itself)
#   make docs        the documentation site, in site/
#   make screenshots the pictures of the page in docs/images, anew
#   make picture     the picture of the terminal game, anew
#   make compiled    kernel, kit and rules compiled with mypyc, and all tests (as in make deep) run against that
#   make crash       kill the server 50 times under load: nothing acknowledged may be lost
#   make load        moves per second over loopback, and the latency of 400 paced matches
#   make million     a million random decisions of the duel with every invariant on
#   make random      300,000 random decisions each of the Smog Riders, of Scythe and of Alone, over all numbers of players
#   make balance     the balance reports of the Smog Riders, of Scythe and of Alone, anew (compiled; some hours)
#   make ladder      how strong the bots are: random, greedy, mcts (compiled; up to two hours for Scythe, half an hour for each other game)
#   make clean       remove whatever the targets above have made
#
# Another Python: make PYTHON=python3.12 test. No Chromium and no way to install one: make test BROWSER=skip

VENV     := .venv
PY       := $(VENV)/bin/python
COMPILED := .venv-compiled
CPY      := $(COMPILED)/bin/python
PIP      := -m pip --quiet --quiet --disable-pip-version-check --no-input
WORKERS  ?= auto
TESTS    := -m pytest -n $(WORKERS) --dist worksteal --durations=10
PAGE     := src/brassboard/server/page/.stamp
WEB      := $(shell find web -path web/node_modules -prune -o -path web/tests -prune -o -type f -print 2>/dev/null)
SOURCES  := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.txt' -o -name '*.map' -o -name '*.scenario' -o -name '*.chapter' 2>/dev/null)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test deep coverage check format golden bench page docs picture screenshots compiled crash load million random balance ladder clean

help:
	@sed -n 's/^#   //p' Makefile

# --- what a player runs -----------------------------------------------------------------------------------------------

play: $(VENV)/.installed $(PAGE)
	@$(VENV)/bin/brassboard

terminal: $(VENV)/.installed
	@$(VENV)/bin/brassboard play duel

# --- what a contributor runs ------------------------------------------------------------------------------------------

# Sets $$out to what pytest must leave out where there is no browser, and $$left to the words that say so.
define find_browser
out=""; left=""; \
	 if [ "$(BROWSER)" = skip ]; then out="--ignore=tests/web"; left=" (BROWSER=skip: NOTHING was tried in a browser)"; \
	 elif ! $(PY) tools/webtable.py --install >/dev/null; then out="--ignore=tests/web"; failed="$$failed browser"; fi
endef

# How long the target took, from $$begun on, and whether anything is in $$failed.
define say_how_it_went
took=$$(($$(date +%s) - begun)); took="$$((took / 60)) min $$((took % 60)) s"; \
	 if [ -n "$$failed" ]; then echo "make $@: failed after $$took:$$failed$$left" >&2; exit 1; fi
endef

# Every part runs even when an earlier one fails, so one run shows everything there is to mend. The types are checked
# beside the page, each on a core of its own. The tests end with the ten slowest of them, and with the rules they prove.
test: $(VENV)/.dev
	@begun=$$(date +%s); failed=""; types=$$(mktemp); \
	 $(PY) -m mypy >"$$types" 2>&1 & mypy=$$!; \
	 $(PY) -m ruff format --check . || failed="$$failed format"; \
	 $(PY) -m ruff check . || failed="$$failed lint"; \
	 $(PY) hatch_build.py || failed="$$failed page"; \
	 $(PY) hatch_build.py run check || failed="$$failed page-types"; \
	 $(PY) hatch_build.py test || failed="$$failed page-tests"; \
	 wait $$mypy || failed="$$failed types"; cat "$$types"; rm -f "$$types"; \
	 $(find_browser); \
	 $(PY) $(TESTS) $$out || failed="$$failed tests"; \
	 for game in $$($(PY) -c 'import brassboard; print(*brassboard.games())'); do \
	   $(PY) -m brassboard rules $$game --coverage || failed="$$failed rules-of-$$game"; \
	 done; \
	 $(say_how_it_went); \
	 echo "make test: format, lint, types, page, tests and rules are all right after $$took$$left"

# Which tests are deep, and how much deeper the others go: src/brassboard/testing/depth.py.
deep: $(VENV)/.dev
	@begun=$$(date +%s); failed=""; \
	 $(find_browser); \
	 $(PY) $(TESTS) --deep $$out || failed="$$failed tests"; \
	 $(say_how_it_went); \
	 echo "make deep: all tests are all right at their full depth after $$took$$left"

# The browser's tests are no measure of lines: tests/conftest.py says which tests are not traced.
coverage: $(VENV)/.dev
	@$(PY) $(TESTS) --cov --cov-report=term --ignore=tests/web
	@rm -f .coverage.*

check: $(VENV)/.dev
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy
	@$(PY) -m pytest tests/test_imports.py tests/test_purity.py tests/test_compiled.py
	@$(PY) $(TESTS) --ignore=tests/web

format: $(VENV)/.dev
	@$(PY) -m ruff format .
	@$(PY) -m ruff check --fix .

# Every game that has a recorder (tests/games/<id>/record.py) writes its journals in tests/golden anew. A game whose rules
# and content have not changed gives the same files again: `git diff tests/golden` shows what your change did.
golden: $(VENV)/.dev
	@for recorder in tests/games/*/record.py; do \
	   game=$$(basename $$(dirname $$recorder)); echo "make golden: $$game"; \
	   PYTHONPATH=tests $(PY) -m games.$$game.record || exit 1; \
	 done

# Every part runs even when a bar before it is missed.
bench: $(VENV)/.dev
	@failed=""; \
	 $(PY) -m brassboard bench || failed="$$failed bench"; \
	 $(PY) benchmarks/against_peers.py || failed="$$failed against-peers"; \
	 $(PY) benchmarks/workers.py || failed="$$failed workers"; \
	 $(PY) tools/ladder.py --speed || failed="$$failed play-outs"; \
	 if [ -n "$$failed" ]; then echo "make bench: a bar was missed:$$failed" >&2; exit 1; fi

page: $(VENV)/.dev
	@$(PY) hatch_build.py

docs: $(VENV)/.docs
	@NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet
	@echo "make docs: open site/index.html"

picture: $(VENV)/.installed
	@$(PY) tools/picture.py

screenshots: $(VENV)/.dev
	@$(PY) tools/webtable.py --install >/dev/null
	@$(PY) tools/screenshots.py

crash: $(VENV)/.dev
	@$(PY) tests/server/crash.py --kills 50

load: $(VENV)/.dev
	@$(PY) benchmarks/load.py
	@$(PY) benchmarks/load.py --paced

million: $(VENV)/.dev
	@$(PY) -m brassboard conformance duel --decisions 1000000 --players 2,3,4

random: $(VENV)/.dev
	@$(PY) -m brassboard conformance smog_riders --decisions 300000 --players 2,3,4
	@$(PY) -m brassboard conformance scythe --decisions 300000 --players 1,2,3,4,5,6,7
	@$(PY) -m brassboard conformance alone --decisions 300000 --players 2,3,4
	@$(PY) -m brassboard conformance moloch --decisions 300000 --players 2,3,4,5

balance: $(COMPILED)/.compiled
	@$(CPY) tools/balance.py
	@$(CPY) tools/balance_scythe.py
	@$(CPY) tools/balance_alone.py
	@$(CPY) tools/balance_moloch.py

ladder: $(COMPILED)/.compiled
	@$(CPY) tools/ladder.py

# The same sources, compiled, in their own virtual environment. Which modules: pyproject.toml, hooks.mypyc.
compiled: $(COMPILED)/.compiled
	@$(CPY) tools/compiled.py
	@$(CPY) tools/webtable.py --install >/dev/null
	@$(CPY) $(TESTS) --deep -rs

clean:
	@rm -rf $(VENV) $(COMPILED) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis .brassboard
	@rm -rf web/node_modules $(dir $(PAGE))
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
	@echo "Installing Brassboard and building its page (a minute, once)"
	@$(PY) $(PIP) install --editable .
	@touch $@

# The build backend builds the page when it installs, and brings the Node for it: nothing but Python is needed.
$(PAGE): $(WEB) | $(VENV)/.installed
	@echo "Building the page"
	@$(PY) $(PIP) install --no-deps --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.docs: pyproject.toml | $(PY)
	@$(PY) $(PIP) install --editable '.[docs]'
	@touch $@ $(VENV)/.installed

# By way of a source archive: the compiler leaves its libraries beside the sources, and there they would be imported
# instead of the sources ever after.
$(COMPILED)/.dev: pyproject.toml | $(CPY)
	@$(CPY) $(PIP) install 'hatchling>=1.27' '.[dev]'
	@touch $@

$(COMPILED)/.compiled: $(COMPILED)/.dev $(SOURCES)
	@rm -rf build/compiled
	@$(CPY) -m hatchling build --target sdist --directory build/compiled
	@echo "Compiling with mypyc (about ten minutes)"
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(CPY) $(PIP) wheel --no-deps --wheel-dir build/compiled build/compiled/*.tar.gz
	@$(CPY) $(PIP) install --no-deps --force-reinstall build/compiled/*.whl
	@touch $@
