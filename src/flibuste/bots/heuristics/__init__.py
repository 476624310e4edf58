"""One readable file per game: `choose(view, dice)` answers as a sensible player in the view's seat would."""
