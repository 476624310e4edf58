"""What the sealed packet adds to Captains' War."""
