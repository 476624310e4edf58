"""Environments in mid-game go to a Ray cluster and are played on: `python -m tests.bots.going_on_elsewhere ADDRESS`.

What they show there is what they show when they are played on here.
"""

import os
import sys

import ray

from flibuste.games import registry
from flibuste.kernel import run
from flibuste.research import raw_env

HALFWAY = 40


def played_on(environment, steps):
    """What is seen after so many first legal answers."""
    for _ in range(steps):
        seen, _, over, _, _ = environment.last()
        if over:
            break
        environment.step(int(seen["action_mask"].argmax()))
    return environment.observe(environment.agent_selection)["observation"].tobytes(), run.__file__


def main(address):
    ray.init(address=address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": os.environ["PYTHONPATH"]}})
    elsewhere = ray.remote(played_on)
    for key in registry.keys():
        environment = raw_env(key, 2)
        environment.reset(seed=1)
        played_on(environment, HALFWAY)
        there = ray.get(elsewhere.remote(environment, HALFWAY))
        here = played_on(environment, HALFWAY)
        assert here == there, key
        assert here[1].endswith(".so"), "the rules are not compiled"


if __name__ == "__main__":
    main(*sys.argv[1:])
