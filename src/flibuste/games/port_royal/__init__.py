"""Port Royal (Alexander Pfister): push your luck in the harbour, then trade and hire."""

from flibuste.games.port_royal.record import RECORD as RECORD  # first of all: the order of imports gives the numbers
