#!/bin/sh
# Make a Chromium ready for the tests in a browser: an installed one, Debian's, or Playwright's own.
# Usage: tools/browser.sh; it fails where there is none in the end, and the tests are skipped then.
set -eu

cd "$(dirname "$0")/.."

have() { command -v "$1" >/dev/null 2>&1; }
say() { printf '%s\n' "manalog: $*" >&2; }

found() { have chromium || have chromium-browser; }

# Install with apt-get, as root or by sudo that asks for nothing.
apt_chromium() {
    have apt-get || return 1
    say "installing chromium with apt-get"
    if [ "$(id -u)" -eq 0 ]; then DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium >&2
    elif have sudo; then sudo -n env DEBIAN_FRONTEND=noninteractive apt-get install -y -q chromium >&2
    else return 1
    fi
}

playwright_chromium() {
    [ -x .venv/bin/playwright ] || return 1
    say "installing Playwright's Chromium"
    .venv/bin/playwright install chromium >&2
}

found || apt_chromium || playwright_chromium || {
    say "no Chromium: the tests in a browser are skipped (install chromium)"
    exit 1
}
