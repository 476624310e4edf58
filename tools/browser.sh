#!/usr/bin/env bash
# A Chromium for the browser tests: an installed one, else Debian's package when root, else Playwright's own download.
set -euo pipefail
bin=$1

for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && exit
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing the Debian package chromium for the browser tests..."
    apt-get -qq update
    DEBIAN_FRONTEND=noninteractive apt-get -qq install --yes --no-install-recommends chromium >/dev/null && exit
fi
"$bin/playwright" install chromium ||
    { echo "The browser tests need Chromium: install the package chromium, then run make again." >&2; exit 1; }
