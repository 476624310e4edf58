#!/usr/bin/env bash
# Train every net that the package ships and that is not there yet, one after the other; stopped, it goes on where it was.
# `tools/train_nets.sh captains-war` trains those whose name begins so. Hours on one core; WORKERS=4 shares them out.
set -euo pipefail
cd "$(dirname "$0")/.."

nets=src/flibuste/bots/nets
export PYTHONPATH=build/compiled${PYTHONPATH:+:$PYTHONPATH}

train() { # name game seats games [option...]
    local name=$1 game=$2 seats=$3 games=$4
    shift 4
    [[ $name == "$only"* && ! -e $nets/$name.npz ]] || return 0
    echo "Training $name..."
    .venv/bin/flibuste train "$game" --seats "$seats" --games "$games" --workers "${WORKERS:-1}" --out build/nets "${@/#/--option=}"
    cp "build/nets/$name.npz" "build/nets/$name.json" "$nets"
}

only=${1:-}
for seats in 2 3 4 5; do train "port-royal-$seats" port-royal "$seats" 8000; done
for seats in 2 3 4; do train "captains-war-$seats" captains-war "$seats" 4000; done
for seats in 1 2 3 4; do train "rolling-seas-$seats" rolling-seas "$seats" 2000 map=any; done
for seats in 2 3 4 5; do
    train "port-royal-$seats-sails-marked" port-royal "$seats" 6000 sails=marked
    train "port-royal-$seats-gambler-yes" port-royal "$seats" 6000 gambler=yes
    train "port-royal-$seats-contracts-cards" port-royal "$seats" 6000 contracts=cards
    train "port-royal-$seats-contracts-competitive" port-royal "$seats" 6000 contracts=competitive
done
