"""Learners of other projects at Flibuste's environments: `make learners`."""
