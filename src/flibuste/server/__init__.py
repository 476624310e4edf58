"""The web table: pages, streams, JSON interface."""
