"""The processes that play for bots, give hints, let clocks run out and look back at finished games."""
