# .venv           the sources, editable and never compiled: checks, interpreted tests, debugging
# .venv-compiled  the built wheel: play, compiled tests; a compiled module never sits beside its source
# .venv-profiled  a wheel built with a profile of played games, which takes twice as long: bench, wheel
# .venv-fuzz      schemathesis, for the long run
# .venv-node      Node, to build the page; not needed once the page is built

PYTHON ?= python3
ARGS ?=
WORKERS ?= 2
SERVER_WORKERS ?= 3  # many tests of the server wait for processes, so that two would leave a core idle

DEV := .venv
COMPILED ?= .venv-compiled
BENCH := .venv-bench
LOCKING := .venv-lock
FUZZ := .venv-fuzz
AUDIT := .venv-audit
NODE := .venv-node
PAGE := src/bakehouse/server/page
CODE := $(wildcard src tests tools benchmarks examples setup.py)

# Tests whose result may depend on the form of the engine; the rest runs once, on the compiled form.
BOTH_FORMS := tests/core tests/games tests/contract tests/records tests/sixth_game \
	tests/bots/test_search.py tests/bots/test_levels.py tests/bots/test_same_games.py tests/test_table.py tests/test_start.py tests/test_cli.py::test_version \
	tests/test_cli.py::test_a_new_language \
	tests/server/test_games.py tests/terminal/test_play.py

# The name of a stamp holds a checksum of what it was made from: contents that changed are rebuilt, whatever their dates.
checksum = $(firstword $(shell { $(PYTHON) -V; $(1); } 2>&1 | cksum))
LOCK_SUM := $(call checksum,cat requirements.lock)
DEV_SUM := $(call checksum,cat requirements-dev.lock)
BENCH_SUM := $(call checksum,cat requirements-bench.lock)
FUZZ_SUM := $(call checksum,cat requirements-fuzz.lock)
AUDIT_SUM := $(call checksum,cat requirements-audit.lock)
EDITABLE_SUM := $(call checksum,cat pyproject.toml setup.py)
PAGE_SUM := $(firstword $(shell { cat requirements-node.lock; find web \( -name node_modules -o -path web/tests \) -prune -o -type f -print | \
	LC_ALL=C sort | xargs cksum; } 2>&1 | cksum))
SOURCE_SUM := $(call checksum,\
	for tool in $(CC) gcc clang; do command -v $$tool; done; echo "$(BAKEHOUSE_PURE)" "$(BAKEHOUSE_PROFILED)"; \
	cksum setup.py tools/train.py pyproject.toml requirements.lock; \
	echo $(PAGE_SUM); find src -type f \( -name '*.py' -o -name '*.toml' -o -name '*.yaml' -o -name '*.ftl' -o -name spec.md -o -name py.typed -o -path '*/lab/*.css' \) | LC_ALL=C sort | xargs cksum)

WHEEL := build/wheel-$(SOURCE_SUM)/built
DEV_READY := $(DEV)/.installed-$(EDITABLE_SUM)
COMPILED_READY := $(COMPILED)/.installed-$(SOURCE_SUM)
BENCH_READY := $(BENCH)/.installed-$(SOURCE_SUM)
PROFILED := BAKEHOUSE_PROFILED=1 $(MAKE) --no-print-directory COMPILED=.venv-profiled
PAGE_READY := $(PAGE)/.built-$(PAGE_SUM)

install = $(1)/bin/python -m pip install -qq --disable-pip-version-check

define new_environment
	@$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' || { \
		echo "Bakehouse needs Python 3.11 to 3.14, and $(PYTHON) is not: try make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@rm -rf $(1)
	@$(PYTHON) -m venv $(1)
	@tools/stage "environment $(1)" $(call install,$(1)) --require-hashes -r $(2)
endef

define install_wheel
	@rm -f $(1)/.installed-*
	@$(call install,$(1)) --no-deps --force-reinstall $(dir $(WHEEL))*.whl
endef

define must_be_compiled
	@$(1)/bin/bakehouse --version | grep -w compiled || { \
		echo "$(1) holds the interpreted form: see $(dir $(WHEEL))log"; exit 1; }
endef

.NOTPARALLEL:
.PHONY: help play terminal test test-compiled test-interpreted check page screenshots wheel dist bench bench-run \
	budget soak soak-long soak-same fuzz mutants sbom audit lock clean
