#!/usr/bin/env bash
# Train the nets that are not there yet, one after the other; stopped, it goes on where it was. The curve in a net's .json says
# how it fares against the greedy bot: one that stays below does not belong into the package.
# `tools/train_nets.sh captains-war` trains those whose name begins so. Hours on one core; WORKERS=4 shares them out.
set -euo pipefail
cd "$(dirname "$0")/.."

nets=src/flibuste/bots/nets
export PYTHONPATH=${COMPILED:-build/compiled}${PYTHONPATH:+:$PYTHONPATH}

train() { # name game seats games measure [argument...]
    local name=$1 game=$2 seats=$3 games=$4 measure=$5
    shift 5
    [[ $name == "$only"* && ! -e $nets/$name.npz ]] || return 0
    echo "Training $name..."
    .venv/bin/flibuste train "$game" --seats "$seats" --games "$games" --measure "$measure" --workers "${WORKERS:-1}" \
        --out build/nets "$@"
    cp "build/nets/$name.npz" "build/nets/$name.json" "$nets"
}

only=${1:-}
wary=--loyalty=0.02
open=(--option=end=any --option=gambler=any --guided=0)
train port-royal-2 port-royal 2 24000 200
for seats in 3 4; do train "port-royal-$seats" port-royal "$seats" 6000 60; done
train port-royal-5 port-royal 5 3000 30
for seed in 2 3 4; do train "port-royal-2.$seed" port-royal 2 8000 0 --guided=0 --from=port-royal-2 --seed="$seed"; done
for seed in 2 3; do train "port-royal-4.$seed" port-royal 4 4000 0 --guided=0 --from=port-royal-4 --seed="$seed"; done
train captains-war-2 captains-war 2 12000 100 "$wary"
for seats in 3 4; do train "captains-war-$seats" captains-war "$seats" 6000 60 "$wary"; done
train rolling-seas-1 rolling-seas 1 1600 20
train rolling-seas-2 rolling-seas 2 960 8
for seats in 3 4; do train "rolling-seas-$seats" rolling-seas "$seats" 640 4; done
while read -r seats module games; do
    train "port-royal-$seats-$module-any" port-royal "$seats" "$games" 0 "--option=$module=any" "$wary" "--from=port-royal-$seats"
done <<'END'
2 sails 6000
2 contracts 3200
3 sails 3600
3 contracts 2400
4 sails 3600
4 contracts 4800
END
train port-royal-2-contracts-any-end-any-gambler-any-sails-any port-royal 2 6000 0 --option=contracts=any --option=sails=any \
    "${open[@]}" "$wary" --from=port-royal-2
train port-royal-2-end-any-gambler-any port-royal 2 3000 60 "${open[@]}" --from=port-royal-2
for seats in 3 4 5; do
    train "port-royal-$seats-end-any-gambler-any" port-royal "$seats" 2400 0 "${open[@]}" "$wary" --from="port-royal-$seats"
done
