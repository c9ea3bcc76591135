"""Every message that travels between the server and a client, as types."""
