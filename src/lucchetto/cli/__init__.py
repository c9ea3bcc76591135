"""The `lucchetto` command: one module a command."""
