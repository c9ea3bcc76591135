"""Publishes table updates to every process that serves the same database, and holds the rate limits that they share."""
