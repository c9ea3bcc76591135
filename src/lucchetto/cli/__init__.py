"""The `lucchetto` command: one module per command."""
