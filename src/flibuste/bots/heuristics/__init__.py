"""One readable file per game: `choose(view, dice)` answers the question before the view's seat as a sensible player would."""
