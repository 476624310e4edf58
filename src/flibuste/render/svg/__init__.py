"""Pictures for the web table: pure functions that return SVG; every icon and ship comes from one sprite."""
