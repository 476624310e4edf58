"""Pictures for the web table: pure functions that return SVG; icons and ships are symbols of the page."""
