"""Tables over HTTP and WebSocket: people and bots at one game, wherever they are."""
