"""The server under load, beside other game servers."""
