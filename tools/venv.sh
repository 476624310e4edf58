#!/usr/bin/env bash
# Create the virtual environment, unless it is there. Debian keeps the venv module in a package of its own: fetch it when root.
set -euo pipefail
python=$1
venv=$2

[ -x "$venv/bin/pip" ] && exit

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "Flibuste needs Python 3.11 or newer, '$python' is not: name one with 'make PYTHON=...' or install python3.11." >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip' 2>/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "This Python cannot make virtual environments: install the Debian package $package, then run make again." >&2
        exit 1
    fi
    echo "Installing the Debian package $package..."
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends "$package" >/dev/null
fi
"$python" -m venv --clear "$venv"
