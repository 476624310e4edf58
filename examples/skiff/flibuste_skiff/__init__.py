"""Skiff, the smallest game: copy it, rename it, write your own rules."""

from flibuste_skiff.game import RECORD as RECORD  # first of all: verbs and events are numbered as files are imported
