"""Port Royal (Alexander Pfister): push your luck in the harbour, then trade and hire."""
