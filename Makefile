# Everything starts here: `make play`, `make test`. Each target first sets up what it needs, in .venv alone.
PYTHON ?= python3
BIN := .venv/bin
# What `make bench` compares our drawing with.
PEERS := cairosvg pycairo
.DEFAULT_GOAL := help

.PHONY: help play run test quick check bench ladder simulate fuzz shapes many universe load ahead plants mutants manifests nightly format commands decisions lock backup restore rescue data doctor notices
help: ## what there is
	@sed -n 's/^\([a-z]*\):[^#]*## \(.*\)/  make \1\t\2/p' Makefile

play: .venv/runtime ## play now: a local Discord in the browser, no token needed
	@$(BIN)/python -m bot play $(if $(RESET),--reset)

run: .venv/runtime ## the bot on Discord, with the token in .env
	@$(BIN)/python -m bot run

backup: .venv/runtime ## a copy of the database, while the bot runs: make backup TO=file, or TO=folder KEEP=7
	@$(BIN)/python -m bot backup $(TO) $(if $(KEEP),--keep $(KEEP))

restore: .venv/runtime ## a backup in the database's place, while the bot is stopped: make restore FROM=file
	@$(BIN)/python -m bot restore $(FROM)

rescue: .venv/runtime ## what is intact in a damaged database, in a new one, while the bot is stopped: make rescue TO=file
	@$(BIN)/python -m bot rescue $(TO)

data: .venv/runtime ## whether all that is kept can be read and agrees, while the bot runs or not
	@$(BIN)/python -m bot check --data

doctor: .venv/runtime ## everything around the bot, a line each: settings, disk, database, backup, Discord, clock, token
	@$(BIN)/python -m bot doctor

notices: .venv/runtime ## NOTICES.txt: the licences of all packages and fonts on which the bot runs
	@$(BIN)/python -m bot notices > NOTICES.txt.new && mv NOTICES.txt.new NOTICES.txt || { rm -f NOTICES.txt.new; exit 1; }

# Each of the tests' processes compiles everything anew where the environment says that nothing compiled be kept.
test quick: export PYTHONDONTWRITEBYTECODE =

# Three on two cores: one of them often waits for a browser, a disk or a bot. A fourth would draw all pictures once more.
test: .venv/dev .venv/chromium ## the tests, but those of the night: about six minutes
	@$(BIN)/python -m pytest -q -n 3 --dist worksteal -m "not nightly" $(ARGS)

