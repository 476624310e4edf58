#!/usr/bin/env bash
# Pin every dependency: requirements/dev.txt holds one resolution of everything, the other locks are slices of it.
# Versions already pinned stay; `--upgrade` takes the newest.
set -euo pipefail
cd "$(dirname "$0")/.."

pin() {
    local lock=requirements/$1.txt
    shift
    echo "Pinning $lock..."
    CUSTOM_COMPILE_COMMAND="make lock" .venv/bin/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-options \
        --no-build-isolation --annotation-style=line --output-file="$lock" "$@" pyproject.toml
}

slice() { pin "$@" --constraint=requirements/dev.txt; }

pin dev --extra=server --extra=research --extra=bench --extra=ray --extra=dev "$@"
slice base
slice build --only-build-deps --build-deps-for=wheel
slice server --extra=server
slice research --extra=research
slice bench --extra=bench
slice ray --extra=ray
