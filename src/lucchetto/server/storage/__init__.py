"""Persistent storage: interfaces, shared queries, and the SQLite and PostgreSQL backends."""