quick: .venv/dev ## the tests that take less than a minute together
	@$(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not slow and not nightly" $(ARGS)

check: .venv/dev ## lint, format, types, who imports whom
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@PYTHONPATH=. $(BIN)/lint-imports

bench: .venv/dev $(PEERS:%=.venv/peer-%) ## the figures: rules, storage, leaderboards, pictures
	@for topic in rules storage restore audit leaderboards years pictures themes replay decided kept playground boards fair thinking presses requests page heard; do echo; $(BIN)/python -m tests.bench.$$topic || exit 1; done

ladder: .venv/dev ## how strong the computer players are: make ladder ROWS=gembatan-2 MATCHES=100
	@$(BIN)/python -m tests.ladder $(ROWS) $(if $(MATCHES),--matches $(MATCHES)) $(ARGS)

simulate: .venv/simulate ## play Gem Rush against itself: make simulate N=400 MODE=crisis LEVEL=normal
	@$(BIN)/python -m tests.simulate $(if $(N),--n $(N)) $(if $(MODE),--mode $(MODE)) $(if $(LEVEL),--level $(LEVEL)) $(ARGS)

fuzz: .venv/dev ## 100,000 spoilt texts for each reader of positions, moves and records: some minutes
	@$(BIN)/python -m tests.fuzz $(ARGS)

shapes: .venv/dev ## extreme boards, names, scores and whole random matches, all painted: make shapes ARGS="--n 2000"
	@$(BIN)/python -m tests.shapes $(ARGS)

many: .venv/dev ## four processes on one database, killed while members of 400 servers play: make many ARGS="--seconds 600"
	@$(BIN)/python -m tests.many $(ARGS)

universe: .venv/dev ## the bot, Discord, disk and members simulated: make universe SEED=7 tells one, N=1000 tries many
	@$(BIN)/python -m tests.universe $(or $(SEED),1) $(if $(N),--n $(N)) $(if $(DAYS),--days $(DAYS)) $(if $(PLANT),--plant $(PLANT)) $(ARGS)

plants: .venv/dev ## plant each known fault into universes, and say which the laws find: make plants ARGS="lost-calls"
	@$(BIN)/python -m tests.universe.planted --jobs 2 $(ARGS)

mutants: .venv/mutation ## change the code in one place at random, and see whether a test notices: make mutants N=300 SEED=1
	@$(BIN)/python -m pytest -q tests/mutation
	@$(BIN)/python -m tests.mutation $(if $(N),--n $(N)) $(if $(SEED),--seed $(SEED)) $(ARGS)

load: .venv/dev ## what the bot costs with 1, 2 and 4 processes, on this machine alone: make load ARGS="--processes 1,2"
	@$(BIN)/python -m tests.load $(ARGS)

# The package registry has no pre-release of discord.py, so its source must be reachable. Where it is not, this says so and passes.
AHEAD ?= https://github.com/Rapptz/discord.py/archive/refs/heads/master.tar.gz
ahead: .venv/dev ## all tests with the development head of discord.py
	@rm -rf .venv/ahead
	@if $(BIN)/pip install --quiet --disable-pip-version-check --no-deps --target .venv/ahead "$(AHEAD)" 2>.venv/ahead.log; then \
	  PYTHONPATH=.venv/ahead $(BIN)/python -m pytest -q -n 2 --dist worksteal -m "not nightly" $(ARGS); \
	  else echo "$(AHEAD) cannot be reached or built here, so the head of discord.py is not tried; .venv/ahead.log says why." >&2; fi

manifests: .venv/manifests ## the files for Kubernetes, by its schemas (108 MB, installed once)
	@$(BIN)/python -m tests.deploy.manifests

NIGHT := fuzz shapes many ahead plants manifests
PART = $(MAKE) --no-print-directory
nightly: .venv/dev ## all that takes hours: for a night, not for each change
	@failed=; part() { "$$@" || failed="$$failed\n  $$*"; }; \
	  for each in $(NIGHT); do part $(PART) $$each; done; \
	  part $(BIN)/python -m tests.universe $$(date +%s) --minutes 60 --keep; \
	  part $(BIN)/python -m tests.universe $$(date +%s) --days 0.1 --twins 0 --futures 24 --minutes 30 --keep; \
	  part $(BIN)/python -m pytest -q -n 2 --dist worksteal -m nightly; \
	  [ -z "$$failed" ] || { printf "These parts of the night have failed:$$failed\n" >&2; exit 1; }

format: .venv/dev ## put the code in form
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .

commands: .venv/dev ## write the table of COMMANDS.md from the command tree
	@$(BIN)/python -m tests.commands

decisions: .venv/dev ## write a line for each entry of decisions/ into DECISIONS.md
	@$(BIN)/python -m tests.decisions

lock: .venv/dev ## write the exact versions anew, after a change in pyproject.toml
	@$(BIN)/uv pip compile -q --universal --generate-hashes --no-header pyproject.toml -o requirements.txt $(ARGS)
	@for group in dev:tests/requirements.txt simulate:tests/simulate/requirements.txt mutation:tests/mutation/requirements.txt manifests:tests/deploy/manifests.txt sbom:deploy/sbom.txt $(foreach peer,$(PEERS),peer-$(peer):tests/bench/peers/$(peer).txt); do \
	  $(BIN)/uv pip compile -q --universal --generate-hashes --no-header --group pyproject.toml:$${group%%:*} \
	    -c requirements.txt -o $${group#*:} $(ARGS) || exit 1; done

# ---- what has to be there ----
.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Lapidary needs Python 3.11 or newer as $(PYTHON): install it, or name yours: make PYTHON=/path/to/python3." >&2; exit 1; }
	@$(PYTHON) -m venv .venv >/dev/null || { rm -rf .venv; \
	  echo "Python's venv module is missing: on Debian and Ubuntu, apt-get install python3-venv." >&2; exit 1; }

.venv/runtime: requirements.txt .venv/bin/pip
	@echo "Setting up Lapidary in .venv (once, about a minute) ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt || \
	  { echo "The packages in requirements.txt could not be installed: is there a way to a package index?" >&2; exit 1; }
	@touch $@

.venv/dev: requirements.txt tests/requirements.txt .venv/runtime
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt -r tests/requirements.txt
	@touch $@

# Each by itself. One that cannot be installed or built here is left out; the next `make bench` tries it again.
.venv/peer-%: tests/bench/peers/%.txt .venv/dev
	@if $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r $< >$@.log 2>&1; then touch $@; \
	  else echo "$* cannot be installed here and is left out below; $@.log says why." >&2; fi

.venv/simulate: tests/simulate/requirements.txt .venv/runtime
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r tests/simulate/requirements.txt
	@touch $@

.venv/manifests: tests/deploy/manifests.txt .venv/dev
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r tests/deploy/manifests.txt
	@touch $@

.venv/mutation: tests/mutation/requirements.txt .venv/dev
	@$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r tests/mutation/requirements.txt
	@touch $@

# The browser tests take a Chromium that is there, or Debian's where it may be installed; else they are skipped, and say so.
.venv/chromium: .venv/dev
	@sh .ci/chromium
	@touch $@
