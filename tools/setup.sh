#!/bin/sh
# Make this checkout ready to play and to test: SWI-Prolog, .venv, the project, the card database.
# Usage: tools/setup.sh, or PYTHON=/path/to/python3.12 tools/setup.sh
set -eu

cd "$(dirname "$0")/.."

say() { printf '%s\n' "manalog: $*" >&2; }
die() { say "$*"; exit 1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Run a command as root: directly, or with sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"
    elif have sudo; then sudo "$@"
    else return 1
    fi
}

apt_install() {
    have apt-get || return 1
    as_root true || return 1
    say "installing $* with apt-get"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -q >&2 || true
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" >&2
}

# ---------------------------------------------------------------- SWI-Prolog 9

PROLOG_HOW="install SWI-Prolog 9 (https://www.swi-prolog.org/Download.html; Debian: apt-get install swi-prolog-nox; macOS: brew install swi-prolog), see that swipl is in the PATH, and run make again"

prolog_version() {
    swipl --dump-runtime-variables 2>/dev/null | sed -n 's/^PLVERSION="\{0,1\}\([0-9]*\).*/\1/p'
}

setup_prolog() {
    if ! have swipl; then
        if have brew; then say "installing swi-prolog with brew"; brew install swi-prolog >&2 || true
        else apt_install swi-prolog-nox || true
        fi
        hash -r 2>/dev/null || true
        have swipl || die "SWI-Prolog is missing: $PROLOG_HOW"
    fi
    version=$(prolog_version)
    [ "${version:-0}" -ge 90000 ] || die "this SWI-Prolog is too old (${version:-unknown}): $PROLOG_HOW"
}

# ---------------------------------------------------------------- Python 3.11

good_python() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for python in ${PYTHON:-} python3.13 python3.12 python3.11 python3; do
        if good_python "$python"; then printf '%s\n' "$python"; return; fi
    done
    die "Python 3.11 or later is missing: install it, or say where it is with PYTHON=/path/to/python3 make"
}

# Debian keeps venv in a package of its own.
setup_venv_module() {
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1 && return
    minor=$("$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    apt_install "python$minor-venv" || true
    "$1" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
        die "the Python module venv is missing: apt-get install python$minor-venv, and run make again"
}

setup_venv() {
    if ! good_python .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        python=$(find_python)
        setup_venv_module "$python"
        say "creating .venv with $("$python" --version)"
        rm -rf .venv
        "$python" -m venv .venv
    fi
    say "installing the project into .venv"
    .venv/bin/python -m pip install -q --disable-pip-version-check -e '.[dev]' >&2 ||
        die "pip could not install the project; its message stands above"
}

setup_prolog
setup_venv
.venv/bin/manalog cards --rebuild >/dev/null
pwd -P >.venv/ready
say "ready"
