"""Nets made by hand."""

import numpy as np

from flibuste.bots.net import Net
from flibuste.games.features import feature_names


def net_that_likes(name, game, rules, weight=1.0):
    """A net that looks at one number of each seat, and at nothing else."""
    names = feature_names(game.key, rules)
    hidden = np.zeros((len(names), rules.seats), np.float32)
    for place in range(rules.seats):
        hidden[names.index(f"{place}.{name}"), place] = weight
    nothing = np.zeros(rules.seats, np.float32)
    return Net([hidden, nothing, np.eye(rules.seats, dtype=np.float32), nothing])
