#!/bin/sh
# Installs what the tests need, beside this clone and nowhere else (Chromium excepted), and runs them all.
#   sh tests/run.sh [arguments for pytest]
# PYTHON names another interpreter, CHROMIUM another browser.
set -eu
cd "$(dirname "$0")/.."

venv=.venv-test
python=${PYTHON:-python3}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "virus_nb needs Python 3.11 or later; PYTHON=/path/to/python names another one." >&2
    exit 2
}
[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check -e '.[test]'

# a browser of the Chromium family: the one that is there, else Debian's, else Playwright's own
if ! "$venv/bin/python" tests/browser/chromium.py >/dev/null 2>&1; then
    if command -v apt-get >/dev/null; then
        as_root=
        [ "$(id -u)" = 0 ] || as_root=sudo
        $as_root apt-get update -qq
        DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends \
            chromium fonts-dejavu-core >/dev/null
    else
        "$venv/bin/python" -m playwright install chromium
    fi
fi

# two at a time, file by file: a test with a browser mostly waits
exec "$venv/bin/python" -m pytest -n 2 --dist loadfile --no-loadscope-reorder "$@"