.SECONDARY: $(WHEEL)
.DEFAULT_GOAL := help

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(COMPILED_READY) ## play in the browser: make play ARGS="--host 0.0.0.0"
	@$(COMPILED)/bin/bakehouse serve $(ARGS)

terminal: $(COMPILED_READY) ## play at the terminal: make terminal ARGS="pastry-chefs --seats 4"
	@$(COMPILED)/bin/bakehouse play $(ARGS)

test: ## run all tests on the compiled form, then those of the engine on the interpreted form
	@tools/debian
	@$(MAKE) --no-print-directory test-compiled
	@$(MAKE) --no-print-directory budget ARGS=
	@$(MAKE) --no-print-directory test-interpreted

test-compiled: $(COMPILED_READY) $(COMPILED)/.dev-$(DEV_SUM)
	$(call must_be_compiled,$(COMPILED))
	@tools/stage "tests compiled" sh -c '$(compiled_tests) -n $(SERVER_WORKERS) $(ARGS) || { \
		echo "What failed is run once more, alone: tests of pace and of browsers need a free core."; \
		$(compiled_tests) --last-failed --last-failed-no-failures none $(ARGS); }'
compiled_tests = $(COMPILED)/bin/python -m pytest -q

test-interpreted: $(DEV_READY)
	@tools/stage "tests interpreted" $(DEV)/bin/python -m pytest -q -n $(WORKERS) -m "not slow and not compiled" \
		$(BOTH_FORMS) $(ARGS)

check: $(DEV_READY) ## check format, lint, types, imports, docs and the page
	@tools/stage format $(DEV)/bin/ruff format --check .
	@tools/stage lint $(DEV)/bin/ruff check --output-format concise .
	@tools/stage types $(DEV)/bin/mypy --strict $(CODE)
	@tools/stage imports $(DEV)/bin/lint-imports --no-logo
	@tools/stage docs $(DEV)/bin/python tools/check_docs.py
	@tools/stage page tools/page check

page: $(PAGE_READY) ## build the page from web/ (Node is installed from PyPI)

screenshots: $(DEV_READY) $(PAGE_READY) ## save a picture of every screen in build/screenshots
	@tools/debian
	@$(DEV)/bin/python -m tools.screenshots build/screenshots

wheel: ## build the fastest wheel, optimised with a profile of played games, into dist/
	@$(PROFILED) dist

dist: $(COMPILED_READY)
	$(call must_be_compiled,$(COMPILED))
	@mkdir -p dist
	@cp $(dir $(WHEEL))*.whl dist

bench: ## measure the fastest wheel beside OpenSpiel and RLCard
	@$(PROFILED) bench-run
bench-run: $(BENCH_READY)
	$(call must_be_compiled,$(BENCH))
	@$(BENCH)/bin/python -m benchmarks $(ARGS)

budget: $(COMPILED_READY) ## count instructions: has a game become slower? ARGS='--write "REASON"' sets a new budget
	@tools/debian
	@tools/stage budget $(COMPILED)/bin/python tools/budget.py $(ARGS)

soak: ## run the long tests, then the compiled tests on the profiled wheel and on every other Python found here
	@tools/debian
	@$(MAKE) --no-print-directory soak-long soak-same
	@$(MAKE) --no-print-directory fuzz ARGS=
	@$(MAKE) --no-print-directory audit
	@$(PROFILED) test-compiled
	@mine=$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])'); \
	for version in 3.11 3.12 3.13 3.14; do \
		[ $$version = $$mine ] && continue; \
		python=$$(tools/find-python $$version) || { echo "soak: no Python $$version here"; continue; }; \
		$(MAKE) --no-print-directory test-compiled PYTHON=$$python COMPILED=.venv-soak-$$version || exit 1; \
	done

# pytest exits with 5 when ARGS selects no test.
soak-long: $(COMPILED_READY) $(COMPILED)/.dev-$(DEV_SUM)
	$(call must_be_compiled,$(COMPILED))
	@tools/stage "long tests" sh -c '$(COMPILED)/bin/python -m pytest -q -n $(WORKERS) -m slow --timeout 7200 $(ARGS) || [ $$? -eq 5 ]'

# The same thousand games of each game as on the compiled form, whose results are pinned.
soak-same: $(DEV_READY)
	@tools/stage "a thousand games interpreted" \
		$(DEV)/bin/python -m pytest -q -n $(WORKERS) -m slow --timeout 7200 tests/contract/test_thousand.py

