"""The expansions of Nassau, one file each."""
