"""Rolling Seas (George Jaros): everybody draws the same adventures on the own map and sails among them."""
