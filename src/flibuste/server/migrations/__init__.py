"""How the database grew; `store.upgrade` brings any older one up to date."""