# schemathesis has an environment of its own: as a plugin of pytest it would slow every run by seconds.
fuzz: $(COMPILED_READY) $(COMPILED)/.dev-$(DEV_SUM) $(FUZZ)/.lock-$(FUZZ_SUM) ## fuzz the server's requests with schemathesis
	@tools/stage fuzz env PYTHONPATH=. $(COMPILED)/bin/python tools/fuzz.py $(FUZZ)/bin/schemathesis $(ARGS)

mutants: $(DEV_READY) ## break the rules, one sampled change at a time, and count what the tests notice: ARGS="--sample 60 pie-factory"
	@tools/stage mutants $(DEV)/bin/python tools/mutants.py --workers $(WORKERS) $(ARGS)

sbom: $(DEV_READY) ## list what is inside, with versions, hashes and licences, in build/sbom.json (CycloneDX)
	@$(DEV)/bin/python tools/sbom.py

audit: $(AUDIT)/.lock-$(AUDIT_SUM) ## ask the registries for known vulnerabilities of what is locked
	@tools/audit $(AUDIT)/bin/pip-audit

lock: $(LOCKING)/.ready ## rewrite the locks from pyproject.toml (ARGS=--upgrade for the newest versions)
	@$(compile) $(project) -o requirements.lock
	@$(compile) $(project) -c requirements.lock --extra dev -o requirements-dev.lock
	@$(compile) $(project) -c requirements.lock --extra bench -o requirements-bench.lock
	@$(compile) --group page -o requirements-node.lock
	@$(compile) --group fuzz -o requirements-fuzz.lock
	@$(compile) --group audit -o requirements-audit.lock
compile = $(LOCKING)/bin/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header $(ARGS)
project = pyproject.toml --group build

clean: ## remove environments, builds and caches
	@rm -rf .venv .venv-* build dist src/*.egg-info .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache \
		.import_linter_cache mutants $(PAGE) web/node_modules
	@find $(CODE) -name __pycache__ -prune -exec rm -rf {} +

$(DEV)/.dev-$(DEV_SUM):
	$(call new_environment,$(DEV),requirements-dev.lock)
	@touch $@

$(DEV_READY): $(DEV)/.dev-$(DEV_SUM)
	@rm -f $(DEV)/.installed-*
	@BAKEHOUSE_PURE=1 $(call install,$(DEV)) --no-build-isolation --no-deps --editable .
	@touch $@

$(COMPILED)/.lock-$(LOCK_SUM):
	$(call new_environment,$(COMPILED),requirements.lock)
	@touch $@

$(COMPILED)/.dev-$(DEV_SUM): $(COMPILED)/.lock-$(LOCK_SUM)
	@tools/stage "test tools" $(call install,$(COMPILED)) --require-hashes -r requirements-dev.lock
	@touch $@

$(COMPILED_READY): $(WHEEL)
	$(call install_wheel,$(COMPILED))
	@touch $@

$(BENCH)/.lock-$(BENCH_SUM):
	$(call new_environment,$(BENCH),requirements-bench.lock)
	@touch $@

$(BENCH_READY): $(BENCH)/.lock-$(BENCH_SUM) $(WHEEL)
	$(call install_wheel,$(BENCH))
	@touch $@

$(FUZZ)/.lock-$(FUZZ_SUM):
	$(call new_environment,$(FUZZ),requirements-fuzz.lock)
	@touch $@

$(AUDIT)/.lock-$(AUDIT_SUM):
	$(call new_environment,$(AUDIT),requirements-audit.lock)
	@touch $@

$(PAGE_READY):
	@tools/stage "page built" tools/page build
	@[ ! -d $(PAGE) ] || touch $@

# setuptools would also pack whatever an earlier build left in build/lib.
$(WHEEL): $(COMPILED)/.lock-$(LOCK_SUM) $(PAGE_READY)
	@rm -rf build/wheel-* build/lib* build/bdist*
	@mkdir -p $(@D)
	@tools/stage build sh -c '$(COMPILED)/bin/python -m pip wheel --verbose --disable-pip-version-check \
		--no-build-isolation --no-deps --wheel-dir $(@D) . >$(@D)/log 2>&1 || { tail -n 25 $(@D)/log; exit 1; }'
	@grep -o 'bakehouse: built as plain Python.*' $(@D)/log | head -n 1
	@touch $@

$(LOCKING)/.ready:
	@$(PYTHON) -m venv $(LOCKING)
	@$(call install,$(LOCKING)) uv==0.13.7
	@touch $@
