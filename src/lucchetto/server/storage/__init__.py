"""The event log and everything else on disk: interfaces, queries and two backends."""
