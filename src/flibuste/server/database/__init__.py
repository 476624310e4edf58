"""The database: tables, transactions, news of changes between processes."""
