"""The server under load, compared with other game servers."""
